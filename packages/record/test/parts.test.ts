import { describe, expect, it } from 'vitest';
import {
  formatIssue,
  i32,
  inUnpacked,
  issue,
  list,
  many,
  PlacedRecords,
  RowContent,
  sequence,
  struct,
  text,
  u16,
} from '../src/index.js';
import { refused } from './support/bytes-and-errors.js';

class Head extends struct(4, { kind: u16, size: u16 }) {}

const names = sequence('Names', {
  count: i32,
  names: many(text(4), 'count'),
  rest: many(u16, 'rest'),
});

const place = { name: 'LUMP', offset: 1000, byteOrder: 'little' } as const;

describe('parts of a sequence', () => {
  const bytes = names.build({ count: 2, names: ['a', 'b'], rest: [7] });

  it('are content of their own by name, with their places in the file', () => {
    const parts = names.open({ ...place, bytes }).namedParts();
    const shown = Array.from(parts, ([name, part]) => {
      const content = part.open();
      return [name, content.name, content.length, content.offset, content.block(0, 9)];
    });
    expect(shown).toEqual([
      ['count', 'LUMP.count', 1, 1000, [2]],
      ['names', 'LUMP.names', 2, 1004, ['a', 'b']],
      ['rest', 'LUMP.rest', 1, 1012, [7]],
    ]);
  });

  it('are live: what is written through one is there in the other', () => {
    const content = names.open({ ...place, bytes: bytes.slice() });
    const part = content.namedParts().get('count')?.open();
    content.parts.count = 9;
    expect(part?.block(0, 1)).toEqual([9]);
  });

  it('are only those that are there when the bytes are cut', () => {
    const cut = names.open({ ...place, bytes: bytes.subarray(0, 3) });
    expect([...cut.namedParts().keys()]).toEqual(['names', 'rest']);
    expect(cut.namedParts().get('names')?.open().length).toBe(0);
  });

  it('hold no more than there is, whatever a count says', () => {
    const huge = bytes.slice();
    new DataView(huge.buffer).setInt32(0, 0x7fffffff, true);
    const content = names.open({ ...place, bytes: huge });
    expect(content.namedParts().get('names')?.open().length).toBe(2);
    expect(content.status).toBe('truncated');
  });
});

describe('records that lie apart', () => {
  const bytes = Uint8Array.of(1, 0, 2, 0, 0xff, 3, 0, 4, 0);
  const heads = new PlacedRecords(Head, { ...place, bytes }, [0, 5]);

  it('are read where they are', () => {
    expect(heads.block(0, 9)).toEqual([
      { kind: 1, size: 2 },
      { kind: 3, size: 4 },
    ]);
    expect([heads.length, heads.offsetOf(1), heads.at(1).kind]).toEqual([2, 1005, 3]);
    expect([...heads.gathered()]).toEqual([1, 0, 2, 0, 3, 0, 4, 0]);
  });

  it('are live, one by one, and no list that could be resized', () => {
    const own = bytes.slice();
    new PlacedRecords(Head, { ...place, bytes: own }, [5]).at(0).kind = 9;
    expect(own[5]).toBe(9);
    refused('unsupported', () => heads.setBytes());
    refused('not-found', () => heads.at(2));
  });
});

describe('rows', () => {
  const rows = { columns: [{ name: 'n' }], length: 3, row: (i: number) => ({ n: i * i }) };
  const content = new RowContent({ ...place, bytes: new Uint8Array(8) }, rows);

  it('are plain data block by block, and can not be changed', () => {
    expect([content.blockCount(2), content.block(1, 2), content.block(9, 2)]).toEqual([2, [{ n: 4 }], []]);
    refused('unsupported', () => content.setBytes());
  });
});

describe('a place in what a compressed block unpacks to', () => {
  const inside = list(u16).open({ ...place, bytes: new Uint8Array(5) }).issues[0];

  it('names the block and the place in it, and no offset that the file has not', () => {
    const told = inUnpacked({ ...issue('r', 'error', 'bad-value', { message: 'no', offset: 1004 }) }, 1000);
    expect(formatIssue(told)).toBe('error: @0x3e8 (unpacked +0x4): no [r]');
    expect(inUnpacked(told, 0)).toBe(told);
    expect(inside?.unpackedOffset).toBeUndefined();
  });
});
