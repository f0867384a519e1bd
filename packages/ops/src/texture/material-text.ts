import { FormatError } from '@brushwork/record';

/** A block of a text of keys and values. */
export interface MaterialBlock {
  /** Its name; of the outermost that of the shader, lower case. */
  readonly name: string;
  /** Its pairs: keys in lower case; of pairs with the same key the last counts. */
  readonly values: ReadonlyMap<string, string>;
  /** The blocks inside, in their order. */
  readonly blocks: readonly MaterialBlock[];
}

/** Most bytes of a text that is read. */
const largestText = 1024 * 1024;
/** Blocks inside of each other that are told apart; those further inside are left out. */
const deepest = 16;
/** Most pairs and blocks of one text. */
const mostItems = 20_000;

const token = /\/\/[^\n]*|[{}]|"([^"\n]*)(?:"|(?=\n)|$)|[^\s{}"]+/g;
const condition = /^\[(!?)\$([^\]]*)\]$/;
/** Conditions that hold on no computer. */
const consoles = /x360|ps3|gameconsole|xbox/i;

interface OpenBlock {
  readonly name: string;
  readonly values: Map<string, string>;
  readonly blocks: MaterialBlock[];
}

/**
 * Reads the text of a material: the name of a shader and a block of pairs with blocks inside. Tolerates what games do:
 * missing quotes and braces, comments, conditions. Time is linear in the length of the text. Throws 'bad-text' for a text
 * without a block, and 'limit'.
 */
export function readMaterialText(text: string, name: string): MaterialBlock {
  if (text.length > largestText) {
    throw new FormatError(
      'limit',
      `has more than the ${largestText} bytes that the text of a material may have`,
      {
        path: [name],
        expected: largestText,
        found: text.length,
      },
    );
  }
  const root: OpenBlock = { name: '', values: new Map(), blocks: [] };
  const open: OpenBlock[] = [root];
  let tooDeep = 0;
  let items = 0;
  let key: string | undefined;
  let last:
    | { readonly values: Map<string, string>; readonly key: string; readonly before: string | undefined }
    | undefined;
  for (const match of text.matchAll(token)) {
    const [whole, quoted] = match;
    if (whole.startsWith('//')) continue;
    const top = open[open.length - 1] as OpenBlock;
    const tested = quoted === undefined ? condition.exec(whole) : null;
    if (tested !== null) {
      if (last !== undefined && !holds(tested)) undo(last);
      last = undefined;
    } else if (whole === '{') {
      if (open.length > deepest) tooDeep++;
      else {
        const block: OpenBlock = { name: (key ?? '').toLowerCase(), values: new Map(), blocks: [] };
        top.blocks.push(block);
        open.push(block);
        if (++items > mostItems) break;
      }
      key = undefined;
    } else if (whole === '}') {
      if (tooDeep > 0) tooDeep--;
      else if (open.length > 1) open.pop();
      key = undefined;
    } else if (key === undefined) key = quoted ?? whole;
    else {
      const wanted = key.toLowerCase();
      key = undefined;
      if (tooDeep > 0) continue;
      last = { values: top.values, key: wanted, before: top.values.get(wanted) };
      top.values.set(wanted, quoted ?? whole);
      if (++items > mostItems) break;
    }
  }
  const [material] = root.blocks;
  if (material !== undefined) return material;
  throw new FormatError('bad-text', 'the text has no block of a material', { path: [name] });
}

function holds([, not, what = '']: RegExpExecArray): boolean {
  return (not === '!') !== !consoles.test(what);
}

function undo({
  before,
  key,
  values,
}: {
  readonly values: Map<string, string>;
  readonly key: string;
  readonly before: string | undefined;
}): void {
  if (before === undefined) values.delete(key);
  else values.set(key, before);
}
