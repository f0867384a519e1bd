import { type Branch, type GameMap, type Lumps, open, openAs, registryEntry } from '@brushwork/formats';
import {
  type BranchModel,
  cIdentifier,
  cPrefix,
  excerptOf,
  type LumpModel,
  pascalCase,
  type RecordModel,
  type ReferenceModel,
  schemaFileName,
  upperCase,
  writeCHeader,
} from '@brushwork/ops';
import type { AnyField, Content, Layout } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../checks/repository.mjs';
import { tinyMap } from '../../fixtures/small.js';
import { tinySource } from '../../fixtures/valve/tiny-source.js';
import { referenceModel } from '../../reference/generate.js';
import { type Leaf, leavesOf, leavesOfElement } from './c-leaves.js';
import { type Compiler, compileAndRun, compilers, isInstalled } from './c-program.js';
import { sampleBranches, sampleModel } from './sample-model.js';

const model = await referenceModel(repositoryRoot);
const sample = sampleModel();

for (const compiler of compilers) {
  if (!isInstalled(compiler)) console.log(`skipped: headers with ${compiler.program}: it is not installed`);
}

/** A program that does nothing but include headers. */
function includes(names: readonly string[]): string {
  return `${names.map((name) => `#include "${name}"`).join('\n')}\nint main(void) { return 0; }\n`;
}

const PRELUDE = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "layout.h"

static unsigned char *file_bytes;

static void print_bytes(const void *at, size_t size) {
  for (size_t i = 0; i < size; i++) printf("%02x", ((const unsigned char *)at)[i]);
  printf("\\n");
}
`;

const READ = `  FILE *file = fopen("map.bsp", "rb");
  if (file == NULL) return 2;
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  file_bytes = (unsigned char *)malloc((size_t)size);
  if (file_bytes == NULL || fread(file_bytes, 1, (size_t)size, file) != (size_t)size) return 3;
  fclose(file);
`;

/** Indexes of the first, a middle and the last element. */
function samplesOf(length: number): number[] {
  return [...new Set([0, length >> 1, length - 1])].filter((i) => i >= 0 && i < length);
}

interface Reading {
  readonly structs: string;
  readonly macro: string;
  readonly i: number;
  readonly leaves: readonly Leaf[];
}

/** What the reader has in a few elements of each lump of records and values. */
function readingsOf(
  map: GameMap<object>,
  branch: BranchModel,
  records: readonly RecordModel[],
  bytes: Uint8Array,
): Reading[] {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const game = branch.id.slice(branch.id.lastIndexOf('/') + 1);
  return branch.lumps.flatMap((lump: LumpModel): Reading[] => {
    const list = map.lump(lump.name) as Content & {
      at(i: number): object;
      offsetOf(i: number): number;
      record?: { layout: Layout };
      element?: AnyField;
    };
    const macro = `${upperCase(game)}_LUMP_${upperCase(lump.name)}`;
    const { content } = lump;
    if (content.kind !== 'records' && content.kind !== 'values') return [];
    const name =
      content.kind === 'records'
        ? cPrefix(branch) + cIdentifier(records.find(({ id }) => id === content.record)?.name ?? '')
        : `${cPrefix(branch)}${pascalCase(lump.name)}Element`;
    return samplesOf(list.length).map((i) => {
      const at = list.offsetOf(i);
      const leaves =
        list.record === undefined
          ? leavesOfElement(list.element as AnyField, list.at(i), file, at)
          : leavesOf(list.record.layout, list.at(i), file, at);
      return { structs: name, macro, i, leaves };
    });
  });
}

function program(branch: BranchModel, readings: readonly Reading[]): string {
  const header = `${cPrefix(branch)}Header`;
  const blocks = readings.map(
    ({ structs, macro, i, leaves }) => `  {
    static ${structs} r;
    memcpy(&r, file_bytes + header.lumps[${macro}].offset + ${i} * sizeof r, sizeof r);
${leaves.map(({ statement }) => `    ${statement}`).join('\n')}
  }`,
  );
  return `${PRELUDE}
