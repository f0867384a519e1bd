import type { GameMap, MeshGeometry } from '@brushwork/formats';
import { placeOf, recordsOf } from '../world/typed-lumps.js';
import { MeasuredRoom } from './measured-room.js';
import type { SceneBudget } from './scene-budget.js';
import { fieldColumn, type NumberColumn, numberAt, valueColumn } from './scene-columns.js';
import type { SceneIssues } from './scene-issues.js';
import type { MaterialTable } from './scene-materials.js';
import type { MeshTarget, SurfaceReader, SurfaceTable } from './surface-reader.js';
import { mendNormals } from './vertex-runs.js';

/** What meshes of indexes are read with. */
export interface MeshReaderOptions {
  /** The materials. */
  readonly materials: MaterialTable;
  /** Where what can't be drawn is noted. */
  readonly issues: SceneIssues;
  /** What is left of the room. */
  readonly budget: SceneBudget;
}

/** Vertices of one kind. */
interface VertexColumns {
  readonly total: number;
  readonly position: NumberColumn;
  readonly normal: NumberColumn;
  readonly texture: NumberColumn;
  /** How many of the first vertices are nowhere, or nowhere on an image. */
  readonly lost: Uint32Array;
}

/** Which vertices a mesh has. */
interface MeshSpan {
  readonly vertices: VertexColumns;
  /** What its indexes are counted from. */
  readonly base: number;
  /** The least of its indexes, and how many there are up to the greatest. */
  readonly least: number;
  readonly count: number;
}

interface Refusal {
  readonly code: 'bad-count' | 'bad-reference' | 'bad-value' | 'limit';
  readonly field: string;
  readonly message: string;
}

/**
 * Meshes whose indexes lead to vertices that select positions and normals of their own lumps. Triangles are stored
 * clockwise, seen from the side that is drawn, and run the other way here.
 */
