import type { ListBase, SpanRole } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/validate/index.js';
import { buildMap } from './support/build-map.js';
import { callOfDutyWorld } from './support/call-of-duty-world.js';
import { goodMap, goodMaps } from './support/good-maps.js';
import { schemaFields } from './support/schema-fields.js';

const withLocalSpans = goodMaps
  .map(({ branch }) => ({
    branch,
    spans: schemaFields(branch).filter(({ role }) => role.kind === 'span' && role.local !== undefined),
  }))
  .filter(({ spans }) => spans.length > 0);

describe.each(withLocalSpans)('$branch.id: numbers that count inside their owner', ({ branch, spans }) => {
  it.each(spans.map((field) => [`${field.lump}.${field.path.join('.')}`, field] as const))(
    'are found outside of it: %s',
    (_, { role }) => {
      const map = goodMap(branch.id);
      const { lump, local } = role as SpanRole;
      const list = map.lump(lump) as ListBase;
      const names = typeof local === 'string' ? [''] : Object.keys(local ?? {});
      for (const name of names) {
        const i = list.length - 1;
        const before = list.bytes.slice();
        // The largest number of one byte is more than any owner of the good map has.
        const record = (list as ListBase & { at(k: number): unknown }).at(name === '' ? i : 0) as Record<
          string,
          { set(k: number, value: number): void }
        >;
        if (name === '') (list as ListBase & { set(k: number, value: number): void }).set(i, 127);
        else record[name]?.set(1, 127);
        const path = name === '' ? [lump, i] : [lump, 0, name, 1];
        const found = validate(map).issues.filter((one) => one.rule === 'local-reference');
        expect(found.map((one) => one.path)).toEqual([path]);
        expect(found[0]?.found).toBe(127);
        list.setBytes(before);
      }
    },
  );
});

describe('local references of Call of Duty', () => {
  const branch = goodMaps[0]?.branch;
  if (branch === undefined) throw new Error('no branch');

  it('are judged by the tightest owner where several select the same elements', () => {
    // Both surfaces use the same indexes; the second has three vertices, the first four.
    const soup = { material: 0, lightmap: 0, firstVertex: 0, vertexCount: 4, indexCount: 6, firstIndex: 0 };
    const map = buildMap(branch, {
      ...callOfDutyWorld,
      TRIANGLE_SOUPS: [soup, { ...soup, vertexCount: 3 }, soup, soup],
    });
    const found = validate(map).issues.filter((one) => one.rule === 'local-reference');
    expect(found.map((one) => one.path)).toEqual([['DRAW_INDICES', 5]]);
    expect(found[0]?.message).toContain('TRIANGLE_SOUPS[1]');
  });

  it('are found when they are negative', () => {
    const map = buildMap(branch, { ...callOfDutyWorld, COLLISION_INDICES: [0, 1, 2, 0, 2, -1, 0, 1, 2] });
    expect(validate(map).issues).toMatchObject([
      { rule: 'local-reference', path: ['COLLISION_INDICES', 5], found: -1 },
    ]);
  });

  it('allow edges of occluders that no occluder reads', () => {
    const edges = (callOfDutyWorld['OCCLUDER_EDGES'] as object[]).map((edge, i) =>
      i < 3 ? edge : { planes: [9, 9], vertices: [9, 9] },
    );
    expect(validate(buildMap(branch, { ...callOfDutyWorld, OCCLUDER_EDGES: edges })).issues).toEqual([]);
  });
});
