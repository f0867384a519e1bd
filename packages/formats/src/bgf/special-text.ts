/** Something that a part does, as its special text says. */
export interface SpecialBehaviour {
  /** The token, as it is written. */
  readonly name: string;
  /** The number behind it; `undefined` where there is none. */
  readonly argument: number | undefined;
}

/**
 * A special text taken apart: words with white space between them. Its grammar isn't documented, so what isn't one of the
 * words seen in models is kept as it is.
 */
export interface SpecialWords {
  /** The text, as it is in the file. */
  readonly text: string;
  /** Names of parts, which begin with `dz_`: what moves, is aimed, or is hidden when damaged. */
  readonly parts: readonly string[];
  /** What the part does. */
  readonly behaviours: readonly SpecialBehaviour[];
  /** All other words. */
  readonly others: readonly string[];
}

/** The words that are known to say what a part does. `GEOMETRIZE` is followed by a number. */
export const specialBehaviours: ReadonlySet<string> = new Set([
  'PUNCH',
  'BLINK',
  'WIREFRAME',
  'ADDITIVE_LODS',
  'GEOMETRIZE',
]);

const NUMBER = /^[+-]?(0x[0-9a-f]+|\d+)$/i;

/** Takes a special text apart. Nothing of it is lost: `text` is the text. */
export function parseSpecial(text: string): SpecialWords {
  const words = text.split(/[\s\0]+/).filter((word) => word !== '');
  const parts: string[] = [];
  const behaviours: SpecialBehaviour[] = [];
  const others: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    if (/^dz_/i.test(word)) parts.push(word);
    else if (specialBehaviours.has(word.toUpperCase())) {
      const next = words[i + 1];
      const takesNext = next !== undefined && NUMBER.test(next);
      behaviours.push({ name: word, argument: takesNext ? numberOf(next) : undefined });
      if (takesNext) i++;
    } else others.push(word);
  }
  return { text, parts, behaviours, others };
}

function numberOf(text: string): number {
  return text.startsWith('-') ? -Number(text.slice(1)) : Number(text.replace('+', ''));
}
