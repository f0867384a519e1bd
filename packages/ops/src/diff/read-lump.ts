import type { GameMap } from '@brushwork/formats';
import { type Content, FormatError } from '@brushwork/record';
import type { DiffNote } from './diff-note.js';
import type { LumpSide } from './lump-diff.js';
import { type LumpParts, lumpParts, type PartBudget } from './lump-parts.js';

/** A lump as one file has it, read. */
export interface SideOfLump {
  /** How it is stored. */
  readonly side: LumpSide;
  /** The content. */
  readonly content: Content;
  /** Its bytes. */
  readonly bytes: Uint8Array;
  /** What is in it. */
  readonly parts: LumpParts;
}

/** A lump of both files, read. */
export interface ReadLump {
  /** Name of the lump. */
  readonly name: string;
  /** In the left file; `undefined` where there is none of that name, or it can't be read. */
  readonly left: SideOfLump | undefined;
  /** In the right file. */
  readonly right: SideOfLump | undefined;
  /** Whether it is there and can't be read in one of them. */
  readonly isUnread: boolean;
  /** Whether both have the same bytes; a lump that isn't there has none. */
  readonly hasSameBytes: boolean;
}

/** Both maps, what may be spent on their parts, and where it is noted what can't be read. */
export interface LumpReading {
  /** The maps. */
  readonly maps: { readonly left: GameMap<object>; readonly right: GameMap<object> };
  /** Parts that may still be looked at. */
  readonly budgets: { readonly left: PartBudget; readonly right: PartBudget };
  /** What couldn't be read. */
  readonly notes: DiffNote[];
}

/** Reads a lump of both maps. Never throws for what is in the files. */
export function readLump(name: string, { maps, budgets, notes }: LumpReading): ReadLump {
  const left = readSide(maps.left, name, { budget: budgets.left, notes });
  const right = readSide(maps.right, name, { budget: budgets.right, notes });
  const [one, other] = [left === 'unread' ? undefined : left, right === 'unread' ? undefined : right];
  return {
    name,
    left: one,
    right: other,
    isUnread: left === 'unread' || right === 'unread',
    hasSameBytes: areSame(one?.bytes ?? none, other?.bytes ?? none),
  };
}

const none = new Uint8Array(0);

function readSide(
  map: GameMap<object>,
  name: string,
  { budget, notes }: { readonly budget: PartBudget; readonly notes: DiffNote[] },
): SideOfLump | 'unread' | undefined {
  if (!Object.hasOwn(map.branch.lumps, name)) return undefined;
  try {
    const entry = map.entryOf(name);
    if (!map.isLoaded(name)) {
      notes.push({ reason: 'unread', path: [name], message: 'is not loaded' });
      return 'unread';
    }
    const content = map.lump(name);
    const { bytes } = content;
    const side: LumpSide = {
      offset: entry.start,
      storedSize: entry.end - entry.start,
      size: bytes.length,
      version: entry.version,
      isPacked: map.blockOf(name) !== undefined,
      length: content.length,
      status: content.status,
    };
    return { side, content, bytes, parts: lumpParts(map, name, budget) };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    notes.push({ reason: 'unread', path: [name], message: error.message });
    return 'unread';
  }
}

function areSame(left: Uint8Array, right: Uint8Array): boolean {
  if (left.length !== right.length) return false;
  for (let i = 0; i < left.length; i++) if (left[i] !== right[i]) return false;
  return true;
}
