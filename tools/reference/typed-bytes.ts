import { GameLump, type GameMap, type LumpEntry, type Lumps } from '@brushwork/formats';
import {
  type AnyField,
  ArrayField,
  type Content,
  type ContentType,
  type Layout,
  NestedField,
  UnionField,
} from '@brushwork/record';

/** Elements in a block of content that its own type measures. */
const BLOCK = 4096;

/** How many bytes of lumps are understood. */
export interface TypedBytes {
  /** Bytes in lumps. */
  readonly lumpBytes: number;
  /**
   * Those of them that have a meaning: fields, text, alignment; neither unknown lumps, nor unknown bytes in records, nor
   * what is inside the files of an archive.
   */
  readonly typedBytes: number;
}

/** Counts the understood bytes of every lump of a map. */
export function measureTypedBytes(map: GameMap<object>): TypedBytes {
  let lumpBytes = 0;
  let typedBytes = 0;
  for (const name of map.lumpNames) {
    const content = map.lump(name);
    lumpBytes += content.bytes.length;
    typedBytes += typedBytesOf(content, ((map.branch.lumps as Lumps)[name] as LumpEntry).type);
  }
  return { lumpBytes, typedBytes };
}

function typedBytesOf(content: Content, type: ContentType): number {
  if (content.kind === 'opaque') return 0;
  if (content instanceof GameLump) return typedInGameLump(content, type);
  const known = content.bytes.length - content.remainder;
  if (type.measure !== undefined) {
    let opaqueBytes = 0;
    for (let i = 0; i < content.blockCount(BLOCK); i++)
      opaqueBytes += type.measure(content.block(i, BLOCK)).opaqueBytes;
    return Math.max(0, content.bytes.length - opaqueBytes);
  }
  const { parts } = content as { parts?: Readonly<Record<string, unknown>> };
  if (content.kind === 'sequence' && parts !== undefined) {
    const lists = Object.values(parts).filter(isRecords);
    return lists.reduce((sum, list) => sum - unknownInRecords(list), known);
  }
  return isRecords(content) ? known - unknownInRecords(content) : known;
}

/** The directory, and what is understood of the lumps; bytes that belong to neither aren't. */
function typedInGameLump(content: GameLump, type: ContentType): number {
  const { lumps } = type as unknown as { readonly lumps: Readonly<Record<string, ContentType>> };
  return content.lumps.reduce((sum, { id, content: inner, stored }) => {
    const known = lumps[id];
    if (known === undefined || inner.bytes.length === 0) return sum;
    // A compressed lump is understood as far as what it unpacks to.
    return sum + Math.floor((typedBytesOf(inner, known) * stored.length) / inner.bytes.length);
  }, content.directory.bytes.length);
}

/** A list of records, of a lump or of a part of one. */
interface Records {
  readonly record: { readonly layout: Layout };
  readonly length: number;
  at(i: number): Record<string, unknown>;
}

function isRecords(content: unknown): content is Records {
  return content !== null && typeof content === 'object' && (content as Content).kind === 'records';
}

function unknownInRecords(list: Records): number {
  const { layout } = list.record;
  if (!mayHoldUnknown(layout)) return 0;
  let unknown = 0;
  for (let i = 0; i < list.length; i++) unknown += unknownBytes(layout, list.at(i));
  return unknown;
}

function mayHoldUnknown(layout: Layout): boolean {
  const holds = (field: AnyField): boolean =>
    field.kind === 'bytes' ||
    field instanceof UnionField ||
    (field instanceof NestedField && mayHoldUnknown(field.record.layout as Layout)) ||
    (field instanceof ArrayField && holds(field.element as AnyField));
  return layout.slots.some((slot) => holds(slot.field));
}

/** Bytes of a record that have no meaning yet: `bytes` fields, and what a union's arm leaves out. */
function unknownBytes(layout: Layout, view: Record<string, unknown>): number {
  return layout.slots.reduce((sum, { name, field }) => sum + unknownInField(field, view[name]), 0);
}

function unknownInField(field: AnyField, value: unknown): number {
  if (field.kind === 'bytes') return field.size;
  if (field instanceof NestedField)
    return unknownBytes(field.record.layout as Layout, value as Record<string, unknown>);
  if (field instanceof ArrayField) {
    return Array.from(value as Iterable<unknown>).reduce<number>(
      (sum, item) => sum + unknownInField(field.element as AnyField, item),
      0,
    );
  }
  if (field instanceof UnionField) {
    const arm = field.arms.get((value as { $case: string }).$case);
    return arm === undefined
      ? field.size
      : field.size - arm.size + unknownBytes(arm.layout, value as Record<string, unknown>);
  }
  return 0;
}