export function meshReader(
  map: GameMap<object>,
  geometry: MeshGeometry,
  options: MeshReaderOptions,
): SurfaceReader {
  const { issues, materials } = options;
  const room = new MeasuredRoom(options.budget);
  const list = recordsOf(map, geometry.meshes);
  const of = (field: string): NumberColumn => fieldColumn(map, geometry.meshes, field);
  const { firstIndex, flags, group, triangleCount } = geometry.mesh;
  const [firsts, counts, groups, bits] = [of(firstIndex), of(triangleCount), of(group), of(flags)];
  const groupTotal = recordsOf(map, geometry.groups.lump).length;
  const bases = fieldColumn(map, geometry.groups.lump, geometry.groups.firstVertex);
  const textures = fieldColumn(map, geometry.groups.lump, geometry.groups.material);
  const indices = valueColumn(map, { lump: geometry.indices });
  const indexTotal = lengthOf(map, geometry.indices);
  const positions = valueColumn(map, { lump: geometry.positions });
  const normals = valueColumn(map, { lump: geometry.normals });
  const normalTotal = lengthOf(map, geometry.normals);
  const kinds = new Map(geometry.vertices.kinds.map(({ bits: kind, lump }) => [kind, verticesOf(lump)]));
  const spans: (MeshSpan | undefined)[] = [];
  const { length } = list;
  const table = {
    lump: geometry.meshes,
    length,
    vertexCounts: new Uint32Array(length),
    triangleCounts: new Uint32Array(length),
    materials: new Uint32Array(length),
    carries: {},
  };
  let refused = 0;
  for (let mesh = 0; mesh < length; mesh++) {
    const found = measure(mesh);
    if ('code' in found) {
      refused++;
      const rule = found.code === 'limit' ? 'scene-budget' : 'scene-surface';
      issues.add(rule, found.code, found.message, placeOf(list, mesh, found.field));
      continue;
    }
    spans[mesh] = found;
    table.vertexCounts[mesh] = found.count;
    table.triangleCounts[mesh] = numberAt(counts, mesh);
    const material = numberAt(textures, numberAt(groups, mesh));
    table.materials[mesh] = materials.byRecord[material] ?? materials.nameless;
  }
  return { table: { ...table, refused } satisfies SurfaceTable, write };

  function verticesOf(lump: string): VertexColumns {
    const total = lengthOf(map, lump);
    const { normal, position, textureCoordinates } = geometry.vertices;
    const columns = {
      position: fieldColumn(map, lump, position),
      normal: fieldColumn(map, lump, normal),
      texture: fieldColumn(map, lump, textureCoordinates),
    };
    const lost = new Uint32Array(total + 1);
    const positionTotal = lengthOf(map, geometry.positions);
    const { texture } = columns;
    for (let v = 0; v < total; v++) {
      const index = numberAt(columns.position, v);
      const at = positions.offset + index * positions.stride;
      let sum = 0;
      for (let c = 0; c < 3; c++) sum += positions.array[at + c] as number;
      for (let c = 0; c < 2; c++) sum += texture.array[texture.offset + v * texture.stride + c] as number;
      const isThere = index >= 0 && index < positionTotal && Number.isFinite(sum);
      lost[v + 1] = (lost[v] as number) + (isThere ? 0 : 1);
    }
    return { total, ...columns, lost };
  }

  function measure(mesh: number): MeshSpan | Refusal {
    const first = numberAt(firsts, mesh);
    const count = numberAt(counts, mesh) * 3;
    if (!(count > 0)) return { code: 'bad-count', field: triangleCount, message: 'it has no triangles' };
    if (!(first >= 0 && first + count <= indexTotal))
      return { code: 'bad-reference', field: firstIndex, message: "its indexes aren't all there" };
    const owner = numberAt(groups, mesh);
    if (!(owner >= 0 && owner < groupTotal))
      return { code: 'bad-reference', field: group, message: `material ${owner} isn't there` };
    const vertices = kinds.get(numberAt(bits, mesh) & geometry.vertices.mask);
    if (vertices === undefined)
      return { code: 'bad-value', field: flags, message: "it isn't known which vertices it has" };
    if (!room.take(0, count / 3))
      return { code: 'limit', field: triangleCount, message: 'there is no room for it' };
    let least = Number.POSITIVE_INFINITY;
    let greatest = 0;
    for (let i = first; i < first + count; i++) {
      const index = numberAt(indices, i);
      if (index < least) least = index;
      if (index > greatest) greatest = index;
    }
    const base = numberAt(bases, owner);
    if (!(base + least >= 0 && base + greatest < vertices.total))
      return { code: 'bad-reference', field: firstIndex, message: "its vertices aren't all there" };
    if (vertices.lost[base + least] !== vertices.lost[base + greatest + 1])
      return {
        code: 'bad-value',
        field: firstIndex,
        message: 'one of its vertices is nowhere, or nowhere on an image',
      };
    const span = greatest - least + 1;
    if (!room.take(span, 0))
      return { code: 'limit', field: triangleCount, message: 'there is no room for it' };
    return { vertices, base, least, count: span };
  }

  function write(mesh: number, target: MeshTarget): void {
    const span = spans[mesh];
    if (span === undefined) return;
    const { base, count, least, vertices } = span;
    const { normal, position, texture } = vertices;
    for (let k = 0; k < count; k++) {
      const v = base + least + k;
      const to = target.vertex + k;
      const from = positions.offset + numberAt(position, v) * positions.stride;
      const index = numberAt(normal, v);
      const direction = index < normalTotal ? normals.offset + index * normals.stride : -1;
      for (let c = 0; c < 3; c++) {
        target.positions[to * 3 + c] = positions.array[from + c] as number;
        // Triangles say where a vertex without a normal looks.
        target.normals[to * 3 + c] = direction < 0 ? 0 : (normals.array[direction + c] as number);
      }
      const at = texture.offset + v * texture.stride;
      target.textureCoordinates[to * 2] = texture.array[at] as number;
      target.textureCoordinates[to * 2 + 1] = texture.array[at + 1] as number;
    }
    const first = numberAt(firsts, mesh);
    const length = numberAt(counts, mesh) * 3;
    const vertexOf = (i: number): number => target.vertex + numberAt(indices, first + i) - least;
    for (let i = 0; i < length; i += 3) {
      target.indices[target.index + i] = vertexOf(i);
      target.indices[target.index + i + 1] = vertexOf(i + 2);
      target.indices[target.index + i + 2] = vertexOf(i + 1);
    }
    mendNormals(target, { vertices: count, indices: length });
  }
}

function lengthOf(map: GameMap<object>, lump: string): number {
  return (map.lump(lump) as unknown as { readonly length: number }).length;
}
