import type { FaceLight, FaceLightSet, GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { requireCapability } from '../../world/require-capability.js';
import { type AnyRecords, placeOf, recordsOf } from '../../world/typed-lumps.js';
import { fieldColumn, type NumberColumn, numberAt } from '../scene-columns.js';
import type { SceneIssues } from '../scene-issues.js';
import { type FaceLuxels, luxelsOfFace } from './luxels-of-face.js';
import { bytesOfSample, type SampleCoding } from './sample-coding.js';

/** The light that all faces of a lump have, before any of it is read. */
export interface FaceLightTable {
  /** Name of the lump of faces. */
  readonly lump: string;
  /** Number of faces. */
  readonly length: number;
  /** Dynamic range of the light. */
  readonly range: FaceLightSet['range'];
  /** All samples. */
  readonly samples: Uint8Array;
  /** How they are stored. */
  readonly coding: SampleCoding;
  /** Luxels along s of each face; 0 for one that is unlit. */
  readonly widths: Uint32Array;
  /** Luxels along t of each face. */
  readonly heights: Uint32Array;
  /** First luxel of each face along s. */
  readonly firstS: Int32Array;
  /** First luxel of each face along t. */
  readonly firstT: Int32Array;
  /** Where the samples of each face begin, in bytes. */
  readonly starts: Uint32Array;
  /** Sets of samples of each style: that of the surface as a whole, and perhaps those of three directions. */
  readonly kinds: Uint8Array;
  /** Number of styles of each face. */
  readonly styleCounts: Uint8Array;
  /** The styles, as many slots for each face. */
  readonly styles: Uint8Array;
  /** Slots for styles of a face. */
  readonly slots: number;
}

/** Which light is read, and how large a face's may be. */
export interface FaceLightTableOptions {
  /** Its dynamic range; the highest that the map has unless given. */
  readonly range?: FaceLightSet['range'] | undefined;
  /** Number of surfaces that are drawn. */
  readonly surfaces: number;
  /** Most luxels along a side. */
  readonly mostLuxels: number;
  /** Where what can't be read is noted. */
  readonly issues: SceneIssues;
}

/** Sets of samples of a surface that is lit from three directions as well. */
const BUMP_KINDS = 4;

/**
 * Finds out which light every face has; one whose light can't be read, or is larger than it may be, is unlit, and an issue.
 * `unsupported` without the capability `faceLight`, and for a dynamic range that the format doesn't have.
 */
export function faceLightTable(map: GameMap<object>, options: FaceLightTableOptions): FaceLightTable {
  const capability = requireCapability(map, 'faceLight');
  const set = chooseSet(map, capability, options.range);
  const lump = set.faces.find((name) => map.lump(name).bytes.length > 0) ?? (set.faces[0] as string);
  const list = recordsOf(map, lump);
  const length = Math.min(list.length, options.surfaces);
  const styleColumn = fieldColumn(map, lump, 'styles');
  const slots = styleColumn.width;
  const table: FaceLightTable = {
    lump,
    length,
    range: set.range,
    samples: map.lump(set.samples).bytes,
    coding: capability,
    widths: new Uint32Array(options.surfaces),
    heights: new Uint32Array(options.surfaces),
    firstS: new Int32Array(options.surfaces),
    firstT: new Int32Array(options.surfaces),
    starts: new Uint32Array(options.surfaces),
    kinds: new Uint8Array(options.surfaces),
    styleCounts: new Uint8Array(options.surfaces),
    styles: new Uint8Array(options.surfaces * slots),
    slots,
  };
  const { issues, mostLuxels } = options;
  if (list.length !== options.surfaces && table.samples.length > 0)
    issues.add('scene-light', 'bad-count', `${list.length} faces say how ${options.surfaces} are lit`, {
      path: [lump],
      found: list.length,
    });
  const columns = lightColumns(map, lump, capability);
  const found = { table, list, columns, capability, mostLuxels };
  if (table.samples.length > 0)
    for (let face = 0; face < length; face++) {
      const problem = readFace(face, found);
      if (problem === undefined) continue;
      table.widths[face] = 0;
      issues.add('scene-light', problem.code, problem.message, placeOf(list, face, problem.field));
    }
  return table;
}

/** The set that was asked for, or the highest whose samples the map has. */
function chooseSet(
  map: GameMap<object>,
  { sets }: FaceLight,
  range: FaceLightSet['range'] | undefined,
): FaceLightSet {
  const wanted = sets.filter((set) => range === undefined || set.range === range);
  const found = wanted.findLast((set) => map.lump(set.samples).bytes.length > 0) ?? wanted.at(-1);
  if (found !== undefined) return found;
  throw new FormatError('unsupported', `${map.branch.title} has no light of a ${range} dynamic range`);
}

interface LightColumns {
  readonly offset: NumberColumn;
  readonly styles: NumberColumn;
  readonly texture: NumberColumn;
  /** Flags of textures. */
  readonly flags: NumberColumn | undefined;
  readonly flagTotal: number;
  /** Which luxels a face has. */
  luxels(face: number): FaceLuxels | undefined;
  /** Whether a face is none that is lit, whatever its offset. */
  isUnlit(face: number): boolean;
}

function lightColumns(map: GameMap<object>, lump: string, capability: FaceLight): LightColumns {
  const { bumped, texelsPerLuxel } = capability;
  const texture = fieldColumn(map, lump, 'texture');
  return {
    offset: fieldColumn(map, lump, 'lightOffset'),
    styles: fieldColumn(map, lump, 'styles'),
    texture,
    flags: bumped === undefined ? undefined : fieldColumn(map, bumped.lump, bumped.field),
    flagTotal: bumped === undefined ? 0 : map.lump(bumped.lump).length,
    luxels: texelsPerLuxel === undefined ? storedLuxels(map, lump) : luxelsOfFace(map, texelsPerLuxel),
    isUnlit: texelsPerLuxel === undefined ? () => false : unlitByMaterial(map, texture),
  };
}

function storedLuxels(map: GameMap<object>, lump: string): LightColumns['luxels'] {
  const first = fieldColumn(map, lump, 'lightmapMins');
  const size = fieldColumn(map, lump, 'lightmapSize');
  return (face) => {
    const a = first.offset + face * first.stride;
    const b = size.offset + face * size.stride;
    return {
      firstS: first.array[a] as number,
      firstT: first.array[a + 1] as number,
      width: (size.array[b] as number) + 1,
      height: (size.array[b + 1] as number) + 1,
    };
  };
}

/** Sky and liquids aren't lit, though they may have an offset, where faces don't say themselves how much light is theirs. */
function unlitByMaterial(map: GameMap<object>, texture: NumberColumn): LightColumns['isUnlit'] {
  const { lump, flags } = map.branch.capabilities.surfaceMaterials ?? {};
  if (lump === undefined || flags === undefined) return () => false;
  const unlit = flags.sky | flags.liquid;
  const bits = fieldColumn(map, lump, flags.field);
  const total = map.lump(lump).length;
  return (face) => {
    const info = numberAt(texture, face);
    return info >= 0 && info < total && (numberAt(bits, info) & unlit) !== 0;
  };
}

interface LightProblem {
  readonly code: 'bad-value' | 'bad-reference' | 'limit';
  readonly field: string;
  readonly message: string;
}

/** Reads what one face says of its light into the table; an unlit one has a width of 0. */
function readFace(
  face: number,
  found: {
    readonly table: FaceLightTable;
    readonly list: AnyRecords;
    readonly columns: LightColumns;
    readonly capability: FaceLight;
    readonly mostLuxels: number;
  },
): LightProblem | undefined {
  const { table, columns, capability, mostLuxels } = found;
  const start = numberAt(columns.offset, face);
  if (start === -1 || columns.isUnlit(face)) return undefined;
  const styleCount = readStyles(face, table, columns.styles, capability.noStyle);
  if (styleCount === 0) return undefined;
  const luxels = columns.luxels(face);
  // A face that can't be drawn is an issue already.
  if (luxels === undefined) return undefined;
  const { width, height } = luxels;
  if (width === 0 || height === 0) return undefined;
  const sizeField = capability.texelsPerLuxel === undefined ? 'lightmapSize' : 'texture';
  if (width < 0 || height < 0)
    return {
      ...{ code: 'bad-value', field: sizeField },
      message: `${width} by ${height} luxels are no light of a face`,
    };
  if (width > mostLuxels || height > mostLuxels)
    return {
      ...{ code: 'limit', field: sizeField },
      message: `${width} by ${height} luxels are more than a page of light takes (${mostLuxels} a side)`,
    };
  const kinds = isBumped(face, columns, capability) ? BUMP_KINDS : 1;
  const size = bytesOfSample(capability);
  const bytes = width * height * kinds * styleCount * size;
  if (!(start >= 0 && start + bytes <= table.samples.length))
    return {
      ...{ code: 'bad-reference', field: 'lightOffset' },
      message: `${bytes} bytes of light from ${start} on aren't all there`,
    };
  table.widths[face] = width;
  table.heights[face] = height;
  table.firstS[face] = luxels.firstS;
  table.firstT[face] = luxels.firstT;
  table.starts[face] = start;
  table.kinds[face] = kinds;
  return undefined;
}

/** Notes the styles of a face, those before the first unused slot; says how many they are. */
function readStyles(
  face: number,
  { slots, styles, styleCounts }: FaceLightTable,
  { array, offset, stride }: NumberColumn,
  noStyle: number,
): number {
  let count = 0;
  for (; count < slots; count++) {
    const style = array[offset + face * stride + count] as number;
    if (style === noStyle) break;
    styles[face * slots + count] = style;
  }
  styleCounts[face] = count;
  return count;
}

function isBumped(face: number, { flags, flagTotal, texture }: LightColumns, { bumped }: FaceLight): boolean {
  const info = numberAt(texture, face);
  if (bumped === undefined || flags === undefined || !(info >= 0 && info < flagTotal)) return false;
  return (numberAt(flags, info) & bumped.flag) !== 0;
}
