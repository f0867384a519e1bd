import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EntityDocument } from '../src/container/entity-text/index.js';

const besideRepository = fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));
const folder = process.env['CORPUS_DIR'] ?? besideRepository;
const isPresent = existsSync(folder);
if (!isPresent) console.log(`skipped: entity text of the corpus: no folder ${folder} (CORPUS_DIR)`);

/** Offset and length of the entity lump by the file's first bytes; nothing for files of other kinds. */
function entityLump(file: Buffer): readonly [offset: number, length: number] | undefined {
  if (file.length < 256) return undefined;
  const magic = file.toString('latin1', 0, 4);
  const word = (at: number): number => file.readUInt32LE(at);
  if (magic === 'VBSP') {
    // Left 4 Dead 2 puts the version in front of the offset.
    return word(8) < 1036 && word(12) >= 1036 ? [word(12), word(16)] : [word(8), word(12)];
  }
  if (magic === 'IBSP')
    return word(4) === 59
      ? [word(8 + 29 * 8 + 4), word(8 + 29 * 8)]
      : word(4) === 22
        ? undefined
        : [word(8), word(12)];
  if (magic === 'rBSP') return [word(16), word(20)];
  if (['\x1d\0\0\0', '\x1e\0\0\0', 'BSP2', '2PSB'].includes(magic)) return [word(4), word(8)];
  return undefined;
}

function texts(): { readonly name: string; readonly kind: string; readonly bytes: Uint8Array }[] {
  const found: { readonly name: string; readonly kind: string; readonly bytes: Uint8Array }[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    const file = readFileSync(path);
    const kind = extname(entry.name);
    if (kind === '.map' || kind === '.ent') found.push({ name, kind, bytes: file });
    const lump = kind === '.bsp' ? entityLump(file) : undefined;
    if (lump === undefined || lump[0] + lump[1] > file.length) continue;
    const bytes = file.subarray(lump[0], lump[0] + lump[1]);
    if (bytes.toString('latin1', 0, 4) !== 'LZMA') found.push({ name, kind, bytes });
  }
  return found;
}

describe.skipIf(!isPresent)('entity text of the corpus', () => {
  const all = isPresent ? texts() : [];

  it('is found', () => {
    expect(all.filter(({ kind }) => kind === '.bsp').length).toBeGreaterThan(80);
  });

  it.each(all)('of $name comes back byte for byte', ({ bytes, kind }) => {
    const document = EntityDocument.parse(bytes);
    expect(Buffer.compare(document.toBytes(), bytes)).toBe(0);
    const object: unknown = JSON.parse(JSON.stringify(document));
    expect(Buffer.compare(EntityDocument.fromObject(object).toBytes(), bytes)).toBe(0);
    if (kind === '.map') {
      expect(document.entities[0]?.classname).toBe('worldspawn');
      expect(document.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
    if (kind !== '.bsp') return;
    expect(document.problems.filter(({ severity }) => severity !== 'info')).toEqual([]);
    // Only one map, a Quake II one with blank lines, is not in the usual style throughout.
    expect(document.nonCanonical).toBeLessThanOrEqual(2);
    for (const entity of document.entities) expect(entity.classname).not.toBeUndefined();
  });
});
