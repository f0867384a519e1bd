import { issue } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { lostLightWords, noLightText } from '../../src/elements/world/light-words.js';
import { nothingDrawnWords, type Shown } from '../../src/elements/world/nothing-drawn-words.js';

const broken = issue('scene-surface', 'error', 'bad-reference', {
  message: 'corner 3 has no vertex',
  path: ['FACES', 0],
});
const lost = issue('scene-light-lost', 'error', 'out-of-bounds', {
  message: 'baked light is stored, but it is cut off',
  path: ['LIGHTING'],
});

interface Given {
  readonly surfaces?: number;
  readonly skipped?: number;
  readonly triangles?: number;
  readonly props?: readonly unknown[];
  readonly issues?: readonly unknown[];
  readonly layers?: readonly unknown[];
}

const mapOf = ({ issues = [], layers = [], props = [], ...counts }: Given): Shown =>
  ({
    model: undefined,
    map: {
      world: { counts: { surfaces: 0, skipped: 0, triangles: 0, ...counts }, issues, props },
      addedLayers: new Map([['clip', { layers }]]),
    },
  }) as never;

describe('an empty picture of a map', () => {
  it('says how many surfaces are left out, and why the first one is', () => {
    const words = nothingDrawnWords(mapOf({ surfaces: 1304, skipped: 1304, issues: [broken] }));
    expect(words?.reasons).toEqual([
      'All 1,304 surfaces are left out. The reason: FACES[0]: corner 3 has no vertex.',
    ]);
    expect(words?.hasIssues).toBe(true);
    expect(nothingDrawnWords(mapOf({ surfaces: 9, skipped: 1 }))?.reasons).toEqual([
      '1 surface is left out.',
    ]);
  });

  it('tells surfaces that are lost from none', () => {
    const empty = (code: 'bad-count' | 'out-of-bounds', message: string) =>
      issue('scene-empty', 'error', code, { message, path: ['FACES'] });
    const of = (...issues: unknown[]) => nothingDrawnWords(mapOf({ issues }))?.reasons[0];
    expect(of(empty('bad-count', 'there are no surfaces'))).toBe('There are no surfaces in the file.');
    expect(of(empty('out-of-bounds', 'the surfaces are stored, but FACES is cut off'))).toBe(
      'The surfaces are stored, but FACES is cut off.',
    );
  });

  it('is told from a picture of nothing but models', () => {
    const { reasons, title } = nothingDrawnWords(mapOf({ props: [{}] })) ?? {};
    expect(title).toBe('No surface of this map can be drawn.');
    expect(reasons?.at(-1)).toContain('shown as boxes');
  });

  it('is none where anything is to be seen, or nothing is known yet', () => {
    const solid = { meshes: [{ indices: new Uint32Array(3) }] };
    expect(nothingDrawnWords(mapOf({ triangles: 1 }))).toBeUndefined();
    expect(nothingDrawnWords(mapOf({ layers: [solid] }))).toBeUndefined();
    expect(nothingDrawnWords(mapOf({ layers: [{ meshes: [] }] }))).toBeDefined();
    expect(nothingDrawnWords({ map: undefined, model: undefined })).toBeUndefined();
  });
});

describe('what is said of light', () => {
  const counts = { drawn: 3 } as never;

  it('tells light that is lost from none', () => {
    expect(lostLightWords({ issues: [broken, lost] })).toEqual([
      'Baked light is stored, but it is cut off (LIGHTING).',
    ]);
    expect(lostLightWords({ issues: [broken] })).toEqual([]);
    expect(noLightText({ counts, issues: [] })).toBe('This map has no baked light.');
  });

  it('blames no map whose light or surfaces are damaged', () => {
    const damaged = issue('scene-light', 'error', 'bad-reference', { message: 'not all there', path: [] });
    expect(noLightText({ counts, issues: [damaged] })).toContain('can be read');
    expect(noLightText({ counts: { drawn: 0 } as never, issues: [broken] })).toContain('No surface');
  });
});
