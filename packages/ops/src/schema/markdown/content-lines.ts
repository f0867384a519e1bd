import type { ContentModel, FormPartModel, PartModel, TypeModel } from '../reference-model.js';
import { roleOfType } from '../role-of-type.js';
import type { BranchLinks } from './branch-links.js';
import { originText, plainText } from './markdown-text.js';
import { typeText } from './type-text.js';

/** What a lump holds, in a few words with links: for a table. */
export function contentSummary(content: ContentModel, links: BranchLinks): string {
  switch (content.kind) {
    case 'records':
      return links.record(content.record);
    case 'values':
      return typeText(content.element, (id) => links.record(id));
    case 'sequence':
      return 'parts in a row';
    case 'versions':
      return `one of ${content.layouts.length} layouts`;
    case 'game-lump':
      return `lumps of its own: ${content.lumps.map(({ id }) => `\`${id}\``).join(', ')}`;
    case 'form':
      return content.name.replaceAll('-', ' ');
    case 'other':
      return content.name === 'opaque' ? 'bytes of unknown meaning' : content.name.replaceAll('-', ' ');
  }
}

/** What is in content, as the lines of a list that may go deeper. */
export function contentLines(content: ContentModel, links: BranchLinks, indent = ''): string[] {
  const said = 'documentation' in content ? content.documentation : { text: '' };
  const about = [plainText(said.text), originText(said)].filter((text) => text !== '').join(' ');
  const own = about === '' ? [] : [`${indent}- ${about.replaceAll('\n', ' ')}`];
  const inner = `${indent}  `;
  switch (content.kind) {
    case 'records':
      return [
        `${indent}- Records one behind the other: ${links.record(content.record)}, ${content.elementSize} bytes each.`,
      ];
    case 'values':
      return [...own, `${indent}- Values one behind the other: ${valueText(content.element, links)}.`];
    case 'sequence':
      return [...own, ...content.parts.map((part) => sequencePartLine(part, links, indent))];
    case 'versions':
      return [
        ...own,
        ...content.layouts.flatMap(({ layout, versions, content: of }) => {
          const when = versions.length === 0 ? '' : ` (lump version ${versions.join(', ')})`;
          return [`${indent}- Layout \`${layout}\`${when}`, ...contentLines(of, links, inner)];
        }),
      ];
    case 'game-lump':
      return [
        ...own,
        ...formLines(content.directory, links, indent),
        ...content.lumps.flatMap(({ id, content: of }) => [
          `${indent}- Lump \`${id}\``,
          ...contentLines(of, links, inner),
        ]),
      ];
    case 'form':
      return [...own, ...formLines(content.parts, links, indent)];
    case 'other':
      return [...own, ...(OTHER.get(content.name) ?? []).map((text) => `${indent}- ${text}`)];
  }
}

const OTHER: ReadonlyMap<string, readonly string[]> = new Map([
  ['opaque', ['Bytes whose layout no source describes; kept as they are.']],
  [
    'entity-text',
    [
      'Text: entities one behind the other, each in braces `{ }`, of pairs of a key and a value in double quotes, one pair a line as a rule; a NUL ends the lump.',
      'What keys mean is the business of each game; the first entity is the world.',
    ],
  ],
  [
    'text',
    ['Strings one behind the other, each ended by a NUL; other lumps name a string by its first byte.'],
  ],
]);

function valueText(type: TypeModel, links: BranchLinks): string {
  const role = links.role(roleOfType(type));
  const text = typeText(type, (id) => links.record(id));
  return role === '' ? text : `${text} -> ${role.replace(/\.$/, '')}`;
}

function sequencePartLine(part: PartModel, links: BranchLinks, indent: string): string {
  const place = part.offset === undefined ? '' : ` at ${part.offset}`;
  const text = [plainText(part.documentation.text), originText(part.documentation)].join(' ').trim();
  return `${indent}- \`${part.name}${countText(part.count)}\`${place}: ${valueText(part.type, links)}. ${text}`.trimEnd();
}

function formLines(parts: readonly FormPartModel[], links: BranchLinks, indent: string): string[] {
  return parts.flatMap((part) => {
    const { name, count, size, where, of, offset, documentation } = part;
    const place = offset === undefined ? '' : ` at ${offset}`;
    const kind = of.kind === 'value' ? `: ${valueText(of.type, links)}.` : ':';
    const text = [
      plainText(documentation.text),
      where === undefined ? '' : plainText(where),
      size === undefined ? '' : `Takes \`${size}\` bytes.`,
      originText(documentation),
    ];
    const line = `${indent}- \`${name}${countText(count)}\`${place}${kind} ${text.filter((one) => one !== '').join(' ')}`;
    const inner = `${indent}  `;
    if (of.kind === 'parts') return [line.trimEnd(), ...formLines(of.parts, links, inner)];
    return [line.trimEnd(), ...(of.kind === 'content' ? contentLines(of.content, links, inner) : [])];
  });
}

function countText(count: string | undefined): string {
  if (count === undefined) return '';
  return count === 'rest' ? '[as many as fit]' : `[${count}]`;
}

/** The parts of the head of a file. */
export function headLines(parts: readonly FormPartModel[], links: BranchLinks): string[] {
  return formLines(parts, links, '');
}
