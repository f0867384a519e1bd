import { pascalCase } from '../c/c-names.js';
import type { ContentModel, FormPartModel, GameLumpModel, PartModel } from '../reference-model.js';
import { visitContent } from '../visit-content.js';
import type { HexpatContext, HexpatPlace } from './hexpat-context.js';
import { countOf } from './hexpat-many.js';
import { hexpatType } from './hexpat-member.js';
import { hexpatIdentifier, memberName } from './hexpat-names.js';
import { commentAttribute, saidOf } from './hexpat-text.js';

/**
 * The type of a lump that is a directory of lumps, each of whose entries has its lump as a placed member; `undefined`
 * where the directory has no one form.
 */
export function hexpatGameLump(
  content: GameLumpModel,
  place: HexpatPlace,
  context: HexpatContext,
): string | undefined {
  const directory = directoryOf(content.directory);
  const entries = directory?.parts.find(({ name }) => name === 'entries');
  if (directory === undefined || entries?.type.kind !== 'nested' || entries.count === undefined) {
    for (const { id } of content.lumps)
      context.miss(`${place.path}.${id}`, 'the directory that tells where it is');
    visitContent(content, { record: (id) => void context.structOf(id) });
    return undefined;
  }
  const name = pascalCase(place.path);
  const item = itemType(content, entries.type.record, { name: `${name}Item`, place, context });
  const members = directory.parts.map((part) => member(part, { name, item, context }));
  return context.define(name, (id) => [`struct ${id} {`, ...members, '};']);
}

function directoryOf(
  parts: readonly FormPartModel[],
): (ContentModel & { readonly kind: 'sequence' }) | undefined {
  const [first] = parts;
  if (first?.of.kind !== 'content' || first.where !== undefined) return undefined;
  return first.of.content.kind === 'sequence' ? first.of.content : undefined;
}

function member(
  part: PartModel,
  { name, item, context }: { readonly name: string; readonly item: string; readonly context: HexpatContext },
): string {
  const comment = commentAttribute(saidOf(part.documentation));
  const id = hexpatIdentifier(part.name);
  if (part.name === 'entries') return `  ${item} ${id}[${countOf(part.count ?? '0')}]${comment};`;
  const { type, behind } = hexpatType(part.type, { name: name + pascalCase(part.name) }, context);
  return `  ${type} ${id}${behind}${comment};`;
}

/** An entry with its lump. */
function itemType(
  content: GameLumpModel,
  record: string,
  how: { readonly name: string; readonly place: HexpatPlace; readonly context: HexpatContext },
): string {
  const { name, place, context } = how;
  const entry = context.structOf(record);
  const { offset } = place;
  const position =
    offset === undefined
      ? 'entry.offset'
      : `(entry.offset < ${offset} ? ${offset} + entry.offset : entry.offset)`;
  const lumps = content.lumps.flatMap(({ id, content: inner }) => {
    const here = { path: `${place.path}.${id}`, length: 'entry.length', version: 'entry.version' };
    return context.readings(inner, here).flatMap((read) => {
      const conditions = [`entry.id == ${fourCharacters(id)}`, '(entry.flags & 1) == 0', read.condition];
      const member = read.layout === undefined ? id : `${id}-${read.layout}`;
      return [
        `  if (${conditions.filter((one) => one !== '').join(' && ')})`,
        `    ${read.type} ${memberName(member)}${read.behind} @ ${position}${commentAttribute(read.comment)};`,
      ];
    });
  });
  return context.define(name, (id) => [
    '// An entry of the directory with its lump. Offsets count from the start of the file; those of consoles from the',
    '// start of this lump.',
    `struct ${id} {`,
    `  ${entry} entry;`,
    ...lumps,
    '};',
  ]);
}

/** Four characters as the number that a little-endian file stores backwards. */
function fourCharacters(id: string): string {
  const digits = [...id].map((character) => character.charCodeAt(0).toString(16).padStart(2, '0'));
  return `0x${digits.join('')}`;
}
