import type { ContentType } from '@brushwork/record';
import type { Branch, LumpDirectoryOptions, Lumps } from '../../src/index.js';
import { compareRecords, type Difference } from './compare-records.js';
import type {
  TranscribedCrossLumpRow,
  TranscribedHeader,
  TranscribedLump,
  TranscribedRecord,
} from './ibsp59.js';
import type { PlacedRecord } from './placed-record.js';
import { fromSchema } from './schema-record.js';
import { targetsOf } from './schema-targets.js';
import { fromTranscription } from './transcribed-record.js';

/** The tables of one format, typed by hand. */
export interface Transcription {
  readonly header: TranscribedHeader;
  readonly lumps: readonly (Omit<TranscribedLump, 'record'> & { readonly record?: string })[];
  readonly records: Readonly<Record<string, TranscribedRecord>>;
  readonly crossLump: readonly TranscribedCrossLumpRow[];
}

/** The schema's name where it isn't the transcription's: `record.field`, `record.arm` or `record.arm.field`. */
export type NameMap = Readonly<Record<string, string>>;

/**
 * Compares a transcription with a branch: header and directory, every lump, every field of every record by offset,
 * size, type (signedness included) and reference, every byte on both sides, and the table of relations. Records are
 * joined through the lumps' indexes, fields by their offsets; names only have to agree with the map.
 */
export function compareTranscription(
  transcription: Transcription,
  branch: Branch<Lumps>,
  names: NameMap,
): Difference[] {
  const unusedNames = new Set(Object.keys(names));
  const differences = [...compareHeader(transcription.header, branch)];
  const targets = targetsOf(branch);
  const lumps = new Map(
    Object.entries(branch.lumps).map(([name, lump]) => [lump.index, { name, type: lump.type }]),
  );
  const relations = new Map<number, ReadonlySet<number>>();
  for (const row of transcription.lumps) {
    const lump = lumps.get(row.index);
    if (lump === undefined) {
      differences.push({
        where: `lump ${row.index}`,
        what: 'presence',
        transcription: row.title,
        schema: 'no lump',
      });
      continue;
    }
    lumps.delete(row.index);
    const schema = fromSchema(lump.name, lump.type, targets);
    relations.set(row.index, new Set(schema === undefined ? [] : targetsIn(schema)));
    differences.push(...compareUnit(row, lump.type));
    const record = row.record === undefined ? undefined : transcription.records[row.record];
    if (record !== undefined && schema !== undefined) {
      differences.push(
        ...compareRecords(
          { name: row.record ?? '', transcription: fromTranscription(record), schema },
          names,
          unusedNames,
        ),
      );
    } else if ((record === undefined) !== (schema === undefined)) {
      differences.push({
        where: `lump ${row.index}`,
        what: 'record',
        transcription: row.record ?? 'none',
        schema: schema === undefined ? 'none' : lump.name,
      });
    }
  }
  for (const [index, { name }] of lumps) {
    differences.push({ where: `lump ${index}`, what: 'presence', transcription: 'no lump', schema: name });
  }
  for (const name of Object.keys(transcription.records)) {
    if (transcription.lumps.every((row) => row.record !== name)) {
      differences.push({ where: name, what: 'presence', transcription: 'a record of no lump', schema: '' });
    }
  }
  for (const name of unusedNames) {
    differences.push({
      where: name,
      what: 'name map',
      transcription: 'nothing of that name',
      schema: names[name] ?? '',
    });
  }
  return [...differences, ...compareRelations(transcription.crossLump, relations)];
}

function compareHeader(header: TranscribedHeader, branch: Branch<Lumps>): Difference[] {
  const { options } = branch.container as unknown as { options: LumpDirectoryOptions };
  const words = header.entryFields.map(({ name, type, offset, size }, i) => {
    const word = name.toLowerCase().match(/offset|length|version|ident/)?.[0] ?? name;
    return offset === i * 4 && size === 4 && type === 'int32' ? word : `${word} (${type} at ${offset})`;
  });
  let end = 0;
  const fields = header.fields.map(({ name, offset, size }) => {
    const fault = offset === end ? '' : ` at ${offset}`;
    end = offset + size;
    return `${name}${fault}: ${size}`;
  });
  const pairs: [what: string, transcription: string | number, schema: string | number][] = [
    ['ident', header.ident, branch.container.magic],
    ['version', String(header.version), branch.container.versions.join(', ')],
    ['size', header.size, branch.container.headSize],
    ['end of the fields', end, branch.container.headSize],
    [
      'fields',
      fields.join(', '),
      `ident: 4, version: 4, lumps: ${options.entryCount * options.entry.length * 4}`,
    ],
    ['entries', header.entries, options.entryCount],
    ['size of an entry', header.entrySize, options.entry.length * 4],
    ['words of an entry', words.join(', '), options.entry.join(', ')],
  ];
  return pairs
    .filter(([, transcription, schema]) => transcription !== schema)
    .map(([what, transcription, schema]) => ({
      where: 'header',
      what,
      transcription: `${transcription}`,
      schema: `${schema}`,
    }));
}

function compareUnit(row: Transcription['lumps'][number], type: ContentType): Difference[] {
  const unit = type.kind === 'opaque' ? 'unknown' : (type.elementSize ?? 'variable');
  if (unit === row.unitSize) return [];
  return [
    { where: `lump ${row.index}`, what: 'unit size', transcription: `${row.unitSize}`, schema: `${unit}` },
  ];
}

function targetsIn(record: PlacedRecord): number[] {
  return [...record.fields, ...record.arms.flatMap((arm) => arm.fields)].flatMap((field) => field.targets);
}

function asText(numbers: Iterable<number>): string {
  return [...new Set(numbers)].sort((a, b) => a - b).join(', ');
}

function compareRelations(
  rows: readonly TranscribedCrossLumpRow[],
  relations: ReadonlyMap<number, ReadonlySet<number>>,
): Difference[] {
  const bySource = new Map(rows.map((row) => [row.source, row]));
  const sources = [...new Set([...bySource.keys(), ...relations.keys()])].sort((a, b) => a - b);
  return sources.flatMap((source) => {
    const transcription = asText(bySource.get(source)?.targets ?? []);
    const schema = asText(relations.get(source) ?? []);
    return transcription === schema
      ? []
      : [{ where: `relations of lump ${source}`, what: 'targets', transcription, schema }];
  });
}
