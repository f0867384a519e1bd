import { type ByteSource, concatenate, readBytes } from '@brushwork/record';
import { sameBytes } from '../container/same-bytes.js';

/** A file beside a map, read when it is first asked for. */
export class ExternalFile {
  /** Its name, without folders. */
  readonly name: string;
  /** Its size in bytes. */
  readonly size: number;
  private readonly source: ByteSource;
  private loaded: Uint8Array | undefined;
  private pristine: Uint8Array | undefined;

  constructor(name: string, source: ByteSource) {
    this.name = name;
    this.source = source;
    this.size = source.byteLength;
  }

  /** Reads the file, once. Throws as `readBytes` does. */
  async load(): Promise<void> {
    if (this.loaded !== undefined) return;
    // Copied, so that setters don't change the memory of a source over memory.
    const bytes = new Uint8Array(await readBytes(this.source, 0, this.size));
    this.loaded ??= bytes;
  }

  /** The file's bytes, which setters may change; `undefined` before it was loaded. */
  get bytes(): Uint8Array | undefined {
    return this.loaded;
  }

  /** The bytes, to be handed out to what may change them: what they were is kept from then on. */
  take(): Uint8Array | undefined {
    if (this.loaded !== undefined) this.pristine ??= new Uint8Array(this.loaded);
    return this.loaded;
  }

  /** The file as it was when it was read, whatever was changed since; `undefined` before it was loaded. */
  get original(): Uint8Array | undefined {
    return this.pristine ?? this.loaded;
  }

  /** The file with other content in the place of its first `size` bytes; `undefined` when that changes nothing. */
  changed(content: Uint8Array, size: number): Uint8Array | undefined {
    const { original } = this;
    if (original === undefined || sameBytes(content, original.subarray(0, size))) return undefined;
    return concatenate([content, original.subarray(size)]);
  }
}
