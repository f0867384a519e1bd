import { findPart, open, openModel } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { tinyMap } from '../../../../tools/fixtures/small.js';
import { selectionOfChunk, selectionOfPath } from '../../src/worker/issues/issue-place.js';
import { IssueService } from '../../src/worker/issues/issue-service.js';
import { corpusMap } from '../support/corpus.js';
import { openedFile } from '../support/opened-file.js';
import { bytesOfText, sourceMapWith } from '../support/source-map.js';

const isLump = (name: string): boolean => name === 'FACES' || name === 'GAME_LUMP' || name === 'ENTITIES';

describe('where an issue leads to', () => {
  it('is a lump, a part of one, a record, a field', () => {
    expect(selectionOfPath(['FACES'], isLump)).toEqual({ path: 'FACES' });
    expect(selectionOfPath(['FACES', 12, 'plane'], isLump)).toEqual({
      path: 'FACES',
      index: 12,
      field: 'plane',
    });
    expect(selectionOfPath(['GAME_LUMP', 'sprp', 'props', 3, 'origin', 'x'], isLump)).toEqual({
      path: 'GAME_LUMP.sprp.props',
      index: 3,
      field: 'origin.x',
    });
    expect(selectionOfPath(['FACES', 1, 'styles', 2], isLump)).toMatchObject({ field: 'styles[2]' });
    expect(selectionOfPath(['ENTITIES', 5, 'model'], isLump)).toMatchObject({ path: 'ENTITIES', index: 5 });
    expect(selectionOfPath([], isLump)).toBeUndefined();
    expect(selectionOfPath(['elsewhere'], isLump)).toBeUndefined();
  });

  it('is a chunk of a model, and a record in it', () => {
    const chunks = new Set(['OBJECT[0]', 'OBJECT[0].PATCH[1].XYZ']);
    const isChunk = (path: string): boolean => chunks.has(path);
    expect(selectionOfChunk(['OBJECT', 0, 'PATCH', 1, 'XYZ', 7, 'position'], isChunk)).toEqual({
      path: 'OBJECT[0].PATCH[1].XYZ',
      index: 7,
      field: 'position',
    });
    expect(selectionOfChunk(['OBJECT', 0, 'NAME'], isChunk)).toEqual({ path: 'OBJECT[0]' });
    expect(selectionOfChunk(['NOTHING'], isChunk)).toBeUndefined();
  });
});

describe('the checks of a map', () => {
  it('find nothing in one that is sound, and say what they looked at', async () => {
    const service = new IssueService(await openedFile('tiny.bsp', await tinyMap()));
    const seen: (number | undefined)[] = [];
    const { checked, issues, ruleCount } = await service.check(({ share }) => void seen.push(share));
    expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(checked).toBeGreaterThan(100);
    expect(ruleCount).toBeGreaterThan(10);
    const shares = seen.filter((share) => share !== undefined);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBeGreaterThan(0.8);
  });

  it('list each broken place with its record, and explain each rule', async () => {
    const bytes = await tinyMap();
    const map = await open(bytes.slice());
    const { start } = map.entryOf('BRUSH_SIDES' in map.lumps ? 'BRUSH_SIDES' : 'LEAVES');
    const damaged = bytes.slice();
    damaged.fill(0xee, start, start + 8);
    const { issues, rules } = await new IssueService(await openedFile('tiny.bsp', damaged)).check();
    expect(issues.length).toBeGreaterThan(0);
    for (const { rule } of issues) {
      const summary = rules.find(({ id }) => id === rule);
      expect(summary?.cause, rule).not.toBe('');
      expect(summary?.remedy, rule).not.toBe('');
      expect(summary?.broken, rule).toBeGreaterThan(0);
    }
    const opened = await open(damaged.slice());
    for (const { selection } of issues)
      if (selection !== undefined) expect(() => findPart(opened, selection.path)).not.toThrow();
  });

  it('lead into entities', async () => {
    const bytes = await sourceMapWith({ ENTITIES: bytesOfText('{\n"classname" "worldspawn"\n"a"\n}\n\0') });
    const { issues } = await new IssueService(await openedFile('tiny.bsp', bytes)).check();
    const found = issues.find(({ rule }) => rule === 'entity-text-key-without-value');
    expect(found).toMatchObject({ selection: { path: 'ENTITIES', index: 0 }, severity: 'error' });
  });
});

describe('the checks of a model', () => {
  it('find nothing in one that is sound, and lead to the chunk in one that is not', async () => {
    const walker = walkerFile();
    expect((await new IssueService(await openedFile('w.bgf', walker)).check()).issues).toEqual([]);
    const damaged = walker.slice();
    const { tree } = openModel(walker.slice());
    const faces = Array.from({ length: tree.count }, (_, i) => i).find(
      (i) => tree.nameOf(i) === 'PCONN_LIST',
    );
    const chunk = tree.chunk(faces ?? 0);
    // The corner of a face that is no vertex.
    damaged.fill(0x7f, chunk.payloadStart + 1, chunk.payloadStart + 5);
    const { issues } = await new IssueService(await openedFile('w.bgf', damaged)).check();
    expect(issues.length).toBeGreaterThan(0);
    expect(issues[0]?.selection?.path).toContain('PCONN_LIST');
    expect(() => tree.find(issues[0]?.selection?.path ?? '')).not.toThrow();
  });
});

const real = corpusMap('source/lambdaforever__fight-or-suffer/background4.bsp');

describe.skipIf(!real.isThere)(real.title, () => {
  it('is said to be cut off in its pakfile', async () => {
    const { issues } = await new IssueService(await openedFile(real.name, real.read())).check();
    expect(issues.map(({ selection }) => selection?.path)).toContain('PAKFILE');
  });
});
