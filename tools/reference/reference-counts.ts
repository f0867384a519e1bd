import type { Confidence } from '@brushwork/formats';
import { type FieldModel, type ReferenceModel, withConfidences } from '@brushwork/ops';

/** How much is declared. */
export interface ReferenceCounts {
  /** Layouts of maps. */
  readonly branches: number;
  /** Formats of models. */
  readonly modelFormats: number;
  /** Records, each once, whatever number of branches has it. */
  readonly records: number;
  /** Fields of all records, those in unions counted. */
  readonly fields: number;
  /** Those of them that have a comment. */
  readonly documented: number;
  /** Fields by how sure they are. */
  readonly byConfidence: Readonly<Record<Confidence, number>>;
  /** Sets of named numbers. */
  readonly constants: number;
}

/** Counts what a model holds. */
export function countReference(model: ReferenceModel): ReferenceCounts {
  const fields = model.records.map(withConfidences).flatMap((record) => record.fields.flatMap(fieldsIn));
  const byConfidence = { certain: 0, probable: 0, guess: 0, unknown: 0 };
  for (const { documentation } of fields) byConfidence[documentation.confidence ?? 'unknown']++;
  return {
    branches: model.branches.filter(({ holds }) => holds === 'map').length,
    modelFormats: model.branches.filter(({ holds }) => holds === 'model').length,
    records: model.records.length,
    fields: fields.length,
    documented: fields.filter(({ documentation }) => documentation.text !== '').length,
    byConfidence,
    constants: model.constants.length,
  };
}

/** A field and those in the arms of a union. */
function fieldsIn(field: FieldModel): FieldModel[] {
  const arms = field.type.kind === 'union' ? field.type.arms : [];
  return [field, ...arms.flatMap((arm) => arm.fields.flatMap(fieldsIn))];
}

/** The counts in a line. */
export function countsText(counts: ReferenceCounts): string {
  const { branches, modelFormats, records, fields, documented, byConfidence, constants } = counts;
  const sure = Object.entries(byConfidence).map(([confidence, count]) => `${count} ${confidence}`);
  return (
    `${branches} branches and ${modelFormats} format of models, ${records} records, ${constants} sets of named numbers, ` +
    `${fields} fields, ${documented} of them documented: ${sure.join(', ')}`
  );
}
