import type { Transcription } from '../transcriptions/compare.js';

/** The tables of Lantern, typed a second time. */
export const lantern: Transcription = {
  header: {
    ident: 'LNTN',
    version: 3,
    size: 48,
    fields: [
      { name: 'ident', type: 'char[4]', offset: 0, size: 4 },
      { name: 'version', type: 'int32', offset: 4, size: 4 },
      { name: 'lumps', type: 'Lump[5]', offset: 8, size: 40 },
    ],
    entries: 5,
    entrySize: 8,
    entryFields: [
      { name: 'offset', type: 'int32', offset: 0, size: 4 },
      { name: 'length', type: 'int32', offset: 4, size: 4 },
    ],
  },
  lumps: [
    { index: 0, title: 'entities', unitSize: 'variable' },
    { index: 1, title: 'planes', unitSize: 16, record: 'plane' },
    { index: 2, title: 'walls', unitSize: 8, record: 'wall' },
    { index: 3, title: 'rooms', unitSize: 44, record: 'room' },
    { index: 4, title: 'lamps', unitSize: 20, record: 'lamp' },
  ],
  records: {
    plane: {
      size: 16,
      fields: [
        { name: 'normal', type: 'vec3', offset: 0, size: 12 },
        { name: 'distance', type: 'float', offset: 12, size: 4 },
      ],
    },
    wall: {
      size: 8,
      fields: [
        { name: 'plane', type: 'uint16', offset: 0, size: 2, target: [1], role: 'index' },
        { name: 'kind', type: 'uint8', offset: 2, size: 1 },
        { name: 'unknown0x03', type: 'bytes', offset: 3, size: 1 },
        { name: 'room', type: 'int32', offset: 4, size: 4, target: [3], role: 'index' },
      ],
    },
    room: {
      size: 44,
      fields: [
        { name: 'name', type: 'char[16]', offset: 0, size: 16 },
        { name: 'mins', type: 'int16[3]', offset: 16, size: 6 },
        { name: 'maxs', type: 'int16[3]', offset: 22, size: 6 },
        { name: 'firstWall', type: 'int32', offset: 28, size: 4, target: [2], role: 'first' },
        { name: 'wallCount', type: 'int32', offset: 32, size: 4, target: [2], role: 'count' },
        { name: 'heard', type: 'int16[4]', offset: 36, size: 8, target: [3], role: 'index' },
      ],
    },
    lamp: {
      size: 20,
      fields: [
        { name: 'origin', type: 'vec3', offset: 0, size: 12 },
        { name: 'room', type: 'uint16', offset: 12, size: 2, target: [3], role: 'index' },
        { name: 'flags', type: 'uint16', offset: 14, size: 2 },
        { name: 'color', type: 'uint8[4]', offset: 16, size: 4 },
      ],
    },
  },
  crossLump: [
    { source: 2, fields: 'plane, room', targets: [1, 3] },
    { source: 3, fields: 'firstWall, heard', targets: [2, 3] },
    { source: 4, fields: 'room', targets: [3] },
  ],
};
