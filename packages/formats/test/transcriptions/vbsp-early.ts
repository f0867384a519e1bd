/**
 * Structures of VBSP 17 and 18, typed by hand: the face of Vampire: The Masquerade - Bloodlines from the public article on
 * games, those of the leaked Half-Life 2 from the order in which public readers read them. Nothing is corrected here.
 */

import type { VbspField, VbspRecord } from './vbsp.js';

/** What a face has from its plane on, up to its light styles, by where the plane is. */
function walls(at: number): readonly VbspField[] {
  return [
    { name: 'planenum', type: 'uint16', offset: at, size: 2, target: [1], role: 'index' },
    { name: 'side', type: 'uint8', offset: at + 2, size: 1 },
    { name: 'onNode', type: 'uint8', offset: at + 3, size: 1 },
    { name: 'firstedge', type: 'int32', offset: at + 4, size: 4, target: [13], role: 'first' },
    { name: 'numedges', type: 'int16', offset: at + 8, size: 2, target: [13], role: 'count' },
    { name: 'texinfo', type: 'int16', offset: at + 10, size: 2, target: [6], role: 'index' },
    { name: 'dispinfo', type: 'int16', offset: at + 12, size: 2, target: [26], role: 'index' },
    { name: 'surfaceFogVolumeID', type: 'int16', offset: at + 14, size: 2 },
  ];
}

/** What a face has from its lightmap on, up to the face that it was cut from, by where the lightmap's offset is. */
function light(at: number): readonly VbspField[] {
  return [
    { name: 'lightofs', type: 'int32', offset: at, size: 4 },
    { name: 'area', type: 'float', offset: at + 4, size: 4 },
    { name: 'm_LightmapTextureMinsInLuxels', type: 'int32[2]', offset: at + 8, size: 8 },
    { name: 'm_LightmapTextureSizeInLuxels', type: 'int32[2]', offset: at + 16, size: 8 },
    { name: 'origFace', type: 'int32', offset: at + 24, size: 4, target: [27], role: 'index' },
  ];
}

/** The structures. */
export const earlyRecords = {
  dface_bsp17_t: {
    size: 104,
    statedSize: 104,
    fields: [
      { name: 'm_AvgLightColor', type: 'bytes', offset: 0, size: 32, note: 'eight colours of four bytes' },
      ...walls(32),
      { name: 'styles', type: 'uint8[8]', offset: 48, size: 8 },
      { name: 'day', type: 'uint8[8]', offset: 56, size: 8 },
      { name: 'night', type: 'uint8[8]', offset: 64, size: 8 },
      ...light(72),
      { name: 'smoothingGroups', type: 'uint32', offset: 100, size: 4 },
    ],
  },
  dface_beta17: {
    size: 68,
    fields: [
      { name: 'm_AvgLightColor', type: 'bytes', offset: 0, size: 16, note: 'four colours of four bytes' },
      ...walls(16),
      { name: 'styles', type: 'uint8[4]', offset: 32, size: 4 },
      ...light(36),
      { name: 'smoothingGroups', type: 'uint32', offset: 64, size: 4 },
    ],
  },
  dface_beta18: {
    size: 72,
    fields: [
      { name: 'm_AvgLightColor', type: 'bytes', offset: 0, size: 16, note: 'four colours of four bytes' },
      ...walls(16),
      { name: 'styles', type: 'uint8[4]', offset: 32, size: 4 },
      ...light(36),
      { name: 'firstPrimID', type: 'uint16', offset: 64, size: 2, target: [37], role: 'first' },
      { name: 'numPrims', type: 'uint16', offset: 66, size: 2, target: [37], role: 'count' },
      { name: 'smoothingGroups', type: 'uint32', offset: 68, size: 4 },
    ],
  },
  ddispinfo_beta17: {
    size: 172,
    fields: [
      { name: 'startPosition', type: 'vec3', offset: 0, size: 12 },
      { name: 'DispVertStart', type: 'int32', offset: 12, size: 4, target: [33], role: 'first' },
      { name: 'power', type: 'int32', offset: 16, size: 4 },
      { name: 'minTess', type: 'int32', offset: 20, size: 4 },
      { name: 'smoothingAngle', type: 'float', offset: 24, size: 4 },
      { name: 'contents', type: 'int32', offset: 28, size: 4 },
      { name: 'MapFace', type: 'uint16', offset: 32, size: 2, target: [7], role: 'index' },
      { name: 'LightmapAlphaStart', type: 'int32', offset: 36, size: 4 },
      { name: 'LightmapSamplePositionStart', type: 'int32', offset: 40, size: 4 },
      { name: 'EdgeNeighbors, CornerNeighbors', type: 'bytes', offset: 44, size: 88 },
      { name: 'AllowedVerts', type: 'uint32[10]', offset: 132, size: 40 },
    ],
    padding: [{ offset: 34, size: 2, inferred: true }],
  },
} as const satisfies Readonly<Record<string, VbspRecord>>;
