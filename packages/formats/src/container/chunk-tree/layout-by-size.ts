import { type Content, type ContentType, FormatError, type OpaqueBytes, opaque } from '@brushwork/record';

/** Content that is read by its size, or kept as bytes; `layout` says as what. */
export type ContentBySize = (Content | OpaqueBytes) & {
  /** Name of the reading, or `opaque`. */
  readonly layout: string;
};

/** How data are read of which only the size hints at the layout. */
export interface LayoutBySize extends ContentType<ContentBySize, never> {
  /** Always `versions`. */
  readonly kind: 'versions';
  /** Every reading by name. */
  readonly layouts: Readonly<Record<string, ContentType>>;
}

/**
 * Data whose layout no source describes: read as a guess where they have just the size of one, and kept as bytes
 * otherwise. Such a tag is declared with the confidence `guess`.
 */
export function layoutBySize(
  readings: Readonly<Record<string, { readonly size: number; readonly type: ContentType }>>,
): LayoutBySize {
  const layouts: Record<string, ContentType> = Object.assign(Object.create(null) as object, { opaque });
  const nameOfSize = new Map<number, string>();
  for (const [name, { size, type }] of Object.entries(readings)) {
    layouts[name] = type;
    nameOfSize.set(size, name);
  }
  return {
    kind: 'versions',
    elementSize: undefined,
    layouts,
    fits: (size) => nameOfSize.has(size),
    open(place) {
      const layout = nameOfSize.get(place.bytes.length) ?? 'opaque';
      const content = (layouts[layout] as ContentType).open(place);
      return Object.defineProperty(content, 'layout', { value: layout, enumerable: true }) as ContentBySize;
    },
    rebuild(block, place, first) {
      const names = [...nameOfSize.values()];
      const name =
        place.layout ?? (typeof block === 'string' ? 'opaque' : names.length === 1 ? names[0] : undefined);
      const type = name === undefined ? undefined : layouts[name];
      if (type === undefined)
        throw new FormatError('does-not-fit', `needs a layout: ${names.join(', ')} or opaque`, {
          path: [place.name],
        });
      return type.rebuild(block, place, first);
    },
  };
}
