import { Box3, Matrix4, Quaternion, Vector3 } from 'three';
import type { Triple } from '../protocol/scene-world.js';
import { entitySelection, isEntityPath, type Selection } from '../protocol/selection.js';
import { markBox, markTriangles, type TrianglesToMark } from './highlight.js';
import type { MapContent } from './map-content.js';
import { propMatrix } from './prop-boxes.js';
import { recordTriangles } from './record-triangles.js';
import type { Found, Marked } from './stage-content.js';
import { paintGroup, paintTitles } from './surface-paint.js';

/** Half the side of the box around a point, in game units. */
const AROUND = 12;

type Fact = readonly [label: string, value: string];

/** Finds what a selection is in a map, and marks it: an entity, a model, or what comes from a record. */
export function markInMap(content: MapContent, { index, path }: Selection): Marked | undefined {
  if (index === undefined) return undefined;
  if (isEntityPath(path)) return markEntity(content, index);
  return (
    markSurface(content, path, index) ??
    markLayer(content, path, index) ??
    markProp(content, path, index) ??
    markLight(content, path, index) ??
    (path === 'MODELS' ? markModel(content, index) : undefined)
  );
}

/** Whether a selection is an entity with a brush model of which nothing is drawn, and no layer that was added has it. */
export function isUndrawn({ addedLayers, placed }: MapContent, { index, path }: Selection): boolean {
  if (!isEntityPath(path)) return false;
  const own = placed.filter(({ placement }) => placement.entity === index);
  if (own.length === 0 || own.some(({ meshes }) => meshes.length > 0)) return false;
  return ![...addedLayers.values()].some(({ layers }) =>
    layers.some(({ placement }) => placement?.entity === index),
  );
}

function markSurface(content: MapContent, path: string, index: number): Marked | undefined {
  const triangles: TrianglesToMark[] = [];
  const facts: Fact[] = [];
  let entity: number | undefined;
  for (const { group, meshes, model, placement } of content.placed)
    for (const { mesh } of meshes) {
      const indices = recordTriangles(mesh, path, index);
      if (indices.length === 0) continue;
      triangles.push({ positions: mesh.positions, indices, matrix: group.matrix });
      if (facts.length > 0) continue;
      const { kind = 'plain', name = '' } = content.world.materials[mesh.material] ?? {};
      const from = content.library.originOf(mesh.material);
      facts.push(['Material', name === '' ? 'none' : name]);
      if (kind !== 'plain') facts.push(['Kind', kind]);
      if (from !== undefined) facts.push(['Image', from]);
      facts.push(['Model', String(model.index)]);
      if (mesh.page >= 0) facts.push(['Light page', String(mesh.page)]);
      if (placement.entity >= 0) entity = placement.entity;
      facts.push(...groupFacts(content, path, index), ...entityFacts(content, entity));
    }
  if (triangles.length === 0) return undefined;
  const count = triangles.reduce((sum, { indices }) => sum + indices.length / 3, 0);
  facts.push(['Triangles', String(count)]);
  return { found: foundOf({ path, index }, facts, entity), ...markTriangles(triangles) };
}

function markLayer(content: MapContent, path: string, index: number): Marked | undefined {
  const triangles: TrianglesToMark[] = [];
  let title = '';
  let entity: number | undefined;
  for (const { layers } of content.addedLayers.values())
    for (const { meshes, placement, title: called } of layers)
      for (const mesh of meshes) {
        const indices = recordTriangles(mesh, path, index);
        if (indices.length === 0) continue;
        title = called;
        if (placement !== undefined && placement.entity >= 0) entity = placement.entity;
        triangles.push({ positions: mesh.positions, indices, matrix: matrixOf(placement) });
      }
  if (triangles.length === 0) return undefined;
  const facts: Fact[] = [['Layer', title], ...entityFacts(content, entity)];
  return { found: foundOf({ path, index }, facts, entity), ...markTriangles(triangles) };
}

function markProp(content: MapContent, path: string, index: number): Marked | undefined {
  for (const { boxes, props } of content.props.kinds) {
    if (props.source.lump !== path) continue;
    const place = props.source.records.indexOf(index);
    if (place === -1) continue;
    const box = new Box3().setFromBufferAttribute(
      boxes.geometry.getAttribute('position') as Parameters<Box3['setFromBufferAttribute']>[0],
    );
    box.applyMatrix4(propMatrix(props, place)).expandByScalar(1);
    const origin = [0, 1, 2].map((axis) => props.origins[place * 3 + axis] ?? 0) as unknown as Triple;
    const facts: Fact[] = [
      ['Model', props.model],
      ['Kind', `${props.kind} prop`],
      ['Origin', pointText(origin)],
    ];
    if (props.skin !== 0) facts.push(['Skin', String(props.skin)]);
    const entity = isEntityPath(path) ? index : undefined;
    return { found: foundOf({ path, index }, facts, entity), ...markBox(box) };
  }
  return undefined;
}

