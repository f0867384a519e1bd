import { open, save } from '@brushwork/formats';

/** Lumps of which pictures are made: all else of a map stays as it is. */
const drawn = ['TRIANGLE_SOUPS', 'DRAW_VERTICES', 'DRAW_INDICES', 'LIGHTMAPS'] as const;

type Soups = {
  readonly length: number;
  at(i: number): { firstVertex: number; firstIndex: number; lightmap: number };
};
type Models = { at(i: number): { firstSurface: number; surfaceCount: number } };

/**
 * A map of about `size` bytes that is nothing but what is drawn and its light: the drawn lumps of a small one as often as
 * they fit, each copy of a surface with vertices and a page of light of its own, all of them parts of the world.
 */
export async function makeDrawnMap(small: Uint8Array, size: number): Promise<Uint8Array> {
  const map = await open(new Uint8Array(small));
  const once = drawn.reduce((sum, name) => sum + map.lump(name).bytes.length, 0);
  const copies = Math.max(1, Math.floor((size - small.length) / once));
  const lengths = drawn.map((name) => map.lump(name).length);
  const [soupCount, vertexCount, indexCount, pageCount] = lengths as [number, number, number, number];
  for (const name of drawn) {
    const list = map.lump(name) as unknown as { bytes: Uint8Array; setBytes(bytes: Uint8Array): void };
    const { bytes } = list;
    const longer = new Uint8Array(bytes.length * copies);
    for (let at = 0; at < longer.length; at += bytes.length) longer.set(bytes, at);
    list.setBytes(longer);
  }
  const soups = map.lump('TRIANGLE_SOUPS') as unknown as Soups;
  for (let i = 0; i < soups.length; i++) {
    const soup = soups.at(i);
    const copy = Math.floor(i / soupCount);
    soup.firstVertex += copy * vertexCount;
    soup.firstIndex += copy * indexCount;
    // Those without light name a page that isn't there.
    if (soup.lightmap < pageCount) soup.lightmap += copy * pageCount;
  }
  const world = (map.lump('MODELS') as unknown as Models).at(0);
  world.firstSurface = 0;
  world.surfaceCount = soups.length;
  return save(map).bytes;
}
