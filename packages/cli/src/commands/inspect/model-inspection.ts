import type { ModelBounds, ModelMagic, SpecialBehaviour } from '@brushwork/formats';
import type { Issue } from '@brushwork/record';
import type { InspectedMaterialFile } from './material-files.js';

/** What the header of a model says; `null` for what it doesn't. */
export interface InspectedHeader {
  /** Name of the model. */
  readonly name: string | null;
  /** 0 for geometry, 1 for materials. */
  readonly fileType: number | null;
  /** Number of the unit of length; 1 is the metre. */
  readonly unit: number | null;
  /** Factor for all lengths. */
  readonly scale: number | null;
  /** Version of the format: hexadecimal digits, since its layout is not documented; of a text as it is written. */
  readonly version: string | null;
  /** Day on which it was written, as `version`. */
  readonly date: string | null;
  /** Time at which it was written, as `version`. */
  readonly time: string | null;
}

/** A level of detail as `inspect` shows it. */
export interface InspectedLevel {
  /** Path of its chunk: that of the object for an implicit one. */
  readonly path: string;
  /** Name of the object; `null` when it has none. */
  readonly object: string | null;
  /** Whether there is no chunk for it. */
  readonly implicit: boolean;
  /** Distance from which on it is drawn, in the model's unit; `null` when it says nothing: always. */
  readonly in: number | null;
  /** Distance up to which it is drawn. */
  readonly out: number | null;
  /** Number of patches. */
  readonly patches: number;
  /** Number of meshes. */
  readonly meshes: number;
  /** Number of vertices of its meshes. */
  readonly vertices: number;
  /** Number of triangles that its faces are made into. */
  readonly triangles: number;
  /** Number of spheres, which light points are made of. */
  readonly spheres: number;
}

/** A special text taken apart. */
export interface InspectedSpecial {
  /** The text, as it is in the file. */
  readonly text: string;
  /** Names of parts. */
  readonly parts: readonly string[];
  /** What the part does; the number behind a word is `null` where there is none. */
  readonly behaviours: readonly (Pick<SpecialBehaviour, 'name'> & { readonly argument: number | null })[];
  /** All other words. */
  readonly others: readonly string[];
}

/** A part that moves or is hidden, by its name. */
export interface InspectedPart {
  /** The name, as `dz_hip`. */
  readonly name: string;
  /** Paths of the patches that it moves or hides. */
  readonly patches: readonly string[];
}

/** A box and a sphere around a model; `null` for what isn't there. */
export interface InspectedBounds {
  /** What the file says; that these are a box and a sphere is a guess from their sizes. */
  readonly stored: {
    /** The box. */
    readonly box: { readonly minimum: readonly number[]; readonly maximum: readonly number[] } | null;
    /** The sphere. */
    readonly sphere: { readonly center: readonly number[]; readonly radius: number } | null;
  };
  /** What the vertices say. */
  readonly measured: ModelBounds | null;
}

/** A material of a library. */
export interface InspectedMaterial {
  /** Its name; `null` when it has none. */
  readonly name: string | null;
  /** Image files of its textures. */
  readonly textures: readonly string[];
}

/** What `inspect` finds out about a model or a library of materials. */
export interface ModelInspection {
  /** What the user called it. */
  readonly file: string;
  /** The first eight bytes. */
  readonly format: ModelMagic;
  /** Size in bytes. */
  readonly size: number;
  /** Number of chunks; 0 for a text. */
  readonly chunks: number;
  /** Number of chunks by the bytes that their lengths take. */
  readonly widths: Readonly<Record<'1' | '2' | '4', number>>;
  /** Number of chunks by tag. */
  readonly tags: ReadonlyMap<string, number>;
  /** Number of objects. */
  readonly objects: number;
  /** Number of levels of detail that have a chunk. */
  readonly lods: number;
  /** Number of patches. */
  readonly patches: number;
  /** Number of vertices. */
  readonly vertices: number;
  /** Number of triangles that all faces are made into. */
  readonly triangles: number;
  /** Special texts, as they are in the file, each once. */
  readonly specials: readonly string[];
  /** Materials that a model refers to, each once; those that a library has. */
  readonly materials: readonly string[];
  /** What was found while reading. */
  readonly issues: readonly Issue[];
  /** Whether it is a model or a library of materials. */
  readonly content: 'geometry' | 'materials';
  /** What its header says. */
  readonly header: InspectedHeader;
  /** Number of meshes. */
  readonly meshes: number;
  /** Number of meshes with lists of triangles and lists of other faces. */
  readonly mixedMeshes: number;
  /** Number of blocks of vertices by layout. */
  readonly vertexBlocks: ReadonlyMap<string, number>;
  /** The levels of detail in the order of the file. */
  readonly levels: readonly InspectedLevel[];
  /** The special texts taken apart. */
  readonly specialWords: readonly InspectedSpecial[];
  /** Parts that move or are hidden. */
  readonly parts: readonly InspectedPart[];
  /** What is around it. */
  readonly bounds: InspectedBounds;
  /** The materials of a library; `null` for a model, and while the tag of materials isn't known. */
  readonly library: readonly InspectedMaterial[] | null;
  /** What the materials lead to in the folder that was named; `null` when none was. */
  readonly materialFiles: readonly InspectedMaterialFile[] | null;
}