int main(void) {
${READ}  static ${header} header;
  memcpy(&header, file_bytes, sizeof header);
${blocks.join('\n')}
  free(file_bytes);
  return 0;
}
`;
}

/** Reads a map with C and compares every value with the reader's; returns how many there were. */
function compareWithC(
  of: ReferenceModel,
  branch: BranchModel,
  map: GameMap<object>,
  how: { compiler: Compiler; bytes: Uint8Array },
): number {
  const readings = readingsOf(map, branch, of.records, how.bytes);
  const source = program(branch, readings);
  const files = { 'layout.h': writeCHeader(of, branch), 'map.bsp': how.bytes };
  const { errors, output } = compileAndRun(how.compiler, source, files);
  expect(errors).toBe('');
  const expected = readings.flatMap(({ macro, i, leaves }) =>
    leaves.map((leaf) => `${macro}[${i}] ${leaf.statement}: ${leaf.expected}`),
  );
  const lines = output.split('\n').slice(0, -1);
  const found = readings.flatMap(({ macro, i, leaves }) =>
    leaves.map((leaf) => `${macro}[${i}] ${leaf.statement}: ${lines.shift()}`),
  );
  expect(found).toEqual(expected);
  expect(lines).toEqual([]);
  return expected.length;
}

/** A file of a sample format whose lumps hold bytes that are no special case of anything. */
function sampleFile(branch: Branch<Lumps>): Uint8Array {
  const sizes: Readonly<Record<string, number>> = { TABLE: 40, TEXT: 0, UNKNOWN: 5 };
  const names = Object.entries(branch.lumps).sort((a, b) => a[1].index - b[1].index);
  const lumps = names.map(([name, { index, type }]) => ({
    index,
    length: sizes[name] ?? (type.elementSize ?? 8) * 3,
  }));
  const { placed, size } = branch.container.plan(lumps);
  const bytes = Uint8Array.from({ length: size }, (_, i) => (i * 73 + (i >> 3) * 31) & 0x7f);
  bytes.set(branch.container.emptyHead(1, 'little'));
  branch.container.writeEntries(bytes, placed, 'little');
  return bytes;
}

describe.each(compilers.map((compiler) => [compiler.program, compiler] as const))(
  'headers with %s',
  (_, compiler) => {
    const test = it.skipIf(!isInstalled(compiler));

    test('compile, every one of them and all together', () => {
      for (const of of [model, sample]) {
        const headers = of.branches.map((branch) => {
          const text = writeCHeader(of, branch, { inherited: 'referred-to' });
          return [`${schemaFileName(branch)}.h`, text] as const;
        });
        const files = Object.fromEntries(headers);
        const names = headers.map(([name]) => name);
        for (const name of names)
          expect(compileAndRun(compiler, includes([name]), files).errors, name).toBe('');
        expect(compileAndRun(compiler, includes([...names, ...names]), files).errors).toBe('');
      }
    }, 120_000);

    test('compile with nothing left to another header, whole and one lump alone', () => {
      for (const id of [
        'infinity-ward/call-of-duty-uo',
        'strata/strata-source',
        'respawn/titanfall2',
        'bgf',
      ]) {
        const branch = model.branches.find((one) => one.id === id) as BranchModel;
        const lumps = branch.lumps.filter(({ content }) => content.kind !== 'other').slice(0, 2);
        const excerpts = lumps.map(({ name }): [string, string] => {
          const excerpt = excerptOf(model, branch, name) as BranchModel;
          return [`${name}.h`, writeCHeader(model, excerpt, { lump: name })];
        });
        const files = Object.fromEntries([...excerpts, ['whole.h', writeCHeader(model, branch)]]);
        for (const name of Object.keys(files))
          expect(compileAndRun(compiler, includes([name, name]), files).errors, `${id} ${name}`).toBe('');
      }
    }, 120_000);

    test('refuse a struct of another size or with a field elsewhere', () => {
      const branch = sample.branches[0] as BranchModel;
      const text = writeCHeader(sample, branch);
      const edits: [string, string][] = [
        ['  float height;\n} SampleOneCorner;', '  double height;\n} SampleOneCorner;'],
        ['  uint8_t after;\n', '  int16_t after;\n'],
        ['#pragma pack(push, 1)\ntypedef struct SampleOneTight', 'typedef struct SampleOneTight'],
      ];
      for (const [from, to] of edits) {
        const edited = text.replace(from, to);
        expect(edited, from).not.toBe(text);
        const { errors } = compileAndRun(compiler, includes(['layout.h']), { 'layout.h': edited });
        expect(errors, from).toContain('static assertion failed');
      }
    });

    test('read a small map as the library does', async () => {
      const bytes = await tinyMap();
      const map = await open(bytes.slice());
      const branch = model.branches.find(({ id }) => id === map.branch.id) as BranchModel;
      expect(compareWithC(model, branch, map, { compiler, bytes })).toBeGreaterThan(300);
    });

    test('read a small map of each form of directory of Source as the library does', async () => {
      for (const id of ['valve/source-2004', 'valve/orange-box', 'valve/left4dead2', 'valve/alien-swarm']) {
        const declared = await registryEntry(id).load();
        const bytes = tinySource({ branch: declared });
        const branch = model.branches.find((one) => one.id === id) as BranchModel;
        const map = openAs(declared, bytes.slice());
        expect(compareWithC(model, branch, map, { compiler, bytes }), id).toBeGreaterThan(300);
      }
    }, 60_000);

    test('read every kind of field as the library does', () => {
      const branch = sample.branches[0] as BranchModel;
      const declared = sampleBranches[0] as Branch<Lumps>;
      const bytes = sampleFile(declared);
      // Two arms of the union, both signs of a bit field.
      const map = openAs(declared, bytes);
      const list = map.lumps['EVERYTHING'] as unknown as { at(i: number): Record<string, unknown> };
      list.at(0)['tag'] = 1;
      list.at(1)['tag'] = 0;
      list.at(0)['signedBits'] = -8;
      list.at(1)['signedBits'] = 7;
      expect(compareWithC(sample, branch, map, { compiler, bytes })).toBeGreaterThan(150);
    });
  },
);

describe('a header', () => {
  const text = writeCHeader(sample, sample.branches[0] as BranchModel);

  it('says what C can not express', () => {
    expect(text).toContain('- `SampleOneCorner corners[count]`: The corners.');
    expect(text).toContain('- `uint8_t rest[as many as fit]`: What is left.');
    expect(text).toContain('Text of entities: blocks in braces of quoted keys and values, a NUL at the end.');
    expect(text).toContain('/** Bytes of unknown meaning. */\n#define SAMPLE_ONE_LUMP_UNKNOWN 7\n');
  });

  it('says of a game lump and of several layouts what they hold', () => {
    const orangeBox = model.branches.find(({ id }) => id === 'valve/orange-box') as BranchModel;
    const header = writeCHeader(model, orangeBox);
    expect(header).toContain(' * - layout plain (versions 0, 1): Array of OrangeBoxWorldLight.\n');
    expect(header).toContain(' * - version 2: OrangeBoxOcclusionHead, and what its comment says.\n');
    expect(header).toContain(' * - `sprp`, layout v5 (version 5): OrangeBoxStaticPropsV5Head, and what its');
    expect(header).toContain('/** `VBSP`, in big-endian files `PSBV`, without a NUL behind it. */');
    expect(header).toContain("Content of the kind 'physics', whose parts C can't place:");
    expect(header).toContain('- `char models[modelCount][128]`: Models that the props use');
    // Held by two lumps, declared once.
    expect(header.match(/typedef struct OrangeBoxDetailPropLightHead/g)).toHaveLength(1);
  });

  it('asserts every size and every offset but those of bit fields', () => {
    const { fields } = sample.records.find(({ name }) => name === 'Everything') as RecordModel;
    for (const { name, type, offset } of fields) {
      const assertion = `offsetof(SampleOneEverything, ${cIdentifier(name)}) == ${offset}`;
      expect(text.includes(assertion), name).toBe(type.kind !== 'bits');
    }
    expect(text).toContain('offsetof(SampleOneEverything, body.first.b) == 124');
    expect(text).toContain('sizeof(SampleOneEverything) == 160');
  });

  it('ends no comment early and uses no word of the language as a name', () => {
    expect(text).toContain('A comment may hold the end of another');
    expect(text).toContain('int16_t default_;');
  });

  it('tells records of one name in several files apart', () => {
    const second = writeCHeader(sample, sample.branches[1] as BranchModel);
    expect(second).toContain('} SampleTwoCorner;');
    expect(second).toContain('} SampleTwoCornerOfSampleOne;');
    expect(second).toContain('  SampleTwoCornerOfSampleOne corners[2];');
  });

  it('describes the head of a file that has no directory, and tags by their ids', () => {
    const header = writeCHeader(model, model.branches.find(({ id }) => id === 'bgf') as BranchModel);
    expect(header).toContain('#define BGF_TAG_PMESH 0x0046\n');
    expect(header).toContain('`chunks[as many as there are]`:');
    expect(header).toContain('/* BGF_TAG_TEXTURE_MAP: its id is not known. */');
    expect(header).toContain('} BgfVertexXyzUv;');
  });

  it('leaves to the header of the parent what is the same there', () => {
    const later = model.branches.find(({ id }) => id === 'valve/source-2006') as BranchModel;
    const header = writeCHeader(model, later, { inherited: 'referred-to' });
    expect(header).toContain('#include "valve-source-2004.h"\n');
    expect(header).toContain('typedef Source2004Plane Source2006Plane;\n');
    expect(header).toContain('#define SOURCE_2006_LUMP_PLANES SOURCE_2004_LUMP_PLANES\n');
    expect(header).not.toContain('} Source2006Plane;');
    expect(header.length * 3).toBeLessThan(writeCHeader(model, later).length);
  });

  it('is refused for a record that is not in the model', () => {
    const branch = { ...(sample.branches[0] as BranchModel), records: ['nobody/sample-one#Gone'] };
    expect(() => writeCHeader(sample, branch)).toThrow('the model has no record nobody/sample-one#Gone');
  });
});
