import type { GameMessages } from '../rule.js';

/** What Call of Duty and United Offensive say of what Brushwork finds by the records alone, or while reading. */
export const callOfDutyMessages: readonly GameMessages[] = [
  {
    rule: 'lump-remainder',
    messages: [
      'CMod_LoadShaders: funny lump size',
      'MOD_LoadBmodel: funny lump size',
      'CMod_LoadBrushes: funny lump size',
      'CMod_LoadLeafs: funny lump size',
      'CMod_LoadLeafSurfaces: funny lump size',
      'CMod_LoadLeafpatchesAndTerrain: funny lump size',
      'CMod_LoadSubmodels: funny lump size',
      'LoadMap: funny lump size in %s',
      'LoadMap: funny triangle soup lump size in %s',
      'R_LoadLights: funny lump size in %s',
      'R_LoadLightIndexes: funny lump size in %s',
    ],
  },
  {
    rule: 'reference',
    messages: [
      'CMod_LoadBrushes: bad shaderNum: %i',
      'ShaderForShaderNum: bad num %i',
      'CM_LoadMap: %s has invalid collision references',
    ],
  },
  { rule: 'local-reference', messages: ['Bad index in triangle soup surface'] },
  { rule: 'span', messages: ['LoadMap: invalid triangle soup surface %i'] },
  {
    rule: 'lump-out-of-bounds',
    messages: ['CM_LoadMap: %s has invalid BSP lump %i', 'RE_LoadWorldMap: %s has invalid BSP lump %i'],
  },
  { rule: 'sequence-truncated', messages: ['CMod_LoadVisibility: truncated visibility header'] },
  { rule: 'sequence-count', messages: ['CMod_LoadVisibility: visibility data is incomplete'] },
  {
    rule: 'truncated',
    messages: ['CM_LoadMap: %s has a truncated BSP header', 'RE_LoadWorldMap: %s has a truncated BSP header'],
  },
  { rule: 'bad-version', messages: ['EXE_ERR_WRONG_MAP_VERSION_NUM'] },
];
