import { type Branch, findPart, type GameMap } from '@brushwork/formats';
import {
  BitsField,
  integerRange,
  isNone,
  ListBase,
  type NumberField,
  PlacedRecords,
  parseExpression,
  type Role,
} from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/validate/index.js';
import { goodMap, goodMaps } from './support/good-maps.js';
import { type SchemaField, schemaFields } from './support/schema-fields.js';

/*
 * Every number of every schema that refers to something is damaged in turn, in a map that is good otherwise, and has
 * to be found at its path and offset. The fields come from the declarations: a field that no element of the good map
 * uses fails here, so that a new branch or field needs an element, and nothing is left out in silence.
 */

const REFERENCE_KINDS: ReadonlySet<Role['kind']> = new Set([
  'ref',
  'span',
  'run',
  'children',
  'either',
  'signed',
  'text-offset',
]);

interface Damage {
  readonly name: string;
  readonly value: number;
}

function rangeOf(field: NumberField | BitsField): readonly [number, number] {
  return field instanceof BitsField ? field.range : (integerRange((field as NumberField).type) ?? [0, 0]);
}

function clamp(value: number, [low, high]: readonly [number, number]): number {
  return Math.min(high, Math.max(low, value));
}

/** Where elements are: a lump or something inside it, or a list of several in there. */
type ListPlace = Pick<SchemaField, 'lump' | 'part'>;

function countOf(map: GameMap, { role, lump }: Pick<SchemaField, 'role' | 'lump'>): number {
  if (role.kind === 'enum' || role.kind === 'flags') return 0;
  if (role.kind === 'text-offset' || (role.kind === 'ref' && role.unit === 'bytes'))
    return map.lump(role.lump).bytes.length;
  const isOwn = role.lump.startsWith('.');
  return isOwn ? listOf(map, { lump, part: role.lump.slice(1) }).length : map.lump(role.lump).length;
}

type ElementList = ListBase | PlacedRecords;

function listOf(map: GameMap, { lump, part }: ListPlace): ElementList {
  const list = findPart(map, part === undefined ? lump : `${lump}.${part}`).content;
  if (!(list instanceof ListBase || list instanceof PlacedRecords))
    throw new Error(`${lump} is no list: these tests have to learn how to damage it`);
  return list;
}

/** Position of an element in the bytes of its list. */
function positionOf(list: ElementList, i: number): number {
  return list.offsetOf(i) - list.offset;
}

/** The path that issues have. */
function pathTo({ lump, part }: ListPlace, i: number, path: readonly (string | number)[]): unknown[] {
  return [...lump.split('.'), ...(part === undefined ? [] : [part]), i, ...path];
}

/** The value at a path of an element's plain form; `undefined` where another arm of a union holds. */
function plainAt(map: GameMap, field: SchemaField, i: number, path: readonly (string | number)[]): unknown {
  let value: unknown = (listOf(map, field).block(i, 1) as unknown[])[0];
  for (const part of path) value = (value as Record<string | number, unknown> | undefined)?.[part];
  return value;
}

function spanCount(map: GameMap, field: SchemaField, i: number): number {
  if (field.role.kind !== 'span') return Number.NaN;
  return parseExpression(field.role.count).evaluate((name) =>
    Number(plainAt(map, field, i, [...field.recordPath, name])),
  );
}

/** Whether the field lies in slots that the element uses. */
function isInUse(map: GameMap, field: SchemaField, i: number): boolean {
  return field.slots.every(
    ({ count, recordPath, slot }) =>
      slot < parseExpression(count).evaluate((name) => Number(plainAt(map, field, i, [...recordPath, name]))),
  );
}

/** Numbers of the elements in which the field is there and means something. */
function users(map: GameMap, field: SchemaField): number[] {
  const list = listOf(map, field);
  const all = Array.from({ length: list.length }, (_, i) => i);
  return all.filter((i) => {
    if (plainAt(map, field, i, field.path) === undefined || !isInUse(map, field, i)) return false;
    return field.role.kind !== 'span' || spanCount(map, field, i) > 0;
  });
}

/** What the slots of arrays that are used in part have in common: their field's name and declaration. */
function declarationOf({ lump, part, path, layout, reading }: SchemaField): string {
  return JSON.stringify([
    lump,
    part,
    layout,
    reading,
    path.map((part) => (typeof part === 'number' ? '*' : part)),
  ]);
}

/**
 * The fields that can be damaged in this map: those of the layout that a versioned lump has here, since another branch
 * has the others, and of the slots of an array that is used in part those in use, or one of them when none is.
 */
function fieldsIn(map: GameMap, branch: Branch): SchemaField[] {
  const fields = schemaFields(branch).filter(
    ({ lump, layout }) =>
      layout === undefined || layout === (findPart(map, lump).content as { layout?: string }).layout,
  );
  const isUsed = (field: SchemaField): boolean => field.slots.length === 0 || users(map, field).length > 0;
  const used = new Set(fields.filter(isUsed).map(declarationOf));
  return fields.filter((field) => {
    if (isUsed(field)) return true;
    if (used.has(declarationOf(field))) return false;
    used.add(declarationOf(field));
    return true;
  });
}

function runBefore(map: GameMap, field: SchemaField, element: number): number {
  let sum = 0;
  for (let i = 0; i < element; i++) sum += Number(plainAt(map, field, i, field.path));
  return sum;
}

