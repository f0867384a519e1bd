import { type GameMap, openAs, writeLzmaBlock } from '@brushwork/formats';
import { formatIssue, type Issue, type RecordList } from '@brushwork/record';
import { beforeAll, describe, expect, it } from 'vitest';
import { branch } from '../../../formats/src/branch/valve/orange-box.js';
import type { StaticPropV6 } from '../../../formats/src/branch/valve/records/static-props.js';
import { entries, follow } from '../../src/follow/index.js';
import { validate } from '../../src/validate/index.js';
import { buildFile } from './support/build-map.js';
import { goodMap, goodMaps } from './support/good-maps.js';

const id = 'valve/orange-box';
const { GAME_LUMP } = branch.lumps;
type Map = GameMap<typeof branch.lumps>;

const good = (): Map => goodMap(id) as unknown as Map;

/** Issues of references that begin at a path. */
function issuesAt(map: GameMap<object>, path: string): Issue[] {
  return validate(map).issues.filter((found) => found.path.join('.').startsWith(path));
}

function propsOf(map: Map): RecordList<typeof StaticPropV6> {
  const content = map.lumps.GAME_LUMP.find('sprp')?.content as unknown as {
    readonly parts: { readonly props: RecordList<typeof StaticPropV6> };
  };
  return content.parts.props;
}

/** The good map's static props with other values, in a game lump that has nothing else; compressed when asked for. */
async function mapOf(
  change: (props: RecordList<typeof StaticPropV6>) => void,
  how: { readonly isCompressed: boolean },
): Promise<Map> {
  const own = good();
  change(propsOf(own));
  const lump = own.lumps.GAME_LUMP.find('sprp');
  if (lump === undefined) throw new Error('the good map has no static props');
  const { bytes } = lump.content;
  const packed = how.isCompressed ? await writeLzmaBlock(bytes) : bytes;
  const flags = how.isCompressed ? { flags: 1, unpackedSize: bytes.length } : {};
  const game = GAME_LUMP.type.build([{ id: 'sprp', version: lump.version, bytes: packed, ...flags }], {
    offset: 0,
    hasTerminator: how.isCompressed,
  });
  const world = goodMaps.find((one) => one.branch.id === id);
  const contents = { ...world?.contents, GAME_LUMP: game };
  return openAs(branch, buildFile(world?.branch as never, contents, world?.versions));
}

describe('references of static props', () => {
  it('are found where they are, by path and absolute offset', async () => {
    const map = await mapOf((props) => props.at(0).set({ model: 99 }), { isCompressed: false });
    const [found, ...others] = issuesAt(map, 'GAME_LUMP');
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      rule: 'reference',
      path: ['GAME_LUMP', 'sprp', 'props', 0, 'model'],
      found: 99,
    });
    expect(found?.offset).toBe(propsOf(map).offsetOf(0) + 24);
    expect(formatIssue(found as Issue)).toMatch(
      /^error: GAME_LUMP\.sprp\.props\[0\]\.model @0x[0-9a-f]+: index 99 outside GAME_LUMP\.sprp\.models \(\d+ elements\) \[reference\]$/,
    );
    const d = new DataView(map.wholeFile?.buffer as ArrayBuffer);
    expect(d.getUint16(found?.offset ?? 0, true)).toBe(99);
  });

  it('select leaves that are there', async () => {
    const map = await mapOf((props) => props.at(0).set({ firstLeaf: 60000, leafCount: 2 }), {
      isCompressed: false,
    });
    expect(issuesAt(map, 'GAME_LUMP').map(({ rule, path }) => [rule, path.at(-1)])).toEqual([
      ['span', 'firstLeaf'],
    ]);
  });

  describe('in a compressed sub-lump', () => {
    let map: Map;
    beforeAll(async () => {
      map = await mapOf((props) => props.at(0).set({ model: 99 }), { isCompressed: true });
    });

    it('are found, and told by the block that they are in and the place in what that unpacks to', () => {
      const [found] = issuesAt(map, 'GAME_LUMP.sprp.props');
      const lump = map.lumps.GAME_LUMP.lumps[0];
      const block = map.lumps.GAME_LUMP.offset + (lump?.entry.start ?? 0);
      const place = propsOf(map).offsetOf(0) + 24 - block;
      expect(found).toMatchObject({ rule: 'reference', offset: block, unpackedOffset: place });
      expect(formatIssue(found as Issue)).toContain(
        `GAME_LUMP.sprp.props[0].model @0x${block.toString(16)} (unpacked +0x${place.toString(16)}): index 99`,
      );
      expect(lump?.content.bytes[place]).toBe(99);
    });
  });
});

describe('references of detail props and physics', () => {
  it('are found in lists that records lie apart in, too', () => {
    const map = good();
    const heads = map.lumps.PHYSICS_COLLISION.namedParts().get('models')?.open() as unknown as {
      at(i: number): { model: number };
      offsetOf(i: number): number;
    };
    heads.at(0).model = 5000;
    const found = issuesAt(map, 'PHYSICS_COLLISION.models');
    expect(found.map(({ rule, path, offset }) => [rule, path, offset])).toEqual([
      ['reference', ['PHYSICS_COLLISION', 'models', 0, 'model'], heads.offsetOf(0)],
    ]);
  });
});

describe('following references from parts', () => {
  const map = good();

  it('leads to other parts of the same sub-lump', () => {
    const prop = propsOf(map).at(0);
    expect(follow(map, 'GAME_LUMP.sprp.props', 0, 'model')).toMatchObject({
      lump: 'GAME_LUMP.sprp.models',
      index: prop.model,
      value: expect.stringContaining('.mdl'),
    });
    const leaves = entries(map, 'GAME_LUMP.sprp.props', 0, 'firstLeaf');
    expect([leaves.lump, leaves.first, leaves.length]).toEqual([
      'GAME_LUMP.sprp.leaves',
      prop.firstLeaf,
      prop.leafCount,
    ]);
  });

  it('leads from parts to lumps and from records that lie apart', () => {
    const [leaf] = [...entries(map, 'GAME_LUMP.sprp.props', 0, 'firstLeaf')];
    expect(follow(map, 'GAME_LUMP.sprp.leaves', 0)).toMatchObject({ lump: 'LEAVES' });
    expect(leaf).toEqual(expect.any(Number));
    expect(follow(map, 'PHYSICS_COLLISION.models', 0, 'model')).toMatchObject({ lump: 'MODELS', index: 0 });
    expect(follow(map, 'OCCLUSION.polygons', 0, 'firstVertexIndex')).toMatchObject({
      lump: 'OCCLUSION.vertexIndices',
    });
  });

  it('says what is wrong as for lumps', () => {
    expect(() => follow(map, 'GAME_LUMP.sprp.props', 9999, 'model')).toThrow(/no element 9999/);
    expect(() => follow(map, 'GAME_LUMP.sprp.props', 0, 'skin')).toThrow(/refers to nothing|skin/);
    expect(() => follow(map, 'GAME_LUMP.sprp.nothing', 0)).toThrow(/has no part 'nothing'/);
    expect(() => follow(map, 'GAME_LUMP', 0, 'x')).toThrow(/no element 0/);
  });
});
