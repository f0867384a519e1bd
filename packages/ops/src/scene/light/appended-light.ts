import type { AppendedFaceLight, FaceLightCoding, GameMap } from '@brushwork/formats';
import type { Content } from '@brushwork/record';
import type { AnyRecords } from '../../world/typed-lumps.js';
import { columnOf, type NumberColumn, numberAt } from '../scene-columns.js';
import type { FaceLuxels } from './luxels-of-face.js';
import { sampleBytes } from './sample-coding.js';

/** What lumps that tools append to a map say of the light of its faces, in place of what the map says itself. */
export interface AppendedLight {
  /** All samples, as many as the map's own. */
  readonly samples: { readonly bytes: Uint8Array; readonly coding: FaceLightCoding } | undefined;
  /** Where the samples of each face begin, in bytes of the map's own lump; -1 for an unlit face. */
  readonly offsets: NumberColumn | undefined;
  /** Light styles of each face. */
  readonly styles:
    | { readonly column: NumberColumn; readonly slots: number; readonly none: number }
    | undefined;
  /** Powers of two of the texels between two samples of each face. */
  readonly shifts: NumberColumn | undefined;
  /** How the light of each face lies, apart from its texture. */
  readonly places: LightPlaces | undefined;
}

/** How the light of faces lies, apart from their textures. */
export interface LightPlaces {
  /** Which luxels a face has. */
  luxels(face: number): FaceLuxels;
  /** Four factors of a position each that give the column of its luxel. */
  readonly column: NumberColumn;
  /** The same for the row. */
  readonly row: NumberColumn;
}

interface LumpsByName {
  find(name: string): { readonly content: Content } | undefined;
}

/** Most that the texels between two samples may be a power of two of. */
export const MOST_SHIFT = 16;

/**
 * Finds what appended lumps say of the light of faces. A lump that isn't as long as it should be for that many faces is
 * passed over, as engines do it.
 */
export function appendedLight(
  map: GameMap<object>,
  fields: AppendedFaceLight | undefined,
  faceCount: number,
): AppendedLight | undefined {
  if (fields === undefined || !Object.hasOwn(map.branch.lumps, fields.directory)) return undefined;
  const directory = map.lump(fields.directory) as unknown as Content & Partial<LumpsByName>;
  if (directory.kind !== 'bspx' || directory.bytes.length === 0) return undefined;
  const find = (name: string): Content | undefined => directory.find?.(name)?.content;
  const numbersOf = (name: string, perFace = 1): NumberColumn | undefined => {
    const content = find(name);
    if (content?.kind !== 'values' || content.length !== faceCount * perFace) return undefined;
    return (content as unknown as { column(): NumberColumn }).column();
  };
  const places = placesOf(find(fields.places.lump), fields.places, faceCount);
  return {
    samples: samplesOf(fields, find),
    offsets: places?.offsets ?? numbersOf(fields.offsets),
    styles: stylesOf(fields, { find, faceCount }),
    shifts: places === undefined ? numbersOf(fields.shifts) : undefined,
    places: places?.places,
  };
}

/** The samples of the first lump that is there, and holds whole ones. */
function samplesOf(
  { samples }: AppendedFaceLight,
  find: (name: string) => Content | undefined,
): AppendedLight['samples'] {
  for (const { coding, lump } of samples) {
    const bytes = find(lump)?.bytes;
    if (bytes !== undefined && bytes.length > 0 && bytes.length % sampleBytes[coding] === 0)
      return { bytes, coding };
  }
  return undefined;
}

/** Styles are as many for every face: however many that is, the length of the lump says it. */
function stylesOf(
  { styles }: AppendedFaceLight,
  { faceCount, find }: { readonly find: (name: string) => Content | undefined; readonly faceCount: number },
): AppendedLight['styles'] {
  for (const { lump, none } of styles) {
    const content = find(lump);
    if (content?.kind !== 'values' || content.length === 0 || content.length % faceCount !== 0) continue;
    const column = (content as unknown as { column(): NumberColumn }).column();
    return { column, slots: Math.min(content.length / faceCount, MOST_SLOTS), none };
  }
  return undefined;
}

/** Most styles of a face that are looked at. */
const MOST_SLOTS = 16;

function placesOf(
  content: Content | undefined,
  fields: AppendedFaceLight['places'],
  faceCount: number,
): { readonly places: LightPlaces; readonly offsets: NumberColumn } | undefined {
  if (content?.kind !== 'records' || content.length !== faceCount) return undefined;
  const of = (field: string): NumberColumn => columnOf(content as unknown as AnyRecords, field);
  const [width, height] = [of(fields.width), of(fields.height)];
  const luxels = (face: number): FaceLuxels => ({
    ...{ firstS: 0, firstT: 0, width: numberAt(width, face), height: numberAt(height, face) },
  });
  return { places: { luxels, column: of(fields.column), row: of(fields.row) }, offsets: of(fields.offset) };
}
