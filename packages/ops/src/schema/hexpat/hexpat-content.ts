import { pascalCase } from '../c/c-names.js';
import type { ContentModel, LayoutModel } from '../reference-model.js';
import type { HexpatContext, HexpatPlace, HexpatReading } from './hexpat-context.js';
import { hexpatForm } from './hexpat-form.js';
import { hexpatGameLump } from './hexpat-game-lump.js';
import { hexpatElement, hexpatNotes } from './hexpat-member.js';
import { hexpatSequence } from './hexpat-sequence.js';
import { saidOf } from './hexpat-text.js';

/** The readings of content: one, or one for each layout. */
export function hexpatReadings(
  content: ContentModel,
  place: HexpatPlace,
  context: HexpatContext,
): HexpatReading[] {
  const { path, length, version } = place;
  if (content.kind !== 'versions') return [hexpatContent(content, place, context)];
  const { layouts } = content;
  const shared = layouts.filter(({ versions }) =>
    version === undefined
      ? versions.length > 0
      : versions.some((one) => layouts.filter((other) => other.versions.includes(one)).length > 1),
  );
  if (shared.length > 0) {
    const names = shared.map(({ layout }) => layout).join(', ');
    context.miss(
      path,
      `which of the layouts ${names} a file has, where version and size fit several of them: each is a member`,
    );
  }
  return layouts.flatMap((one) => {
    const { layout, versions } = one;
    const condition = conditionOf(
      one,
      { length, ...(version === undefined ? {} : { version }) },
      { isShared: shared.includes(one) },
    );
    return hexpatReadings(one.content, { ...place, path: `${path}, layout ${layout}` }, context).map(
      (read) => ({
        ...read,
        layout: read.layout === undefined ? layout : `${layout}-${read.layout}`,
        condition: [condition, read.condition].filter((part) => part !== '').join(' && '),
        comment: `Layout ${layout}${versions.length === 0 ? '' : `: version ${versions.join(' or ')}`}. ${read.comment}`,
      }),
    );
  });
}

function conditionOf(
  { versions, content }: LayoutModel,
  { version, length }: { readonly version?: string; readonly length: string },
  { isShared }: { readonly isShared: boolean },
): string {
  const byVersion = version === undefined ? [] : versions.map((one) => `${version} == ${one}`);
  const size = content.kind === 'records' || content.kind === 'values' ? content.elementSize : undefined;
  if (versions.length === 0 && size !== undefined) return `${length} == ${size}`;
  const bySize = isShared && size !== undefined && size > 1 ? [`${length} % ${size} == 0`] : [];
  const either = byVersion.length > 1 ? [`(${byVersion.join(' || ')})`] : byVersion;
  return [...either, ...bySize].join(' && ');
}

function hexpatContent(content: ContentModel, place: HexpatPlace, context: HexpatContext): HexpatReading {
  const { path, length } = place;
  const filled = `${length} > 0`;
  const bytes = { type: 'u8', behind: `[${length}]`, condition: filled };
  const many = (size: number): string => (size === 1 ? `[${length}]` : `[${length} / ${size}]`);
  switch (content.kind) {
    case 'records': {
      const type = context.structOf(content.record);
      return { type, behind: many(content.elementSize), condition: filled, comment: '' };
    }
    case 'values': {
      const element = hexpatElement(content.element, { name: `${pascalCase(path)}Element` }, context);
      const comment = saidOf(content.documentation, hexpatNotes(content.element, context));
      return { type: element, behind: many(content.elementSize), condition: filled, comment };
    }
    case 'sequence': {
      const { name, isSized } = hexpatSequence(content, context);
      const type = isSized ? `${name}<${length}>` : name;
      return { type, behind: '', condition: filled, comment: '' };
    }
    case 'form': {
      const comment = saidOf(content.documentation);
      const form = hexpatForm(content.parts, { name: pascalCase(content.name), path }, context);
      if (form === undefined) return { ...bytes, comment };
      const type = form.isSized ? `${form.name}<${length}>` : form.name;
      return { type, behind: '', condition: filled, comment };
    }
    case 'game-lump': {
      const type = hexpatGameLump(content, place, context);
      return type === undefined
        ? { ...bytes, comment: saidOf(content.documentation) }
        : { type, behind: '', condition: filled, comment: saidOf(content.documentation) };
    }
    case 'versions':
      throw new Error(`${path}: layouts in layouts`);
    case 'other': {
      const comment = content.name === 'opaque' ? 'Bytes of unknown meaning.' : saidOf(content.documentation);
      if (content.name === 'entity-text' || content.name === 'text')
        return { ...bytes, type: 'char', comment };
      if (content.name !== 'opaque') context.miss(path, `content of the kind '${content.name}': bytes`);
      return { ...bytes, comment };
    }
  }
}
