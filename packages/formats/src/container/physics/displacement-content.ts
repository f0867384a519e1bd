import {
  type ContentPlace,
  type ContentRows,
  type ContentStatus,
  type ContentType,
  concatenate,
  FormatError,
  fromHex,
  type Issue,
  list,
  type Part,
  type RebuildPlace,
  toHex,
  u16,
  u32,
} from '@brushwork/record';
import { IssueList, type IssueRule } from '../issue-list.js';
import { ParsedContent } from '../parsed-content.js';
import { rowParts } from '../row-parts.js';
import { displacementForm } from './displacement-form.js';
import {
  type DisplacementHull,
  hullBytes,
  type PlainHulls,
  plainHulls,
  readHulls,
} from './displacement-hulls.js';
import { displacementRows, hullEdgeRows, hullRows, hullTriangleRows } from './displacement-rows.js';
import { type CountSize, type DisplacementTable, displacementTable, isExact } from './displacement-table.js';

/** Some of a lump of displacement collision as plain data: what comes first in the file stands first. */
export interface PlainDisplacements {
  /** Bytes of the count and of each size. */
  readonly countSize: CountSize;
  /** Number of displacements. */
  readonly displacementCount?: number;
  /** Bytes of each displacement. */
  readonly sizes?: readonly number[];
  /** The displacements. */
  readonly displacements?: readonly PlainHulls[];
  /** What follows, as hexadecimal digits. */
  readonly rest?: string;
}

const countRule: IssueRule = { rule: 'physics-displacement-count', severity: 'error', code: 'bad-count' };
const sizeRule: IssueRule = { rule: 'physics-displacement-size', severity: 'error', code: 'bad-length' };
const hullRule: IssueRule = { rule: 'physics-displacement-hull', severity: 'warning', code: 'bad-value' };

/**
 * What displacements are to the physics: for each, in the order of their lump, hulls that enclose it. Where this lump is
 * filled, the collision of displacements isn't part of the physics of brush models. Each element is a displacement.
 */
export class PhysicsDisplacements extends ParsedContent<DisplacementTable> {
  /** Always `physics-displacement`. */
  readonly kind = 'physics-displacement' as const;

  protected parse(place: ContentPlace): DisplacementTable {
    return displacementTable(place);
  }

  /** Number of displacements whose bytes are all there. */
  get length(): number {
    return this.parsed.whole;
  }

  /** Bytes behind the last displacement. */
  get remainder(): number {
    return this.bytes.length - this.parsed.end;
  }

  /** `truncated` when bytes are missing, `remainder` when some are left over. */
  get status(): ContentStatus {
    const { bytes, parsed } = this;
    if (bytes.length === 0) return 'empty';
    if (isExact(parsed, bytes.length)) return 'ok';
    return parsed.stated === parsed.whole && bytes.length >= parsed.countSize ? 'remainder' : 'truncated';
  }

  /** Absolute offset in the file of displacement `i`; `not-found` outside. */
  offsetOf(i: number): number {
    if (!(Number.isInteger(i) && i >= 0 && i < this.length)) {
      throw new FormatError('not-found', `no displacement ${i}: ${this.name} holds ${this.length}`, {
        path: [this.name],
      });
    }
    return this.offset + (this.parsed.starts[i] as number);
  }

  /** Bytes of displacement `i`; none when it has no collision. `not-found` outside. */
  bytesOf(i: number): Uint8Array {
    const start = this.offsetOf(i) - this.offset;
    return this.bytes.subarray(start, this.parsed.starts[i + 1]);
  }

  /** Hulls of displacement `i`; `undefined` when it has none or its bytes are anything else. `not-found` outside. */
  hulls(i: number): readonly DisplacementHull[] | undefined {
    return readHulls(this.bytesOf(i));
  }

  /** A row for each displacement. */
  rows(): ContentRows {
    return displacementRows(this);
  }

  /** The hulls, and what they are made of. */
  namedParts(): ReadonlyMap<string, Part> {
    return rowParts(this.placeNow, {
      hulls: () => hullRows(this),
      triangles: () => hullTriangleRows(this),
      edges: () => hullEdgeRows(this),
    });
  }

