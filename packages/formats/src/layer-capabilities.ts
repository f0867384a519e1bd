import type { LumpField } from './scene-capabilities.js';

/** Elements that a record selects: some that follow each other in a lump, or through a list of indexes. */
export interface Selection {
  /** Field of the first. */
  readonly first: string;
  /** Field of how many there are. */
  readonly count: string;
  /** Lump of indexes that the span lies in; without, it lies in the lump of the elements. */
  readonly indices?: string;
}

/** How models select brushes or other things to collide with. */
export type SolidSelection =
  | ({
      /** Models say it themselves. */
      readonly kind: 'span';
    } & Selection)
  | {
      /** The leaves below a model's node say it. */
      readonly kind: 'tree';
      /** Field of a model: a node, or with a negative `n` leaf `-1 - n`. */
      readonly node: string;
      /** What a leaf selects. */
      readonly leaf: Selection;
    };

/** What says whether something stops anybody. */
export interface SolidContents {
  /** Field of bits; in the records of `material` where there are such. */
  readonly field: string;
  /** The material whose bits count: the field that is its index, and its lump. */
  readonly material?: { readonly index: string; readonly lump: string };
  /** Bits of what stops everything. */
  readonly solid: number;
  /** Bits of what stops only some, such as players. */
  readonly clip: number;
  /** Bits of what stops players: some of both. */
  readonly player: number;
}

/** Which drawn surfaces bodies collide with as well: curves and terrain, by the contents of their materials. */
export interface SolidSurfaces extends Omit<SolidContents, 'material'> {
  /** Lump of the materials that have the field of bits. */
  readonly materials: string;
}

/** What displacements are to collision. */
export interface SolidDisplacements {
  /** Field of bits. */
  readonly contents: string;
  /** Bits of what stops everything. */
  readonly solid: number;
  /** Bits of what stops players. */
  readonly player: number;
  /** Bits of a field, all of which are set where bodies pass through whatever the contents are. */
  readonly passable?: { readonly field: string; readonly bits: number };
}

/** Entities whose brush models stop nobody, whatever their brushes are. */
export interface PassableEntities {
  /** Classes, in lower case; a `*` stands for anything. */
  readonly classes: readonly string[];
  /** What makes one of another class passable. */
  readonly cases?: readonly PassableCase[];
}

/** Entities of a class that say by their keys that they stop nobody. */
export interface PassableCase {
  /** The classes, as above. */
  readonly classes: readonly string[];
  /** Keys, in lower case, all of which say so: by their value, or by a bit of the number that it is. */
  readonly keys: readonly { readonly key: string; readonly value?: string; readonly bit?: number }[];
}

/** Convex solids made of sides. */
export interface Solids {
  /** Lump of brushes. */
  readonly brushes: string;
  /** Field of the first side; without, sides follow those of the brush before. */
  readonly firstSide?: string;
  /** Field of the number of sides. */
  readonly sideCount: string;
  /** Lump of sides. */
  readonly sides: string;
  /** Field of a side that is the index of its plane. */
  readonly plane: string;
  /** Field of a side that isn't 0 (in its lowest byte) where the side was added for collision only. */
  readonly bevel?: string;
  /** Lump of planes: `normal` and `distance`. */
  readonly planes: string;
  /** Sides at the start of a brush whose `plane` is a distance along an axis instead, in the order -x +x -y +y -z +z. */
  readonly axialSides?: number;
  /** What a brush is. */
  readonly contents: SolidContents;
  /** Lump of models, and how they select brushes. */
  readonly models: { readonly lump: string; readonly brushes: SolidSelection };
}

/**
 * Trees of planes that say where a body of one size is stopped: what is solid was grown by the body's box, so that the
 * body's place alone, a point, is looked up in them. One lump has the trees of all models and sizes.
 */
export interface ClipHulls {
  /** Lump of the nodes. */
  readonly nodes: string;
  /** Field of a node that is the index of its plane. */
  readonly plane: string;
  /** Field of a node: what is before and behind its plane, a node or with a negative number contents. */
  readonly children: string;
  /** Lump of planes: `normal` and `distance`. */
  readonly planes: string;
  /** Contents that stop bodies. */
  readonly solid: number;
  /** Lump of models, their field of the roots of trees, and which of those is for a player who stands. */
  readonly models: { readonly lump: string; readonly roots: string; readonly standing: number };
  /** The player's box by which that one was grown, around the point. */
  readonly box: ClipBox;
}

/** A box around a point, in game units. */
export interface ClipBox {
  /** Lower corner. */
  readonly mins: readonly [x: number, y: number, z: number];
  /** Upper corner. */
  readonly maxs: readonly [x: number, y: number, z: number];
}

