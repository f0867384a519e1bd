import type { Displacements } from './displacement-capability.js';
import type { Cells, Layers, VisibleSurfaces } from './layer-capabilities.js';
import type { LeafAmbient, SceneLights } from './light-capabilities.js';
import type { Overlays } from './overlay-capability.js';
import type { Props } from './prop-capabilities.js';

/** A field of the records of a lump. */
export interface LumpField {
  /** Name of the lump. */
  readonly lump: string;
  /** Name of the field. */
  readonly field: string;
}

/** Flat polygons whose corners are found over edges, in lumps as Quake's relatives have them. */
export interface PolygonGeometry {
  /** Always `polygons`. */
  readonly kind: 'polygons';
  /** Lumps of faces: the first that is filled is drawn. */
  readonly faces: readonly string[];
  /** Fields of a face. */
  readonly face: {
    /** First of its entries in the lump of edge indexes. */
    readonly firstEdge: string;
    /** How many edges it has. */
    readonly edgeCount: string;
    /** Its plane. */
    readonly plane: string;
    /** Whether it faces against its plane, in formats whose planes aren't stored once for each direction. */
    readonly side?: string;
    /** How it is textured: an index into the lump of `mapping`. */
    readonly mapping: string;
    /** Its displacement, in formats with such surfaces: those faces are bases that aren't drawn themselves. */
    readonly displacement?: string;
  };
  /** Lump of edge indexes, which are negative for an edge that is run along backwards. */
  readonly surfedges: string;
  /** The two vertices of an edge. */
  readonly edges: LumpField;
  /** Lump of positions, and their field where it holds records. */
  readonly vertices: { readonly lump: string; readonly field?: string };
  /** Normals of planes. */
  readonly planes: LumpField;
  /** How textures and light lie on a face. */
  readonly mapping: {
    /** Lump of the records. */
    readonly lump: string;
    /** Fields of four numbers that give a coordinate of a position: three factors and an offset, in texels. */
    readonly s: string;
    /** The same for the other coordinate. */
    readonly t: string;
    /** The same in luxels, where faces say which luxels are theirs. */
    readonly lightS?: string;
    /** The same for the other coordinate. */
    readonly lightT?: string;
  };
}

/** Triangles with their own vertices, in runs of one material. */
export interface SoupGeometry {
  /** Always `triangle-soups`. */
  readonly kind: 'triangle-soups';
  /** Lump of surfaces, whose spans lead to vertices and indexes; the latter count from the first vertex. */
  readonly surfaces: string;
  /** Fields of a surface. */
  readonly surface: {
    /** Its material. */
    readonly material: string;
    /** Its page of light. */
    readonly lightmap: string;
    /** First of its vertices. */
    readonly firstVertex: string;
    /** How many vertices it has. */
    readonly vertexCount: string;
    /** First of its indexes. */
    readonly firstIndex: string;
    /** How many indexes it has. */
    readonly indexCount: string;
  };
  /** Lump of indexes. */
  readonly indices: string;
  /** Lump of vertices, and its fields. */
  readonly vertices: {
    /** Lump of the records. */
    readonly lump: string;
    /** Position. */
    readonly position: string;
    /** Normal. */
    readonly normal: string;
    /** Texture coordinates, 0 to 1 across the image. */
    readonly textureCoordinates: string;
    /** Coordinates on the page of light, 0 to 1. */
    readonly lightmapCoordinates: string;
    /** Colour and opacity, four bytes. */
    readonly color: string;
  };
}

/** Faces of several kinds, which a field tells apart, with vertices of their own. */
export interface TypedFaceGeometry {
  /** Always `typed-faces`. */
  readonly kind: 'typed-faces';
  /** Lump of faces. */
  readonly faces: string;
  /** Fields of a face. */
  readonly face: {
    /** Its kind. */
    readonly type: string;
    /** Its material. */
    readonly material: string;
    /** Its page of light, negative for none; where there are several, for each style of light, the first. */
    readonly lightmap: string;
    /** First of its vertices, or of its control points, row by row. */
    readonly firstVertex: string;
    /** How many they are. */
    readonly vertexCount: string;
    /** First of its indexes. */
    readonly firstIndex: string;
    /** How many indexes it has. */
    readonly indexCount: string;
    /** What its kind alone says: a union. */
    readonly shape: string;
  };
  /** Values of the kind. */
  readonly types: {
    /** Those of faces whose indexes say their triangles. */
    readonly triangles: readonly number[];
    /** Those of grids of quadratic curves. */
    readonly patches: readonly number[];
    /** Those of pictures that turn to whoever looks. */
    readonly billboards: readonly number[];
    /** Those of a form that is drawn at several places: the vertices behind those of the form. */
    readonly repeated?: readonly number[];
  };
  /** Fields of the shape of a patch. */
  readonly patch: {
    /** Control points in a row. */
    readonly width: string;
    /** Number of rows. */
    readonly height: string;
  };
  /** Fields of the shape of what is drawn at several places. */
  readonly repeated?: {
    /** Number of vertices of the form. */
    readonly vertexCount: string;
    /** Number of places. */
    readonly count: string;
  };
  /** Lump of indexes, which count from the first vertex of their face. */
  readonly indices: string;
  /** Lump of vertices, and its fields; of light and colour for several styles the first. */
  readonly vertices: SoupGeometry['vertices'];
}

