import type { Confidence } from '@brushwork/formats';
import type { ByteOrder, NoneValues, NumericType } from '@brushwork/record';

/** What a doc comment says. */
export interface Documentation {
  /** The text without its tags; empty where there is no comment. */
  readonly text: string;
  /** Name in the original source. */
  readonly orig?: string;
  /** Where the knowledge comes from. */
  readonly source?: string;
  /** How sure it is; a field without it is as sure as its record. */
  readonly confidence?: Confidence;
}

/** A set of named numbers: an enumeration or flags. */
export interface ConstantsModel {
  /** `<file of the branch>#<Name>`; unnamed sets are named by the field that uses them. */
  readonly id: string;
  /** Name of the declaration. */
  readonly name: string;
  /** What the set is. */
  readonly documentation: Documentation;
  /** The numbers in the order of the declaration. */
  readonly values: readonly {
    readonly name: string;
    readonly value: number;
    readonly documentation: Documentation;
  }[];
}

/** What a number means. */
export type RoleModel =
  | {
      readonly kind: 'ref';
      readonly lump: string;
      readonly none?: NoneValues;
      readonly mayBeEmpty?: boolean;
      readonly unit?: 'bytes';
    }
  | {
      readonly kind: 'span';
      readonly lump: string;
      /** Sibling field or expression over sibling fields. */
      readonly count: string;
      readonly none?: NoneValues;
      readonly mayBeEmpty?: boolean;
      readonly from?: 'start';
      readonly local?: string | Readonly<Record<string, string>>;
      readonly marker?: 'first-negative';
      readonly choose?: ChoiceModel;
    }
  | { readonly kind: 'run'; readonly lump: string; readonly choose?: ChoiceModel }
  | { readonly kind: 'children' | 'signed' | 'text-offset'; readonly lump: string }
  | { readonly kind: 'either'; readonly lump: string; readonly negative: string }
  | { readonly kind: 'enum' | 'flags'; readonly constants: string };

/** Which reading of an overlay holds from which position of the owner's span on. */
export interface ChoiceModel {
  /** The field. */
  readonly field: string;
  /** The readings, each with the position that it holds from. */
  readonly readings: readonly (readonly [from: number, reading: string])[];
}

/** How bytes are read. Sizes in bytes. */
export type TypeModel =
  | { readonly kind: 'number'; readonly size: number; readonly type: NumericType; readonly role?: RoleModel }
  | { readonly kind: 'bigint'; readonly size: number; readonly type: 'u64' | 'i64' }
  | { readonly kind: 'bool' | 'char' | 'text' | 'bytes' | 'padding'; readonly size: number }
  | {
      readonly kind: 'bits';
      readonly size: number;
      /** The word that the bits are part of. */
      readonly carrier: NumericType;
      readonly bits: number;
      /** Position of the lowest bit. */
      readonly shift: number;
      readonly role?: RoleModel;
    }
  | {
      readonly kind: 'vector';
      readonly size: number;
      readonly type: NumericType;
      readonly components: readonly string[];
    }
  | {
      readonly kind: 'array';
      readonly size: number;
      readonly length: number;
      readonly element: TypeModel;
      /** How many elements are live. */
      readonly used?: string;
      /** Sides of a raster from the slowest to the fastest. */
      readonly shape?: readonly number[];
    }
  | { readonly kind: 'nested'; readonly size: number; readonly record: string }
  | {
      readonly kind: 'union';
      readonly size: number;
      /** Field whose value decides. */
      readonly tag: string;
      /** Arm by the tag's value, and `otherwise`. */
      readonly pick: Readonly<Record<string, string>>;
      readonly arms: readonly ArmModel[];
    }
  | {
      readonly kind: 'overlay';
      readonly size: number;
      readonly carrier: NumericType;
      readonly readings: readonly ReadingModel[];
    };

/** One of the readings of an overlay. */
export interface ReadingModel {
  /** Name. */
  readonly name: string;
  /** How it is read. */
  readonly type: TypeModel;
  /** What its declaration says. */
  readonly documentation: Documentation;
}

/** One arm of a union. */
export interface ArmModel {
  /** Name. */
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** What its declaration says. */
  readonly documentation: Documentation;
  /** The fields. */
  readonly fields: readonly FieldModel[];
}

/** A field of a record or of a union's arm, in its place. */
export interface FieldModel {
  /** Name. */
  readonly name: string;
  /** In bytes, from the start of the record; in an arm, from the start of the union. */
  readonly offset: number;
  /** Size in bytes. */
  readonly size: number;
  /** How it is read. */
  readonly type: TypeModel;
  /** What its declaration says. */
  readonly documentation: Documentation;
}

