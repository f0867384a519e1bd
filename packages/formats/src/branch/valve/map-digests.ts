import type { MapDigest } from '../../file-capabilities.js';

const without = ['ENTITIES'];

/**
 * The map CRC as decompilers show it, which end it as zip does.
 * @source tools for Source maps @confidence certain
 */
export const plainCrc: MapDigest = {
  id: 'crc',
  algorithm: 'crc-32',
  order: 'index',
  without,
  usedBy: 'decompilers and other tools that show the CRC of a map',
  source: 'what such tools do',
  confidence: 'certain',
};

/**
 * The number that the converter for consoles stores as the version of MAP_FLAGS, for the map of the PC. It leaves out the
 * last step of the CRC, so that every bit is the other way round.
 * @source the public compiler, which also says that its engine had to compute the same @confidence certain
 */
export const toolCrc: MapDigest = {
  id: 'crc-tools',
  algorithm: 'crc-32-raw',
  order: 'index',
  without,
  usedBy: "Valve's converter for consoles, and the engine of its time",
  source: 'the public compiler, which walks the directory and reads the lumps from the file as they are',
  confidence: 'certain',
};

/**
 * The number that servers and clients compare. Two libraries sort lumps by their offset and leave out the last step of
 * the CRC; the behaviour of an engine of 2010 says the same. None of it could be tried with a running game.
 * @source behaviour of the engine, two independent libraries @confidence probable
 */
export const engineCrc: MapDigest = {
  id: 'crc-engine',
  algorithm: 'crc-32-raw',
  order: 'file',
  without,
  usedBy: 'servers and clients with a network protocol of up to 17, and from Left 4 Dead on (map_crc)',
  source: 'behaviour of an engine of 2010; two independent libraries that compute it',
  confidence: 'probable',
};

/**
 * What servers and clients of the multiplayer games of the Orange Box compare since their network protocol 18.
 * @source behaviour of the engine @confidence probable
 */
export const engineMd5: MapDigest = {
  id: 'md5-engine',
  algorithm: 'md5',
  order: 'file',
  without,
  usedBy: 'servers and clients with a network protocol above 17 (Team Fortress 2 and its relatives)',
  source: 'behaviour of the engine, which takes MD5 instead of the CRC when the protocol is above 17',
  confidence: 'probable',
};
