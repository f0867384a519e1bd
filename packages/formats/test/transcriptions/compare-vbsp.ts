import {
  type AnyField,
  type AnyStruct,
  type ContentType,
  ManyPart,
  NestedField,
  type Parts,
  type Role,
  records as recordsOf,
  toField,
} from '@brushwork/record';
import type { Branch, LumpDirectoryOptions, Lumps } from '../../src/index.js';
import type { NameMap } from './compare.js';
import { compareRecords, type Difference } from './compare-records.js';
import type { TranscribedCrossLumpRow } from './ibsp59.js';
import type { PlacedRecord } from './placed-record.js';
import { placedParts, placedVbsp, withoutInsides } from './placed-vbsp.js';
import { fromSchema } from './schema-record.js';
import { type SchemaTargets, targetsOf } from './schema-targets.js';
import type { EngineBranch, VbspHeader, VbspLump, VbspRecord } from './vbsp.js';

/** What is compared of the article's tables. */
export interface VbspTranscription {
  readonly header: VbspHeader;
  readonly lumps: readonly VbspLump[];
  readonly records: Readonly<Record<string, VbspRecord>>;
  readonly crossLump: readonly TranscribedCrossLumpRow[];
}

/** A structure that stands inside a lump, and the record class that it is. */
export interface InnerRecord {
  readonly name: string;
  readonly lump: number;
  readonly record: AnyStruct;
}

/** What is stored in variable length, and the sequence that it is. */
export interface InnerSequence {
  /** Structures in their order; of one of fixed size there is a number and then as many. */
  readonly names: readonly string[];
  readonly lump: number;
  readonly type: { readonly parts: unknown };
  /** Which version of a structure stands for its name. */
  readonly versions?: Readonly<Record<string, string>>;
}

/** What the comparison goes by. */
export interface VbspOptions {
  /** Branch of the engine whose column the table of lumps is read by. */
  readonly engine: EngineBranch;
  readonly names: NameMap;
  readonly innerRecords: readonly InnerRecord[];
  readonly innerSequences: readonly InnerSequence[];
  /** Names of the map; those that are used are taken out. */
  readonly unusedNames: Set<string>;
}

type Compare = { readonly targets: SchemaTargets; readonly options: VbspOptions };

/** Compares the article with a branch: header, lumps by engine, every byte of every structure, relations. */
export function compareVbsp(
  article: VbspTranscription,
  branch: Branch<Lumps>,
  options: VbspOptions,
): Difference[] {
  const compare: Compare = { targets: targetsOf(branch), options };
  const byIndex = new Map(Object.entries(branch.lumps).map(([name, lump]) => [lump.index, { name, lump }]));
  const relations = new Map<number, Set<number>>();
  const relate = (index: number, record: PlacedRecord | undefined): void => {
    const found = relations.get(index) ?? new Set();
    for (const target of (record?.fields ?? []).flatMap((field) => field.targets)) found.add(target);
    relations.set(index, found);
  };
  const differences = compareHeader(article.header, branch);
  for (const row of article.lumps) {
    const known = byIndex.get(row.index);
    const named = row.names.filter(([since]) => since <= options.engine).at(-1)?.[1];
    differences.push(...compareName(row.index, named, known?.name, options));
    if (known === undefined) continue;
    const forms = formsOf(known.lump.type).map((type) => ({
      type,
      schema: fromSchema(known.name, type, compare.targets),
    }));
    for (const { schema } of forms) relate(row.index, schema);
    differences.push(...compareForms(article, row, forms, compare));
  }
  for (const [index, { name }] of byIndex) {
    if (!article.lumps.some((row) => row.index === index))
      differences.push(...compareName(index, undefined, name, options));
  }
  for (const { name, lump, record } of options.innerRecords) {
    const schema = fromSchema(name, recordsOf(record), ownTargets(compare.targets, lump));
    relate(lump, schema);
    differences.push(...compareOne(article, name, schema, compare));
  }
  for (const one of options.innerSequences) {
    differences.push(...compareSequence(article, one));
    for (const part of Object.values(one.type.parts as Parts)) {
      const field = part instanceof ManyPart ? part.element : toField(part);
      const role = (field as AnyField & { readonly role?: Role }).role;
      for (const target of compare.targets.ofRole(role)) relations.get(one.lump)?.add(target);
    }
  }
  const isNamed = ({ source }: TranscribedCrossLumpRow): boolean =>
    article.lumps.some(
      ({ index, names }) => index === source && names.some(([since]) => since <= options.engine),
    );
  return [...differences, ...compareRelations(article.crossLump.filter(isNamed), relations)];
}