/** Meshes of triangles whose indexes lead to vertices, which select positions and normals. */
export interface MeshGeometry {
  /** Always `indexed-meshes`. */
  readonly kind: 'indexed-meshes';
  /** Lump of meshes. */
  readonly meshes: string;
  /** Fields of a mesh. */
  readonly mesh: {
    /** First of its indexes, three a triangle. */
    readonly firstIndex: string;
    /** Number of triangles. */
    readonly triangleCount: string;
    /** Its group. */
    readonly group: string;
    /** Bits that say which vertices it has. */
    readonly flags: string;
  };
  /** Groups of meshes: their lump, and the fields of the vertex that indexes count from and of the material. */
  readonly groups: { readonly lump: string; readonly firstVertex: string; readonly material: string };
  /** Lump of indexes. */
  readonly indices: string;
  /** Vertices. */
  readonly vertices: {
    /** Bits of a mesh that say which of them it has. */
    readonly mask: number;
    /** Lumps of vertices by those bits. */
    readonly kinds: readonly { readonly bits: number; readonly lump: string }[];
    /** Field of the position: an index. */
    readonly position: string;
    /** Field of the normal: an index. */
    readonly normal: string;
    /** Field of the texture coordinates, 0 to 1 across the image. */
    readonly textureCoordinates: string;
  };
  /** Lump of positions. */
  readonly positions: string;
  /** Lump of normals. */
  readonly normals: string;
}

/** How the drawn surfaces of a map are stored. */
export type Geometry = PolygonGeometry | SoupGeometry | TypedFaceGeometry | MeshGeometry;

/** Pieces of ground: squares of heights at even steps, two triangles a cell. */
export interface Terrain {
  /** Lump of the pieces. */
  readonly lump: string;
  /** Heights along a side. */
  readonly side: number;
  /** Way from a height to the next one, in game units. */
  readonly step: number;
  /** Game units that heights count. */
  readonly heightStep: number;
  /** Field of the lower corner, in steps. */
  readonly x: string;
  /** The same along y. */
  readonly y: string;
  /** Field of the height that heights count from, in game units. */
  readonly base: string;
  /** Field of the heights, row by row from low to high y. */
  readonly heights: string;
  /** Field of bits. */
  readonly flags: string;
  /** Bits of a piece that is seen from below. */
  readonly downward: number;
  /** Field of the material. */
  readonly material: string;
  /** Field of the texture coordinates of the corners: the lower left, the upper left, the lower right, the upper right. */
  readonly textureCoordinates: string;
  /** Where its light is. */
  readonly light: {
    /** Field of its page. */
    readonly page: string;
    /** Value of that for no page. */
    readonly none: number;
    /** Field of the lower corner of its rectangle, in luxels. */
    readonly position: string;
    /** Field of the number of luxels from a height to the next one. */
    readonly luxelsPerStep: string;
    /** Luxels along a side of a page. */
    readonly pageSize: number;
  };
}

/** Bits by which a surface is something else than a thing to see. */
export interface MaterialFlags {
  /** Field that holds the bits, in the records that name the materials. */
  readonly field: string;
  /** Bits of the sky. */
  readonly sky: number;
  /** Bits of what isn't drawn: it is there for tools, or for the engine's own use. */
  readonly hidden: number;
  /** Bits of what one can see through. */
  readonly translucent: number;
  /** Bits of liquids. */
  readonly liquid: number;
  /** Where other bits say what volumes are, that field of the same records and its bits. */
  readonly contents?: { readonly field: string; readonly liquid: number; readonly translucent: number };
}

