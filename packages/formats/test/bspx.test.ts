import { formatIssue, toJsonText } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { bspx } from '../src/container/bspx/index.js';
import { findPart } from '../src/map/part-path.js';
import { openAs, save } from '../src/open.js';
import { APPENDED_AT, branch, container, counted, mapOf, mapWith, words } from './support/bspx-maps.js';
import { everyLump } from './support/bspx-samples.js';

const opened = (file: Uint8Array) => openAs(branch, new Uint8Array(file));

describe('a map with further lumps', () => {
  const file = mapOf(everyLump);

  it('has them by name, typed where they are known', () => {
    const map = opened(file);
    expect(map.issues).toEqual([]);
    const { BSPX } = map.lumps;
    expect(BSPX.issues.map(formatIssue)).toEqual([]);
    expect(BSPX.lumps.map(({ id }) => id)).toEqual(everyLump.map(({ name }) => name));
    for (const { name, bytes } of everyLump) expect(BSPX.find(name)?.content.bytes, name).toEqual(bytes);
    expect(BSPX.find('LMOFFSET')?.content.at(1)).toBe(-1);
    expect(BSPX.find('SOMETHING_ELSE')?.content.kind).toBe('opaque');
    expect(findPart(map, 'BSPX.brushlist.plane').content.length).toBe(2);
    expect(BSPX.rows().row(1)).toEqual({
      name: 'DECOUPLED_LM',
      offset: BSPX.directory.parts.entries.at(1).offset,
      length: 80,
      storedLength: 80,
    });
  });

  it('comes back byte for byte, and from plain data', () => {
    const map = opened(file);
    const { BSPX } = map.lumps;
    for (const size of [1, 3, 4096]) {
      const made: number[] = [];
      for (let i = 0; i < BSPX.blockCount(size); i++) {
        const block = JSON.parse(toJsonText(BSPX.block(i, size))) as unknown;
        made.push(...branch.lumps.BSPX.type.rebuild(block, { name: 'BSPX', byteOrder: 'little' }, 0));
      }
      expect(Uint8Array.from(made)).toEqual(BSPX.bytes);
    }
    expect(save(map).bytes).toEqual(file);
    expect(save(opened(file), { layout: 'stock' }).bytes).toEqual(file);
  });

  it('is looked for behind the last lump, at a multiple of four', () => {
    const { entries } = opened(file).head;
    expect(container.appendedAt?.(entries, file.length)).toEqual({ offset: APPENDED_AT, size: 4 });
    expect(container.appendedAt?.(entries, APPENDED_AT + 3)).toBeUndefined();
  });

  it('has their offsets moved when a lump before them grows, though nobody looked at them', () => {
    const map = opened(file);
    map.lumps.FIRST.resize(50);
    const { bytes, report } = save(map);
    expect(report.moved.map(({ lump }) => lump)).toContain('BSPX');
    const now = openAs(branch, bytes);
    expect(now.entryOf('BSPX').start).toBe(108);
    expect(now.lumps.BSPX.issues).toEqual([]);
    for (const { name, bytes: own } of everyLump)
      expect(now.lumps.BSPX.find(name)?.content.bytes).toEqual(own);
  });

  it('has one of them edited in place, and no other byte', () => {
    const map = opened(file);
    const planes = map.lumps.BSPX.find('BRUSHLIST')?.content.all('plane');
    const place = planes?.offsetOf(1) ?? 0;
    planes!.at(1).distance = 13;
    const now = save(map).bytes;
    const differing = [...now.keys()].filter((i) => now[i] !== file[i]);
    expect(differing).toEqual([place + 14]);
  });

  it('has one of them grow: those behind it are moved to multiples of four', () => {
    const map = opened(file);
    map.lumps.BSPX.find('LMSHIFT')?.content.append(9);
    map.lumps.BSPX.find('LMSHIFT')?.content.append(8);
    map.lumps.BSPX.find('LMSHIFT')?.content.append(7);
    const now = openAs(branch, save(map).bytes);
    expect(now.lumps.BSPX.issues).toEqual([]);
    expect(now.lumps.BSPX.find('LMSHIFT')?.content.bytes).toEqual(Uint8Array.of(1, 2, 9, 8, 7));
    for (const { entry } of now.lumps.BSPX.lumps) expect(entry.offset % 4).toBe(0);
    for (const { name, bytes } of everyLump.filter((one) => one.name !== 'LMSHIFT'))
      expect(now.lumps.BSPX.find(name)?.content.bytes).toEqual(bytes);
  });

  it('is one without them where nothing is appended, and gets them', () => {
    const bare = mapWith(new Uint8Array(0));
    const map = opened(bare);
    expect([map.lumps.BSPX.status, map.lumps.BSPX.length, map.lumps.BSPX.issues]).toEqual(['empty', 0, []]);
    expect(save(map).bytes).toEqual(bare);
    map.lumps.BSPX.setBytes(bspx().build([{ name: 'LMSHIFT', bytes: counted(3) }], { offset: 0 }));
    const now = openAs(branch, save(map).bytes);
    expect(now.lumps.BSPX.issues).toEqual([]);
    expect(now.lumps.BSPX.find('LMSHIFT')?.content.bytes).toEqual(counted(3));
  });

  it('is one without them where other bytes trail the file', () => {
    const trailing = mapWith(counted(40));
    const map = opened(trailing);
    expect(map.lumps.BSPX.status).toBe('empty');
    expect(save(map).bytes).toEqual(trailing);
  });
});