/** Curves and terrain to collide with. */
export interface CollisionPatches {
  /** Lump of patches, whose field `shape` is a `curve` or `terrain`. */
  readonly lump: string;
  /** Lump of positions. */
  readonly vertices: string;
  /** Lump of the indexes of terrain, which count from the first vertex of a patch. */
  readonly indices: string;
  /** What a patch is. */
  readonly contents: SolidContents;
  /** How models select patches. */
  readonly models: { readonly lump: string; readonly patches: Selection };
}

/** Triangles to collide with, which trees of boxes lead to: boxes without children hold a few of them each. */
export interface CollisionTriangles {
  /** The boxes. */
  readonly trees: {
    /** Lump of the boxes. */
    readonly lump: string;
    /** Field of the number of children; 0 for a box of triangles. */
    readonly childCount: string;
    /** Field of what is inside: a union. */
    readonly content: string;
    /** Field of that: the first child. */
    readonly firstChild: string;
    /** Field of that: the triangles, an index into the lump of `partitions`. */
    readonly partition: string;
  };
  /** Lump of runs of triangles, and the fields of a run's first triangle and of their number. */
  readonly partitions: { readonly lump: string; readonly first: string; readonly count: string };
  /**
   * Lump of the triangles, and the fields of the three corners and of the normal. Corners run counterclockwise, seen from
   * outside, where no normal says it.
   */
  readonly triangles: { readonly lump: string; readonly corners: string; readonly normal?: string };
  /** Lump of positions, and their field where it holds records. */
  readonly vertices: { readonly lump: string; readonly field?: string };
  /** What the triangles of a box are. */
  readonly contents: SolidContents;
  /** Lump of models, and the fields of a model's first box and of their number. */
  readonly models: { readonly lump: string; readonly first: string; readonly count: string };
}

/** Solids of the physics. */
export interface PhysicsSolids {
  /** Lump of solids by brush model. */
  readonly models: string;
  /** Lump of the hulls of displacements. */
  readonly displacements?: string;
  /** Metres of a game unit in the solids' measure. */
  readonly metresPerUnit: number;
}

/** Flat convex polygons that are no surfaces. */
export interface PolygonList {
  /** Lump, or part of one, of the polygons, such as `OCCLUSION.polygons`. */
  readonly list: string;
  /** Field of the first corner. */
  readonly first: string;
  /** Field of the number of corners. */
  readonly count: string;
  /** Lump, or part of one, of the corners: positions, or indexes of some. */
  readonly corners: string;
  /** Lump of positions, where the corners are indexes. */
  readonly vertices?: string;
  /** Field of the index of its plane, from whose side it is seen. */
  readonly plane: string;
}

/** Boxes along the axes. */
export interface BoxList {
  /** Lump of the records. */
  readonly lump: string;
  /** Field of the lower corner. */
  readonly mins: string;
  /** Field of the upper corner. */
  readonly maxs: string;
}

/** What isn't seen in the game, but can be shown. */
export interface Layers {
  /** Brushes. */
  readonly solids?: Solids;
  /** How the classes of entities begin whose brush models start something when they are touched. */
  readonly triggerClass?: string;
  /** Entities whose brush models stop nobody. */
  readonly passable?: PassableEntities;
  /** Trees that bodies collide with in place of brushes. */
  readonly clipHulls?: ClipHulls;
  /** Curves and terrain. */
  readonly patches?: CollisionPatches;
  /** Triangles. */
  readonly triangles?: CollisionTriangles;
  /** Drawn curves and terrain. */
  readonly solidSurfaces?: SolidSurfaces;
  /** What displacements are to collision. */
  readonly solidDisplacements?: SolidDisplacements;
  /** What the physics has. */
  readonly physics?: PhysicsSolids;
  /** Openings between parts of the world. */
  readonly portals?: readonly PolygonList[];
  /** Polygons that hide what is behind them. */
  readonly occluders?: PolygonList;
  /** Lump of convex things that hide what is behind them, made of edges between planes, and that of their corners. */
  readonly occluderEdges?: { readonly lump: string; readonly vertices: string };
  /** Rooms. */
  readonly cells?: BoxList;
  /** Leaves of the tree that splits space. */
  readonly leaves?: BoxList;
}

/** Rooms that are joined by openings. */
export interface Cells {
  /** Lump of rooms. */
  readonly lump: string;
  /** The openings that lead out of a room. */
  readonly portals: Selection;
  /** Lump of openings, and the field of the room that one leads into. */
  readonly target: LumpField;
  /** Field of a leaf of the tree that splits space that names its room; negative for none. */
  readonly leafCell: string;
}

/** Which surfaces are seen where: leaves select them, or the first record of a room's tree does. */
export type VisibleSurfaces =
  | ({ readonly kind: 'leaf' } & Selection)
  | {
      readonly kind: 'cell';
      /** Field of a room that names the root of its tree. */
      readonly tree: string;
      /** Lump of the trees, whose roots select all surfaces of the room. */
      readonly lump: string;
      /** What a root selects. */
      readonly surfaces: Selection;
    };
