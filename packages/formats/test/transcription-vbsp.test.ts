import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { i32, records, struct, vector } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import {
  contentFlags,
  displacementTriangleTags,
  PlaneType,
  surfaceFlags,
} from '../src/branch/valve/flags.js';
import { branch as orangeBox } from '../src/branch/valve/orange-box.js';
import {
  Occluder,
  OccluderPolygon,
  OccluderWithoutArea,
  occlusion,
} from '../src/branch/valve/records/occlusion.js';
import {
  StaticPropV4,
  StaticPropV5,
  StaticPropV6,
  StaticPropV7,
  StaticPropV8,
  StaticPropV9,
  StaticPropV10,
  StaticPropV10GlobalOffensive,
} from '../src/branch/valve/records/static-props.js';
import { staticProps } from '../src/branch/valve/records/static-props-layouts.js';
import { branch as source2004 } from '../src/branch/valve/source-2004.js';
import { GameLumpEntry, GameLumpId, gameLumpDirectory } from '../src/container/game-lump/index.js';
import { lzmaBlockHeaderSize, readLzmaBlockHeader } from '../src/container/lzma/lzma-block.js';
import { VisibilityTable } from '../src/container/visibility-rle/visibility-table.js';
import type { Branch, Lumps } from '../src/index.js';
import type { Difference } from './transcriptions/compare-records.js';
import {
  compareVbsp,
  type InnerRecord,
  type InnerSequence,
  type VbspTranscription,
} from './transcriptions/compare-vbsp.js';
import { type Mutation, mutationsOf } from './transcriptions/mutations.js';
import { placedVbsp } from './transcriptions/placed-vbsp.js';
import * as vbsp from './transcriptions/vbsp.js';
import { flagNames, meant, names } from './transcriptions/vbsp-differences.js';

const branches = [
  { engine: 2004, branch: source2004 as unknown as Branch<Lumps> },
  { engine: 2007, branch: orangeBox as unknown as Branch<Lumps> },
] as const;

const props = [
  StaticPropV4,
  StaticPropV5,
  StaticPropV6,
  StaticPropV7,
  StaticPropV8,
  StaticPropV9,
  StaticPropV10GlobalOffensive,
];

const innerRecords: readonly InnerRecord[] = [
  { name: 'dgamelump_t', lump: 35, record: GameLumpEntry },
  { name: 'doccluderdata_t_0', lump: 9, record: OccluderWithoutArea },
  { name: 'doccluderdata_t_1', lump: 9, record: Occluder },
  { name: 'doccluderpolydata_t', lump: 9, record: OccluderPolygon },
  ...props.map((record, i) => ({ name: `StaticPropLump_t_${i + 4}`, lump: 35, record })),
];

const { v4, v5, v6, v7, v8, v9, 'v10-global-offensive': v10 } = staticProps.layouts;

const innerSequences: readonly InnerSequence[] = [
  { names: ['dgamelumpheader_t'], lump: 35, type: gameLumpDirectory },
  ...([1, 2] as const).map((version) => ({
    names: ['doccluder_t'],
    lump: 9,
    type: occlusion.layouts[version],
    versions: { doccluderdata_t: `doccluderdata_t_${version - 1}` },
  })),
  ...[v4, v5, v6, v7, v8, v9, v10].map((type, i) => ({
    names: ['StaticPropDictLump_t', 'StaticPropLeafLump_t', `StaticPropLump_t_${i + 4}`],
    lump: 35,
    type,
  })),
];

function compared(article: VbspTranscription, at: 0 | 1, unusedNames = new Set<string>()): Difference[] {
  const { engine, branch } = branches[at];
  return compareVbsp(article, branch, { engine, names, innerRecords, innerSequences, unusedNames });
}

function asText(differences: readonly Difference[]): string[] {
  return differences.map((one) => `${one.where}, ${one.what}: ${one.transcription} | ${one.schema}`).sort();
}

function meantAt(at: 0 | 1): string[] {
  const { engine, branch } = branches[at];
  const saysVisibility = branch.capabilities.visibility !== undefined;
  return asText(
    meant.filter(
      (row) =>
        (row.engines ?? [engine]).includes(engine) &&
        (row.saysVisibility ?? saysVisibility) === saysVisibility,
    ),
  );
}

