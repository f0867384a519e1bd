import { pascalCase } from '../c/c-names.js';
import type { ContentModel } from '../reference-model.js';
import type { HexpatContext } from './hexpat-context.js';
import { manyMember } from './hexpat-many.js';
import { hexpatNotes, hexpatType } from './hexpat-member.js';
import { hexpatIdentifier } from './hexpat-names.js';
import { commentAttribute, lineComment, saidOf } from './hexpat-text.js';

/** Parts that follow each other as a struct; it takes its size where its last part goes on to the end. */
export function hexpatSequence(
  content: ContentModel & { readonly kind: 'sequence' },
  context: HexpatContext,
): { readonly name: string; readonly isSized: boolean } {
  const wanted = pascalCase(content.title);
  const isSized = content.parts.some(({ count }) => count === 'rest');
  const members = content.parts.map((part) => {
    const comment = commentAttribute(saidOf(part.documentation, hexpatNotes(part.type, context)));
    const owner = wanted + pascalCase(part.name);
    if (part.count !== undefined)
      return `  ${manyMember(part.name, { type: part.type, count: part.count }, owner, context)}${comment};`;
    const { type, behind } = hexpatType(part.type, { name: owner }, context);
    return `  ${type} ${hexpatIdentifier(part.name)}${behind}${comment};`;
  });
  const name = context.define(wanted, (id) => [
    ...lineComment(saidOf(content.documentation)),
    `struct ${id}${isSized ? '<auto Size>' : ''} {`,
    ...members,
    '};',
  ]);
  return { name, isSized };
}
