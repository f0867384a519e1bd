import { type BranchModel, excerptOf, hexpatIdentifier, type RecordModel, writeHexpat } from '@brushwork/ops';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../checks/repository.mjs';
import { referenceModel } from '../../reference/generate.js';
import { type CheckedPattern, checkPattern } from './hexpat-checker.js';
import { sampleModel } from './sample-model.js';

const model = await referenceModel(repositoryRoot);
const sample = sampleModel();

function branchOf(id: string): BranchModel {
  return model.branches.find((one) => one.id === id) as BranchModel;
}

/** Fields of a record with another offset than in the pattern; the number of those that were looked at. */
function compareFields(
  record: RecordModel,
  pattern: CheckedPattern,
): { count: number; differences: string[] } {
  const type = [...pattern.types].find(([name]) => name === record.name)?.[1];
  const offsets = new Map(type?.members.map(({ name, offset }) => [name, offset]));
  const differences: string[] = [];
  let count = 0;
  for (const { name, offset, type: of } of record.fields) {
    if (of.kind === 'padding' || of.kind === 'union') continue;
    const found = offsets.get(of.kind === 'bits' ? `bitsAt${offset}` : hexpatIdentifier(name));
    count++;
    if (found !== offset) differences.push(`${record.id}.${name}: ${offset}, the pattern has ${found}`);
  }
  return { count, differences };
}

describe('patterns for ImHex', { timeout: 120_000 }, () => {
  it('are well formed, with every record in its size and every field at its offset', () => {
    let fields = 0;
    for (const of of [model, sample]) {
      for (const branch of of.branches) {
        const pattern = checkPattern(writeHexpat(of, branch, { inherited: 'referred-to' }));
        for (const [name, size] of pattern.asserted) expect(pattern.types.get(name)?.size, name).toBe(size);
        const records = of.records.filter(({ id }) => branch.records.includes(id));
        const names = records.map(({ name }) => name);
        for (const record of records) {
          // Records of two files may share a name; then only one of them has it.
          if (names.filter((name) => name === record.name).length > 1) continue;
          const { count, differences } = compareFields(record, pattern);
          expect(differences).toEqual([]);
          fields += count;
        }
      }
    }
    expect(fields).toBeGreaterThan(5000);
  });

  it('assert the sizes of records', () => {
    const { asserted } = checkPattern(writeHexpat(model, branchOf('valve/orange-box')));
    expect(asserted.get('Face')).toBe(56);
    expect(asserted.size).toBeGreaterThan(50);
  });

  it('are refused by the checker when something is wrong', () => {
    const text = writeHexpat(model, branchOf('infinity-ward/call-of-duty'));
    const edits: [string, string, RegExp][] = [
      ['  s16 sideCount', '  Side sideCount', /Side isn't declared/],
      ['  s16 sideCount', '  s16 material', /material is there twice/],
      ['header.lumps[2].length / 16', 'directory.lumps[2].length / 16', /directory isn't known/],
      ['struct Brush {', 'struct Brush', /expected {/],
      ['header.lumps[2].length / 16]', 'header.lumps[2.length / 16]', /brackets|no end/],
    ];
    for (const [from, to, message] of edits) {
      const edited = text.replace(from, to);
      expect(edited, from).not.toBe(text);
      expect(() => checkPattern(edited), from).toThrow(message);
    }
    const larger = checkPattern(text.replace('  s16 sideCount', '  s32 sideCount'));
    expect(larger.types.get('Brush')?.size).not.toBe(larger.asserted.get('Brush'));
  });

  it('place every lump that the directory places', () => {
    const pattern = checkPattern(writeHexpat(model, branchOf('valve/orange-box')));
    const lumps = pattern.types.get('Lumps')?.members.map(({ name }) => name) ?? [];
    expect(lumps).toEqual(
      expect.arrayContaining(['planes', 'leaves0', 'leaves1', 'gameLump', 'worldLightsPlain']),
    );
    expect(pattern.placed).toEqual(['header', 'lumps']);
  });

  it('hold the chunks of models', () => {
    const pattern = checkPattern(writeHexpat(model, branchOf('bgf')));
    expect(pattern.placed).toEqual(['file']);
    expect(pattern.types.get('VertexXyzUv')?.size).toBe(20);
  });

  it('are there for one lump alone', () => {
    const branch = excerptOf(model, branchOf('infinity-ward/call-of-duty'), 'PLANES') as BranchModel;
    const pattern = checkPattern(writeHexpat(model, branch, { lump: 'PLANES' }));
    expect(pattern.types.get('Plane')?.size).toBe(16);
    expect(pattern.types.has('Brush')).toBe(false);
    const leaves = excerptOf(model, branchOf('valve/orange-box'), 'LEAVES') as BranchModel;
    const members = checkPattern(writeHexpat(model, leaves, { lump: 'LEAVES' })).types.get('Lumps')?.members;
    expect(members?.map(({ name }) => name)).toEqual(['leaves0', 'leaves1']);
  });

  it('say by name what they can not express', () => {
    const text = writeHexpat(model, branchOf('valve/orange-box'));
    expect(text).toContain('// - VISIBILITY.rows: ');
    expect(text).toContain('// - PAKFILE.files: ');
    const callOfDuty = writeHexpat(model, branchOf('infinity-ward/call-of-duty'));
    expect(callOfDuty).toContain('// Every part of a file is expressed.');
  });
});
