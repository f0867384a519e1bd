import { bestGames, type GameGuess } from '@brushwork/formats';

/** How much of the evidence is told; `--json` has all of it. */
const shownEvidence = 4;

/** The game that a map was probably made for, or those that nothing tells apart, and why; empty without any. */
export function gameGuessLine(guesses: readonly GameGuess[]): string {
  const best = bestGames(guesses);
  const [first] = best;
  if (first === undefined) return '';
  const who =
    best.length === 1
      ? `probably ${first.title} (guess)`
      : `${alternatives(best.map(({ title }) => title))} (guess), nothing tells them apart`;
  const told = first.evidence.toSorted((a, b) => b.weight - a.weight).map(({ text }) => text);
  const left = told.length - shownEvidence;
  const why = [...told.slice(0, shownEvidence), ...(left > 0 ? [`${left} more`] : [])].join('; ');
  return why === '' ? `Game: ${who}` : `Game: ${who}: ${why}`;
}

function alternatives(titles: readonly string[]): string {
  return `${titles.slice(0, -1).join(', ')} or ${titles.at(-1) ?? ''}`;
}
