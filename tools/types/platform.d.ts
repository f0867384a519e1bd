/*
 * The few globals that Node and browsers share and that the platform-neutral packages may use. The packages are
 * compiled without the types of either, so that a use of anything else fails to compile.
 */

/** Decodes bytes to text. */
declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  readonly encoding: string;
  decode(input?: ArrayBufferView | ArrayBufferLike, options?: { readonly stream?: boolean }): string;
}

/** Encodes text as UTF-8. */
declare class TextEncoder {
  constructor();
  encode(input?: string): Uint8Array<ArrayBuffer>;
  encodeInto(source: string, destination: Uint8Array): { readonly read: number; readonly written: number };
}

/** Bytes that are read on demand, e.g. a file dropped on a page. */
declare class Blob {
  constructor(
    parts?: readonly (ArrayBufferView | ArrayBufferLike | string | Blob)[],
    options?: { readonly type?: string },
  );
  readonly size: number;
  readonly type: string;
  slice(start?: number, end?: number, type?: string): Blob;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Copies plain data deeply. */
declare function structuredClone<T>(value: T): T;