function formsOf(type: ContentType): ContentType[] {
  return type.kind === 'versions'
    ? Object.values((type as ContentType & { readonly layouts: Record<string, ContentType> }).layouts)
    : [type];
}

/** References to other parts of the same lump count as ones into that lump. */
function ownTargets(targets: SchemaTargets, lump: number): SchemaTargets {
  return {
    ...targets,
    ofRole: (role) =>
      role !== undefined && 'lump' in role && role.lump.startsWith('.') ? [lump] : targets.ofRole(role),
    ofSiblings: (layout) =>
      new Map(
        [...targets.ofSiblings(layout)].map(([name, target]) => [
          name,
          target.lumps.length > 0 ? target : { ...target, lumps: [lump] },
        ]),
      ),
  };
}

const WORDS: Readonly<Record<string, string>> = {
  fileofs: 'offset',
  filelen: 'length',
  version: 'version',
  fourCC: 'unpacked',
};

function compareHeader(header: VbspHeader, branch: Branch<Lumps>): Difference[] {
  const { options } = branch.container as unknown as { options: LumpDirectoryOptions };
  const { entry, entryCount } = options;
  const place = (field: { readonly name: string; readonly offset: number; readonly size: number }): string =>
    `${field.name} at ${field.offset}, ${field.size} bytes`;
  const directoryEnd = 8 + entryCount * entry.length * 4;
  const fields = [
    { name: 'ident', offset: 0, size: 4 },
    { name: 'version', offset: 4, size: 4 },
    { name: 'lumps', offset: 8, size: directoryEnd - 8 },
    ...(options.hasRevision === true ? [{ name: 'mapRevision', offset: directoryEnd, size: 4 }] : []),
  ];
  const words = entry.map((name, i) => ({ name, offset: i * 4, size: 4 }));
  const pairs: [what: string, transcription: string | number, schema: string | number][] = [
    ['ident', header.ident, branch.container.magic],
    ['big-endian ident', header.bigEndianIdent, options.bigEndianMagic ?? 'none'],
    ['size', header.size, branch.container.headSize],
    ['fields', header.fields.map(place).join('; '), fields.map(place).join('; ')],
    ['entries', header.entries, entryCount],
    ['size of an entry', header.entrySize, entry.length * 4],
    [
      'words of an entry',
      header.entryFields
        .map((field) => place({ ...field, name: WORDS[field.name] ?? field.name }))
        .join('; '),
      words.map(place).join('; '),
    ],
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

function compareName(
  index: number,
  named: string | undefined,
  ours: string | undefined,
  { names, unusedNames }: VbspOptions,
): Difference[] {
  const where = `lump ${index}`;
  if (named === undefined || ours === undefined) {
    if (named === ours) return [];
    return [{ where, what: 'presence', transcription: named ?? 'no lump', schema: ours ?? 'no lump' }];
  }
  const mapped = names[named];
  if (mapped !== undefined) unusedNames.delete(named);
  const expected = mapped ?? named.replace('LUMP_', '');
  return expected === ours ? [] : [{ where, what: 'name', transcription: expected, schema: ours }];
}

interface SchemaForm {
  readonly type: ContentType;
  readonly schema: PlacedRecord | undefined;
}

function compareForms(
  article: VbspTranscription,
  row: VbspLump,
  forms: readonly SchemaForm[],
  compare: Compare,
): Difference[] {
  // Structures of variable length are compared as sequences, whole texts and archives by their own tests.
  if (row.unitSize === 'variable') return [];
  const stated =
    row.unitSize === 'unknown'
      ? []
      : [{ unitSize: row.unitSize, record: row.record }, ...(row.otherForms ?? [])];
  // Where the article has nothing, a schema without a size has nothing to compare.
  const left = forms.filter(({ type }) => type.elementSize !== undefined || stated.length > 0);
  const differences: Difference[] = [];
  const where = `lump ${row.index}`;
  const unpaired: number[] = [];
  for (const { unitSize, record } of stated) {
    const at = left.findIndex(({ type }) => type.elementSize === unitSize);
    const form = at < 0 ? undefined : left.splice(at, 1)[0];
    if (form === undefined) unpaired.push(unitSize);
    else if (record !== undefined) differences.push(...compareOne(article, record, form.schema, compare));
  }
  for (let i = 0; i < Math.max(unpaired.length, left.length); i++) {
    const type = left[i]?.type;
    differences.push({
      where,
      what: 'unit size',
      transcription: `${unpaired[i] ?? 'unknown'}`,
      schema: `${type === undefined ? 'none' : (type.elementSize ?? type.kind)}`,
    });
  }
  return differences;
}

function compareOne(
  article: VbspTranscription,
  name: string,
  schema: PlacedRecord | undefined,
  { options }: Compare,
): Difference[] {
  const record = article.records[name];
  if (record === undefined || schema === undefined) {
    return [{ where: name, what: 'presence', transcription: `${record?.size}`, schema: `${schema?.size}` }];
  }
  const transcription = placedVbsp(record);
  return compareRecords(
    { name, transcription, schema: withoutInsides(schema, transcription) },
    namesOf(name, transcription, options),
    options.unusedNames,
  );
}

/** The map for one structure: names of other versions of it hold too, and others begin in lower case. */
function namesOf(name: string, { fields }: PlacedRecord, { names, unusedNames }: VbspOptions): NameMap {
  const family = name.replace(/_\d+$/, '');
  return Object.fromEntries(
    fields.map((field) => {
      const plain = field.name ?? '';
      const key = `${family}.${plain}`;
      const mapped = names[key];
      if (mapped !== undefined) unusedNames.delete(key);
      return [`${name}.${plain}`, mapped ?? plain.charAt(0).toLowerCase() + plain.slice(1)];
    }),
  );
}

function compareSequence(
  article: VbspTranscription,
  { names, type, versions = {} }: InnerSequence,
): Difference[] {
  const parts = Object.entries(type.parts as Parts);
  const partNames = parts.map(([part]) => part);
  const schema = parts.map(([, part]) => {
    if (!(part instanceof ManyPart)) return fieldType(toField(part));
    const { element } = part;
    const what =
      element instanceof NestedField ? `records of ${element.size}` : `list of ${fieldType(element)}`;
    return `${what}, ${partNames.indexOf(part.count)} counts`;
  });
  const sizeOf = (element: string): number | undefined => article.records[versions[element] ?? element]?.size;
  const transcription: string[] = [];
  for (const name of names) {
    const record = article.records[name];
    if (record !== undefined) transcription.push(...placedParts(record, sizeOf, transcription.length));
  }
  return transcription.join('; ') === schema.join('; ')
    ? []
    : [
        {
          where: names.join(', '),
          what: 'parts',
          transcription: transcription.join('; '),
          schema: schema.join('; '),
        },
      ];
}

function fieldType(field: AnyField): string {
  if (field.kind === 'text') return `char*${field.size}`;
  return `${(field as AnyField & { readonly type?: string }).type ?? field.kind}*1`;
}

function compareRelations(
  rows: readonly TranscribedCrossLumpRow[],
  relations: ReadonlyMap<number, ReadonlySet<number>>,
): Difference[] {
  const asText = (numbers: Iterable<number>): string =>
    [...new Set(numbers)].sort((a, b) => a - b).join(', ');
  const bySource = new Map(rows.map((row) => [row.source, row.targets]));
  const sources = [...new Set([...bySource.keys(), ...relations.keys()])].sort((a, b) => a - b);
  return sources.flatMap((source) => {
    const transcription = asText(bySource.get(source) ?? []);
    const schema = asText(relations.get(source) ?? []);
    return transcription === schema
      ? []
      : [{ where: `relations of lump ${source}`, what: 'targets', transcription, schema }];
  });
}
