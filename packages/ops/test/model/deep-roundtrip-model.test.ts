import { openModel } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { libraryFile } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { chunk, file, floats } from '../../../formats/test/bgf/support/byte-model.js';
import { deepRoundtripModel } from '../../src/model/index.js';

describe('a model taken apart and put together again', () => {
  it('is the same, and says how much of it was understood', () => {
    const bytes = walkerFile();
    const report = deepRoundtripModel(openModel(bytes));
    expect(report.identical).toBe(true);
    expect(report.typedBytes + report.opaqueBytes).toBe(bytes.length);
    // What no document describes: version, date, time, a transition and two spheres.
    expect(report.opaqueBytes).toBe(2 + 3 + 3 + 4 + 4 + 8);
    const opaque = report.tags.filter(({ opaqueBytes }) => opaqueBytes > 0).map(({ name }) => name);
    expect(opaque).toEqual(['VERSION', 'DATE', 'TIME', 'LOD_TRANSITION', 'SPHERE']);
    expect(report.tags.find(({ name }) => name === 'SV_F_MATERIAL')).toMatchObject({
      nonCanonical: 0,
      identical: true,
    });
  });

  it('counts unknown chunks, left bytes and odd numbers as bytes', () => {
    const library = deepRoundtripModel(openModel(libraryFile()));
    expect(library.identical).toBe(true);
    expect(library.tags.find(({ name }) => name === '0x0100')).toMatchObject({ chunks: 3, records: 0 });
    const odd = file('DIV-BIZ2', [
      chunk('PMESH', [...chunk('XYZ', [...floats([Number.NaN, 1, 2]), 7]), 5, 5]),
      [1, 2],
    ]);
    const report = deepRoundtripModel(openModel(odd));
    expect(report.identical).toBe(true);
    expect(report.opaqueBytes).toBe(12 + 1 + 2 + 2);
    expect(report.tags.map(({ name, nonCanonical }) => [name, nonCanonical])).toEqual([
      ['PMESH', 0],
      ['XYZ', 1],
    ]);
  });
});
