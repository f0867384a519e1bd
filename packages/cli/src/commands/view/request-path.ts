/** Longest path that is looked at, in characters as they are sent. */
export const longestTarget = 4096;

/** Most parts that a path may have. */
const mostParts = 64;

/** Separators of any system, what names a drive or a stream on Windows, and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unsafe = /[\x00-\x1f\x7f/\\:]/;

/**
 * The parts of a request's path, decoded, each of them a plain name; a trailing slash leaves an empty last part. What is
 * behind `?` says nothing. `undefined` for a path that names nothing whatever is served: one that isn't decodable, goes
 * up, hides a separator or a NUL in an escape, or names another server. Nothing is normalised: a browser has done so.
 */
export function pathParts(target: string): readonly string[] | undefined {
  if (!target.startsWith('/') || target.length > longestTarget) return undefined;
  const [path = ''] = target.slice(1).split('?', 1);
  const written = path.split('/');
  if (written.length > mostParts) return undefined;
  const parts: string[] = [];
  for (const [index, one] of written.entries()) {
    const part = decoded(one);
    if (part === undefined || part === '.' || part === '..' || unsafe.test(part)) return undefined;
    if (part === '' && index < written.length - 1) return undefined;
    parts.push(part);
  }
  return parts;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
