import type { Chunk } from '../container/chunk-tree/index.js';
import { integersOf } from './little-endian-arrays.js';
import { bytesOf } from './part-settings.js';

/** Faces of a mesh with the same number of corners each. */
export class FaceList {
  /** The chunk. */
  readonly chunk: Chunk;
  /** Corners of each face: 3 in a list of triangles. */
  readonly pointsPerFace: number;
  private readonly bytes: Uint8Array;
  private read: Int32Array | undefined;

  constructor(chunk: Chunk) {
    const bytes = bytesOf(chunk);
    const isPolygons = chunk.tag === 'PCONN_LIST';
    this.chunk = chunk;
    this.pointsPerFace = isPolygons ? (bytes[0] ?? 0) : 3;
    this.bytes = isPolygons ? bytes.subarray(1) : bytes;
  }

  /** Number of whole faces; 0 where a face would have fewer than three corners. */
  get faceCount(): number {
    return this.pointsPerFace < 3 ? 0 : Math.floor((this.bytes.length >>> 2) / this.pointsPerFace);
  }

  /** Corners behind the last whole face. */
  get strayCorners(): number {
    return (this.bytes.length >>> 2) - this.faceCount * this.pointsPerFace;
  }

  /** Bytes behind the last whole number. */
  get remainder(): number {
    return this.bytes.length % 4;
  }

  /** Number of triangles that the faces are made into. */
  get triangleCount(): number {
    return this.faceCount * Math.max(0, this.pointsPerFace - 2);
  }

  /** Absolute offset in the file of corner `i`. */
  offsetOfCorner(i: number): number {
    return this.chunk.offset + this.chunk.end - this.chunk.start - this.bytes.length + i * 4;
  }

  /** The corners of all faces, stray ones included: numbers of vertices of the mesh, as they are in the file. */
  get corners(): Int32Array {
    this.read ??= integersOf(this.bytes).array;
    return this.read;
  }
}
