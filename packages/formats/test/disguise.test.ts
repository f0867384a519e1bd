import { FormatError, memorySource } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { disguisedSource, disguiseKey, turned } from '../../../tools/fixtures/valve/disguised-source.js';
import { repeatedKeyAt } from '../src/container/disguise/index.js';
import { type GameMap, open, openSource, registryEntry, save } from '../src/index.js';
import { expectFormatError } from './support/expect-format-error.js';

const TACTICAL_INTERVENTION = 'fix-korea/tactical-intervention';

async function stored(): Promise<Uint8Array> {
  return disguisedSource(await registryEntry('valve/alien-swarm').load());
}

function firstPlane(map: GameMap): { distance: number } {
  return (map.lump('PLANES') as unknown as { at(i: number): { distance: number } }).at(0);
}

describe('files whose bytes are combined with a key', () => {
  it('are found by the key that stands bare in them, and say so', async () => {
    const bytes = await stored();
    expect(String.fromCharCode(...bytes.subarray(0, 4))).not.toBe('VBSP');
    const map = await open(bytes.slice());
    expect(map.branch.id).toBe(TACTICAL_INTERVENTION);
    expect(map.version).toBe(21);
    expect(map.issues).toEqual([]);
    expect(map.candidates[0]?.evidence[0]?.text).toBe(
      'disguised: every byte combined with one of 32 key bytes',
    );
  });

  it('come back as they were, also piece by piece from a source', async () => {
    const bytes = await stored();
    const given = bytes.slice();
    expect(Buffer.compare(save(await open(given)).bytes, bytes)).toBe(0);
    expect(Buffer.compare(given, bytes)).toBe(0);
    const opened = await openSource(memorySource(bytes));
    expect(opened.map.branch.id).toBe(TACTICAL_INTERVENTION);
    expect(Buffer.compare((await opened.save(await opened.load())).bytes, bytes)).toBe(0);
    const parts: Uint8Array[] = [];
    for await (const part of (await opened.rewrite()).parts) parts.push(part.bytes);
    expect(Buffer.compare(Buffer.concat(parts), bytes)).toBe(0);
  });

  it("are found in a part of other memory, too, such as a Node buffer, which isn't changed", async () => {
    const bytes = await stored();
    const memory = Buffer.alloc(bytes.length + 8);
    const given = memory.subarray(8);
    given.set(bytes);
    const map = await open(given);
    expect(map.branch.id).toBe(TACTICAL_INTERVENTION);
    expect(Buffer.compare(given, bytes)).toBe(0);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    expect(Buffer.compare(given, bytes)).toBe(0);
    await expect(open(memory.subarray(4))).rejects.toThrow(FormatError);
    expect(Buffer.compare(given, bytes)).toBe(0);
  });

  it('are changed beneath, and hidden again with the same key', async () => {
    const bytes = await stored();
    const map = await open(bytes.slice());
    const { distance } = firstPlane(map);
    firstPlane(map).distance = distance + 8;
    const written = save(map).bytes;
    const changed = [...bytes.keys()].filter((i) => written[i] !== bytes[i]);
    const at = map.entryOf('PLANES').offset + 12;
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.every((i) => i >= at && i < at + 4)).toBe(true);
    expect(firstPlane(await open(written)).distance).toBe(distance + 8);
    map.lump('ENTITIES').setBytes(new Uint8Array([0]));
    expect(String.fromCharCode(...turned(save(map).bytes).subarray(0, 4))).toBe('VBSP');
  });

  it("are found again however they were changed, and refused where the key wouldn't stand bare", async () => {
    const bytes = await stored();
    const text = new TextEncoder().encode('{\n"classname" "worldspawn"\n}\n\0');
    for (const layout of ['keep', 'stock'] as const) {
      const map = await open(bytes.slice());
      map.lump('ENTITIES').setBytes(text);
      const again = await open(save(map, { layout }).bytes);
      expect(Buffer.compare(again.lump('ENTITIES').bytes, text)).toBe(0);
      expect(again.issues).toEqual([]);
      map.lump('CLIENT_ENTITIES').setBytes(text);
      const error = await expectFormatError('does-not-fit', () => save(map, { layout }));
      expect(error.offset).toBe(384);
    }
  });

  it('are refused when what lies beneath is no map, or the file ends before the key', async () => {
    const bytes = await stored();
    const other = bytes.slice();
    other[5] = (other[5] as number) ^ 1;
    await expect(open(other)).rejects.toThrow(FormatError);
    await expect(open(bytes.slice(0, 415))).rejects.toThrow(FormatError);
    await expect(open(new Uint8Array(4096))).rejects.toThrow(FormatError);
  });
});

describe('a key that stands bare', () => {
  it('is put in the order of the file, wherever it was found', () => {
    const finder = repeatedKeyAt(40, 32);
    const file = new Uint8Array(80).map((_, i) => disguiseKey[i % 32] as number);
    const bytes = Uint8Array.of(1, 2, 3);
    finder.find(file)?.turn(bytes, 31);
    expect([...bytes]).toEqual([
      1 ^ (disguiseKey[31] as number),
      2 ^ (disguiseKey[0] as number),
      3 ^ (disguiseKey[1] as number),
    ]);
    expect(finder.find(file.subarray(0, 71))).toBeUndefined();
    expect(finder.find(new Uint8Array(80))).toBeUndefined();
  });
});
