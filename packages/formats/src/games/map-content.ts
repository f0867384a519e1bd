import { countClasses } from '../class-counts.js';
import { ByteText } from '../container/byte-text-lump.js';
import { latin1Text } from '../container/entity-text/index.js';
import { EntityText } from '../container/entity-text-content.js';
import { GameLump } from '../container/game-lump/index.js';
import { Pakfile } from '../container/pakfile/index.js';
import type { Lumps } from '../lump.js';
import type { GameMap } from '../map/game-map.js';

/** What of a map speaks for games, names in lower case. What isn't loaded is as if it weren't there. */
export interface MapContent {
  /** How many entities of each class there are. */
  readonly classes: ReadonlyMap<string, number>;
  /** Value of the first pair of a key of the world entity. */
  worldValue(key: string): string | undefined;
  /** Materials, each once; those that were made for the map under the names that they were made from. */
  readonly materials: ReadonlySet<string>;
  /** Names of the files in the pakfile. */
  readonly files: readonly string[];
  /** Versions of the lumps in the game lump, by their ids. */
  readonly gameLumps: ReadonlyMap<string, number>;
  /** Name of the map's file without folder and extension; empty when it isn't known. */
  readonly mapName: string;
}

/** Most bytes of names, and most different classes, that are looked at: many times what the largest real maps have. */
const mostNameBytes = 256 * 1024;
const mostClasses = 1024;

/** Kinds of the lumps that say something. */
const tellingKinds: readonly string[] = ['entity-text', 'game-lump', 'pakfile', 'text'];

/** Collects what of a map speaks for games; `fileName`: its path, when it has one. */
export function mapContent(map: GameMap<object>, fileName = ''): MapContent {
  const lumps = map.branch.lumps as Lumps;
  const contents = map.lumpNames
    .filter((name) => tellingKinds.includes(lumps[name]?.type.kind ?? '') && map.isLoaded(name))
    .map((name) => map.lump(name));
  const entities = contents.find((content) => content instanceof EntityText);
  const gameLump = contents.find((content) => content instanceof GameLump);
  const world = entities?.entities[0];
  return {
    classes: entities === undefined ? new Map() : new Map([...countClasses(entities)].slice(0, mostClasses)),
    worldValue: (key) => world?.get(key)?.toLowerCase(),
    materials: new Set(contents.flatMap((content) => (content instanceof ByteText ? namesIn(content) : []))),
    files: contents.flatMap((content) => (content instanceof Pakfile ? filesIn(content) : [])),
    gameLumps: new Map(gameLump?.lumps.map(({ id, entry }) => [id, entry.version])),
    mapName: mapNameOf(fileName),
  };
}

function namesIn({ bytes }: ByteText): string[] {
  const text = latin1Text(bytes.subarray(0, mostNameBytes)).toLowerCase().replaceAll('\\', '/');
  return text
    .split('\0')
    .filter((name) => name !== '')
    .map(withoutMap);
}

/** A compiler that makes a material for one map puts its name behind `maps/` and the map's. */
function withoutMap(material: string): string {
  return material.replace(/^maps\/[^/]*\//, '');
}

function filesIn({ document }: Pakfile): string[] {
  if (document.failure !== undefined) return [];
  return document.entries.map(({ name }) => name.toLowerCase().replaceAll('\\', '/'));
}

function mapNameOf(fileName: string): string {
  const name = fileName.slice(1 + Math.max(...['/', '\\', '!'].map((mark) => fileName.lastIndexOf(mark))));
  const dot = name.indexOf('.');
  return (dot < 0 ? name : name.slice(0, dot)).toLowerCase();
}
