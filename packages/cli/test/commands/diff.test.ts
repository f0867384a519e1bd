import { openAs, PakDocument, save } from '@brushwork/formats';
import { branch } from '@brushwork/formats/branch/valve/orange-box';
import { beforeAll, describe, expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { jsonLine, runCommand } from './support/run-command.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const diff = (...programArguments: readonly string[]) => runCommand(['diff', ...programArguments]);

let before = '';
let after = '';

beforeAll(async () => {
  const bytes = tinySource({ branch });
  before = await files.write('before.bsp', bytes);
  const map = openAs(branch, bytes.slice());
  map.lumps.FACES.at(2).smoothingGroups = 5;
  map.lumps.ENTITIES.entities[0]?.set('skyname', 'sky_of_tests');
  after = await files.write('after.bsp', save(map).bytes);
});

describe('brushwork diff', () => {
  it('lists what differs and ends with 1', async () => {
    const run = await diff(before, after);
    expect(run.stderr).toBe('');
    expect(run.stdout).toMatch(/before\.bsp -> .*after\.bsp\n/);
    expect(run.stdout).toMatch(/^FACES +differs +[\d,]+ +[\d,]+ +1$/m);
    expect(run.stdout).toMatch(/^ENTITIES +differs/m);
    expect(run.stdout).not.toMatch(/^PLANES +differs/m);
    expect(run.stdout).toMatch(/^2 differ, \d+ are the same$/m);
    expect(run.exitCode).toBe(1);
  });

  it('says that nothing differs and ends with 0', async () => {
    const run = await diff(before, before);
    expect(run.stdout).toMatch(/^nothing differs, \d+ are the same$/m);
    expect(run.exitCode).toBe(0);
    expect((await diff('--all', before, before)).stdout).toMatch(/^FACES +same /m);
  });

  it('shows the differences of a lump one by one', async () => {
    const run = await diff(before, after, '--lump', 'faces');
    expect(run.stdout).toMatch(
      /FACES: \d+ records -> \d+ records\n~ \[2\]\n {4}smoothingGroups: \d+ -> 5\n$/,
    );
    expect(run.exitCode).toBe(1);
    const entities = await diff(before, after, '--lump', 'ENTITIES');
    expect(entities.stdout).toMatch(/~ \[0\] worldspawn\n {4}skyname: \S+ -> sky_of_tests\n/);
    const planes = await diff(before, after, '--lump', 'planes');
    expect(planes.stdout).toMatch(/nothing differs\n$/);
    expect(planes.exitCode).toBe(0);
  });

  it('shows so many as are asked for', async () => {
    const map = openAs(branch, tinySource({ branch }));
    for (let i = 0; i < map.lumps.FACES.length; i++) map.lumps.FACES.at(i).smoothingGroups = 100 + i;
    const other = await files.write('other.bsp', save(map).bytes);
    const run = await diff(before, other, '--lump', 'faces', '--limit', '2', '--offset', '1');
    expect(run.stdout.match(/^~ \[\d+\]$/gm)).toEqual(['~ [1]', '~ [2]']);
    expect(run.stdout).toContain(`${map.lumps.FACES.length - 3} more: --limit and --offset show them`);
  });

  it('writes JSON', async () => {
    expect(jsonLine((await diff('--json', before, after)).stdout)).toMatchObject({
      same: false,
      head: [],
      notes: [],
      lumps: expect.arrayContaining([
        expect.objectContaining({
          name: 'FACES',
          state: 'differs',
          sameBytes: false,
          counts: { added: 0, removed: 0, changed: 1, moved: 0 },
        }),
      ]),
    });
    expect(jsonLine((await diff('--json', before, after, '--lump', 'faces')).stdout)).toMatchObject({
      lump: 'faces',
      parts: [
        {
          path: 'FACES',
          total: 1,
          changes: [
            {
              kind: 'changed',
              left: 2,
              right: 2,
              label: null,
              fields: [{ field: 'smoothingGroups', right: 5 }],
            },
          ],
        },
      ],
    });
  });

  it('compares models chunk by chunk', async () => {
    const bytes = walkerFile();
    const model = await files.write('walker.bgf', bytes);
    expect((await diff(model, model)).exitCode).toBe(0);
    const changed = bytes.slice();
    changed[changed.length - 5] = (changed[changed.length - 5] as number) ^ 1;
    const other = await files.write('changed.bgf', changed);
    const run = await diff(model, other);
    expect(run.exitCode).toBe(1);
    expect(run.stdout).toMatch(/^OBJECT\S* +differs /m);
    expect(run.stdout).toMatch(/^1 differs, /m);
    const mixed = await diff(model, before);
    expect(mixed.exitCode).toBe(2);
    expect(mixed.stderr).toContain('they have nothing in common');
  });

  it('refuses what it can not compare', async () => {
    const unknown = await diff(before, after, '--lump', 'FACE');
    expect(unknown.exitCode).toBe(2);
    expect(unknown.stderr).toContain("nothing named 'FACE' was compared (did you mean FACES");
    expect((await diff(before)).exitCode).toBe(2);
    const text = await files.write('other.txt', new TextEncoder().encode('nothing'));
    expect((await diff(before, text)).exitCode).toBe(3);
    expect((await diff(before, `${text}.missing`)).exitCode).toBe(3);
  });

  it('goes down to the content of packed files and the text of entities when it is asked to', async () => {
    const withFiles = async (name: string, material: string, spacing: string): Promise<string> => {
      const map = openAs(branch, tinySource({ branch }));
      const { document } = map.lumps.PAKFILE;
      for (const { path, bytes } of [
        { path: 'materials/own.vmt', bytes: new TextEncoder().encode(material) },
        { path: 'maps/own.ain', bytes: Uint8Array.of(1, 2, material.length, 4) },
      ])
        document.add(path, await PakDocument.pack(bytes));
      const text = new TextEncoder().encode(spacing);
      map.lumps.ENTITIES.setBytes(Uint8Array.from([...text, ...map.lumps.ENTITIES.bytes]));
      return files.write(name, save(map).bytes);
    };
    const left = await withFiles('files-a.bsp', 'Lit\n{\n"$a" "1"\n}\n', '');
    const right = await withFiles('files-b.bsp', 'Lit\n{\n"$a" "23"\n}\n', '\n');
    const run = await diff(left, right, '--lump', 'pakfile', '--detail', 'content', '--context', '1');
    expect(run.stderr).toBe('');
    expect(run.stdout).toContain('    @@ -2,3 +2,3 @@\n     {\n    -"$a" "1"\n    +"$a" "23"\n     }\n');
    expect(run.stdout).toContain('    +0x2, 1 byte\n');
    expect((await diff(left, right, '--lump', 'pakfile')).stdout).not.toContain('@@');
    const all = await diff(left, right, '--detail', 'content');
    expect(all.stdout).toMatch(/text of ENTITIES\n +@@/);
    const json = jsonLine(
      (await diff('--json', left, right, '--lump', 'pakfile', '--detail', 'content')).stdout,
    ) as { parts: { changes: { label: string; content: { kind: string; added?: number } }[] }[] };
    expect(json.parts[0]?.changes.map(({ label, content }) => [label, content.kind])).toEqual([
      ['materials/own.vmt', 'text'],
      ['maps/own.ain', 'bytes'],
    ]);
    expect((await diff(left, right, '--detail', 'more')).exitCode).toBe(2);
  });
});
