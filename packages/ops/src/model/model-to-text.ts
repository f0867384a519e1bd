import {
  type Chunk,
  type ChunkSchema,
  describeModel,
  type FaceWinding,
  type Model,
  openModel,
  readModelText,
  smallestWidth,
  writeModel,
  writeModelText,
} from '@brushwork/formats';
import type { Issue } from '@brushwork/record';
import { conversionLoss } from './convert-rules.js';
import { turnFaces } from './turn-faces.js';

/** How a model is converted. */
export interface ConvertModelOptions {
  /** Which way round faces are given: as in the file unless given. */
  readonly winding?: FaceWinding;
  /** The tags; those of the specification unless given. */
  readonly schema?: ChunkSchema;
  /** Whether lengths of four bytes may be written; otherwise a chunk of more than 65,535 bytes is refused. */
  readonly longLengths?: boolean;
}

/** A converted model. */
export interface ConvertedModel {
  /** The bytes of the other form. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What is lost on the way, each with its place in the original. */
  readonly losses: readonly Issue[];
}

/** Most things of one kind that are told one by one. */
const MOST_TOLD = 100;

/**
 * A model in binary form as text, with what the text has no place for. Throws `FormatError` 'does-not-fit' for what can't be
 * said in the text at all, such as numbers that aren't finite.
 */
export function modelToText(model: Model, options: ConvertModelOptions = {}): ConvertedModel {
  const chunks = new Map<object, Chunk>();
  const description = describeModel(model, { onPart: (part, chunk) => chunks.set(part, chunk) });
  const { bytes, left } = writeModelText(description);
  const lost = left.flatMap(({ part, tag }) => {
    const chunk = chunks.get(part);
    return chunk === undefined ? [] : [inside(chunk, tag) ?? chunk];
  });
  const losses = [
    ...lost.slice(0, MOST_TOLD).map(leftOut),
    ...moreThan(lost.length),
    ...trailingBytes(model),
    ...widthLosses(model),
    ...formLosses(model, bytes, { lost, options }),
  ];
  if (holdsNothing(bytes) && lost.some(({ tag }) => tag !== 'BOUND' && tag !== 'HEADER'))
    losses.push(
      conversionLoss('convert-nothing-left', { message: 'nothing of what the file holds is in the text' }),
    );
  if (options.winding !== 'reversed') return { bytes, losses };
  return { bytes: writeModelText(turnFaces(description)).bytes, losses };
}

/** A value of its own that a part holds: the leaf with its tag. */
function inside(chunk: Chunk, tag: string | number): Chunk | undefined {
  return typeof tag === 'string' && chunk.tag !== tag ? chunk.child(tag) : undefined;
}

function leftOut(chunk: Chunk): Issue {
  return conversionLoss('convert-left-out', {
    message: `${chunk.tag} of ${chunk.size === 1 ? '1 byte' : `${chunk.size} bytes`} has no place in the text`,
    path: chunk.path,
    offset: chunk.offset,
  });
}

function moreThan(count: number): Issue[] {
  if (count <= MOST_TOLD) return [];
  return [
    conversionLoss('convert-left-out', {
      message: `${count - MOST_TOLD} more chunks have no place in the text`,
    }),
  ];
}

function trailingBytes({ tree }: Model): Issue[] {
  const { end, start } = tree.tailOf();
  if (end <= start) return [];
  return [
    conversionLoss('convert-left-out', {
      message: `${end - start} bytes behind the last chunk have no place in the text`,
      offset: tree.offset + start,
    }),
  ];
}

function widthLosses({ tree }: Model): Issue[] {
  let count = 0;
  let first: Chunk | undefined;
  for (let i = 0; i < tree.count; i++) {
    const chunk = tree.chunk(i);
    const isPlain =
      chunk.width === smallestWidth(chunk.size) && !chunk.reserved && chunk.length === chunk.size;
    if (isPlain) continue;
    count++;
    first ??= chunk;
  }
  if (first === undefined) return [];
  const subject = count === 1 ? 'a length is' : `${count} lengths are`;
  const message = `${subject} not the shortest one, or not true, which a text can't say`;
  return [conversionLoss('convert-widths', { message, path: first.path, offset: first.offset })];
}

/** Compares what the text comes to with what is to be in it, chunk by chunk, so that no difference goes unsaid. */
function formLosses(
  model: Model,
  text: Uint8Array,
  { lost, options }: { readonly lost: readonly Chunk[]; readonly options: ConvertModelOptions },
): Issue[] {
  const { schema = model.tree.schema } = options;
  const again = openModel(writeModel(readModelText(text).description, { schema, longLengths: true }), {
    schema,
  });
  const skipped = new Set(lost.map(({ index }) => index));
  const { tree } = model;
  let theirs = 0;
  for (let i = 0; i < tree.count; ) {
    if (skipped.has(i)) {
      i = tree.table.nexts[i] as number;
      continue;
    }
    const chunk = tree.chunk(i);
    const other = theirs < again.tree.count ? again.tree.chunk(theirs) : undefined;
    if (other === undefined || !saysTheSame(chunk, other))
      return [
        conversionLoss('convert-form', {
          message: 'from here on, chunks come back from the text in another order or form',
          path: chunk.path,
          offset: chunk.offset,
        }),
      ];
    theirs++;
    i++;
  }
  return [];
}

function saysTheSame(a: Chunk, b: Chunk): boolean {
  if (a.id !== b.id || a.isContainer !== b.isContainer) return false;
  if (a.isContainer) return a.parent?.id === b.parent?.id;
  const [one, other] = [a.payload, b.payload];
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

function holdsNothing(text: Uint8Array): boolean {
  return (readModelText(text).description.objects ?? []).length === 0;
}
