import { coverageFaults, type PlacedArm, type PlacedField, type PlacedRecord } from './placed-record.js';

/** A place where a transcription and a schema disagree. */
export interface Difference {
  /** `record.field`, `record.arm.field`, `lump 7`, `header`, by the transcription's names. */
  readonly where: string;
  /** Which property differs. */
  readonly what: string;
  /** What the transcription has. */
  readonly transcription: string;
  /** What the schema has. */
  readonly schema: string;
}

/** The two sides of one record. */
export interface RecordPair {
  /** The transcription's name of the record. */
  readonly name: string;
  readonly transcription: PlacedRecord;
  readonly schema: PlacedRecord;
}

type Names = Readonly<Record<string, string>>;

function placeOf(field: PlacedField): string {
  return `${field.type} at ${field.offset}, ${field.size} bytes`;
}

function targetOf(field: PlacedField): string {
  return field.role === undefined ? 'none' : `${field.role} of ${field.targets.join(', ')}`;
}

/** Compares a record with its schema. Names that the map is used for are taken out of `unusedNames`. */
export function compareRecords(pair: RecordPair, names: Names, unusedNames: Set<string>): Difference[] {
  const { name, transcription, schema } = pair;
  const compareNames = (where: string, ours: string | undefined): Difference[] => {
    if (ours === undefined) return [];
    const plain = where.slice(where.lastIndexOf('.') + 1);
    const mapped = names[where];
    if (mapped !== undefined && mapped !== plain) unusedNames.delete(where);
    return (mapped ?? plain) === ours
      ? []
      : [{ where, what: 'name', transcription: mapped ?? plain, schema: ours }];
  };
  const compareFields = (
    where: string,
    theirs: readonly PlacedField[],
    ours: readonly PlacedField[],
  ): Difference[] => {
    const offsets = [...new Set([...theirs, ...ours].map((field) => field.offset))].sort((a, b) => a - b);
    return offsets.flatMap((offset) => {
      const their = theirs.filter((field) => field.offset === offset);
      const our = ours.filter((field) => field.offset === offset);
      const count = Math.max(their.length, our.length);
      return Array.from({ length: count }, (_, i) => compareField(where, their[i], our[i])).flat();
    });
  };
  const compareField = (
    record: string,
    theirs: PlacedField | undefined,
    ours: PlacedField | undefined,
  ): Difference[] => {
    const where = `${record}.${theirs?.name ?? `@${ours?.offset}`}`;
    if (theirs === undefined || ours === undefined) {
      return [
        {
          where,
          what: 'presence',
          transcription: theirs === undefined ? 'none' : placeOf(theirs),
          schema: ours === undefined ? 'none' : placeOf(ours),
        },
      ];
    }
    const pairs = [
      ['place', placeOf(theirs), placeOf(ours)],
      ['reference', targetOf(theirs), targetOf(ours)],
    ] as const;
    return [
      ...pairs.flatMap(([what, a, b]) => (a === b ? [] : [{ where, what, transcription: a, schema: b }])),
      ...compareNames(where, ours.name),
    ];
  };
  const bytes = (record: PlacedRecord, what: 'padding' | 'armRanges'): string =>
    [...record[what]]
      .sort((a, b) => a.offset - b.offset)
      .map(({ offset, size }) => `${offset} to ${offset + size - 1}`)
      .join(', ');
  const whole = [
    ['size', String(transcription.size), String(schema.size)],
    ['padding', bytes(transcription, 'padding'), bytes(schema, 'padding')],
    ['bytes of the arms', bytes(transcription, 'armRanges'), bytes(schema, 'armRanges')],
    ['tail', JSON.stringify(transcription.tail) ?? 'none', JSON.stringify(schema.tail) ?? 'none'],
    ['coverage', coverageFaults(transcription).join('; '), ''],
    ['coverage', '', coverageFaults(schema).join('; ')],
  ] as const;
  return [
    ...whole.flatMap(([what, a, b]) => (a === b ? [] : [{ where: name, what, transcription: a, schema: b }])),
    ...compareFields(name, transcription.fields, schema.fields),
    ...pairArms(transcription.arms, schema.arms).flatMap(([theirs, ours]) => {
      const where = `${name}.${theirs?.name ?? `(${ours?.name})`}`;
      if (theirs === undefined || ours === undefined) {
        return [
          { where, what: 'presence', transcription: theirs?.name ?? 'none', schema: ours?.name ?? 'none' },
        ];
      }
      return [...compareNames(where, ours.name), ...compareFields(where, theirs.fields, ours.fields)];
    }),
  ];
}

function shapeOf(arm: PlacedArm): string {
  return arm.fields.map((field) => `${placeOf(field)} ${targetOf(field)}`).join('; ');
}

/** Arms of equal content belong together, then those that are left, in order. An arm of mere bytes claims nothing. */
function pairArms(
  theirs: readonly PlacedArm[],
  ours: readonly PlacedArm[],
): [PlacedArm | undefined, PlacedArm | undefined][] {
  const left = ours.filter((arm) => arm.fields.some((field) => !field.type.startsWith('bytes*')));
  const pairs: [PlacedArm | undefined, PlacedArm | undefined][] = [];
  const unpaired: PlacedArm[] = [];
  for (const arm of theirs) {
    const i = left.findIndex((other) => shapeOf(other) === shapeOf(arm));
    if (i < 0) unpaired.push(arm);
    else pairs.push([arm, left.splice(i, 1)[0]]);
  }
  for (const arm of unpaired) pairs.push([arm, left.shift()]);
  return [...pairs, ...left.map((arm): [undefined, PlacedArm] => [undefined, arm])];
}