/** A record of fixed size. */
export interface RecordModel {
  /** `<file of the branch>#<Name>`. */
  readonly id: string;
  /** Name. */
  readonly name: string;
  /** Size in bytes. */
  readonly size: number;
  /** Alignment in bytes. */
  readonly align: number;
  /** Whether nothing is aligned. */
  readonly packed: boolean;
  /** The record that this one differs from. */
  readonly parent?: string;
  /** What its declaration says. */
  readonly documentation: Documentation;
  /** The fields. */
  readonly fields: readonly FieldModel[];
  /** Bytes that belong to no field. */
  readonly holes: readonly { readonly offset: number; readonly size: number }[];
}

/** A part of a lump whose parts follow each other. */
export interface PartModel {
  /** Name. */
  readonly name: string;
  /** What its declaration says. */
  readonly documentation: Documentation;
  /** Type of the part, or of each of its elements. */
  readonly type: TypeModel;
  /** In bytes; absent behind a part of variable length. */
  readonly offset?: number;
  /** How many elements: an expression over parts before, or `rest`; absent for a single value. */
  readonly count?: string;
}

/** Content that a constant declares, of which several lumps and branches may be made. */
export interface DeclaredContent {
  /** `<file of the branch>#<Name>` of the constant; absent for content that is declared in its place. */
  readonly id?: string;
}

/** Parts that follow each other without gaps. */
export interface SequenceModel extends DeclaredContent {
  /** Always the same. */
  readonly kind: 'sequence';
  /** Name for people. */
  readonly title: string;
  /** What its declaration says. */
  readonly documentation: Documentation;
  /** The parts in the order of the file. */
  readonly parts: readonly PartModel[];
}

/** One of several layouts of a lump. */
export interface LayoutModel {
  /** Its name, which content that is read by it carries; where a version alone decides, the version. */
  readonly layout: string;
  /** Lump versions that it was seen with. */
  readonly versions: readonly number[];
  /** What it holds. */
  readonly content: ContentModel;
}

/** What is in a lump. Its documentation is that of the constant or function that declares the content. */
export type ContentModel =
  | { readonly kind: 'records'; readonly record: string; readonly elementSize: number }
  | ValuesModel
  | SequenceModel
  | VersionsModel
  | GameLumpModel
  | FormModel
  /**
   * Text, bytes of unknown meaning, and what else is made of no records; `name` is its kind: `opaque`, `entity-text`,
   * `text`.
   */
  | {
      readonly kind: 'other';
      readonly name: string;
      readonly documentation: Documentation;
      readonly elementSize?: number;
    };

/** Values of one type one behind the other. */
export interface ValuesModel extends DeclaredContent {
  /** Always the same. */
  readonly kind: 'values';
  /** What its declaration says. */
  readonly documentation: Documentation;
  /** Type of each value. */
  readonly element: TypeModel;
  /** Size of each value in bytes. */
  readonly elementSize: number;
}

/** One of several layouts, chosen by version, size and what makes sense. */
export interface VersionsModel extends DeclaredContent {
  /** Always the same. */
  readonly kind: 'versions';
  /** What its declaration says. */
  readonly documentation: Documentation;
  /** The layouts. */
  readonly layouts: readonly LayoutModel[];
}

/** A directory of lumps inside a lump: the parts of the directory itself, and the lumps whose content is declared. */
export interface GameLumpModel extends DeclaredContent {
  /** Always the same. */
  readonly kind: 'game-lump';
  /** What its declaration says. */
  readonly documentation: Documentation;
  /** Parts of the directory. */
  readonly directory: readonly FormPartModel[];
  /** The lumps. */
  readonly lumps: readonly { readonly id: string; readonly content: ContentModel }[];
}

/** Content of a kind of its own (visibility, physics, an archive), as it describes itself: the parts it is made of. */
export interface FormModel extends DeclaredContent {
  /** Always the same. */
  readonly kind: 'form';
  /** Kind of the content: `visibility`, `physics`, `pakfile`. */
  readonly name: string;
  /** What its declaration says. */
  readonly documentation: Documentation;
  /** In the order of the file. */
  readonly parts: readonly FormPartModel[];
}

