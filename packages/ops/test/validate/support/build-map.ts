import { type Branch, EntityDocument, type GameMap, type Lumps, openAs } from '@brushwork/formats';

/** Content of each lump by name: bytes, or plain data as the lump's own type takes it; a lump that isn't named is empty. */
export type LumpContents = Readonly<Record<string, unknown>>;

interface Builder {
  build?(object: unknown): Uint8Array;
}

function bytesOf(branch: Branch<object>, name: string, content: unknown): Uint8Array {
  if (content instanceof Uint8Array) return content;
  const type = (branch.lumps as Lumps)[name]?.type;
  if (type === undefined) throw new Error(`${branch.id} has no lump ${name}`);
  if (type.kind === 'entity-text') return EntityDocument.fromText(String(content)).toBytes();
  if (type.kind === 'sequence') return (type as unknown as Required<Builder>).build(content);
  return type.rebuild(content, { name, byteOrder: branch.byteOrders[0] ?? 'little' }, 0);
}

/** A file with these lumps, laid out as the format's compiler does. */
export function buildFile(branch: Branch<object>, contents: LumpContents): Uint8Array {
  const byteOrder = branch.byteOrders[0] ?? 'little';
  const { container } = branch;
  const own = new Map<number, Uint8Array>();
  for (const [name, { index }] of Object.entries(branch.lumps as Lumps)) {
    if (Object.hasOwn(contents, name)) own.set(index, bytesOf(branch, name, contents[name]));
  }
  const plan = container.plan([...own].map(([index, bytes]) => ({ index, length: bytes.length })));
  const file = new Uint8Array(plan.size);
  file.set(container.emptyHead(container.versions[0] ?? 0, byteOrder));
  for (const { index, offset } of plan.placed) {
    const bytes = own.get(index);
    if (bytes !== undefined) file.set(bytes, offset);
  }
  container.writeEntries(file, plan.placed, byteOrder);
  return file;
}

/** The same, opened. */
export function buildMap<L extends object>(branch: Branch<L>, contents: LumpContents): GameMap<L> {
  return openAs(branch, buildFile(branch as Branch<object>, contents));
}
