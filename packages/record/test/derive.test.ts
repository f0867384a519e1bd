import { describe, expect, it } from 'vitest';
import {
  type AnyStruct,
  array,
  f32,
  i32,
  list,
  record,
  ref,
  type Schema,
  span,
  struct,
  text,
  u8,
  u16,
  u32,
  union,
  vector,
} from '../src/index.js';

class Face extends struct(12, {
  plane: ref(u16, 'PLANES'),
  side: u8,
  firstEdge: span(i32, 'EDGES', 'edgeCount'),
  edgeCount: u16,
  styles: array(u8, 2),
}) {}

function places(type: AnyStruct): string {
  return type.layout.slots.map(({ name, offset }) => `${name}@${offset}`).join(' ');
}

/** A schema that the compiler knows nothing of, to see what the declaration itself refuses. */
function declare(schema: Schema): AnyStruct {
  return record(schema as never);
}

describe('a declaration', () => {
  it('lays fields out in the order of the schema and checks the size', () => {
    expect(places(Face)).toBe('plane@0 side@2 firstEdge@4 edgeCount@8 styles@10');
    expect(() => struct(13, { a: u32, b: u8 })).toThrow(
      'the fields take 8 bytes, the record was declared with 13: a, b',
    );
    expect(struct(5, { a: u32, b: u8 }, { packed: true }).size).toBe(5);
    expect(() => struct(8, { a: u32, b: u8 }, { packed: true })).toThrow(RangeError);
  });

  it('refuses names that a field of a live record would hide or that no count could use', () => {
    for (const name of [
      'toObject',
      'toJSON',
      'flat',
      'toBytes',
      'set',
      'constructor',
      '__proto__',
      '$raw',
      '$d',
      '4',
      '@4',
      'a b',
      '',
    ]) {
      expect(() => declare({ [name]: u8 }), name).toThrow(`a field can't be named '${name}'`);
    }
  });

  it('refuses a count, a start or a tag that is no field of it', () => {
    expect(() => declare({ first: span(u8, 'X', 'count') })).toThrow(
      "'first' needs 'count', which is no field of the record",
    );
    expect(() => declare({ first: span(u8, 'X', 'width * height'), width: u8 })).toThrow("'height'");
    expect(() => declare({ first: span(u8, 'X', '1', { local: 'base' }) })).toThrow("'base'");
    expect(() => declare({ first: span(u8, 'X', '1', { local: { planes: 'base' } }) })).toThrow("'base'");
    expect(() => declare({ all: array(u8, 4, { used: 'live' }) })).toThrow("'live'");
    expect(() => declare({ all: array(span(u8, 'X', 'count'), 4) })).toThrow("'count'");
    expect(() => declare({ part: union('kind', { otherwise: 'a' }, { a: {} }) })).toThrow("'kind'");
    expect(() =>
      union('kind', { otherwise: 'a' }, { a: { first: span(u8, 'X', 'count') } as never }),
    ).toThrow("'count'");
    expect(() => list(span(u8, 'X', 'count'))).toThrow("'count'");
  });

  it('refuses a count that is no number, and an expression that is none', () => {
    expect(() => declare({ first: span(u8, 'X', 'size'), size: vector(u8, ['x']) })).toThrow(
      'it is a vector',
    );
    expect(() => declare({ first: span(u8, 'X', 'name'), name: text(4) })).toThrow('it is a text');
    expect(() => declare({ first: span(u8, 'X', 'a +'), a: u8 })).toThrow(SyntaxError);
  });

  it('is made by its own functions, not by new', () => {
    expect(() => new Face()).toThrow('Face.from');
  });
});

describe('with', () => {
  it('replaces fields in their places and adds others behind', () => {
    class Wide extends Face.with(24, { area: f32, plane: ref(u32, 'PLANES'), edgeCount: u32 }) {}
    expect(places(Wide)).toBe('plane@0 side@4 firstEdge@8 edgeCount@12 styles@16 area@20');
    expect(Wide.from({ area: 2 }).area).toBe(2);
    expect(places(Face)).toBe('plane@0 side@2 firstEdge@4 edgeCount@8 styles@10');
  });

  it('checks the new size', () => {
    expect(() => Face.with(12, { area: f32 })).toThrow(RangeError);
  });

  it('keeps the packing of its parent', () => {
    const Packed = struct(3, { a: u8, b: u16 }, { packed: true });
    expect(Packed.with(7, { c: u32 }).layout.packed).toBe(true);
    expect(Packed.with(7, { c: u32 }).with(6, { a: u8, b: u8 }).size).toBe(6);
  });

  it('refuses a count that neither has', () => {
    expect(() => Face.with(16, { first: span(u32, 'X', 'none') } as never)).toThrow("'none'");
    expect(Face.with(16, { first: span(u32, 'X', 'edgeCount') }).size).toBe(16);
  });
});

describe('omit', () => {
  it('takes fields out and checks the new size', () => {
    expect(places(Face.omit(12, 'styles', 'side'))).toBe('plane@0 firstEdge@4 edgeCount@8');
    expect(() => Face.omit(10, 'styles', 'side')).toThrow('the fields take 12 bytes');
  });

  it('refuses a field that is not there, and one that another counts by', () => {
    expect(() => Face.omit(12, 'colour' as never)).toThrow("no field 'colour'");
    expect(() => Face.omit(12, 'edgeCount')).toThrow("'firstEdge' needs 'edgeCount'");
  });
});

describe('insertAfter', () => {
  it('puts fields behind the one named and checks the new size', () => {
    const Longer = Face.insertAfter(16, 'side', { smooth: u32 });
    expect(places(Longer)).toBe('plane@0 side@2 smooth@4 firstEdge@8 edgeCount@12 styles@14');
    expect(() => Face.insertAfter(12, 'side', { smooth: u32 })).toThrow(RangeError);
  });

  it('refuses a place that is not there, and a field that is', () => {
    expect(() => Face.insertAfter(16, 'colour' as never, { smooth: u32 })).toThrow("no field 'colour'");
    expect(() => Face.insertAfter(16, 'side', { plane: u32 })).toThrow("a field 'plane' already");
  });
});

describe('derived classes', () => {
  class Wide extends Face.with(16, { area: f32 }) {}
  class Wider extends Wide.insertAfter(24, 'plane', { extra: u32 }) {}

  it('know the class that they differ from', () => {
    expect([Wider.parent, Wide.parent, Face.parent]).toEqual([Wide, Face, undefined]);
    expect([Wider.name, Wide.name]).toEqual(['Wider', 'Wide']);
  });

  it('have live records of their own class, and of no other', () => {
    const wide = Wide.from({});
    expect(wide).toBeInstanceOf(Wide);
    expect(wide).not.toBeInstanceOf(Face);
    expect(wide).not.toBeInstanceOf(Wider);
  });

  it('take the fields that they share from a live record of another', () => {
    const wide = Wide.from({ plane: 5, styles: [1, 2], area: 3 });
    expect(
      Wider.from({})
        .set(wide as never)
        .toObject(),
    ).toMatchObject({ plane: 5, styles: [1, 2], area: 3, extra: 0 });
  });
});
