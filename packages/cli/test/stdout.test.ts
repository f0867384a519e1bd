import { spawn } from 'node:child_process';
import { Writable } from 'node:stream';
import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { createOutput } from '../src/text/stdout.js';

function collector(options: { readonly slow?: boolean; readonly failure?: Error } = {}) {
  const parts: string[] = [];
  let pending = 0;
  const stream = new Writable({
    highWaterMark: 10,
    decodeStrings: false,
    write(part: string | Uint8Array, _encoding, callback) {
      pending += 1;
      const done = (): void => {
        pending -= 1;
        parts.push(typeof part === 'string' ? part : Buffer.from(part).toString());
        callback(options.failure);
      };
      if (options.slow === true) setTimeout(done, 2);
      else done();
    },
  });
  return { stream, text: () => parts.join(''), pending: () => pending };
}

function errorWith(code: string): Error {
  return Object.assign(new Error(code), { code });
}

describe('createOutput', () => {
  it('writes texts and bytes in order', async () => {
    const { stream, text } = collector();
    const output = createOutput(stream);
    expect(await output.write('one ')).toBe(true);
    expect(await output.write(new TextEncoder().encode('two'))).toBe(true);
    expect(await output.write('')).toBe(true);
    await output.finish();
    expect(text()).toBe('one two');
  });

  it('waits for a slow reader instead of filling the memory', async () => {
    const { stream, text } = collector({ slow: true });
    const output = createOutput(stream);
    let most = 0;
    for (let count = 0; count < 30; count += 1) {
      await output.write('0123456789');
      most = Math.max(most, stream.writableLength);
    }
    await output.finish();
    expect(most).toBeLessThan(30);
    expect(text()).toHaveLength(300);
    expect(
      stream.listenerCount('error') + stream.listenerCount('close') + stream.listenerCount('drain'),
    ).toBeLessThan(8);
  });

  it.each(['EPIPE', 'EOF', 'ERR_STREAM_DESTROYED'])(
    'ends quietly when the reader is gone (%s)',
    async (code) => {
      const { stream } = collector({ failure: errorWith(code) });
      const output = createOutput(stream);
      await output.write('x'.repeat(100));
      expect(await output.write('more')).toBe(false);
      expect(output.isClosed).toBe(true);
      await output.finish();
    },
  );

  it('ends quietly when the stream is closed between two writes', async () => {
    const { stream } = collector();
    const output = createOutput(stream);
    await output.write('x');
    stream.destroy();
    await new Promise((resolve) => setImmediate(resolve));
    expect(await output.write('y')).toBe(false);
    await output.finish();
  });

  it('does not wait forever for a reader that goes away while it is slow', async () => {
    const stream = new Writable({ highWaterMark: 1, write() {} });
    const output = createOutput(stream);
    const writing = output.write('never taken');
    setTimeout(() => stream.destroy(), 5);
    expect(await writing).toBe(false);
  });

  it('says so when writing fails for another reason', async () => {
    const { stream } = collector({ failure: errorWith('ENOSPC') });
    const output = createOutput(stream);
    const failing = async () => {
      await output.write('x'.repeat(100));
      await output.finish();
    };
    await expect(failing()).rejects.toThrow(FormatError);
    await expect(output.write('more')).rejects.toThrow(/ENOSPC/);
  });

  it('survives a real pipe whose reader stops early', async () => {
    const reader = spawn(process.execPath, ['-e', 'process.stdin.once("data", () => process.exit(0))'], {
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    const output = createOutput(reader.stdin);
    let writes = 0;
    while (writes < 100_000 && (await output.write('a line of a long report\n'.repeat(100)))) writes += 1;
    expect(writes).toBeLessThan(100_000);
    await output.finish();
  });
});
