import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { pageGroups, workerGroups } from './code-groups.js';
import { inlineRuntime } from './inline-runtime.js';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Some modules of the packages are loaded late where that makes a command start sooner. Views here need the same ones from
 * the beginning, and then the late import moves nothing into a file of its own: that is as it should be.
 */
const checks = { pluginTimings: false, ineffectiveDynamicImport: false };

// The page reads the packages' sources, so that it can be built before anything else is.
export default defineConfig({
  root,
  // The page runs wherever it is put, also below a folder.
  base: './',
  resolve: { conditions: ['brushwork-source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Nothing is a data: address, which the page's security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { checks, output: { codeSplitting: { groups: [...pageGroups] } } },
  },
  worker: {
    format: 'es',
    plugins: () => [inlineRuntime()],
    rolldownOptions: { checks, output: { codeSplitting: { groups: [...workerGroups] } } },
  },
  server: { fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
});
