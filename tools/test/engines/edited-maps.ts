import { type EntityText, type GameMap, type Lumps, open, registryEntry, save } from '@brushwork/formats';
import { buildFile } from '../../fixtures/build-file.js';
import { familyWorlds } from '../../fixtures/family-worlds.js';

/** The small map of a branch as a file. */
export async function tinyMapOf(id: string): Promise<Uint8Array> {
  const branch = await registryEntry(id).load();
  const world = familyWorlds.get(id);
  if (world === undefined) throw new Error(`no small map of ${id}`);
  const { contents, versions } = world(branch);
  return buildFile(branch, contents, versions);
}

/** The text of a map's entities. */
export function entitiesOf(map: GameMap): EntityText {
  const name = map.branch.capabilities.entities ?? 'ENTITIES';
  return map.lump(name) as EntityText;
}

/** Changes a map and writes it. */
export async function edited(
  bytes: Uint8Array,
  branch: string,
  change: (map: GameMap) => void,
): Promise<Uint8Array> {
  const map = await open(new Uint8Array(bytes), { branch });
  change(map);
  return save(map).bytes;
}

/** The same map with its lumps where the format's own compiler puts them, whatever its layout. */
export async function laidOutAnew(bytes: Uint8Array, branch: string): Promise<Uint8Array> {
  return save(await open(new Uint8Array(bytes), { branch }), { layout: 'stock' }).bytes;
}

/** Appends a copy of a lump's last element, to which nothing refers. */
export function grow(map: GameMap, lump: string): void {
  const { type } = (map.branch.lumps as Lumps)[lump] as Lumps[string];
  const content = map.lump(lump);
  const size = type.elementSize;
  if (size === undefined) throw new Error(`elements of ${lump} have no size`);
  const bytes = new Uint8Array(content.bytes.length + size);
  bytes.set(content.bytes);
  bytes.set(content.bytes.subarray(-size), content.bytes.length);
  content.setBytes(bytes);
}
