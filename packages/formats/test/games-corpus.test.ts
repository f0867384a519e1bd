import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bestGames, games, guessGames } from '../src/games/index.js';
import { open } from '../src/open.js';
import { corpusFolder, hasCorpus, sayIfSkipped } from './support/corpus.js';
import { sourceCorpusFiles } from './support/source-corpus-table.js';

sayIfSkipped('games of the Source maps of the corpus');

/** Maps whose best guess isn't a game that it may name, and why. A guess that gets better shortens the list. */
const misses = new Map([
  // What is in it is Portal's: the map was taken apart from one of Portal's for a mod.
  ['AnthonyPython__InscrutableAlpha/rocket_test.bsp', ['portal']],
  // Nothing is in it but the materials of all engines.
  ['ata4__bspsrc/gmod_tooltextures.bsp', ['unknown-mod']],
  ['momentum-mod__game/credits.rev23.3f17d4cd.bsp', ['unknown-mod']],
  // Made of a material of another game.
  ['momentum-mod__game/cubemaptest.rev68.e9f15f1e.bsp', ['counter-strike-source']],
]);

const folder = join(corpusFolder, 'source');

describe('the table of the corpus', () => {
  it('names games that are known', () => {
    const known = new Set(games.map(({ id }) => id));
    for (const [file, { games: named }] of sourceCorpusFiles) {
      expect({ file, unknown: named.filter((id) => !known.has(id)) }).toEqual({ file, unknown: [] });
    }
  });
});

describe.skipIf(!hasCorpus)('Source maps of the corpus', () => {
  const files = !hasCorpus
    ? []
    : readdirSync(folder, { recursive: true })
        .map((name) => String(name).replaceAll('\\', '/'))
        .filter((name) => name.endsWith('.bsp'))
        .toSorted();

  it('are all in the table', () => {
    expect(files.filter((file) => !sourceCorpusFiles.has(file))).toEqual([]);
  });

  it('are read as their branches, and most as games that they may be of', async () => {
    const wrongBranches: string[] = [];
    const wrongGames = new Map<string, readonly string[]>();
    const kinds = { 'one game': 0, 'games that tie': 0, 'an unknown mod': 0 };
    let count = 0;
    for (const file of files) {
      const expected = sourceCorpusFiles.get(file);
      const map = await open(new Uint8Array(readFileSync(join(folder, file)))).catch(() => undefined);
      if (map?.branch.id !== expected?.branch) wrongBranches.push(`${file}: ${map?.branch.id ?? 'refused'}`);
      if (map === undefined) continue;
      count++;
      const guessed = bestGames(guessGames(map, { fileName: file })).map(({ id }) => id);
      const isRight = guessed.length > 0 && guessed.every((id) => expected?.games.includes(id) === true);
      kinds[
        guessed.length > 1 ? 'games that tie' : guessed[0] === 'unknown-mod' ? 'an unknown mod' : 'one game'
      ]++;
      if (!isRight) wrongGames.set(file, guessed);
    }
    const right = count - wrongGames.size;
    console.log(
      [
        `branches: ${files.length - wrongBranches.length} of ${files.length} files right`,
        `games: ${right} of ${count} maps right (${((100 * right) / count).toFixed(1)} %)`,
        `  guesses: ${Object.entries(kinds)
          .map(([kind, of]) => `${of} ${kind}`)
          .join(', ')}`,
        ...[...wrongGames].map(([file, guessed]) => `  guessed ${guessed.join(' or ')}: ${file}`),
      ].join('\n'),
    );
    expect(wrongBranches).toEqual([]);
    expect(wrongGames).toEqual(misses);
  }, 120_000);
});
