import type { GameMap, PolygonGeometry } from '@brushwork/formats';
import { DecalBases } from './decals/decal-bases.js';
import { decalReader } from './decals/decal-reader.js';
import { displacementColumns } from './displacements/displacement-columns.js';
import { type DisplacementReader, displacementReader } from './displacements/displacement-reader.js';
import type { PackedLight } from './packed-light.js';
import { polygonColumns } from './polygon-columns.js';
import { polygonReader } from './polygon-reader.js';
import type { SceneBudget } from './scene-budget.js';
import type { SceneIssues } from './scene-issues.js';
import type { MaterialTable } from './scene-materials.js';
import type { SurfaceReader } from './surface-reader.js';

/** What the surfaces of a map of polygons are read with. */
export interface PolygonReadersOptions {
  /** The materials. */
  readonly materials: MaterialTable;
  /** Where what can't be drawn is noted. */
  readonly issues: SceneIssues;
  /** What is left of the room. */
  readonly budget: SceneBudget;
  /** Where the light of the faces was packed to; they carry none without. */
  readonly light?: PackedLight | undefined;
}

/**
 * Makes the readers of all that a map of polygons has to draw: that of flat faces first, then those of displacements and
 * of decals on both, where the format has such.
 */
export function polygonReaders(
  map: GameMap<object>,
  geometry: PolygonGeometry,
  options: PolygonReadersOptions,
): readonly SurfaceReader[] {
  const polygons = polygonReader(map, geometry, options);
  const displacements = displacementsOf(map, geometry, options);
  const bases = new DecalBases(polygons, displacements);
  const { overlays } = map.branch.capabilities;
  const decals = (overlays?.lumps ?? [])
    .filter((lump) => isReadable(map, lump, { issues: options.issues, rule: 'scene-decal' }))
    .flatMap((lump) => (overlays === undefined ? [] : [{ ...options, lump, fields: overlays, bases }]))
    .map((found) => decalReader(map, found));
  return [polygons, ...(displacements === undefined ? [] : [displacements]), ...decals];
}

function displacementsOf(
  map: GameMap<object>,
  geometry: PolygonGeometry,
  options: PolygonReadersOptions,
): DisplacementReader | undefined {
  const { displacements: fields } = map.branch.capabilities;
  const place = { issues: options.issues, rule: 'scene-displacement' };
  if (fields === undefined) return undefined;
  if (![fields.lump, fields.vertices.lump].every((lump) => isReadable(map, lump, place))) return undefined;
  const faces = polygonColumns(map, geometry);
  const displacements = displacementColumns(map, fields);
  return displacementReader({ ...options, map, geometry, faces, displacements });
}

/** Whether a lump is read as records; what is in one that isn't can't be drawn, and is an issue. */
function isReadable(
  map: GameMap<object>,
  lump: string,
  { issues, rule }: { readonly issues: SceneIssues; readonly rule: string },
): boolean {
  const content = map.lump(lump);
  if (content.kind === 'records') return true;
  const found = `is read as ${content.kind}, so that it can't be drawn`;
  if (content.bytes.length > 0) issues.add(rule, 'unsupported', found, { path: [lump] });
  return false;
}
