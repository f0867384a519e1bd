import { describe, expect, it } from 'vitest';
import { staticProps } from '../src/branch/valve/records/static-props-layouts.js';
import { type Layout, lumpOf, opened, rebuilt, recordOf, table } from './support/static-props-lumps.js';

const rows = table.flatMap(([layout, versions, size]) =>
  versions.map((version) => [layout, version, size] as const),
);

describe('records of static props', () => {
  it.each(table)('%s are laid out as the table says', (layout, _versions, size, offsets) => {
    const record = recordOf(layout);
    expect(record.size).toBe(size);
    const found = Object.keys(offsets).map((name) => [name, record.layout.byName.get(name)?.offset]);
    expect(Object.fromEntries(found)).toEqual(offsets);
  });

  it('are all there are', () => {
    expect(Object.keys(staticProps.layouts).sort()).toEqual(table.map(([layout]) => layout).sort());
  });
});

describe('the layout of static props', () => {
  it.each(rows)('%s is found for version %d by records of %d bytes', (layout, version, size) => {
    const bytes = lumpOf(layout, 5);
    const content = opened(bytes, version);
    expect([content.layout, content.status, content.issues]).toEqual([layout, 'ok', []]);
    const best = content.candidates[0];
    expect(best).toMatchObject({
      versionFits: true,
      sizeFits: true,
      isPlausible: true,
      isJudged: true,
      doubts: [],
    });
    expect(content.candidates.map(({ candidate }) => candidate.layout).sort()).toEqual(
      Object.keys(staticProps.layouts).sort(),
    );
    if (content.layout === 'opaque') throw new Error('not read');
    expect(content.parts.props).toHaveLength(5);
    expect(content.parts.props.record.size).toBe(size);
    expect(content.parts.props.at(3).origin.x).toBe(300);
    expect([...content.parts.models]).toEqual(['models/a.mdl', 'models/b.mdl']);
    expect([...content.parts.leaves]).toEqual([0, 3, 6, 9, 12, 15, 18]);
    expect(rebuilt(content)).toEqual(bytes);
  });

  it.each(rows)('%s is found for version %d in a big-endian file', (layout, version) => {
    const bytes = lumpOf(layout, 4, { byteOrder: 'big' });
    const content = opened(bytes, version, { byteOrder: 'big' });
    expect(rebuilt(content, 'big')).toEqual(bytes);
    // The one thing that tells these two apart is where a float's sign and exponent lie in its bytes.
    if (layout !== 'v11-merubasu') expect(content.layout).toBe(layout);
  });

  it('of no props is that of the version, of which there may be several', () => {
    const empty = new Uint8Array(12);
    const layouts = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((version) => opened(empty, version).layout);
    expect(layouts).toEqual([
      'v4',
      'v5',
      'v6',
      'v7',
      'v8',
      'v9',
      'v10',
      'v11-global-offensive',
      'v12-strata',
      'v13-strata',
    ]);
    expect(opened(empty, 11).issues).toEqual([]);
    expect(opened(empty, 11).candidates.filter((one) => one.versionFits && one.sizeFits)).toHaveLength(4);
    expect(opened(empty, 11, { of: staticProps.prefer('v11-black-mesa') }).layout).toBe('v11-black-mesa');
  });

  it('is told by what makes sense where version and size are the same', () => {
    const doubts = (bytes: Uint8Array, version: number, layout: Layout): string[] =>
      (
        opened(bytes, version).candidates.find(({ candidate }) => candidate.layout === layout)?.doubts ?? []
      ).map(({ message }) => message);
    expect(doubts(lumpOf('v11-black-mesa', 5), 11, 'v11-global-offensive')).toEqual([
      'level of hardware is none',
      'truth is none',
      'more flags than there are',
      'scale is no size',
    ]);
    expect(doubts(lumpOf('v11-global-offensive', 5), 11, 'v11-black-mesa')).toContain(
      'more flags than there are',
    );
  });

  it('is that of the game where one is preferred and both make sense', () => {
    const given = {
      color: { red: 0, green: 0, blue: 0, alpha: 0 },
      flagsEx: 0,
      lightmapWidth: 0,
      lightmapHeight: 0,
      minDirectX: 0,
      maxCpuLevel: 0,
    };
    const bytes = lumpOf('v11-global-offensive', 3, { given: { ...given, scale: 1 } });
    expect(opened(bytes, 11).layout).toBe('v11-global-offensive');
    expect(opened(bytes, 11, { of: staticProps.prefer('v11-black-mesa') }).layout).toBe('v11-black-mesa');
  });

  it('is that of the size where the version says another, with a warning', () => {
    const content = opened(lumpOf('v5', 3), 6);
    expect(content.layout).toBe('v5');
    expect(content.issues).toMatchObject([
      { rule: 'lump-version', severity: 'warning', found: 6, path: ['sprp'], offset: 500 },
    ]);
    expect(content.candidates[0]).toMatchObject({ versionFits: false, sizeFits: true });
  });

  it('is another than the version says where that makes no sense', () => {
    const content = opened(lumpOf('v11-global-offensive', 4), 12);
    expect(content.layout).toBe('v11-global-offensive');
    expect(content.issues[0]?.message).toContain('makes sense');
    const nan = lumpOf('v9', 4, { given: { origin: { x: Number.NaN, y: 0, z: 0 } } });
    expect(opened(nan, 9).layout).toBe('v9');
    expect(opened(nan, 9).candidates[0]).toMatchObject({
      isPlausible: false,
      doubts: [{ message: 'origin is outside any world', share: 1, isGrave: true }],
    });
    expect(opened(nan, 10).layout).toBe('v10');
  });
});
