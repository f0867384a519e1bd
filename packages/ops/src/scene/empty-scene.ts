import type { GameMap, Geometry } from '@brushwork/formats';
import { lostLump, lostLumps } from '../world/lost-lump.js';
import { lumpsNamed } from '../world/lumps-named.js';
import { drawnFaces } from './polygon-columns.js';
import type { SceneCounts, SceneMesh, SceneModel } from './scene.js';
import type { SceneIssues } from './scene-issues.js';

/**
 * Notes that there is nothing to be seen of a map: it has no surfaces, none of them is drawn, or all of them together
 * have no area. Such a map can be read without any other complaint, where what is lost of it was overwritten by zeros.
 */
export function noteEmptyScene(
  map: GameMap<object>,
  geometry: Geometry,
  { counts, models, issues }: EmptySceneSources,
): void {
  const { billboards, drawn, surfaces } = counts;
  if (drawn > 0 ? models.some(({ meshes }) => meshes.some(hasArea)) : billboards > 0) return;
  const lump = surfaceLump(map, geometry);
  const path = [lump];
  const lost = lostLump(map, lump);
  if (lost !== undefined)
    issues.add('scene-empty', lost.code, `the surfaces are stored, but ${lump} ${lost.reason}`, { path });
  else if (surfaces === 0)
    issues.add(
      'scene-empty',
      'bad-count',
      'there are no surfaces, so that nothing is to be seen of the map',
      {
        path,
        found: 0,
      },
    );
  else {
    const nothing = `none of its ${surfaces} surfaces ${drawn === 0 ? 'is drawn' : 'has an area'}`;
    const { surfaceModels } = map.branch.capabilities;
    const [cause] = lostLumps(map, lumpsNamed(map, [surfaceModels, geometry]));
    if (cause !== undefined)
      issues.add('scene-empty', cause.code, `${nothing}: ${cause.lump} is stored, but it ${cause.reason}`, {
        path: [cause.lump],
      });
    else
      issues.add('scene-empty', drawn === 0 ? 'bad-count' : 'bad-value', nothing, {
        path,
        ...(drawn === 0 && { found: 0 }),
      });
  }
}

/** What came of a map. */
export interface EmptySceneSources {
  /** How much there is. */
  readonly counts: SceneCounts;
  /** The models. */
  readonly models: readonly SceneModel[];
  /** Where an empty scene is noted. */
  readonly issues: SceneIssues;
}

/** The lump that surfaces are missed in. */
function surfaceLump(map: GameMap<object>, geometry: Geometry): string {
  if (geometry.kind === 'polygons') return drawnFaces(map, geometry);
  if (geometry.kind === 'indexed-meshes') return geometry.meshes;
  return geometry.kind === 'typed-faces' ? geometry.faces : geometry.surfaces;
}

/** Whether a triangle of a mesh has its corners at more than one line; most often the first one has. */
function hasArea({ indices, positions: p }: SceneMesh): boolean {
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => (indices[i + k] as number) * 3) as [number, number, number];
    const way = (to: number, axis: number): number => (p[to + axis] as number) - (p[a + axis] as number);
    for (let k = 0; k < 3; k++) {
      const next = (k + 1) % 3;
      if (way(b, k) * way(c, next) - way(b, next) * way(c, k) !== 0) return true;
    }
  }
  return false;
}