/** Whether a damaged value is legal, told by the field's own declaration. */
function isLegal(map: GameMap, field: SchemaField, value: number, element: number): boolean {
  const { role } = field;
  const count = countOf(map, field);
  switch (role.kind) {
    case 'ref':
      return isNone(role, value) || (value >= 0 && value < count);
    case 'span':
      return isNone(role, value) || (value >= 0 && value + spanCount(map, field, element) <= count);
    case 'either':
      return value >= 0 ? value < count : -1 - value < map.lump(role.negative).length;
    case 'signed':
      return Math.abs(value) < count;
    case 'run':
      // The elements of the records before are taken: what is left is all that this one can have.
      return value >= 0 && value + runBefore(map, field, element) <= count;
    case 'children':
      return value >= 0 && value < count;
    default:
      return value >= 0 && value < count;
  }
}

function damagesOf(map: GameMap, field: SchemaField): Damage[] {
  const range = rangeOf(field.field);
  const damages = [
    { name: '-2', value: clamp(-2, range) },
    { name: "the target's count", value: clamp(countOf(map, field), range) },
    { name: 'the largest number', value: clamp(0x7fffffff, range) },
  ];
  if (field.role.kind === 'either') {
    damages.push({
      name: "the negative target's count",
      value: clamp(-1 - map.lump(field.role.negative).length, range),
    });
  }
  return damages;
}

function viewOf({ bytes }: ElementList): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function read(map: GameMap, field: SchemaField, i: number): number {
  const list = listOf(map, field);
  return Number(
    field.field.get(viewOf(list), positionOf(list, i) + field.offset, map.byteOrder === 'little'),
  );
}

function write(map: GameMap, field: SchemaField, i: number, value: number): void {
  const list = listOf(map, field);
  field.field.set(viewOf(list), positionOf(list, i) + field.offset, map.byteOrder === 'little', value);
}

/** Whether damaging an element is found where it was done, by a rule of references. */
function isFound(map: GameMap, field: SchemaField, i: number, value: number): boolean {
  const list = listOf(map, field);
  const before = read(map, field, i);
  write(map, field, i, value);
  const path = pathTo(field, i, field.path);
  const offset = list.offsetOf(i) + field.offset;
  const report = validate(map);
  write(map, field, i, before);
  const rules = new Set(['reference', 'span', 'run', 'children']);
  return report.issues.some(
    (found) =>
      rules.has(found.rule) &&
      found.severity === 'error' &&
      found.offset === offset &&
      JSON.stringify(found.path) === JSON.stringify(path),
  );
}

describe.each(goodMaps)('$branch.id: damaged references', ({ branch }) => {
  const map = goodMap(branch.id);
  const fields = fieldsIn(map, branch).filter(({ role }) => REFERENCE_KINDS.has(role.kind));

  describe.each(
    fields.map(
      (field) =>
        [
          [field.lump, field.part, ...field.path, field.reading]
            .filter((part) => part !== undefined)
            .join('.'),
          field,
        ] as const,
    ),
  )('%s', (_, field) => {
    const used = users(map, field);

    it('is used by the good map', () => expect(used.length).toBeGreaterThan(0));

    it.each(damagesOf(map, field))('set to $name', ({ value }) => {
      // An overlay's reading is its owner's to choose: not every element has it.
      if (field.reading !== undefined) {
        expect(used.some((i) => isFound(map, field, i, value))).toBe(true);
        return;
      }
      const ends = [...new Set([used[0] as number, used.at(-1) as number])];
      for (const i of ends) {
        const isFlaw = !isLegal(map, field, value, i);
        expect(isFound(map, field, i, value), `element ${i} set to ${value}`).toBe(isFlaw);
      }
    });
  });
});

describe.each(goodMaps)('$branch.id: damaged counts', ({ branch }) => {
  const map = goodMap(branch.id);
  const fields = fieldsIn(map, branch).filter(
    ({ role, siblings }) => role.kind === 'span' && siblings.has(role.count),
  );

  describe.each(
    fields.map((field) => [[field.lump, field.part ?? [], ...field.path].flat().join('.'), field] as const),
  )('of %s', (_, field) => {
    const count = field.role.kind === 'span' ? field.role.count : '';
    const number = field.siblings.get(count) as NumberField;
    const countField: SchemaField = {
      ...field,
      path: [...field.recordPath, count],
      offset: field.siblingOffsets.get(count) as number,
      field: number,
    };
    const element = users(map, field)[0] as number;

    function rulesAt(at: SchemaField, value: number): string[] {
      const list = listOf(map, field);
      const before = Number(plainAt(map, field, element, countField.path));
      write(map, countField, element, value);
      const { issues } = validate(map);
      write(map, countField, element, before);
      const path = JSON.stringify(pathTo(field, element, at.path));
      return issues
        .filter(
          (found) =>
            JSON.stringify(found.path) === path && found.offset === list.offsetOf(element) + at.offset,
        )
        .map((found) => found.rule);
    }

    it('set to -2 is found at the count', () => {
      if (rangeOf(number)[0] < 0) expect(rulesAt(countField, -2)).toContain('count');
    });

    it("set to more than the target's count is found at the first index", () => {
      expect(rulesAt(field, countOf(map, field) + 1)).toContain('span');
    });

    it('set to 0 makes the first index mean nothing', () => {
      expect(rulesAt(field, 0)).toEqual([]);
    });
  });
});

it('damages what is inside lumps, too', () => {
  const places = new Set(
    goodMaps.flatMap(({ branch }) => schemaFields(branch).map(({ lump, part }) => `${lump} ${part ?? ''}`)),
  );
  for (const place of ['GAME_LUMP.sprp props', 'GAME_LUMP.sprp leaves', 'GAME_LUMP.dprp props'])
    expect(places).toContain(place);
  expect(places).toContain('PHYSICS_COLLISION.models ');
});
