import {
  type ContentPlace,
  type ContentRows,
  type ContentStatus,
  type ContentType,
  concatenate,
  FormatError,
  type Issue,
  type LumpsOf,
  type Part,
  PlacedRecords,
  toHex,
} from '@brushwork/record';
import { latin1Text } from '../entity-text/latin1-text.js';
import { ParsedContent } from '../parsed-content.js';
import { rowParts } from '../row-parts.js';
import { withoutTrailingZeros } from '../without-trailing-zeros.js';
import { keyDataRows } from './key-data-rows.js';
import { Ledge, LedgeTriangle } from './ledge-records.js';
import { physicsForm } from './physics-form.js';
import { physicsIssues } from './physics-issues.js';
import { measurePhysics, type PlainPhysicsItem, physicsItemBytes, plainModel } from './physics-plain.js';
import { ledgeRows, modelRows, nodeRows, pointRows, solidRows, triangleRows } from './physics-rows.js';
import { PhysicsSolid } from './physics-solid.js';
import { type ReadModels, readModels } from './read-models.js';
import { PhysicsModelHead } from './solid-records.js';
import { LedgePoint, LedgeTreeNode } from './surface-records.js';

/** What a brush model is to the physics. */
export interface PhysicsModel {
  /** Brush model; 0 is the world. */
  readonly model: number;
  /** Absolute offset of its head in the file. */
  readonly offset: number;
  /** Its solids. */
  readonly solids: readonly PhysicsSolid[];
  /** Keys and values that say what the solids are, without the NUL at the end, one character a byte. */
  readonly keyData: string;
}

/**
 * What brush models are to the physics: solids for each, and a text of keys and values about them. A head of model -1
 * ends the lump. Each element is a model.
 */
export class PhysicsCollision extends ParsedContent<ReadModels> {
  /** Always `physics`. */
  readonly kind = 'physics' as const;

  protected parse(place: ContentPlace): ReadModels {
    return readModels(place.bytes, place.byteOrder);
  }

  protected check(place: ContentPlace): readonly Issue[] {
    return physicsIssues(place, this.parsed);
  }

  /** Number of models. */
  get length(): number {
    return this.parsed.models.length;
  }

  /** Bytes behind the head that ends the lump, or behind the last model when there is none. */
  get remainder(): number {
    return this.bytes.length - this.parsed.end;
  }

  /** `truncated` when no head ends the lump, `remainder` when bytes follow that. */
  get status(): ContentStatus {
    if (this.bytes.length === 0) return 'empty';
    if (this.parsed.terminator < 0) return 'truncated';
    return this.remainder > 0 ? 'remainder' : 'ok';
  }

  /** Model `i` in the order of the lump; `not-found` outside. */
  at(i: number): PhysicsModel {
    const found = this.parsed.models[i];
    if (found === undefined) {
      throw new FormatError('not-found', `no model ${i}: ${this.name} holds ${this.length}`, {
        path: [this.name],
      });
    }
    const { bytes, offset } = this;
    const { byteOrder } = this.place;
    return {
      model: found.model,
      offset: offset + found.start,
      solids: found.solids.map(
        ({ start, end }) => new PhysicsSolid(bytes.subarray(start, end), offset + start, byteOrder),
      ),
      keyData: latin1Text(withoutTrailingZeros(bytes.subarray(found.textStart, found.end))),
    };
  }

  /** The models in the order of the lump. */
  *[Symbol.iterator](): IterableIterator<PhysicsModel> {
    for (let i = 0; i < this.length; i++) yield this.at(i);
  }

  /** A row for each model. */
  rows(): ContentRows {
    return modelRows(this.length, (i) => this.at(i));
  }

  /** The heads of models, their solids and what these are made of, and the pairs of their texts. */
  namedParts(): ReadonlyMap<string, Part> {
    return rowParts(this.placeNow, {
      models: (place) => {
        const starts = this.parsed.models.map(({ start }) => start);
        return new PlacedRecords(PhysicsModelHead, place, starts);
      },
      solids: () => solidRows([...this]),
      ledges: () => ledgeRows([...this]),
      nodes: () => nodeRows([...this]),
      triangles: () => triangleRows([...this]),
      points: () => pointRows([...this]),
      keyData: () => keyDataRows([...this]),
    });
  }

  /** Elements of the plain form: the models, the head that ends the lump, what is left over. */
  blockCount(size: number): number {
    const { models, terminator } = this.parsed;
    return Math.ceil((models.length + (terminator < 0 ? 0 : 1) + (this.remainder > 0 ? 1 : 0)) / size);
  }

  /** The models of one block as plain data. */
  block(i: number, size: number): PlainPhysicsItem[] {
    const { models, terminator, end } = this.parsed;
    const { bytes } = this;
    const { byteOrder } = this.place;
    const from = i * size;
    const to = from + size;
    const items: PlainPhysicsItem[] = models
      .slice(from, to)
      .map((model) => plainModel(bytes, model, byteOrder));
    let next = models.length;
    const isHere = (): boolean => {
      const index = next++;
      return index >= from && index < to;
    };
    if (terminator >= 0 && isHere())
      items.push({
        end: PhysicsModelHead.fromBytes(bytes, { byteOrder, offset: terminator }).toObject(),
      });
    if (this.remainder > 0 && isHere()) items.push({ rest: toHex(bytes.subarray(end)) });
    return items;
  }
}

/** How a lump of physics is read. */
export interface PhysicsCollisionType
  extends ContentType<PhysicsCollision, LumpsOf<typeof PhysicsModelHead>> {
  /** Always `physics`. */
  readonly kind: 'physics';
  /** Counts what of a block of plain data stands in it as bytes. */
  measure(block: unknown): { records: number; opaqueBytes: number; nonCanonical: number };
}

/**
 * Collision of brush models (lump 29, and lump 49 in maps of 2004).
 * @orig dphysmodel_t @source facts on the lump; all 61 real maps @confidence certain
 */
export const physicsCollision: PhysicsCollisionType = {
  kind: 'physics',
  elementSize: undefined,
  form: physicsForm,
  partRecords: {
    models: PhysicsModelHead,
    ledges: Ledge,
    triangles: LedgeTriangle,
    nodes: LedgeTreeNode,
    points: LedgePoint,
  },
  open: (place) => new PhysicsCollision(place),
  rebuild(block, place, first) {
    if (!Array.isArray(block))
      throw new FormatError('does-not-fit', 'needs a list of models', { path: [place.name] });
    return concatenate(
      block.flatMap((item: unknown, i) =>
        physicsItemBytes(item, { ...place, name: `${place.name}.${first + i}` }),
      ),
    );
  },
  measure(block) {
    const items = block as readonly PlainPhysicsItem[];
    return { records: items.filter((item) => 'solids' in item).length, ...measurePhysics(items) };
  },
};
