import { type Content, type ContentPlace, type ContentRows, type Part, RowContent } from '@brushwork/record';

/** Parts of content that are rows worked out from it, or content that is made from it, when they are opened. */
export function rowParts(
  place: ContentPlace,
  parts: Readonly<Record<string, (place: ContentPlace) => ContentRows | Content>>,
): ReadonlyMap<string, Part> {
  return new Map(
    Object.entries(parts).map(([name, make]): [string, Part] => [
      name,
      {
        open() {
          const own = { ...place, name: `${place.name}.${name}` };
          const made = make(own);
          return 'kind' in made ? made : new RowContent(own, made);
        },
      },
    ]),
  );
}
