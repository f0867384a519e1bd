import type {
  ChunkNode,
  LevelDescription,
  MeshDescription,
  ModelDescription,
  PatchDescription,
  SettingsDescription,
} from '@brushwork/formats';

/*
 * A second way to the bytes of a model, typed by hand from the specification's tables, that shares no code with the
 * writer: bytes in plain arrays, numbers taken apart by hand. Slow, simple, and only for tests.
 */

/** Ids as the specification lists them. */
export const ids: Readonly<Record<string, number>> = {
  HEADER: 0x0003,
  BIZ_DONE: 0x0005,
  OBJECT: 0x0040,
  LOD: 0x0041,
  PATCH: 0x0042,
  PMESH: 0x0046,
  CONNECTION_LIST: 0x0047,
  SPHERE_LIST: 0x0048,
  SPHERE: 0x0049,
  PCONN_LIST: 0x004d,
  BOUND: 0x0070,
  BBOX: 0x0071,
  BSPHERE: 0x0072,
  XYZ: 0x0080,
  XYZ_N: 0x0081,
  XYZ_RGBA: 0x0082,
  XYZ_UV: 0x0088,
  XYZ_N_UV: 0x0089,
  XYZ_RGBA_UV: 0x008a,
  VERSION: 0x2002,
  DATE: 0x2003,
  TIME: 0x2004,
  SCALE: 0x2005,
  FILETYPE: 0x2007,
  NAME: 0x2008,
  UNIT: 0x2009,
  SV_F_MATERIAL: 0x2030,
  SV_B_MATERIAL: 0x2031,
  SV_DECAL: 0x2034,
  SV_FACETED: 0x2035,
  SV_VERTEX: 0x2036,
  SV_SPECIAL: 0x2037,
  LOD_DISTANCE: 0x2046,
  LOD_TRANSITION: 0x2048,
};

/** Bytes in each vertex, as the specification lists them. */
export const strides: Readonly<Record<string, number>> = {
  XYZ: 12,
  XYZ_N: 24,
  XYZ_RGBA: 28,
  XYZ_UV: 20,
  XYZ_N_UV: 32,
  XYZ_RGBA_UV: 36,
};

/** A number in so many bytes, the lowest first. */
export function little(value: number, size: number): number[] {
  const bytes: number[] = [];
  let rest = value < 0 ? value + 2 ** (8 * size) : value;
  for (let i = 0; i < size; i++) {
    bytes.push(rest % 256);
    rest = Math.floor(rest / 256);
  }
  return bytes;
}

/** A chunk: tag word, length, inside. `width`: bytes of the length, as few as will do unless given. */
export function chunk(tag: string | number, inside: readonly number[], width?: 1 | 2 | 4): number[] {
  const id = typeof tag === 'number' ? tag : (ids[tag] as number);
  const size = width ?? (inside.length < 256 ? 1 : 2);
  const top = size === 1 ? 0 : size === 2 ? 0x4000 : 0x8000;
  return [...little(id + top, 2), ...little(inside.length, size), ...inside];
}

/** Single floats, by their sign, exponent and fraction. */
export function floats(values: ArrayLike<number>): number[] {
  return Array.from(values).flatMap((value) => little(floatBits(value), 4));
}

function floatBits(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x80000000 : 0;
  const size = Math.abs(value);
  if (Number.isNaN(value)) return 0x7fc00000;
  if (size === 0) return sign;
  if (size === Infinity) return sign + 0x7f800000;
  let exponent = Math.floor(Math.log2(size));
  if (2 ** exponent > size) exponent--;
  if (2 ** (exponent + 1) <= size) exponent++;
  // Test values are sums of a few powers of two: no rounding is needed, and none is done.
  const fraction = (size / 2 ** exponent - 1) * 2 ** 23;
  if (exponent < -126 || !Number.isInteger(fraction)) throw new Error(`${value} is no test value`);
  return sign + (exponent + 127) * 2 ** 23 + fraction;
}

/** Text, one byte a character. */
export function letters(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0));
}

