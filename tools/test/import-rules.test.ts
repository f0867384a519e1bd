import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findImportViolations } from '../checks/import-rules.mjs';

const packages: readonly (readonly [folder: string, name: string])[] = [
  ['record', '@brushwork/record'],
  ['formats', '@brushwork/formats'],
  ['ops', '@brushwork/ops'],
  ['cli', 'brushwork'],
  ['viewer', '@brushwork/viewer'],
];

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-rules-'));
  write('package.json', JSON.stringify({ name: 'root', type: 'module', workspaces: ['packages/*'] }));
  write('tsconfig.json', JSON.stringify({ compilerOptions: { module: 'NodeNext' } }));
  mkdirSync(join(root, 'node_modules/@brushwork'), { recursive: true });
  for (const [folder, name] of packages) {
    const dependencies = Object.fromEntries(packages.map(([, other]) => [other, '0.1.0']));
    const exports = { '.': { 'brushwork-source': './src/index.ts', default: './dist/index.js' } };
    write(
      `packages/${folder}/package.json`,
      JSON.stringify({ name, version: '0.1.0', type: 'module', exports, dependencies }),
    );
    write(`packages/${folder}/src/index.ts`, 'export {};\n');
    symlinkSync(join(root, 'packages', folder), join(root, 'node_modules', name));
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, content: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function brokenRules(): string[] {
  return findImportViolations(root).map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`);
}

describe('the direction of imports', () => {
  it('lets each package import those below it', () => {
    write('packages/record/src/index.ts', 'export const a = 1;\n');
    write('packages/formats/src/index.ts', "export * from '@brushwork/record';\n");
    write('packages/ops/src/index.ts', "export * from '@brushwork/formats';\n");
    write('packages/cli/src/index.ts', "export * from '@brushwork/ops';\n");
    write('packages/cli/src/main.ts', "import 'node:fs';\nimport './index.js';\n");
    write('packages/viewer/src/index.ts', "export * from '@brushwork/ops';\n");
    write('tools/reference/main.ts', "import 'node:fs';\nimport '@brushwork/formats';\n");
    expect(brokenRules()).toEqual([]);
  });

  it('refuses imports against it, of types as well', () => {
    write('packages/record/src/index.ts', "export type * from '@brushwork/formats';\n");
    write('packages/formats/src/other.ts', "import '@brushwork/ops';\n");
    write('packages/ops/src/index.ts', "import 'brushwork';\n");
    write('packages/cli/src/main.ts', "import '@brushwork/viewer';\n");
    write('packages/viewer/src/index.ts', "import 'brushwork';\n");
    write('tools/reference/main.ts', "import 'brushwork';\n");
    expect(brokenRules().sort()).toEqual([
      'cli-imports-no-viewer-or-tools: packages/cli/src/main.ts -> packages/viewer/src/index.ts',
      'formats-depends-on-record-and-decompressors: packages/formats/src/other.ts -> packages/ops/src/index.ts',
      'ops-below-programs: packages/ops/src/index.ts -> packages/cli/src/index.ts',
      'record-depends-on-nothing: packages/record/src/index.ts -> packages/formats/src/index.ts',
      'tools-import-libraries-only: tools/reference/main.ts -> packages/cli/src/index.ts',
      'viewer-imports-no-cli-or-tools: packages/viewer/src/index.ts -> packages/cli/src/index.ts',
    ]);
  });

  it('refuses cycles, paths into other packages, and what does not exist', () => {
    write('packages/record/src/a.ts', "import './b.js';\n");
    write('packages/record/src/b.ts', "import './a.js';\n");
    write('packages/record/src/c.ts', "import './missing.js';\n");
    write('packages/formats/src/reach.ts', "import '../../record/src/index.js';\n");
    expect(brokenRules()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('no-cycles: packages/record/src/a.ts'),
        'no-unresolved-import: packages/record/src/c.ts -> ./missing.js',
        'packages-by-their-names: packages/formats/src/reach.ts -> packages/record/src/index.ts',
      ]),
    );
  });
});

describe('cycles of types', () => {
  it('are allowed, as nothing of them is left when the program runs', () => {
    write('packages/record/src/a.ts', "import type { B } from './b.js';\nexport const a: B = 1;\n");
    write('packages/record/src/b.ts', "import './a.js';\nexport type B = number;\n");
    expect(brokenRules()).toEqual([]);
  });
});

describe('modules of Node', () => {
  it('stay out of the libraries and of whatever the library entry reaches', () => {
    write('packages/record/src/index.ts', "import 'node:fs';\n");
    write('packages/ops/src/index.ts', "import type { Stats } from 'fs';\nexport type S = Stats;\n");
    write('packages/cli/src/index.ts', "import './middle.js';\n");
    write('packages/cli/src/middle.ts', "import 'node:fs/promises';\n");
    expect(brokenRules()).toEqual(
      expect.arrayContaining([
        'node-modules-of-node-only-in-programs: packages/record/src/index.ts -> fs',
        'node-modules-of-node-only-in-programs: packages/ops/src/index.ts -> fs',
        expect.stringMatching(
          /^library-entry-is-platform-neutral: packages\/cli\/src\/index\.ts -> .*fs\/promises$/,
        ),
      ]),
    );
  });
});

describe('branches', () => {
  const branch = 'export const branch = 1;\n';

  it('may import one parent, shared records, containers and @brushwork/record', () => {
    write('packages/formats/src/branch/studio/parent.ts', branch);
    write('packages/formats/src/branch/studio/shared/props.ts', 'export const props = 1;\n');
    write('packages/formats/src/container/lump.ts', 'export const lump = 1;\n');
    write(
      'packages/formats/src/branch/studio/child.ts',
      "export * from './parent.js';\nimport './shared/props.js';\nimport '../../container/lump.js';\nimport '@brushwork/record';\n".concat(
        branch,
      ),
    );
    write(
      'packages/formats/src/registry.ts',
      "export const load = () => import('./branch/studio/child.js');\n",
    );
    write('packages/formats/src/detect.ts', "import './branch/studio/parent.js';\n");
    expect(brokenRules()).toEqual([]);
  });

  it('may have no second parent, and nothing else may know them', () => {
    write('packages/formats/src/branch/a.ts', branch);
    write('packages/formats/src/branch/b.ts', branch);
    write('packages/formats/src/branch/c.ts', `import './a.js';\nimport './b.js';\n${branch}`);
    write('packages/formats/src/branch/shared/records.ts', "import '../a.js';\n");
    write('packages/formats/src/branch/d.ts', `import '../registry.js';\n${branch}`);
    write('packages/formats/src/registry.ts', 'export {};\n');
    write('packages/formats/src/open.ts', "import './branch/a.js';\n");
    expect(brokenRules().sort()).toEqual([
      'branch-has-one-parent: packages/formats/src/branch/c.ts -> packages/formats/src/branch/a.ts, packages/formats/src/branch/b.ts',
      'branches-know-containers-and-records: packages/formats/src/branch/d.ts -> packages/formats/src/registry.ts',
      'branches-only-through-registry-and-detection: packages/formats/src/open.ts -> packages/formats/src/branch/a.ts',
      'shared-records-know-no-branch: packages/formats/src/branch/shared/records.ts -> packages/formats/src/branch/a.ts',
    ]);
  });
});
