import type { GameMap } from '@brushwork/formats';
import { FormatError, type FormatErrorDetails } from '@brushwork/record';
import { lacking, requireCapability } from './require-capability.js';
import { checkReference, placeOf, recordAt, recordsOf, valuePlace, valuesOf } from './typed-lumps.js';

/** Longer names are taken for damage, in characters. */
const LONGEST_NAME = 1024;

interface TextLump {
  readonly textAt?: (offset: number, most: number) => string | undefined;
}

/**
 * Name of the texture of a way in which surfaces are textured, as it is stored: games don't tell letters of both cases
 * apart. `undefined` for one that names no texture (-1).
 *
 * Throws `FormatError`: 'unsupported' without the capability `textureNames`, 'not-found' for an index that isn't there,
 * 'bad-reference' where a texture, a string or its offset lies outside.
 */
export function textureName(map: GameMap<object>, info: number): string | undefined {
  const { infos, textures, offsets, text } = requireCapability(map, 'textureNames');
  const infoList = recordsOf(map, infos.lump);
  const texture = numberOf(recordAt(infoList, info), infos.field);
  if (texture === -1) return undefined;
  const textureList = recordsOf(map, textures.lump);
  checkReference(textureList, texture, placeOf(infoList, info, infos.field));
  const name = numberOf(textureList.at(texture), textures.field);
  const offsetList = valuesOf(map, offsets);
  checkReference(offsetList, name, placeOf(textureList, texture, textures.field));
  return textAt(map, { text, offset: Number(offsetList.at(name)), place: valuePlace(offsetList, name) });
}

/** The text that begins at a byte of a lump; 'bad-reference' where none does, 'unsupported' for a lump of something else. */
export function textAt(
  map: GameMap<object>,
  {
    offset,
    place,
    text,
  }: { readonly text: string; readonly offset: number; readonly place: FormatErrorDetails },
): string {
  const strings = map.lump(text) as unknown as TextLump;
  if (strings.textAt === undefined) throw lacking(map, 'textureNames');
  const found = strings.textAt(offset, LONGEST_NAME);
  if (found !== undefined) return found;
  throw new FormatError('bad-reference', `no name begins at byte ${offset} of ${text}`, {
    ...place,
    found: offset,
  });
}

function numberOf(record: unknown, field: string): number {
  return Number((record as Readonly<Record<string, unknown>>)[field]);
}
