/** INFRA (2016): VBSP 22. Alien Swarm's lumps with wider numbers in primitives; faces name the brushes that they came from. */
import { span, struct, u16, u32 } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { infraLimits } from '../../limits/source-limits.js';
import { lump } from '../../lump.js';
import { branch as parent } from '../valve/alien-swarm.js';
import { compilerOrder2010, sourceDirectory } from '../valve/source-directory.js';

export * from '../valve/alien-swarm.js';

/**
 * Triangles that a face is drawn with instead of its polygon (lump 37).
 * @orig dprimitive_t @source public readers @confidence probable
 */
export class PrimitiveInfra extends struct(16, {
  /** 0 = list of triangles, 1 = strip. */
  type: u32,
  /** First of `indexCount` entries in PRIMITIVE_INDICES. */
  firstIndex: span(u32, 'PRIMITIVE_INDICES', 'indexCount'),
  /** Number of indexes. */
  indexCount: u32,
  /** First of `vertexCount` entries in PRIMITIVE_VERTICES. */
  firstVertex: span(u16, 'PRIMITIVE_VERTICES', 'vertexCount'),
  /** Number of vertices. */
  vertexCount: u16,
}) {}

/** INFRA. */
export const branch = deriveBranch(parent, {
  id: 'loiste/infra',
  title: 'INFRA',
  limits: infraLimits,
  container: sourceDirectory([22], { writeOrder: compilerOrder2010, emptyAtZero: [58] }),
  byteOrders: ['little'],
  lumps: { PRIMITIVES: lump(37, PrimitiveInfra) },
});
