import { appendFile, open, rename, rm, utimes, writeFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseByteRange } from '../../src/commands/view/byte-range.js';
import { diskFile } from '../../src/commands/view/served-file.js';
import { startViewServer } from '../../src/commands/view/view-server.js';
import { ask } from './support/ask.js';
import { useViewServer } from './support/use-view-server.js';

const test = useViewServer();
const map = 'files/0/a%20map_1.bsp';
const get = (headers: Record<string, string>, method = 'GET') => test.inside(map, { method, headers });

describe('a range of a file', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=990-', 990, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=0-999', 0, 999],
    ['Bytes= 5-6', 5, 6],
  ])('%s', async (range, first, last) => {
    const { body, headers, status } = await get({ range });
    expect(status).toBe(206);
    expect(headers).toMatchObject({
      'content-range': `bytes ${first}-${last}/1000`,
      'content-length': String(last - first + 1),
      'accept-ranges': 'bytes',
      'content-type': 'application/octet-stream',
    });
    expect(body.equals(test.map.subarray(first, last + 1))).toBe(true);
  });

  it.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=-0', `bytes=${'9'.repeat(30)}-`])(
    '%s: there are no such bytes',
    async (range) => {
      const { body, headers, status } = await get({ range });
      expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */1000', 0]);
    },
  );

  it.each(['bytes=0-1,5-6', 'bytes=5-4', 'bytes=-', 'bytes=a-b', 'lines=0-1', 'bytes 0-1', 'bytes=0x0-1'])(
    '%s: no single range, and answered with the whole',
    async (range) => {
      const { body, status } = await get({ range });
      expect([status, body.equals(test.map)]).toEqual([200, true]);
    },
  );

  it('is inside the file, whatever is asked for', () => {
    const numbers = fc.oneof(fc.nat(30), fc.maxSafeNat()).map(String);
    const text = fc.oneof(fc.constant(''), numbers);
    fc.assert(
      fc.property(text, text, fc.nat(20), (from, to, size) => {
        const range = parseByteRange(`bytes=${from}-${to}`, size);
        if (typeof range === 'string') return;
        expect(range.first).toBeGreaterThanOrEqual(0);
        expect(range.first).toBeLessThanOrEqual(range.last);
        expect(range.last).toBeLessThan(size);
      }),
    );
  });

  it('is of a file in memory just as well', async () => {
    const { body, headers, status } = await test.inside('files/1/_b_.bsp', {
      headers: { range: 'bytes=2-3' },
    });
    expect([status, body.toString(), headers['content-range']]).toEqual([206, 'mo', 'bytes 2-3/6']);
  });

  it('is not of an answer without a body', async () => {
    const { body, headers, status } = await get({ range: 'bytes=0-1' }, 'HEAD');
    expect([status, body.length, headers['content-length']]).toEqual([200, 0, '1000']);
  });
});

describe('conditions', () => {
  it('hold for the tag of the file, and for no other', async () => {
    const etag = String((await get({})).headers.etag);
    expect(etag).toMatch(/^"[^"]+"$/);
    const range = 'bytes=0-0';
    for (const [headers, status] of [
      [{ 'if-match': etag }, 200],
      [{ 'if-match': '*' }, 200],
      [{ 'if-match': `"other", ${etag}` }, 200],
      [{ 'if-match': '"other"' }, 412],
      [{ 'if-match': `W/${etag}` }, 412],
      [{ 'if-match': 'nonsense' }, 412],
      [{ 'if-range': etag, range }, 206],
      [{ 'if-range': '"other"', range }, 200],
      [{ 'if-range': `W/${etag}`, range }, 200],
      [{ 'if-range': 'Wed, 21 Oct 2026 07:28:00 GMT', range }, 200],
      [{ 'if-none-match': etag }, 304],
      [{ 'if-none-match': `W/${etag}` }, 304],
      [{ 'if-none-match': '"other"' }, 200],
      [{ 'if-match': '"other"', range }, 412],
    ] as const)
      expect([headers, (await get(headers)).status]).toEqual([headers, status]);
  });
});

