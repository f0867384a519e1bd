import { FormatError } from '@brushwork/record';
import type { MaterialText } from './material-look.js';
import { type MaterialBlock, readMaterialText } from './material-text.js';

/** How the texts of a chain are found. */
export interface MaterialTexts {
  /** The text of a file; `undefined` when there is none. Throws `FormatError`. */
  find(path: string): Promise<string | undefined>;
}

/** A material and the chain that led to it. */
export interface ResolvedMaterialText {
  /** What it says. */
  readonly material: MaterialText;
  /** Paths of the texts that it was made of, the outermost first. */
  readonly chain: readonly string[];
  /** Path of a text that one of them includes and that isn't there. */
  readonly missing: string | undefined;
}

/** Most texts that may include each other. */
const longestChain = 8;

/**
 * Reads the text of a material and those that it includes. A `patch` takes over the text that it includes, with pairs put
 * in or replaced. `undefined` when there is no such text. Throws 'cycle' for texts that include each other in a ring,
 * 'limit' for a chain of more than eight, and as reading a text does.
 */
export async function resolveMaterial(
  path: string,
  texts: MaterialTexts,
  { includePath }: { readonly includePath: (named: string) => string | undefined },
): Promise<ResolvedMaterialText | undefined> {
  const chain: string[] = [];
  const patches: ReadonlyMap<string, string>[] = [];
  let next: string | undefined = path;
  let missing: string | undefined;
  let block: MaterialBlock | undefined;
  while (next !== undefined) {
    if (chain.includes(next)) throw new FormatError('cycle', 'materials include each other', { path: chain });
    if (chain.length >= longestChain) {
      throw new FormatError('limit', `more than ${longestChain} materials include each other`, {
        path: chain,
      });
    }
    const text = await texts.find(next);
    if (text === undefined) {
      if (chain.length === 0) return undefined;
      missing = next;
      break;
    }
    chain.push(next);
    block = readMaterialText(text, next);
    if (block.name !== 'patch') break;
    const changes = block.blocks.filter(({ name }) => name === 'insert' || name === 'replace');
    patches.unshift(new Map(changes.flatMap(({ values }) => [...values])));
    const included = block.values.get('include');
    next = included === undefined ? undefined : includePath(included);
    block = undefined;
  }
  const values = new Map([...valuesOf(block), ...patches.flatMap((patch) => [...patch])]);
  return { material: materialOf(values), chain, missing };
}

/** The pairs of a material, and behind them those of blocks inside for other graphics cards, as far as they say more. */
function valuesOf(block: MaterialBlock | undefined): ReadonlyMap<string, string> {
  if (block === undefined) return new Map();
  const values = new Map(block.values);
  for (const inner of block.blocks) {
    for (const [key, value] of inner.values) if (!values.has(key)) values.set(key, value);
  }
  return values;
}

/** Images that the engine makes itself. */
const madeByEngine = /^(?:_rt_|env_cubemap$|error$)/;

function imageOf(values: ReadonlyMap<string, string>, ...keys: readonly string[]): string | undefined {
  for (const key of keys) {
    const named = (values.get(key) ?? values.get(`ldr?${key}`) ?? values.get(`srgb?${key}`))?.trim();
    if (named !== undefined && named !== '' && !madeByEngine.test(named.toLowerCase())) return named;
  }
  return undefined;
}

function isOn(value: string | undefined): boolean {
  return value !== undefined && Number.parseFloat(value) > 0;
}

function materialOf(values: ReadonlyMap<string, string>): MaterialText {
  const image = imageOf(values, '$basetexture', '$hdrbasetexture', '$hdrcompressedtexture');
  const tool = imageOf(values, '%tooltexture');
  const second = imageOf(values, '$basetexture2');
  const surface = values.get('$surfaceprop');
  const opacity = isOn(values.get('$alphatest'))
    ? 'mask'
    : isOn(values.get('$translucent')) || isOn(values.get('$additive'))
      ? 'blend'
      : 'opaque';
  const isTool = [...values].some(([key, value]) => /^%compile(?!water|ladder)/.test(key) && isOn(value));
  return {
    image: image ?? tool,
    ...(second !== undefined && { second }),
    opacity,
    ...(surface !== undefined && { surface }),
    isTool: isTool || (image === undefined && tool !== undefined),
  };
}