describe('the transcription of VBSP', () => {
  it('agrees with Source 2004 in every byte, type and reference but those that are corrected', () => {
    expect(asText(compared(vbsp, 0))).toEqual(meantAt(0));
  });

  it('agrees with the Orange Box in the same way', () => {
    expect(asText(compared(vbsp, 1))).toEqual(meantAt(1));
  });

  it('uses every name of the map', () => {
    const unusedNames = new Set(Object.keys(names));
    compared(vbsp, 0, unusedNames);
    compared(vbsp, 1, unusedNames);
    expect([...unusedNames]).toEqual([]);
  });

  it('differs only where reference/corrections.md says why', () => {
    const file = fileURLToPath(new URL('../../../reference/corrections.md', import.meta.url));
    const corrections = readFileSync(file, 'utf8');
    for (const { correction } of meant) expect(corrections).toContain(`## ${correction}\n`);
  });

  it('knows the versions that the branches read', () => {
    const known = new Set(vbsp.versions.flatMap(({ versions }) => versions));
    for (const { branch } of branches)
      for (const version of branch.container.versions) expect(known).toContain(version);
  });

  it('gives the game lumps their identifiers', () => {
    const numbers = vbsp.gameLumps.map((id) => [...id].reduce((n, c) => n * 256 + c.charCodeAt(0), 0));
    expect(numbers[0]).toBe(1936749168);
    const { staticProps: sprp, detailProps, detailLight, detailLightHdr } = GameLumpId;
    expect([sprp, detailProps, detailLight, detailLightHdr]).toEqual(numbers);
  });

  it('is not followed in the tenth version of static props that newer tools write, which is as long as the ninth', () => {
    expect(StaticPropV10.size).toBe(vbsp.records.StaticPropLump_t_9.size);
    expect(StaticPropV10.layout.byName.has('disableXbox360')).toBe(false);
  });
});

describe('the flags of VBSP', () => {
  /** Without prefix, underscores and case. */
  function plain(name: string): string {
    const own = name.replace(/^(CONTENTS|SURF|DISPTRI_TAG)_/, '').replaceAll('_', '');
    return (flagNames[name] ?? own).toLowerCase();
  }
  const transcribed = (rows: typeof vbsp.contents): [string, number][] =>
    rows.map(([name, value]) => [plain(name), value]);
  const declared = (flags: Readonly<Record<string, number>>): [string, number][] =>
    Object.entries(flags).map(([name, value]) => [name.toLowerCase(), value]);

  it('are those of the table of contents, of which the empty one is no bit', () => {
    expect(vbsp.contents[0]).toEqual(['CONTENTS_EMPTY', 0]);
    expect(declared(contentFlags)).toEqual(transcribed(vbsp.contents.slice(1)));
  });

  it('are those of the table of surfaces', () => {
    expect(declared(surfaceFlags)).toEqual(transcribed(vbsp.surfaceFlags));
  });

  it('are those of the table of displacement triangles, and one more', () => {
    const more: [string, number] = ['remove', 0x20];
    expect(declared(displacementTriangleTags)).toEqual([...transcribed(vbsp.displacementTags), more]);
  });

  it('name the axes of planes', () => {
    const types = vbsp.planeTypes.map(({ value, axis, axial }) => [axial ? axis : `nearest${axis}`, value]);
    expect(declared(PlaneType)).toEqual(types);
  });
});

describe('structures of VBSP that no record declares', () => {
  it('have the offsets of rows of visibility behind the number of clusters', () => {
    const { fields, tail } = vbsp.records.dvis_t;
    expect([fields.map(({ name }) => name), tail?.name]).toEqual([['numclusters'], 'byteofs']);
    const d = new DataView(new ArrayBuffer(20));
    d.setInt32(fields[0]?.offset ?? -1, 2, true);
    for (let i = 0; i < 4; i++) d.setInt32((tail?.offset ?? -1) + i * 4, 100 + i, true);
    const table = new VisibilityTable(new Uint8Array(d.buffer), 'little');
    expect(table.clusterCount).toBe(2);
    expect([0, 1].flatMap((c) => [table.rowOffset(c, 'pvs'), table.rowOffset(c, 'pas')])).toEqual([
      100, 101, 102, 103,
    ]);
  });

  it('begin packed lumps, without the filler that C would add', () => {
    const { size, fields, padding } = vbsp.records.lzma_header_t;
    expect(padding?.[0]).toEqual({
      offset: lzmaBlockHeaderSize,
      size: size - lzmaBlockHeaderSize,
      inferred: true,
    });
    const d = new DataView(new ArrayBuffer(lzmaBlockHeaderSize));
    const at = (name: string): number => fields.find((field) => field.name === name)?.offset ?? -1;
    d.setUint32(at('id'), 0x414d5a4c, true);
    d.setUint32(at('actualSize'), 1234, true);
    d.setUint32(at('lzmaSize'), 567, true);
    d.setUint8(at('properties'), 0x5d);
    d.setUint32(at('properties') + 1, 1 << 16, true);
    const header = readLzmaBlockHeader(new Uint8Array(d.buffer));
    expect([header.actualSize, header.lzmaSize]).toEqual([1234, 567]);
    expect(header.properties).toMatchObject({ dictionarySize: 1 << 16 });
  });
});