function markLight(content: MapContent, path: string, index: number): Marked | undefined {
  const light = content.world.lights.find(({ source }) => source.lump === path && source.index === index);
  if (light === undefined) return undefined;
  const facts: Fact[] = [
    ['Light', light.kind],
    ['Origin', pointText(light.origin)],
  ];
  return { found: foundOf({ path, index }, facts, undefined), ...markBox(boxAround(light.origin)) };
}

function markEntity(content: MapContent, index: number): Marked | undefined {
  const selection = entitySelection(index);
  const entity = content.world.entities.find((one) => one.index === index);
  const facts = entityFacts(content, index);
  const placed = content.placed.filter(({ placement }) => placement.entity === index);
  const triangles = placed.flatMap(({ group, meshes }) =>
    meshes.map(({ mesh }) => ({ positions: mesh.positions, indices: mesh.indices, matrix: group.matrix })),
  );
  const found = foundOf(selection, facts, index);
  if (triangles.length > 0) return { found, ...markTriangles(triangles) };
  const inLayers = [...content.addedLayers.values()].flatMap(({ layers }) =>
    layers
      .filter(({ placement }) => placement?.entity === index)
      .flatMap(({ meshes, placement }) =>
        meshes.map(({ indices, positions }) => ({ positions, indices, matrix: matrixOf(placement) })),
      ),
  );
  if (inLayers.length > 0) return { found, ...markTriangles(inLayers) };
  const prop = markProp(content, selection.path, index);
  if (prop !== undefined) {
    const more = prop.found.facts.filter(([label]) => label === 'Model');
    return { ...prop, found: foundOf(selection, [...facts, ...more], index) };
  }
  const origin = entity?.origin ?? placed[0]?.placement.origin;
  return origin === undefined ? undefined : { found, ...markBox(boxAround(origin)) };
}

function markModel(content: MapContent, index: number): Marked | undefined {
  const placed = content.placed.filter(({ model }) => model.index === index);
  const triangles = placed.flatMap(({ group, meshes }) =>
    meshes.map(({ mesh }) => ({ positions: mesh.positions, indices: mesh.indices, matrix: group.matrix })),
  );
  if (triangles.length === 0 || index === 0) return undefined;
  const entity = placed[0]?.placement.entity;
  const facts = entityFacts(content, entity);
  return { found: foundOf({ path: 'MODELS', index }, facts, entity), ...markTriangles(triangles) };
}

function foundOf({ index, path }: Selection, facts: readonly Fact[], entity: number | undefined): Found {
  return {
    selection: index === undefined ? { path } : { path, index },
    title: `${path}[${index}]`,
    facts,
    entity: entity !== undefined && entity >= 0 ? entity : undefined,
  };
}

/** What the surface is coloured by, where it is by numbers. */
function groupFacts({ paint }: MapContent, path: string, index: number): readonly Fact[] {
  if (paint === undefined || paint.groups === undefined) return [];
  const group = paintGroup(paint, path, index);
  return [[paintTitles[paint.mode], group < 0 ? 'none' : String(group)]];
}

function entityFacts({ world }: MapContent, index: number | undefined): readonly Fact[] {
  const entity = world.entities.find((one) => one.index === index);
  if (entity === undefined) return [];
  const { className, name, origin } = entity;
  return [
    ['Entity', className],
    ...(name === undefined ? [] : [['Name', name] as const]),
    ...(origin === undefined ? [] : [['Origin', pointText(origin)] as const]),
  ];
}

function boxAround([x, y, z]: Triple): Box3 {
  return new Box3(
    new Vector3(x - AROUND, y - AROUND, z - AROUND),
    new Vector3(x + AROUND, y + AROUND, z + AROUND),
  );
}

function matrixOf(
  placement:
    | { readonly origin: Triple; readonly rotation: readonly [number, number, number, number] }
    | undefined,
): Matrix4 {
  const matrix = new Matrix4();
  if (placement === undefined) return matrix;
  return matrix
    .makeRotationFromQuaternion(new Quaternion(...placement.rotation))
    .setPosition(...placement.origin);
}

/** A point in words. */
function pointText(point: Triple): string {
  return point.map((value) => String(Math.round(value * 100) / 100)).join(' ');
}
