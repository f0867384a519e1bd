import { compactModel, type ReferenceModel } from '@brushwork/ops';

const WIDTH = 120;

/** How the file is read: the first thing in it. */
const ABOUT: readonly string[] = [
  'Every branch, lump, record and named number, generated from the record declarations by tools/reference. Offsets and sizes are in bytes.',
  'Nothing is said twice. A branch with a parent has the lumps of its parent, without those that its without names, and with its own lumps in place of those of the same name or beside them, in the order of their index. Its container is that of its parent with what it says itself in place of that; one with a kind is complete.',
  'Content of the kind declared stands in contents under its id.',
  'A field of a record that has no type is that of the same name in the record that parent names, at the offset given; a confidence beside it takes the place of the inherited one. A record whose parent is not in records has all of its fields.',
  'A field without a source of its own has that of its record. Every field has its confidence, or inherits it.',
  'A branch uses the records that its lumps name, and those that records name in turn.',
  'The library does all of this: expandModel(JSON.parse(text)) gives branches and records with everything written out, and brushwork schema BRANCH --json those of one branch.',
];

/** The whole model as JSON text: `format` counts up when a reader of it would have to change. */
export function writeRecordsJson(model: ReferenceModel): string {
  const { format, ...compact } = compactModel(model);
  return `${stringify({ format, about: ABOUT, ...compact }, '')}\n`;
}

/** JSON with what is short on one line: a change of one field is a change of few lines. */
function stringify(value: unknown, indent: string): string {
  const short = JSON.stringify(value);
  if (short === undefined || value === null || typeof value !== 'object') return short ?? 'null';
  if (short.length + indent.length <= WIDTH) return short;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => `${inner}${stringify(item, inner)}`)
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => `${inner}${JSON.stringify(key)}: ${stringify(item, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
