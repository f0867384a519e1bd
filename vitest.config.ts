import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Tests read the packages' sources through the `brushwork-source` condition: nothing has to be built first.
const conditions = ['brushwork-source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['brushwork-source', 'node'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'tools/test/**/*.test.ts'],
    testTimeout: 20_000,
    // On a busy machine a page takes longer to answer and to close than vitest waits by itself.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
    // One for each core of a small machine; unless told, the last core of it stays idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
