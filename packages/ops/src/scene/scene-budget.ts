import { FormatError } from '@brushwork/record';

/** How much may be made of a map. */
export interface BudgetOptions {
  /** Most vertices; 50 million unless given. */
  readonly maxVertices?: number;
  /** Most bytes of vertices and indexes for each byte of the file; 64 unless given. */
  readonly maxGrowth?: number;
}

const DEFAULT_VERTICES = 50_000_000;
const DEFAULT_GROWTH = 64;
/** A small file may come to that many bytes whatever its size. */
const LEAST_BYTES = 64 * 1024 * 1024;
/** Bytes of a vertex with all that it may carry, and of an index. */
const VERTEX_BYTES = 48;
const INDEX_BYTES = 4;

/** What is left of the room for a scene: a file of a few bytes can ask for more than there is memory. */
export class SceneBudget {
  private vertices: number;
  private bytes: number;
  /** What pictures may still take of that. */
  private pictureBytes: number;
  /** Whether something was refused. */
  isSpent = false;

  constructor(
    fileSize: number,
    { maxVertices = DEFAULT_VERTICES, maxGrowth = DEFAULT_GROWTH }: BudgetOptions,
  ) {
    if (!(maxVertices >= 0) || !(maxGrowth >= 0))
      throw new FormatError('bad-value', 'a limit is a number that is not negative');
    this.vertices = maxVertices;
    this.bytes = Math.max(LEAST_BYTES, fileSize * maxGrowth);
    this.pictureBytes = this.bytes / 2;
  }

  /** Whether there is room for a number of vertices and triangles, without taking it. */
  hasRoom(vertices: number, triangles: number, moreBytes = 0): boolean {
    const bytes = vertices * VERTEX_BYTES + triangles * 3 * INDEX_BYTES + moreBytes;
    return vertices <= this.vertices && bytes <= this.bytes;
  }

  /** Takes room for pictures, which never take more than half of all of it; false when there isn't enough left. */
  takePicture(bytes: number): boolean {
    if (!(bytes <= this.bytes && bytes <= this.pictureBytes)) {
      this.isSpent = true;
      return false;
    }
    this.bytes -= bytes;
    this.pictureBytes -= bytes;
    return true;
  }

  /** Takes room for a surface, and for what more its vertices carry; false when there isn't enough left. */
  take(vertices: number, triangles: number, moreBytes = 0): boolean {
    if (!this.hasRoom(vertices, triangles, moreBytes)) {
      this.isSpent = true;
      return false;
    }
    this.vertices -= vertices;
    this.bytes -= vertices * VERTEX_BYTES + triangles * 3 * INDEX_BYTES + moreBytes;
    return true;
  }
}
