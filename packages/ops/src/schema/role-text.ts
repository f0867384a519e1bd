import type { NoneValues } from '@brushwork/record';
import type { RoleModel } from './reference-model.js';

/** What a number means, beside its comment; `nameOf` gives the name under which a document shows named numbers. */
export function roleText(role: RoleModel, nameOf: (constants: string) => string): string {
  switch (role.kind) {
    case 'ref':
      return `-> ${role.unit === 'bytes' ? 'byte of ' : ''}${role.lump}${sentinel(role)}.${mayBeEmpty(role)}`;
    case 'span':
      return `-> ${role.lump}, \`${role.count}\` of them${sentinel(role)}.${mayBeEmpty(role)}${spanNotes(role)}`;
    case 'run':
      return `-> ${role.lump}, behind those of the record before.${choiceText(role)}`;
    case 'children':
      return `-> ${role.lump}.`;
    case 'either':
      return `-> ${role.lump}; a negative n: element -1 - n of ${role.negative}.`;
    case 'signed':
      return `-> ${role.lump}; the sign is a direction.`;
    case 'text-offset':
      return `-> byte of ${role.lump} at which a NUL-terminated string begins.`;
    case 'enum':
    case 'flags':
      return `Values: ${nameOf(role.constants)}.`;
  }
}

function sentinel({ none }: { readonly none?: NoneValues }): string {
  if (none === undefined) return '';
  if (none === 'negative') return '; negative = none';
  return typeof none === 'number' ? `; ${none} = none` : `; ${none.join(' or ')} = none`;
}

function mayBeEmpty(role: { readonly mayBeEmpty?: boolean }): string {
  return role.mayBeEmpty === true ? ' The lump may be empty all the same.' : '';
}

function spanNotes(role: RoleModel & { readonly kind: 'span' }): string {
  const notes: string[] = [];
  if (role.from === 'start') notes.push('Games read the elements from the start of the lump.');
  if (typeof role.local === 'string') notes.push(`The elements count from \`${role.local}\`.`);
  else {
    for (const [field, owner] of Object.entries(role.local ?? {})) {
      notes.push(`The elements' \`${field}\` count from \`${owner}\`.`);
    }
  }
  if (role.marker === 'first-negative') notes.push('A negative first element is a marker.');
  return `${notes.map((note) => ` ${note}`).join('')}${choiceText(role)}`;
}

function choiceText(role: {
  readonly choose?: { readonly field: string; readonly readings: readonly (readonly [number, string])[] };
}): string {
  if (role.choose === undefined) return '';
  const { field, readings } = role.choose;
  return ` The elements' \`${field}\` is ${readings.map(([from, reading]) => `\`${reading}\` from number ${from} on`).join(', ')}.`;
}
