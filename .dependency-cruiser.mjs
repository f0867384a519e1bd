import { builtinModules } from 'node:module';

/*
 * Imports go one way: record <- formats <- ops <- { cli, viewer, tools }. What a branch file may import is
 * completed by tools/checks/import-rules.mjs, which counts parents; nothing here can count.
 */

const nodeModule = `^(node:)?(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`;
const branches = '^packages/formats/src/branch/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Types may refer to each other across files; that leaves nothing behind when the program runs.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved-import',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared-dependency',
      comment: 'What is imported from npm is named in a package.json.',
      severity: 'error',
      from: { path: '^(packages|tools|bench)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'record-depends-on-nothing',
      severity: 'error',
      from: { path: '^packages/record/src/' },
      to: { pathNot: '^packages/record/src/' },
    },
    {
      name: 'formats-depends-on-record-and-decompressors',
      comment: 'Unpacking DEFLATE, LZMA, PNG and JPEG is what libraries do; none of them reaches further.',
      severity: 'error',
      from: { path: '^packages/formats/src/' },
      to: { pathNot: '^packages/(record|formats)/src/|^node_modules/(fflate|lzma1|fast-png|jpeg-js)/' },
    },
    {
      name: 'ops-below-programs',
      severity: 'error',
      from: { path: '^packages/ops/src/' },
      to: { path: '^(packages/(?!(record|formats|ops)/)|tools/|bench/)' },
    },
    {
      name: 'cli-imports-no-viewer-or-tools',
      severity: 'error',
      from: { path: '^packages/cli/src/' },
      to: { path: '^(packages/viewer|tools|bench)/' },
    },
    {
      name: 'viewer-imports-no-cli-or-tools',
      severity: 'error',
      from: { path: '^packages/viewer/src/' },
      to: { path: '^(packages/cli|tools|bench)/' },
    },
    {
      name: 'tools-import-libraries-only',
      severity: 'error',
      from: { path: '^tools/(?!test/)' },
      to: { path: '^packages/(cli|viewer)/' },
    },
    {
      name: 'packages-by-their-names',
      comment: 'Another package is imported by its name, never by a relative path into it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'sources-import-no-tests',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '/test/' },
    },
    {
      name: 'node-modules-of-node-only-in-programs',
      comment: 'record, formats, ops and the viewer run in browsers.',
      severity: 'error',
      from: { path: '^packages/(?!cli/)[^/]+/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'library-entry-is-platform-neutral',
      comment: 'The entry that `import ... from "brushwork"` reads must not reach a module of Node.',
      severity: 'error',
      from: { path: '^packages/cli/src/index\\.ts$' },
      to: { path: nodeModule, reachable: true },
    },
    {
      name: 'branches-only-through-registry-and-detection',
      comment: 'Everything else asks a branch for its capabilities and never names a game.',
      severity: 'error',
      from: {
        path: '^(packages/[^/]+/src|tools)/',
        pathNot: [
          branches,
          '^packages/formats/src/(registry|detect)\\.ts$',
          '^packages/cli/src/branch/',
          '^tools/(test|reference)/',
        ],
      },
      to: { path: branches },
    },
    {
      name: 'branches-know-containers-and-records',
      comment:
        'A branch file imports its parent, shared records, containers, rules, limits, what capabilities look like, and @brushwork/record.',
      severity: 'error',
      from: { path: branches },
      to: {
        pathNot: [
          branches,
          '^packages/formats/src/(container/|limits/|rules/|(branch|lump|[a-z-]*capabilit(y|ies))\\.ts)',
          '^packages/record/src/index\\.ts$',
        ],
      },
    },
    {
      name: 'page-libraries-only-in-viewer',
      severity: 'error',
      from: { path: '^(packages/(?!viewer/)[^/]+/src|tools)/' },
      to: { path: '(^|/)node_modules/(three|three-mesh-bvh|lit|@lit|@tanstack)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    detectJSDocImports: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['brushwork-source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mts', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
