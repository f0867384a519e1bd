import type { ByteOrder, NoneValues, NumericType } from '@brushwork/record';

/** How sure a declaration is of itself. */
export type Confidence = 'certain' | 'probable' | 'guess' | 'unknown';

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
  readonly field: string;
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
  readonly name: string;
  readonly type: TypeModel;
  readonly documentation: Documentation;
}

/** One arm of a union. */
export interface ArmModel {
  readonly name: string;
  readonly size: number;
  readonly documentation: Documentation;
  readonly fields: readonly FieldModel[];
}

/** A field of a record or of a union's arm, in its place. */
export interface FieldModel {
  readonly name: string;
  /** In bytes, from the start of the record; in an arm, from the start of the union. */
  readonly offset: number;
  readonly size: number;
  readonly type: TypeModel;
  readonly documentation: Documentation;
}

/** A record of fixed size. */
export interface RecordModel {
  /** `<file of the branch>#<Name>`. */
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly align: number;
  readonly packed: boolean;
  /** The record that this one differs from. */
  readonly parent?: string;
  readonly documentation: Documentation;
  readonly fields: readonly FieldModel[];
  /** Bytes that belong to no field. */
  readonly holes: readonly { readonly offset: number; readonly size: number }[];
}

/** A part of a lump whose parts follow each other. */
export interface PartModel {
  readonly name: string;
  readonly documentation: Documentation;
  /** Type of the part, or of each of its elements. */
  readonly type: TypeModel;
  /** In bytes; absent behind a part of variable length. */
  readonly offset?: number;
  /** How many elements: an expression over parts before, or `rest`; absent for a single value. */
  readonly count?: string;
}

/** Parts that follow each other without gaps. */
export interface SequenceModel {
  readonly kind: 'sequence';
  readonly title: string;
  readonly documentation: Documentation;
  readonly parts: readonly PartModel[];
}

/** One of several layouts of a lump. */
export interface LayoutModel {
  /** Its name, which content that is read by it carries; where a version alone decides, the version. */
  readonly layout: string;
  /** Lump versions that it was seen with. */
  readonly versions: readonly number[];
  readonly content: ContentModel;
}

/** What is in a lump. Its documentation is that of the constant or function that declares the content. */
export type ContentModel =
  | { readonly kind: 'records'; readonly record: string; readonly elementSize: number }
  | {
      readonly kind: 'values';
      readonly documentation: Documentation;
      readonly element: TypeModel;
      readonly elementSize: number;
    }
  | SequenceModel
  | {
      readonly kind: 'versions';
      readonly documentation: Documentation;
      readonly layouts: readonly LayoutModel[];
    }
  /** A directory of lumps inside a lump: those whose content is declared. */
  | {
      readonly kind: 'game-lump';
      readonly documentation: Documentation;
      readonly lumps: readonly { readonly id: string; readonly content: ContentModel }[];
    }
  /**
   * Entity text, bytes of unknown meaning, and other content that isn't made of records alone; `name` is its kind. What
   * records it may hold are not in the model.
   */
  | {
      readonly kind: 'other';
      readonly name: string;
      readonly documentation: Documentation;
      readonly elementSize?: number;
    };

/** A lump of a branch. */
export interface LumpModel {
  readonly name: string;
  readonly index: number;
  readonly documentation: Documentation;
  readonly content: ContentModel;
}

/** The head of a file. */
export interface ContainerModel {
  readonly kind: string;
  readonly magic: string;
  /** First four bytes of big-endian files, where the branch has such files and they begin otherwise. */
  readonly bigEndianMagic?: string;
  readonly versions: readonly number[];
  /** Header and directory, in bytes. */
  readonly headSize: number;
  /** Alignment of a lump's first byte. */
  readonly alignment: number;
  /** The directory, where the container has one of fixed entries. */
  readonly directory?: { readonly entryCount: number; readonly entry: readonly string[] };
}

/** One game's layout. */
export interface BranchModel {
  readonly id: string;
  readonly title: string;
  /** Identifier of the branch that this one differs from. */
  readonly parent?: string;
  /** What the branch file says of itself. */
  readonly documentation: Documentation;
  readonly byteOrders: readonly ByteOrder[];
  readonly container: ContainerModel;
  /** In the order of the directory. */
  readonly lumps: readonly LumpModel[];
  /** Records that the lumps use, nested ones before those that hold them. */
  readonly records: readonly string[];
  /** Named numbers that the fields use. */
  readonly constants: readonly string[];
}

/** Everything that is declared, layout and documentation together: what every writer of documents starts from. */
export interface ReferenceModel {
  readonly branches: readonly BranchModel[];
  readonly records: readonly RecordModel[];
  readonly constants: readonly ConstantsModel[];
}

/** What the numbers of a type mean, those of an array's elements included. */
export function roleOfType(type: TypeModel): RoleModel | undefined {
  if (type.kind === 'array') return roleOfType(type.element);
  return type.kind === 'number' || type.kind === 'bits' ? type.role : undefined;
}
