import { type Branch, type GameMap, type Lumps, openAs, registryEntry } from '@brushwork/formats';
import type { SequenceType } from '@brushwork/record';

/** Plain content by lump name: a list for records and values, an object for a sequence, text for entities, bytes as they are. */
export type PlainLumps = Readonly<Record<string, readonly unknown[] | string | Uint8Array | object>>;

/** The branch that the small maps are made of. */
export const branch: Branch = await registryEntry('infinity-ward/call-of-duty').load();

/** The same layout with some capabilities taken away. */
export function without(...capabilities: (keyof Branch['capabilities'])[]): Branch {
  const kept = Object.entries(branch.capabilities).filter(([name]) => !capabilities.includes(name as never));
  return { ...branch, capabilities: Object.fromEntries(kept) };
}

/** A map that has these lumps alone; the branch is the usual one unless given. */
export function smallMap(lumps: PlainLumps, as: Branch = branch): GameMap {
  const map = openAs(as, as.container.emptyHead(as.container.versions[0] ?? 0, 'little'));
  for (const [name, content] of Object.entries(lumps)) map.lump(name).setBytes(bytesOf(name, content));
  return map;
}

/** Bytes of a lump's plain content. */
export function bytesOf(name: string, content: PlainLumps[string]): Uint8Array {
  if (content instanceof Uint8Array) return content;
  if (typeof content === 'string') return new TextEncoder().encode(`${content}\0`);
  const type = (branch.lumps as Lumps)[name]?.type;
  if (type === undefined) throw new RangeError(`no lump named ${name}`);
  if (Array.isArray(content)) return type.rebuild(content, { name, byteOrder: 'little' }, 0);
  return (type as unknown as SequenceType<object>).build(content as never);
}

/** Lumps of a map as records whose fields can be set by name. */
export function record(map: GameMap, lump: string, index: number): Record<string, unknown> {
  return (map.lump(lump) as unknown as { at(i: number): Record<string, unknown> }).at(index);
}

/** A vector. */
export function vector(x: number, y: number, z: number): { x: number; y: number; z: number } {
  return { x, y, z };
}

/** A plane record. */
export function plane(normal: readonly [number, number, number], distance: number): object {
  return { normal: vector(...normal), distance };
}

/** A node record. */
export function node(planeIndex: number, children: readonly [number, number]): object {
  return { plane: planeIndex, children, mins: vector(0, 0, 0), maxs: vector(0, 0, 0) };
}

/** A leaf record: all zero but for what is given. */
export function leaf(fields: Readonly<Record<string, number>> = {}): object {
  const zero = { cluster: 0, area: 0, firstPatch: 0, patchCount: 0, firstBrush: 0, brushCount: 0 };
  return { ...zero, cell: 0, firstLight: 0, lightCount: 0, ...fields };
}

/** A vertex of a drawn surface: all zero but for its place. */
export function drawVertex(x: number, y: number, z: number): object {
  const flat = { s: 0, t: 0 };
  const color = { red: 0, green: 0, blue: 0, alpha: 0 };
  return {
    position: vector(x, y, z),
    textureCoordinates: flat,
    lightmapCoordinates: flat,
    normal: vector(0, 0, 1),
    color,
  };
}

/** A drawn surface. */
export function soup(
  firstVertex: number,
  vertexCount: number,
  firstIndex: number,
  indexCount: number,
): object {
  return { material: 0, lightmap: -1, firstVertex, vertexCount, indexCount, firstIndex };
}
