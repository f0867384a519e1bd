import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { UnionField } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { branch, CollisionPatch, Light } from '../src/branch/infinity-ward/call-of-duty.js';
import { branch as expansion } from '../src/branch/infinity-ward/call-of-duty-uo.js';
import type { Branch, Lumps } from '../src/index.js';
import { compareTranscription, type Transcription } from './transcriptions/compare.js';
import type { Difference } from './transcriptions/compare-records.js';
import * as ibsp59 from './transcriptions/ibsp59.js';
import { meant, names } from './transcriptions/ibsp59-differences.js';
import { mutationsOf } from './transcriptions/mutations.js';
import { fromTranscription } from './transcriptions/transcribed-record.js';

const schemas = branch as unknown as Branch<Lumps>;
const meantOnly: Difference[] = meant.map(({ correction: _, ...difference }) => difference);

function asText(differences: readonly Difference[]): string[] {
  return differences.map((one) => `${one.where}, ${one.what}: ${one.transcription} | ${one.schema}`).sort();
}

describe('the transcription of IBSP 59', () => {
  it('agrees with Call of Duty in every byte, type and reference but those that are corrected', () => {
    expect(asText(compareTranscription(ibsp59, schemas, names))).toEqual(asText(meantOnly));
  });

  it('agrees with United Offensive in the same way', () => {
    const differences = compareTranscription(ibsp59, expansion as unknown as Branch<Lumps>, names);
    expect(asText(differences)).toEqual(asText(meantOnly));
  });

  it('differs only where reference/corrections.md says why', () => {
    const file = fileURLToPath(new URL('../../../reference/corrections.md', import.meta.url));
    const sections = existsSync(file) ? readFileSync(file, 'utf8') : '';
    for (const { correction } of meant) expect(sections).toContain(`## ${correction}\n`);
  });

  it('gives every light type the parameters that the schema picks for it', () => {
    const parameters = Light.layout.byName.get('parameters')?.field as UnionField<unknown>;
    for (const [type, { parameters: transcribed, arm }] of ibsp59.lightTypes) {
      const name = arm === undefined ? 'none' : (names[`light.${arm}`] ?? arm);
      expect(parameters.armName(type), `type ${type}`).toBe(name);
      const picked = parameters.arms.get(parameters.armName(type))?.layout.slots ?? [];
      const placed = picked.filter((slot) => slot.field.kind !== 'bytes').map(({ offset }) => offset + 0x28);
      expect(placed, `type ${type}`).toEqual(transcribed.map(({ offset }) => offset));
    }
    expect(parameters.armName(99)).toBe('none');
  });

  it('picks the arms of collision patches by zero and anything else', () => {
    const shape = CollisionPatch.layout.byName.get('shape')?.field as UnionField<unknown>;
    expect([0, 1, 2, 255].map((mode) => shape.armName(mode))).toEqual([
      'curve',
      'terrain',
      'terrain',
      'terrain',
    ]);
  });
});

describe('a transcription with one thing changed', () => {
  /** The text of a type that contradicts its own size counts as found out. */
  function outcome(transcription: Transcription): string {
    try {
      return asText(compareTranscription(transcription, schemas, names)).join('\n');
    } catch (error) {
      if (error instanceof RangeError) return error.message;
      throw error;
    }
  }

  it('is told from the schema wherever the change is', () => {
    const all = mutationsOf(ibsp59);
    expect(all.length).toBeGreaterThan(600);
    const expected = asText(meantOnly).join('\n');
    const unnoticed = all.filter(([, changed]) => outcome(changed) === expected).map(([what]) => what);
    expect(unnoticed).toEqual([]);
  }, 60_000);

  it('is noticed when the map of names holds one too many', () => {
    const differences = compareTranscription(ibsp59, schemas, { ...names, 'plane.normal': 'normal' });
    expect(asText(differences)).toContain('plane.normal, name map: nothing of that name | normal');
  });
});

describe('a schema with one thing changed', () => {
  it('is told from the transcription, field by field', () => {
    const changed = { ...schemas, lumps: { ...schemas.lumps } };
    const { PORTALS, CULL_GROUPS } = schemas.lumps;
    if (PORTALS === undefined || CULL_GROUPS === undefined) throw new Error('lumps are gone');
    (changed.lumps as Record<string, unknown>)['PORTALS'] = { ...PORTALS, type: CULL_GROUPS.type };
    const differences = asText(compareTranscription(ibsp59, changed, names));
    expect(differences).toContain('portal, size: 16 | 32');
    expect(differences).toContain('portal.planeIndex, place: i32*1 at 0, 4 bytes | f32*3 at 0, 12 bytes');
  });
});

describe('a transcribed record', () => {
  it('is refused when a type contradicts its size or is unknown', () => {
    const record = (type: string, size: number) => () =>
      fromTranscription({ size, fields: [{ name: 'a', type, offset: 0, size }] });
    expect(record('int16[3]', 8)).toThrow("the transcription gives 'int16[3]' 8 bytes");
    expect(record('word', 2)).toThrow("the unknown type 'word'");
  });
});
