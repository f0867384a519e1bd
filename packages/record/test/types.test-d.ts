/*
 * What the compiler has to refuse, and the types that a reader gets. Nothing here is run: the type check of the tests
 * fails where a line below `@ts-expect-error` has no error, and where a type isn't the one that is expected.
 */
import {
  array,
  type Column,
  f16,
  f32,
  i16,
  i32,
  list,
  many,
  overlay,
  padding,
  type RecordList,
  record,
  recordFrom,
  records,
  ref,
  sequence,
  span,
  struct,
  text,
  u8,
  u16,
  u64,
  union,
  vector,
  versions,
} from '../src/index.js';

/** Compiles only where both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(_proof: Same<A, B>): void {}

class Plane extends struct(16, { normal: vector(f32, ['x', 'y', 'z']), distance: f32 }) {}

class Face extends struct(28, {
  plane: ref(u16, 'PLANES'),
  firstEdge: span(i32, 'EDGES', 'edgeCount'),
  edgeCount: i16,
  styles: array(u8, 4),
  gap: padding(2),
  name: text(4),
  bounds: array(Plane, 0),
}) {}

class Patch extends struct(12, {
  mode: u8,
  side: overlay(i32, { distance: f32, index: ref(i32, 'PLANES') }),
  shape: union('mode', { 0: 'curve', otherwise: 'none' }, { curve: { width: i16 }, none: {} }),
}) {}

export function countsAndTags(): void {
  struct(4, { first: span(u16, 'X', 'width * height'), width: u8, height: u8 });
  // @ts-expect-error: `count` is no field
  struct(4, { first: span(u16, 'X', 'count'), counts: u16 });
  // @ts-expect-error: `height` is no field
  struct(4, { first: span(u16, 'X', '(width + 1) * height'), width: u16 });
  // @ts-expect-error: `live` is no field
  struct(4, { all: array(u8, 4, { used: 'live' }) });
  // @ts-expect-error: `kind` is no field
  struct(4, { tag: u8, shape: union('kind', { otherwise: 'a' }, { a: {} }) });
  // @ts-expect-error: `count` is no field of the arm
  union('tag', { otherwise: 'a' }, { a: { first: span(u16, 'X', 'count') } });
  // @ts-expect-error: there is no arm `b`
  union('tag', { otherwise: 'b' }, { a: {} });
  // @ts-expect-error: every value needs an arm
  union('tag', { 0: 'a' }, { a: {} });
  // @ts-expect-error: `count` is no part
  sequence('S', { items: many(u8, 'count') });
  sequence('S', { items: many(u8, 'rest') });
}

export function differences(): void {
  Face.with(32, { firstFace: span(u16, 'X', 'edgeCount') });
  // @ts-expect-error: neither has a field `count`
  Face.with(32, { firstFace: span(u16, 'X', 'count') });
  // @ts-expect-error: there is no field `colour`
  Face.omit(12, 'colour');
  // @ts-expect-error: there is no field `colour`
  Face.insertAfter(12, 'colour', { n: u8 });
  // @ts-expect-error: neither has a field `count`
  Face.insertAfter(32, 'plane', { first: span(u16, 'X', 'count') });
}

export function views(face: Face, patch: Patch): void {
  same<typeof face.plane, number>(true);
  same<typeof face.name, string>(true);
  const [x, y, z] = Plane.from({}).normal;
  same<typeof x, number | undefined>(true);
  void [y, z];
  face.plane = 3;
  // @ts-expect-error: a number
  face.plane = '3';
  // @ts-expect-error: there is no such field
  void face.planes;
  // @ts-expect-error: only the arm says what it has
  void patch.shape.width;
  if (patch.shape.$case === 'curve') same<typeof patch.shape.width, number>(true);
  same<typeof patch.side.distance, number>(true);
  const style = face.styles.at(0);
  same<typeof style, number | undefined>(true);
  const bound = face.bounds.at(0);
  same<typeof bound, Plane | undefined>(true);
}

export function plainData(face: Face): void {
  const plain = face.toObject();
  same<typeof plain.styles, number[]>(true);
  same<typeof plain.plane, number>(true);
  // @ts-expect-error: padding has no value in plain data
  void plain.gap;
  Face.from({ plane: 1, styles: [1, 2, 3, 4] });
  Face.from({ styles: face.styles });
  // @ts-expect-error: there is no such field
  Face.from({ planes: 1 });
  // @ts-expect-error: a number
  Face.from({ plane: 'x' });
}

export function columns(faces: RecordList<typeof Face>, patches: RecordList<typeof Patch>): void {
  const planes = faces.column('plane');
  same<typeof planes.array extends Float64Array ? true : false, false>(true);
  const { distance, raw }: { distance: Column; raw: Column } = patches.column('side');
  void [distance, raw];
  same<ReturnType<typeof patches.column<'shape'>>, never>(true);
  same<ReturnType<typeof faces.column<'bounds'>>, never>(true);
  // @ts-expect-error: there is no such field
  faces.column('planes');
  class Wide extends record({ id: u64, ids: array(u64, 2), h: f16, word: text(2) }) {}
  const wide = records(Wide).open({ name: '', bytes: new Uint8Array(), offset: 0, byteOrder: 'little' });
  same<typeof wide extends RecordList<typeof Wide> ? true : false, true>(true);
  const big: Column<BigUint64Array | BigInt64Array> = wide.column('id');
  const bigs: Column<BigUint64Array | BigInt64Array> = wide.column('ids');
  const letters: Column = wide.column('word');
  void [big, bigs, letters];
}

export function lists(): void {
  const points = list(vector(f32, ['x', 'y']));
  type Point = ReturnType<ReturnType<typeof points.open>['at']>;
  same<Point['x'], number>(true);
  // @ts-expect-error: it has no z
  type _Z = Point['z'];
  const leaves = versions({ 0: Plane, 1: Face, 2: list(u16) });
  type Leaves = ReturnType<typeof leaves.open>;
  same<Leaves['layout'], '0' | '1' | '2'>(true);
  same<Extract<Leaves, { layout: '1' }> extends RecordList<typeof Face> ? true : false, true>(true);
}

export function formats(): void {
  const made = recordFrom('i2Hf', { a: null, b: 2, c: null }).from({ a: 1 });
  same<typeof made.a, number>(true);
  // @ts-expect-error: it is not mapped
  void made.d;
  const mixed = recordFrom('i4s', ['n', 'word']).from({});
  same<typeof mixed.n, number | bigint | boolean | string>(true);
}
