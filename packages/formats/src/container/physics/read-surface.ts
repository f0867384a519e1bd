import { SurfaceClaims } from './surface-claims.js';
import { type SurfaceFormat, type SurfacePlace, surfaceFormat } from './surface-format.js';
import { LedgePoint, LedgeTreeNode } from './surface-records.js';

/** Most nodes above another. Real maps have 15; deeper trees are damage, and would fill the stack of who walks them. */
const DEEPEST = 256;

/** A node of the ledge tree, in its place. */
export interface NodePlace {
  /** Offset in the surface. */
  readonly offset: number;
  /** Nodes above it. */
  readonly depth: number;
  /** Number of the left child among the nodes; -1 for a leaf, or when it can't be read. */
  left: number;
  /** Number of the right child among the nodes; -1 for a leaf, or when it can't be read. */
  right: number;
  /** Number of its ledge among the ledges; -1 for none. */
  ledge: number;
}

/** A ledge, in its place. */
export interface LedgePlace {
  /** Offset in the surface. */
  readonly offset: number;
  /** Number of triangles, all of which are there. */
  readonly triangleCount: number;
  /** Offset of its points in the surface. */
  readonly pointOffset: number;
  /** Number of points that are there, up to the last one that its triangles use. */
  readonly pointCount: number;
}

/** Points one behind the other. */
export interface PointRun {
  /** Offset in the surface. */
  readonly offset: number;
  /** Number of points. */
  readonly count: number;
}

/** Kinds of failure in a surface. */
export type SurfaceProblemCode =
  | 'bad-reference'
  | 'bad-count'
  | 'bad-length'
  | 'cycle'
  | 'overlap'
  | 'limit'
  | 'truncated';

/** Something that keeps a part of a surface from being read. */
export interface SurfaceProblem {
  /** The kind of failure. */
  readonly code: SurfaceProblemCode;
  /** What is wrong. */
  readonly message: string;
  /** Offset in the surface of the record that says it. */
  readonly offset: number;
  /** What it says. */
  readonly found: number;
}

/** What a surface holds, as its tree leads to it. No two records share a byte. */
export interface ReadSurface {
  /** The records that it consists of. */
  readonly format: SurfaceFormat;
  /** The nodes in the order of the tree: each before its children, left before right. The root is the first. */
  readonly nodes: readonly NodePlace[];
  /** The ledges in the order in which the nodes lead to them. */
  readonly ledges: readonly LedgePlace[];
  /** The points that ledges use, in the order of the file. */
  readonly points: readonly PointRun[];
  /** What couldn't be read. */
  readonly problems: readonly SurfaceProblem[];
}

/** Reads a surface along its tree; `undefined` when its head isn't there. Linear in its size, whatever the offsets say. */
export function readSurface(place: SurfacePlace): ReadSurface | undefined {
  const format = surfaceFormat(place);
  return format === undefined ? undefined : new SurfaceReader(place, format).read();
}

class SurfaceReader {
  private readonly place: SurfacePlace;
  private readonly format: SurfaceFormat;
  private readonly claims: SurfaceClaims;
  private readonly nodes: NodePlace[] = [];
  private readonly nodeOffsets = new Set<number>();
  private readonly ledges: LedgePlace[] = [];
  private readonly ledgeNumbers = new Map<number, number>();
  private readonly problems: SurfaceProblem[] = [];

  constructor(place: SurfacePlace, format: SurfaceFormat) {
    this.place = place;
    this.format = format;
    this.claims = new SurfaceClaims(place.bytes.length);
  }

  private get at(): { readonly byteOrder: SurfacePlace['byteOrder'] } {
    return { byteOrder: this.place.byteOrder };
  }

  read(): ReadSurface {
    const { format, nodes, ledges, problems } = this;
    this.claims.take(0, format.head.size);
    this.readTree(format.head.fromBytes(this.place.bytes, this.at).rootOffset);
    nodes.forEach((node) => {
      node.ledge = this.ledgeOf(node);
    });
    return { format, nodes, ledges, points: this.readPoints(), problems };
  }

