import { type GameMap, type Lumps, save } from '@brushwork/formats';
import { type Content, type ContentType, toJsonText } from '@brushwork/record';

/** Elements in a block while a lump is taken apart. */
const BLOCK = 4096;

/** Whether every lump, taken apart to JSON and built anew, and the saved file give the very bytes that were opened. */
export function roundTrips(map: GameMap<object>, original: Uint8Array): boolean {
  const whole = map.lumpNames.every((name) => {
    const type = (map.branch.lumps as Lumps)[name]?.type;
    return type !== undefined && isEqual(rebuilt(map, name, type), map.lump(name).bytes);
  });
  return whole && isEqual(save(map).bytes, original);
}

function rebuilt(map: GameMap<object>, name: string, type: ContentType): Uint8Array {
  const content: Content & { readonly layout?: string } = map.lump(name);
  const { layout } = content;
  const place = { name, byteOrder: map.byteOrder, version: map.entryOf(name).version, layout };
  const chunks = Array.from({ length: content.blockCount(BLOCK) }, (_, i) =>
    type.rebuild(JSON.parse(toJsonText(content.block(i, BLOCK))), place, i * BLOCK),
  );
  const size = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const isList = content.kind === 'records' || content.kind === 'values';
  // Lists show whole elements only; what is left behind them is no part of their plain form.
  const rest = isList ? content.bytes.subarray(content.bytes.length - content.remainder) : new Uint8Array(0);
  const bytes = new Uint8Array(size + rest.length);
  let offset = 0;
  for (const chunk of [...chunks, rest]) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function isEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && Buffer.compare(a, b) === 0;
}
