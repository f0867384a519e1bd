import {
  type ContentPlace,
  type ContentRows,
  type ContentStatus,
  type ContentType,
  char,
  concatenate,
  contentForm,
  FormatError,
  fromHex,
  type Issue,
  placed,
  toHex,
  u8,
} from '@brushwork/record';
import { latin1Bytes, latin1Text } from '../container/entity-text/latin1-text.js';
import { ParsedContent } from '../container/parsed-content.js';

/** Kind of a reference by name: `library:material`. No other is known. */
export const namedMaterial = 1;

/** A reference to a material as plain data. */
export interface PlainMaterialReference {
  /** Kind of the reference: 1 names a material. */
  readonly type: number;
  /** `library:material`, one character a byte; of kind 1 only. */
  readonly name?: string;
  /** Hexadecimal digits of what follows: behind the NUL of a name, or all there is in a reference of another kind. */
  readonly rest?: string;
  /** Present where no NUL ends the name. */
  readonly open?: true;
}

/** Which material a patch has on one of its sides: a kind, and for the only one that is known a name. */
export class MaterialReference extends ParsedContent<PlainMaterialReference> {
  /** Always `material-reference`. */
  readonly kind = 'material-reference' as const;
  /** Nothing is left over: what isn't a name is kept as bytes. */
  readonly remainder = 0;

  protected parse({ bytes }: ContentPlace): PlainMaterialReference {
    const type = bytes[0] ?? 0;
    if (type !== namedMaterial) return { type, ...(bytes.length > 1 && { rest: toHex(bytes.subarray(1)) }) };
    const nul = bytes.indexOf(0, 1);
    const name = latin1Text(bytes, 1, nul < 0 ? bytes.length : nul);
    if (nul < 0) return { type, name, open: true };
    return { type, name, ...(nul + 1 < bytes.length && { rest: toHex(bytes.subarray(nul + 1)) }) };
  }

  protected check(): readonly Issue[] {
    return [];
  }

  /** 1, or 0 when there are no bytes. */
  get length(): number {
    return this.bytes.length === 0 ? 0 : 1;
  }

  /** `opaque` for a kind that isn't known. */
  get status(): ContentStatus {
    if (this.bytes.length === 0) return 'empty';
    return this.parsed.type === namedMaterial ? 'ok' : 'opaque';
  }

  /** Kind of the reference. */
  get type(): number {
    return this.parsed.type;
  }

  /** `library:material`; `undefined` in a reference of another kind. */
  get text(): string | undefined {
    return this.parsed.name;
  }

  /** Name of the library: what stands before the first colon. */
  get library(): string | undefined {
    const { text } = this;
    const colon = text?.indexOf(':') ?? -1;
    return colon < 0 ? undefined : text?.slice(0, colon);
  }

  /** Name of the material in the library: what stands behind the first colon, or all of it where there is none. */
  get material(): string | undefined {
    const { text } = this;
    return text?.slice(text.indexOf(':') + 1);
  }

  /** The reference as plain data. */
  toObject(): PlainMaterialReference {
    return this.parsed;
  }

  /** Makes it name a material. `does-not-fit` for a NUL or a character that is no byte. */
  setText(text: string): void {
    this.setBytes(materialReferenceBytes({ type: namedMaterial, name: text }));
  }

  /** One row. */
  rows(): ContentRows {
    const { library, material, type } = this;
    return {
      columns: [{ name: 'type' }, { name: 'library' }, { name: 'material' }],
      length: this.length,
      row: () => ({ type, library, material }),
    };
  }

  /** 1, or 0 when there are no bytes. */
  blockCount(): number {
    return this.length;
  }

  /** The reference as plain data. */
  block(): PlainMaterialReference {
    return this.parsed;
  }
}

/** Bytes of a reference. `does-not-fit` for what is none. */
export function materialReferenceBytes(plain: PlainMaterialReference): Uint8Array<ArrayBuffer> {
  const { type, name, rest, open } = plain;
  if (!(Number.isInteger(type) && type >= 0 && type <= 0xff))
    throw new FormatError('does-not-fit', 'the kind of a reference is a byte', { found: String(type) });
  if (name !== undefined && (typeof name !== 'string' || name.includes('\0')))
    throw new FormatError('does-not-fit', 'a name is text without a NUL');
  const pieces = [Uint8Array.of(type)];
  if (name !== undefined) pieces.push(latin1Bytes(open === true ? name : `${name}\0`));
  if (rest !== undefined)
    pieces.push(Uint8Array.from(fromHex(rest, Math.floor(String(rest).length / 2), ['rest'])));
  return concatenate(pieces);
}

/** What a reference consists of. */
const materialReferenceForm = contentForm('material-reference', {
  /** Kind of the reference: 1 names a material. No other is known. */
  type: u8,
  /** Name of the library, a colon, and the name of the material in it; a NUL ends it. */
  name: placed(char, { count: 'rest', where: 'Where the kind is 1; what another kind holds is not known.' }),
});

/**
 * How a reference to a material is read.
 * @source specification, section 4 @confidence certain
 */
export const materialReferenceContent: ContentType<MaterialReference, never> = {
  kind: 'material-reference',
  elementSize: undefined,
  form: materialReferenceForm,
  open: (place) => new MaterialReference(place),
  measure(block) {
    const { rest = '' } = (block ?? {}) as Partial<PlainMaterialReference>;
    return { records: 1, opaqueBytes: rest.length / 2, nonCanonical: rest === '' ? 0 : 1 };
  },
  rebuild(block, place) {
    if (block === null || typeof block !== 'object')
      throw new FormatError('does-not-fit', 'needs a reference to a material', { path: [place.name] });
    return materialReferenceBytes(block as PlainMaterialReference);
  },
};
