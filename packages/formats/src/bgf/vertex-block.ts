import type { Chunk } from '../container/chunk-tree/index.js';
import { floatsOf, type ReadNumbers } from './little-endian-arrays.js';
import { bytesOf } from './part-settings.js';
import type { VertexLayout } from './vertex-layouts.js';

/** A block of vertices: numbers of one vertex after those of another. */
export class VertexBlock {
  /** The chunk. */
  readonly chunk: Chunk;
  /** What each vertex holds. */
  readonly layout: VertexLayout;
  private readonly bytes: Uint8Array;
  private read: ReadNumbers<Float32Array> | undefined;

  constructor(chunk: Chunk, layout: VertexLayout) {
    this.chunk = chunk;
    this.layout = layout;
    this.bytes = bytesOf(chunk);
  }

  /** Number of whole vertices. */
  get count(): number {
    return Math.floor(this.bytes.length / (this.layout.stride * 4));
  }

  /** Bytes behind the last whole vertex. */
  get remainder(): number {
    return this.bytes.length % (this.layout.stride * 4);
  }

  /**
   * All numbers: number `c` of vertex `i` is `array[i * layout.stride + c]`. The file's own bytes where they are aligned,
   * a copy elsewhere.
   */
  get array(): Float32Array {
    return this.numbers.array;
  }

  /** Whether the array is a copy. */
  get copied(): boolean {
    return this.numbers.copied;
  }

  private get numbers(): ReadNumbers<Float32Array> {
    this.read ??= floatsOf(this.bytes);
    return this.read;
  }

  /** The positions alone, three numbers each: a copy. */
  positions(): Float32Array {
    return this.part(0, 3);
  }

  /** Normals, three numbers each: a copy; `undefined` in a layout without. */
  normals(): Float32Array | undefined {
    return this.layout.normal === undefined ? undefined : this.part(this.layout.normal, 3);
  }

  /** Colours, four numbers each: a copy; `undefined` in a layout without. */
  colors(): Float32Array | undefined {
    return this.layout.color === undefined ? undefined : this.part(this.layout.color, 4);
  }

  /** Texture coordinates, two numbers each: a copy; `undefined` in a layout without. */
  uvs(): Float32Array | undefined {
    return this.layout.uv === undefined ? undefined : this.part(this.layout.uv, 2);
  }

  private part(first: number, width: number): Float32Array {
    const { array, count } = this;
    const { stride } = this.layout;
    const values = new Float32Array(count * width);
    for (let i = 0, to = 0; i < count; i++)
      for (let c = 0; c < width; c++) values[to++] = array[i * stride + first + c] as number;
    return values;
  }
}
