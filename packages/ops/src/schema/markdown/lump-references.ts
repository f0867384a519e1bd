import type { ModelIndex } from '../model-index.js';
import type { BranchModel, RoleModel } from '../reference-model.js';
import { roleOfType } from '../role-of-type.js';
import { visitContent, visitType } from '../visit-content.js';
import { lumpsOf } from './branch-links.js';

/** A lump with the lumps that it refers to, each with the fields that do. */
export interface LumpReferences {
  readonly lump: string;
  readonly targets: ReadonlyMap<string, readonly string[]>;
}

/** Which lumps refer to which, and by what, in the order of the directory. Lumps that refer to none are left out. */
export function lumpReferences({ lumps }: BranchModel, index: ModelIndex): LumpReferences[] {
  return lumps.flatMap(({ name, content }) => {
    const targets = new Map<string, string[]>();
    const note = (role: RoleModel, by: string): void => {
      for (const lump of lumpsOf(role)) {
        if (lump.startsWith('.')) continue;
        const known = targets.get(lump) ?? [];
        targets.set(lump, known.includes(by) || by === '' ? known : [...known, by]);
      }
    };
    const seen = new Set<string>();
    const record = (id: string): void => {
      if (seen.has(id)) return;
      seen.add(id);
      for (const field of index.record(id).fields) {
        const own = roleOfType(field.type);
        if (own !== undefined) note(own, field.name);
        else visitType(field.type, { record, role: (role) => note(role, field.name) });
      }
    };
    visitContent(content, { record, role: (role) => note(role, '') });
    return targets.size === 0 ? [] : [{ lump: name, targets }];
  });
}
