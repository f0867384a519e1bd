import type { FaceLight, FaceLightSet, GameMap } from '@brushwork/formats';
import { type Content, FormatError } from '@brushwork/record';
import { luxelsOfFace } from '../scene/light/luxels-of-face.js';
import { bytesOfSample, sampleAt } from '../scene/light/sample-coding.js';
import type { LinearColor } from './linear-color.js';
import { requireCapability } from './require-capability.js';
import { type AnyRecords, checkReference, placeOf, recordAt, recordsOf } from './typed-lumps.js';

/** Samples of one style on a face, row by row. */
export interface LightSamples {
  /** Number of the light style that switches them; 0 is always on. */
  readonly style: number;
  /** Average of the style's samples; `undefined` where the format keeps it elsewhere. */
  readonly average: LinearColor | undefined;
  /** Three linear components a sample: red, green, blue; a copy. */
  readonly flat: Float32Array;
  /** The same for the three directions that bump-mapped surfaces are lit from; none on other surfaces. */
  readonly directions: readonly Float32Array[];
}

/** Light of a face. */
export interface LitFace {
  /** Samples along a row. */
  readonly width: number;
  /** Number of rows. */
  readonly height: number;
  /** The light of each style. */
  readonly styles: readonly LightSamples[];
}

/** Which light is asked for. */
export interface FaceLightOptions {
  /** Its dynamic range; the highest that the map has unless given. */
  readonly range?: FaceLightSet['range'];
}

/** What the fields of a face say that its light depends on. */
interface FaceRecord {
  readonly lightOffset: number;
  readonly styles: Iterable<number>;
  readonly lightmapSize?: { readonly s: number; readonly t: number };
  readonly texture: number;
}

/** Directions that bump-mapped surfaces are lit from, beside the light of the surface as a whole. */
const DIRECTIONS = 3;

/**
 * Light of a face as the map's own lumps say it, whatever tools appended; `undefined` for one that is unlit (offset -1, or
 * a map without light). Averages stand just before the samples, that of the last style first.
 *
 * Throws `FormatError`: 'unsupported' without the capability `faceLight`, 'not-found' for a face that isn't there,
 * 'bad-value' for a size that is none, 'bad-reference' for samples outside their lump.
 */
export function faceLight(
  map: GameMap<object>,
  face: number,
  { range }: FaceLightOptions = {},
): LitFace | undefined {
  const capability = requireCapability(map, 'faceLight');
  const set = lightSet(map, capability, range);
  const faces = recordsOf(map, filledFaces(map, set));
  const record = recordAt<FaceRecord>(faces, face);
  const samples = map.lump(set.samples);
  if (record.lightOffset === -1 || samples.bytes.length === 0) return undefined;
  const used = usedStyles(record, capability);
  const { width, height } = sizeOf(map, faces, face, capability);
  if (width < 0 || height < 0)
    throw new FormatError('bad-value', `${width} by ${height} samples are no light of a face`, {
      ...placeOf(faces, face, 'lightmapSize'),
      found: `${width} by ${height}`,
    });
  const kinds = isBumped(map, faces, face, capability) ? 1 + DIRECTIONS : 1;
  const before = capability.hasAverages ? used.length : 0;
  const size = bytesOfSample(capability);
  checkRoom({ faces, face, samples, size }, { before, after: width * height * kinds * used.length });
  const at = (index: number): LinearColor =>
    sampleAt(samples.bytes, record.lightOffset + index * size, capability);
  const read = (start: number): Float32Array => colors(at, start, width * height);
  const styles = used.map((style, i) => {
    const start = i * kinds * width * height;
    return {
      style,
      average: capability.hasAverages ? at(-1 - i) : undefined,
      flat: read(start),
      directions: Array.from({ length: kinds - 1 }, (_, k) => read(start + (k + 1) * width * height)),
    };
  });
  return { width, height, styles };
}

/** The set that was asked for, or the highest whose samples the map has. */
function lightSet(
  map: GameMap<object>,
  { sets }: FaceLight,
  range: FaceLightSet['range'] | undefined,
): FaceLightSet {
  const wanted = sets.filter((set) => range === undefined || set.range === range);
  const found = wanted.findLast((set) => map.lump(set.samples).bytes.length > 0) ?? wanted.at(-1);
  if (found !== undefined) return found;
  throw new FormatError('unsupported', `${map.branch.title} has no light of a ${range} dynamic range`);
}

function filledFaces(map: GameMap<object>, { faces }: FaceLightSet): string {
  return faces.find((lump) => map.lump(lump).bytes.length > 0) ?? (faces[0] as string);
}

function usedStyles({ styles }: FaceRecord, { noStyle }: FaceLight): number[] {
  const all = [...styles];
  const unused = all.indexOf(noStyle);
  return unused < 0 ? all : all.slice(0, unused);
}

function isBumped(map: GameMap<object>, faces: AnyRecords, face: number, { bumped }: FaceLight): boolean {
  const { texture } = recordAt<FaceRecord>(faces, face);
  if (bumped === undefined || texture < 0) return false;
  const infos = recordsOf(map, bumped.lump);
  checkReference(infos, texture, placeOf(faces, face, 'texture'));
  const flags = (infos.at(texture) as unknown as Readonly<Record<string, number>>)[bumped.field] ?? 0;
  return (flags & bumped.flag) !== 0;
}

/** Refuses samples that aren't all in their lump, before anything is allocated for them. */
function checkRoom(
  {
    faces,
    face,
    samples,
    size,
  }: {
    readonly faces: AnyRecords;
    readonly face: number;
    readonly samples: Content;
    readonly size: number;
  },
  { before, after }: { readonly before: number; readonly after: number },
): void {
  const { lightOffset } = recordAt<FaceRecord>(faces, face);
  const room = samples.bytes.length - after * size;
  // Samples of four bytes begin at a multiple of that; others follow each other without gaps.
  const isAligned = size !== WORD || lightOffset % WORD === 0;
  if (isAligned && lightOffset >= before * size && after >= 0 && lightOffset <= room) return;
  throw new FormatError(
    'bad-reference',
    `${after} samples from byte ${lightOffset} on are outside ${samples.name}`,
    {
      ...placeOf(faces, face, 'lightOffset'),
      expected: `${before * size} to ${room}${size === WORD ? `, a multiple of ${WORD}` : ''}`,
      found: lightOffset,
    },
  );
}

/** Bytes of samples that begin at a multiple of them. */
const WORD = 4;

/** Samples along both sides of a face; `bad-reference` where they are to be worked out and can't be. */
function sizeOf(
  map: GameMap<object>,
  faces: AnyRecords,
  face: number,
  { texelsPerLuxel }: FaceLight,
): { readonly width: number; readonly height: number } {
  if (texelsPerLuxel === undefined) {
    const { lightmapSize } = recordAt<FaceRecord>(faces, face);
    return { width: (lightmapSize?.s ?? -1) + 1, height: (lightmapSize?.t ?? -1) + 1 };
  }
  const luxels = luxelsOfFace(map, texelsPerLuxel)(face);
  if (luxels !== undefined) return luxels;
  throw new FormatError(
    'bad-reference',
    'its corners or its texture are not all there',
    placeOf(faces, face, 'firstEdge'),
  );
}

function colors(at: (index: number) => LinearColor, first: number, count: number): Float32Array {
  const all = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const { red, green, blue } = at(first + i);
    all[i * 3] = red;
    all[i * 3 + 1] = green;
    all[i * 3 + 2] = blue;
  }
  return all;
}
