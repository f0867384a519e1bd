import { BoundingBox, BoundingSphere, type Chunk, type Model, type ModelBounds } from '@brushwork/formats';
import type { IssueCollector } from '../validate/issue-collector.js';
import { modelRules } from './model-rules.js';

/** Share of its size by which a box or a sphere may be too small: single floats don't say more. */
const TOLERANCE = 1e-4;

/**
 * Compares the bounds that a model states with those of its vertices. Only a box of 24 bytes and a sphere of 16 are
 * compared, and only in a bound of the file's own level: what others would be around is not known.
 */
export function checkBounds(model: Model, issues: IssueCollector): void {
  const bound = model.chunk('BOUND');
  const box = bound?.child('BBOX');
  const sphere = bound?.child('BSPHERE');
  const hasBox = box?.size === BoundingBox.size;
  const hasSphere = sphere?.size === BoundingSphere.size;
  const bounds = hasBox || hasSphere ? model.measureBounds() : undefined;
  if (bounds === undefined) return;
  if (box !== undefined && hasBox) checkBox(box, bounds, issues);
  if (sphere !== undefined && hasSphere) checkSphere(sphere, bounds, issues);
}

function checkBox(chunk: Chunk, bounds: ModelBounds, issues: IssueCollector): void {
  const { maximum, minimum } = BoundingBox.fromBytes(chunk.payload);
  const slack = bounds.radius * TOLERANCE;
  const low = [minimum.x, minimum.y, minimum.z];
  const high = [maximum.x, maximum.y, maximum.z];
  const isInside = low.every(
    (value, c) =>
      value <= (bounds.minimum[c] as number) + slack &&
      (high[c] as number) >= (bounds.maximum[c] as number) - slack,
  );
  report(chunk, issues, {
    isInside,
    message: 'does not hold all vertices, if it is a lowest and a highest corner',
    found: `${low.join(' ')} to ${high.join(' ')}`,
    expected: `${bounds.minimum.join(' ')} to ${bounds.maximum.join(' ')}`,
  });
}

function checkSphere(chunk: Chunk, bounds: ModelBounds, issues: IssueCollector): void {
  const { center, radius } = BoundingSphere.fromBytes(chunk.payload);
  // The box's corner that is farthest away may be outside though no vertex is, but its nearest face can't be.
  const centers = [center.x, center.y, center.z];
  const isInside = centers.every(
    (value, c) =>
      Math.max(value - (bounds.minimum[c] as number), (bounds.maximum[c] as number) - value) <=
      radius * (1 + TOLERANCE),
  );
  report(chunk, issues, {
    isInside,
    message: 'does not hold all vertices, if it is a centre and a radius',
    found: `${centers.join(' ')}, radius ${radius}`,
    expected: `${bounds.center.join(' ')}, radius ${bounds.radius} or less`,
  });
}

function report(
  chunk: Chunk,
  issues: IssueCollector,
  found: {
    readonly isInside: boolean;
    readonly message: string;
    readonly expected: string;
    readonly found: string;
  },
): void {
  const rule = modelRules['model-bounds'];
  issues.checked(rule, 1);
  if (found.isInside) return;
  issues.broken(rule, () => ({
    message: found.message,
    path: chunk.path,
    offset: chunk.offset,
    expected: found.expected,
    found: found.found,
  }));
}