/** A map with a directory whose entries say whatever they are told to, followed by so many bytes. */
function handMade(
  entries: readonly { readonly name: string; readonly offset: number; readonly length: number }[],
  { tail, count = entries.length }: { readonly tail: Uint8Array; readonly count?: number },
): Uint8Array {
  const named = entries.map(({ name, offset, length }) => {
    const entry = new Uint8Array(32);
    for (let i = 0; i < name.length; i++) entry[i] = name.charCodeAt(i);
    entry.set(words(offset, length), 24);
    return entry;
  });
  const bytes = [...'BSPX'].map((one) => one.charCodeAt(0));
  return mapWith(Uint8Array.from([...bytes, ...words(count), ...named.flatMap((one) => [...one]), ...tail]));
}

describe('a damaged directory of further lumps', () => {
  const after = (entries: number): number => APPENDED_AT + 8 + entries * 32;

  it.each([
    [{ offset: 40, length: 8 }, 'bspx-entry', 'begins 24 bytes before the directory'],
    [{ offset: after(1), length: 9 }, 'bspx-entry', 'ends 1 bytes behind the end of the file'],
    [{ offset: 0x7fffffff, length: -1 }, 'bspx-entry', 'behind the end of the file'],
    [{ offset: after(1) - 4, length: 8 }, 'bspx-overlap', 'shares 4 bytes with the directory'],
  ])('says where %o is wrong, and keeps it', (place, rule, message) => {
    const file = handMade([{ name: 'LMSHIFT', ...place }], { tail: counted(8) });
    const map = opened(file);
    const [first, ...others] = map.lumps.BSPX.issues;
    expect(others).toEqual([]);
    expect(first).toMatchObject({ rule, path: ['BSPX.LMSHIFT'], offset: APPENDED_AT + 8 });
    expect(first?.message).toContain(message);
    expect(save(map).bytes).toEqual(file);
  });

  it('leaves an offset alone that points elsewhere, when the rest is moved', () => {
    const entries = [
      { name: 'LMSHIFT', offset: 40, length: 8 },
      { name: 'LMSTYLE', offset: after(2), length: 8 },
    ];
    const map = opened(handMade(entries, { tail: counted(8) }));
    map.lumps.FIRST.resize(50);
    const now = openAs(branch, save(map).bytes).lumps.BSPX;
    expect(now.find('LMSTYLE')?.content.bytes).toEqual(counted(8));
    expect(now.directory.parts.entries.at(0).offset).toBe(40);
  });

  it('reads as many of too many entries as there may be, and moves all of them', () => {
    const entries = Array.from({ length: 70 }, (_, i) => ({ name: `X${i}`, offset: after(70), length: 4 }));
    const file = handMade(entries, { tail: counted(4) });
    const map = opened(file);
    expect(map.lumps.BSPX.length).toBe(64);
    expect(map.lumps.BSPX.issues[0]).toMatchObject({ rule: 'bspx-count', expected: 'at most 64', found: 70 });
    expect(save(map).bytes).toEqual(file);
    map.lumps.FIRST.resize(50);
    const moved = save(map).bytes;
    const d = new DataView(moved.buffer, moved.byteOffset);
    expect(d.getUint32(108 + 8 + 69 * 32 + 24, true)).toBe(after(70) + 44);
  });

  it('is read as bytes where many entries name the same ones', () => {
    const entries = Array.from({ length: 9 }, () => ({ name: 'LMSHIFT', offset: after(10), length: 400 }));
    const own = { name: 'LMSTYLE', offset: after(10) + 400, length: 8 };
    const { BSPX } = opened(handMade([...entries, own], { tail: counted(408) })).lumps;
    const { type } = branch.lumps.BSPX;
    const blocks = Array.from({ length: BSPX.blockCount(512) }, (_, i) => [
      ...type.rebuild(BSPX.block(i, 512), { name: 'BSPX', byteOrder: 'little' }, 0),
    ]);
    expect(Uint8Array.from(blocks.flat())).toEqual(BSPX.bytes);
    const { lumps } = BSPX;
    expect(lumps.map(({ content }) => content.kind === 'opaque')).toEqual([
      ...Array.from({ length: 7 }, () => false),
      ...Array.from({ length: 3 }, () => true),
    ]);
  });

  it('says that a count is more than there is room for', () => {
    const file = handMade([{ name: 'LMSHIFT', offset: after(1), length: 8 }], {
      tail: counted(8),
      count: -1,
    });
    const map = opened(file);
    expect(map.lumps.BSPX.issues[0]).toMatchObject({ rule: 'sequence-count', offset: APPENDED_AT + 8 });
    expect(map.lumps.BSPX.find('LMSHIFT')?.content.length).toBe(8);
    expect(save(map).bytes).toEqual(file);
  });

  it('takes the first of two of a name', () => {
    const entries = [
      { name: 'LMSHIFT', offset: after(2), length: 4 },
      { name: 'LMSHIFT', offset: after(2) + 4, length: 4 },
    ];
    const map = opened(handMade(entries, { tail: counted(8) }));
    expect(map.lumps.BSPX.issues.map(({ rule }) => rule)).toEqual(['bspx-name-twice']);
    expect(map.lumps.BSPX.find('LMSHIFT')?.content.bytes).toEqual(counted(4));
    expect([...map.lumps.BSPX.namedParts().keys()]).toEqual(['LMSHIFT', 'LMSHIFT#2']);
  });

  it('holds names that are no names of properties', () => {
    const map = opened(handMade([{ name: '__proto__', offset: after(1), length: 4 }], { tail: counted(4) }));
    expect(map.lumps.BSPX.find('__proto__')?.content.kind).toBe('opaque');
  });

  it('may be the four letters alone', () => {
    const file = mapWith(Uint8Array.of(0x42, 0x53, 0x50, 0x58));
    const map = opened(file);
    expect(map.lumps.BSPX.issues.map(({ rule }) => rule)).toEqual(['bspx-magic']);
    expect(save(map).bytes).toEqual(file);
  });
});
