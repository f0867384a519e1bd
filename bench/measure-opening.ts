import { closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSource } from '@brushwork/formats';
import type { ByteSource } from '@brushwork/record';
import { Bench } from 'tinybench';
import { table } from './table.js';

const SIZE = 200_000_000;
const ENTRIES = 33;

/** A map file of 200 MB: one huge lump of vertices, the others empty. */
function writeLargeMap(path: string): void {
  const head = new Uint8Array(8 + ENTRIES * 8);
  const d = new DataView(head.buffer);
  head.set([0x49, 0x42, 0x53, 0x50]);
  d.setInt32(4, 59, true);
  const vertices = Math.floor((SIZE - head.length) / 44) * 44;
  d.setInt32(8 + 7 * 8, vertices, true);
  d.setInt32(12 + 7 * 8, head.length, true);
  const file = openSync(path, 'w');
  writeSync(file, head, 0, head.length, 0);
  writeSync(file, new Uint8Array(1), 0, 1, head.length + vertices - 1);
  closeSync(file);
}

/** Opening a 200 MB file by its directory, against reading it whole. */
export async function measureOpening(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'brushwork-bench-'));
  const path = join(folder, 'large.bsp');
  writeLargeMap(path);
  const file = openSync(path, 'r');
  const source: ByteSource = {
    byteLength: SIZE,
    slice(start, end) {
      const bytes = new Uint8Array(end - start);
      readSync(file, bytes, 0, bytes.length, start);
      return bytes;
    },
  };
  try {
    const bench = new Bench({ time: 1000 });
    bench.add('openSource: the directory', async () => {
      const opened = await openSource(source);
      if (opened.map.size !== SIZE) throw new Error('another size');
    });
    bench.add('reading the whole file', () => {
      if (readFileSync(path).length < SIZE - 400) throw new Error('another size');
    });
    await bench.run();
    const rows = bench.tasks.map((task) => [
      task.name,
      'latency' in task.result ? `${task.result.latency.p50.toFixed(3)} ms` : 'not measured',
    ]);
    return `## Opening a map file of 200 MB\n\n${table(['way', 'median'], rows)}`;
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
  }
}
