import type { AnyStruct, RowColumn } from '@brushwork/record';

/** Columns of records with the columns of their owners before them; fields of the same name share one. */
export function recordColumns(owners: readonly string[], records: Iterable<AnyStruct>): RowColumn[] {
  const columns = new Map<string, RowColumn>(owners.map((name) => [name, { name }]));
  for (const { layout } of records) {
    for (const { name, field } of layout.slots) {
      if (field.kind !== 'padding' && !columns.has(name)) columns.set(name, { name, field });
    }
  }
  return [...columns.values()];
}