  private readTree(rootOffset: number): void {
    const open: { offset: number; depth: number; link: (node: number) => void }[] = [
      { offset: rootOffset, depth: 0, link: () => undefined },
    ];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { offset, depth, link } = next;
      if (!this.takeNode(offset, depth)) continue;
      const node: NodePlace = { offset, depth, left: -1, right: -1, ledge: -1 };
      link(this.nodes.length);
      this.nodes.push(node);
      const { rightOffset } = this.node(offset);
      if (rightOffset === 0) continue;
      const right = (child: number): void => {
        node.right = child;
      };
      const left = (child: number): void => {
        node.left = child;
      };
      open.push({ offset: offset + rightOffset, depth: depth + 1, link: right });
      open.push({ offset: offset + LedgeTreeNode.size, depth: depth + 1, link: left });
    }
  }

  private node(offset: number): LedgeTreeNode {
    return LedgeTreeNode.fromBytes(this.place.bytes, { ...this.at, offset });
  }

  private takeNode(offset: number, depth: number): boolean {
    const report = (code: SurfaceProblemCode, message: string): false => {
      this.problems.push({ code, message, offset, found: offset });
      return false;
    };
    if (depth > DEEPEST) return report('limit', `more than ${DEEPEST} nodes above each other`);
    if (this.nodeOffsets.has(offset)) return report('cycle', 'the tree leads to a node twice');
    if (!this.claims.isInside(offset, LedgeTreeNode.size))
      return report('bad-reference', 'a node is outside the surface');
    if (!this.claims.take(offset, LedgeTreeNode.size))
      return report('overlap', 'a node lies in another record');
    this.nodeOffsets.add(offset);
    return true;
  }

  /** Number of the ledge that a node names; -1 for none or a broken one. */
  private ledgeOf(node: NodePlace): number {
    const { ledgeOffset, rightOffset } = this.node(node.offset);
    const report = (code: SurfaceProblemCode, message: string): -1 => {
      this.problems.push({ code, message, offset: node.offset, found: ledgeOffset });
      return -1;
    };
    if (ledgeOffset === 0) return rightOffset === 0 ? report('bad-reference', 'a leaf has no ledge') : -1;
    const offset = node.offset + ledgeOffset;
    const known = this.ledgeNumbers.get(offset);
    if (known !== undefined) return known;
    const { ledge, triangle } = this.format;
    if (!this.claims.isInside(offset, ledge.size))
      return report('bad-reference', 'a ledge is outside the surface');
    const { pointOffset, triangleCount } = ledge.fromBytes(this.place.bytes, { ...this.at, offset });
    const room = Math.floor((this.place.bytes.length - offset - ledge.size) / triangle.size);
    if (triangleCount < 0 || triangleCount > room)
      return report('bad-count', `a ledge of ${triangleCount} triangles, there is room for ${room}`);
    if (!this.claims.take(offset, ledge.size + triangleCount * triangle.size))
      return report('overlap', 'a ledge lies in another record');
    const points = offset + pointOffset;
    const stated = this.pointCount(offset + ledge.size, triangleCount);
    const fitting =
      points < 0 ? 0 : Math.max(0, Math.floor((this.place.bytes.length - points) / LedgePoint.size));
    if (stated > fitting) report('bad-reference', `a ledge uses ${stated} points, ${fitting} are there`);
    this.ledgeNumbers.set(offset, this.ledges.length);
    this.ledges.push({
      offset,
      triangleCount,
      pointOffset: points,
      pointCount: Math.min(stated, fitting),
    });
    return this.ledges.length - 1;
  }

  /** Number of points up to the last one that triangles use. */
  private pointCount(offset: number, triangleCount: number): number {
    const { triangle } = this.format;
    let count = 0;
    for (let i = 0; i < triangleCount; i++) {
      const { edges } = triangle.fromBytes(this.place.bytes, {
        ...this.at,
        offset: offset + i * triangle.size,
      });
      for (const { startPoint } of edges) count = Math.max(count, startPoint + 1);
    }
    return count;
  }

  /** The points of all ledges, taken in the order of the file: whatever they share is taken once. */
  private readPoints(): PointRun[] {
    const runs: { offset: number; count: number }[] = [];
    const wanted = this.ledges.filter((ledge) => ledge.pointCount > 0);
    wanted.sort((a, b) => a.pointOffset - b.pointOffset);
    for (const { offset, pointOffset, pointCount } of wanted) {
      const last = runs.at(-1);
      const end = last === undefined ? 0 : last.offset + last.count * LedgePoint.size;
      let run = last;
      if (run === undefined || pointOffset >= end) {
        run = { offset: pointOffset, count: 0 };
        runs.push(run);
      }
      let taken = (pointOffset - run.offset) % LedgePoint.size === 0;
      const wantedEnd = pointOffset + pointCount * LedgePoint.size;
      while (taken && run.offset + run.count * LedgePoint.size < wantedEnd) {
        taken = this.claims.take(run.offset + run.count * LedgePoint.size, LedgePoint.size);
        if (taken) run.count++;
      }
      if (!taken)
        this.problems.push({
          code: 'overlap',
          message: 'points lie in another record',
          offset,
          found: pointOffset,
        });
    }
    return runs.filter(({ count }) => count > 0);
  }
}
