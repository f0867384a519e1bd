import type { ModelIndex } from '../model-index.js';
import type { BranchModel, FieldModel, LumpModel } from '../reference-model.js';
import { isSamePlain } from '../same-plain.js';
import type { BranchLinks } from './branch-links.js';
import { contentSummary } from './content-lines.js';
import { plainText } from './markdown-text.js';
import { typeText } from './type-text.js';

/** What a branch has otherwise than its parent: lumps and records that were added, changed or left out. */
export function differenceLines(
  branch: BranchModel,
  parent: BranchModel,
  { index, links }: { readonly index: ModelIndex; readonly links: BranchLinks },
): string[] {
  const before = new Map(parent.lumps.map((lump) => [lump.name, lump]));
  const now = new Set(branch.lumps.map(({ name }) => name));
  const added = branch.lumps.filter(({ name }) => !before.has(name));
  const changed = branch.lumps.filter(
    (lump) => before.has(lump.name) && !isSamePlain(lump, before.get(lump.name)),
  );
  const removed = parent.lumps.filter(({ name }) => !now.has(name));
  const newRecords = branch.records.filter((id) => !parent.records.includes(id));
  const goneRecords = parent.records.filter((id) => !branch.records.includes(id));
  const lines = [
    ...containerLine(branch, parent),
    ...added.map((lump) => `- Lump added: ${links.lump(lump.name)}, ${contentSummary(lump.content, links)}.`),
    ...changed.map((lump) => `- Lump changed: ${changeText(lump, before.get(lump.name), links)}.`),
    ...removed.map(({ name }) => `- Lump left out: ${name}.`),
    ...newRecords.map((id) => recordLine(id, { index, links })),
    ...(goneRecords.length === 0
      ? []
      : [`- Records that are no longer used: ${goneRecords.map((id) => index.record(id).name).join(', ')}.`]),
  ];
  return lines.length === 0 ? ['The layout is the same.'] : lines;
}

function containerLine({ container }: BranchModel, { container: other }: BranchModel): string[] {
  const { versions: _, ...rest } = container;
  const { versions: __, ...otherRest } = other;
  const versions = isSamePlain(container.versions, other.versions)
    ? []
    : [`- Versions: ${container.versions.join(', ')} instead of ${other.versions.join(', ')}.`];
  return isSamePlain(rest, otherRest)
    ? versions
    : [...versions, '- The head of the file differs, see there.'];
}

function changeText(lump: LumpModel, before: LumpModel | undefined, links: BranchLinks): string {
  const now = contentSummary(lump.content, links);
  const old = before === undefined ? '' : contentSummary(before.content, links);
  const index = lump.index === before?.index ? '' : `, index ${lump.index} instead of ${before?.index}`;
  return `${links.lump(lump.name)}, ${now}${now === old || old === '' ? '' : ` instead of ${plainName(old)}`}${index}`;
}

/** A link to a record of the parent leads to no place on this page. */
function plainName(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
}

function recordLine(
  id: string,
  { index, links }: { readonly index: ModelIndex; readonly links: BranchLinks },
): string {
  const record = index.record(id);
  const from = index.find(record.parent);
  if (from === undefined) return `- Record added: ${links.record(id)}, ${record.size} bytes.`;
  const before = new Map(from.fields.map((field) => [field.name, field]));
  const names = new Set(record.fields.map(({ name }) => name));
  const text = [
    ...record.fields.flatMap((field) => fieldChange(field, before.get(field.name))),
    ...from.fields.filter(({ name }) => !names.has(name)).map(({ name }) => `without \`${name}\``),
  ];
  const fields = text.length === 0 ? '' : `: ${text.join(', ')}`;
  return `- Record changed: ${links.record(id)}, ${from.name} ${sizeText(from.size, record.size)}${fields}.`;
}

function sizeText(from: number, to: number): string {
  return from === to ? `with the same ${to} bytes` : `with ${to} bytes instead of ${from}`;
}

function fieldChange(field: FieldModel, before: FieldModel | undefined): string[] {
  if (before === undefined) return [`new \`${field.name}\``];
  const [now, old] = [field.type, before.type].map((type) =>
    plainText(typeText(type, (id) => id.split('#')[1] ?? id)),
  );
  return now === old ? [] : [`\`${field.name}\` ${now} instead of ${old}`];
}
