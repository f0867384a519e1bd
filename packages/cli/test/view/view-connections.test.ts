import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { memoryFile } from '../../src/commands/view/served-file.js';
import {
  type ConnectionLimits,
  startViewServer,
  type ViewServer,
} from '../../src/commands/view/view-server.js';
import { ask, askRaw } from './support/ask.js';

const large = new Uint8Array(64 * 1024 * 1024);

async function withServer(
  connections: Partial<ConnectionLimits>,
  task: (server: ViewServer) => Promise<void>,
): Promise<void> {
  const server = await startViewServer({
    viewer: new Map([['index.html', { type: 'text/html', bytes: Buffer.from('page') }]]),
    session: { files: [memoryFile('large.bsp', large)], folder: undefined },
    connections,
  });
  try {
    await task(server);
  } finally {
    await server.close();
  }
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    // What isn't read keeps a connection from being seen to end.
    socket.resume();
  });
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => resolve(socket));
    socket.on('error', () => undefined);
  });
}

describe('connections', () => {
  it('end when the head of a request takes too long', async () => {
    await withServer({ headersTimeout: 200, requestTimeout: 400 }, async ({ port }) => {
      expect(await askRaw(port, 'GET / HTTP/1.1\r\nHost: ')).toMatch(/^HTTP\/1\.1 408 /);
    });
  });

  it('end when nothing is sent, or nothing taken of what is sent', async () => {
    await withServer({ idleTimeout: 300 }, async ({ address, port }) => {
      await closed(await connected(port));
      const slow = await connected(port);
      const path = `${new URL(address).pathname}files/0/large.bsp`;
      slow.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
      slow.pause();
      await new Promise((resolve) => setTimeout(resolve, 1200));
      let came = 0;
      slow.on('data', (part: Buffer) => {
        came += part.length;
      });
      await closed(slow);
      expect(came).toBeLessThan(large.length);
      // Others are served meanwhile and afterwards.
      expect((await ask(port, new URL(address).pathname)).status).toBe(200);
    });
  });

  it('are limited in number', async () => {
    await withServer({ most: 3 }, async ({ address, port }) => {
      const held = await Promise.all([connected(port), connected(port), connected(port)]);
      await expect(ask(port, new URL(address).pathname)).rejects.toThrow();
      for (const socket of held) socket.destroy();
      await expect
        .poll(() =>
          ask(port, new URL(address).pathname).then(
            ({ status }) => status,
            () => 0,
          ),
        )
        .toBe(200);
    });
  });

  it('all end at once with the server, also in the middle of a file', async () => {
    const server = await startViewServer({
      viewer: new Map(),
      session: { files: [memoryFile('large.bsp', large)], folder: undefined },
    });
    const reader = await connected(server.port);
    reader.write(
      `GET ${new URL(server.address).pathname}files/0/large.bsp HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`,
    );
    await new Promise((resolve) => reader.once('data', resolve));
    reader.pause();
    await server.close();
    await closed(reader);
    await expect(ask(server.port, '/')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('are refused where another program listens, in words', async () => {
    await withServer({}, async ({ port }) => {
      const second = startViewServer({ viewer: new Map(), session: { files: [], folder: undefined }, port });
      await expect(second).rejects.toThrow(`port ${port} is in use: name another one, or none`);
    });
  });
});
