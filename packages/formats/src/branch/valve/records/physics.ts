/** What brush models are to the physics (lump 29): convex solids in metres, along the physics' own axes. */
export {
  CompactSurface,
  Ledge,
  LedgeEdge,
  LedgePoint,
  LedgeTreeNode,
  LedgeTriangle,
  MoppSolidHead,
  PhysicsModelHead,
  PolygonSolidHead,
  physicsCollision,
  SolidHead,
  SolidType,
} from '../../../container/physics/index.js';
