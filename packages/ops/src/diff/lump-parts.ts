import { type FoundPart, findPart, type GameMap, partsOf } from '@brushwork/formats';
import { type Content, FormatError, ListBase, PlacedRecords } from '@brushwork/record';
import { type Elements, elementsOf } from '../validate/schema/elements.js';
import type { DiffNote } from './diff-note.js';

/** What is in a lump of one file, by path. */
export interface LumpParts {
  /** Its lists of records and values. */
  readonly lists: ReadonlyMap<string, Elements>;
  /** Everything else in it that is compared as a whole: text, entities, pakfiles, rows, bytes. */
  readonly others: ReadonlyMap<string, Content>;
}

/** What taking a lump apart may cost, and where it is noted that it would cost more. */
export interface PartBudget {
  /** Parts that may still be looked at. */
  left: number;
  /** Most parts. */
  readonly most: number;
  /** Where it is noted. */
  readonly notes: DiffNote[];
}

/** Takes a lump apart. Never throws for what is in the file: what can't be read is noted. */
export function lumpParts(map: GameMap<object>, lump: string, budget: PartBudget): LumpParts {
  const lists = new Map<string, Elements>();
  const others = new Map<string, Content>();
  try {
    collect(findPart(map, lump), others, budget);
    for (const elements of elementsOf(map, lump)) {
      const path = elements.path.join('.');
      if (!lists.has(path)) lists.set(path, elements);
    }
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    budget.notes.push({ reason: 'unread', path: [lump], message: error.message });
  }
  return { lists, others };
}

function collect(start: FoundPart, others: Map<string, Content>, budget: PartBudget): void {
  const open = [start];
  for (let found = open.pop(); found !== undefined; found = open.pop()) {
    const { content, path } = found;
    if (isList(content)) continue;
    if (budget.left-- <= 0) {
      budget.notes.push({
        reason: 'limit',
        path,
        message: `more than ${budget.most} parts: those from here on are not compared one by one`,
      });
      return;
    }
    const isContainer = content.kind !== 'pakfile' && (content.namedParts?.().size ?? 0) > 0;
    if (isContainer) open.push(...[...partsOf(found)].reverse());
    else others.set(path.join('.'), content);
  }
}

function isList(content: Content): boolean {
  return content instanceof ListBase || content instanceof PlacedRecords || content.kind === 'sequence';
}
