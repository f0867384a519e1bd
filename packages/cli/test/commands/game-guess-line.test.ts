import type { GameGuess } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { gameGuessLine } from '../../src/commands/inspect/game-guess-line.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

function guessOf(title: string, ...weights: readonly number[]): GameGuess {
  const evidence = weights.map((weight, i) => ({ text: `${title} ${i}`, weight }));
  return { id: title, title, score: weights.reduce((sum, weight) => sum + weight, 0), evidence };
}

describe('what inspect says of the game', () => {
  it('is a guess, with what weighs most in it', () => {
    expect(gameGuessLine([guessOf('A', 1, 10), guessOf('B', 3)])).toBe('Game: probably A (guess): A 1; A 0');
    expect(gameGuessLine([guessOf('A', 1, 2, 3, 4, 5, 6)])).toBe(
      'Game: probably A (guess): A 5; A 4; A 3; A 2; 2 more',
    );
  });

  it('says that nothing tells equals apart', () => {
    expect(gameGuessLine([guessOf('A'), guessOf('B'), guessOf('C')])).toBe(
      'Game: A, B or C (guess), nothing tells them apart',
    );
    expect(gameGuessLine([guessOf('A', 2), guessOf('B', 2), guessOf('C', 1)])).toBe(
      'Game: A or B (guess), nothing tells them apart: A 0',
    );
  });

  it('is nothing where no game is known', () => {
    expect(gameGuessLine([])).toBe('');
  });

  it('stands in the report and, with all games, in its JSON', async () => {
    const { stdout } = await runCommand(['inspect', files.path('tiny.bsp')]);
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(/Game: (probably )?Call of Duty.*\(guess\)/);
    const found = jsonLine((await runCommand(['inspect', '--json', files.path('tiny.bsp')])).stdout);
    const games = found['games'] as Record<string, unknown>[];
    expect(games.map(({ id }) => id).sort()).toEqual(['call-of-duty', 'call-of-duty-united-offensive']);
    for (const game of games) expect(Object.keys(game)).toEqual(['id', 'title', 'score', 'evidence']);
  });
});
