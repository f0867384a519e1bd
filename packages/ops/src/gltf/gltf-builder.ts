import type { GltfMaterial, GltfMesh, GltfNode } from './gltf-json.js';

/** Number of components of an element. */
const widths = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 } as const;

/** Kinds of numbers: what glTF calls them, and their size in bytes. */
const components = {
  u8: { id: 5121, size: 1 },
  u16: { id: 5123, size: 2 },
  u32: { id: 5125, size: 4 },
  f32: { id: 5126, size: 4 },
} as const;

/** What numbers are for: how they lie in the file depends on it. */
export type NumberUse = 'vertices' | 'indices' | 'instances';

/** The arrays that numbers are written to. */
export interface NumberArrays {
  u8: Uint8Array;
  u16: Uint16Array;
  u32: Uint32Array;
  f32: Float32Array;
}

/** Numbers of a document, which are written when there is a place for them. */
export interface GltfNumbers<Kind extends keyof NumberArrays = keyof NumberArrays> {
  /** Components of an element. */
  readonly type: keyof typeof widths;
  /** Kind of number. */
  readonly component: Kind;
  /** Number of elements. */
  readonly count: number;
  /** What they are for. */
  readonly use: NumberUse;
  /** Whether the largest integer stands for 1. */
  readonly normalized?: boolean;
  /** Least value of each component. */
  readonly min?: readonly number[];
  /** Greatest value of each component. */
  readonly max?: readonly number[];
  /** Writes them into an array of as many as they are. */
  fill(target: NumberArrays[Kind]): void;
}

/** How a texture goes on beyond its edges. */
export type GltfSampler = 'repeat' | 'clamp';

/** A picture of a document. */
export interface GltfImage {
  /** Its name. */
  readonly name: string;
  /** A PNG file. */
  readonly bytes: Uint8Array;
}

/** Numbers and where they lie in the binary part. */
export interface PlacedNumbers {
  /** The numbers. */
  readonly numbers: GltfNumbers;
  /** First byte. */
  readonly start: number;
  /** Number of bytes. */
  readonly size: number;
}

/** The part of a document that is numbers. */
export interface GltfLayout {
  /** Descriptions of the numbers. */
  readonly accessors: readonly object[];
  /** The ranges of bytes that they lie in. */
  readonly bufferViews: readonly object[];
  /** Where the numbers are. */
  readonly placed: readonly PlacedNumbers[];
  /** Number of bytes. */
  readonly size: number;
}

/**
 * A glTF document while it is put together. Whatever is added keeps its place, so that the same calls give the same bytes;
 * numbers are only written when the file has room for them, so that there is never more than one copy.
 */
export class GltfBuilder {
  /** The pictures. */
  readonly images: GltfImage[] = [];
  /** The textures. */
  readonly textures: { readonly source: number; readonly sampler: GltfSampler }[] = [];
  /** The materials. */
  readonly materials: GltfMaterial[] = [];
  /** The meshes. */
  readonly meshes: GltfMesh[] = [];
  /** The nodes. */
  readonly nodes: GltfNode[] = [];
  /** The nodes that aren't part of others. */
  readonly roots: number[] = [];
  /** The lights. */
  readonly lights: object[] = [];
  /** What the scene is called. */
  readonly title: string;
  private readonly numbers: GltfNumbers[] = [];
  private readonly extensions = new Set<string>();

  constructor(title: string) {
    this.title = title;
  }

  /** Names of the extensions that are used, sorted. */
  get extensionNames(): readonly string[] {
    return [...this.extensions].sort();
  }

  /** Adds numbers; the index of their accessor. */
  addNumbers<Kind extends keyof NumberArrays>(numbers: GltfNumbers<Kind>): number {
    return this.numbers.push(numbers as unknown as GltfNumbers) - 1;
  }

  /** Adds a picture and a texture of it; the index of the texture. */
  addTexture(image: GltfImage, sampler: GltfSampler): number {
    const source = this.images.push(image) - 1;
    return this.textures.push({ source, sampler }) - 1;
  }

  /** Adds a material. */
  addMaterial(material: GltfMaterial): number {
    return this.materials.push(material) - 1;
  }

  /** Adds a mesh. */
  addMesh(mesh: GltfMesh): number {
    return this.meshes.push(mesh) - 1;
  }

  /** Adds a node, which is part of another one or of none. */
  addNode(node: GltfNode, place: 'root' | 'part' = 'root'): number {
    const index = this.nodes.push(node) - 1;
    if (place === 'root') this.roots.push(index);
    return index;
  }

  /** Adds a light. */
  addLight(light: object): number {
    this.use('KHR_lights_punctual');
    return this.lights.push(light) - 1;
  }

  /** Notes that an extension is used. */
  use(extension: string): void {
    this.extensions.add(extension);
  }

  /** Finds places for all numbers: those that are read alike lie together. */
  layOut(): GltfLayout {
    const ranges = new Map<string, { readonly view: number; readonly members: number[] }>();
    this.numbers.forEach(({ component, type, use }, i) => {
      const key = `${use}/${type}/${component}`;
      const range = ranges.get(key) ?? { view: ranges.size, members: [] };
      ranges.set(key, range);
      range.members.push(i);
    });
    const accessors: object[] = Array.from({ length: this.numbers.length });
    const placed: PlacedNumbers[] = [];
    const bufferViews: object[] = [];
    let end = 0;
    for (const { view, members } of ranges.values()) {
      const start = end;
      for (const member of members) {
        const numbers = this.numbers[member] as GltfNumbers;
        const { component, count, max, min, normalized, type } = numbers;
        const size = count * widths[type] * components[component].size;
        placed.push({ numbers, start: end, size });
        accessors[member] = {
          ...{
            bufferView: view,
            byteOffset: end - start,
            componentType: components[component].id,
            count,
            type,
          },
          ...(normalized === true && { normalized }),
          ...(min !== undefined && max !== undefined && { min, max }),
        };
        end += size;
      }
      const { component, type, use } = this.numbers[members[0] as number] as GltfNumbers;
      bufferViews.push({
        ...{ buffer: 0, byteOffset: start, byteLength: end - start },
        ...(use === 'vertices' && { byteStride: widths[type] * components[component].size, target: 34962 }),
        ...(use === 'indices' && { target: 34963 }),
      });
      end = Math.ceil(end / 4) * 4;
    }
    return { accessors, bufferViews, placed, size: end };
  }
}