describe('a transcription of VBSP with one thing changed', () => {
  /** The text of a type that contradicts its own size counts as found out. */
  function outcome(article: VbspTranscription, at: 0 | 1): string {
    try {
      return asText(compared(article, at)).join('\n');
    } catch (error) {
      if (error instanceof RangeError) return error.message;
      throw error;
    }
  }

  /** Structures that tests of their own compare, names of what has none in the schema, lumps younger than both branches. */
  const beyond = [
    /^(lzma_header_t|dvis_t)\b/,
    /^(dleaf_t_19.ambientLighting|ddispinfo_t.EdgeNeighbors, CornerNeighbors|dDispTri.Tags): another name$/,
    /^lump (61|62|63): /,
    /^header: another (version|ident)$/,
  ];

  it('is told from the schema wherever the change is', () => {
    const mutations = mutationsOf(vbsp as unknown as Mutation[1]);
    const all = mutations.filter(([what]) => !beyond.some((pattern) => pattern.test(what)));
    expect(all.length).toBeGreaterThan(900);
    const expected = ([0, 1] as const).map((at) => outcome(vbsp, at));
    const isNoticed = ([, changed]: Mutation): boolean =>
      ([0, 1] as const).some((at) => outcome(changed as unknown as VbspTranscription, at) !== expected[at]);
    const unnoticed = all.filter((mutation) => !isNoticed(mutation)).map(([what]) => what);
    expect(unnoticed).toEqual([]);
  }, 60_000);
});

describe('a schema of VBSP with one thing changed', () => {
  it('is told from the transcription, field by field', () => {
    const { branch, ...rest } = branches[1];
    const { BRUSHES, CUBEMAPS, LEAVES, MODELS } = branch.lumps;
    if (BRUSHES === undefined || CUBEMAPS === undefined || LEAVES === undefined) throw new Error('no lumps');
    const lumps = {
      ...branch.lumps,
      BRUSHES: { ...BRUSHES, type: CUBEMAPS.type },
      LEAVES: { ...LEAVES, type: CUBEMAPS.type },
      MODELS: { ...MODELS, index: 62 },
    } as unknown as Lumps;
    const options = { ...rest, names, innerRecords, innerSequences, unusedNames: new Set<string>() };
    const differences = asText(compareVbsp(vbsp, { ...branch, lumps }, options));
    expect(differences).toEqual(
      expect.arrayContaining([
        'lump 14, presence: LUMP_MODELS | no lump',
        'lump 62, presence: no lump | MODELS',
        'lump 18, unit size: 12 | 16',
        'lump 10, unit size: 32 | 16',
        'lump 10, unit size: 56 | none',
      ]),
    );
  });

  it('is told where only a field differs', () => {
    const { branch, ...rest } = branches[1];
    const { VERTICES } = branch.lumps;
    if (VERTICES === undefined) throw new Error('no lumps');
    const Other = struct(12, { position: vector(i32, ['x', 'y', 'z']) });
    const lumps = { ...branch.lumps, VERTICES: { ...VERTICES, type: records(Other) } } as unknown as Lumps;
    const options = { ...rest, names, innerRecords, innerSequences, unusedNames: new Set<string>() };
    expect(asText(compareVbsp(vbsp, { ...branch, lumps }, options))).toContain(
      'Vertex.position, place: f32*3 at 0, 12 bytes | i32*3 at 0, 12 bytes',
    );
  });
});

describe('a transcribed structure of VBSP', () => {
  it('keeps the bits of a number apart and the rows of an array', () => {
    const { fields } = placedVbsp({
      size: 18,
      fields: [
        { name: 'a', type: 'int16:9@0', offset: 0, size: 2 },
        { name: 'b', type: 'uint8[2][8]', offset: 2, size: 16 },
      ],
    });
    expect(fields.map(({ name, type, offset, size }) => [name, type, offset, size])).toEqual([
      ['a', 'i16:9@0', 0, 2],
      ['b[0]', 'u8*8', 2, 8],
      ['b[1]', 'u8*8', 10, 8],
    ]);
  });
});
