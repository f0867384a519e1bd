/** What a number says of other lumps: one record, the first of a span, or the length of a span. */
export type PlacedRole = 'index' | 'first' | 'count';

/** A field in its place, in the form that both sides of a comparison are brought to. */
export interface PlacedField {
  /** Name on its own side; absent for the elements of lists without field names. */
  readonly name?: string | undefined;
  /** From the start of the record, in bytes, also inside an arm. */
  readonly offset: number;
  /** In bytes. */
  readonly size: number;
  /** Primitive and how many of it: `i16*1`, `f32*3`, `char*64`, `bytes*16`; bit fields as `u32:5@3`. */
  readonly type: string;
  /** What the number says of other lumps. */
  readonly role?: PlacedRole | undefined;
  /** Indexes of those lumps, ascending. */
  readonly targets: readonly number[];
}

/** Bytes without a name of their own. */
export interface PlacedBytes {
  /** From the start of the record, in bytes. */
  readonly offset: number;
  /** In bytes. */
  readonly size: number;
}

/** One of several readings of the same bytes. */
export interface PlacedArm {
  /** Name on its own side. */
  readonly name: string;
  /** Its fields; they may leave bytes of the arms' range out. */
  readonly fields: readonly PlacedField[];
}

/** A record of fixed size, or the fixed start of a longer one. */
export interface PlacedRecord {
  /** In bytes. */
  readonly size: number;
  /** Fields that always hold. */
  readonly fields: readonly PlacedField[];
  /** Filler and alignment. */
  readonly padding: readonly PlacedBytes[];
  /** Bytes that the arms share. */
  readonly armRanges: readonly PlacedBytes[];
  /** The readings of those bytes. */
  readonly arms: readonly PlacedArm[];
  /** Offset and primitive of what follows in variable number. */
  readonly tail?: { readonly offset: number; readonly type: string } | undefined;
}

/** Every byte that is covered not exactly once, as text; nothing when the record is whole. */
export function coverageFaults(record: PlacedRecord): string[] {
  const faults: string[] = [];
  const parts: (PlacedBytes & { readonly type?: string })[] = [
    ...record.fields,
    ...record.padding,
    ...record.armRanges,
  ].sort((a, b) => a.offset - b.offset);
  let end = 0;
  for (const part of parts) {
    // Neighbouring bit fields share their word.
    const sharesWord = part.type?.includes('@') === true && part.offset + part.size === end;
    if (part.offset !== end && !sharesWord) {
      faults.push(
        part.offset > end
          ? `bytes ${end} to ${part.offset - 1} belong to nothing`
          : `bytes from ${part.offset} on belong to several`,
      );
    }
    end = Math.max(end, part.offset + part.size);
  }
  if (end !== record.size) faults.push(`the parts end at ${end}, the record at ${record.size}`);
  for (const arm of record.arms) {
    for (const field of arm.fields) {
      const inside = record.armRanges.some(
        (range) => field.offset >= range.offset && field.offset + field.size <= range.offset + range.size,
      );
      if (!inside) faults.push(`'${field.name}' of arm '${arm.name}' lies outside of the arms' bytes`);
    }
  }
  return faults;
}
