import {
  type AssetReference,
  fileReference,
  materialReference,
  textureReference,
} from './asset-reference.js';
import { readKeyValues } from './key-values.js';

/** Parameters that name another material. */
const materialKeys = new Set([
  '$bottommaterial',
  '$underwateroverlay',
  '$crackmaterial',
  '$fallbackmaterial',
  '$modelmaterial',
]);
/** Parameters that name a texture without saying so by their own name. */
const textureKeys = new Set([
  '$detail',
  '$detail2',
  '$iris',
  '$compress',
  '$stretch',
  '$bumpcompress',
  '$bumpstretch',
  '$masks1',
  '$masks2',
  '$selfillummask',
  '$phongwarptexture',
  '$ssbump',
]);
const textureKey = /^\$.*(?:texture|map|mask|warp)\d*[ab]?$/;
/** Numbers, vectors, and textures that games make by themselves. */
const noTexture = /^(?:[-+.\d\s]*|\[.*|\{.*|env_cubemap|_rt_.*|error|white|black)$/;

/** The files that a material names: textures, other materials, and the one that it patches. */
export function materialReferences(text: string): AssetReference[] {
  return readKeyValues(text).flatMap(({ key, value }) => {
    // A condition may stand before the parameter: `ldr?$basetexture`.
    const name = key.toLowerCase().replace(/^[!<>=\w]*\?/, '');
    const named = value.trim().toLowerCase();
    if (name === 'include') return [fileReference(named)];
    if (noTexture.test(named)) return [];
    if (materialKeys.has(name)) return [materialReference(named)];
    return textureKeys.has(name) || textureKey.test(name) ? [textureReference(named)] : [];
  });
}
