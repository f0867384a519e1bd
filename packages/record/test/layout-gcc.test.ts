import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyStruct } from '../src/struct.js';
import { hex } from './support/bytes-and-errors.js';
import {
  CDeclarations,
  type Described,
  type DescribedRecord,
  randomRecords,
  recordOf,
} from './support/random-schema.js';
import { C_HEAD, hasCompiler, NO_COMPILER, runC } from './support/run-c.js';

/** Sizes and offsets of a record as one line; bit fields have no offset in C. */
function layoutLine(record: AnyStruct, described: DescribedRecord): string {
  const offsets = described.fields.flatMap((field, i) =>
    field.kind === 'bits' ? [] : [record.layout.byName.get(`field${i}`)?.offset],
  );
  return [record.size, record.layout.align, ...offsets].join(' ');
}

function layoutPrint(type: string, described: DescribedRecord): string {
  const offsets = described.fields.flatMap((field, i) =>
    field.kind === 'bits' ? [] : [`offsetof(${type}, field${i})`],
  );
  const values = [`sizeof(${type})`, `_Alignof(${type})`, ...offsets];
  return `  printf("${values.map(() => '%zu').join(' ')}\\n", ${values.join(', ')});`;
}

/** Prints a record's bytes with each bit field in turn at its smallest and its largest value, and nothing else set. */
function bitPrints(type: string, described: DescribedRecord): string[] {
  return bitsOf(described).flatMap(([name, low, high]) =>
    [low, high].map(
      (value) =>
        `  { ${type} r; memset(&r, 0, sizeof r); r.${name} = ${value}; const unsigned char *p = (void *)&r; ` +
        'for (size_t i = 0; i < sizeof r; i++) printf("%02x", p[i]); printf("\\n"); }',
    ),
  );
}

function bitsOf(described: DescribedRecord): [name: string, low: number, high: number][] {
  return described.fields.flatMap((field: Described, i) => {
    if (field.kind !== 'bits') return [];
    const high = field.type.startsWith('i') ? 2 ** (field.count - 1) - 1 : 2 ** field.count - 1;
    return [[`field${i}`, field.type.startsWith('i') ? -high - 1 : 0, high] as [string, number, number]];
  });
}

function program(types: readonly string[], declarations: CDeclarations, prints: readonly string[]): string {
  expect(types.length).toBeGreaterThan(0);
  return `${C_HEAD}\n${declarations.lines.join('\n')}\nint main(void) {\n${prints.join('\n')}\n  return 0;\n}\n`;
}

describe(hasCompiler ? 'layouts, proved by gcc' : `layouts (${NO_COMPILER})`, () => {
  it.skipIf(!hasCompiler)('have the sizes, alignments and offsets that C gives them', () => {
    const described = fc.sample(randomRecords({ bits: true, unions: true }), { numRuns: 300, seed: 59 });
    const declarations = new CDeclarations();
    const types = described.map((one) => declarations.declare(one));
    const prints = described.map((one, i) => layoutPrint(types[i] as string, one));
    const lines = runC(program(types, declarations, prints));
    const ours = described.map((one) => layoutLine(recordOf(one), one));
    expect(ours).toEqual(lines);
  });

  it.skipIf(!hasCompiler)('put every bit field where C puts it, the smallest and the largest value', () => {
    const described = fc.sample(randomRecords({ bits: true, unions: false }, 0), { numRuns: 300, seed: 20 });
    const declarations = new CDeclarations();
    const types = described.map((one) => declarations.declare(one));
    const prints = described.flatMap((one, i) => bitPrints(types[i] as string, one));
    const lines = runC(program(types, declarations, prints));
    const ours = described.flatMap((one) => {
      const record = recordOf(one);
      return bitsOf(one).flatMap(([name, low, high]) =>
        [low, high].map((value) => {
          const made = record.from({ [name]: value } as never) as Record<string, unknown> & {
            toBytes(): Uint8Array;
          };
          expect(made[name]).toBe(value);
          return hex(made.toBytes());
        }),
      );
    });
    expect(ours.length).toBeGreaterThan(300);
    expect(ours).toEqual(lines);
  });
});
