import { type Chunk, type ChunkTree, tagIdMask } from '../container/chunk-tree/index.js';
import { latin1Text } from '../container/entity-text/latin1-text.js';
import { MaterialReference } from './material-reference.js';
import { parseSpecial, type SpecialWords } from './special-text.js';

/** Bytes of a chunk as they are now: those that its content was given, or the file's. */
export function bytesOf(chunk: Chunk): Uint8Array {
  return chunk.tree.contents.get(chunk.index)?.bytes ?? chunk.payload;
}

/** Text of a chunk without the NULs at its end. */
export function textOf(chunk: Chunk): string {
  const bytes = bytesOf(chunk);
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end--;
  return latin1Text(bytes, 0, end);
}

/** A number of 1, 2 or 4 bytes; `undefined` for any other size. */
export function numberOf(chunk: Chunk): number | undefined {
  const bytes = bytesOf(chunk);
  const d = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length === 1) return d.getUint8(0);
  if (bytes.length === 2) return d.getUint16(0, true);
  return bytes.length === 4 ? d.getUint32(0, true) : undefined;
}

/**
 * What an object, a level or a patch says of itself in leaves directly inside it. Where one of them appears twice, the
 * first counts; both stay in the file.
 */
export class PartSettings {
  private readonly leaves: ReadonlyMap<string, readonly Chunk[]>;

  constructor(tree: ChunkTree, index: number) {
    const leaves = new Map<string, Chunk[]>();
    for (const chunk of tree.children(index)) {
      // Tags of attributes have this bit.
      if ((chunk.id & 0x2000 & tagIdMask) === 0) continue;
      const { tag } = chunk;
      const known = leaves.get(tag);
      if (known === undefined) leaves.set(tag, [chunk]);
      else known.push(chunk);
    }
    this.leaves = leaves;
  }

  /** The first leaf with a tag. */
  leaf(tag: string): Chunk | undefined {
    return this.leaves.get(tag)?.[0];
  }

  /** Its name. */
  get name(): string | undefined {
    const chunk = this.leaf('NAME');
    return chunk === undefined ? undefined : textOf(chunk);
  }

  /** Material of the front. */
  get front(): MaterialReference | undefined {
    return this.material('SV_F_MATERIAL');
  }

  /** Material of the back. */
  get back(): MaterialReference | undefined {
    return this.material('SV_B_MATERIAL');
  }

  /** Whether it says that it lies on another surface. What the leaf holds is a guess: anything but a single 0 counts. */
  get decal(): boolean {
    return this.isOn('SV_DECAL');
  }

  /** Whether it says that its faces are shaded flat; as `decal`. */
  get faceted(): boolean {
    return this.isOn('SV_FACETED');
  }

  /** The number that says which parts vertices have, as far as it can be read as one. Its meaning is not documented. */
  get vertexMode(): number | undefined {
    const chunk = this.leaf('SV_VERTEX');
    return chunk === undefined ? undefined : numberOf(chunk);
  }

  /** Special texts as they are in the file, without the NULs at their ends. */
  get specials(): readonly string[] {
    return (this.leaves.get('SV_SPECIAL') ?? []).map(textOf);
  }

  /** The special texts taken apart. */
  get specialWords(): readonly SpecialWords[] {
    return this.specials.map(parseSpecial);
  }

  private material(tag: string): MaterialReference | undefined {
    const chunk = this.leaf(tag);
    if (chunk === undefined) return undefined;
    const content = chunk.tree.peek(chunk.index);
    return content instanceof MaterialReference ? content : undefined;
  }

  private isOn(tag: string): boolean {
    const chunk = this.leaf(tag);
    return chunk !== undefined && numberOf(chunk) !== 0;
  }
}
