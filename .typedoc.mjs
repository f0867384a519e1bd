import { OptionDefaults } from 'typedoc';

/** The site of documentation: `npm run docs`. */

/** @type {Partial<import('typedoc').TypeDocOptions>} */
export default {
  name: 'Brushwork',
  entryPoints: ['packages/cli/src/index.ts'],
  tsconfig: 'packages/cli/tsconfig.json',
  // `npm run check:types` does that.
  skipErrorChecking: true,
  out: 'site',
  readme: 'docs/site.md',
  projectDocuments: [
    'docs/guides/*.md',
    'docs/lump-classes.md',
    'reference/pages/*.md',
    'reference/support.md',
    'reference/corrections.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
  ],
  plugin: ['./tools/docs/document-titles.mjs'],
  blockTags: [...OptionDefaults.blockTags, '@orig', '@source', '@confidence'],
  groupOrder: ['Guides', 'Project', 'Layouts', '*'],
  disableSources: true,
  hideGenerator: true,
  includeVersion: false,
  githubPages: true,
  // What isn't exported is an implementation's business; links to it are the compiler's to check.
  validation: false,
  highlightLanguages: [...OptionDefaults.highlightLanguages, 'c', 'python'],
  logLevel: 'Warn',
};
