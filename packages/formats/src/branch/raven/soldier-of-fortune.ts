/**
 * Soldier of Fortune (2000): IBSP 46, the version that Quake III has, with Quake II's lumps and three more. Faces and leaves
 * are known not to be Quake II's, and no public source says what they are, so that they and what refers to them are kept
 * as bytes.
 *
 * Sources: notes of public readers on the directory and on which lumps differ. No real map is at hand.
 */
import { list, opaque, u16 } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import { entityWorldspawn } from '../../rules/entity-worldspawn.js';
import { branch as parent } from '../id-software/quake2.js';
import { quake2Directory } from '../id-software/quake2-directory.js';

export * from '../id-software/quake2.js';

/** Number of entries of the directory: its 184 bytes tell these maps from Quake III's. */
const SOLDIER_OF_FORTUNE_LUMPS = 22;

/** Soldier of Fortune: Quake II's lumps as far as they are known to be the same. */
export const branch = deriveBranch(parent, {
  id: 'raven/soldier-of-fortune',
  title: 'Soldier of Fortune',
  container: quake2Directory(
    { magic: 'IBSP', versions: [46] },
    // Which lumps its compiler writes first isn't known.
    { entryCount: SOLDIER_OF_FORTUNE_LUMPS, writeOrder: [] },
  ),
  without: ['BSPX'],
  withoutCapabilities: [
    'surfaces',
    'geometry',
    'surfaceMaterials',
    'surfaceModels',
    'visibility',
    'spaceTree',
  ],
  parentRules: [entityWorldspawn],
  lumps: {
    /** Nodes, whose faces and leaves aren't known. @confidence unknown */
    NODES: lump(4, opaque),
    /** Faces, in a layout of their own. @confidence unknown */
    FACES: lump(6, opaque),
    /** Leaves, in a layout of their own. @confidence unknown */
    LEAVES: lump(8, opaque),
    /** Faces, as leaves select them, which isn't proven. @confidence guess */
    LEAF_FACES: lump(9, list(u16)),
    /** Models, whose faces aren't known. @confidence unknown */
    MODELS: lump(13, opaque),
    /** @confidence unknown */
    UNKNOWN_19: lump(19, opaque),
    /** @confidence unknown */
    UNKNOWN_20: lump(20, opaque),
    /** @confidence unknown */
    UNKNOWN_21: lump(21, opaque),
  },
  limits: [],
});
