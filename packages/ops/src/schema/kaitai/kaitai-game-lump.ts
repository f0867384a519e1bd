import type { FormPartModel, GameLumpModel } from '../reference-model.js';
import { visitContent } from '../visit-content.js';
import { kaitaiDocumentation } from './kaitai-documentation.js';
import { kaitaiForm } from './kaitai-form.js';
import { KaitaiScope, kaitaiIdentifier } from './kaitai-names.js';
import type { KaitaiAttribute } from './kaitai-spec.js';
import type { KaitaiContext, KaitaiPlace } from './kaitai-types.js';

/** The bit of an entry's flags that says that its lump is compressed. */
const COMPRESSED = 'entry.flags & 1 == 0';

/**
 * A lump that is a directory of lumps: the directory, and `lumps` with one item for each entry, whose content is an
 * instance under the name of its identifier and layout.
 */
export function kaitaiGameLump(
  content: GameLumpModel,
  place: KaitaiPlace,
  context: KaitaiContext,
): KaitaiAttribute {
  const name = place.path;
  const documented = kaitaiDocumentation(content.documentation);
  const form = kaitaiForm(content.directory, { name, path: place.path }, context);
  const directory = entriesIn(content.directory);
  if (form.spec === undefined || directory === undefined) {
    for (const { id } of content.lumps)
      context.miss(`${place.path}.${id}`, 'the directory that tells where it is');
    visitContent(content, { record: (id) => void context.typeOf(id) });
    return { size: place.length, ...documented };
  }
  const item = context.define(`${name}_item`, {
    doc: 'A lump of the directory.',
    params: [{ id: 'index', type: 's4', doc: 'Position in the directory.' }],
    instances: itemInstances(content, { place, entries: directory, context }),
  });
  const type = context.define(name, {
    ...documented,
    ...form.spec,
    instances: {
      lumps: {
        type: `${item}(_index)`,
        repeat: 'expr',
        'repeat-expr': `${directory}.size`,
        doc: 'The lumps in the order of the directory.',
      },
    },
  });
  return { size: place.length, type, if: `${place.length} > 0` };
}

/** Path of the entries in a directory: those of its first part. */
function entriesIn(parts: readonly FormPartModel[]): string | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const { of } = first;
  const inner = of.kind === 'content' && of.content.kind === 'sequence' ? of.content.parts : undefined;
  if (inner?.some(({ name }) => name === 'entries') === true)
    return `${kaitaiIdentifier(first.name)}.entries`;
  return parts.some(({ name, where }) => name === 'entries' && where === undefined) ? 'entries' : undefined;
}

function itemInstances(
  content: GameLumpModel,
  how: { readonly place: KaitaiPlace; readonly entries: string; readonly context: KaitaiContext },
): Record<string, KaitaiAttribute> {
  const { place, entries, context } = how;
  const scope = new KaitaiScope();
  const instances: Record<string, KaitaiAttribute> = {
    [scope.take('entry')]: { value: `_parent.${entries}[index]`, doc: 'What the directory says of it.' },
    [scope.take('position')]: {
      value:
        place.offset === undefined
          ? 'entry.offset'
          : `entry.offset < ${place.offset} ? ${place.offset} + entry.offset : entry.offset`,
      doc: 'First byte in the file. Offsets count from the start of the file; those of consoles from the start of this lump.',
    },
  };
  for (const { id, content: inner } of content.lumps) {
    const here = { path: `${place.path}.${id}`, length: 'entry.length', version: 'entry.version' };
    for (const { layout, attribute } of context.readings(inner, here)) {
      const { if: condition, ...read } = attribute;
      const mine = `entry.id.to_i == ${fourCharacters(id)} and ${COMPRESSED}`;
      instances[scope.take(layout === undefined ? id : `${id}_${layout}`)] = {
        io: '_root._io',
        pos: 'position',
        ...read,
        if: condition === undefined ? mine : `${mine} and (${condition})`,
      };
    }
  }
  return instances;
}

/** Four characters as the number that a little-endian file stores backwards. */
function fourCharacters(id: string): string {
  const digits = [...id].map((character) => character.charCodeAt(0).toString(16).padStart(2, '0'));
  return `0x${digits.join('')}`;
}
