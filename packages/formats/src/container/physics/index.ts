export {
  PhysicsDisplacements,
  type PhysicsDisplacementType,
  type PlainDisplacements,
  physicsDisplacement,
} from './displacement-content.js';
export type { DisplacementHull, PlainHulls } from './displacement-hulls.js';
export {
  Ledge,
  LedgeBigEndian,
  LedgeEdge,
  LedgeEdgeBigEndian,
  LedgeTriangle,
  LedgeTriangleBigEndian,
  WideEdge,
  WideLedge,
  WideTriangle,
} from './ledge-records.js';
export { PackedEdge, PackedHullHead, PackedHullsHead, PackedTriangle } from './packed-hull.js';
export {
  PhysicsCollision,
  type PhysicsCollisionType,
  type PhysicsModel,
  physicsCollision,
} from './physics-content.js';
export type { PlainPhysicsItem, PlainPhysicsModel } from './physics-plain.js';
export { PhysicsSolid } from './physics-solid.js';
export { PhysicsSurface } from './physics-surface.js';
export type { LedgePlace, NodePlace, SurfaceProblem } from './read-surface.js';
export type { SolidKind } from './solid-parts.js';
export type { PlainSolid } from './solid-plain.js';
export { MoppSolidHead, PhysicsModelHead, PolygonSolidHead, SolidHead, SolidType } from './solid-records.js';
export type { PlainSurface, PlainSurfacePiece } from './surface-plain.js';
export {
  CompactSurface,
  CompactSurfaceBigEndian,
  LedgePoint,
  LedgeTreeNode,
  WideSurface,
} from './surface-records.js';
