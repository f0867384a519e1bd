import type { ByteOrder, Content, Doubt } from '@brushwork/record';
import type { Capabilities } from './capabilities.js';
import type { Container } from './container/container.js';
import type { ExternalNames } from './container/external-names.js';
import type { Limit } from './limits/limit.js';
import type { CheckedLumps, Lumps } from './lump.js';
import type { Rule } from './rules/rule.js';

/** Content that one game's maps have and those of others of the same layout don't. */
export interface Clues {
  /** Entity classes, lower case, that only this game knows; a `*` at the end stands for anything. */
  readonly classes?: readonly string[];
  /** Lumps that only this game's compiler fills. */
  readonly filled?: readonly string[];
  /** Versions that this game's compiler, and no other's of the same layout, gives to lumps. */
  readonly lumpVersions?: Readonly<Record<string, number>>;
  /**
   * Layouts in which only this game stores a lump, or what is inside one, by its path: `{ 'GAME_LUMP.sprp': ['v5-the-ship'] }`.
   * The names are those that its content carries as `layout`.
   */
  readonly layouts?: Readonly<Record<string, readonly string[]>>;
  /**
   * What makes no sense in a lump, by its name, when a file is of another game with the same header: asked of whatever of
   * the lump is there, as long as that is something. Never throws.
   */
  readonly doubts?: Readonly<Record<string, (content: Content) => readonly Doubt[]>>;
}

/** A layout of a family of files: one game's, or one engine's. */
export interface Branch<L extends object = Lumps> {
  /** Identifier, `<studio>/<game>`. */
  readonly id: string;
  /** Name of the game or engine. */
  readonly title: string;
  /** How the file is laid out. */
  readonly container: Container;
  /** Byte orders in which such files exist. */
  readonly byteOrders: readonly ByteOrder[];
  /** The lumps by name. */
  readonly lumps: L;
  /** What the format has, in words that operations ask for. */
  readonly capabilities: Capabilities;
  /** What speaks for this game among those of the same layout. */
  readonly clues: Clues;
  /** What its files have to keep to beyond what follows from the records; a derived branch has its parent's rules. */
  readonly rules: readonly Rule[];
  /** How much its maps may hold; a derived branch has its parent's limits unless it states its own. */
  readonly limits?: readonly Limit[];
  /** How files beside a map are named that hold parts of it; `undefined` for a format without. */
  readonly externals?: ExternalNames;
  /** The branch that this one differs from. */
  readonly parent: Branch | undefined;
}

/** What a branch says of itself. */
export interface BranchDefinition<L extends object> {
  /** Identifier, `<studio>/<game>`. */
  readonly id: string;
  /** Name of the game or engine. */
  readonly title: string;
  /** How the file is laid out. */
  readonly container: Container;
  /** Byte orders in which such files exist. */
  readonly byteOrders: readonly ByteOrder[];
  /** The lumps by name; a reference to a lump that isn't among them is a compile error. */
  readonly lumps: L & CheckedLumps<L>;
  /** What the format has. */
  readonly capabilities: Capabilities;
  /** What speaks for this game among those of the same layout. */
  readonly clues?: Clues;
  /** What its files have to keep to beyond what follows from the records. */
  readonly rules?: readonly Rule[];
  /** How much its maps may hold. */
  readonly limits?: readonly Limit[];
  /** How files beside a map are named that hold parts of it. */
  readonly externals?: ExternalNames;
}

/** Refuses two lumps of one index: a mistake in a declaration, so a `RangeError`. */
function checkIndexes(id: string, lumps: Lumps): void {
  const names = new Map<number, string>();
  for (const [name, { index }] of Object.entries(lumps)) {
    const other = names.get(index);
    if (other !== undefined) throw new RangeError(`${id}: ${name} and ${other} both have index ${index}`);
    names.set(index, name);
  }
}

/** Declares a branch that differs from no other. */
export function defineBranch<L extends Lumps>(definition: BranchDefinition<L>): Branch<L> {
  checkIndexes(definition.id, definition.lumps);
  return {
    ...definition,
    lumps: definition.lumps as L,
    clues: definition.clues ?? {},
    rules: definition.rules ?? [],
    parent: undefined,
  };
}

/** Type only: the lumps of a parent with some replaced, some left out (`W`) and others added. */
export type DerivedLumps<P, C, W = never> = {
  readonly [K in keyof P as K extends keyof C | W ? never : K]: P[K];
} & {
  readonly [K in keyof C]: C[K];
};

/** Limits for another layout: what other engines take is said of the same layout only. */
function withoutOtherEngines(limits: readonly Limit[]): readonly Limit[] {
  return limits.map(({ elsewhere: _, ...own }) => own);
}

/** What a branch does without of what its parent has. */
export interface Omissions<W extends string> {
  /** Lumps of the parent that it doesn't have. */
  readonly without?: readonly W[];
  /** Capabilities of the parent that it doesn't have. */
  readonly withoutCapabilities?: readonly (keyof Capabilities)[];
  /** Those of the parent's rules that hold here, too; all of them unless given. */
  readonly parentRules?: readonly Rule[];
}

/** Declares a branch by what differs from its parent. */
export function deriveBranch<P extends Lumps, C extends Lumps, const W extends keyof P & string = never>(
  parent: Branch<P>,
  difference: Partial<Omit<BranchDefinition<C>, 'lumps'>> & {
    readonly id: string;
    readonly title: string;
    readonly lumps: C & CheckedLumps<C, keyof P>;
  } & Omissions<W>,
): Branch<DerivedLumps<P, C, W>> {
  const { without = [], withoutCapabilities = [], parentRules = parent.rules, ...changes } = difference;
  const left = new Set<string>(without);
  const kept = Object.entries(parent.lumps).filter(([name]) => !left.has(name));
  const lumps = { ...Object.fromEntries(kept), ...difference.lumps } as unknown as DerivedLumps<P, C, W>;
  checkIndexes(difference.id, lumps as Lumps);
  const lacking = new Set<string>(withoutCapabilities);
  const capabilities = Object.entries(parent.capabilities).filter(([name]) => !lacking.has(name));
  return {
    ...parent,
    ...changes,
    lumps,
    capabilities: { ...Object.fromEntries(capabilities), ...difference.capabilities },
    clues: difference.clues ?? {},
    rules: [...parentRules, ...(difference.rules ?? [])],
    limits: difference.limits ?? withoutOtherEngines(parent.limits ?? []),
    parent: parent as unknown as Branch,
  };
}
