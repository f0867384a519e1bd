import type { BranchModel, ContainerModel, LumpModel } from '../reference-model.js';
import { visitContent } from '../visit-content.js';
import { kaitaiDocumentation } from './kaitai-documentation.js';
import { kaitaiForm } from './kaitai-form.js';
import { kaitaiLumpSequence, LUMP_SEQUENCE } from './kaitai-lump-sequence.js';
import { KaitaiScope } from './kaitai-names.js';
import type { KaitaiAttribute, KaitaiSpec } from './kaitai-spec.js';
import type { KaitaiContext, KaitaiPlace } from './kaitai-types.js';

/** Name that the list of entries has in every directory of fixed entries. */
const ENTRIES = 'lumps';

/** Head and directory of a file as a sequence, and each lump as an instance at its offset. */
export function kaitaiLumps(branch: BranchModel, context: KaitaiContext): KaitaiSpec {
  const { container } = branch;
  const scope = new KaitaiScope();
  const head = kaitaiForm(container.head, { name: 'lump', path: 'head' }, context).spec?.seq ?? [];
  const seq = head.map((attribute) =>
    withSignature({ ...attribute, id: scope.take(attribute.id ?? '') }, container),
  );
  if (container.kind === LUMP_SEQUENCE) return { seq: [...seq, kaitaiLumpSequence(branch, context)] };
  const instances: Record<string, KaitaiAttribute> = {};
  const words = container.directory?.entry ?? [];
  const count = container.directory?.entryCount ?? 0;
  for (const lump of branch.lumps) {
    const { index } = lump;
    if (index === undefined || index >= count || !words.includes('offset')) {
      context.miss(lump.name, "where it lies, which the directory doesn't say");
      visitContent(lump.content, { record: (id) => void context.typeOf(id) });
      continue;
    }
    for (const [name, attribute] of lumpInstances(lump, index, { words, context }))
      instances[scope.take(name)] = attribute;
  }
  return { seq, instances };
}

/** A magic that has to be there. */
function withSignature(
  attribute: KaitaiAttribute,
  { magic, bigEndianMagic }: ContainerModel,
): KaitaiAttribute {
  if (attribute.id !== 'magic' || attribute.type !== 'strz') return attribute;
  const signatures = [magic, ...(bigEndianMagic === undefined ? [] : [bigEndianMagic])];
  const valid = { 'any-of': signatures.map((one) => JSON.stringify(one)) };
  return { ...attribute, type: 'str', valid } as KaitaiAttribute;
}

/** The instances of a lump: one, or one for each of its layouts. */
function lumpInstances(
  lump: LumpModel,
  index: number,
  { words, context }: { readonly words: readonly string[]; readonly context: KaitaiContext },
): [string, KaitaiAttribute][] {
  const entry = `${ENTRIES}[${index}]`;
  const place: KaitaiPlace = {
    path: lump.name,
    length: `${entry}.length`,
    offset: `${context.main}.${entry}.offset`,
    ...(words.includes('version') ? { version: `${entry}.version` } : {}),
  };
  const plain = words.includes('unpacked') ? `${entry}.unpacked == 0` : undefined;
  return context.readings(lump.content, place).map(({ layout, attribute }) => {
    const { doc, if: condition, ...read } = attribute;
    const { doc: text = '', ...documented } = kaitaiDocumentation(lump.documentation);
    const said = [text, doc ?? ''].filter((part) => part !== '').join(' ');
    const conditions = [plain, condition].filter((one) => one !== undefined);
    const both = conditions.length === 2 ? conditions.map((one) => `(${one})`) : conditions;
    return [
      layout === undefined ? lump.name : `${lump.name}_${layout}`,
      {
        pos: `${entry}.offset`,
        ...read,
        ...(both.length === 0 ? {} : { if: both.join(' and ') }),
        ...documented,
        ...(said === '' ? {} : { doc: said }),
      },
    ];
  });
}

/** The sequence and instances of one lump whose bytes are a file of their own. */
export function kaitaiLump(lump: LumpModel, context: KaitaiContext): KaitaiSpec {
  const scope = new KaitaiScope();
  const readings = context.readings(lump.content, { path: lump.name, length: '_io.size' });
  const instances = readings.map(({ layout, attribute }): [string, KaitaiAttribute] => [
    scope.take(layout === undefined ? lump.name : `${lump.name}_${layout}`),
    { pos: 0, ...attribute },
  ]);
  return { instances: Object.fromEntries(instances) };
}
