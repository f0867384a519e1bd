import {
  type ContentType,
  enumeration,
  f32,
  list,
  records,
  struct,
  u8,
  u16,
  u32,
  vector,
} from '@brushwork/record';
import { type LayoutBySize, layoutBySize } from '../container/chunk-tree/layout-by-size.js';

/**
 * Distances between which a level of detail is shown.
 * @source specification, section 2 @confidence certain
 */
export class LodDistance extends struct(8, {
  /** Distance from which on the level is shown, in the model's unit. */
  in: f32,
  /** Distance up to which it is shown. */
  out: f32,
}) {}

/**
 * A box around what an object or a file holds.
 * @source nothing but its 24 bytes @confidence guess
 */
export class BoundingBox extends struct(24, {
  /** Corner with the lowest coordinates. */
  minimum: vector(f32, ['x', 'y', 'z']),
  /** Corner with the highest ones. */
  maximum: vector(f32, ['x', 'y', 'z']),
}) {}

/**
 * A sphere around what an object or a file holds.
 * @source nothing but its 16 bytes @confidence guess
 */
export class BoundingSphere extends struct(16, {
  /** Centre in the model's unit. */
  center: vector(f32, ['x', 'y', 'z']),
  /** Radius. */
  radius: f32,
}) {}

/** What a file is, as its header says. */
export const modelFileTypes = { GEOMETRY: 0, MATERIALS: 1 } as const;

/** Units of length. Only one is known. */
export const lengthUnits = { METRE: 1 } as const;

/** Kind of the file; how many bytes the number takes is not stated. */
export const fileTypeNumber: LayoutBySize = layoutBySize({
  u8: { size: 1, type: list(enumeration(u8, modelFileTypes)) as ContentType },
  u16: { size: 2, type: list(enumeration(u16, modelFileTypes)) as ContentType },
  u32: { size: 4, type: list(enumeration(u32, modelFileTypes)) as ContentType },
});

/** Unit of length; how many bytes the number takes is not stated. */
export const unitNumber: LayoutBySize = layoutBySize({
  u8: { size: 1, type: list(enumeration(u8, lengthUnits)) as ContentType },
  u16: { size: 2, type: list(enumeration(u16, lengthUnits)) as ContentType },
  u32: { size: 4, type: list(enumeration(u32, lengthUnits)) as ContentType },
});

/** A number or a switch of which neither size nor values are stated. */
export const plainNumber: LayoutBySize = layoutBySize({
  u8: { size: 1, type: list(u8) as ContentType },
  u16: { size: 2, type: list(u16) as ContentType },
  u32: { size: 4, type: list(u32) as ContentType },
});

/** A factor; that it is a single float follows from the specification's rule for all of them, its size is not stated. */
export const factor: LayoutBySize = layoutBySize({
  f32: { size: 4, type: list(f32) as unknown as ContentType },
});

/** A box, if it has the size of one. */
export const boundingBox: LayoutBySize = layoutBySize({
  guess: { size: BoundingBox.size, type: records(BoundingBox) as ContentType },
});

/** A sphere, if it has the size of one. */
export const boundingSphere: LayoutBySize = layoutBySize({
  guess: { size: BoundingSphere.size, type: records(BoundingSphere) as ContentType },
});
