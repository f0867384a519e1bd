import type { AnyField, AnyStruct, ListBase, RecordList, ValueList } from '@brushwork/record';

/** A field of the elements of a list, and where it is in each; a list of plain values has one field, whatever its name. */
export function columnField(
  content: ListBase,
  name: string,
): { readonly field: AnyField; readonly offset: number } | undefined {
  if (content.kind === 'values') return { field: (content as ValueList<unknown>).element, offset: 0 };
  return (content as RecordList<AnyStruct>).record.layout.byName.get(name);
}
