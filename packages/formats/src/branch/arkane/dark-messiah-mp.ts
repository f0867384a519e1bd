/**
 * Dark Messiah of Might and Magic (2006), multiplayer: VBSP with 20 in the lower and 4 in the upper half of the version's
 * word. The engine is that of Episode One's time; texture infos and static props are longer.
 *
 * Sources: the public article on what games changed, and the behaviour of public readers; no map of the game is at hand.
 */
import { bytes, candidates, type Doubt, type RecordList, records } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import { TextureInfo } from '../valve/records/surfaces.js';
import { branch as parent } from '../valve/source-2006.js';
import { compilerOrder2006, sourceDirectory } from '../valve/source-directory.js';

export * from '../valve/source-2006.js';

/** What stands for the version in the header: 20, and 4 in the upper half of the word. */
export const darkMessiahVersion = 20 | (4 << 16);

/**
 * How a surface is textured (lump 6).
 * @orig texinfo_t @source public article and readers @confidence probable
 */
export class TextureInfoDarkMessiah extends TextureInfo.insertAfter(96, 'lightmapT', {
  /** Unknown. */
  unknown0x40: bytes(24),
}) {}

/** What no sound texture info has: most numbers of textures are no numbers, but what a float looks like. */
function textureInfoDoubts(content: unknown): readonly Doubt[] | undefined {
  const infos = content as RecordList<typeof TextureInfo>;
  if (infos.length === 0) return undefined;
  let bad = 0;
  for (let i = 0; i < infos.length; i++) {
    const { textureData } = infos.at(i);
    if (textureData < -1 || textureData > 0xffff) bad++;
  }
  const message = 'texture is outside any table';
  return bad === 0 ? [] : [{ message, share: bad / infos.length, isGrave: true }];
}

/**
 * Texture infos: one public reader has the longer ones for both games, others for the single player's only. Sizes and
 * what makes sense decide.
 */
const textureInfos = candidates(
  {
    'dark-messiah': { version: 0, type: records(TextureInfoDarkMessiah) },
    plain: { version: 0, type: records(TextureInfo) },
  },
  { doubts: textureInfoDoubts },
);

/** Dark Messiah's multiplayer. */
export const branch = deriveBranch(parent, {
  id: 'arkane/dark-messiah-mp',
  title: 'Dark Messiah of Might and Magic (multiplayer)',
  container: sourceDirectory([darkMessiahVersion], {
    writeOrder: compilerOrder2006,
    emptyAtZero: [11, 28, 58],
  }),
  lumps: { TEXTURE_INFO: lump(6, textureInfos) },
  clues: { layouts: { 'GAME_LUMP.sprp': ['v6-dark-messiah'] } },
});
