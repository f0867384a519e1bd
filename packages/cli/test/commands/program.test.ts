import path from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { useBundledProgram } from './support/bundled-program.js';
import { useWorkFolder } from './support/work-folder.js';

const files = useWorkFolder();
const program = useBundledProgram();

describe('the bundled program', () => {
  it('runs a verb and ends with its code', () => {
    const good = program.run('validate', files.path('tiny.bsp'));
    expect(good).toMatchObject({ exitCode: 0, stderr: '' });
    expect(good.stdout).toContain('nothing wrong');
    const missing = program.run('inspect', files.path('none.bsp'));
    expect(missing).toMatchObject({ exitCode: 3, stdout: '' });
    expect(missing.stderr).toBe(`brushwork: ${files.path('none.bsp')}: there is no such file\n`);
  });

  it('ends quietly when its reader goes away, as head does', async () => {
    const cut = await program.runCutOff('dump', files.path('tiny.bsp'), '-l', 'draw_vertices', '-f', 'json');
    expect(cut).toEqual({ exitCode: 0, stderr: '' });
  });
});

describe('the library', () => {
  it('needs nothing of Node: it can be bundled for a browser', async () => {
    const { outputFiles, metafile } = await build({
      stdin: {
        contents: "import { open, save, validate } from 'brushwork'; console.log(open, save, validate);",
        resolveDir: path.resolve(import.meta.dirname, '../..'),
        loader: 'ts',
      },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      conditions: ['brushwork-source'],
      metafile: true,
    });
    const text = outputFiles[0]?.text ?? '';
    expect(text.length).toBeGreaterThan(10_000);
    expect(text).not.toMatch(/["']node:/);
    expect(Object.keys(metafile.inputs).filter((file) => file.includes('commander'))).toEqual([]);
  });
});
