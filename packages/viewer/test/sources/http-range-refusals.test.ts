import { type ByteSource, FormatError, readBytes } from '@brushwork/record';
import { beforeEach, describe, expect, it } from 'vitest';
import { httpRangeSource } from '../../src/sources/http-range-source.js';
import { answerWell, type Exchange, useMisbehavingServer } from './misbehaving-server.js';

const size = 1 << 20;
const server = useMisbehavingServer(size);
const source = (signal?: AbortSignal): ByteSource =>
  httpRangeSource(server.url, { size, etag: server.etag, blockSize: 1024, signal });

async function failure(reading: Promise<unknown>): Promise<FormatError> {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof FormatError) return error;
  throw new Error(`no FormatError: ${String(error)}`);
}

beforeEach(() => server.behave());

describe('an answer that is not the bytes asked for', () => {
  it.each<[string, (exchange: Exchange) => void, RegExp]>([
    [
      'the whole file (200)',
      ({ response, headers: { ETag } }) => {
        response.writeHead(200, { ETag });
        response.end(server.file);
      },
      /sends the whole file where a part was asked for: open a copy from this computer/,
    ],
    [
      'the whole of a file that was changed (200)',
      ({ response }) => {
        response.writeHead(200, { ETag: '"two"' });
        response.end(server.file);
      },
      /changed since it was opened: reload the page/,
    ],
    [
      'a part of a file that was changed',
      ({ response, headers, bytes }) => {
        response.writeHead(206, { ...headers, ETag: '"two"' });
        response.end(bytes);
      },
      /changed since it was opened: reload the page/,
    ],
    [
      'a tag that is weak',
      ({ response, headers, bytes }) => {
        response.writeHead(206, { ...headers, ETag: `W/${server.etag}` });
        response.end(bytes);
      },
      /changed since it was opened/,
    ],
    [
      'a condition that does not hold (412)',
      ({ response }) => response.writeHead(412).end(),
      /changed since it was opened/,
    ],
    [
      'no tag',
      ({ response, headers, bytes }) => {
        response.writeHead(206, { 'Content-Range': headers['Content-Range'] });
        response.end(bytes);
      },
      /does not say which file it sends \(no ETag\)/,
    ],
    [
      'no such bytes (416)',
      ({ response }) => response.writeHead(416, { 'Content-Range': 'bytes */10' }).end(),
      /the server has no bytes 0 to 1024: reload the page/,
    ],
    [
      'another range',
      ({ response, headers, bytes }) => {
        response.writeHead(206, { ...headers, 'Content-Range': `bytes 1-1024/${size}` });
        response.end(bytes);
      },
      /the server says that it sends "bytes 1-1024\/1048576"/,
    ],
    [
      'a range of another size',
      ({ response, headers, bytes }) => {
        response.writeHead(206, { ...headers, 'Content-Range': 'bytes 0-1023/*' });
        response.end(bytes);
      },
      /the server says that it sends "bytes 0-1023\/\*"/,
    ],
    [
      'no range',
      ({ response, bytes }) => {
        response.writeHead(206, { ETag: server.etag });
        response.end(bytes);
      },
      /the server says that it sends "nothing"/,
    ],
    [
      'several ranges',
      ({ response }) => {
        response.writeHead(206, { ETag: server.etag, 'Content-Type': 'multipart/byteranges; boundary=x' });
        response.end('--x--');
      },
      /the server says that it sends "nothing"/,
    ],
    [
      'a short body',
      ({ response, headers, bytes }) => {
        response.writeHead(206, headers);
        response.end(bytes.subarray(0, 1000));
      },
      /sent 1000 of 1024 bytes and no more: try again/,
    ],
    [
      'no body',
      ({ response, headers }) => response.writeHead(206, headers).end(),
      /sent 0 of 1024 bytes and no more/,
    ],
    [
      'a long body',
      ({ response, headers, bytes }) => {
        response.writeHead(206, headers);
        response.end(Buffer.concat([bytes, Buffer.from('more')]));
      },
      /sends more than the 1024 bytes it was asked for/,
    ],
    [
      'an endless body',
      ({ response, headers }) => {
        response.writeHead(206, headers);
        const more = (): void => {
          while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        };
        response.on('drain', more);
        more();
      },
      /sends more than the 1024 bytes/,
    ],
    [
      'a packed body',
      ({ response, headers, bytes }) => {
        response.writeHead(206, { ...headers, 'Content-Encoding': 'x-own' });
        response.end(bytes);
      },
      /packs what it sends \(x-own\)/,
    ],
    [
      'a redirect to elsewhere',
      ({ response }) => response.writeHead(302, { Location: 'http://127.0.0.1:9/elsewhere' }).end(),
      /sends elsewhere, where this page does not go/,
    ],
    [
      'that it is gone (404)',
      ({ response }) => response.writeHead(404).end(),
      /no longer gives the file out/,
    ],
    ['a mistake of its own (500)', ({ response }) => response.writeHead(500).end('x'), /status 500 instead/],
    [
      'a connection that is cut in the middle',
      ({ response, headers, bytes }) => {
        response.writeHead(206, { ...headers, 'Content-Length': String(bytes.length) });
        response.write(bytes.subarray(0, 500), () => response.destroy());
      },
      /the connection to the server failed/,
    ],
    [
      'a connection that is cut before anything came',
      ({ response }) => void response.destroy(),
      /the connection to the server failed/,
    ],
  ])('%s', async (_, behaviour, message) => {
    server.behave(behaviour);
    const own = source();
    const error = await failure(readBytes(own, 10, 20));
    expect([error.code, error.offset]).toEqual(['io', 0]);
    expect(error.message).toMatch(message);
    expect(server.asked).toEqual(['0-1023']);
    // Nothing of it was kept, and a server that has mended its ways is believed again.
    server.behave();
    expect(Buffer.from(await readBytes(own, 10, 20))).toEqual(server.file.subarray(10, 20));
  });

  it('is not waited for: a large file that was not asked for is cut off', async () => {
    server.behave(({ response, headers: { ETag } }) => {
      response.writeHead(200, { ETag });
      const more = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    });
    await failure(readBytes(source(), 0, 1));
    await expect.poll(server.cutOff).toBe(1);
  });

  it('is noticed when the file changes between two reads', async () => {
    const own = source();
    await readBytes(own, 0, 10);
    server.behave((exchange) => answerWell({ ...exchange, headers: { ...exchange.headers, ETag: '"two"' } }));
    // What is kept is of the file that was opened.
    expect(Buffer.from(await readBytes(own, 20, 30))).toEqual(server.file.subarray(20, 30));
    expect((await failure(readBytes(own, 5000, 5010))).message).toMatch(/changed since it was opened/);
  });

  it('is told from a server that is not there', async () => {
    const none = httpRangeSource('http://127.0.0.1:9/file', { size, etag: server.etag });
    const error = await failure(readBytes(none, 0, 1));
    expect([error.code, error.message]).toEqual([
      'io',
      expect.stringMatching(/the connection to the server failed/),
    ]);
  });
});

describe('what is asked for', () => {
  it('names the range and the file that is meant', async () => {
    let headers: Record<string, unknown> = {};
    server.behave((exchange) => {
      headers = exchange.request.headers;
      answerWell(exchange);
    });
    await readBytes(source(), 0, 1);
    expect(headers).toMatchObject({
      range: 'bytes=0-1023',
      'if-match': server.etag,
      'if-range': server.etag,
    });
    expect(headers['cookie']).toBeUndefined();
    expect(headers['referer']).toBeUndefined();
  });
});

describe('cancelling', () => {
  it('ends what is on its way, and everything after it', async () => {
    const controller = new AbortController();
    const own = source(controller.signal);
    server.behave(({ response, headers }) => {
      response.writeHead(206, headers);
      response.write('x');
    });
    const reading = failure(readBytes(own, 0, 10));
    await expect.poll(() => server.asked.length).toBe(1);
    controller.abort();
    expect((await reading).message).toMatch(/reading was cancelled/);
    await expect.poll(server.cutOff).toBe(1);
    server.behave();
    expect((await failure(readBytes(own, 0, 10))).message).toMatch(/reading was cancelled/);
    expect(server.asked).toEqual([]);
  });
});
