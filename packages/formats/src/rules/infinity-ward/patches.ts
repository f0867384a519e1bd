import { type AnyStruct, ListBase, type RecordList } from '@brushwork/record';
import type { GameMap } from '../../map/game-map.js';
import { loadedLump } from '../loaded-lump.js';
import type { BrokenPlace, Rule } from '../rule.js';
import { ruleSources } from '../sources.js';

interface Patch {
  readonly mode: number;
  readonly shape: { readonly width: number; readonly height: number; readonly indexCount: number };
}

const LUMP = 'COLLISION_PATCHES';
/** Where `width` and `vertexCount`, and behind them `height` and `indexCount`, lie in a patch. */
const FIRST_COUNT = 4;
const SECOND_COUNT = 6;

/** Visits the patches of one mode; `place` says where a field of the shape is. */
function* patchesOf(
  map: GameMap<object>,
  isCurve: boolean,
): Iterable<{ shape: Patch['shape']; place: (field: string) => Pick<BrokenPlace, 'path' | 'offset'> }> {
  const content = loadedLump(map, LUMP);
  if (!(content instanceof ListBase) || content.kind !== 'records') return;
  const patches = content as RecordList<AnyStruct>;
  for (let i = 0; i < patches.length; i++) {
    const patch = patches.at(i) as Patch;
    if ((patch.mode === 0) !== isCurve) continue;
    const place = (field: string): Pick<BrokenPlace, 'path' | 'offset'> => ({
      path: [LUMP, i, 'shape', field],
      offset: patches.offsetOf(i) + (field === 'width' ? FIRST_COUNT : SECOND_COUNT),
    });
    yield { shape: patch.shape, place };
  }
}

/** A curve has an odd number of control points each way. */
export const curveSize: Rule = {
  id: 'curve-size',
  severity: 'error',
  code: 'bad-count',
  title: 'a curve has an odd number of control points each way, three or more',
  cause: 'The grid was cut, or written by a tool that takes it for a plain mesh.',
  effect:
    'The game refuses to load the map: "bad parameters" for fewer than three, "even sizes are invalid for quadratic meshes" for an even number.',
  remedy: 'Add or take out a row or column of control points.',
  source: ruleSources.loader,
  confidence: 'certain',
  messages: [
    'CM_GeneratePatchFacets: bad parameters: (%i, %i, %s)',
    'CM_GeneratePatchFacets: even sizes are invalid for quadratic meshes',
  ],
  check(map, report) {
    for (const { shape, place } of patchesOf(map, true)) {
      report.checked(2);
      for (const field of ['width', 'height'] as const) {
        const found = shape[field];
        if (found >= 3 && found % 2 === 1) continue;
        report.broken(() => ({
          ...place(field),
          message: `a ${field} of ${found}`,
          expected: 'an odd number from 3 up',
          found,
        }));
      }
    }
  },
};

const MAX_GRID = 129;

/** A curve has 129 control points each way at most. */
export const curveGridLimit: Rule = {
  id: 'curve-grid-limit',
  severity: 'error',
  code: 'limit',
  title: 'a curve has at most 129 control points each way',
  cause: 'The curve is made of too many pieces.',
  effect:
    'The game refuses to load the map: "source is > MAX_GRID_SIZE"; beyond 65,536 control points in all it says "more than 65536 verts in curve" first.',
  remedy: 'Split the curve.',
  source: ruleSources.loader,
  confidence: 'certain',
  messages: [
    'CM_GeneratePatchFacets: source is > MAX_GRID_SIZE',
    'CM_SubdivideGridColumns: MAX_GRID_SIZE',
    'CMod_LoadLeafpatchesAndTerrain: more than %i verts in curve',
  ],
  check(map, report) {
    for (const { shape, place } of patchesOf(map, true)) {
      report.checked(2);
      for (const field of ['width', 'height'] as const) {
        const found = shape[field];
        if (found > MAX_GRID)
          report.broken(() => ({
            ...place(field),
            message: `a ${field} of ${found}`,
            expected: `at most ${MAX_GRID}`,
            found,
          }));
      }
    }
  },
};

/** The indexes of a piece of terrain make triangles. The limits of 65,536 vertices and 393,216 indexes are beyond its 16-bit counts. */
export const terrainIndexTriple: Rule = {
  id: 'terrain-index-triple',
  severity: 'error',
  code: 'bad-count',
  title: "a piece of terrain's indexes come in threes",
  cause: 'The terrain was cut at an index that is not the first of a triangle.',
  effect: 'The last triangle lacks a corner: the game builds its collision from an index that is not there.',
  remedy: 'Set the number of indexes to a multiple of three.',
  source: ruleSources.addedCheck,
  confidence: 'probable',
  messages: [
    'CMod_LoadLeafpatchesAndTerrain: more than %i indexes in terrain',
    'CMod_LoadLeafpatchesAndTerrain: more than %i verts in terrain',
  ],
  check(map, report) {
    for (const { shape, place } of patchesOf(map, false)) {
      report.checked(1);
      const found = shape.indexCount;
      if (found % 3 === 0) continue;
      report.broken(() => ({
        ...place('indexCount'),
        message: `${found} indexes make no whole triangles`,
        expected: 'a multiple of 3',
        found,
      }));
    }
  },
};
