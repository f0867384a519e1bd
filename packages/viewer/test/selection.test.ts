import { registry } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { entitySelection, isEntityPath } from '../src/protocol/selection.js';

describe('the selection of an entity', () => {
  it('leads to the entities of every format', async () => {
    const branches = await Promise.all(registry.map((entry) => entry.load()));
    const named = branches.flatMap(({ capabilities: { entities } }) => entities ?? []);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((lump) => !isEntityPath(lump))).toEqual([]);
    expect(entitySelection(12)).toEqual({ path: named[0], index: 12 });
  });
});
