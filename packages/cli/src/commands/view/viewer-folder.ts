import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FormatError } from '@brushwork/record';

/** Beside the folder of the bundled program that this module is part of. */
const bundled = new URL('../viewer/', import.meta.url);

/**
 * The folder of the viewer's built files: the one that was bundled with the program, or that of the repository it runs from.
 * Throws `FormatError` 'not-found' when the viewer hasn't been built.
 */
export function findViewerFolder(): string {
  for (const folder of [bundled, ...inRepository()]) {
    if (existsSync(new URL('index.html', folder))) return fileURLToPath(folder);
  }
  throw new FormatError(
    'not-found',
    'the viewer has not been built yet: npm run build, in the folder of Brushwork, makes it',
  );
}

/** Where a repository that holds this source builds the viewer. */
function* inRepository(): Generator<URL> {
  let folder = new URL('.', import.meta.url);
  for (;;) {
    yield new URL('packages/viewer/dist/', folder);
    const above = new URL('..', folder);
    if (above.href === folder.href) return;
    folder = above;
  }
}
