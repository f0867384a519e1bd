import { type AnyStruct, FormatError, type RecordList, records } from '@brushwork/record';
import type { Ledge, LedgeTriangle, WideLedge, WideTriangle } from './ledge-records.js';
import {
  type LedgePlace,
  type NodePlace,
  type ReadSurface,
  readSurface,
  type SurfaceProblem,
} from './read-surface.js';
import type { SurfacePlace } from './surface-format.js';
import { type CompactSurface, LedgePoint, LedgeTreeNode, type WideSurface } from './surface-records.js';

/** Records of a class over bytes, live. */
export function recordsAt<T extends AnyStruct>(
  record: T,
  place: SurfacePlace,
  range: { readonly offset: number; readonly count: number },
): RecordList<T> {
  const { offset, count } = range;
  return records(record).open({
    name: record.name,
    bytes: place.bytes.subarray(offset, offset + count * record.size),
    offset: place.offset + offset,
    byteOrder: place.byteOrder,
  });
}

/**
 * The convex solids (ledges) of a solid, and the tree of spheres around them. Everything is live: writing to a record
 * writes to the lump. What the tree leads to was looked up once; it isn't looked up again when offsets are changed.
 */
export class PhysicsSurface {
  /** Nodes of the tree: each before its children, left before right. The root is the first. */
  readonly nodes: readonly NodePlace[];
  /** Ledges in the order in which the nodes lead to them. */
  readonly ledges: readonly LedgePlace[];
  /** What couldn't be read. */
  readonly problems: readonly SurfaceProblem[];
  private readonly place: SurfacePlace;
  private readonly format: ReadSurface['format'];
  private readonly pointRuns: ReadSurface['points'];

  private constructor(place: SurfacePlace, read: ReadSurface) {
    this.place = place;
    this.format = read.format;
    this.pointRuns = read.points;
    this.nodes = read.nodes;
    this.ledges = read.ledges;
    this.problems = read.problems;
  }

  /** Reads a surface; `undefined` when its head isn't there. */
  static read(place: SurfacePlace): PhysicsSurface | undefined {
    const read = readSurface(place);
    return read === undefined ? undefined : new PhysicsSurface(place, read);
  }

  /** Whether sizes and indexes have 32 bits. */
  get isWide(): boolean {
    return this.format.isWide;
  }

  /** The records that it consists of. */
  get records(): Pick<ReadSurface['format'], 'head' | 'ledge' | 'triangle'> {
    return this.format;
  }

  /** All points, in the order of the file; those of several ledges stand here once. */
  pointLists(): RecordList<typeof LedgePoint>[] {
    return this.pointRuns.map((run) => recordsAt(LedgePoint, this.place, run));
  }

  /** The head. */
  get head(): CompactSurface | WideSurface {
    return this.format.head.fromBytes(this.place.bytes, { byteOrder: this.place.byteOrder });
  }

  /** Record of node `i`; `not-found` outside. */
  node(i: number): LedgeTreeNode {
    const { offset } = this.placed(this.nodes, i, 'node');
    return LedgeTreeNode.fromBytes(this.place.bytes, { byteOrder: this.place.byteOrder, offset });
  }

  /** Head of ledge `i`; `not-found` outside. */
  ledge(i: number): Ledge | WideLedge {
    const { offset } = this.placed(this.ledges, i, 'ledge');
    return this.format.ledge.fromBytes(this.place.bytes, { byteOrder: this.place.byteOrder, offset });
  }

  /** Triangles of ledge `i`; `not-found` outside. */
  triangles(i: number): RecordList<typeof LedgeTriangle> | RecordList<typeof WideTriangle> {
    const { offset, triangleCount } = this.placed(this.ledges, i, 'ledge');
    const { ledge, triangle } = this.format;
    const range = { offset: offset + ledge.size, count: triangleCount };
    return recordsAt(triangle as typeof LedgeTriangle, this.place, range);
  }

  /** Points that the triangles of ledge `i` count from, up to the last one that they use; `not-found` outside. */
  points(i: number): RecordList<typeof LedgePoint> {
    const { pointOffset, pointCount } = this.placed(this.ledges, i, 'ledge');
    return recordsAt(LedgePoint, this.place, { offset: pointOffset, count: pointCount });
  }

  private placed<P>(places: readonly P[], i: number, what: string): P {
    const found = places[i];
    if (found !== undefined) return found;
    throw new FormatError('not-found', `no ${what} ${i}: the surface holds ${places.length}`);
  }
}
