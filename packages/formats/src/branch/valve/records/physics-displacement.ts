/** What displacements are to the physics (lump 28): hulls of triangles between vertices of their grid. */
export {
  PackedEdge,
  PackedHullHead,
  PackedHullsHead,
  PackedTriangle,
  physicsDisplacement,
} from '../../../container/physics/index.js';
