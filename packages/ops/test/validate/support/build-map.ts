import {
  type Branch,
  EntityDocument,
  type GameMap,
  type LumpDirectoryOptions,
  type Lumps,
  openAs,
} from '@brushwork/formats';

/** Content of each lump by name: bytes, or plain data as the lump's own type takes it; a lump that isn't named is empty. */
export type LumpContents = Readonly<Record<string, unknown>>;

/** Versions of lumps by name, for formats whose directory gives them; 0 where none is given. */
export type LumpVersions = Readonly<Record<string, number>>;

interface Builder {
  build?(object: unknown): Uint8Array;
}

function bytesOf(
  branch: Branch<object>,
  { name, version, content }: { name: string; version: number; content: unknown },
): Uint8Array {
  if (content instanceof Uint8Array) return content;
  const type = (branch.lumps as Lumps)[name]?.type;
  if (type === undefined) throw new Error(`${branch.id} has no lump ${name}`);
  if (type.kind === 'entity-text') return EntityDocument.fromText(String(content)).toBytes();
  if (type.kind === 'sequence') return (type as unknown as Required<Builder>).build(content);
  return type.rebuild(content, { name, byteOrder: branch.byteOrders[0] ?? 'little', version }, 0);
}

/** The same lumps as bytes, for tests that build many files of which most lumps are the same. */
export function builtLumps(
  branch: Branch<object>,
  contents: LumpContents,
  versions: LumpVersions,
): LumpContents {
  return Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [
      name,
      bytesOf(branch, { name, version: versions[name] ?? 0, content }),
    ]),
  );
}

/** Writes the versions of lumps into the directory, which the library leaves as it was in the file. */
function writeVersions(
  file: Uint8Array,
  branch: Branch<object>,
  versions: ReadonlyMap<number, number>,
): void {
  const { wordsBefore = 0, entry } = (branch.container as unknown as { options: LumpDirectoryOptions })
    .options;
  const place = entry.indexOf('version');
  const view = new DataView(file.buffer);
  for (const [index, version] of versions) {
    const at = 8 + wordsBefore * 4 + index * entry.length * 4;
    if (place >= 0) view.setInt32(at + place * 4, version, branch.byteOrders[0] !== 'big');
  }
}

/**
 * A file with these lumps, laid out as the format's compiler does. A lump with absolute offsets in it is given as one
 * that lies at 0.
 */
export function buildFile(
  branch: Branch<object>,
  contents: LumpContents,
  lumpVersions: LumpVersions = {},
): Uint8Array {
  const byteOrder = branch.byteOrders[0] ?? 'little';
  const { container } = branch;
  const own = new Map<number, Uint8Array>();
  const versions = new Map<number, number>();
  const types = new Map<number, Lumps[string]['type']>();
  for (const [name, { index, type }] of Object.entries(branch.lumps as Lumps)) {
    if (!Object.hasOwn(contents, name)) continue;
    const version = Object.hasOwn(lumpVersions, name) ? (lumpVersions[name] as number) : 0;
    versions.set(index, version);
    types.set(index, type);
    own.set(index, bytesOf(branch, { name, version, content: contents[name] }));
  }
  const plan = container.plan([...own].map(([index, bytes]) => ({ index, length: bytes.length })));
  const file = new Uint8Array(plan.size);
  file.set(container.emptyHead(container.versions[0] ?? 0, byteOrder));
  for (const { index, offset } of plan.placed) {
    const bytes = own.get(index);
    if (bytes === undefined) continue;
    file.set(types.get(index)?.relocate?.(bytes, { from: 0, to: offset, byteOrder }) ?? bytes, offset);
  }
  container.writeEntries(file, plan.placed, byteOrder);
  writeVersions(file, branch, versions);
  return file;
}

/** The same, opened. */
export function buildMap<L extends object>(
  branch: Branch<L>,
  contents: LumpContents,
  lumpVersions: LumpVersions = {},
): GameMap<L> {
  return openAs(branch, buildFile(branch as Branch<object>, contents, lumpVersions));
}
