/** A field of an element: `plane`, `shape.firstVertex` for one inside a union's arm, `['children', 0]` or `children.0` for one of an array; `''` for an element that is a number itself. */
export type FieldPath = string | readonly (string | number)[];

/** A path as one text. */
export function pathName(field: FieldPath): string {
  return typeof field === 'string' ? field : field.join('.');
}
