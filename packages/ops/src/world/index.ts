/** Questions that a map of any format may answer: where a point is, what a brush is made of, what is seen. */
export * from './brush-bounds.js';
export {
  type AxialBrushSide,
  type BrushSide,
  type BrushSideBase,
  type BrushSidesOptions,
  brushSides,
  type PlaneBrushSide,
} from './brush-sides.js';
export * from './brushes-of-leaf.js';
export * from './brushes-of-model.js';
export * from './cells-through-portals.js';
export * from './cluster-count.js';
export * from './cluster-of-leaf.js';
export * from './cubemap-side.js';
export { entitiesByClass } from './entities-by-class.js';
export * from './entity-origin.js';
export * from './face-light.js';
export { firstBrushSides } from './first-brush-sides.js';
export * from './first-corner-normals.js';
export * from './is-visible.js';
export * from './leaf-ambient.js';
export * from './leaf-at-point.js';
export * from './leaf-points.js';
export * from './lightmap-image.js';
export * from './lights-of-leaf.js';
export * from './linear-color.js';
export { type LostLump, lostLump, lostLumps } from './lost-lump.js';
export * from './model-of-entity.js';
export { modelsLump } from './models-lump.js';
export * from './occluder-edges.js';
export { type PlacedEntity, placedEntities } from './placed-entities.js';
export * from './player-starts.js';
export * from './point.js';
export * from './seen-from-point.js';
export * from './surface-groups.js';
export { type SurfaceTreeLinks, surfaceTreeLinks } from './surface-tree-links.js';
export * from './surface-triangles.js';
export { textureName } from './texture-name.js';
export * from './tree-bounds.js';
export * from './tree-children.js';
export * from './tree-roots.js';
export * from './visibility-row.js';
export * from './visibility-statistics.js';
export * from './visible-clusters.js';
