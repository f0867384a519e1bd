import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ask, askRaw } from './support/ask.js';
import { useViewServer } from './support/use-view-server.js';

const test = useViewServer();
const index = (headers: Record<string, string>, method = 'GET') =>
  ask(test.server.port, `/${test.token}/`, { method, headers });

describe('who asks', () => {
  it('is let in by either name of this computer, at the right port', async () => {
    const { port } = test.server;
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LOCALHOST:${port}`])
      expect((await index({ host })).status).toBe(200);
  });

  it('is refused under any other name, as of a site that leads its own name here', async () => {
    const { port } = test.server;
    const hosts = [
      'evil.example',
      `evil.example:${port}`,
      `127.0.0.1.evil.example:${port}`,
      'localhost',
      '127.0.0.1',
      `localhost:${port + 1}`,
      `localhost.:${port}`,
      `[::1]:${port}`,
      `0.0.0.0:${port}`,
      `localhost:${port}@evil.example`,
      `127.1:${port}`,
    ];
    for (const host of hosts) {
      const { status, body } = await index({ host });
      expect([host, status]).toEqual([host, 421]);
      expect(body.toString()).not.toContain(test.token);
    }
  });

  it('is refused without a name, and with two', async () => {
    const { port } = test.server;
    const head = `GET /${test.token}/ HTTP/1.1\r\n`;
    expect(await askRaw(port, `${head}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 4/);
    const two = await askRaw(
      port,
      `${head}Host: evil.example\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
    );
    expect(two).toMatch(/^HTTP\/1\.1 4/);
  });

  it('is refused when a page of another origin asks', async () => {
    const { port } = test.server;
    const own = `http://127.0.0.1:${port}`;
    expect((await index({ origin: own })).status).toBe(200);
    const others = [
      'https://evil.example',
      'null',
      `https://127.0.0.1:${port}`,
      `http://127.0.0.1:${port + 1}`,
      `http://localhost:${port}`,
      `${own}.evil.example`,
      'http://127.0.0.1',
      '',
    ];
    for (const origin of others)
      expect([origin, (await index({ host: `127.0.0.1:${port}`, origin })).status]).toEqual([origin, 403]);
  });

  it('is refused when the browser says that another site led there', async () => {
    for (const [site, status] of [
      ['same-origin', 200],
      ['none', 200],
      ['cross-site', 403],
      ['same-site', 403],
      ['nonsense', 403],
    ] as const)
      expect([site, (await index({ 'sec-fetch-site': site })).status]).toEqual([site, status]);
  });

  it('can only look: every other method is refused, and nothing is shared with other origins', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const answer = await index({}, method);
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    const preflight = await index({ origin: 'https://evil.example' }, 'OPTIONS');
    expect(preflight.status).toBe(403);
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const withBody = await ask(test.server.port, `/${test.token}/`, { body: 'something' });
    expect(withBody.status).toBe(400);
  });

  it('comes from this computer: nothing listens at any other address of it', async () => {
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((one) => one?.family === 'IPv4' && !one.internal)
      .map((one) => one?.address ?? '');
    // On Linux this is the computer itself, too.
    for (const host of ['127.0.0.2', ...others]) {
      const isReached = await new Promise((resolve) => {
        const socket = connect({ host, port: test.server.port, timeout: 1000 });
        socket.on('connect', () => resolve(true));
        socket.on('close', () => resolve(false));
        socket.on('error', () => resolve(false));
        socket.on('timeout', () => socket.destroy());
      });
      expect([host, isReached]).toEqual([host, false]);
    }
  });
});

describe('without the secret of the address', () => {
  it('there is nothing, whatever is asked for', async () => {
    const { port } = test.server;
    const nothing = await ask(port, '/');
    expect(nothing.status).toBe(404);
    for (const path of [
      '/favicon.ico',
      '/index.html',
      '/session.json',
      '/files/0/a%20map%231.bsp',
      `/${test.token.slice(0, -1)}/`,
      `/${test.token}x/`,
      `/${test.token.toUpperCase()}_/`,
      `//${test.token}/`,
      `/x/../${test.token}/`,
      '/%',
    ]) {
      const { body, status } = await ask(port, path);
      expect([path, status, body.toString()]).toEqual([path, 404, nothing.body.toString()]);
    }
  });

  it('nobody guesses it: it is long, and another one each time', () => {
    expect(test.token).toMatch(/^[\w-]{24}$/);
    expect(test.server.address).toBe(`http://127.0.0.1:${test.server.port}/${test.token}/`);
  });
});
