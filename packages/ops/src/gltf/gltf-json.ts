/** What can be stored with something for whoever reads it: plain data. */
export type Extras = Readonly<Record<string, unknown>>;

/** What every part of a document may have. */
export interface GltfPart {
  /** What it is called. */
  readonly name?: string;
  /** What is said of it that glTF has no words for. */
  readonly extras?: Extras;
  /** What it has that isn't in the core of glTF, by the extension's name. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** A texture as a material names it. */
export interface TextureReference {
  /** Index of the texture. */
  readonly index: number;
  /** Which texture coordinates it lies on; the first unless given. */
  readonly texCoord?: number;
}

/** A material. */
export interface GltfMaterial extends GltfPart {
  /** Its colour. */
  readonly pbrMetallicRoughness: {
    readonly baseColorFactor?: readonly number[];
    readonly baseColorTexture?: TextureReference;
    readonly metallicFactor: number;
    readonly roughnessFactor: number;
  };
  /** A texture whose red darkens what surrounds an object. */
  readonly occlusionTexture?: TextureReference;
  /** How it is seen through. */
  readonly alphaMode?: 'MASK' | 'BLEND';
  /** Whether it is seen from behind, too. */
  readonly doubleSided?: boolean;
}

/** Triangles of one material. */
export interface GltfPrimitive extends GltfPart {
  /** Accessor of each attribute. */
  readonly attributes: Readonly<Record<string, number>>;
  /** Accessor of the indexes. */
  readonly indices: number;
  /** The material. */
  readonly material: number;
}

/** A mesh. */
export interface GltfMesh extends GltfPart {
  /** Its parts. */
  readonly primitives: readonly GltfPrimitive[];
}

/** Something with a place. */
export interface GltfNode extends GltfPart {
  /** What is to be seen there. */
  readonly mesh?: number;
  /** Where it is, in metres. */
  readonly translation?: readonly number[];
  /** How it is turned: x, y, z, w. */
  readonly rotation?: readonly number[];
  /** Nodes that go with it. */
  readonly children?: readonly number[];
}
