import type { EntityPlace } from '../protocol/edit-api.js';

/** Texts of entities that were written by hand and neither applied nor discarded: they are there when one comes back. */
export class EntityDrafts {
  private readonly texts = new Map<string, string>();

  /** Whether there are none. */
  get isEmpty(): boolean {
    return this.texts.size === 0;
  }

  /** What was written for an entity. */
  of(entity: EntityPlace): string | undefined {
    return this.texts.get(keyOf(entity));
  }

  /** Keeps what was written for an entity. */
  keep(entity: EntityPlace, text: string): void {
    this.texts.set(keyOf(entity), text);
  }

  /** Forgets what was written for an entity: it was applied, or isn't wanted. */
  drop(entity: EntityPlace): void {
    this.texts.delete(keyOf(entity));
  }
}

function keyOf({ index, path }: EntityPlace): string {
  return `${index} ${path}`;
}
