import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ByteOrder, toJsonText } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { colorVariables } from '../src/branch/valve/records/color-variables.js';
import { detailPropLight, detailProps } from '../src/branch/valve/records/detail-props.js';
import { staticProps } from '../src/branch/valve/records/static-props-layouts.js';
import { type GameLump, gameLump } from '../src/container/game-lump/index.js';
import { readLzmaBlock } from '../src/container/lzma/lzma-block.js';
import { corpusFolder, sayIfSkipped } from './support/corpus.js';

const lumps = {
  sprp: staticProps,
  dprp: detailProps,
  dplt: detailPropLight,
  dplh: detailPropLight,
  clvr: colorVariables,
};
const type = gameLump({ lumps, decompress: readLzmaBlock });

const manifest = join(corpusFolder, 'MANIFEST.tsv');
const hasSourceMaps = existsSync(manifest) && existsSync(join(corpusFolder, 'source'));

/** A game lump that was cut out of a map, and what the corpus's list says of it. */
interface CutLump {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly offset: number;
  readonly byteOrder: ByteOrder;
  readonly notes: string;
}

function cutLumps(): CutLump[] {
  if (!hasSourceMaps) return [];
  return readFileSync(manifest, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([name = '']) => name.startsWith('source/') && name.endsWith('.bsp'))
    .flatMap((columns) => {
      const [name = ''] = columns;
      const file = new Uint8Array(readFileSync(join(corpusFolder, name)));
      const magic = String.fromCharCode(...file.subarray(0, 4));
      if (!['VBSP', 'PSBV'].includes(magic)) return [];
      const byteOrder = magic === 'PSBV' ? 'big' : 'little';
      const d = new DataView(file.buffer);
      const words = [0, 4, 8].map((at) => d.getInt32(8 + 35 * 16 + at, byteOrder === 'little'));
      // Left 4 Dead 2 has the version in front.
      const [offset = 0, length = 0] = (words[0] ?? 0) < 1036 ? words.slice(1) : words;
      const bytes = file.subarray(offset, offset + length);
      return [{ name, bytes, offset, byteOrder, notes: columns.join(';') } as const];
    });
}

const maps = cutLumps();

function opened({ bytes, offset, byteOrder }: CutLump): GameLump<typeof lumps> {
  return type.open({ name: 'GAME_LUMP', bytes: new Uint8Array(bytes), offset, byteOrder });
}

/** The bytes again by way of JSON text, and how many of them stood in it as bytes. */
function rebuilt(content: GameLump<typeof lumps>, byteOrder: ByteOrder): { bytes: Uint8Array; raw: number } {
  const chunks: Uint8Array[] = [];
  let raw = 0;
  for (let i = 0; i < content.blockCount(4096); i++) {
    const block = JSON.parse(toJsonText(content.block(i, 4096))) as object;
    const made = type.rebuild(block, { name: 'GAME_LUMP', byteOrder }, i * 4096);
    if ('bytes' in block) raw += made.length;
    chunks.push(made);
  }
  return { bytes: new Uint8Array(Buffer.concat(chunks)), raw };
}

sayIfSkipped('game lumps of real maps');

describe.skipIf(!hasSourceMaps)('game lumps of real maps', () => {
  it('are all there', () => expect(maps.length).toBeGreaterThanOrEqual(60));

  it.each(maps.map((map) => [map.name, map] as const))('%s', (_name, map) => {
    const content = opened(map);
    const isConsole = map.byteOrder === 'big';
    expect(content.issues).toEqual([]);
    expect(content.offsetBase).toBe(isConsole ? 'lump' : 'file');
    const listed = /gamelumps=([\w,]+)/.exec(map.notes)?.[1]?.split(',') ?? [];
    if (!isConsole) expect(content.lumps.map(({ id, version }) => `${id}${version}`)).toEqual(listed);

    const sprp = content.find('sprp');
    if (sprp === undefined || sprp.content.layout === 'opaque') throw new Error('no static props');
    const { props } = sprp.content.parts;
    const [, count, stride] = /static_props=(\d+) stride=(\d+)/.exec(map.notes) ?? [];
    if (!isConsole) expect(props.length).toBe(Number(count ?? 0));
    if (stride !== undefined) expect(props.record.size).toBe(Number(stride));
    expect(sprp.content.candidates[0]).toMatchObject({
      versionFits: true,
      sizeFits: true,
      isPlausible: true,
    });
    if (props.length > 0) expect(sprp.content.layout).toBe(`v${sprp.version}`);

    const dprp = content.find('dprp');
    if (dprp === undefined || dprp.content.layout === 'opaque') throw new Error('no detail props');
    const details = /detail_props=(\d+)/.exec(map.notes)?.[1];
    expect(dprp.content.parts.props.length).toBe(Number(details ?? 0));

    const { bytes, raw } = rebuilt(content, map.byteOrder);
    expect(bytes).toEqual(content.bytes);
    expect(raw).toBe(isConsole ? sprp.stored.length : 0);
  });

  it('have static props of every layout that real maps at hand have', () => {
    const found = new Set(maps.map((map) => opened(map).find('sprp')?.content.layout));
    for (const layout of ['v5', 'v6', 'v9', 'v10', 'v11-global-offensive', 'v12-strata', 'v13-strata'])
      expect(found).toContain(layout);
  });

  it('can be moved and come back', () => {
    for (const { bytes, offset, byteOrder, name } of maps) {
      const there = type.relocate?.(bytes, { from: offset, to: offset + 4096, byteOrder }) ?? bytes;
      const back = type.relocate?.(there, { from: offset + 4096, to: offset, byteOrder }) ?? there;
      expect(Buffer.compare(back, bytes), name).toBe(0);
      const moved = type.open({ name, bytes: there, offset: offset + 4096, byteOrder });
      expect(moved.issues, name).toEqual([]);
    }
  });

  it('can have a prop added', () => {
    const map = maps.find(({ name }) => name.includes('pySourceSDK'));
    const content = opened(map as CutLump);
    const props = content.find('sprp')?.content;
    if (props?.layout !== 'v10') throw new Error('not as expected');
    props.parts.props.append(props.parts.props.object(0));
    props.parts.propCount++;
    const now = type.open({
      name: '',
      bytes: content.bytes,
      offset: (map as CutLump).offset,
      byteOrder: 'little',
    });
    expect([now.issues, now.bytes.length]).toEqual([[], (map as CutLump).bytes.length + 72]);
    expect(now.find('dprp')?.content.bytes).toEqual(content.find('dprp')?.content.bytes);
  });
});