describe('a file that changes', () => {
  it('has another tag when it was written, replaced, or only touched', async () => {
    const file = test.path('maps/changing.bsp');
    const tags = new Set<string>();
    await writeFile(file, 'first!');
    const { port, address, close } = await startViewServer({
      viewer: new Map(),
      session: { files: [diskFile('changing.bsp', file)], folder: undefined },
    });
    const path = `${new URL(address).pathname}files/0/changing.bsp`;
    try {
      const tag = async (): Promise<string> => String((await ask(port, path)).headers.etag);
      const first = await tag();
      tags.add(first);
      expect(await tag()).toBe(first);
      await utimes(file, 1, 1);
      tags.add(await tag());
      await writeFile(test.path('maps/new.bsp'), 'second');
      await utimes(test.path('maps/new.bsp'), 1, 1);
      await rename(test.path('maps/new.bsp'), file);
      tags.add(await tag());
      await appendFile(file, 'more');
      tags.add(await tag());
      expect(tags.size).toBe(4);
      const range = { range: 'bytes=0-1' };
      expect((await ask(port, path, { headers: { ...range, 'if-match': first } })).status).toBe(412);
      expect((await ask(port, path, { headers: { ...range, 'if-range': first } })).status).toBe(200);
      await rm(file);
      const gone = await ask(port, path);
      expect([gone.status, gone.body.toString()]).toEqual([404, expect.stringContaining("can't be read")]);
    } finally {
      await close();
    }
  });

  it('while it is sent ends the connection, so that no mixture passes for a file', async () => {
    const file = test.path('maps/large.bsp');
    const size = 64 * 1024 * 1024;
    await writeFile(file, '');
    const handle = await open(file, 'r+');
    await handle.truncate(size);
    await handle.close();
    const large = await diskFile('large.bsp', file).open();
    expect(large.size).toBe(size);
    const stream = large.read({ first: 0, last: size - 1 });
    let read = 0;
    const reading = (async () => {
      for await (const piece of stream) {
        if (read === 0) await appendFile(file, 'x');
        read += (piece as Buffer).length;
      }
    })();
    await expect(reading).rejects.toThrow(/written while it was read/);
    expect(read).toBeLessThan(size);
    await large.close();
  });

  it('into something that is no file is not opened, and not waited for', async () => {
    await expect(diskFile('x', test.path('maps')).open()).rejects.toThrow(/no file|is a folder/);
    await expect(diskFile('x', test.path('none')).open()).rejects.toThrow(/there is no file/);
  });
});

describe('a large file', () => {
  it('is never read whole: a range costs what it holds', async () => {
    const file = test.path('maps/sparse.bsp');
    const size = 3 * 1024 * 1024 * 1024;
    const handle = await open(file, 'w');
    await handle.truncate(size);
    await handle.write(Buffer.from('end'), 0, 3, size - 3);
    await handle.close();
    const { port, address, close } = await startViewServer({
      viewer: new Map(),
      session: { files: [diskFile('sparse.bsp', file)], folder: undefined },
    });
    try {
      const before = process.memoryUsage().rss;
      const path = `${new URL(address).pathname}files/0/sparse.bsp`;
      const answer = await ask(port, path, { headers: { range: 'bytes=-3' } });
      expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
        206,
        'end',
        `bytes ${size - 3}-${size - 1}/${size}`,
      ]);
      expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024);
    } finally {
      await close();
      await rm(file);
    }
  });

  it('may be empty, too', async () => {
    const { port, address, close } = await startViewServer({
      viewer: new Map(),
      session: { files: [diskFile('empty.bsp', test.path('maps/empty.bsp'))], folder: undefined },
    });
    const path = `${new URL(address).pathname}files/0/empty.bsp`;
    expect((await ask(port, path)).body.length).toBe(0);
    expect((await ask(port, path, { headers: { range: 'bytes=0-0' } })).status).toBe(416);
    await close();
  });
});
