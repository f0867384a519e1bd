import type { CollisionTriangles } from '@brushwork/formats';
import { SpanClaims } from '../../world/span-claims.js';
import { type AnyRecords, placeOf, recordsOf } from '../../world/typed-lumps.js';
import { columnOf, fieldColumn, type NumberColumn, numberAt, valueColumn } from '../scene-columns.js';
import { type SolidMeshes, triggerModels, wantedMeshes } from './brush-layers.js';
import { attempt, hasLump, type LayerSources, noteLimit } from './layer-sources.js';
import { solidKinds } from './solid-contents.js';

/**
 * Adds triangles to collide with, each once, to the model whose trees lead to it; those that only leaves lead to are the
 * world's. What isn't there is an issue, and so is a tree that leads to itself.
 */
export function addTriangles(sources: LayerSources, meshes: SolidMeshes): void {
  const { map } = sources;
  const triangles = map.branch.capabilities.layers?.triangles;
  if (triangles === undefined || meshes.size === 0 || !hasLump(map, triangles.trees.lump)) return;
  const path = [triangles.trees.lump];
  attempt(sources, { rule: 'scene-solid', path }, () => addAll(sources, triangles, meshes));
}

function addAll(sources: LayerSources, fields: CollisionTriangles, meshes: SolidMeshes): void {
  const { map, issues } = sources;
  const { trees, partitions, triangles } = fields;
  const list = recordsOf(map, trees.lump);
  if (list.length === 0) return;
  const parts = recordsOf(map, partitions.lump);
  const [firsts, counts] = [columnOf(parts, partitions.first), columnOf(parts, partitions.count)];
  const models = modelsOfTrees(sources, fields, list);
  const kindOf = solidKinds(map, trees.lump, fields.contents);
  const childCounts = columnOf(list, trees.childCount);
  const windingOf = triangleWindings(sources, fields);
  const total = recordsOf(map, triangles.lump).length;
  const claims = new SpanClaims(total);
  const triggers = triggerModels(sources);
  let left = 0;
  for (let tree = 0; tree < list.length; tree++) {
    if (numberAt(childCounts, tree) !== 0) continue;
    const kind = kindOf(tree);
    const part = contentOf(list, fields, tree).partition;
    const isThere = part !== undefined && part >= 0 && part < parts.length;
    if (kind === undefined || !isThere) {
      const field = kind === undefined ? (fields.contents.material?.index ?? '') : trees.content;
      const what = kind === undefined ? 'its material is not there' : 'its triangles are not there';
      issues.add('scene-solid', 'bad-reference', what, placeOf(list, tree, field));
      continue;
    }
    const model = models[tree] as number;
    const wanted = wantedMeshes(meshes, { kind, isTrigger: triggers.has(model) });
    if (wanted.length === 0) continue;
    const first = numberAt(firsts, part);
    const count = numberAt(counts, part);
    if (!(first >= 0 && first <= total - count))
      issues.add(
        'scene-solid',
        'bad-reference',
        `${count} triangles from ${first} on aren't all there`,
        placeOf(parts, part, partitions.first),
      );
    claims.claim(first, count, (triangle) => {
      const winding = windingOf(triangle);
      if (winding === undefined) return;
      for (const mesh of wanted)
        if (mesh.of(model, triangles.lump).add(winding, triangle) === 'limit') left++;
    });
  }
  noteLimit(sources, [triangles.lump], left);
}

/** What is inside a box of a tree: other boxes, or triangles. */
function contentOf(
  list: AnyRecords,
  { trees }: CollisionTriangles,
  tree: number,
): { readonly firstChild: number | undefined; readonly partition: number | undefined } {
  const record = list.at(tree) as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  const content = record[trees.content];
  const numberOf = (field: string): number | undefined =>
    content !== undefined && typeof content[field] === 'number' ? content[field] : undefined;
  return { firstChild: numberOf(trees.firstChild), partition: numberOf(trees.partition) };
}

/** The model whose trees lead to each box, the first that does; the world for those that none leads to. */
function modelsOfTrees(
  { map, issues }: LayerSources,
  fields: CollisionTriangles,
  list: AnyRecords,
): Uint32Array {
  const { models, trees } = fields;
  const owners = recordsOf(map, models.lump);
  const [firsts, counts] = [columnOf(owners, models.first), columnOf(owners, models.count)];
  const childCounts = columnOf(list, trees.childCount);
  const modelOf = new Uint32Array(list.length);
  const claims = new SpanClaims(list.length);
  for (let model = 0; model < owners.length; model++) {
    const spans = [
      {
        first: numberAt(firsts, model),
        count: numberAt(counts, model),
        place: placeOf(owners, model, models.first),
      },
    ];
    for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
      const { count, first, place } = span;
      if (count === 0) continue;
      if (!(first >= 0 && count > 0 && first <= list.length - count))
        issues.add(
          'scene-solid',
          'bad-reference',
          `boxes ${first} to ${first + count - 1} aren't all there`,
          place,
        );
      claims.claim(first, count, (tree) => {
        modelOf[tree] = model;
        const children = numberAt(childCounts, tree);
        if (children === 0) return;
        spans.push({
          first: contentOf(list, fields, tree).firstChild ?? -1,
          count: children,
          place: placeOf(list, tree, trees.content),
        });
      });
    }
  }
  return modelOf;
}

/** Makes what gives the corners of a triangle, counterclockwise; nothing, and an issue, for one that lacks some. */
function triangleWindings(
  { map, issues }: LayerSources,
  { triangles, vertices }: CollisionTriangles,
): (triangle: number) => readonly number[] | undefined {
  const list = recordsOf(map, triangles.lump);
  const corners = columnOf(list, triangles.corners);
  const normals = triangles.normal === undefined ? undefined : columnOf(list, triangles.normal);
  const positions =
    vertices.field === undefined
      ? valueColumn(map, vertices)
      : fieldColumn(map, vertices.lump, vertices.field);
  const total = (map.lump(vertices.lump) as unknown as { readonly length: number }).length;
  return (triangle) => {
    const winding: number[] = [];
    for (let k = 0; k < 3; k++) {
      const vertex = corners.array[corners.offset + triangle * corners.stride + k] as number;
      if (!(vertex >= 0 && vertex < total)) {
        const place = placeOf(list, triangle, triangles.corners);
        issues.add('scene-solid', 'bad-reference', `its corner ${k} is not there`, {
          ...place,
          found: vertex,
        });
        return undefined;
      }
      const at = positions.offset + vertex * positions.stride;
      for (let c = 0; c < 3; c++) winding.push(positions.array[at + c] as number);
    }
    if (!winding.every(Number.isFinite)) {
      issues.add(
        'scene-solid',
        'bad-value',
        'one of its corners is nowhere',
        placeOf(list, triangle, triangles.corners),
      );
      return undefined;
    }
    return normals !== undefined && isSeenFromBehind(winding, normals, triangle)
      ? [...winding.slice(0, 3), ...winding.slice(6), ...winding.slice(3, 6)]
      : winding;
  };
}

/** Whether corners run clockwise, as seen from where a stored normal points. */
function isSeenFromBehind(p: readonly number[], normals: NumberColumn, triangle: number): boolean {
  const side = (corner: number, axis: number): number =>
    (p[corner * 3 + axis] as number) - (p[axis] as number);
  let along = 0;
  for (let axis = 0; axis < 3; axis++) {
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    const across = side(1, u) * side(2, v) - side(1, v) * side(2, u);
    along += across * (normals.array[normals.offset + triangle * normals.stride + axis] as number);
  }
  return along < 0;
}
