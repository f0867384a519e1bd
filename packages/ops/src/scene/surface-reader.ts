import type { SceneMultiblend } from './scene.js';
import type { CarriedColors } from './vertex-colors.js';

/** A surface that isn't drawn, among the numbers of vertices of a table. */
export const NOT_DRAWN = 0;

/** What all surfaces of a lump come to, before any of them is made. */
export interface SurfaceTable {
  /** Name of the lump. */
  readonly lump: string;
  /** Number of surfaces. */
  readonly length: number;
  /** Vertices of each surface; 0 for one that isn't drawn. */
  readonly vertexCounts: Uint32Array;
  /** Triangles of each surface. */
  readonly triangleCounts: Uint32Array;
  /** Material of each surface, an index in the scene's. */
  readonly materials: Uint32Array;
  /** Page of light of each surface, where the format has pages; -1 for none. */
  readonly pages?: Int32Array;
  /** What the vertices carry beside position, normal and texture coordinates. */
  readonly carries: VertexExtras;
  /** Number of surfaces that should be drawn and can't be; each has an issue. */
  readonly refused: number;
  /** Record that each surface comes from, where that isn't the one of the same index. */
  readonly records?: Uint32Array;
  /** Surface of the first reader that each one lies on, and belongs to the same model as; itself unless given. */
  readonly bases?: Uint32Array;
  /** Model that all of them belong to, when that doesn't depend on which surfaces they are. */
  readonly model?: number;
  /** Whether these are pictures on other surfaces. */
  readonly isDecal?: boolean;
  /** Number of surfaces that turn to whoever looks at them, and have no triangles. */
  readonly billboards?: number;
  /** Number of triangles that are marked as taken out. */
  readonly removedTriangles?: number;
}

/** What vertices carry beside position, normal and texture coordinates. */
export interface VertexExtras {
  /** Coordinates on a page of light. */
  readonly light?: boolean;
  /** A colour. */
  readonly colors?: CarriedColors | undefined;
  /** How much of a second image is seen. */
  readonly blends?: boolean;
  /** How four images are blended. */
  readonly multiblend?: boolean;
}

/** Arrays that surfaces are written into, and the place of the next one. */
export interface MeshTarget {
  /** Three numbers a vertex. */
  readonly positions: Float32Array;
  /** Three numbers a vertex. */
  readonly normals: Float32Array;
  /** Two numbers a vertex. */
  readonly textureCoordinates: Float32Array;
  /** Two numbers a vertex, where the surfaces carry them. */
  readonly lightmapCoordinates: Float32Array | undefined;
  /** Four bytes a vertex, where the surfaces carry them. */
  readonly colors: Uint8Array | undefined;
  /** A number a vertex, where the surfaces carry it. */
  readonly blends: Float32Array | undefined;
  /** How four images are blended, where the surfaces carry it. */
  readonly multiblend?: SceneMultiblend | undefined;
  /** Three indexes a triangle. */
  readonly indices: Uint32Array;
  /** First vertex of the surface that is written. */
  vertex: number;
  /** First index of the surface that is written. */
  index: number;
}

/** One way in which surfaces are stored: it says what they come to, and writes those that are asked for. */
export interface SurfaceReader {
  /** What they come to. */
  readonly table: SurfaceTable;
  /** Writes a surface that is drawn: as many vertices and triangles as the table says. */
  write(surface: number, target: MeshTarget): void;
}
