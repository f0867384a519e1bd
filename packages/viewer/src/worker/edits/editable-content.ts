import { latin1Bytes, latin1Text } from '@brushwork/formats';
import {
  type AnyField,
  type AnyStruct,
  type ByteOrder,
  BytesField,
  type Content,
  type ContentType,
  FormatError,
  fromHex,
  PlacedRecords,
  records,
  TextField,
  toHex,
} from '@brushwork/record';
import type { FieldStep } from './field-path.js';
import { type FoundValue, findValue, inside, type ValuePlace } from './find-value.js';

/** An element in plain form, to be changed and written. */
export interface ElementDraft {
  /** A value inside it; `not-found` for a path that leads nowhere. */
  find(steps: readonly FieldStep[]): FoundValue;
  /** Writes the element as it is now, strictly: `does-not-fit` for a value that doesn't, and then nothing is changed. */
  write(): void;
}

/** Content whose elements can be changed one by one. */
export interface EditableContent {
  /** Number of elements. */
  readonly length: number;
  /** An element in plain form. */
  draft(index: number): ElementDraft;
  /** Bytes that hold an element, a copy. */
  bytes(index: number): Uint8Array;
  /** Puts back what `bytes` gave. */
  restore(index: number, bytes: Uint8Array): void;
}

/** What lists of records and of values have in common. */
interface ListContent extends Content {
  readonly elementSize: number;
  readonly record?: AnyStruct;
  readonly element?: AnyField;
  object(i: number): unknown;
  setObject(i: number, value: unknown): void;
}

function isList(content: Content): content is ListContent {
  return typeof (content as Partial<ListContent>).setObject === 'function' && 'elementSize' in content;
}

/** What is known of content beside itself. */
export interface ContentFacts {
  /** Byte order of the file. */
  readonly byteOrder: ByteOrder;
  /** How a whole chunk is read, for content that is one. */
  readonly type?: ContentType;
}

/** How elements of content are changed; `unsupported` for content without any. */
export function editableContent(content: Content, { byteOrder, type }: ContentFacts): EditableContent {
  if (isList(content)) return editableList(content);
  if (content instanceof PlacedRecords) return editableHeads(content, byteOrder);
  if (type !== undefined && content.kind === 'text') return editableWhole(content, textForm);
  if (type !== undefined && content.kind === 'opaque') return editableWhole(content, hexForm(content));
  if (type !== undefined && content.kind === 'material-reference')
    return editableWhole(content, referenceForm(content, type));
  throw new FormatError('unsupported', 'has no records or values that can be changed one by one', {
    path: [content.name],
  });
}

function editableList(content: ListContent): EditableContent {
  const { record, element, elementSize } = content;
  return {
    length: content.length,
    draft(i) {
      const draft = boxed(content.object(i));
      return {
        find(steps) {
          if (record !== undefined) return findValue(record, draft.value, steps);
          if (element !== undefined) return inside(element, draft, steps);
          throw new FormatError('unsupported', 'has elements of no known type', { path: [content.name] });
        },
        write: () => content.setObject(i, draft.value),
      };
    },
    bytes: (i) => content.bytes.slice(i * elementSize, (i + 1) * elementSize),
    restore: (i, bytes) => content.bytes.set(bytes, i * elementSize),
  };
}

/** Records that lie apart from each other: each is written in its own place. */
function editableHeads(content: PlacedRecords, byteOrder: ByteOrder): EditableContent {
  const { record } = content;
  const at = (i: number): number => content.positions[i] ?? 0;
  const made = (i: number, plain: unknown): Uint8Array =>
    records(record).rebuild([plain], { name: content.name, byteOrder }, i);
  return {
    length: content.length,
    draft(i) {
      const [plain] = content.block(i, 1);
      return {
        find: (steps) => findValue(record, plain, steps),
        write: () => content.bytes.set(made(i, plain), at(i)),
      };
    },
    bytes: (i) => content.bytes.slice(at(i), at(i) + record.size),
    restore: (i, bytes) => content.bytes.set(bytes, at(i)),
  };
}

/** How content that is one thing is shown as one value, and written. */
interface WholeForm {
  /** Name of the value, as paths have it. */
  readonly name: string;
  /** Its type. */
  readonly field: AnyField;
  /** The value. */
  read(bytes: Uint8Array): unknown;
  /** The bytes of a value. */
  write(value: unknown): Uint8Array;
}

/** Content of a chunk that is one value: it may become longer or shorter. */
function editableWhole(content: Content, form: WholeForm): EditableContent {
  return {
    length: 1,
    draft() {
      const draft = boxed(form.read(content.bytes));
      return {
        find([name, ...rest]) {
          if (name === undefined || name === form.name) return inside(form.field, draft, rest);
          throw new FormatError('not-found', `has no field '${name}'; it is one '${form.name}'`, {
            path: [content.name],
          });
        },
        write: () => content.setBytes(form.write(draft.value)),
      };
    },
    bytes: () => content.bytes.slice(),
    restore: (_, bytes) => content.setBytes(bytes),
  };
}

/** Longest text that a chunk is given. */
const LONGEST_TEXT = 65_000;

const textForm: WholeForm = {
  name: 'text',
  field: new TextField(LONGEST_TEXT),
  read: (bytes) => latin1Text(bytes).replace(/\0+$/, ''),
  write: (value) => latin1Bytes(`${checkedText(value)}\0`),
};

function checkedText(value: unknown): string {
  const text = String(value);
  if (!text.includes('\0') && text.length <= LONGEST_TEXT) return text;
  throw new FormatError('does-not-fit', `needs text of at most ${LONGEST_TEXT} characters without a NUL`);
}

function hexForm(content: Content): WholeForm {
  const size = content.bytes.length;
  return {
    name: 'bytes',
    field: new BytesField('bytes', size),
    read: (bytes) => toHex(bytes),
    write: (value) => fromHex(value, size, [content.name]),
  };
}

function referenceForm(content: Content, type: ContentType): WholeForm {
  const plain = content.block(0, 1) as Record<string, unknown>;
  return {
    name: 'name',
    field: new TextField(LONGEST_TEXT),
    read: () => plain['name'] ?? '',
    write(value) {
      if (plain['name'] === undefined)
        throw new FormatError('unsupported', 'names no material', { path: [content.name] });
      const block = { ...plain, name: checkedText(value) };
      return type.rebuild(block, { name: content.name, byteOrder: 'little' }, 0);
    },
  };
}

function boxed(value: unknown): ValuePlace & { value: unknown } {
  const box = {
    value,
    set: (other: unknown) => {
      box.value = other;
    },
  };
  return box;
}