  protected check(place: ContentPlace): readonly Issue[] {
    const issues = new IssueList();
    const { name, bytes, offset } = place;
    const { countSize, stated, whole, end, sizes } = this.parsed;
    if (bytes.length === 0) return [];
    if (stated !== sizes.length || bytes.length < countSize) {
      issues.add(countRule, () => ({
        message: `${stated} displacements with a size each, the lump has ${bytes.length} bytes`,
        path: [name],
        offset,
        expected: `0 to ${Math.max(0, Math.floor(bytes.length / countSize) - 1)}`,
        found: stated,
      }));
    } else if (!isExact(this.parsed, bytes.length)) {
      const left = bytes.length - end;
      issues.add(sizeRule, () => ({
        message:
          whole < stated
            ? `takes ${sizes[whole]} bytes, ${left} are left`
            : `${left} bytes are left behind the last displacement`,
        path: whole < stated ? [name, whole] : [name],
        offset: offset + end,
        expected: whole < stated ? sizes[whole] : 0,
        found: left,
      }));
    }
    for (let i = 0; i < whole; i++) {
      const own = this.bytesOf(i);
      if (own.length === 0 || readHulls(own) !== undefined) continue;
      issues.add(hullRule, () => ({
        message: `${own.length} bytes are no hulls`,
        path: [name, i],
        offset: this.offsetOf(i),
      }));
    }
    return issues.all(name);
  }

  /** Elements of the plain form: the count, the sizes, the displacements, what is left. */
  blockCount(size: number): number {
    const { bytes, parsed } = this;
    if (bytes.length < parsed.countSize) return bytes.length === 0 ? 0 : 1;
    return Math.ceil((1 + parsed.sizes.length + parsed.whole + (this.remainder > 0 ? 1 : 0)) / size);
  }

  /** The displacements of one block as plain data. */
  block(i: number, size: number): PlainDisplacements {
    const { bytes, parsed } = this;
    const { countSize, stated, whole } = parsed;
    if (bytes.length < countSize) return { countSize, rest: toHex(bytes) };
    const from = i * size - 1;
    const to = from + size;
    const sizes = [...parsed.sizes.subarray(Math.max(0, from), Math.max(0, to))];
    const first = Math.max(0, from - parsed.sizes.length);
    const last = Math.min(whole, to - parsed.sizes.length);
    const displacements: PlainHulls[] = [];
    for (let k = first; k < last; k++) displacements.push(plainHulls(this.bytesOf(k)));
    const isLast = to > parsed.sizes.length + whole;
    return {
      countSize,
      ...(i === 0 && { displacementCount: stated }),
      ...(sizes.length > 0 && { sizes }),
      ...(displacements.length > 0 && { displacements }),
      ...(isLast && this.remainder > 0 && { rest: toHex(bytes.subarray(parsed.end)) }),
    };
  }
}

/** Bytes of plain data; `does-not-fit` for anything else. */
function rebuild(block: unknown, place: RebuildPlace): Uint8Array {
  const path = [place.name];
  const {
    countSize,
    displacementCount,
    sizes = [],
    displacements = [],
    rest = '',
    ...other
  } = (block ?? {}) as Record<string, unknown>;
  const [unknownName] = Object.keys(other);
  if ((countSize !== 2 && countSize !== 4) || unknownName !== undefined) {
    throw new FormatError('does-not-fit', 'needs countSize, sizes and displacements', { path });
  }
  const numbers = list(countSize === 2 ? u16 : u32);
  const words = displacementCount === undefined ? [] : [displacementCount];
  const lists = [sizes, displacements];
  if (!lists.every((one) => Array.isArray(one)))
    throw new FormatError('does-not-fit', 'needs lists of sizes and displacements', { path });
  return concatenate([
    numbers.rebuild(words, place, 0),
    numbers.rebuild(sizes, place, 0),
    ...(displacements as unknown[]).map((displacement, i) => hullBytes(displacement, place, i)),
    fromHex(rest, typeof rest === 'string' ? Math.floor(rest.length / 2) : 0, [...path, 'rest']),
  ]);
}

/** How a lump of displacement collision is read. */
export interface PhysicsDisplacementType extends ContentType<PhysicsDisplacements, never> {
  /** Always `physics-displacement`. */
  readonly kind: 'physics-displacement';
  /** Counts what of a block of plain data stands in it as bytes. */
  measure(block: unknown): { records: number; opaqueBytes: number; nonCanonical: number };
}

/**
 * Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
 * @orig dphysdisp_t @source facts on the lump; real maps for the hulls; 32-bit counts on empty lumps only @confidence probable
 */
export const physicsDisplacement: PhysicsDisplacementType = {
  kind: 'physics-displacement',
  elementSize: undefined,
  form: displacementForm,
  open: (place) => new PhysicsDisplacements(place),
  rebuild,
  measure(block) {
    const { displacements = [], rest = '' } = block as PlainDisplacements;
    const kept = displacements.map((one) => ('bytes' in one ? one.bytes.length / 2 : 0));
    const opaqueBytes = kept.reduce((sum, size) => sum + size, rest.length / 2);
    return {
      records: displacements.length,
      opaqueBytes,
      nonCanonical: kept.filter((size) => size > 0).length,
    };
  },
};
