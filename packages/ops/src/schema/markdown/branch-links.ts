import type { ModelIndex } from '../model-index.js';
import type { BranchModel, RoleModel, TypeModel } from '../reference-model.js';
import { roleOfType } from '../role-of-type.js';
import { roleText } from '../role-text.js';
import { schemaFileName } from '../schema-renderer.js';
import { slug } from './markdown-text.js';

/** Names and addresses of what a branch's page shows, on this page or on that of a parent. */
export class BranchLinks {
  private readonly index: ModelIndex;
  private readonly branch: BranchModel;
  private readonly isShort: boolean;

  constructor(index: ModelIndex, branch: BranchModel, { isShort }: { readonly isShort: boolean }) {
    this.index = index;
    this.branch = branch;
    this.isShort = isShort;
  }

  /** The branch that this one differs from. */
  get parent(): BranchModel | undefined {
    return this.index.branch(this.branch.parent);
  }

  /** Whether a record or named numbers are shown on this page, and not on that of a parent. */
  isShownHere(kind: 'records' | 'constants', id: string): boolean {
    return this.ownerOf(kind, id) === this.branch;
  }

  /** The branch on whose page a record is: the first of the parents that has it without a break. */
  private ownerOf(kind: 'records' | 'constants', id: string): BranchModel {
    let owner = this.branch;
    if (!this.isShort) return owner;
    for (;;) {
      const above = this.index.branch(owner.parent);
      if (above?.[kind].includes(id) !== true) return owner;
      owner = above;
    }
  }

  /** Link to a record. */
  record(id: string): string {
    const { name } = this.index.record(id);
    return `[${name}](${this.pageOf('records', id)}#${this.recordAnchor(id)})`;
  }

  /** Link to named numbers. */
  constants(id: string): string {
    const { name } = this.index.constants(id);
    return `[${name}](${this.pageOf('constants', id)}#${this.constantsAnchor(id)})`;
  }

  /** Name of a record's place on its page. */
  recordAnchor(id: string): string {
    return `record-${slug(id)}`;
  }

  /** Name of the place of named numbers on their page. */
  constantsAnchor(id: string): string {
    return `values-${slug(id)}`;
  }

  private pageOf(kind: 'records' | 'constants', id: string): string {
    const owner = this.ownerOf(kind, id);
    return owner === this.branch ? '' : `${schemaFileName(owner)}.md`;
  }

  /** Link to a lump of this branch; the name alone where it has none of that name. */
  lump(name: string): string {
    return this.branch.lumps.some((lump) => lump.name === name) ? `[${name}](#lump-${slug(name)})` : name;
  }

  /** What a number means, with links; empty where it means nothing else. */
  role(role: RoleModel | undefined): string {
    if (role === undefined) return '';
    const text = roleText(role, (id) => this.constants(id));
    const lumps = lumpsOf(role).filter((name) => !name.startsWith('.'));
    return lumps.reduce((linked, name) => linked.replace(name, this.lump(name)), text.replace(/^-> /, ''));
  }

  /** What the numbers of a type mean. */
  roleOf(type: TypeModel): string {
    return this.role(roleOfType(type));
  }
}

/** Lumps that a number refers to. */
export function lumpsOf(role: RoleModel): string[] {
  if (role.kind === 'either') return [role.lump, role.negative];
  return 'lump' in role ? [role.lump] : [];
}
