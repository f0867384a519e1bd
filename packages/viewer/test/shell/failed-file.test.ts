import { type Branch, registryEntry } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/orange-box';
import { readBytes } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { scatteredRespawn } from '../../../../tools/fixtures/respawn/tiny-respawn.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { failureOf } from '../../src/protocol/failure-transfer.js';
import type { CompanionFile, FileInput } from '../../src/protocol/file-input.js';
import { OpenFile } from '../../src/worker/open-file.js';
import { sourceOf } from '../../src/worker/source-of.js';

function fileOf(name: string, bytes: Uint8Array): FileInput {
  return { kind: 'blob', name, blob: new Blob([bytes.slice()]) };
}

/** A file that was moved or removed since it was chosen, as browsers have it. */
function goneFile(name: string): FileInput {
  const blob = {
    size: 4096,
    slice: () => ({
      arrayBuffer: () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError')),
    }),
  };
  return { kind: 'blob', name, blob: blob as unknown as Blob };
}

async function failureIn(work: () => Promise<unknown>) {
  try {
    await work();
  } catch (error) {
    return failureOf(error);
  }
  return undefined;
}

describe('what went wrong with a file', () => {
  it('names a file that is of no known format, or ends too early', async () => {
    const notes = fileOf('notes.bsp', new TextEncoder().encode('Notes on a map, which is no map.'));
    const unknown = await failureIn(() => new OpenFile().open({ file: notes, companions: [] }));
    expect([unknown?.code, unknown?.file]).toEqual(['bad-magic', 'notes.bsp']);
    const half = fileOf('half.bsp', tinySource({ branch }).subarray(0, 600));
    const cut = await failureIn(() => new OpenFile().open({ file: half, companions: [] }));
    expect([cut?.code, cut?.file]).toEqual(['truncated', 'half.bsp']);
  });

  it('says the same to whoever asks later', async () => {
    const file = new OpenFile();
    await file.open({ file: fileOf('notes.bsp', new Uint8Array(64)), companions: [] }).catch(() => undefined);
    expect((await failureIn(async () => file.any))?.file).toBe('notes.bsp');
  });

  it('names the file that can’t be read any more, of several that belong together', async () => {
    const gone = await failureIn(() => new OpenFile().open({ file: goneFile('gone.bsp'), companions: [] }));
    expect([gone?.code, gone?.file]).toEqual(['io', 'gone.bsp']);
    const texture = await failureIn(() => readBytes(sourceOf(goneFile('wall.vtf')), 0, 16));
    expect([texture?.code, texture?.file]).toEqual(['io', 'wall.vtf']);
  });

  it('beside a map leaves the map open; what was to be read from there says which file it is', async () => {
    const map = scatteredRespawn((await registryEntry('respawn/titanfall2').load()) as Branch<object>);
    const [lump] = [...map.beside.keys()].filter((name) => name.endsWith('.bsp_lump'));
    const companions = [...map.beside].map(
      ([name, bytes]): CompanionFile => ({
        path: `maps/${name}`,
        input: name === lump ? goneFile(name) : fileOf(name, bytes),
      }),
    );
    const file = new OpenFile();
    await file.open({ file: fileOf(map.name, map.file), companions });
    const failure = await failureIn(() => file.map.load());
    expect([failure?.code, failure?.file]).toEqual(['io', lump]);
  });
});
