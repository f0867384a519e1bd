import { type AssetReference, materialReference } from './asset-reference.js';

/*
 * The head of a model (`studiohdr_t`, versions 44 to 49). Source: public SDK headers.
 */
const signature = 0x54534449; // IDST
const textureCountAt = 204;
const headSize = 220;
const textureSize = 64;
const mostTextures = 256;
const mostFolders = 64;
const longestName = 256;

/**
 * The materials that a model names: each name in any of the folders that the model looks in, of which the first that has
 * it counts. Empty for what is no model; a name that lies outside the file is left out.
 */
export function modelReferences(bytes: Uint8Array): AssetReference[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < headSize || view.getUint32(0, true) !== signature) return [];
  const number = (at: number): number => (at >= 0 && at + 4 <= bytes.length ? view.getInt32(at, true) : -1);
  const [count, first, folderCount, firstFolder] = [0, 4, 8, 12].map((at) => number(textureCountAt + at)) as [
    number,
    number,
    number,
    number,
  ];
  const folders: string[] = [];
  for (let i = 0; i < Math.min(folderCount, mostFolders); i++) {
    folders.push(textAt(bytes, number(firstFolder + i * 4)) ?? '');
  }
  const found: AssetReference[] = [];
  for (let i = 0; i < Math.min(count, mostTextures); i++) {
    const at = first + i * textureSize;
    const name = textAt(bytes, at + number(at));
    if (name === undefined || name === '') continue;
    const files = (folders.length === 0 ? [''] : folders).map(
      (folder) => materialReference(`${folder}/${name}`).file,
    );
    found.push({ kind: 'material', file: files[0] ?? '', others: files.slice(1) });
  }
  return found;
}

function textAt(bytes: Uint8Array, offset: number): string | undefined {
  if (offset <= 0 || offset >= bytes.length) return undefined;
  const end = bytes.indexOf(0, offset);
  if (end < 0 || end - offset > longestName) return undefined;
  return String.fromCharCode(...bytes.subarray(offset, end));
}
