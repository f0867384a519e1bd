import { EntityText, type GameMap, type Geometry } from '@brushwork/formats';

type Row = Readonly<Record<string, number>>;

function rowOf(map: GameMap, lump: string, i: number): Row {
  return (map.lump(lump) as unknown as { at(at: number): Row }).at(i);
}

/** Models that the map shows: the world, and those that entities name. */
function shownModels(map: GameMap): ReadonlySet<number> {
  const shown = new Set([0]);
  const text = map.lump(map.branch.capabilities.entities ?? '');
  if (!(text instanceof EntityText)) return shown;
  for (const entity of text.document.entities) {
    const number = /^\*(\d+)$/.exec(entity.get('model') ?? '')?.[1];
    if (number !== undefined) shown.add(Number(number));
  }
  return shown;
}

/**
 * Triangles that the records of a map come to, by arithmetic alone: edges - 2 for a flat face, 2 x 4^power for a
 * displacement, a third of the indexes of a soup, what a mesh says itself. `undefined` where surfaces are of kinds whose number depends on how finely
 * they are drawn, which is so for displacements that meet others of another power, too.
 */
export function countTriangles(map: GameMap): number | undefined {
  const { displacements, geometry, surfaceModels, terrain } = map.branch.capabilities;
  if (geometry === undefined || geometry.kind === 'typed-faces' || terrain !== undefined) return undefined;
  const lump = surfaceLump(map, geometry);
  const ofSurface = (i: number): number => {
    const row = rowOf(map, lump, i);
    if (geometry.kind === 'indexed-meshes') return row[geometry.mesh.triangleCount] as number;
    if (geometry.kind !== 'polygons') return Math.floor((row['indexCount'] as number) / 3);
    const displacement = row['displacement'] ?? -1;
    if (displacement === -1 || displacements === undefined) return (row['edgeCount'] as number) - 2;
    return 2 * 4 ** (rowOf(map, displacements.lump, displacement)['power'] as number);
  };
  const { length } = map.lump(lump);
  if (surfaceModels === undefined)
    return Array.from({ length }, (_, i) => ofSurface(i)).reduce((sum, one) => sum + one, 0);
  const counted = new Set<number>();
  if (displacements !== undefined && powersOf(map, displacements.lump).size > 1) return undefined;
  let triangles = 0;
  for (const model of [...shownModels(map)].sort((a, b) => a - b)) {
    if (model >= map.lump(surfaceModels.lump).length) continue;
    const row = rowOf(map, surfaceModels.lump, model);
    const first = row[surfaceModels.firstSurface] as number;
    const count = row[surfaceModels.surfaceCount] as number;
    for (let i = first; i < first + count && i < length; i++) {
      if (counted.has(i)) continue;
      counted.add(i);
      triangles += ofSurface(i);
    }
  }
  return triangles;
}

function surfaceLump(map: GameMap, geometry: Exclude<Geometry, { readonly kind: 'typed-faces' }>): string {
  if (geometry.kind === 'indexed-meshes') return geometry.meshes;
  if (geometry.kind === 'triangle-soups') return geometry.surfaces;
  return geometry.faces.find((name) => map.lump(name).length > 0) ?? (geometry.faces[0] as string);
}

function powersOf(map: GameMap, lump: string): ReadonlySet<number> {
  const rows = Array.from({ length: map.lump(lump).length }, (_, i) => rowOf(map, lump, i));
  return new Set(rows.map((row) => row['power'] as number));
}
