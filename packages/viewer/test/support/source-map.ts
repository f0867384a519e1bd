import { open, registryEntry, save } from '@brushwork/formats';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';

/** Bytes of text of one character a byte. */
export function bytesOfText(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The small map of the Source engine with other bytes in some of its lumps. */
export async function sourceMapWith(lumps: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> {
  const branch = await registryEntry('valve/orange-box').load();
  const map = await open(tinySource({ branch }));
  for (const [name, bytes] of Object.entries(lumps)) map.lump(name).setBytes(bytes);
  return save(map).bytes;
}

/** The small map with these entities, each a list of pairs. */
export function sourceMapOf(
  entities: readonly (readonly (readonly [string, string])[])[],
): Promise<Uint8Array> {
  const text = entities
    .map((pairs) => `{\n${pairs.map(([key, value]) => `"${key}" "${value}"\n`).join('')}}\n`)
    .join('');
  return sourceMapWith({ ENTITIES: bytesOfText(`${text}\0`) });
}
