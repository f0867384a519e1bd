import type { PakFile, PakSection } from '../../protocol/pak-api.js';
import type { TreeRow } from '../lists/tree-list.js';

/** A row of the tree of files: a lump, a folder or a file. */
export type PakRow = TreeRow & {
  /** Tells folders apart. */
  readonly key: string;
  /** The lump. */
  readonly section: PakSection;
  /** The name of the folder or the last part of the name of the file. */
  readonly title: string;
  /** The file; `undefined` for a folder. */
  readonly file: PakFile | undefined;
  /** The files inside a folder, those in its folders too. */
  readonly inside: readonly PakFile[];
};

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: { readonly title: string; readonly file: PakFile }[];
  readonly all: PakFile[];
}

/** Folders in folders deeper than this are shown as one. */
const DEEPEST = 32;

/** The rows of the tree: folders first, each in the order of their names. Names are text: they lead nowhere. */
export function pakRows(
  sections: readonly PakSection[],
  { closed, query }: { readonly closed: ReadonlySet<string>; readonly query: string },
): readonly PakRow[] {
  const wanted = query.trim().toLowerCase();
  const rows: PakRow[] = [];
  for (const section of sections) {
    const files = section.files.filter(({ name }) => name.toLowerCase().includes(wanted));
    const root = folderOf(files);
    const hasHead = sections.length > 1;
    if (hasHead) {
      const isExpanded = wanted !== '' || !closed.has(section.lump);
      const head = { key: section.lump, section, title: section.lump, file: undefined, inside: files };
      rows.push({ ...head, level: 1, isExpanded });
      if (!isExpanded) continue;
    }
    addRows(rows, root, {
      section,
      closed,
      prefix: section.lump,
      level: hasHead ? 2 : 1,
      isSearch: wanted !== '',
    });
  }
  return rows;
}

interface RowPlace {
  readonly section: PakSection;
  readonly closed: ReadonlySet<string>;
  readonly prefix: string;
  readonly level: number;
  readonly isSearch: boolean;
}

function addRows(rows: PakRow[], folder: Folder, place: RowPlace): void {
  const { closed, isSearch, level, prefix, section } = place;
  for (const [name, folderInside] of [...folder.folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const { inner, title } = joined(name, folderInside);
    const key = `${prefix}/${title}`;
    const isExpanded = isSearch || !closed.has(key);
    rows.push({ level, isExpanded, key, section, title, file: undefined, inside: inner.all });
    if (isExpanded) addRows(rows, inner, { ...place, prefix: key, level: level + 1 });
  }
  for (const { file, title } of folder.files.sort((a, b) => (a.title < b.title ? -1 : 1)))
    rows.push({ level, key: `${prefix}#${file.id}`, section, title, file, inside: [] });
}

/** A folder with nothing in it but another one is shown with it in one row. */
function joined(name: string, folder: Folder): { readonly title: string; readonly inner: Folder } {
  let title = name;
  let inner = folder;
  for (;;) {
    const [only] = inner.folders;
    if (only === undefined || inner.folders.size > 1 || inner.files.length > 0) return { title, inner };
    title += `/${only[0]}`;
    inner = only[1];
  }
}

function folderOf(files: readonly PakFile[]): Folder {
  const root = newFolder();
  for (const file of files) {
    const parts = file.name.split(/[\\/]/).filter((part) => part !== '');
    const folders = parts.slice(0, -1).slice(0, DEEPEST);
    const title = parts.slice(folders.length).join('/') || file.name;
    let at = root;
    for (const name of folders) {
      const known = at.folders.get(name) ?? newFolder();
      at.folders.set(name, known);
      known.all.push(file);
      at = known;
    }
    at.files.push({ title, file });
  }
  return root;
}

function newFolder(): Folder {
  return { folders: new Map(), files: [], all: [] };
}

/** Whether a row lies in a folder, by their keys. */
export function isInFolder(row: string, folder: string): boolean {
  return row.startsWith(`${folder}/`) || row.startsWith(`${folder}#`);
}

/** Every folder, for closing all of them. */
export function folderKeys(sections: readonly PakSection[]): ReadonlySet<string> {
  return new Set(
    pakRows(sections, { closed: new Set(), query: '' }).flatMap(({ isExpanded, key }) =>
      isExpanded === undefined ? [] : [key],
    ),
  );
}
