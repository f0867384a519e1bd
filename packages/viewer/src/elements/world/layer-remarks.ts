import { formatPath, type Issue } from '@brushwork/record';

/** Rule of a lump that a layer is made of and that can't be read. */
const LOST = 'scene-layer-lost';

/** Whether something that a layer is made of is stored, and can't be read. */
export function isLayerLost(issues: readonly Issue[]): boolean {
  return issues.some(({ rule }) => rule === LOST);
}

/** What is missing of a layer, in sentences: each lump that is lost, and how much else is left out. */
export function layerRemarks(issues: readonly Issue[]): readonly string[] {
  const lost = issues.filter(({ rule }) => rule === LOST);
  const [first, ...others] = issues.filter(({ rule }) => rule !== LOST);
  return [
    ...lost.map(({ message, path }) => `${formatPath(path)} ${message}.`),
    ...(first === undefined
      ? []
      : [`Not whole: ${formatPath(first.path)} ${first.message}${moreText(others.length)}.`]),
  ];
}

function moreText(count: number): string {
  return count === 0 ? '' : `, and ${count} more`;
}
