import type { Transcription } from './compare.js';

/** A copy of a transcription with one thing changed, and what that is. */
export type Mutation = readonly [what: string, transcription: Transcription];

/** A transcription as it is here: to be changed. */
type Changeable = { -readonly [K in keyof Transcription]: Mutable<Transcription[K]> };
type Mutable<T> = T extends readonly (infer E)[]
  ? Mutable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;
type Field = Changeable['records'][string]['fields'][number];

/** For each primitive another one that is no less wrong for being as wide. */
const SWAPS: Readonly<Record<string, string>> = {
  char: 'uint8',
  int16: 'uint16',
  uint16: 'int16',
  int32: 'uint32',
  uint32: 'float',
  float: 'int32',
  uint8: 'int8',
};

/**
 * Copies of a transcription, each with one thing changed that a schema which agrees with the original can't agree
 * with: every field elsewhere, of another type, sign, name, target or role, or gone; every record longer, every arm,
 * padding, lump and relation gone or different; every property of the header different.
 */
export function mutationsOf(original: Transcription): Mutation[] {
  const { header, lumps, records, crossLump } = original;
  const found: Mutation[] = [];
  const change = (what: string, edit: (copied: Changeable) => void): void => {
    const copied = structuredClone({ header, lumps, records, crossLump }) as Changeable;
    edit(copied);
    found.push([what, copied as Transcription]);
  };
  for (const name of Object.keys(records)) changeRecord(original, name, change);
  lumps.forEach((row, i) => {
    change(`lump ${row.index}: left out`, (copied) => copied.lumps.splice(i, 1));
    change(`lump ${row.index}: another size`, (copied) => {
      item(copied.lumps, i).unitSize = row.unitSize === 28 ? 29 : 28;
    });
  });
  crossLump.forEach((row, i) => {
    change(`relations of lump ${row.source}: one less`, (copied) => item(copied.crossLump, i).targets.pop());
    change(`relations of lump ${row.source}: one more`, (copied) =>
      item(copied.crossLump, i).targets.push(29),
    );
  });
  change('header: the words of an entry the other way round', (copied) =>
    copied.header.entryFields.reverse(),
  );
  for (const key of ['version', 'size', 'entries', 'entrySize'] as const) {
    change(`header: another ${key}`, (copied) => {
      copied.header[key] += 1;
    });
  }
  change('header: another ident', (copied) => {
    copied.header.ident = 'VBSP';
  });
  header.fields.forEach((field, i) => {
    change(`header: ${field.name} elsewhere`, (copied) => {
      item(copied.header.fields, i).offset += 4;
    });
  });
  return found;
}

type Change = (what: string, edit: (copied: Changeable) => void) => void;

function changeRecord(original: Transcription, name: string, change: Change): void {
  const record = original.records[name];
  if (record === undefined) return;
  const at = (copied: Changeable): Changeable['records'][string] => {
    const changed = copied.records[name];
    if (changed === undefined) throw new RangeError(`the copy has no record ${name}`);
    return changed;
  };
  const isList = record.fields.length === 1 && ['value', 'position'].includes(record.fields[0]?.name ?? '');
  record.fields.forEach((field, i) => {
    changeField({ where: `${name}.${field.name}`, field, isList }, (copied) => at(copied).fields, {
      i,
      change,
    });
  });
  for (const [arm, fields] of Object.entries(record.arms ?? {})) {
    const armOf = (copied: Changeable): Field[] => at(copied).arms?.[arm] ?? [];
    fields.forEach((field, i) => {
      changeField({ where: `${name}.${arm}.${field.name}`, field, isList: false }, armOf, { i, change });
    });
    change(`${name}: arm ${arm} left out`, (copied) => {
      delete at(copied).arms?.[arm];
    });
  }
  change(`${name}: longer`, (copied) => {
    at(copied).size += 4;
  });
  record.padding?.forEach((_, i) => {
    change(`${name}: padding ${i} left out`, (copied) => at(copied).padding?.splice(i, 1));
  });
  if (record.tail !== undefined) {
    change(`${name}: another tail`, (copied) => {
      const { tail } = at(copied);
      if (tail !== undefined) tail.type = 'int16[]';
    });
  }
}

function changeField(
  of: {
    readonly where: string;
    readonly field: Transcription['records'][string]['fields'][number];
    readonly isList: boolean;
  },
  listOf: (copied: Changeable) => Field[],
  how: { readonly i: number; readonly change: Change },
): void {
  const { where, field, isList } = of;
  const edit = (what: string, apply: (changed: Field) => void): void =>
    how.change(`${where}: ${what}`, (copied) => apply(item(listOf(copied), how.i)));
  edit('another offset', (changed) => {
    changed.offset += 1;
  });
  // A union's own name and place follow from its arms.
  if (field.type === 'union') return;
  how.change(`${where}: left out`, (copied) => listOf(copied).splice(how.i, 1));
  const type = field.type.replace('vec3', 'float[3]');
  const [, primitive = '', rest = ''] = /^([a-z0-9]+)(.*)$/.exec(type) ?? [];
  const swapped = SWAPS[primitive];
  if (swapped !== undefined) {
    edit(`${swapped} instead of ${primitive}`, (changed) => {
      changed.type = `${swapped}${rest}`;
    });
  }
  if (!isList) {
    edit('another name', (changed) => {
      changed.name = 'another';
    });
  }
  if (field.target === undefined) {
    edit('a target', (changed) => {
      changed.target = [3];
      changed.role = 'index';
    });
    return;
  }
  edit('another target', (changed) => {
    changed.target = (changed.target ?? []).map((lump) => (lump + 1) % 33);
  });
  edit('another role', (changed) => {
    changed.role = changed.role === 'count' ? 'index' : 'count';
  });
  edit('no target', (changed) => {
    delete changed.target;
    delete changed.role;
  });
}

function item<T>(list: readonly T[], i: number): T {
  const found = list[i];
  if (found === undefined) throw new RangeError(`the copy has no item ${i}`);
  return found;
}
