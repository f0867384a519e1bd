import type { GameMessages } from '../rule.js';

/** What Source and its compilers say of what Brushwork finds by the records alone, or while reading. */
export const sourceMessages: readonly GameMessages[] = [
  {
    rule: 'lump-remainder',
    messages: [
      'Mod_LoadFaces: funny lump size in %s',
      'Mod_LoadVertices: funny lump size in %s',
      'Mod_LoadEdges: funny lump size in %s',
      'Mod_LoadSurfedges: funny lump size in %s',
      'Mod_LoadTexinfo: funny lump size in %s',
      'Mod_LoadNodes: funny lump size in %s',
      'Mod_LoadLeafs: funny lump size in %s',
      'Mod_LoadMarksurfaces: funny lump size in %s',
      'MOD_LoadBmodel: funny lump size in %s',
      'LoadBSPFile: odd lump size',
    ],
  },
  { rule: 'bad-magic', messages: ['%s is not a IBSP file'] },
  { rule: 'bad-version', messages: ['%s is version %i, not %i'] },
  { rule: 'lump-version', messages: ['Unexpected worldlights lump version %i'] },
];
