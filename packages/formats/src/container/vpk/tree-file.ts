import { FormatError, fillBytes } from '@brushwork/record';
import { crc32 } from '../crc32.js';
import type { VpkFile } from './open-vpk.js';
import { ownPart, type VpkTreeEntry } from './read-tree.js';
import type { VpkParts } from './vpk-parts.js';

/** A file by its entry in the tree. A class, since archives have hundreds of thousands, which share what reads them. */
export class TreeFile implements VpkFile {
  private readonly entry: VpkTreeEntry;
  private readonly parts: VpkParts;

  constructor(entry: VpkTreeEntry, parts: VpkParts) {
    this.entry = entry;
    this.parts = parts;
  }

  get name(): string {
    return this.entry.name;
  }

  get size(): number {
    return this.entry.preloadSize + this.entry.size;
  }

  get part(): number | undefined {
    const { part, size } = this.entry;
    return size === 0 || part === ownPart ? undefined : part;
  }

  async read(maxOutput: number): Promise<Uint8Array> {
    const { crc, name } = this.entry;
    const { size } = this;
    if (size > maxOutput)
      throw new FormatError('limit', `has more than the ${maxOutput} bytes that may be unpacked`, {
        path: [name],
        expected: maxOutput,
        found: size,
      });
    const bytes = await this.joined();
    const found = crc32(bytes);
    if (found === crc) return bytes;
    const hex = (value: number): string => value.toString(16).padStart(8, '0');
    throw new FormatError('bad-value', `its CRC is ${hex(found)} instead of ${hex(crc)}: it is damaged`, {
      path: [name],
      expected: crc,
      found,
    });
  }

  /** The first bytes, which are in the tree, and the rest. Memory is taken once it is clear that there is so much. */
  private async joined(): Promise<Uint8Array> {
    const { name, offset, part, preloadSize, preloadStart, size } = this.entry;
    const preload = this.parts.tree.subarray(preloadStart, preloadStart + preloadSize);
    if (size === 0) return preload.slice();
    const source = await this.parts.find(part);
    if (source === undefined)
      throw new FormatError(
        'not-found',
        `lies in ${this.parts.nameOf(part)}, which isn't beside the archive`,
        {
          path: [name],
        },
      );
    const start = this.parts.startOf(part) + offset;
    if (start > source.byteLength || size > source.byteLength - start)
      throw new FormatError('out-of-bounds', 'its data goes beyond the end of the file that has it', {
        path: [name],
        offset: start,
        expected: source.byteLength,
        found: start + size,
      });
    const bytes = new Uint8Array(preloadSize + size);
    bytes.set(preload);
    await fillBytes(source, bytes.subarray(preloadSize), start);
    return bytes;
  }
}
