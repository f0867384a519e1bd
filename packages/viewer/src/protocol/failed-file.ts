/** Causes of a cause are followed so far. */
const DEEPEST = 8;

/** Which file an error is about. */
const files = new WeakMap<object, string>();

/** The file that an error is about, as far as it or one of its causes was seen to come from one. */
export function failedFile(error: unknown): string | undefined {
  let at = error;
  for (let depth = 0; depth < DEEPEST && typeof at === 'object' && at !== null; depth++) {
    const found = files.get(at);
    if (found !== undefined) return found;
    at = at instanceof Error ? at.cause : undefined;
  }
  return undefined;
}

/** Does something with a file: what goes wrong there is about that file, unless it is about one that was used for it. */
export async function withFile<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (typeof error === 'object' && error !== null && failedFile(error) === undefined)
      files.set(error, name);
    throw error;
  }
}
