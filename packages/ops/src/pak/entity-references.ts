import type { Entity } from '@brushwork/formats';
import {
  type AssetReference,
  fileReference,
  materialReference,
  modelReference,
  scriptReference,
  soundReference,
} from './asset-reference.js';
import { extensionOf } from './file-kind.js';

/** Keys whose value is a material, whatever it ends in. */
const materialKeys = new Set([
  'material',
  'overlaymaterial',
  'detailmaterial',
  'ropematerial',
  'beammaterial',
  'spritename',
  'lightningtexture',
  'texture',
  'decalname',
  'watermaterial',
  'screenmaterial',
]);
const skySides = ['rt', 'lf', 'bk', 'ft', 'up', 'dn'];
/** An output names an entity, an input and a value for it, and not a file. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: newer games put ESC between the parts
const output = /\x1b|,.*,.*,/;
const asItIs = new Set(['vcd', 'pcf', 'raw', 'txt', 'res', 'nav', 'bik', 'webm']);

/** The files that an entity names. */
export function entityReferences(entity: Entity): AssetReference[] {
  return entity.pairs.flatMap(({ key, value }) => pairReferences(key.toLowerCase(), value.trim()));
}

function pairReferences(key: string, value: string): AssetReference[] {
  // A number after an asterisk is a model of the map itself.
  if (value === '' || /^\*\d+$/.test(value) || output.test(value)) return [];
  if (key === 'skyname') return skySides.map((side) => materialReference(`skybox/${value}${side}`));
  if (key === 'vscripts') return value.split(/\s+/).map(scriptReference);
  const extension = extensionOf(value);
  switch (extension) {
    case 'mdl':
      return [modelReference(value)];
    case 'vmt':
    case 'spr':
      return [materialReference(value.slice(0, -4))];
    case 'wav':
    case 'mp3':
      return [soundReference(value)];
    case 'nut':
    case 'lua':
      return [scriptReference(value)];
    default:
  }
  if (asItIs.has(extension) && !/\s/.test(value)) return [fileReference(value)];
  return materialKeys.has(key) && !/^[-\d.\s]+$/.test(value) ? [materialReference(value)] : [];
}
