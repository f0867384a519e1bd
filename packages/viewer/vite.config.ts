import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

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
    rolldownOptions: { checks },
  },
  worker: { format: 'es', rolldownOptions: { checks } },
  server: { fs: { allow: [fileURLToPath(new URL('../..', import.meta.url))] } },
});
