import type { BranchModel, ConstantsModel, RecordModel, ReferenceModel } from './reference-model.js';
import { visitContent, visitFields, visitParts } from './visit-content.js';

/** Looks up what a model holds by identifier. */
export class ModelIndex {
  private readonly branches: ReadonlyMap<string, BranchModel>;
  private readonly records: ReadonlyMap<string, RecordModel>;
  private readonly sets: ReadonlyMap<string, ConstantsModel>;

  constructor(model: ReferenceModel) {
    this.branches = new Map(model.branches.map((one) => [one.id, one]));
    this.records = new Map(model.records.map((one) => [one.id, one]));
    this.sets = new Map(model.constants.map((one) => [one.id, one]));
  }

  /** A branch; `undefined` for an identifier that none has. */
  branch(id: string | undefined): BranchModel | undefined {
    return id === undefined ? undefined : this.branches.get(id);
  }

  /** A record; one that isn't there is a mistake in the model, so an `Error`. */
  record(id: string): RecordModel {
    return found(this.records.get(id), `record ${id}`);
  }

  /** A record that may not be there: one that another differs from. */
  find(id: string | undefined): RecordModel | undefined {
    return id === undefined ? undefined : this.records.get(id);
  }

  /** Named numbers; those that aren't there are a mistake in the model, so an `Error`. */
  constants(id: string): ConstantsModel {
    return found(this.sets.get(id), `constants ${id}`);
  }

  /** Records and constants that a branch's head and lumps need, nested records before those that hold them. */
  usedBy({ container, lumps }: Pick<BranchModel, 'container' | 'lumps'>): {
    readonly records: string[];
    readonly constants: string[];
  } {
    const records = new Set<string>();
    const constants = new Set<string>();
    const entered = new Set<string>();
    const visitor = {
      record: (id: string): void => {
        if (entered.has(id)) return;
        entered.add(id);
        visitFields(this.record(id).fields, visitor);
        records.add(id);
      },
      role: (role: { readonly kind: string; readonly constants?: string }): void => {
        if (role.constants !== undefined) constants.add(role.constants);
      },
    };
    visitParts(container.head, visitor);
    for (const lump of lumps) visitContent(lump.content, visitor);
    return { records: [...records], constants: [...constants] };
  }
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the model has no ${what}`);
  return value;
}
