import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { open } from '@brushwork/formats';
import { formatIssue } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { validate } from '../../src/validate/index.js';

const corpus =
  process.env['CORPUS_DIR'] ?? fileURLToPath(new URL('../../../../../shared/corpus', import.meta.url));
const folder = join(corpus, 'cod1-ibsp59');
const isThere = existsSync(folder);
if (!isThere) process.stderr.write(`skipped: no corpus at ${folder}\n`);
const files = isThere
  ? readdirSync(folder, { recursive: true })
      .map(String)
      .filter((name) => name.endsWith('.bsp'))
  : [];

describe.skipIf(!isThere)('real maps of Call of Duty and United Offensive', () => {
  it.each(files)('keep to all rules: %s', async (name) => {
    const map = await open(new Uint8Array(readFileSync(join(folder, name))));
    const { issues, rules, skipped } = validate(map);
    expect(issues.map(formatIssue)).toEqual([]);
    expect(skipped).toEqual([]);
    expect(rules.find((rule) => rule.id === 'reference')?.checked).toBeGreaterThan(0);
  });
});
