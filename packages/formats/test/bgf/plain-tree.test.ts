import { fromHex, toJsonText } from '@brushwork/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryFile, madeUpSchema } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import {
  buildTree,
  type ChunkSchema,
  modelSchema,
  openModel,
  type PlainChunk,
  type PlainTree,
  plainTree,
} from '../../src/index.js';
import { expectFormatError } from '../support/expect-format-error.js';
import { anyChunk } from './support/any-chunk.js';
import { chunk, file, floats, letters } from './support/byte-model.js';

/** Bytes to plain data, to JSON text, and back to bytes. */
function throughJson(bytes: Uint8Array, schema: ChunkSchema = modelSchema): Uint8Array {
  const text = toJsonText(plainTree(openModel(bytes, { schema }).tree));
  return buildTree(JSON.parse(text) as PlainTree, { schema });
}

function edited(change: (chunks: PlainChunk[]) => void): () => Uint8Array {
  return () => {
    const plain = plainTree(openModel(walkerFile()).tree);
    const chunks = [...plain.chunks];
    change(chunks);
    return buildTree({ ...plain, chunks }, { schema: modelSchema });
  };
}

describe('plain data', () => {
  it('gives the bytes of a model and a library back through JSON text', () => {
    expect(throughJson(walkerFile())).toEqual(walkerFile());
    expect(throughJson(libraryFile())).toEqual(libraryFile());
    expect(throughJson(libraryFile(), madeUpSchema)).toEqual(libraryFile());
  });

  it('holds values by name, and bytes only where the layout is not known', () => {
    const { chunks } = plainTree(openModel(walkerFile()).tree);
    const of = (tag: string) => chunks.find((one) => one.tag === tag);
    expect(of('SV_SPECIAL')).toEqual({ depth: 3, tag: 'SV_SPECIAL', data: 'dz_hip\0' });
    expect(of('SV_F_MATERIAL')?.data).toEqual({ type: 1, name: 'wlkbase:hull_mtl' });
    expect(of('LOD_DISTANCE')?.data).toEqual([{ in: 0, out: 50 }]);
    expect(of('PCONN_LIST')?.parts?.[0]).toEqual({ part: 'pointsPerFace', value: 4 });
    expect(of('UNIT')).toEqual({ depth: 1, tag: 'UNIT', layout: 'u8', data: [1] });
    expect(of('VERSION')?.data).toBe('0208');
    const undescribed = chunks.filter(({ data }) => typeof data === 'string' && /^[\da-f]+$/.test(data));
    expect(new Set(undescribed.map(({ tag }) => tag))).toEqual(
      new Set(['VERSION', 'DATE', 'TIME', 'LOD_TRANSITION', 'SPHERE']),
    );
  });

  it('gives any bytes in chunks back, whatever their tags, widths and ends', () => {
    fc.assert(
      fc.property(
        fc.array(anyChunk, { maxLength: 5 }),
        fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 6 }),
        fc.nat(400),
        (chunks, tail, cut) => {
          const whole = file('DIV-BIZ2', [...chunks, tail]);
          const bytes = whole.subarray(0, Math.max(8, whole.length - cut * (cut % 2)));
          const model = openModel(bytes);
          expect(model.save()).toEqual(bytes);
          expect(throughJson(bytes)).toEqual(bytes);
          for (const { offset } of model.issues) expect(offset).toBeLessThanOrEqual(bytes.length);
        },
      ),
      { numRuns: 300, seed: 1 },
    );
  });

  it('keeps values that JSON has no number for', () => {
    const odd = [...fromHex('0000c07f010080ff000000800000807f', 16, [])];
    const vertices = chunk('XYZ', [...odd, ...floats([1, 2, 3, 4, 5]), 9]);
    const bytes = file('DIV-BIZ2', [chunk('PMESH', vertices)]);
    expect(throughJson(bytes)).toEqual(bytes);
  });

  it('takes an edit, with lengths as they have become', () => {
    const longer = edited((chunks) => {
      const i = chunks.findIndex(({ tag }) => tag === 'SV_SPECIAL');
      chunks[i] = { ...(chunks[i] as PlainChunk), data: `${'dz_hip '.repeat(50)}\0` };
    })();
    const model = openModel(longer);
    expect(model.issues).toEqual([]);
    expect(model.parts().get('dz_hip')?.[0]?.settings.specials[0]).toHaveLength(350);
  });

  it('is refused where it is none', async () => {
    const at = (tag: string, change: object) =>
      edited((chunks) => {
        const i = chunks.findIndex((one) => one.tag === tag);
        chunks[i] = { ...(chunks[i] as PlainChunk), ...change };
      });
    await expectFormatError('not-found', at('SV_SPECIAL', { tag: 'NO_SUCH' }));
    await expectFormatError('not-found', at('SV_SPECIAL', { tag: 'MATERIAL' }));
    await expectFormatError('does-not-fit', at('OBJECT', { depth: 1 / 2 }));
    await expectFormatError('does-not-fit', at('NAME', { depth: 9 }));
    await expectFormatError('does-not-fit', at('SV_VERTEX', { layout: 'u64' }));
    await expectFormatError('does-not-fit', at('PCONN_LIST', { parts: 7 }));
    await expectFormatError(
      'does-not-fit',
      at('PCONN_LIST', { parts: [{ part: 'pointsPerFace', value: 256 }] }),
    );
    await expectFormatError('does-not-fit', at('SV_F_MATERIAL', { data: { type: 1, name: 'a\0b' } }));
    await expectFormatError('does-not-fit', at('LOD_DISTANCE', { data: [{ in: 0 }] }));
    await expectFormatError('does-not-fit', at('NAME', { width: 3 }));
    await expectFormatError('does-not-fit', at('NAME', { length: -1 }));
    await expectFormatError('does-not-fit', at('OBJECT', { tag: 'NAME', data: 'a' }));
    await expectFormatError('does-not-fit', () =>
      buildTree({ head: 'DIV-BIZ2' } as never, { schema: modelSchema }),
    );
    await expectFormatError('does-not-fit', () =>
      buildTree({ head: '\u0100', chunks: [] }, { schema: modelSchema }),
    );
    await expectFormatError(
      'does-not-fit',
      edited((chunks) => chunks.splice(1, 1, null as never)),
    );
  });
});

