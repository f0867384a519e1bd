import type { FaceLight, FaceLightSet, GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { requireCapability } from '../../world/require-capability.js';
import { type AnyRecords, placeOf, recordsOf } from '../../world/typed-lumps.js';
import { fieldColumn, type NumberColumn, numberAt } from '../scene-columns.js';
import type { SceneIssues } from '../scene-issues.js';
import { type AppendedLight, appendedLight, type LightPlaces, MOST_SHIFT } from './appended-light.js';
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
  readonly styles: Uint16Array;
  /** Slots for styles of a face. */
  readonly slots: number;
  /** Luxels for each unit of the coordinates of textures, by face, where that isn't the same for all. */
  readonly luxelsBySurface: Float64Array | undefined;
  /** How light lies, where it doesn't as textures do. */
  readonly places: LightPlaces | undefined;
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
  const appended = appendedLight(map, capability.appended, list.length);
  const slots = appended?.styles?.slots ?? fieldColumn(map, lump, 'styles').width;
  const coding =
    appended?.samples === undefined ? capability : { ...capability, coding: appended.samples.coding };
  const table: FaceLightTable = {
    lump,
    length,
    range: set.range,
    samples: appended?.samples?.bytes ?? map.lump(set.samples).bytes,
    coding,
    widths: new Uint32Array(options.surfaces),
    heights: new Uint32Array(options.surfaces),
    firstS: new Int32Array(options.surfaces),
    firstT: new Int32Array(options.surfaces),
    starts: new Uint32Array(options.surfaces),
    kinds: new Uint8Array(options.surfaces),
    styleCounts: new Uint8Array(options.surfaces),
    styles: new Uint16Array(options.surfaces * slots),
    slots,
    luxelsBySurface: luxelsBySurface(appended, options.surfaces),
    places: appended?.places,
  };
  const { issues, mostLuxels } = options;
  if (list.length !== options.surfaces && table.samples.length > 0)
    issues.add('scene-light', 'bad-count', `${list.length} faces say how ${options.surfaces} are lit`, {
      path: [lump],
      found: list.length,
    });
  const columns = lightColumns(map, lump, { capability, appended });
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
  /** Bytes of a sample that offsets count. */
  readonly offsetSize: number;
  readonly styles: NumberColumn;
  /** Style of slots that aren't used. */
  readonly noStyle: number;
  readonly texture: NumberColumn;
  /** Flags of textures. */
  readonly flags: NumberColumn | undefined;
  readonly flagTotal: number;
  /** Which luxels a face has. */
  luxels(face: number): FaceLuxels | undefined;
  /** Whether a face is as bright as its image, whatever its offset. */
  isFullBright(face: number): boolean;
}

function lightColumns(
  map: GameMap<object>,
  lump: string,
  { appended, capability }: { readonly capability: FaceLight; readonly appended: AppendedLight | undefined },
): LightColumns {
  const { bumped, texelsPerLuxel } = capability;
  const texture = fieldColumn(map, lump, 'texture');
  return {
    offset: appended?.offsets ?? fieldColumn(map, lump, 'lightOffset'),
    offsetSize: bytesOfSample(capability),
    styles: appended?.styles === undefined ? fieldColumn(map, lump, 'styles') : rowsOf(appended.styles),
    noStyle: appended?.styles?.none ?? capability.noStyle,
    texture,
    flags: bumped === undefined ? undefined : fieldColumn(map, bumped.lump, bumped.field),
    flagTotal: bumped === undefined ? 0 : map.lump(bumped.lump).length,
    luxels: appended?.places?.luxels ?? ownLuxels(map, { lump, texelsPerLuxel, appended }),
    isFullBright: fullBright(map, texture, capability.fullBright),
  };
}

/** A column of as many numbers for every face as a column of one number. */
function rowsOf({ column, slots }: NonNullable<AppendedLight['styles']>): NumberColumn {
  return { ...column, stride: column.stride * slots, width: slots };
}

/** Luxels for each unit of the coordinates of textures, by face, where appended lumps say it. */
function luxelsBySurface(
  appended: AppendedLight | undefined,
  surfaces: number,
): FaceLightTable['luxelsBySurface'] {
  if (appended?.places !== undefined) return new Float64Array(surfaces).fill(1);
  if (appended?.shifts === undefined) return undefined;
  return Float64Array.from({ length: surfaces }, (_, face) => 1 / texelsOf(appended, face));
}

/** Texels between two samples of a face. */
function texelsOf({ shifts }: AppendedLight, face: number): number {
  return 2 ** Math.min(shifts === undefined ? 0 : numberAt(shifts, face), MOST_SHIFT);
}

function ownLuxels(
  map: GameMap<object>,
  {
    appended,
    lump,
    texelsPerLuxel,
  }: {
    readonly lump: string;
    readonly texelsPerLuxel: number | undefined;
    readonly appended: AppendedLight | undefined;
  },
): LightColumns['luxels'] {
  if (texelsPerLuxel === undefined) return storedLuxels(map, lump);
  if (appended?.shifts === undefined) return luxelsOfFace(map, texelsPerLuxel);
  return luxelsOfFace(map, (face) => texelsOf(appended, face));
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

/** Whether faces are as bright as their images whatever light they have, which bits of their textures say. */
function fullBright(
  map: GameMap<object>,
  texture: NumberColumn,
  bright: FaceLight['fullBright'],
): LightColumns['isFullBright'] {
  if (bright === undefined) return () => false;
  const bits = fieldColumn(map, bright.lump, bright.field);
  const total = map.lump(bright.lump).length;
  return (face) => {
    const info = numberAt(texture, face);
    return info >= 0 && info < total && (numberAt(bits, info) & bright.flag) !== 0;
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
  const offset = numberAt(columns.offset, face);
  const size = bytesOfSample(table.coding);
  // Appended samples are as many as the map's own, in other sizes.
  const start = offset < 0 ? offset : Math.floor(offset / columns.offsetSize) * size;
  if (columns.isFullBright(face)) return undefined;
  const styleCount = start === -1 ? 0 : readStyles(face, table, columns.styles, columns.noStyle);
  // A face without styles is black on its page.
  if (styleCount === 0 && capability.unlit !== 'black') return undefined;
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
  const bytes = width * height * kinds * styleCount * size;
  if (bytes > 0 && !(start >= 0 && start + bytes <= table.samples.length))
    return {
      ...{ code: 'bad-reference', field: 'lightOffset' },
      message: `${bytes} bytes of light from ${start} on aren't all there`,
    };
  table.widths[face] = width;
  table.heights[face] = height;
  table.firstS[face] = luxels.firstS;
  table.firstT[face] = luxels.firstT;
  table.starts[face] = Math.max(0, start);
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
