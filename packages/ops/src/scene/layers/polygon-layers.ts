import { findPart, type GameMap, type PolygonList } from '@brushwork/formats';
import { type Column, FormatError } from '@brushwork/record';
import { type AnyRecords, placeOf, recordsOf } from '../../world/typed-lumps.js';
import type { SceneLayer } from '../scene.js';
import { columnOf, fieldColumn, type NumberColumn, numberAt, valueColumn } from '../scene-columns.js';
import { facing } from './convex-hull.js';
import { LayerMesh } from './layer-mesh.js';
import { attempt, hasLump, type LayerKind, type LayerSources, noteLimit } from './layer-sources.js';

/** Most corners of a polygon that is no surface. */
const MOST_CORNERS = 1024;

/** A layer of flat polygons that are no surfaces; none when there are none. */
export function polygonLayer(sources: LayerSources, kind: LayerKind, list: PolygonList): SceneLayer[] {
  const { map, budget } = sources;
  const lumps = [list.list, list.corners, list.vertices ?? list.corners];
  if (!lumps.every((path) => hasLump(map, path.split('.')[0] as string))) return [];
  const mesh = new LayerMesh(list.list, budget);
  attempt(sources, { rule: 'scene-solid', path: list.list.split('.') }, () => addAll(sources, list, mesh));
  const { meshes } = mesh;
  return meshes.length === 0 ? [] : [{ kind, title: `${kind} ${list.list}`, meshes }];
}

function addAll(sources: LayerSources, list: PolygonList, mesh: LayerMesh): void {
  const { map, issues } = sources;
  if (map.lump(list.list.split('.')[0] as string).bytes.length === 0) return;
  const { content } = findPart(map, list.list);
  if (content.kind !== 'records')
    throw new FormatError('unsupported', `is read as ${content.kind}, not as records`, {
      path: [content.name],
    });
  const polygons = content as unknown as AnyRecords;
  const firsts = columnOf(polygons, list.first);
  const counts = columnOf(polygons, list.count);
  const corner = cornerReader(map, list);
  const normalOf = planeNormals(map, polygons, list.plane);
  let left = 0;
  for (let i = 0; i < polygons.length; i++) {
    const first = numberAt(firsts, i);
    const count = numberAt(counts, i);
    if (count === 0) continue;
    const place = placeOf(polygons, i, list.first);
    if (!(count >= 3 && count <= MOST_CORNERS)) {
      issues.add('scene-solid', 'bad-count', `a polygon of ${count} corners`, { ...place, found: count });
      continue;
    }
    const winding: number[] = [];
    for (let k = 0; k < count; k++) winding.push(...(corner(first + k) ?? []));
    if (winding.length < count * 3 || !winding.every(Number.isFinite)) {
      issues.add('scene-solid', 'bad-reference', 'a corner of a polygon is nowhere', place);
      continue;
    }
    const added = mesh.add(facing(winding, normalOf(i)), i);
    if (added === 'flat') issues.add('scene-solid', 'bad-value', 'a polygon has no area', place);
    if (added === 'limit') left++;
  }
  noteLimit(sources, [list.list], left);
}

/** Reads the normal of a polygon's plane; `undefined` for one that isn't there. */
function planeNormals(
  map: GameMap<object>,
  polygons: AnyRecords,
  field: string,
): (polygon: number) => readonly number[] | undefined {
  const lump = map.branch.capabilities.spaceTree?.planes;
  if (lump === undefined) return () => undefined;
  const planes = columnOf(polygons, field);
  const normals = { column: fieldColumn(map, lump, 'normal'), length: recordsOf(map, lump).length };
  return (polygon) => positionAt(normals, numberAt(planes, polygon));
}

/** Reads a corner: `undefined` for one that isn't there. */
function cornerReader(
  map: GameMap<object>,
  { corners, vertices }: PolygonList,
): (i: number) => number[] | undefined {
  const column = listColumn(map, corners);
  if (vertices === undefined) return (i) => positionAt(column, i);
  const positions = { column: valueColumn(map, { lump: vertices }), length: lengthOf(map, vertices) };
  return (i) => {
    if (!(i >= 0 && i < column.length)) return undefined;
    return positionAt(positions, numberAt(column.column, i));
  };
}

interface LongColumn {
  readonly column: NumberColumn;
  readonly length: number;
}

function positionAt({ column, length }: LongColumn, i: number): number[] | undefined {
  if (!(i >= 0 && i < length)) return undefined;
  const at = column.offset + i * column.stride;
  return [0, 1, 2].map((c) => column.array[at + c] as number);
}

function listColumn(map: GameMap<object>, path: string): LongColumn {
  const { content } = findPart(map, path);
  if (content.kind !== 'values')
    throw new FormatError('unsupported', `is read as ${content.kind}, not as values`, {
      path: [content.name],
    });
  const list = content as unknown as { readonly length: number; column(): Column };
  return { column: list.column() as NumberColumn, length: list.length };
}

function lengthOf(map: GameMap<object>, lump: string): number {
  return (map.lump(lump) as unknown as { readonly length: number }).length;
}
