import { type Branch, registry } from '@brushwork/formats';
import { lumpsOfRole, OverlayField, parseExpression, type SpanRole } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { recordOf, type SchemaField, schemaFields } from './support/schema-fields.js';

const branches = await Promise.all(registry.map((entry) => entry.load()));

/** What a field names that isn't there. */
function missingNames(branch: Branch, { role, siblings }: SchemaField): string[] {
  const missing = lumpsOfRole(role)
    .filter((lump) => !Object.hasOwn(branch.lumps, lump))
    .map((lump) => `lump ${lump}`);
  if (role.kind === 'span') {
    missing.push(...parseExpression(role.count).names.filter((name) => !siblings.has(name)));
    missing.push(...missingLocal(branch, role, siblings));
  }
  if ((role.kind === 'span' || role.kind === 'run') && role.choose !== undefined) {
    const overlay = recordOf(branch, role.lump)?.layout.byName.get(role.choose.field)?.field;
    if (!(overlay instanceof OverlayField)) missing.push(`overlay ${role.choose.field}`);
    else
      missing.push(
        ...role.choose.readings.map(([, name]) => name).filter((name) => !overlay.readings.has(name)),
      );
  }
  return missing;
}

function missingLocal(branch: Branch, role: SpanRole, siblings: SchemaField['siblings']): string[] {
  const local: readonly (readonly [string, string])[] =
    role.local === undefined
      ? []
      : typeof role.local === 'string'
        ? [['', role.local]]
        : Object.entries(role.local);
  return local.flatMap(([field, other]) => {
    const isSpan = (siblings.get(other) as { role?: { kind: string } } | undefined)?.role?.kind === 'span';
    const isThere = field === '' || recordOf(branch, role.lump)?.layout.byName.has(field) === true;
    return [...(isSpan ? [] : [`span ${other}`]), ...(isThere ? [] : [`field ${field}`])];
  });
}

describe.each(branches)('the declarations of $id', (branch) => {
  const fields = schemaFields(branch);

  it('refer to something', () => expect(fields.length).toBeGreaterThan(0));

  it.each(fields.map((field) => [`${field.lump}.${field.path.join('.')}`, field] as const))(
    'name only what is there: %s',
    (_, field) => {
      expect(missingNames(branch, field)).toEqual([]);
    },
  );
});
