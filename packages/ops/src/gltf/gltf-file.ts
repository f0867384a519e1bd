import { FormatError } from '@brushwork/record';
import type { GltfBuilder, GltfLayout, GltfNumbers, GltfSampler, NumberArrays } from './gltf-builder.js';

/** A file and its bytes. */
export interface NamedBytes {
  /** Its name. */
  readonly name: string;
  /** Its bytes. */
  readonly bytes: Uint8Array;
}

/** Bytes before the first chunk of a binary file, and before what is in a chunk. */
const HEADER = 12;
const CHUNK_HEADER = 8;
/** Longest binary file: its length has four bytes. */
const LONGEST = 0xffff_ffff;
const SPACE = 0x20;

const isLittleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** The document as one binary file. Throws 'limit' when it would be longer than such a file can be. */
export function glbOf(document: GltfBuilder): Uint8Array<ArrayBuffer> {
  const layout = document.layOut();
  const bufferViews = [...layout.bufferViews];
  let end = layout.size;
  const images = document.images.map(({ bytes, name }) => {
    const bufferView = bufferViews.push({ buffer: 0, byteOffset: end, byteLength: bytes.length }) - 1;
    end = Math.ceil((end + bytes.length) / 4) * 4;
    return { name, mimeType: 'image/png', bufferView };
  });
  const json = jsonBytes(document, { ...layout, bufferViews, size: end }, { images });
  const jsonSize = Math.ceil(json.length / 4) * 4;
  const binaryStart = HEADER + CHUNK_HEADER + jsonSize + (end > 0 ? CHUNK_HEADER : 0);
  const total = binaryStart + end;
  if (total > LONGEST) throw tooLong(total);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  const words = [0x46546c67, 2, total, jsonSize, 0x4e4f534a];
  for (const [i, word] of words.entries()) view.setUint32(i * 4, word, true);
  file.set(json, HEADER + CHUNK_HEADER);
  file.fill(SPACE, HEADER + CHUNK_HEADER + json.length, HEADER + CHUNK_HEADER + jsonSize);
  if (end === 0) return file;
  view.setUint32(binaryStart - 8, end, true);
  view.setUint32(binaryStart - 4, 0x004e4942, true);
  fillNumbers(layout, file.subarray(binaryStart));
  let at = binaryStart + layout.size;
  for (const { bytes } of document.images) {
    file.set(bytes, at);
    at = Math.ceil((at + bytes.length) / 4) * 4;
  }
  return file;
}

/**
 * The document as a text file, which is the first, and the files that it names: its numbers and its pictures. All names
 * begin with the one that is given, which has no extension.
 */
export function gltfFilesOf(document: GltfBuilder, name: string): NamedBytes[] {
  const layout = document.layOut();
  const binary = new Uint8Array(layout.size);
  fillNumbers(layout, binary);
  const files = document.images.map(({ bytes }, i) => ({ name: `${name}.${i}.png`, bytes }));
  const images = document.images.map((image, i) => ({
    name: image.name,
    uri: encodeURIComponent((files[i] as NamedBytes).name),
  }));
  const uri = encodeURIComponent(`${name}.bin`);
  const json = jsonBytes(document, layout, { images, uri });
  const numbers = layout.size === 0 ? [] : [{ name: `${name}.bin`, bytes: binary }];
  return [{ name: `${name}.gltf`, bytes: json }, ...numbers, ...files];
}

function tooLong(total: number): FormatError {
  return new FormatError('limit', `a binary glTF file can't have ${total} bytes`, {
    expected: LONGEST,
    found: total,
  });
}

function jsonBytes(
  document: GltfBuilder,
  { accessors, bufferViews, size }: Pick<GltfLayout, 'accessors' | 'bufferViews' | 'size'>,
  { images, uri }: { readonly images: readonly object[]; readonly uri?: string },
): Uint8Array {
  const { extensionNames, lights, materials, meshes, nodes, roots, textures, title } = document;
  const samplers = [...new Set(textures.map(({ sampler }) => sampler))];
  const scene = { name: title, ...(roots.length > 0 && { nodes: roots }) };
  const lists = {
    nodes,
    meshes,
    materials,
    textures: textures.map(({ sampler, source }) => ({ source, sampler: samplers.indexOf(sampler) })),
    images,
    samplers: samplers.map((sampler) => samplerOf[sampler]),
    accessors,
    bufferViews,
    buffers: size === 0 ? [] : [{ ...(uri !== undefined && { uri }), byteLength: size }],
  };
  const json = {
    asset: { version: '2.0', generator: 'Brushwork' },
    ...(extensionNames.length > 0 && { extensionsUsed: extensionNames }),
    scene: 0,
    scenes: [scene],
    // Lists without anything in them aren't allowed.
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    ...(lights.length > 0 && { extensions: { KHR_lights_punctual: { lights } } }),
  };
  return new TextEncoder().encode(JSON.stringify(json));
}

/** How textures are filtered, by how they go on beyond their edges. */
const samplerOf: Readonly<Record<GltfSampler, object>> = {
  repeat: { magFilter: 9729, minFilter: 9987, wrapS: 10497, wrapT: 10497 },
  clamp: { magFilter: 9729, minFilter: 9729, wrapS: 33071, wrapT: 33071 },
};

/** Writes all numbers to where they belong, least significant byte first. */
function fillNumbers({ placed }: GltfLayout, binary: Uint8Array<ArrayBuffer>): void {
  for (const { numbers, size, start } of placed) {
    const bytes = binary.subarray(start, start + size);
    fillOne(numbers, bytes);
    if (!isLittleEndian) reverseNumbers(bytes, componentSize(numbers));
  }
}

function fillOne(numbers: GltfNumbers, { buffer, byteLength, byteOffset }: Uint8Array<ArrayBuffer>): void {
  const arrays: { readonly [Kind in keyof NumberArrays]: () => NumberArrays[Kind] } = {
    u8: () => new Uint8Array(buffer, byteOffset, byteLength),
    u16: () => new Uint16Array(buffer, byteOffset, byteLength / 2),
    u32: () => new Uint32Array(buffer, byteOffset, byteLength / 4),
    f32: () => new Float32Array(buffer, byteOffset, byteLength / 4),
  };
  const target = arrays[numbers.component]();
  (numbers.fill as (to: NumberArrays[keyof NumberArrays]) => void)(target);
}

function componentSize({ component }: GltfNumbers): number {
  return component === 'u8' ? 1 : component === 'u16' ? 2 : 4;
}

function reverseNumbers(bytes: Uint8Array, size: number): void {
  for (let at = 0; at < bytes.length; at += size) bytes.subarray(at, at + size).reverse();
}
