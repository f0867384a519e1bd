import { rename, rm, symlink, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../src/commands/view/response-headers.js';
import { ask, askRaw } from './support/ask.js';
import { useViewServer } from './support/use-view-server.js';

const test = useViewServer();
const json = async (path: string): Promise<unknown> => JSON.parse((await test.inside(path)).body.toString());

describe('the viewer', () => {
  it('is served with its types, and with what keeps other origins out', async () => {
    for (const [path, type] of [
      ['', 'text/html; charset=utf-8'],
      ['index.html', 'text/html; charset=utf-8'],
      ['index.html?compare', 'text/html; charset=utf-8'],
      ['assets/app.js', 'text/javascript; charset=utf-8'],
      ['assets/icon.svg', 'image/svg+xml'],
    ] as const) {
      const { headers, status } = await test.inside(path);
      expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': contentSecurityPolicy,
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    }
    expect(contentSecurityPolicy).not.toMatch(/unsafe|\*|https?:/);
  });

  it('answers refusals with the same care', async () => {
    for (const path of ['none', 'files/7/x']) {
      const { headers, status } = await test.inside(path);
      expect(status).toBe(404);
      expect(headers).toMatchObject({
        'content-security-policy': contentSecurityPolicy,
        'x-content-type-options': 'nosniff',
        'content-type': 'text/plain; charset=utf-8',
      });
    }
  });

  it('tells the page, and no other copy of it, where to ask what is opened', async () => {
    expect((await test.inside('')).body.toString()).toContain(
      '<head>\n    <meta name="brushwork-session" content="session.json" /><title>',
    );
  });

  it('has its address with a slash at the end, and is asked for its head alone, too', async () => {
    const moved = await ask(test.server.port, `/${test.token}`);
    expect([moved.status, moved.headers.location]).toEqual([308, `/${test.token}/`]);
    const head = await test.inside('', { method: 'HEAD' });
    expect([head.status, head.body.length, Number(head.headers['content-length'])]).toEqual([200, 0, 110]);
  });
});

describe('what is told of the session', () => {
  it('names the files and the folder', async () => {
    expect(await json('session.json')).toEqual({
      version: 1,
      files: [
        {
          name: 'a map#1.bsp',
          url: 'files/0/a%20map_1.bsp',
          size: 1000,
          etag: expect.stringMatching(/^"[0-9a-f-]+"$/),
        },
        { name: '<b>.bsp', url: 'files/1/_b_.bsp', size: 6, etag: expect.stringMatching(/^"m-[0-9a-f-]+"$/) },
      ],
      folder: expect.objectContaining({ name: 'textures', isCutOff: false }),
      compare: true,
    });
  });

  it('lists the folder without what is hidden and what leads out of it', async () => {
    const { folder } = (await json('session.json')) as {
      folder: { files: { path: string; size: number; etag: string; url: string }[] };
    };
    expect(folder.files.map(({ path, size, url }) => [path, size, url])).toEqual([
      ['link-in.tga', 4, 'folder/link-in.tga'],
      ['page.html', 18, 'folder/page.html'],
      ['wall.tga', 4, 'folder/wall.tga'],
      ['deep/Floor 1.tga', 5, 'folder/deep/Floor%201.tga'],
    ]);
    const { headers } = await test.inside('folder/wall.tga');
    expect(headers.etag).toBe(folder.files.find(({ path }) => path === 'wall.tga')?.etag);
  });
});

describe('a file of the folder', () => {
  it('comes by its path, as bytes that no browser runs', async () => {
    for (const [path, body] of [
      ['wall.tga', 'wall'],
      ['link-in.tga', 'wall'],
      ['deep/Floor%201.tga', 'floor'],
      ['page.html', '<script>1</script>'],
    ] as const) {
      const answer = await test.inside(`folder/${path}`);
      expect([path, answer.status, answer.body.toString()]).toEqual([path, 200, body]);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
      });
    }
  });

  it('is nothing that leads out of the folder by now', async () => {
    await writeFile(test.path('textures/later.tga'), 'first');
    await json('session.json');
    expect((await test.inside('folder/later.tga')).body.toString()).toBe('first');
    await rm(test.path('textures/later.tga'));
    await symlink(test.path('secret.txt'), test.path('textures/later.tga'));
    const { body, status } = await test.inside('folder/later.tga');
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('nobody gets this');
    await rename(test.path('textures/deep'), test.path('textures/was-deep'));
    await symlink(test.path('maps'), test.path('textures/deep'));
    expect((await test.inside('folder/deep/Floor%201.tga')).status).toBe(404);
    await rm(test.path('textures/deep'));
    await rename(test.path('textures/was-deep'), test.path('textures/deep'));
    await rm(test.path('textures/later.tga'));
  });
});

describe('nothing else can be reached', () => {
  const up = ['..', '%2e%2e', '.%2e', '%2E.', '..%2f', '..%5c', '..\\', '..%00', '.', '%2e'];
  const attempts = [
    ...up.flatMap((one) => [
      `files/0/${one}/other.bsp`,
      `folder/${one}/secret.txt`,
      `folder/deep/${one}/${one}/secret.txt`,
      `assets/${one}/.secret`,
      `${one}/secret.txt`,
    ]),
    'files/0/other.bsp',
    'files/0/',
    'files/0',
    'files/',
    'files/00/a%20map_1.bsp',
    'files/-1/a%20map_1.bsp',
    'files/0/a%20map_1.bsp/',
    'files/0/a%20map_1.bsp%00.png',
    'files/2/other.bsp',
    'files/constructor/name',
    'folder/',
    'folder',
    'folder/.env',
    'folder/.hidden/x.tga',
    'folder/link-out.tga',
    'folder/maps/other.bsp',
    'folder/deep',
    'folder//wall.tga',
    'folder/WALL.TGA',
    'folder/wall.tga.',
    'folder/wall.tga%20',
    'folder/wall.tga::$DATA',
    'folder/deep%2fFloor%201.tga',
    'folder/deep%5cFloor%201.tga',
    'folder/CON',
    'folder/nul.txt',
    'folder/C:/Windows/win.ini',
    'folder/C%3a/Windows/win.ini',
    'folder//etc/passwd',
    'folder/%2fetc%2fpasswd',
    'folder/etc/passwd',
    'folder/__proto__',
    'folder/%ff%fe',
    'folder/%c0%ae%c0%ae/secret.txt',
    'folder/%',
    `folder/${'a/'.repeat(100)}x`,
    '.secret',
    'link.txt',
    'assets',
    'assets/',
    '/index.html',
    '%2findex.html',
    'constructor',
    'folder.json',
    'session.json/x',
  ];

  it.each(attempts)('%s', async (path) => {
    const { body, status } = await test.inside(path);
    expect(status).toBe(404);
    expect(body.toString()).toBe('There is nothing here.\n');
  });

  it('not by addresses of other forms, and not by very long ones', async () => {
    const { port } = test.server;
    const host = `Host: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
    for (const target of [`http://127.0.0.1:${port}/${test.token}/`, '*', test.token, `\\${test.token}\\`])
      expect([target, await askRaw(port, `GET ${target} HTTP/1.1\r\n${host}`)]).toEqual([
        target,
        expect.stringMatching(/^HTTP\/1\.1 40[04] /),
      ]);
    const long = await test.inside(`folder/${'x'.repeat(5000)}`);
    expect(long.status).toBe(414);
    const huge = await askRaw(port, `GET /${'x'.repeat(40_000)} HTTP/1.1\r\n${host}`);
    expect(huge).toMatch(/^HTTP\/1\.1 431 /);
    expect(await askRaw(port, 'not http at all\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
  });
});
