/*
 * Round-trips and validates every map of OpenArena, a free game of Quake III's layout:
 *
 *   node tools/run.mjs tools/corpus/openarena.ts [--folder FOLDER] [PACKAGE...]
 *
 * Debian's packages are downloaded by name into a temporary folder, which is removed at the end whatever happens; with
 * --folder the archives (.pk3) below a folder are taken instead. It ends with 0 when every map came back byte for byte,
 * plainly and from values, and has no errors; with 1 when one didn't; with 3 when nothing could be downloaded.
 */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CheckedMap, checkMap } from './check-map.js';
import { unpackPackages } from './debian-packages.js';
import { packedMaps } from './pk3-maps.js';

/** The packages that hold maps. */
const PACKAGES = ['openarena-081-maps', 'openarena-085-data', 'openarena-088-data', 'openarena-oacmp1'];

interface Totals {
  maps: number;
  bytes: number;
  elements: number;
  plain: number;
  deep: number;
  stock: number;
  sound: number;
  readonly rules: Map<string, { maps: number; issues: number }>;
}

function addRules(totals: Totals, { issues }: CheckedMap): void {
  const counts = new Map<string, number>();
  for (const { severity, rule } of issues) {
    const key = `${severity} ${rule}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  for (const [key, count] of counts) {
    const known = totals.rules.get(key) ?? { maps: 0, issues: 0 };
    totals.rules.set(key, { maps: known.maps + 1, issues: known.issues + count });
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function row(name: string, size: number, map: CheckedMap): string {
  const errors = map.issues.filter(({ severity }) => severity === 'error').length;
  const cells = [
    name.padEnd(28),
    String(size).padStart(10),
    String(map.elements).padStart(8),
    map.isPlain ? 'same' : 'DIFFERS',
    map.lost.length === 0 ? 'same' : `LOST ${map.lost.join(' ')}`,
    map.isStock ? 'same' : 'differs',
    `${errors} errors, ${map.issues.length - errors} more`,
  ];
  return cells.join('  ');
}

async function checkAll(folder: string): Promise<Totals> {
  const totals: Totals = {
    ...{ maps: 0, bytes: 0, elements: 0, plain: 0, deep: 0, stock: 0, sound: 0 },
    rules: new Map(),
  };
  say('map                                bytes  elements  plain  deep  stock layout  validation');
  for await (const { name, bytes } of packedMaps(folder)) {
    const size = bytes.length;
    const map = await checkMap(bytes);
    say(row(name, size, map));
    totals.maps++;
    totals.bytes += size;
    totals.elements += map.elements;
    totals.plain += map.isPlain ? 1 : 0;
    totals.deep += map.lost.length === 0 ? 1 : 0;
    totals.stock += map.isStock ? 1 : 0;
    totals.sound += map.issues.some(({ severity }) => severity === 'error') ? 0 : 1;
    addRules(totals, map);
  }
  return totals;
}

function sayTotals(totals: Totals): void {
  const { maps } = totals;
  say('');
  say(`${maps} maps, ${totals.bytes} bytes, ${totals.elements} elements`);
  say(
    `written back the same: ${totals.plain}; from values: ${totals.deep}; by the stock layout: ${totals.stock}`,
  );
  say(`without errors: ${totals.sound}`);
  for (const [rule, { maps: count, issues }] of [...totals.rules].toSorted())
    say(`${rule}: ${issues} in ${count} maps`);
}

function isGood({ maps, plain, deep, sound }: Totals): boolean {
  return maps > 0 && plain === maps && deep === maps && sound === maps;
}

const words = process.argv.slice(2);
const given = words[0] === '--folder' ? words[1] : undefined;
const folder = given ?? (await mkdtemp(join(tmpdir(), 'brushwork-openarena-')));

function removeFolder(): void {
  if (given === undefined) rmSync(folder, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    removeFolder();
    process.exit(130);
  });
try {
  if (given === undefined) await unpackPackages(words.length > 0 ? words : PACKAGES, folder);
  const totals = await checkAll(folder);
  sayTotals(totals);
  process.exitCode = isGood(totals) ? 0 : 1;
} catch (error) {
  process.stderr.write(`openarena: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 3;
} finally {
  removeFolder();
}
