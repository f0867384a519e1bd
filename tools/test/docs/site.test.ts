import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../checks/repository.mjs';
import { checkSite } from '../../docs/check-site.js';

const folder = mkdtempSync(join(tmpdir(), 'brushwork-site-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Titles of the pages in a folder of the repository. */
function titlesIn(path: string): string[] {
  const names = readdirSync(join(repositoryRoot, path)).filter((name) => name.endsWith('.md'));
  return names.map(
    (name) => /^# (.+)$/m.exec(readFileSync(join(repositoryRoot, path, name), 'utf8'))?.[1] ?? name,
  );
}

describe('the site of documentation', () => {
  it('is built by one command, whose links lead somewhere, and needs no other server', () => {
    const out = join(folder, 'site');
    const { status, stderr, stdout } = spawnSync('npm', ['run', '--silent', 'docs', '--', '--out', out], {
      cwd: repositoryRoot,
      encoding: 'utf8',
    });
    expect({ status, stderr, stdout }).toEqual({ status: 0, stderr: '', stdout: '' });
    const { pages, linkCount, broken, remote } = checkSite(out);
    expect(broken).toEqual([]);
    expect(remote).toEqual([]);
    expect(linkCount).toBeGreaterThan(10_000);
    expect(pages.filter((page) => /^functions\/(.*\.)?(validate|open)\.html$/.test(page))).toHaveLength(2);
    const documents = pages.filter((page) => page.startsWith('documents/'));
    const texts = documents.map((page) => readFileSync(join(out, page), 'utf8'));
    for (const title of [...titlesIn('docs/guides'), ...titlesIn('reference/pages')]) {
      const shown = title.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
      expect([title, texts.some((text) => text.includes(`<title>${shown} | Brushwork</title>`))]).toEqual([
        title,
        true,
      ]);
    }
    const front = readFileSync(join(out, 'index.html'), 'utf8');
    for (const title of titlesIn('docs/guides')) expect(front).toContain(`>${title}</a>`);
  }, 240_000);

  it('is found wanting where a link leads nowhere or something comes from elsewhere', () => {
    const pages = {
      'small/index.html':
        '<h2 id="here"></h2><a href="a/b.html#there">b</a><a href="#here">up</a><a href="#gone">x</a>',
      'small/a/b.html':
        '<a href="../index.html">up</a><a href="c.html">c</a><script src="https://example.com/x.js"></script>',
    };
    for (const [name, text] of Object.entries(pages)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    expect(checkSite(join(folder, 'small'))).toEqual({
      pages: expect.arrayContaining(['index.html', 'a/b.html']) as string[],
      linkCount: 5,
      broken: ['index.html -> a/b.html#there', 'index.html -> #gone', 'a/b.html -> c.html'],
      remote: ['a/b.html -> https://example.com/x.js'],
    });
  });
});
