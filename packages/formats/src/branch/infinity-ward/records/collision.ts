import { array, f32, i32, ref, span, struct, u8, u16, union, vector } from '@brushwork/record';

/**
 * A corner of triangles to collide with (lump 29).
 * @orig DiskCollVertex @source recovered compilers and loaders of the game @confidence probable
 */
export class CollisionVertex extends struct(16, {
  /** Room for a number that the game keeps while it traces. @confidence guess */
  checkStamp: i32,
  /** Place in the world, in game units. */
  position: vector(f32, ['x', 'y', 'z']),
}) {}

/**
 * An edge between triangles to collide with (lump 30).
 * @orig DiskCollEdge @source recovered compilers and loaders of the game, map format wiki @confidence probable
 */
export class CollisionEdge extends struct(56, {
  /** Room for a number that the game keeps while it traces. @confidence guess */
  checkStamp: i32,
  /** Where the edge begins, in game units. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** Three unit vectors, one behind the other, of which one lies along the edge. */
  axes: array(vector(f32, ['x', 'y', 'z']), 3),
  /** Length of the edge, in game units. @confidence guess */
  length: f32,
}) {}

/**
 * A triangle to collide with (lump 31).
 * @orig DiskCollTriangle @source recovered compilers and loaders of the game @confidence probable
 */
export class CollisionTriangle extends struct(72, {
  /** Unit vector across the triangle. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Distance of its plane from the origin along the normal, in game units. */
  distance: f32,
  /** First coordinate of a point inside the triangle: `x`, `y` and `z` times the point, plus `offset`. */
  s: vector(f32, ['x', 'y', 'z', 'offset']),
  /** Second coordinate of a point inside the triangle, by the same rule. */
  t: vector(f32, ['x', 'y', 'z', 'offset']),
  /** Its corners. */
  vertices: array(ref(i32, 'COLLISION_VERTICES'), 3),
  /** Its edges. */
  edges: array(ref(i32, 'COLLISION_EDGES', { none: 'negative' }), 3),
}) {}

/**
 * A border of a piece of terrain, seen from above, along which players slide.
 * @orig DiskCollBorder @source recovered loaders of the game @confidence probable
 */
export class CollisionBorder extends struct(28, {
  /** Line in the ground plane: `x` and `y` times the point, less `distance`. */
  line: vector(f32, ['x', 'y', 'distance']),
  /** Height where the border begins, in game units. */
  baseHeight: f32,
  /** How much higher it gets along the border with each unit. */
  heightSlope: f32,
  /** Where it begins along the line, in game units. */
  start: f32,
  /** How long it is, in game units. */
  length: f32,
}) {}

/**
 * A few triangles that are collided with together, and their borders.
 * @orig DiskCollPartition @source recovered loaders of the game @confidence probable
 */
export class CollisionPartition extends struct(12, {
  /** Room for a number that the game keeps while it traces. */
  checkStamp: u16,
  /** Number of triangles. */
  triangleCount: u8,
  /** Number of borders. */
  borderCount: u8,
  /** First of `triangleCount` triangles. */
  firstTriangle: span(i32, 'COLLISION_TRIANGLES', 'triangleCount'),
  /** First of `borderCount` borders. */
  firstBorder: span(i32, 'COLLISION_BORDERS', 'borderCount'),
}) {}

/**
 * A node of a tree of boxes around triangles to collide with.
 * @orig DiskCollAabbTree @source recovered loaders of the game @confidence probable
 */
export class CollisionAabbTree extends struct(32, {
  /** Middle of the box, in game units. */
  origin: vector(f32, ['x', 'y', 'z']),
  /** Half the size of the box along each axis, in game units. */
  halfSize: vector(f32, ['x', 'y', 'z']),
  /** Material whose flags it has. */
  material: ref(u16, 'MATERIALS'),
  /** Number of children, which follow each other; 0 for one that holds triangles. */
  childCount: u16,
  /** What is inside. */
  content: union(
    'childCount',
    { 0: 'leaf', otherwise: 'node' },
    {
      /** Triangles. */
      leaf: {
        /** The triangles. */
        partition: ref(i32, 'COLLISION_PARTITIONS'),
      },
      /** Smaller boxes. */
      node: {
        /** The first child. */
        firstChild: ref(i32, 'COLLISION_AABB_TREES'),
      },
    },
  ),
}) {}
