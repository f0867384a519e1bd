/** A place inside a file: a lump or part, a record of it, a field of that. */
export interface Selection {
  /** Lump or part as `dump` takes it, such as `FACES` or `GAME_LUMP.sprp.props`; the path of a chunk for models. */
  readonly path: string;
  /** Index of the record. */
  readonly index?: number;
  /** Path of a field inside the record, such as `origin[2]`. */
  readonly field?: string;
}

/** Whether two selections are the same place. */
export function isSameSelection(a: Selection | undefined, b: Selection | undefined): boolean {
  return a?.path === b?.path && a?.index === b?.index && a?.field === b?.field;
}

/** What every branch calls the lump of its entities, whose index a selection of one has. */
const ENTITIES = 'ENTITIES';

/** The selection of an entity. */
export function entitySelection(index: number): Selection & { readonly index: number } {
  return { path: ENTITIES, index };
}

/** Whether a path is that of the entities. */
export function isEntityPath(path: string): boolean {
  return path === ENTITIES;
}