describe('a header of tags', () => {
  it('gives tags ids, and keeps what is known where it contradicts', async () => {
    const { withTagHeader } = await import('../../src/index.js');
    const told = withTagHeader(
      modelSchema,
      [
        '#define dpfTag_TRISTRIP 0x0050 /* a strip */',
        '  # define dpfTag_POLYSTRIP ( (uint16) 0x51U )',
        '#define dpfTag_LINE 82',
        '#define dpfValidTag(t) ((t) & 0x2fff)',
        '#define dpfTag_TEXT 0x4053',
        '#define PFILE_VERSION 208',
        '#define MAX_RAMP 0x90',
        '#define dpfTag_OBJECT 0x40',
        '#define dpfTag_XYZ 0x0040',
        '#define dpfTag_CONE 0x0060',
        '#define CONTEXT 0x61',
        '#define __proto__ 0x62',
      ].join('\r\n'),
    );
    expect(told.learned).toEqual(['TRISTRIP', 'POLYSTRIP', 'LINE']);
    expect(told.added).toEqual(['dpfTag_CONE']);
    expect(told.contradictions).toEqual(['dpfTag_XYZ is 0x0040, which is OBJECT here']);
    expect(told.schema.tags.get('POLYSTRIP')).toMatchObject({
      id: 0x51,
      kind: 'container',
      confidence: 'unknown',
    });
    expect(told.schema.tags.get('TEXT')?.id).toBeUndefined();
    expect(modelSchema.tags.get('LINE')?.id).toBeUndefined();
    const bytes = file('DIV-BIZ2', [chunk(0x50, chunk('NAME', letters('s\0')))]);
    expect(openModel(bytes, { schema: told.schema }).tree.find('TRISTRIP.NAME').payload.length).toBe(2);
  });
});
