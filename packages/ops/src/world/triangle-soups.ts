import type { GameMap } from '@brushwork/formats';
import { lumpByShape } from './lump-by-shape.js';
import { type SpanField, spanFields } from './read-span.js';
import { lacking, requireCapability } from './require-capability.js';
import { type AnyRecords, recordsOf } from './typed-lumps.js';

/** The lump of drawn surfaces and how its records name vertices and indexes. */
export interface TriangleSoups {
  /** Lump of surfaces. */
  readonly surfaces: AnyRecords;
  /** Span of a surface's vertices. */
  readonly vertices: SpanField;
  /** Span of its indexes, which count from its first vertex. */
  readonly indexes: SpanField;
}

const soupsLump = lumpByShape('surfaces', ({ roles }) =>
  roles.some((role) => role.kind === 'span' && typeof role.local === 'string'),
);

/** The drawn surfaces of a map; `unsupported` unless they are triangle soups. */
export function triangleSoups(map: GameMap<object>): TriangleSoups {
  if (requireCapability(map, 'surfaces') !== 'triangle-soups')
    throw lacking(map, 'surfaces as triangle soups');
  const surfaces = recordsOf(map, soupsLump(map));
  const fields = spanFields(surfaces);
  const indexes = fields.find(({ role }) => typeof role.local === 'string');
  const vertices = fields.find(({ name }) => name === indexes?.role.local);
  if (indexes === undefined || vertices === undefined) throw lacking(map, 'surfaces as triangle soups');
  return { surfaces, vertices, indexes };
}
