/** What an attribute is read as: a type, or one of several by a value. */
export type KaitaiType =
  | string
  | {
      /** The expression that decides. */
      readonly 'switch-on': string;
      /** Type by value; `_` for any other. */
      readonly cases: Readonly<Record<string, string>>;
    };

/** One attribute of a sequence, or an instance. The keys are those of the language. */
export interface KaitaiAttribute {
  readonly id?: string;
  readonly '-orig-id'?: string;
  readonly type?: KaitaiType;
  readonly io?: string;
  readonly pos?: string | number;
  readonly size?: string | number;
  readonly 'size-eos'?: true;
  readonly encoding?: string;
  readonly enum?: string;
  readonly value?: string;
  readonly if?: string;
  readonly repeat?: 'expr' | 'eos' | 'until';
  readonly 'repeat-expr'?: string | number;
  readonly 'repeat-until'?: string;
  readonly doc?: string;
  readonly 'doc-ref'?: string;
}

/** A named number, with its documentation. */
export interface KaitaiEnumValue {
  readonly id: string;
  readonly doc?: string;
}

/** A type of the language. The keys are those of the language. */
export interface KaitaiSpec {
  readonly '-orig-id'?: string;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly doc?: string;
  readonly 'doc-ref'?: string;
  readonly params?: readonly { readonly id: string; readonly type: string; readonly doc?: string }[];
  readonly seq?: readonly KaitaiAttribute[];
  readonly instances?: Readonly<Record<string, KaitaiAttribute>>;
  readonly types?: Readonly<Record<string, KaitaiSpec>>;
  readonly enums?: Readonly<Record<string, Readonly<Record<string, KaitaiEnumValue | string>>>>;
}
