/** Where output goes, as far as colour is concerned; `process.stdout` is one. */
export interface ColourTarget {
  /** Whether it is a terminal. */
  readonly isTTY?: boolean | undefined;
}

/** Environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Functions that colour a text, or leave it alone where colour isn't wanted. */
export interface Colour {
  /** Whether anything is coloured at all. */
  readonly enabled: boolean;
  /** Errors. */
  readonly red: (text: string) => string;
  /** Warnings. */
  readonly yellow: (text: string) => string;
  /** Things that are right. */
  readonly green: (text: string) => string;
  /** Names and places. */
  readonly cyan: (text: string) => string;
  /** Titles. */
  readonly bold: (text: string) => string;
  /** What matters less. */
  readonly dim: (text: string) => string;
}

/** SGR codes that switch on and off (ECMA-48, 8.3.117). */
const codes = {
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  cyan: [36, 39],
  bold: [1, 22],
  dim: [2, 22],
} as const;

/**
 * Whether to write colour: only to a terminal that isn't `dumb`, and not when NO_COLOR is set to anything. FORCE_COLOR
 * decides before both: `0` and `false` mean no, anything else yes, also into files and pipes.
 */
export function wantsColour(target: ColourTarget, environment: Environment): boolean {
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if ((environment['NO_COLOR'] ?? '') !== '') return false;
  return target.isTTY === true && environment['TERM'] !== 'dumb';
}

/** Makes the colouring functions. Texts from files go through `escapeText` first: a code in them would end the colour. */
export function createColour(options: { readonly enabled: boolean }): Colour {
  const paint = (name: keyof typeof codes): ((text: string) => string) => {
    const [on, off] = codes[name];
    return options.enabled ? (text) => `\x1b[${on}m${text}\x1b[${off}m` : (text) => text;
  };
  return {
    enabled: options.enabled,
    red: paint('red'),
    yellow: paint('yellow'),
    green: paint('green'),
    cyan: paint('cyan'),
    bold: paint('bold'),
    dim: paint('dim'),
  };
}
