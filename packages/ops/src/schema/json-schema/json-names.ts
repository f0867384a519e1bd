import type { ModelIndex } from '../model-index.js';
import type { BranchModel } from '../reference-model.js';
import { schemaFileName } from '../schema-renderer.js';
import { type PrimitiveName, primitives } from './json-primitives.js';
import type { JsonSchema } from './json-value.js';

/** Name of the file of a branch's schema. */
export function jsonSchemaFile(branch: Pick<BranchModel, 'id'>): string {
  return `${schemaFileName(branch)}.schema.json`;
}

/** Where a branch's records and named numbers are defined: in its file or in that of a parent. */
export class JsonNames {
  /** The branch. */
  readonly branch: BranchModel;
  /** Names of the definitions of numbers and bytes that were referred to. */
  readonly used = new Set<PrimitiveName>();
  /** What the model holds. */
  readonly index: ModelIndex;
  private readonly isShort: boolean;
  private readonly names = new Map<BranchModel, ReadonlyMap<string, string>>();

  /** `isShort`: what a parent has is left to the parent's file. */
  constructor(index: ModelIndex, branch: BranchModel, { isShort }: { readonly isShort: boolean }) {
    this.index = index;
    this.branch = branch;
    this.isShort = isShort;
  }

  /** The branch that this one differs from, where its file is referred to. */
  get parent(): BranchModel | undefined {
    return this.isShort ? this.index.branch(this.branch.parent) : undefined;
  }

  /** Whether something is defined in this file. */
  isDefinedHere(kind: 'records' | 'constants', id: string): boolean {
    return this.ownerOf(kind, id) === this.branch;
  }

  /** Name of a record's or of named numbers' definition in the file that has it. */
  nameOf(kind: 'records' | 'constants', id: string): string {
    const owner = this.ownerOf(kind, id);
    const known = this.names.get(owner) ?? definitionNames(owner, this.index);
    this.names.set(owner, known);
    return known.get(`${kind}:${id}`) as string;
  }

  /** Reference to a record or to named numbers. */
  refer(kind: 'records' | 'constants', id: string): JsonSchema {
    const owner = this.ownerOf(kind, id);
    const file = owner === this.branch ? '' : jsonSchemaFile(owner);
    return { $ref: `${file}#/$defs/${this.nameOf(kind, id)}` };
  }

  /** Reference to a number or to bytes. */
  primitive(name: PrimitiveName): JsonSchema {
    this.used.add(name);
    return { $ref: `#/$defs/${name}` };
  }

  /** The definitions that were referred to by `primitive`. */
  primitiveDefinitions(): Record<string, JsonSchema> {
    return Object.fromEntries(
      Object.entries(primitives).filter(([name]) => this.used.has(name as PrimitiveName)),
    );
  }

  /** The first of the parents that has it without a break. */
  private ownerOf(kind: 'records' | 'constants', id: string): BranchModel {
    let owner = this.branch;
    if (!this.isShort) return owner;
    for (;;) {
      const above = this.index.branch(owner.parent);
      if (above?.[kind].includes(id) !== true) return owner;
      owner = above;
    }
  }
}

/** Names of all that a branch uses: those of the declarations, with a number where two are named alike. */
function definitionNames(branch: BranchModel, index: ModelIndex): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  const unique = (name: string): string => {
    const before = taken.get(name) ?? 0;
    taken.set(name, before + 1);
    return before === 0 ? name : `${name}.${before + 1}`;
  };
  return new Map([
    ...branch.records.map((id) => [`records:${id}`, unique(index.record(id).name)] as const),
    ...branch.constants.map(
      (id) => [`constants:${id}`, unique(`numbers.${index.constants(id).name}`)] as const,
    ),
  ]);
}
