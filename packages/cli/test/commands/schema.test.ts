import { readFileSync } from 'node:fs';
import type { ReferenceModel } from '@brushwork/ops';
import { renderers } from '@brushwork/ops';
import { describe, expect, it } from 'vitest';
import { nearNames } from '../../src/text/near-names.js';
import { runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();

describe('schema', () => {
  it('lists the formats, and the formats that they can be written as', async () => {
    const run = await runCommand(['schema']);
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    expect(run.stdout).toMatch(/^infinity-ward\/call-of-duty +IBSP 59 .*Call of Duty/m);
    expect(run.stdout).toMatch(/^bgf +DIV-BIZ2 /m);
    for (const { format } of renderers) expect(run.stdout).toMatch(new RegExp(`^  ${format} `, 'm'));
    const list = JSON.parse((await runCommand(['schema', '--json'])).stdout) as {
      branches: { id: string; parent?: string }[];
    };
    expect(list.branches.find(({ id }) => id === 'valve/source-2006')?.parent).toBe('valve/source-2004');
  });

  it('writes a page unless another format is asked for', async () => {
    const page = await runCommand(['schema', 'call-of-duty']);
    expect(page.stdout).toMatch(/^# Call of Duty\n/);
    const header = await runCommand(['schema', 'infinity-ward/call-of-duty', '--format', 'c']);
    expect(header.stdout).toContain('} CallOfDutyMaterial;');
  });

  it('writes one lump by its name or number, with what it needs', async () => {
    const byName = await runCommand(['schema', 'Orange-Box', 'faces', '-f', 'c']);
    const byNumber = await runCommand(['schema', 'orange-box', '7', '-f', 'c']);
    expect(byNumber.stdout).toBe(byName.stdout);
    expect(byName.stdout).toContain('} OrangeBoxFace;');
    expect(byName.stdout).not.toContain('} OrangeBoxPlane;');
    const layout = JSON.parse((await runCommand(['schema', 'orange-box', 'faces', '--json'])).stdout) as {
      branch: { lumps: unknown[] };
    } & Pick<ReferenceModel, 'records'>;
    expect(layout.branch.lumps).toHaveLength(1);
    expect(layout.records.map(({ name }) => name)).toEqual(['Face']);
  });

  it('writes to a file, and replaces none unasked', async () => {
    const file = files.path('layout.h');
    const asked = ['schema', 'bgf', '-f', 'c', '-o', file];
    expect(await runCommand(asked)).toMatchObject({ exitCode: 0, stdout: '' });
    expect(readFileSync(file, 'utf8')).toContain('#define BGF_TAG_PMESH 0x0046');
    expect((await runCommand(asked)).exitCode).toBe(2);
    expect((await runCommand([...asked, '--overwrite'])).exitCode).toBe(0);
  });

  it('knows a format by its games, by the first letters of one, and by what files begin with', async () => {
    const cases: [string, RegExp][] = [
      ['Q3', /^# Quake III Arena/],
      ['quake iii arena', /^# Quake III Arena/],
      ['Quake 3', /^# Quake III Arena/],
      ['TF2', /^# Source 2007 to 2013/],
      ['Call of Duty', /^# Call of Duty$/m],
      ['VBSP 25', /^# Strata Source/],
      ['ef2! 20', /^# Star Trek/],
      ['Titanfall', /^# Titanfall$/m],
    ];
    for (const [name, title] of cases) {
      const run = await runCommand(['schema', name]);
      expect([run.exitCode, run.stderr], name).toEqual([0, '']);
      expect(run.stdout).toMatch(title);
    }
  });

  it('names all formats that a name may mean', async () => {
    const cases: [string, RegExp][] = [
      ['IBSP 46', /IBSP 46 may be id-software\/quake3 or raven\/soldier-of-fortune/],
      ['29', /may be id-software\/quake or raven\/hexen2/],
      ['IBSP 1000', /no branch is called 'IBSP 1000'/],
      ['', /no branch is called ''; schema lists/],
    ];
    for (const [name, message] of cases) {
      const run = await runCommand(['schema', name]);
      expect(run.exitCode).toBe(2);
      expect(run.stderr).toMatch(message);
    }
  });

  it('names what is near to a name that it does not know', async () => {
    const cases: [string[], RegExp][] = [
      [['orange-bix'], /no branch is called 'orange-bix' \(did you mean valve\/orange-box\?\)/],
      [['id-software/quak'], /\(did you mean id-software\/quake or /],
      [['qake2'], /\(did you mean id-software\/quake2 or /],
      [['orange-box', 'fases'], /valve\/orange-box has no lump 'fases' \(did you mean FACES/],
      [['quke iii arena'], /\(did you mean id-software\/quake3\?\)/],
      [['orange-box', '-f', 'xml'], /there is no format xml; there are md, c/],
    ];
    for (const [names, message] of cases) {
      const run = await runCommand(['schema', ...names]);
      expect(run.exitCode).toBe(2);
      expect(run.stderr).toMatch(message);
    }
  });
});

describe('near names', () => {
  it('are those that a slip of the hand makes', () => {
    expect(nearNames('faecs', ['faces', 'planes', 'edges'])).toEqual(['faces']);
    expect(nearNames('prop', ['static-props', 'faces'])).toEqual(['static-props']);
    expect(nearNames('zzzz', ['faces'])).toEqual([]);
  });
});
