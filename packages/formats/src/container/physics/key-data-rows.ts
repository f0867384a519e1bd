import type { ContentRows } from '@brushwork/record';
import { joinedRows, type RowGroup } from '../joined-rows.js';
import type { PhysicsModel } from './physics-content.js';

const columns = ['model', 'block', 'blockNumber', 'key', 'value'].map((name) => ({ name }));

/** Text in quotes (to the end where the second is missing), a brace, or a bare word. */
const token = /"([^"]*)(?:"|$)|[{}]|[^\s{}"]+/g;
/** Deepest block that is named; what is in deeper ones counts as that one's. */
const deepest = 16;

/** The keys and values of all models, each with the block that it is in: `solid`, `fluid`, `materialtable`. */
export function keyDataRows(models: readonly PhysicsModel[]): ContentRows {
  return joinedRows(
    columns,
    models.map(({ model, keyData }): RowGroup => {
      let pairs: Record<string, unknown>[] | undefined;
      const length = countPairs(keyData);
      return {
        length,
        row(k) {
          pairs ??= pairsOf(model, keyData);
          return pairs[k] ?? {};
        },
      };
    }),
  );
}

function countPairs(text: string): number {
  let count = 0;
  walk(text, () => count++);
  return count;
}

function pairsOf(model: number, text: string): Record<string, unknown>[] {
  const pairs: Record<string, unknown>[] = [];
  walk(text, (block, blockNumber, [key, value]) => pairs.push({ model, block, blockNumber, key, value }));
  return pairs;
}

/** Reads the pairs of a text of keys and values; tolerates what is missing. Linear in its length. */
function walk(
  text: string,
  pair: (block: string, blockNumber: number, pair: readonly [key: string, value: string]) => void,
): void {
  // The whole name of each open block: joined once, not for each pair.
  const blocks: string[] = [];
  let depth = 0;
  let blockNumber = -1;
  let key: string | undefined;
  for (const [whole, quoted] of text.matchAll(token)) {
    if (quoted === undefined && whole === '{') {
      if (depth === 0) blockNumber++;
      const outer = blocks.at(-1);
      if (depth < deepest) blocks.push(outer === undefined ? (key ?? '') : `${outer}.${key ?? ''}`);
      depth++;
      key = undefined;
    } else if (quoted === undefined && whole === '}') {
      if (depth > 0 && --depth < blocks.length) blocks.pop();
      key = undefined;
    } else if (key === undefined) key = quoted ?? whole;
    else {
      pair(blocks.at(-1) ?? '', Math.max(0, blockNumber), [key, quoted ?? whole]);
      key = undefined;
    }
  }
}