/** A whole file. */
export function file(magic: string, chunks: readonly (readonly number[])[]): Uint8Array {
  return Uint8Array.from([...letters(magic), ...chunks.flat()]);
}

/** The bytes of a model, from the description that the writer takes. */
export function byteModel(model: ModelDescription): Uint8Array {
  const { header = {} } = model;
  const headerInside = [
    ...(header.others ?? []).flatMap(node),
    ...(header.name === undefined ? [] : chunk('NAME', [...letters(header.name), 0])),
    ...(header.fileType === undefined ? [] : chunk('FILETYPE', [header.fileType])),
    ...(header.unit === undefined ? [] : chunk('UNIT', [header.unit])),
    ...(header.scale === undefined ? [] : chunk('SCALE', floats([header.scale]))),
  ];
  return file(model.magic ?? 'DIV-BIZ2', [
    chunk('HEADER', headerInside),
    ...(model.bound === undefined ? [] : [chunk('BOUND', model.bound.flatMap(node))]),
    ...(model.objects ?? []).map((object) =>
      chunk('OBJECT', [
        ...settings(object),
        ...object.levels.flatMap((level) =>
          level.isImplicit === true ? level.patches.flatMap(patch) : chunk('LOD', levelInside(level)),
        ),
      ]),
    ),
    ...(model.others ?? []).map(node),
    chunk('BIZ_DONE', []),
  ]);
}

function levelInside(level: LevelDescription): number[] {
  const { distance, transition } = level;
  return [
    ...settings(level),
    ...(distance === undefined ? [] : chunk('LOD_DISTANCE', floats([distance.in, distance.out]))),
    ...(transition === undefined ? [] : chunk('LOD_TRANSITION', [...transition])),
    ...level.patches.flatMap(patch),
  ];
}

function patch(one: PatchDescription): number[] {
  const { meshes = [], sphereLists = [] } = one;
  return chunk('PATCH', [
    ...settings(one),
    ...meshes.flatMap(mesh),
    ...sphereLists.flatMap(({ spheres, vertices }) =>
      chunk('SPHERE_LIST', [
        ...(vertices === undefined ? [] : chunk(vertices.layout, floats(vertices.vertices))),
        ...spheres.flatMap((bytes) => chunk('SPHERE', [...bytes])),
      ]),
    ),
  ]);
}

function mesh({ faces, layout, vertices }: MeshDescription): number[] {
  if ((vertices.length * 4) % (strides[layout] as number) !== 0) throw new Error(`no vertices of ${layout}`);
  return chunk('PMESH', [
    ...chunk(layout, floats(vertices)),
    ...faces.flatMap(({ corners, list, pointsPerFace }) => {
      const indexes = Array.from(corners).flatMap((corner) => little(corner, 4));
      return chunk(list, list === 'PCONN_LIST' ? [pointsPerFace, ...indexes] : indexes);
    }),
  ]);
}

function settings(one: SettingsDescription): number[] {
  const { back, decal, faceted, front, name, others = [], specials = [], vertexMode } = one;
  return [
    ...(name === undefined ? [] : chunk('NAME', [...letters(name), 0])),
    ...(front === undefined ? [] : chunk('SV_F_MATERIAL', [1, ...letters(front), 0])),
    ...(back === undefined ? [] : chunk('SV_B_MATERIAL', [1, ...letters(back), 0])),
    ...(decal === undefined ? [] : chunk('SV_DECAL', [decal ? 1 : 0])),
    ...(faceted === undefined ? [] : chunk('SV_FACETED', [faceted ? 1 : 0])),
    ...(vertexMode === undefined ? [] : chunk('SV_VERTEX', [vertexMode])),
    ...specials.flatMap((special) => chunk('SV_SPECIAL', [...letters(special), 0])),
    ...others.flatMap(node),
  ];
}

function node({ children, data, tag, width }: ChunkNode): number[] {
  return chunk(tag, [...(children ?? []).flatMap(node), ...(data ?? [])], width);
}
