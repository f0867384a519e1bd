import type { Content } from '@brushwork/record';
import { lzmaBlockHeaderSize } from '../lzma/index.js';
import type { LumpPart, PartPacking } from '../part-packing.js';
import type { GameLump } from './game-lump-content.js';
import type { SubLump } from './sub-lump.js';

/** How a game lump is compressed: never as a whole, since its directory has to be read first, but each sub-lump by itself. */
export const gameLumpPacking: PartPacking = {
  isArchive: false,
  headSize: lzmaBlockHeaderSize,
  parts(content) {
    const { lumps, isSound } = content as GameLump;
    return lumps.map((lump) => (isSound ? partOf(lump) : fixedPart(lump)));
  },
  write: (content: Content, forms) => (content as GameLump).withForms(forms),
};

function nameOf({ id, version }: SubLump): string {
  return `${id} version ${version}`;
}

function fixedPart(lump: SubLump): LumpPart {
  return { name: nameOf(lump), state: 'fixed', bytes: new Uint8Array(0) };
}

function partOf(lump: SubLump): LumpPart {
  const { isCompressed, entry } = lump;
  const { bytes } = lump.content;
  const name = nameOf(lump);
  if (!isCompressed || lump.isChanged) return { name, state: 'plain', bytes };
  const worst = lump.unpackIssues.find(({ severity }) => severity !== 'info');
  // What was cut off would be lost for good.
  if (!lump.isUnpacked || worst?.severity === 'error') return fixedPart(lump);
  const isRight = worst === undefined && bytes.length === entry.length;
  return { name, state: isRight ? 'packed' : 'flawed', bytes };
}
