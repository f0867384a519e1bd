import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstPlace,
  type Place,
  placeAfter,
  placeFromHash,
  placeInAnotherFile,
  placeToHash,
  viewNames,
} from '../../src/state/place.js';

/** A number as addresses have it. */
const rounded = (least: number, most: number, scale: number): fc.Arbitrary<number> =>
  fc.integer({ min: least * scale, max: most * scale }).map((value) => value / scale + 0);
const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
const query = fc.string({ unit: 'binary', maxLength: 200 });
const some = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });
const camera = fc.record({
  position: fc.tuple(rounded(-70_000, 70_000, 100), rounded(-70_000, 70_000, 100), rounded(-9000, 9000, 100)),
  yaw: rounded(-720, 720, 100),
  pitch: rounded(-90, 90, 100),
});

/** Any place that somebody can come to. */
const anyPlace: fc.Arbitrary<Place> = fc
  .record({
    view: fc.constantFrom(...viewNames),
    selection: some(fc.record({ path: name, index: fc.nat(), field: name }, { requiredKeys: ['path'] })),
    camera: some(camera),
    mode: some(name),
    layers: some(fc.array(name, { maxLength: 20 })),
    exposure: rounded(-4, 4, 4),
    lightRange: some(fc.constantFrom('low' as const, 'high' as const)),
    lightShares: fc
      .array(fc.tuple(fc.integer({ min: 0, max: 255 }), rounded(0, 1, 20)), { maxLength: 8 })
      .map((pairs) => new Map(pairs)),
    unseen: fc.constantFrom('off' as const, 'hidden' as const, 'dimmed' as const),
    seenFrom: some(camera),
    level: some(fc.nat(9)),
    upAxis: fc.constantFrom('y' as const, 'z' as const),
    parts: fc.array(
      fc.record({
        ...{ object: fc.nat(9), level: fc.nat(9), part: fc.nat(99), isHidden: fc.boolean() },
        ...{ turn: rounded(-180, 180, 1), lift: rounded(-900, 900, 1000) },
      }),
      { maxLength: 8 },
    ),
    rowFilter: query,
    rowSort: some(fc.record({ column: name, descending: fc.boolean() })),
    hiddenColumns: fc.array(name, { maxLength: 8 }),
    entityFilter: query,
    entityOrder: fc.constantFrom('class' as const, 'file' as const),
    connectionSteps: fc.integer({ min: 1, max: 3 }),
    issueFilter: query,
    severities: fc.subarray(['error' as const, 'warning' as const, 'info' as const]),
    chosenIssue: some(name),
    pakFilter: query,
    chosenPakRow: some(name),
    comparedPart: some(name),
    difference: some(fc.nat()),
  })
  .map((given) => ({ ...firstPlace, ...given }));

/** What is left of a text in an address: halves of characters aren't. */
function asWritten(place: Place): Place {
  const wellFormed = (value: unknown): unknown => {
    if (typeof value === 'string') return new TextDecoder().decode(new TextEncoder().encode(value));
    if (Array.isArray(value)) return value.map(wellFormed);
    if (value instanceof Map || typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, wellFormed(one)]));
  };
  return wellFormed(place) as Place;
}

describe('a link', () => {
  it('brings back everything that a place says', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        expect(placeFromHash(`#${placeToHash(place)}`)).toEqual(asWritten(place));
      }),
      { numRuns: 300 },
    );
  });

  it('says nothing of what is as at first, and can be read', () => {
    expect(placeToHash(firstPlace)).toBe('view=world');
    const place: Place = {
      ...firstPlace,
      selection: { path: 'FACES', index: 3 },
      camera: { position: [1, -2.5, 3.004], yaw: 90, pitch: 0 },
      lightShares: new Map([
        [0, 1],
        [32, 0.5],
      ]),
      rowSort: { column: 'area', descending: true },
    };
    expect(placeToHash(place)).toBe(
      'view=world&at=FACES&index=3&camera=1,-2.5,3,90,0&styles=0:1,32:0.5&sort=area,down',
    );
  });

  it.each([
    ['numbers that are none', 'exposure=NaN&camera=1,2,Infinity,4,5&steps=1e9&level=-1&difference=0x10'],
    ['numbers out of bounds', 'exposure=99&steps=4&camera=1e400,0,0,0,0&from=0,0,0,0,91'],
    ['words that nobody knows', 'unseen=maybe&up=x&range=medium&order=random&severities=fatal,nothing'],
    ['parts of nothing', 'parts=1,2:3,a:b:c,::::::,1:2:3:4:5:6:7&styles=300:1,1:9,x&index=5&field=a'],
    ['keys of other things', '__proto__=1&constructor=2&toString=3&hasOwnProperty=4&first=5'],
    ['escapes that end too early', 'filter=%&hide=%2,%zz&view=%E0%A4%A'],
    [
      'more than anybody writes',
      `filter=${'a'.repeat(2001)}&at=${'b'.repeat(1001)}&hide=${'c,'.repeat(600)}`,
    ],
    ['an address without end', `view=file&at=FACES&x=${'a'.repeat(70_000)}`],
  ])('is followed as far as it means something: %s', (_, hash) => {
    const { hiddenColumns, layers, rowFilter, severities, ...place } = placeFromHash(hash);
    expect({ ...place, view: 'world' }).toEqual(
      (({ hiddenColumns: _a, layers: _b, rowFilter: _c, severities: _d, ...rest }) => rest)(firstPlace),
    );
    expect([rowFilter.length, hiddenColumns.length].every((length) => length <= 2)).toBe(true);
    expect([layers, severities.length <= 3]).toEqual([undefined, true]);
  });

  it('is read whatever it is, and means the same when it is written anew', () => {
    const keys = [
      'view',
      'at',
      'index',
      'camera',
      'layers',
      'styles',
      'parts',
      'filter',
      'sort',
      'hide',
      'from',
    ];
    const pair = fc.tuple(fc.constantFrom(...keys), fc.string({ unit: 'binary', maxLength: 60 }));
    const numbers = fc.tuple(fc.constantFrom(...keys), fc.stringMatching(/^[-0-9.:,%]{0,40}$/));
    const hash = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(fc.oneof(pair, numbers), { maxLength: 8 })
        .map((pairs) => new URLSearchParams(pairs).toString()),
    );
    fc.assert(
      fc.property(hash, (given) => {
        const place = placeFromHash(given);
        expect(placeFromHash(placeToHash(place))).toEqual(place);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('going elsewhere', () => {
  const place: Place = {
    ...firstPlace,
    view: 'file',
    selection: { path: 'FACES', index: 1 },
    mode: 'light',
    entityFilter: 'door',
    rowFilter: 'area > 1',
    hiddenColumns: ['plane'],
  };

  it('keeps what holds for a table while that is shown, and no longer', () => {
    expect(placeAfter(place, { selection: { path: 'FACES', index: 9 } }).rowFilter).toBe('area > 1');
    expect(placeAfter(place, { view: 'world' }).hiddenColumns).toEqual(['plane']);
    const other = placeAfter(place, { selection: { path: 'PLANES' } });
    expect([other.rowFilter, other.hiddenColumns, other.entityFilter]).toEqual(['', [], 'door']);
    expect(placeAfter(place, { selection: undefined, rowFilter: 'x' }).rowFilter).toBe('x');
  });

  it('keeps the view and how it is shown when another file is opened', () => {
    const { camera, entityFilter, mode, rowFilter, selection, view } = placeInAnotherFile(place);
    expect([view, mode]).toEqual(['file', 'light']);
    expect([camera, entityFilter, rowFilter, selection]).toEqual([undefined, '', '', undefined]);
  });
});
