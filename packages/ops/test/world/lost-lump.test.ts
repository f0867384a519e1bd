import { type Branch, openAs, save } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { buildScene, lostLight, lostLump, seenFromPoint, visibilityStatistics } from '../../src/index.js';
import { goodMap } from '../validate/support/good-maps.js';

/** A file whose lumps of these names lie behind its end, though the directory has them. */
function withLost(branch: Branch, whole: Uint8Array, names: readonly string[], present = 0) {
  const bytes = whole.slice();
  const map = openAs(branch, bytes);
  const entries = map.head.entries.map((entry) => ({ ...entry }));
  const placed = entries.map((entry) =>
    names.some((name) => map.entryOf(name).index === entry.index)
      ? { index: entry.index, offset: bytes.length - present, length: 480 }
      : { index: entry.index, offset: entry.offset, length: entry.length },
  );
  branch.container.writeEntries(bytes, placed, map.byteOrder);
  return openAs(branch, bytes);
}

const good = goodMap('id-software/quake2');
const { branch } = good;
const whole = save(good).bytes;

describe('a lump that is stored and cannot be read', () => {
  it('is told from one that is there, and from one that is empty', () => {
    const map = withLost(branch, whole, ['VISIBILITY']);
    expect(lostLump(map, 'VISIBILITY')).toMatchObject({
      lump: 'VISIBILITY',
      code: 'out-of-bounds',
      reason: expect.stringContaining('all of its 480 bytes would lie behind the end'),
    });
    expect(lostLump(map, 'PLANES')).toBeUndefined();
    const empty = openAs(branch, branch.container.emptyHead(branch.container.versions[0] ?? 0, 'little'));
    expect(lostLump(empty, 'VISIBILITY')).toBeUndefined();
  });

  it('is one of which too little is there, but not one that is there in part', () => {
    expect(lostLump(withLost(branch, whole, ['FACES'], 7), 'FACES')?.reason).toContain('7 of its 480 bytes');
    expect(lostLump(withLost(branch, whole, ['FACES'], 45), 'FACES')).toBeUndefined();
  });

  it('is not one that was emptied by hand, or filled', () => {
    const emptied = openAs(branch, whole.slice());
    emptied.lump('VISIBILITY').setBytes(new Uint8Array(0));
    expect(lostLump(emptied, 'VISIBILITY')).toBeUndefined();
    const filled = withLost(branch, whole, ['FACES']);
    filled.lump('FACES').setBytes(new Uint8Array(20));
    expect(lostLump(filled, 'FACES')).toBeUndefined();
  });
});

describe('what follows from a lump that is lost', () => {
  it('is not that everything is seen from everywhere', () => {
    const map = withLost(branch, whole, ['VISIBILITY']);
    const found = visibilityStatistics(map);
    expect(found).toMatchObject({ isStored: true, lost: { lump: 'VISIBILITY' } });
    expect(found.brokenRows).toBe(found.clusterCount);
    expect(seenFromPoint(map, { x: 0, y: 0, z: 0 }).lost?.lump).toBe('VISIBILITY');
    expect(visibilityStatistics(openAs(branch, whole.slice())).lost).toBeUndefined();
  });

  it('is not that a map was compiled without light', () => {
    const map = withLost(branch, whole, ['LIGHTING']);
    expect(lostLight(map).map(({ lump }) => lump)).toEqual(['LIGHTING']);
    const rules = (options: Parameters<typeof buildScene>[1]) =>
      buildScene(map, options).issues.map(({ rule }) => rule);
    expect(rules({ light: {} })).toContain('scene-light-lost');
    // Who wants no light isn't told of it.
    expect(rules({})).not.toContain('scene-light-lost');
    expect(lostLight(openAs(branch, whole.slice()))).toEqual([]);
  });

  it('is not that a layer is empty', () => {
    const map = withLost(branch, whole, ['BRUSH_SIDES']);
    const lostOf = (layers: Parameters<typeof buildScene>[1]) =>
      buildScene(map, layers).issues.filter(({ rule }) => rule === 'scene-layer-lost');
    expect(lostOf({ layers: ['clip', 'leaf'] })).toMatchObject([
      {
        code: 'out-of-bounds',
        path: ['BRUSH_SIDES'],
        message: expect.stringMatching(/^is cut off: .*; the layer “clip” is made of it$/),
      },
    ]);
    expect(lostOf({ layers: ['leaf'] })).toEqual([]);
  });

  it('is not that there are no surfaces', () => {
    const { issues } = buildScene(withLost(branch, whole, ['FACES']));
    expect(issues.find(({ rule }) => rule === 'scene-empty')).toMatchObject({
      code: 'out-of-bounds',
      message: expect.stringMatching(/^the surfaces are stored, but FACES is cut off/),
    });
    const { issues: others } = buildScene(withLost(branch, whole, ['MODELS']));
    expect(others.find(({ rule }) => rule === 'scene-empty')).toMatchObject({
      path: ['MODELS'],
      message: expect.stringMatching(
        /^none of its \d+ surfaces is drawn: MODELS is stored, but it is cut off/,
      ),
    });
  });
});
