import type { Candidate } from '@brushwork/formats';

/** Candidates that are worse than the best by more than this aren't shown: nobody would take the map for theirs. */
const NEAR = 10;

/** The candidates that are near the best. */
export function nearCandidates(candidates: readonly Candidate[]): readonly Candidate[] {
  const best = candidates[0]?.score ?? 0;
  return candidates.filter(({ score }) => score >= best - NEAR);
}

/**
 * What speaks for and against the candidates that are near the best: in one line what holds for all of them, then what
 * doesn't, in a line for each that differ in it.
 */
export function evidenceLines(candidates: readonly Candidate[]): string[] {
  const near = nearCandidates(candidates);
  const texts = near.map(({ evidence }) => evidence.map(({ text }) => text));
  const common = (texts[0] ?? []).filter((text) => texts.every((others) => others.includes(text)));
  const titles = new Map<string, string[]>();
  near.forEach(({ title }, i) => {
    const own = (texts[i] ?? []).filter((text) => !common.includes(text)).join('; ');
    if (own !== '') titles.set(own, [...(titles.get(own) ?? []), title]);
  });
  const far = candidates.length - near.length;
  return [
    ...(common.length === 0 ? [] : [`Seen: ${common.join('; ')}`]),
    ...[...titles].map(([own, names]) => `Only for ${names.join(' and ')}: ${own}`),
    ...(far === 0 ? [] : [farLine(far)]),
  ];
}

function farLine(count: number): string {
  const others = count === 1 ? 'One other is' : `${count} others are`;
  return `${others} worse by more than ${NEAR}; --json names ${count === 1 ? 'it' : 'them'}.`;
}
