/*
 * Measures on the real maps what reference/corrections.md says of them. The maps are read here as published tables
 * describe them, without the record declarations, so that neither can hide the other's mistake.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../checks/repository.mjs';
import { corpusFolder } from '../../reference/corpus-evidence.js';

const corpus = corpusFolder(repositoryRoot);
const folder = corpus === undefined ? undefined : join(corpus, 'cod1-ibsp59');
const isPresent = folder !== undefined && existsSync(folder);
if (!isPresent)
  console.log('skipped: corrections on real maps: no folder cod1-ibsp59 of real files (CORPUS_DIR)');

/** A map as directory and numbers. */
class Bytes {
  readonly name: string;
  readonly size: number;
  private readonly view: DataView;

  constructor(path: string) {
    const bytes = new Uint8Array(readFileSync(path));
    this.name = basename(path);
    this.size = bytes.length;
    this.view = new DataView(bytes.buffer);
  }

  entry(lump: number): { readonly length: number; readonly offset: number } {
    return { length: this.i32(8 + lump * 8), offset: this.i32(12 + lump * 8) };
  }

  count(lump: number, size: number): number {
    return this.entry(lump).length / size;
  }

  i32(at: number): number {
    return this.view.getInt32(at, true);
  }

  /** Values side by side in record `i` of a lump: `f`, `i`, `h`, `H`, `B`. */
  values(
    lump: number,
    size: number,
    i: number,
    fields: readonly (readonly [at: number, type: string])[],
  ): number[] {
    const base = this.entry(lump).offset + i * size;
    return fields.map(([at, type]) => {
      if (type === 'f') return this.view.getFloat32(base + at, true);
      if (type === 'h') return this.view.getInt16(base + at, true);
      if (type === 'H') return this.view.getUint16(base + at, true);
      return type === 'B' ? this.view.getUint8(base + at) : this.view.getInt32(base + at, true);
    });
  }

  all(lump: number, size: number, fields: readonly (readonly [at: number, type: string])[]): number[][] {
    return Array.from({ length: this.count(lump, size) }, (_, i) => this.values(lump, size, i, fields));
  }
}

const SIX_FLOATS = Array.from({ length: 6 }, (_, i) => [i * 4, 'f'] as const);
const MODEL = [...SIX_FLOATS, [0x28, 'i'], [0x2c, 'i']] as const;
const TREE = [
  [0, 'i'],
  [4, 'i'],
  [8, 'i'],
] as const;
const NAMES = ['brmap2.1ee330b8.bsp', 'brmap2.bsp', 'bomber.bsp', 'us_intro.bsp', 'bmw.bsp', 'empty.bsp'];

function maps(): Map<string, Bytes> {
  const paths = readdirSync(folder ?? '.', { recursive: true }).map((path) =>
    join(folder ?? '.', String(path)),
  );
  const found = paths.filter((path) => NAMES.includes(basename(path))).map((path) => new Bytes(path));
  return new Map(
    NAMES.flatMap((name) => found.filter((map) => map.name === name).map((map) => [name, map] as const)),
  );
}

/** Box of each brush, from the distances of its first six sides: -x +x -y +y -z +z. */
function brushBoxes(map: Bytes): number[][] {
  let side = 0;
  return map.all(4, 4, [[0, 'h']]).map(([sides = 0]) => {
    const axial = Array.from({ length: 6 }, (_, i) => map.values(3, 8, side + i, [[0, 'f']])[0] as number);
    side += sides;
    return axial;
  });
}

/** Whether a model's box is that of these brushes. */
function hasBox(model: readonly number[], boxes: readonly (readonly number[])[]): boolean {
  const box = [0, 2, 4].map((axis) => Math.min(...boxes.map((one) => one[axis] as number)));
  box.push(...[1, 3, 5].map((axis) => Math.max(...boxes.map((one) => one[axis] as number))));
  return box.every((value, i) => value === model[i]);
}

/** Whether the surfaces of the children follow each other and are the parent's. */
function areParts(trees: readonly number[][], parent: number, kids: readonly number[]): boolean {
  const [first = 0, count = 0] = trees[parent] ?? [];
  let next = first;
  for (const kid of kids) {
    if (trees[kid]?.[0] !== next) return false;
    next += trees[kid][1] as number;
  }
  return next === first + count;
}

function preorderKids(trees: readonly number[][], parent: number): number[] {
  const behind = (at: number): number => {
    let next = at + 1;
    for (let i = 0; i < (trees[at]?.[2] ?? 0); i++) next = behind(next);
    return next;
  };
  const kids: number[] = [];
  for (let i = 0, at = parent + 1; i < (trees[parent]?.[2] ?? 0); i++, at = behind(at)) kids.push(at);
  return kids;
}

