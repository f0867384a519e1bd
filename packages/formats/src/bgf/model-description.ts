import type { ChunkNode } from '../container/chunk-tree/index.js';

/** What an object, a level or a patch says of itself. What is left out isn't written. */
export interface SettingsDescription {
  /** Its name. */
  readonly name?: string;
  /** Material of the front: `library:material`. */
  readonly front?: string;
  /** Material of the back. */
  readonly back?: string;
  /** It lies on another surface. */
  readonly decal?: boolean;
  /** Its faces are shaded flat. */
  readonly faceted?: boolean;
  /** The number that says which parts vertices have. */
  readonly vertexMode?: number;
  /** Special texts. */
  readonly specials?: readonly string[];
  /** Other chunks, as they are. */
  readonly others?: readonly ChunkNode[];
}

/** Faces with the same number of corners. */
export interface FacesDescription {
  /** `PCONN_LIST` for faces with any number of corners, `CONNECTION_LIST` for triangles. */
  readonly list: 'PCONN_LIST' | 'CONNECTION_LIST';
  /** Corners of each face; 3 in a list of triangles. */
  readonly pointsPerFace: number;
  /** The corners of one face after the other. */
  readonly corners: ArrayLike<number>;
}

/** A mesh. */
export interface MeshDescription {
  /** Name of the layout of its vertices, such as `XYZ_UV`. */
  readonly layout: string;
  /** The numbers of one vertex after the other. */
  readonly vertices: ArrayLike<number>;
  /** Its lists of faces. */
  readonly faces: readonly FacesDescription[];
}

/** Spheres of a patch. What is in a sphere is not documented: bytes. */
export interface SphereListDescription {
  /** The bytes of each sphere. */
  readonly spheres: readonly Uint8Array[];
  /** A block of vertices in front of them. */
  readonly vertices?: Pick<MeshDescription, 'layout' | 'vertices'>;
}

/** A patch. */
export interface PatchDescription extends SettingsDescription {
  /** Its meshes. */
  readonly meshes?: readonly MeshDescription[];
  /** Its lists of spheres. */
  readonly sphereLists?: readonly SphereListDescription[];
}

/** A level of detail. */
export interface LevelDescription extends SettingsDescription {
  /** No chunk of its own: its patches stand in the object. */
  readonly isImplicit?: boolean;
  /** Distances from and up to which it is drawn; always, when left out. */
  readonly distance?: { readonly in: number; readonly out: number };
  /** Bytes that say how it is blended into the next one. */
  readonly transition?: Uint8Array;
  /** Its patches. */
  readonly patches: readonly PatchDescription[];
}

/** An object. */
export interface ObjectDescription extends SettingsDescription {
  /** Its levels of detail. */
  readonly levels: readonly LevelDescription[];
}

/** The header of a file. */
export interface HeaderDescription {
  /** Name of the model. */
  readonly name?: string;
  /** 0 for geometry, 1 for materials. */
  readonly fileType?: number;
  /** 1 for metres. */
  readonly unit?: number;
  /** Factor for all lengths. */
  readonly scale?: number;
  /** Other chunks, as they are: version, date and time, whose layout is not documented. */
  readonly others?: readonly ChunkNode[];
}

/** A model as plain data, from which a file is written. */
export interface ModelDescription {
  /** `DIV-BIZ2` unless given. */
  readonly magic?: 'DIV-BIZ2' | 'DIV-BMF2';
  /** The header. */
  readonly header?: HeaderDescription;
  /** Chunks inside the bound, as they are; no bound when left out. */
  readonly bound?: readonly ChunkNode[];
  /** The objects. */
  readonly objects?: readonly ObjectDescription[];
  /** Other chunks of the file's own level, in front of the end: the materials of a library. */
  readonly others?: readonly ChunkNode[];
}