/** A part of a form. */
export interface FormPartModel {
  /** Name. */
  readonly name: string;
  /** What its declaration says. */
  readonly documentation: Documentation;
  /** What one of it is: a value or record; several parts that follow each other; content of its own. */
  readonly of:
    | { readonly kind: 'value'; readonly type: TypeModel }
    | { readonly kind: 'parts'; readonly parts: readonly FormPartModel[] }
    | { readonly kind: 'content'; readonly content: ContentModel };
  /** In bytes from the first byte of what it is a part of; absent where it isn't the same in every file. */
  readonly offset?: number;
  /**
   * How many there are one behind the other: an expression over fields of parts before it, whose names may be paths
   * (`head.solidCount`), or `rest` for as many as fit. Absent for a single one, and where only `where` tells.
   */
  readonly count?: string;
  /** Size of all of it in bytes, where that is stored apart: an expression as for `count`, or `rest`. */
  readonly size?: string;
  /** What is true of the last of them, which then follow each other: a field of one and a number, `head.model == -1`. */
  readonly until?: string;
  /** Where it is, how often, and when, in words, where that is more than the part behind the one before. */
  readonly where?: string;
}

/** What is said of a chunk's tag beside its content. */
export interface ChunkModel {
  /** Whether chunks with this tag hold chunks; its content is then `opaque`. */
  readonly isContainer: boolean;
  /** Tags that it is known to stand in; absent where that isn't known; `file`: in none. */
  readonly inside?: readonly string[];
  /** Whether several of them in one chunk are usual. */
  readonly repeats: boolean;
  /** Name that tags share of which one takes the place of another, and that references name as a lump. */
  readonly group?: string;
}

/** A lump of a branch, or a tag of a chunk tree. */
export interface LumpModel {
  /** Name. */
  readonly name: string;
  /** Index in the directory; id of a tag, absent where no document says it. */
  readonly index?: number;
  /** What its declaration says. */
  readonly documentation: Documentation;
  /** What it holds. */
  readonly content: ContentModel;
  /** For a tag of a chunk tree. */
  readonly chunk?: ChunkModel;
}

/** The head of a file. */
export interface ContainerModel {
  /** `lump-directory`; `chunk-tree` for a file of chunks, whose branch has tags for lumps. */
  readonly kind: string;
  /** First bytes as text; empty where files begin with something else. */
  readonly magic: string;
  /** First four bytes of big-endian files, where the branch has such files and they begin otherwise. */
  readonly bigEndianMagic?: string;
  /** Versions that are known. */
  readonly versions: readonly number[];
  /** Header and directory, in bytes. */
  readonly headSize: number;
  /** Alignment of a lump's first byte. */
  readonly alignment: number;
  /** The directory, where the container has one of fixed entries. */
  readonly directory?: { readonly entryCount: number; readonly entry: readonly string[] };
  /**
   * The head in parts: magic, version, directory; of a chunk tree, the head of a chunk. An array of directory entries has
   * the name `lumps`, its elements are parts. Empty where the container doesn't describe itself.
   */
  readonly head: readonly FormPartModel[];
}

/** A game whose maps are of a branch. */
export interface GameModel {
  /** Identifier. */
  readonly id: string;
  /** Name for people. */
  readonly title: string;
  /** Byte orders in which such files exist. */
  readonly byteOrders?: readonly ByteOrder[];
}

/** One game's layout of maps, or a format of models. */
export interface BranchModel {
  /** Identifier. */
  readonly id: string;
  /** Name for people. */
  readonly title: string;
  /** Whether its files are maps that are opened as this branch, or models. */
  readonly holds: 'map' | 'model';
  /** Identifier of the branch that this one differs from. */
  readonly parent?: string;
  /** What the branch file says of itself. */
  readonly documentation: Documentation;
  /** Byte orders in which such files exist. */
  readonly byteOrders: readonly ByteOrder[];
  /** The head of its files. */
  readonly container: ContainerModel;
  /** Games whose maps are of this branch, as far as they are told apart. */
  readonly games: readonly GameModel[];
  /** In the order of the directory, tags in that of their declaration. */
  readonly lumps: readonly LumpModel[];
  /** Records that the lumps use, nested ones before those that hold them. */
  readonly records: readonly string[];
  /** Named numbers that the fields use. */
  readonly constants: readonly string[];
}

/** Everything that is declared, layout and documentation together: what every writer of documents starts from. */
export interface ReferenceModel {
  /** The branches. */
  readonly branches: readonly BranchModel[];
  /** The records, nested ones before those that hold them. */
  readonly records: readonly RecordModel[];
  /** The named numbers. */
  readonly constants: readonly ConstantsModel[];
}
