import type { Issue } from '@brushwork/record';

/** What is known of a lump, or of a chunk or part, once it was read. */
export interface ContentState {
  /** Kind of content. */
  readonly kind: string;
  /** The layout that it was read as, where there are several. */
  readonly layout: string | undefined;
  /** How much of it could be read: `ok`, `empty`, `remainder`, `truncated`, `opaque`; `lost` for what is stored and isn't in the file. */
  readonly status: string;
  /** Number of elements. */
  readonly count: number;
  /** Size of an element in bytes, where all have one. */
  readonly elementSize: number | undefined;
  /** Number of issues of error and warning severity. */
  readonly issueCount: number;
  /** Whether the bytes in the file are packed. */
  readonly isPacked: boolean;
  /** Whether it holds parts of its own. */
  readonly hasParts: boolean;
}

/** A lump, a part of one, or a chunk, in a tree. */
export interface TreeNode {
  /** Path as `dump` takes it. */
  readonly path: string;
  /** What it is called beside its neighbours. */
  readonly label: string;
  /** Kind of content; `file` for one with a format of its own. */
  readonly kind: string;
  /** The layout, where there are several. */
  readonly layout: string | undefined;
  /** Number of elements, where that is known. */
  readonly count: number | undefined;
  /** Size of an element in bytes. */
  readonly elementSize: number | undefined;
  /** Offset in the file; `undefined` for what was unpacked. */
  readonly offset: number | undefined;
  /** Size in bytes, where it has bytes of its own. */
  readonly size: number | undefined;
  /** Whether something is inside. */
  readonly hasChildren: boolean;
  /** What is in it, in a few words; empty where that isn't said. */
  readonly text: string;
}

/** The nodes inside another one: some of them. */
export interface TreeNodes {
  /** The nodes from the one asked for. */
  readonly nodes: readonly TreeNode[];
  /** How many there are. */
  readonly count: number;
}

/** A column of a table. */
export interface TableColumn {
  /** Title, which filters name it by. */
  readonly title: string;
  /** What its values are: `u16`, `3 × f32`, `text`. */
  readonly type: string;
  /** Lump that its values refer to. */
  readonly target: string | undefined;
  /** Whether it stands to the right. */
  readonly isNumber: boolean;
  /** Characters that its values take, as far as some of them tell. */
  readonly width: number;
  /** What it means, as the reference has it. */
  readonly text: string;
}

/** A table of records, values, entities, rows or lines. */
export interface TableInfo {
  /** Path as `dump` takes it. */
  readonly path: string;
  /** What it holds, in words: `1,234 records of 56 bytes`. */
  readonly summary: string;
  /** Kind of content. */
  readonly kind: string;
  /** The layout, where there are several. */
  readonly layout: string | undefined;
  /** Name of the records, where they have one. */
  readonly recordName: string | undefined;
  /** What the reference says of them. */
  readonly text: string;
  /** Number of rows. */
  readonly count: number;
  /** The columns. */
  readonly columns: readonly TableColumn[];
  /** How much could be read. */
  readonly status: string;
  /** What was found while reading it. */
  readonly issues: readonly Issue[];
  /** Offset of the first byte in the file; `undefined` for what was unpacked. */
  readonly offset: number | undefined;
  /** Size of its bytes as they are read. */
  readonly size: number;
  /** Whether the bytes in the file are packed. */
  readonly isPacked: boolean;
  /** Size of an element in bytes. */
  readonly elementSize: number | undefined;
  /** Whether its rows can be seen in the world. */
  readonly isInWorld: boolean;
  /** Bytes behind the last whole row. */
  readonly remainder: number;
  /** Why it has no rows although the map stores some, as a sentence. */
  readonly lost?: string;
}

/** Where a part of a cell leads. */
export interface CellLink {
  /** First character of that part. */
  readonly from: number;
  /** Character behind the last. */
  readonly to: number;
  /** Lump or part. */
  readonly path: string;
  /** Element there; `undefined` for a text. */
  readonly index: number | undefined;
  /** How many elements, for several that follow each other. */
  readonly count: number | undefined;
  /** Name of what it leads to. */
  readonly label: string | undefined;
  /** Whether there is no such thing. */
  readonly isBroken: boolean;
}

/** A cell of a table. */
export interface TableCell {
  /** Its text, as `dump` has it. */
  readonly text: string;
  /** Where it leads. */
  readonly links?: readonly CellLink[];
  /** What its number is, where that doesn't follow from it alone: the reading that its owner chooses. */
  readonly note?: string;
  /** The colour that it says, as `#rrggbb`. */
  readonly color?: string;
}

/** A row of a table. */
export interface TableRow {
  /** Its number in the lump, whatever the order is. */
  readonly index: number;
  /** A cell for each column. */
  readonly cells: readonly TableCell[];
}

/** Which rows, and in what order. */
export interface Arrangement {
  /** Names it; a new one for each. */
  readonly id: string;
  /** What rows have to meet, in the language of `parseFilter`; all rows unless given. */
  readonly filter?: string;
  /** By what they are sorted; as in the file unless given. */
  readonly sort?: { readonly column: string; readonly descending: boolean };
}

/** Some rows of a table. */
export interface RowRequest {
  /** The first place of those wanted. */
  readonly first: number;
  /** How many are wanted. */
  readonly count: number;
  /** The arrangement that places are of; as in the file unless given. */
  readonly arrangement?: string | undefined;
}

/** Ways in which rows are written as text. */
export type RowTextFormat = 'csv' | 'tsv' | 'json';

/** What the reference says of a field or record. */
export interface FieldDocument {
  /** What it is. */
  readonly text: string;
  /** Name in the original source. */
  readonly orig: string | undefined;
  /** Where the knowledge comes from. */
  readonly source: string | undefined;
  /** How sure it is. */
  readonly confidence: string | undefined;
}

/** One field of a record. */
export interface FieldDetail {
  /** Path in the record, `origin.x`; empty for a hole. */
  readonly name: string;
  /** What it is: `field`, `padding`, `hole`. */
  readonly kind: string;
  /** How it is read. */
  readonly type: string;
  /** Offset in the record, in bytes. */
  readonly offset: number;
  /** Size in bytes. */
  readonly size: number;
  /** Its value. */
  readonly cell: TableCell;
  /** What the reference says. */
  readonly document: FieldDocument | undefined;
  /** What its number means: `index in PLANES`. */
  readonly role: string | undefined;
}

/** A record with all that is known of it. */
export interface RecordDetail {
  /** Path of its lump or part. */
  readonly path: string;
  /** Its number. */
  readonly index: number;
  /** Name of its kind. */
  readonly recordName: string | undefined;
  /** What the reference says of it. */
  readonly document: FieldDocument | undefined;
  /** Offset in the file, or in what was unpacked; `undefined` for rows that have no bytes of their own. */
  readonly offset: number | undefined;
  /** Size in bytes. */
  readonly size: number | undefined;
  /** Its fields, or its values where it has no bytes of its own. */
  readonly fields: readonly FieldDetail[];
  /** Whether it can be seen in the world. */
  readonly isInWorld: boolean;
  /** Whether it is a record of bytes of its own, whose fields can be changed one by one. */
  readonly canChange: boolean;
}
