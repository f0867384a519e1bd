import { createRequire } from 'node:module';
import { readYaml } from './yaml-reader.js';

/** The compiler as its package exports it. */
interface Compiler {
  compile(language: string, spec: unknown, importer: null, debug: boolean): Promise<Record<string, string>>;
}

/** An object that compiled code read, with its fields and instances by name. */
export type Parsed = Readonly<Record<string, unknown>>;

type StreamClass = (new (bytes: ArrayBuffer) => StreamLike) & { bytesToStr?: unknown };

interface StreamLike {
  readBytes(count: number): Uint8Array;
}

const require = createRequire(import.meta.url);
const compiler = require('kaitai-struct-compiler') as Compiler;

/**
 * The runtime's stream, but with integers of 64 bits exactly, which it rounds, and text of one character a byte, which it
 * reads as windows-1252.
 */
function exactStream(): StreamClass {
  const base = require('kaitai-struct/KaitaiStream') as StreamClass;
  const read = (signed: boolean, little: boolean) =>
    function (this: StreamLike): bigint {
      const bytes = this.readBytes(8);
      const d = new DataView(bytes.buffer, bytes.byteOffset, 8);
      return signed ? d.getBigInt64(0, little) : d.getBigUint64(0, little);
    };
  class Exact extends base {}
  Object.assign(Exact.prototype, {
    readU8le: read(false, true),
    readU8be: read(false, false),
    readS8le: read(true, true),
    readS8be: read(true, false),
  });
  Exact.bytesToStr = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return Exact;
}

const Stream = exactStream();

/** Compiles a format description to JavaScript, and gives what reads bytes with it. */
export async function compileKaitai(text: string): Promise<(bytes: Uint8Array) => Parsed> {
  const files = await compiler.compile('javascript', readYaml(text), null, false);
  const [code = ''] = Object.values(files);
  const module: Record<string, new (stream: StreamLike) => Parsed> = {};
  // The code is what the compiler made of the repository's own description.
  new Function('exports', 'require', code)(module, () => Stream);
  const [Root] = Object.values(module);
  if (Root === undefined) throw new Error('the compiler made no class');
  return (bytes) => new Root(new Stream(bytes.slice().buffer));
}

/** The name that the compiler gives a field in JavaScript. */
export function propertyOf(id: string): string {
  return id.replace(/_+(.?)/g, (_, letter: string) => letter.toUpperCase());
}
