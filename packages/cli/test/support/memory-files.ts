import type { FileKind, FileLister, FolderItem } from '../../src/files/file-lister.js';

/** A file system that holds just these paths; a path that ends in the separator is a folder, `@` before a name a link. */
export function memoryFiles(
  paths: readonly string[],
  separator: '/' | '\\',
): FileLister & { readonly asked: string[] } {
  const files = new Map<string, FileKind>();
  const links = new Set<string>();
  const normal = (path: string): string => {
    const slashes = separator === '\\' ? path.replaceAll('/', '\\').toLowerCase() : path;
    return slashes.endsWith(separator) && slashes.length > 1 ? slashes.slice(0, -1) : slashes;
  };
  const names = new Map<string, string>();
  for (const path of paths) {
    const real = path.replaceAll('@', '');
    const parts = real.split(separator);
    for (let count = 1; count <= parts.length; count += 1) {
      const part = parts.slice(0, count).join(separator);
      if (part === '' || part === normal(part + separator).slice(0, 0)) continue;
      const isFile = count === parts.length && parts.at(-1) !== '';
      files.set(normal(part), isFile ? 'file' : 'folder');
      if (!names.has(normal(part))) names.set(normal(part), parts[count - 1] ?? '');
    }
    if (path.includes('@')) links.add(normal(real));
  }
  const asked: string[] = [];
  return {
    asked,
    kindOf: async (path) => files.get(normal(path)),
    list: async (folder) => {
      asked.push(folder);
      const start = folder === '' ? '' : `${normal(folder) === separator ? '' : normal(folder)}${separator}`;
      const items: FolderItem[] = [];
      for (const [path, kind] of files) {
        const isInside =
          path.startsWith(start) && path !== start && !path.slice(start.length).includes(separator);
        const name = names.get(path) ?? '';
        if (isInside && name !== '') items.push({ name, kind: links.has(path) ? 'link' : kind });
      }
      return items;
    },
  };
}
