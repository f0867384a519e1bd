/**
 * GoldSrc (Half-Life, 1998): version 30 at the start of the file, Quake's lumps, with light in colours and a palette
 * behind each texture, or textures that lie in an archive (WAD) beside the map.
 *
 * Sources: the headers of the public compilers of the engine, and real maps.
 */
import { array, enumeration, i16, i32, list, ref, u8, vector } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { textures } from '../../container/miptex/index.js';
import { goldSrcLimits } from '../../limits/quake-limits.js';
import { lump } from '../../lump.js';
import { goldSrcLights } from '../id-software/lights.js';
import * as parent from '../id-software/quake.js';
import { sensibleEntities, sensiblePlanes } from '../id-software/quake-doubts.js';
import { quakeFaceLight } from '../id-software/quake-scene.js';
import { goldSrcLayers } from './goldsrc-layers.js';
import { goldSrcMaterials } from './goldsrc-materials.js';
import { goldSrcPlayer } from './player-size.js';
import { goldSrcPlayerStarts } from './player-starts.js';

export * from '../id-software/quake.js';

/**
 * What is in a leaf, or behind a clip node's plane (`CONTENTS_*`): Quake's, and what one sees through or climbs.
 * @source public headers of the engine @confidence certain
 */
export const GoldSrcContents = { ...parent.QuakeContents, translucent: -15, ladder: -16 } as const;

/** Values that stand for contents where a clip node could be named. */
const contents: readonly number[] = Object.values(GoldSrcContents);

/**
 * A node of the trees that bodies of one size collide with (lump 9).
 * @orig dclipnode_t @source public headers of the engine @confidence certain
 */
export class ClipNodeGoldSrc extends parent.ClipNode.with(8, {
  /** What lies before and behind the plane: a clip node, or with a negative number what is there (`GoldSrcContents`). */
  children: array(ref(i16, 'CLIP_NODES', { none: contents }), 2),
}) {}

/**
 * A leaf of the trees that the world is drawn by (lump 10).
 * @orig dleaf_t @source public headers of the engine; real maps @confidence certain
 */
export class LeafGoldSrc extends parent.Leaf.with(28, {
  /** What is in it. */
  contents: enumeration(i32, GoldSrcContents),
}) {}

/**
 * The world, or a brush model that moves or triggers something (lump 14).
 * @orig dmodel_t @source public headers of the engine; real maps @confidence certain
 */
export class ModelGoldSrc extends parent.Model.with(64, {
  /** Roots of the trees that bodies of three sizes collide with: standing, large, crouching; negative = contents. */
  clipHeadNodes: array(ref(i32, 'CLIP_NODES', { none: contents, mayBeEmpty: true }), 3),
}) {}

/** GoldSrc. */
export const branch = deriveBranch(parent.branch, {
  id: 'valve/goldsrc',
  title: 'GoldSrc (Half-Life, Counter-Strike)',
  container: parent.quakeDirectory({ magic: '', versionAt: 'start', versions: [30] }),
  lumps: {
    /** Textures with their pixels and a palette each, or without either: those lie in archives beside the map. */
    TEXTURES: lump(2, textures({ palettes: 'own' })),
    /** Samples of all lightmaps: one for every 16 texture pixels of a face. */
    LIGHTING: lump(8, list(vector(u8, ['red', 'green', 'blue']))),
    CLIP_NODES: lump(9, ClipNodeGoldSrc),
    LEAVES: lump(10, LeafGoldSrc),
    MODELS: lump(14, ModelGoldSrc),
  },
  clues: { doubts: { ENTITIES: sensibleEntities, PLANES: sensiblePlanes } },
  // How much brighter than a texture the game draws full light depends on its settings. @confidence guess
  capabilities: {
    faceLight: { ...quakeFaceLight, coding: 'rgb', white: 255 },
    sceneLights: goldSrcLights,
    playerStarts: goldSrcPlayerStarts,
    player: goldSrcPlayer,
    surfaceMaterials: goldSrcMaterials,
    layers: goldSrcLayers,
  },
  limits: goldSrcLimits,
});
