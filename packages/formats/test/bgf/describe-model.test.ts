import { toHex } from '@brushwork/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeModel, openModel, writeModel } from '../../src/index.js';
import { anyChunk } from './support/any-chunk.js';
import { chunk, file, floats, letters, little } from './support/byte-model.js';

const texts = ['NAME', 'SV_SPECIAL'];
const materials = ['SV_F_MATERIAL', 'SV_B_MATERIAL'];

/** Every leaf with its bytes, in no order, without the NULs at the ends of texts. */
function leaves(bytes: Uint8Array): string[] {
  const { tree } = openModel(bytes);
  const found: string[] = [];
  for (let i = 0; i < tree.count; i++) {
    const { isContainer, payload, tag } = tree.chunk(i);
    const isText = texts.includes(tag) || (materials.includes(tag) && payload[0] === 1);
    const hex = toHex(payload);
    if (!isContainer && tag !== 'BIZ_DONE') found.push(`${tag} ${isText ? hex.replace(/(00)+$/, '') : hex}`);
  }
  return found.sort();
}

function rewritten(bytes: Uint8Array): Uint8Array {
  return writeModel(describeModel(openModel(bytes)), { longLengths: true });
}

describe('describing a model', () => {
  it('loses no chunk, whatever stands where', () => {
    fc.assert(
      fc.property(fc.array(anyChunk, { maxLength: 6 }), (chunks) => {
        const bytes = file('DIV-BIZ2', chunks);
        const issues = openModel(bytes).issues.filter(({ rule }) =>
          /tail|width|trailing|bit|length/.test(rule),
        );
        // What is no chunk has no place among chunks; the tree keeps it.
        fc.pre(issues.every(({ rule }) => rule === 'chunk-long-width'));
        expect(leaves(rewritten(bytes))).toEqual(leaves(bytes));
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  it('keeps second names, odd meshes, odd switches and unknown references as they are', () => {
    const point = chunk('XYZ', floats([1, 2, 3]));
    const corner = (...corners: number[]) => corners.flatMap((one) => little(one, 4));
    const patch = chunk('PATCH', [
      ...chunk('NAME', letters('a\0')),
      ...chunk('NAME', letters('b\0')),
      ...chunk('SV_DECAL', [2]),
      ...chunk('SV_FACETED', []),
      ...chunk('SV_F_MATERIAL', [1, ...letters('a:b'), 0, 7]),
      ...chunk('SV_B_MATERIAL', [3, 3]),
      ...chunk('SV_SPECIAL', letters('x\0y\0')),
      ...chunk('PMESH', [...point, ...point]),
      ...chunk('PMESH', [...point, ...chunk('PCONN_LIST', [3, ...corner(0, 0, 0, 0)])]),
      ...chunk('PMESH', [...point, ...chunk('PCONN_LIST', [2, ...corner(0, 0)])]),
      ...chunk('PMESH', [...chunk('CONNECTION_LIST', corner(0, 0, 0)), ...point]),
      ...chunk('PMESH', chunk('XYZ', [1, 2])),
      ...chunk('PMESH', []),
      ...chunk('SPHERE_LIST', [...chunk('SPHERE', [1]), ...point]),
      ...chunk('SPHERE_LIST', chunk('SPHERE', [1])),
    ]);
    const bytes = file('DIV-BIZ2', [
      chunk('HEADER', []),
      chunk('OBJECT', chunk('LOD', patch)),
      chunk('BIZ_DONE', []),
    ]);
    expect(leaves(rewritten(bytes))).toEqual(leaves(bytes));
    const described = describeModel(openModel(bytes)).objects?.[0]?.levels[0]?.patches[0];
    expect(described?.name).toBe('a');
    expect(described?.others?.map(({ tag }) => tag)).toEqual([
      'NAME',
      'SV_DECAL',
      'SV_FACETED',
      'SV_F_MATERIAL',
      'SV_B_MATERIAL',
      'SV_SPECIAL',
      ...Array(6).fill('PMESH'),
      'SPHERE_LIST',
    ]);
    expect(described?.sphereLists).toHaveLength(1);
  });
});
