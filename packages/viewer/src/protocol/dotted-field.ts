/** Path of a field with dots alone: `origin.2` for `origin[2]`. */
export function dottedField(field: string): string {
  return field.replaceAll(/\[(\d+)\]/g, '.$1').replace(/^\./, '');
}
