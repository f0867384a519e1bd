import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDocumentationGaps } from '../checks/documentation-gate.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'documentation-gate-'));
  write('packages/formats/package.json', {
    name: '@brushwork/formats',
    type: 'module',
    exports: {
      '.': { 'brushwork-source': './src/index.ts' },
      './branch/*': { 'brushwork-source': './src/branch/*.ts' },
    },
  });
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: object | readonly string[]): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Array.isArray(content) ? content.join('\n') : JSON.stringify(content));
}

function gaps(): string[] {
  return findDocumentationGaps(root).map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

const dsl = [
  'declare function struct(size: number, fields: object, options?: object): any;',
  'declare function record(fields: object): any;',
  'declare function sequence(parts: object): any;',
  'declare function union(tag: string, pick: object, arms: object): any;',
  'declare function overlay(carrier: object, readings: object): any;',
  'declare const u8: object;',
];

describe('exported symbols', () => {
  it('need a comment when src/index.ts leads to them, through re-exports and namespaces', () => {
    write('packages/formats/src/index.ts', [
      "export * from './seen.js';",
      "export { renamed as other } from './seen.js';",
      "/** A namespace. */\nexport * as space from './space.js';",
    ]);
    write('packages/formats/src/seen.ts', [
      '/** Documented. */\nexport const documented = 1;',
      'export function bare(): void {}',
      'export const renamed = 1;',
      'export type Bare = number;',
      '/** @orig tags_only */\nexport const tagsOnly = 1;',
    ]);
    write('packages/formats/src/space.ts', ['export class Inside {}']);
    write('packages/formats/src/unseen.ts', ['export const nobodyExportsThis = 1;']);
    expect(gaps()).toEqual([
      "packages/formats/src/seen.ts:3: exported 'bare' has no JSDoc comment",
      "packages/formats/src/seen.ts:4: exported 'renamed' has no JSDoc comment",
      "packages/formats/src/seen.ts:5: exported 'Bare' has no JSDoc comment",
      "packages/formats/src/seen.ts:7: exported 'tagsOnly' has no JSDoc comment",
      "packages/formats/src/space.ts:1: exported 'Inside' has no JSDoc comment",
    ]);
  });

  it('need a comment when another entry of package.json leads to them', () => {
    write('packages/formats/src/index.ts', ['export {};']);
    write('packages/formats/src/branch/game.ts', ['export const branch = 1;']);
    expect(gaps()).toEqual(["packages/formats/src/branch/game.ts:1: exported 'branch' has no JSDoc comment"]);
  });

  it('need a comment for each public member, once for overloads and accessor pairs', () => {
    write('packages/formats/src/index.ts', [
      '/** A class. */',
      'export class Thing extends Base {',
      '  bare = 1;',
      '  constructor() { super(); }',
      '  private hidden = 1;',
      '  protected inner = 1;',
      '  #own = 1;',
      '  override known(): void {}',
      '  /** Pair. */\n  get pair(): number { return 1; }',
      '  set pair(value: number) {}',
      '  method(): void {}',
      '  /** Static. */\n  static method(): void {}',
      '}',
      'class Base { known(): void {} }',
      '/** An interface. */',
      'export interface Shape {',
      '  /** One comment. */\n  overloaded(a: number): void;',
      '  overloaded(a: string): void;',
      '  area: number;',
      '}',
    ]);
    expect(gaps()).toEqual([
      "packages/formats/src/index.ts:3: member 'bare' of exported 'Thing' has no JSDoc comment",
      "packages/formats/src/index.ts:12: member 'method' of exported 'Thing' has no JSDoc comment",
      "packages/formats/src/index.ts:22: member 'area' of exported 'Shape' has no JSDoc comment",
    ]);
  });
});

describe('records', () => {
  it('need a comment for each field, also in inline literals, shared constants and spreads', () => {
    write('packages/formats/src/index.ts', ['export {};']);
    write('packages/formats/src/record.ts', [
      ...dsl,
      'const shared = { sharedField: u8 } as const;',
      'class Face extends struct(2, {',
      '  /** Documented. */\n  fine: u8,',
      '  bare: u8,',
      '  /** Documented. */\n  nested: { inside: u8 },',
      '}, { packed: true }) {}',
      'Face.with(3, { changed: u8 });',
      "Face.insertAfter('fine', 3, { inserted: u8 });",
      'record({ ...shared });',
      'struct(1, shared);',
    ]);
    expect(gaps()).toEqual([
      "packages/formats/src/record.ts:7: field 'sharedField' has no JSDoc comment",
      "packages/formats/src/record.ts:11: field 'bare' has no JSDoc comment",
      "packages/formats/src/record.ts:13: field 'inside' has no JSDoc comment",
      "packages/formats/src/record.ts:15: field 'changed' has no JSDoc comment",
      "packages/formats/src/record.ts:16: field 'inserted' has no JSDoc comment",
    ]);
  });

  it('need a comment for each arm, reading and part', () => {
    write('packages/formats/src/index.ts', ['export {};']);
    write('packages/formats/src/record.ts', [
      ...dsl,
      "union('kind', { 0: 'sphere' }, { sphere: u8 });",
      'overlay(u8, { plane: u8 });',
      'sequence({ header: u8 });',
      "union('kind', {}, {",
      '  /** Documented. */\n  sphere: record({ radius: u8 }),',
      '  /** Documented. */\n  box: { width: u8 },',
      '});',
    ]);
    expect(gaps()).toEqual([
      "packages/formats/src/record.ts:7: arm 'sphere' has no JSDoc comment",
      "packages/formats/src/record.ts:8: reading 'plane' has no JSDoc comment",
      "packages/formats/src/record.ts:9: part 'header' has no JSDoc comment",
      "packages/formats/src/record.ts:12: field 'radius' has no JSDoc comment",
      "packages/formats/src/record.ts:14: field 'width' has no JSDoc comment",
    ]);
  });
});

describe('@confidence', () => {
  it('is one of the four words', () => {
    write('packages/formats/src/index.ts', [
      '/** Sure. @confidence certain */\nexport const certain = 1;',
      '/** Likely. @confidence probable: seen in two maps */\nexport const probable = 1;',
      '/**',
      ' * Wrong.',
      ' * @confidence high',
      ' */',
      'export const wrong = 1;',
      '/**\n * Empty.\n * @confidence\n */\nexport const empty = 1;',
    ]);
    expect(gaps()).toEqual([
      "packages/formats/src/index.ts:7: @confidence 'high'; it is certain|probable|guess|unknown",
      'packages/formats/src/index.ts:12: @confidence without a value; it is certain|probable|guess|unknown',
    ]);
  });
});
