import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyStruct, records } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { branch as bloodlines, FaceBloodlines } from '../src/branch/troika/bloodlines.js';
import {
  branch as beta17,
  DisplacementInfoNoTriangles,
  FaceNoPrimitives,
} from '../src/branch/valve/half-life2-beta-17.js';
import { branch as beta18, FaceAverageLight } from '../src/branch/valve/half-life2-beta-18.js';
import type { Branch, Lumps } from '../src/index.js';
import { compareRecords } from './transcriptions/compare-records.js';
import { placedVbsp, withoutInsides } from './transcriptions/placed-vbsp.js';
import { fromSchema } from './transcriptions/schema-record.js';
import { targetsOf } from './transcriptions/schema-targets.js';
import { earlyRecords } from './transcriptions/vbsp-early.js';

/** The schema's names, by the documents' names. */
const fieldNames: Readonly<Record<string, string>> = {
  planenum: 'plane',
  firstedge: 'firstEdge',
  numedges: 'edgeCount',
  texinfo: 'texture',
  dispinfo: 'displacement',
  surfaceFogVolumeID: 'fogVolume',
  day: 'dayStyles',
  night: 'nightStyles',
  lightofs: 'lightOffset',
  m_LightmapTextureMinsInLuxels: 'lightmapMins',
  m_LightmapTextureSizeInLuxels: 'lightmapSize',
  origFace: 'originalFace',
  DispVertStart: 'firstVertex',
  minTess: 'minTessellation',
  MapFace: 'face',
  LightmapAlphaStart: 'lightmapAlphaStart',
  LightmapSamplePositionStart: 'lightmapSamplePositionStart',
  AllowedVerts: 'allowedVertices',
};

function differencesOf(name: keyof typeof earlyRecords, record: AnyStruct, branch: Branch<Lumps>): string[] {
  const transcription = placedVbsp(earlyRecords[name]);
  const schema = fromSchema(name, records(record), targetsOf(branch));
  if (schema === undefined) throw new Error(`${name} is no record`);
  const names = Object.fromEntries(Object.entries(fieldNames).map(([from, to]) => [`${name}.${from}`, to]));
  return compareRecords(
    { name, transcription, schema: withoutInsides(schema, transcription) },
    names,
    new Set(),
  ).map((one) => `${one.where.slice(name.length + 1)}, ${one.what}: ${one.transcription} | ${one.schema}`);
}

function asLumps(branch: object): Branch<Lumps> {
  return branch as Branch<Lumps>;
}

describe('records of VBSP 17 and 18, typed a second time', () => {
  it('agree for the face of the leaked version 17', () => {
    expect(differencesOf('dface_beta17', FaceNoPrimitives, asLumps(beta17))).toEqual([]);
  });

  it('agree for the displacement of the leaked version 17, but for the sign of what later are flags', () => {
    expect(differencesOf('ddispinfo_beta17', DisplacementInfoNoTriangles, asLumps(beta17))).toEqual([
      'minTess, place: i32*1 at 20, 4 bytes | u32*1 at 20, 4 bytes',
    ]);
  });

  it('agree for the face of the leaked version 18, but for the order of its primitives', () => {
    expect(differencesOf('dface_beta18', FaceAverageLight, asLumps(beta18))).toMatchInlineSnapshot(`
      [
        "firstPrimID, place: u16*1 at 64, 2 bytes | u16:15@0 at 64, 2 bytes",
        "firstPrimID, reference: first of 37 | count of 37",
        "firstPrimID, name: firstPrimID | primitiveCount",
        "@64, presence: none | u16:1@15 at 64, 2 bytes",
        "numPrims, reference: count of 37 | first of 37",
        "numPrims, name: numPrims | firstPrimitive",
      ]
    `);
  });

  it('agree for the face of Bloodlines, but for the primitives that the article takes for groups of smoothing', () => {
    expect(differencesOf('dface_bsp17_t', FaceBloodlines, asLumps(bloodlines))).toMatchInlineSnapshot(`
      [
        "smoothingGroups, place: u32*1 at 100, 4 bytes | u16:15@0 at 100, 2 bytes",
        "smoothingGroups, reference: none | count of 37",
        "smoothingGroups, name: smoothingGroups | primitiveCount",
        "@100, presence: none | u16:1@15 at 100, 2 bytes",
        "@102, presence: none | u16*1 at 102, 2 bytes",
      ]
    `);
  });

  it('differ only where reference/corrections.md says why', () => {
    const file = fileURLToPath(new URL('../../../reference/corrections.md', import.meta.url));
    const corrections = readFileSync(file, 'utf8');
    for (const title of ['Primitives of faces before version 19', 'Flags in the smallest subdivision'])
      expect(corrections).toContain(`## ${title}\n`);
  });
});
