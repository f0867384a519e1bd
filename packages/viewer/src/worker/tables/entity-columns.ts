import type { Entity, EntityText } from '@brushwork/formats';
import type { ColumnValue } from '@brushwork/ops';

/** Keys that have a column of their own where some entity has them. */
const keys = ['classname', 'targetname', 'target', 'model', 'origin', 'angles'] as const;

/** Entities that tell which keys there are. */
const looked = 2000;

/** Entities as rows: what most people look for in columns, and the number of all pairs. */
export class EntityColumns {
  /** Titles. */
  readonly titles: readonly string[];
  private readonly entities: readonly Entity[];

  constructor(content: EntityText) {
    this.entities = content.entities;
    const some = this.entities.slice(0, looked);
    this.titles = ['index', ...keys.filter((key) => some.some((entity) => entity.has(key))), 'pairs'];
  }

  /** The cells of an entity. */
  cells(i: number): (string | number | undefined)[] {
    const entity = this.entities[i];
    if (entity === undefined) return [];
    return this.titles.map((title) =>
      title === 'index' ? i : title === 'pairs' ? entity.pairs.length : entity.getText(title),
    );
  }

  /** All keys and values of an entity. */
  textOf(i: number): string {
    return (this.entities[i]?.pairs ?? []).map(({ key, value }) => `${key}\n${value}`).join('\n');
  }

  /** Reads the value of any key, as a number where all of it is one. */
  reader(title: string): { readonly role: undefined; read(i: number): ColumnValue } {
    const name = title.toLowerCase();
    return {
      role: undefined,
      read: (i) => {
        if (name === 'index') return i;
        if (name === 'pairs') return this.entities[i]?.pairs.length;
        const value = this.entities[i]?.get(title);
        return value !== undefined && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
      },
    };
  }
}