/** Names by which a surface is something else than a thing to see, in any case. */
export interface MaterialNames {
  /** How names of the sky begin. */
  readonly sky: readonly string[];
  /** How names of liquids begin. */
  readonly liquid: readonly string[];
  /** How names begin of what one can see through. */
  readonly translucent: readonly string[];
  /** Whole names of what isn't drawn. */
  readonly hidden: readonly string[];
}

/** How surfaces name their materials. */
export interface SurfaceMaterials {
  /** Lump whose records surfaces refer to. */
  readonly lump: string;
  /**
   * Where the name is: in a field of those records, in a string that `textureNames` leads to, in a string whose offset is
   * a field of the records or what that is the index of, or in the row (of a
   * lump whose rows have a `name`) or the named part of another lump that a field of the records is the index of.
   */
  readonly name:
    | { readonly kind: 'field'; readonly field: string }
    | { readonly kind: 'texture-names' }
    | { readonly kind: 'text'; readonly field: string; readonly offsets?: string; readonly text: string }
    | { readonly kind: 'part'; readonly lump: string; readonly index: string };
  /** What they are beside things to see. */
  readonly flags?: MaterialFlags;
  /** Names that say so. */
  readonly names?: MaterialNames;
  /** Size of the image that texture coordinates in texels are divided by, where a record says it. */
  readonly size?: {
    readonly lump: string;
    readonly index: string;
    readonly width: string;
    readonly height: string;
  };
}

/** Which drawn surfaces belong to which model. */
export interface SurfaceModels {
  /** Lump of models; the first is the world. */
  readonly lump: string;
  /** Field of the first surface of a model. */
  readonly firstSurface: string;
  /** Field of the number of surfaces. */
  readonly surfaceCount: string;
}

/**
 * What the colours of vertices are. `paint` is multiplied with the image, however it is lit. `baked-light` is the light of
 * surfaces that have no page of light, stored as pages store it; where there is a page, it isn't drawn.
 */
export type VertexColors = 'paint' | 'baked-light';

/** Where the images of materials are, by the names of the materials. */
export interface TextureFiles {
  /** Folders that a name is looked for in, in order; empty for names that begin with the game's folder. */
  readonly roots: readonly string[];
  /**
   * How materials are described: each by a text with its name (`vmt`), many of them in scripts (`shader`); without, names
   * of materials are those of images.
   */
  readonly scripts?: 'vmt' | 'shader';
  /** Folders of scripts. */
  readonly scriptFolders?: readonly string[];
  /** Extensions of images, in the order in which the game looks for them. */
  readonly extensions: readonly string[];
  /** Lump of textures that maps bring along. */
  readonly lump?: string;
  /** Key of the first entity that lists the archives of textures that the map was made with. */
  readonly archiveKey?: string;
  /** Files of the colours that textures have in common. */
  readonly palettes?: readonly string[];
}

/** What a map has to be looked at, in words that whoever draws or converts it asks for. */
export interface SceneCapabilities {
  /** How drawn surfaces are stored. */
  readonly geometry?: Geometry;
  /** Faces that were made into grids; their geometry is of polygons. */
  readonly displacements?: Displacements;
  /** Ground that is made of heights. */
  readonly terrain?: Terrain;
  /** Pictures that lie on faces. */
  readonly overlays?: Overlays;
  /** How they name their materials. */
  readonly surfaceMaterials?: SurfaceMaterials;
  /** What the colours of vertices are, in formats whose vertices have some. */
  readonly vertexColors?: VertexColors;
  /** Which of them belong to which model. */
  readonly surfaceModels?: SurfaceModels;
  /** Where the images of materials are. */
  readonly textureFiles?: TextureFiles;
  /** Models from other files. */
  readonly props?: Props;
  /** What isn't seen in the game, but can be shown. */
  readonly layers?: Layers;
  /** Rooms that are joined by openings. */
  readonly cells?: Cells;
  /** Which surfaces are seen where. */
  readonly visibleSurfaces?: VisibleSurfaces;
  /** Where lights are. */
  readonly sceneLights?: SceneLights;
  /** Light that arrives in leaves from six sides. */
  readonly leafAmbient?: LeafAmbient;
  /** Whether the `angles` of an entity turn its brush model; elsewhere they say which way it moves. */
  readonly turnsBrushModels?: boolean;
  /** Size of a game unit in metres; 0.0254, an inch, unless given. */
  readonly metresPerUnit?: number;
}
