import type { ConstantsModel, Documentation } from '../reference-model.js';
import type { KaitaiAttribute, KaitaiSpec } from './kaitai-spec.js';

/** The documentation of something as the keys of Kaitai; `notes` are sentences behind the text. */
export function kaitaiDocumentation(
  documentation: Documentation,
  notes: readonly string[] = [],
): Pick<KaitaiAttribute, '-orig-id' | 'doc' | 'doc-ref'> {
  const { text, orig, source, confidence } = documentation;
  const sure = confidence === undefined || confidence === 'certain' ? '' : `Confidence: ${confidence}.`;
  const doc = [[text, ...notes].filter((part) => part !== '').join(' '), sure]
    .filter((part) => part !== '')
    .join('\n');
  return {
    ...(orig === undefined ? {} : { '-orig-id': orig }),
    ...(doc === '' ? {} : { doc }),
    ...(source === undefined || source === '' ? {} : { 'doc-ref': source }),
  };
}

/** Flags as a list of bits, for the text of the field that holds them. */
export function flagsText({ values }: ConstantsModel): string {
  return values
    .map(({ name, value, documentation }) => {
      const text = documentation.text.replaceAll('\n', ' ');
      return `\n- 0x${(value >>> 0).toString(16)} ${name}${text === '' ? '' : `: ${text}`}`;
    })
    .join('');
}

/** A type whose attributes are documented elsewhere. */
export function withoutDocumentation({ seq = [], instances, ...spec }: KaitaiSpec): KaitaiSpec {
  const bare = ({ doc: _, 'doc-ref': __, '-orig-id': ___, ...attribute }: KaitaiAttribute): KaitaiAttribute =>
    attribute;
  return {
    ...spec,
    seq: seq.map(bare),
    ...(instances === undefined
      ? {}
      : {
          instances: Object.fromEntries(
            Object.entries(instances).map(([id, attribute]) => [id, bare(attribute)]),
          ),
        }),
  };
}
