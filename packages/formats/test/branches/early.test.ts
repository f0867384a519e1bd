import {
  type Branch,
  EntityText,
  type GameLump,
  type GameMap,
  open,
  openAs,
  registryEntry,
  save,
} from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { tinySource, tinySourceLumps } from '../../../../tools/fixtures/valve/tiny-source.js';

/** Maps from before Half-Life 2 or beside it, with what documents say of their files: sizes in bytes, by lump. */
const games = [
  { id: 'troika/bloodlines', version: 17, sizes: { 7: 104, 10: 32, 26: 176, 27: 104 } },
  { id: 'valve/half-life2-beta-17', version: 17, sizes: { 7: 68, 10: 32, 26: 172, 27: 68 } },
  { id: 'valve/half-life2-beta-18', version: 18, sizes: { 7: 72, 10: 56, 26: 176, 27: 72 } },
  { id: 'ritual/sin-episodes', version: 19, sizes: { 7: 56, 10: 56, 26: 176, 27: 56 } },
] as const;

async function fileOf(id: string): Promise<Uint8Array> {
  return tinySource({ branch: await registryEntry(id).load() });
}

/** A word of a lump's entry in the directory, by hand: offset, length, version. */
function entryAt(index: number, word: 0 | 1 | 2): number {
  return 8 + index * 16 + word * 4;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function nameOf(map: GameMap, index: number): string {
  return map.lumpNames.find((one) => map.entryOf(one).index === index) as string;
}

describe.each(games)('$id', ({ id, version, sizes }) => {
  it('has the version and the record sizes that documents give', async () => {
    const bytes = await fileOf(id);
    const view = viewOf(bytes);
    expect(view.getInt32(4, true)).toBe(version);
    const branch: Branch = await registryEntry(id).load();
    const map = openAs(branch, bytes.slice());
    for (const [index, size] of Object.entries(sizes)) {
      const name = nameOf(map, Number(index));
      const length = view.getInt32(entryAt(Number(index), 1), true);
      expect([name, length]).toEqual([name, map.lump(name).length * size]);
      // Leaves have lump version 0 in all of them.
      if (index === '10') expect(view.getInt32(entryAt(10, 2), true)).toBe(0);
    }
  });

  it('is found, and written back as it was', async () => {
    const bytes = await fileOf(id);
    const map = await open(bytes.slice());
    const best = map.candidates.filter(({ score }) => score === map.candidates[0]?.score);
    // One layout: what tells SiN Episodes is the classes of its entities.
    expect(best.map(({ branch }) => branch)).toEqual(
      id === 'ritual/sin-episodes' ? ['valve/source-2004', id] : [id],
    );
    expect(map.lumpNames.flatMap((name) => map.lump(name).issues)).toEqual([]);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
    expect(Buffer.compare(save(map, { layout: 'stock' }).bytes, bytes)).toBe(0);
  });

  it('changes one byte when one light style is set', async () => {
    const bytes = await fileOf(id);
    const map = await open(bytes.slice());
    const faces = map.lump('FACES') as unknown as {
      at(i: number): { styles: { set(slot: number, style: number): void } };
    };
    faces.at(1).styles.set(2, 77);
    const after = save(map).bytes;
    const changed = [...after.keys()].filter((i) => after[i] !== bytes[i]);
    const styles = { 17: id === 'troika/bloodlines' ? 48 : 32, 18: 32, 19: 16 }[version];
    expect(changed).toEqual([viewOf(bytes).getInt32(entryAt(7, 0), true) + sizes[7] + styles + 2]);
  });
});

describe('the face of Bloodlines', () => {
  it('has its numbers where the article and the engine have them', async () => {
    const bytes = await fileOf('troika/bloodlines');
    const branch = await registryEntry('troika/bloodlines').load();
    const { contents } = tinySourceLumps({ branch });
    const faces = contents['FACES'] as readonly Readonly<Record<string, number>>[];
    const view = viewOf(bytes);
    const start = view.getInt32(entryAt(7, 0), true);
    const water = faces.findIndex(({ primitiveCount }) => (primitiveCount as number) > 0);
    expect(water).toBeGreaterThan(-1);
    for (const i of [0, water]) {
      const face = start + i * 104;
      expect({
        plane: view.getUint16(face + 32, true),
        firstEdge: view.getInt32(face + 36, true),
        edgeCount: view.getInt16(face + 40, true),
        texture: view.getInt16(face + 42, true),
        displacement: view.getInt16(face + 44, true),
        lightOffset: view.getInt32(face + 72, true),
        originalFace: view.getInt32(face + 96, true),
        primitiveCount: view.getUint16(face + 100, true) & 0x7fff,
        firstPrimitive: view.getUint16(face + 102, true),
      }).toEqual(
        Object.fromEntries(
          [
            ...['plane', 'firstEdge', 'edgeCount', 'texture', 'displacement'],
            ...['lightOffset', 'originalFace', 'primitiveCount', 'firstPrimitive'],
          ].map((name) => [name, faces[i]?.[name]]),
        ),
      );
      // The average of the light comes first, three colours and a signed power of two.
      expect([view.getUint8(face), view.getInt8(face + 3)]).toEqual([0x80 + i, -1]);
      // Slots of light styles that aren't used are 255; those named after day and night are 0.
      expect([...bytes.subarray(face + 52, face + 72)]).toEqual([
        ...[255, 255, 255, 255],
        ...new Array<number>(16).fill(0),
      ]);
    }
  });
});

describe('the entities of Bloodlines', () => {
  it('hold quotes in lines of script, which stay as they are', async () => {
    const map = await open(await fileOf('troika/bloodlines'));
    const entities = map.lump('ENTITIES') as EntityText;
    expect(entities).toBeInstanceOf(EntityText);
    const script = entities.entities.flatMap((entity) => entity.pairs.map(({ value }) => value));
    expect(script.some((value) => value.includes('say("hello")'))).toBe(true);
    expect(entities.issues).toEqual([]);
    expect(String.fromCharCode(...entities.bytes)).toContain(String.raw`say(\"hello\")`);
    const other = entities.entities.find(({ classname }) => classname === 'logic_auto');
    other?.set('message', 'he said "no"');
    expect(String.fromCharCode(...entities.bytes)).toContain(String.raw`"message" "he said \"no\""`);
  });

  it('tell the game where sizes do not', async () => {
    const map = await open(await fileOf('troika/bloodlines'));
    const entities = map.lump('ENTITIES') as EntityText;
    entities.document.append([['classname', 'npc_VHuman']]);
    const again = await open(save(map).bytes.slice());
    const [first] = again.candidates;
    expect(first?.branch).toBe('troika/bloodlines');
    expect(first?.evidence.map(({ text }) => text)).toContain('1 of entity class npc_vhuman');
  });
});

describe('what else Bloodlines has', () => {
  it('is detail props of version 2, which are models alone, 40 bytes each', async () => {
    const bytes = await fileOf('troika/bloodlines');
    const map = await open(bytes.slice());
    const detail = (map.lump('GAME_LUMP') as GameLump).find('dprp');
    expect(detail?.version).toBe(2);
    const content = detail?.content as unknown as {
      readonly layout: string;
      readonly parts: {
        readonly models: { readonly length: number };
        readonly props: { readonly length: number };
      };
      readonly bytes: Uint8Array;
    };
    expect(content.layout).toBe('v2');
    const { models, props } = content.parts;
    expect(props.length).toBeGreaterThan(0);
    expect(content.bytes.length).toBe(4 + models.length * 128 + 4 + props.length * 40);
  });

  it('are brushes with sides that stand there several times: all are kept, in their order', async () => {
    const branch = await registryEntry('troika/bloodlines').load();
    const map = await open(tinySource({ branch }));
    const sides = map.lump('BRUSH_SIDES') as unknown as {
      at(i: number): { toBytes(): Uint8Array };
      readonly length: number;
      readonly bytes: Uint8Array;
    };
    const brushes = map.lump('BRUSHES') as unknown as {
      at(i: number): { firstSide: number; sideCount: number };
    };
    // The first brush gets the sides of the second one as well, which are made the same as its own.
    const { sideCount } = brushes.at(0);
    for (let i = 0; i < sideCount; i++) sides.bytes.set(sides.at(i).toBytes(), (sideCount + i) * 8);
    brushes.at(0).sideCount = sideCount * 2;
    const again = await open(save(map).bytes.slice());
    expect((again.lump('BRUSHES') as unknown as typeof brushes).at(0).sideCount).toBe(sideCount * 2);
    expect(again.lump('BRUSH_SIDES').issues).toEqual([]);
    expect(Buffer.compare(again.lump('BRUSH_SIDES').bytes, sides.bytes)).toBe(0);
  });
});

describe('version 17', () => {
  it('is not opened as either game silently where neither sizes nor entities tell', async () => {
    const bytes = await fileOf('troika/bloodlines');
    // Without faces and displacements the two layouts fit alike.
    for (const index of [7, 26, 27]) viewOf(bytes).setInt32(entryAt(index, 1), 0, true);
    await expect(open(bytes)).rejects.toMatchObject({ code: 'ambiguous' });
  });

  it('keeps its game when one lump is cut, which is an issue of that lump alone', async () => {
    const bytes = await fileOf('troika/bloodlines');
    const view = viewOf(bytes);
    view.setInt32(entryAt(27, 1), view.getInt32(entryAt(27, 1), true) - 3, true);
    const map = await open(bytes.slice());
    expect(map.branch.id).toBe('troika/bloodlines');
    expect(map.lump('ORIGINAL_FACES').status).toBe('remainder');
    const remarked = map.lumpNames.filter((name) => map.lump(name).issues.length > 0);
    expect(remarked.filter((name) => name !== 'ORIGINAL_FACES')).toEqual([]);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
  });
});

describe('SiN Episodes', () => {
  it('is told from Half-Life 2 by its entities', async () => {
    const map = await open(await fileOf('ritual/sin-episodes'));
    (map.lump('ENTITIES') as EntityText).document.append([['classname', 'npc_druglab_jetpack']]);
    const again = await open(save(map).bytes.slice());
    expect(again.branch.id).toBe('ritual/sin-episodes');
    expect(Buffer.compare(save(again).bytes, save(map).bytes)).toBe(0);
  });
});

describe('leaves of the leaked version 18', () => {
  it('may have no light: their size decides', async () => {
    const bytes = await fileOf('valve/half-life2-beta-18');
    const view = viewOf(bytes);
    const count = view.getInt32(entryAt(10, 1), true) / 56;
    // One leaf less than divides by 56 as well.
    view.setInt32(entryAt(10, 1), (count - (count % 7 === 0 ? 1 : 0)) * 32, true);
    const map = await open(bytes);
    const leaves = map.lump('LEAVES') as unknown as { readonly layout: string; readonly length: number };
    expect(leaves.layout).toBe('plain');
    expect(map.lump('LEAVES').issues).toEqual([]);
  });
});

describe('version 20 with the layout of 2004', () => {
  /** A map of Source 2004 with another version; lumps 11 and 28 are empty, as its compilers left them. */
  async function renumbered(version: number): Promise<Uint8Array> {
    const bytes = await fileOf('valve/source-2004');
    const view = viewOf(bytes);
    view.setInt32(4, version, true);
    for (const index of [11, 28]) view.setInt32(entryAt(index, 1), 0, true);
    return bytes;
  }

  it('is Source 2004, by the version of its leaves', async () => {
    const bytes = await renumbered(20);
    const map = await open(bytes.slice());
    expect(map.branch.id).toBe('valve/source-2004');
    const leaves = map.lump('LEAVES') as unknown as { at(i: number): { ambientLight?: unknown } };
    expect(leaves.at(0).ambientLight).toBeDefined();
    expect(map.lump('LEAVES').issues).toEqual([]);
    expect(Buffer.compare(save(map).bytes, bytes)).toBe(0);
  });

  it('is read by the branches of version 20 as well', async () => {
    for (const id of ['valve/source-2006', 'valve/orange-box']) {
      const map = openAs(await registryEntry(id).load(), await renumbered(20));
      const leaves = map.lump('LEAVES');
      expect([id, leaves.issues, leaves.bytes.length / leaves.length]).toEqual([id, [], 56]);
    }
  });

  it('does not take the maps of Episode One, whose lumps it does not know', async () => {
    const map = await open(await fileOf('valve/source-2006'));
    const score = (id: string): number | undefined =>
      map.candidates.find(({ branch }) => branch === id)?.score;
    expect(score('valve/source-2004')).toBeLessThan(score('valve/source-2006') as number);
  });
});
