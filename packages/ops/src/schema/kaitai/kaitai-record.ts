import type { TypeModel } from '../reference-model.js';
import { kaitaiDocumentation } from './kaitai-documentation.js';
import { enumOf, kaitaiNotes, kaitaiRead } from './kaitai-field.js';
import { KaitaiScope } from './kaitai-names.js';
import type { KaitaiAttribute, KaitaiSpec } from './kaitai-spec.js';
import { type KaitaiContext, type KaitaiRecordSource, kaitaiNumber } from './kaitai-types.js';

/**
 * Fields of a record as a sequence with its holes. Bit fields are values that are computed from their word, which gives
 * the same bits in files of both byte orders.
 */
export function kaitaiRecord(record: KaitaiRecordSource, context: KaitaiContext): KaitaiSpec {
  const scope = new KaitaiScope();
  const ids = new Map(record.fields.map((field) => [field, scope.take(field.name)]));
  const seq: KaitaiAttribute[] = [];
  const instances: Record<string, KaitaiAttribute> = {};
  let word: { readonly offset: number; readonly id: string } | undefined;
  let end = 0;
  const fillUpTo = (offset: number): void => {
    if (offset > end) seq.push({ id: scope.take(`hole_at_${end}`), size: offset - end });
  };
  for (const field of record.fields) {
    const id = ids.get(field) ?? field.name;
    const documented = kaitaiDocumentation(field.documentation, kaitaiNotes(field.type, context));
    const { type } = field;
    if (type.kind === 'bits') {
      if (word?.offset !== field.offset) {
        fillUpTo(field.offset);
        word = { offset: field.offset, id: scope.take(`word_at_${field.offset}`) };
        seq.push({
          id: word.id,
          type: kaitaiNumber(type.carrier, context),
          doc: 'The word of the bit fields.',
        });
      }
      instances[id] = { value: bitsOf(type, word.id), ...enumOf(type, context), ...documented };
    } else {
      fillUpTo(field.offset);
      const owner = { name: `${record.name}_${field.name}`, fields: record.fields };
      seq.push({ id, ...kaitaiRead(type, owner, context), ...documented });
    }
    end = Math.max(end, field.offset + field.size);
  }
  fillUpTo(record.size);
  return { seq, ...(Object.keys(instances).length === 0 ? {} : { instances }) };
}

/** Some bits of a word; signed ones have the sign of their highest bit. */
function bitsOf(type: TypeModel & { readonly kind: 'bits' }, word: string): string {
  const mask = 2 ** type.bits - 1;
  const value = `(${word} >> ${type.shift}) & 0x${mask.toString(16)}`;
  if (!type.carrier.startsWith('i')) return value;
  const sign = 2 ** (type.bits - 1);
  return `((${value}) ^ ${sign}) - ${sign}`;
}