describe.skipIf(!isPresent)('corrections, on real maps', () => {
  const six = isPresent ? maps() : new Map<string, Bytes>();
  const each = <T>(measure: (map: Bytes) => T): Record<string, T> =>
    Object.fromEntries([...six].map(([name, map]) => [name, measure(map)]));
  const one = (name: string): Bytes => {
    const map = six.get(name);
    if (map === undefined) throw new Error(`${name} is not at hand`);
    return map;
  };

  it('finds the six maps', () => expect([...six.keys()]).toEqual(NAMES));

  it("models' brush spans index lump 4", () => {
    const sums = each((map) => {
      let next = 0;
      for (const model of map.all(27, 48, MODEL)) {
        expect(model[6], map.name).toBe(next);
        next += model[7] as number;
      }
      return [map.count(27, 48), next, map.count(4, 4), map.count(22, 4)];
    });
    expect(sums).toEqual({
      'brmap2.1ee330b8.bsp': [9, 1010, 1010, 3245],
      'brmap2.bsp': [7, 918, 918, 2508],
      'bomber.bsp': [30, 146, 146, 2856],
      'us_intro.bsp': [1, 12, 12, 64],
      'bmw.bsp': [2, 9, 9, 115],
      'empty.bsp': [1, 7, 7, 113],
    });
    const boxes = each((map) => {
      const brushes = brushBoxes(map);
      const indirect = map.all(22, 4, [[0, 'i']]).map(([brush = 0]) => brushes[brush] as number[]);
      const models = map.all(27, 48, MODEL).slice(1);
      const through = (list: number[][]): number =>
        models.filter((model) =>
          hasBox(model, list.slice(model[6], (model[6] as number) + (model[7] as number))),
        ).length;
      return [models.length, through(brushes), through(indirect)];
    });
    expect(boxes).toEqual({
      'brmap2.1ee330b8.bsp': [8, 8, 0],
      'brmap2.bsp': [6, 6, 0],
      'bomber.bsp': [29, 29, 0],
      'us_intro.bsp': [0, 0, 0],
      'bmw.bsp': [1, 1, 0],
      'empty.bsp': [0, 0, 0],
    });
    expect([one('bmw.bsp').i32(0x2e98), one('bmw.bsp').i32(0x2e9c)]).toEqual([7, 2]);
  });

  it('children of an AABB tree lie in one block, and inner records hold spans', () => {
    const counts = each((map) => {
      const trees = map.all(16, 12, TREE);
      const roots = map.all(17, 52, [[0x18, 'i']]).map(([root = 0]) => root);
      let blocks = 0;
      roots.forEach((root, i) => {
        let end = root + 1;
        const walk = (parent: number): void => {
          const kids = Array.from({ length: trees[parent]?.[2] ?? 0 }, (_, k) => end + k);
          end += kids.length;
          if (kids.length > 0 && areParts(trees, parent, kids)) blocks++;
          for (const kid of kids) walk(kid);
        };
        walk(root);
        expect(end, map.name).toBe(roots[i + 1] ?? trees.length);
      });
      const inner = trees.flatMap((tree, i) => ((tree[2] as number) > 0 ? [i] : []));
      const preorder = inner.filter((parent) => areParts(trees, parent, preorderKids(trees, parent))).length;
      return [inner.length, blocks, preorder, inner.filter((i) => (trees[i]?.[1] ?? 0) > 0).length];
    });
    expect(counts['brmap2.1ee330b8.bsp']).toEqual([5, 5, 0, 5]);
    expect(counts['brmap2.bsp']).toEqual([5, 5, 0, 5]);
    expect(Object.values(counts).filter(([inner]) => inner === 0)).toHaveLength(4);
    const trees = one('brmap2.1ee330b8.bsp').all(16, 12, TREE).slice(0, 3);
    expect(trees).toEqual([
      [0, 148, 6],
      [0, 32, 5],
      [32, 7, 0],
    ]);
    expect(one('brmap2.1ee330b8.bsp').entry(16).offset).toBe(0xb3160);
  });

  it('the number of lightmaps is the highest number plus one, or none at all', () => {
    const numbers = each((map) => [
      Math.max(...map.all(6, 16, [[2, 'h']]).map(([number = -1]) => number)),
      map.count(1, 786432),
    ]);
    expect(numbers).toEqual({
      'brmap2.1ee330b8.bsp': [2, 0],
      'brmap2.bsp': [1, 0],
      'bomber.bsp': [0, 1],
      'us_intro.bsp': [0, 0],
      'bmw.bsp': [0, 0],
      'empty.bsp': [0, 0],
    });
  });

  it('rows of visibility are bits in whole 64-bit words', () => {
    const rows = each((map) => {
      const { length, offset } = map.entry(28);
      if (length === 0) return [];
      const [clusters, width] = [map.i32(offset), map.i32(offset + 4)];
      expect(length).toBe(8 + clusters * width);
      const byte = (row: number, at: number): number =>
        map.values(28, width, row, [[8 + at, 'B']])[0] as number;
      const sees = (row: number, c: number): boolean => ((byte(row, c >> 3) >> (c & 7)) & 1) === 1;
      const all = Array.from({ length: clusters }, (_, c) => c);
      const fromHighest = all.filter((c) => ((byte(c, c >> 3) >> (7 - (c & 7))) & 1) === 1).length;
      const behind = all.filter((row) => {
        for (let c = clusters; c < width * 8; c++) if (sees(row, c)) return true;
        return false;
      });
      const oneWay = all.filter((row) => all.slice(0, row).some((c) => sees(row, c) !== sees(c, row)));
      expect([behind, oneWay]).toEqual([[], []]);
      const highest = Math.max(...map.all(21, 36, [[0, 'i']]).map(([cluster = 0]) => cluster));
      return [clusters, width, all.filter((c) => sees(c, c)).length, fromHighest, highest + 1];
    });
    expect(rows['us_intro.bsp']).toEqual([4, 8, 4, 0, 4]);
    expect(rows['bomber.bsp']).toEqual([1142, 144, 1142, 1140, 1142]);
    expect(Math.ceil(1142 / 64) * 8).toBe(144);
  });

  it('lumps 8 and 26 count from the vertices of their owners', () => {
    let draw = 0;
    let collision = 0;
    for (const map of six.values()) {
      const surfaces = map.all(6, 16, [
        [8, 'H'],
        [10, 'H'],
        [12, 'i'],
      ]);
      const patches = map.all(24, 16, [
        [4, 'h'],
        [6, 'h'],
        [12, 'i'],
        [2, 'B'],
      ]);
      const check = (lump: number, owners: number[][]): number => {
        let seen = 0;
        for (const [vertices = 0, indexes = 0, first = 0] of owners) {
          for (let i = 0; i < indexes; i++, seen++) {
            const value = map.values(lump, 2, first + i, [[0, 'h']])[0] as number;
            if (!(value >= 0 && value < vertices)) throw new Error(`${map.name}: ${value} in lump ${lump}`);
          }
        }
        expect(seen).toBe(map.count(lump, 2));
        return seen;
      };
      draw += check(8, surfaces);
      collision += check(
        26,
        patches.filter((patch) => patch[3] !== 0),
      );
      expect(Math.max(...surfaces.map(([vertices = 0]) => vertices))).toBeLessThanOrEqual(1593);
    }
    expect([draw, collision]).toEqual([57597, 5214]);
  });

  it('leaves without a cluster have no cell and no area', () => {
    const leaves = [...six.values()].flatMap((map) =>
      map.all(21, 36, [
        [0, 'i'],
        [4, 'i'],
        [0x18, 'i'],
      ]),
    );
    const none = leaves.filter((leaf) => leaf.every((value) => value === -1));
    const some = leaves.filter(
      (leaf) => leaf.some((value) => value < 0) && !leaf.every((value) => value === -1),
    );
    expect([leaves.length, none.length, some.length]).toEqual([8991, 5341, 0]);
  });

  it('the axial sides are in the order -x +x -y +y -z +z', () => {
    const boxes = [...six.values()].flatMap(brushBoxes);
    const inPairs = boxes.filter((b) => [0, 2, 4].every((i) => (b[i] as number) < (b[i + 1] as number)));
    const insideOut = boxes.filter((b) => ![0, 1, 2].every((i) => (b[i] as number) < (b[i + 3] as number)));
    expect([boxes.length, inPairs.length, insideOut.length]).toEqual([2102, 2102, 1006]);
  });

  it('empty lumps lie where a payload would, but 31 and 32 at 0', () => {
    for (const map of six.values()) {
      let next = 272;
      for (let lump = 0; lump < 31; lump++) {
        const { length, offset } = map.entry(lump);
        expect(offset, `${map.name}, lump ${lump}`).toBe(next);
        next = Math.ceil((offset + length) / 4) * 4;
      }
      expect([next, map.entry(31), map.entry(32)], map.name).toEqual([
        map.size,
        { length: 0, offset: 0 },
        { length: 0, offset: 0 },
      ]);
    }
  });

  it('what stays open is open: lumps 10, 12 to 15 are empty, lump 23 is small, the one light is a sun', () => {
    for (const map of six.values()) {
      for (const lump of [10, 12, 13, 14, 15, 32])
        expect(map.entry(lump).length, `${map.name} ${lump}`).toBe(0);
    }
    const spans = each((map) => {
      const values = map.all(23, 4, [[0, 'i']]).flat();
      return values.length === 0 ? [] : [Math.min(...values), Math.max(...values)];
    });
    expect(Object.values(spans)).toEqual([[0, 8], [0, 3], [], [], [], []]);
    const lights = [...six.values()].flatMap((map) =>
      map.all(
        30,
        72,
        [0, 0x28, 0x2c, 0x30, 0x34].map((at) => [at, 'i']),
      ),
    );
    expect(lights).toEqual([[1, 0, 0, 0, 0]]);
  });
});
