import type { Evidence } from '../detection.js';
import type { GameMap } from '../map/game-map.js';
import { matchesPattern } from '../name-pattern.js';
import { gameEvidence } from './game-evidence.js';
import { games, gamesOf } from './games.js';
import { mapContent } from './map-content.js';

/** A game that a map may be of. A guess, unlike the branch: nothing that is read depends on it. */
export interface GameGuess {
  /** Identifier, such as `team-fortress-2`; `unknown-mod` stands for all games that aren't known here. */
  readonly id: string;
  /** Name of the game. */
  readonly title: string;
  /** Sum of the evidence's weights. */
  readonly score: number;
  /** What speaks for it. */
  readonly evidence: readonly Evidence[];
}

/** What is known of a map beside its content. */
export interface GuessGamesOptions {
  /** Name of its file, with or without folders: what it is called says something, too. */
  readonly fileName?: string;
}

/** Weight of a layout that only one game has. */
const ownLayoutWeight = 40;

/**
 * The games that a map may be of, best first, with what speaks for each; games of the same score are equals, and stand
 * in the order of the table. Only games of the branch are among them, and of branches that nothing tells from it. What
 * isn't loaded says nothing: the entities say most, then names of textures, the game lump and the pakfile.
 */
export function guessGames(map: GameMap<object>, { fileName }: GuessGamesOptions = {}): GameGuess[] {
  const content = mapContent(map, fileName);
  const possible = gamesOf(branchesOf(map)).filter(({ byteOrders = ['little'] }) =>
    byteOrders.includes(map.byteOrder),
  );
  const [only, ...others] = possible;
  // One of an unknown version is another game's whose layout happens to be the nearest.
  const isKnown = map.branch.container.versions.includes(map.version);
  const ofLayout: Evidence[] =
    only === undefined || others.length > 0 || !isKnown
      ? []
      : [{ text: 'no other known game has this layout', weight: ownLayoutWeight }];
  return possible
    .map((game) => {
      const evidence = [...ofLayout, ...gameEvidence(game, content, isKnownClass)];
      const score = evidence.reduce((sum, { weight }) => sum + weight, 0);
      return { id: game.id, title: game.title, score, evidence };
    })
    .sort((a, b) => b.score - a.score);
}

/** The games that are as good a guess as the best. */
export function bestGames(guesses: readonly GameGuess[]): readonly GameGuess[] {
  return guesses.filter(({ score }) => score === guesses[0]?.score);
}

/** The branch that a map was opened as, and those that are as good. */
function branchesOf({ branch, candidates }: GameMap<object>): string[] {
  const opened = candidates.find((candidate) => candidate.branch === branch.id);
  const equals = candidates.filter(({ score }) => score === opened?.score);
  return [branch.id, ...equals.map((candidate) => candidate.branch)];
}

function isKnownClass(className: string): boolean {
  return games.some(({ clues }) => clues.classes?.some((pattern) => matchesPattern(pattern, className)));
}
