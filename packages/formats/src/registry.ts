import { FormatError } from '@brushwork/record';
import type { Branch } from './branch.js';
import { type DisguiseFinder, repeatedKeyAt } from './container/disguise/index.js';
import type { Signature } from './container/signature.js';

/** What is known of a branch before it is imported. */
export interface RegistryEntry extends Signature {
  /** Identifier, `<studio>/<game>`. */
  readonly id: string;
  /** Name of the game or engine. */
  readonly title: string;
  /** Whether more maps are of this branch than of those after it that nothing tells from it: then it goes first. */
  readonly isCommon?: boolean;
  /** What hides some of its files, and the versions that those have beneath. */
  readonly disguise?: { readonly finder: DisguiseFinder; readonly versions: readonly number[] };
  /** Imports the branch. */
  load(): Promise<Branch>;
}

/** Every branch, in the order in which equals are named. A branch is imported only when a file may be one of its own. */
export const registry: readonly RegistryEntry[] = [
  {
    id: 'infinity-ward/call-of-duty',
    title: 'Call of Duty',
    magic: 'IBSP',
    versions: [59],
    load: async () => (await import('./branch/infinity-ward/call-of-duty.js')).branch as unknown as Branch,
  },
  {
    id: 'infinity-ward/call-of-duty-uo',
    title: 'Call of Duty: United Offensive',
    magic: 'IBSP',
    versions: [59],
    load: async () => (await import('./branch/infinity-ward/call-of-duty-uo.js')).branch as unknown as Branch,
  },
  {
    id: 'infinity-ward/call-of-duty2',
    title: 'Call of Duty 2',
    magic: 'IBSP',
    versions: [4],
    load: async () => (await import('./branch/infinity-ward/call-of-duty2.js')).branch as unknown as Branch,
  },
  {
    id: 'infinity-ward/call-of-duty4',
    title: 'Call of Duty 4: Modern Warfare',
    magic: 'IBSP',
    versions: [22],
    load: async () => (await import('./branch/infinity-ward/call-of-duty4.js')).branch as unknown as Branch,
  },
  {
    id: 'ritual/fakk2',
    title: "Heavy Metal: F.A.K.K. 2, American McGee's Alice",
    magic: 'FAKK',
    versions: [12, 42],
    load: async () => (await import('./branch/ritual/fakk2.js')).branch as unknown as Branch,
  },
  {
    id: 'ritual/elite-force2',
    title: 'Star Trek: Elite Force II',
    magic: 'EF2!',
    versions: [20],
    load: async () => (await import('./branch/ritual/elite-force2.js')).branch as unknown as Branch,
  },
  {
    id: '2015/medal-of-honor',
    title: 'Medal of Honor: Allied Assault',
    magic: '2015',
    versions: [19],
    load: async () => (await import('./branch/2015/medal-of-honor.js')).branch as unknown as Branch,
  },
  {
    id: '2015/medal-of-honor-demo',
    title: 'Medal of Honor: Allied Assault (demo)',
    magic: '2015',
    versions: [18],
    load: async () => (await import('./branch/2015/medal-of-honor-demo.js')).branch as unknown as Branch,
  },
  {
    id: '2015/medal-of-honor-expansions',
    title: 'Medal of Honor: Allied Assault (Spearhead, Breakthrough)',
    magic: 'EALA',
    versions: [21],
    load: async () =>
      (await import('./branch/2015/medal-of-honor-expansions.js')).branch as unknown as Branch,
  },
  {
    id: 'valve/source-2004',
    title: 'Source 2004 (Half-Life 2, Counter-Strike: Source)',
    magic: 'VBSP',
    versions: [19, 20],
    load: async () => (await import('./branch/valve/source-2004.js')).branch as unknown as Branch,
  },
  {
    id: 'valve/orange-box',
    title: 'Source 2007 to 2013 (Orange Box, Team Fortress 2, SDK 2013)',
    magic: 'VBSP',
    bigEndianMagic: 'PSBV',
    versions: [20],
    isCommon: true,
    load: async () => (await import('./branch/valve/orange-box.js')).branch as unknown as Branch,
  },
  {
    id: 'valve/source-2006',
    title: 'Source 2006 (Episode One, Lost Coast)',
    magic: 'VBSP',
    versions: [20],
    load: async () => (await import('./branch/valve/source-2006.js')).branch as unknown as Branch,
  },
  {
    id: 'valve/left4dead',
    title: 'Left 4 Dead',
    magic: 'VBSP',
    bigEndianMagic: 'PSBV',
    versions: [20],
    isCommon: true,
    load: async () => (await import('./branch/valve/left4dead.js')).branch as unknown as Branch,
  },
  {
    id: 'valve/alien-swarm',
    title: 'Source 2010 and later (Alien Swarm, Portal 2, Counter-Strike: Global Offensive)',
    magic: 'VBSP',
    bigEndianMagic: 'PSBV',
    isCommon: true,
    versions: [21, 42],
    load: async () => (await import('./branch/valve/alien-swarm.js')).branch as unknown as Branch,
  },
  {
    id: 'valve/left4dead2',
    title: 'Left 4 Dead 2',
    magic: 'VBSP',
    bigEndianMagic: 'PSBV',
    versions: [21],
    load: async () => (await import('./branch/valve/left4dead2.js')).branch as unknown as Branch,
  },
  {
    id: 'strata/strata-source',
    title: 'Strata Source (Momentum Mod, Portal 2: Community Edition)',
    magic: 'VBSP',
    versions: [25],
    load: async () => (await import('./branch/strata/strata-source.js')).branch as unknown as Branch,
  },
  {
    id: 'valve/dota2-beta',
    title: 'Dota 2 (first beta versions)',
    magic: 'VBSP',
    versions: [22],
    load: async () => (await import('./branch/valve/dota2-beta.js')).branch as unknown as Branch,
  },
  {
    id: 'loiste/infra',
    title: 'INFRA',
    magic: 'VBSP',
    versions: [22],
    load: async () => (await import('./branch/loiste/infra.js')).branch as unknown as Branch,
  },
  {
    id: 'fix-korea/tactical-intervention',
    title: 'Tactical Intervention',
    magic: 'VBSP',
    versions: [22],
    // Directory entries that are empty in the game's first release: the rest of 23, all of 24, half of 25.
    disguise: { finder: repeatedKeyAt(384, 32), versions: [21] },
    load: async () =>
      (await import('./branch/fix-korea/tactical-intervention.js')).branch as unknown as Branch,
  },
  {
    id: 'valve/dota2',
    title: 'Dota 2 (2012 to 2015)',
    magic: 'VBSP',
    versions: [23],
    load: async () => (await import('./branch/valve/dota2.js')).branch as unknown as Branch,
  },
  {
    id: 'monochrome/contagion',
    title: 'Contagion',
    magic: 'VBSP',
    versions: [23, 27],
    load: async () => (await import('./branch/monochrome/contagion.js')).branch as unknown as Branch,
  },
  {
    id: 'monochrome/contagion-version-first',
    title: 'Contagion (entries that begin with the version)',
    magic: 'VBSP',
    versions: [23, 27],
    load: async () =>
      (await import('./branch/monochrome/contagion-version-first.js')).branch as unknown as Branch,
  },
  {
    id: 'troika/bloodlines',
    title: 'Vampire: The Masquerade - Bloodlines',
    magic: 'VBSP',
    versions: [17],
    load: async () => (await import('./branch/troika/bloodlines.js')).branch as unknown as Branch,
  },
  {
    id: 'valve/half-life2-beta-17',
    title: 'Half-Life 2 as it leaked in 2003, version 17',
    magic: 'VBSP',
    versions: [17],
    load: async () => (await import('./branch/valve/half-life2-beta-17.js')).branch as unknown as Branch,
  },
  {
    id: 'valve/half-life2-beta-18',
    title: 'Half-Life 2 as it leaked in 2003, version 18',
    magic: 'VBSP',
    versions: [18],
    load: async () => (await import('./branch/valve/half-life2-beta-18.js')).branch as unknown as Branch,
  },
  {
    id: 'ritual/sin-episodes',
    title: 'SiN Episodes: Emergence',
    magic: 'VBSP',
    versions: [19, 20],
    load: async () => (await import('./branch/ritual/sin-episodes.js')).branch as unknown as Branch,
  },
  {
    id: 'arkane/dark-messiah-sp',
    title: 'Dark Messiah of Might and Magic (single player)',
    magic: 'VBSP',
    versions: [0x00040014],
    load: async () => (await import('./branch/arkane/dark-messiah-sp.js')).branch as unknown as Branch,
  },
  {
    id: 'arkane/dark-messiah-mp',
    title: 'Dark Messiah of Might and Magic (multiplayer)',
    magic: 'VBSP',
    versions: [0x00040014],
    load: async () => (await import('./branch/arkane/dark-messiah-mp.js')).branch as unknown as Branch,
  },
  {
    id: 'outerlight/the-ship',
    title: 'The Ship',
    magic: 'VBSP',
    versions: [20],
    load: async () => (await import('./branch/outerlight/the-ship.js')).branch as unknown as Branch,
  },
  {
    id: 'outerlight/bloody-good-time',
    title: 'Bloody Good Time',
    magic: 'VBSP',
    versions: [20],
    load: async () => (await import('./branch/outerlight/bloody-good-time.js')).branch as unknown as Branch,
  },
  {
    id: 'ace-team/zeno-clash',
    title: 'Zeno Clash',
    magic: 'VBSP',
    versions: [20],
    load: async () => (await import('./branch/ace-team/zeno-clash.js')).branch as unknown as Branch,
  },
  {
    id: 'nexon/vindictus',
    title: 'Vindictus',
    magic: 'VBSP',
    versions: [20],
    load: async () => (await import('./branch/nexon/vindictus.js')).branch as unknown as Branch,
  },
  {
    id: 'nexon/vindictus-2010',
    title: 'Vindictus (2010 to 2011)',
    magic: 'VBSP',
    versions: [20],
    load: async () => (await import('./branch/nexon/vindictus-2010.js')).branch as unknown as Branch,
  },
  {
    id: 'crowbar-collective/black-mesa',
    title: 'Black Mesa',
    magic: 'VBSP',
    versions: [20],
    load: async () => (await import('./branch/crowbar-collective/black-mesa.js')).branch as unknown as Branch,
  },
  {
    id: 'the-chinese-room/dear-esther',
    title: 'Dear Esther (2012)',
    magic: 'VBSP',
    versions: [21],
    load: async () => (await import('./branch/the-chinese-room/dear-esther.js')).branch as unknown as Branch,
  },
  {
    id: 'respawn/titanfall',
    title: 'Titanfall',
    magic: 'rBSP',
    versions: [29],
    load: async () => (await import('./branch/respawn/titanfall.js')).branch as unknown as Branch,
  },
  {
    id: 'respawn/titanfall2',
    title: 'Titanfall 2',
    magic: 'rBSP',
    versions: [37, 36],
    load: async () => (await import('./branch/respawn/titanfall2.js')).branch as unknown as Branch,
  },
  {
    id: 'respawn/apex-legends',
    title: 'Apex Legends',
    magic: 'rBSP',
    // From 49 on also with a 1 in the upper half.
    versions: [47, 48, 49, 50, 51, 52, 0x10031, 0x10032, 0x10033, 0x10034],
    load: async () => (await import('./branch/respawn/apex-legends.js')).branch as unknown as Branch,
  },
  {
    id: 'id-software/quake3',
    title: 'Quake III Arena',
    magic: 'IBSP',
    versions: [46],
    load: async () => (await import('./branch/id-software/quake3.js')).branch as unknown as Branch,
  },
  {
    id: 'raven/soldier-of-fortune',
    title: 'Soldier of Fortune',
    magic: 'IBSP',
    versions: [46],
    load: async () => (await import('./branch/raven/soldier-of-fortune.js')).branch as unknown as Branch,
  },
  {
    id: 'gray-matter/return-to-castle-wolfenstein',
    title: 'Return to Castle Wolfenstein, Enemy Territory',
    magic: 'IBSP',
    versions: [47],
    isCommon: true,
    load: async () =>
      (await import('./branch/gray-matter/return-to-castle-wolfenstein.js')).branch as unknown as Branch,
  },
  {
    id: 'id-software/quake-live',
    title: 'Quake Live',
    magic: 'IBSP',
    versions: [47],
    load: async () => (await import('./branch/id-software/quake-live.js')).branch as unknown as Branch,
  },
  {
    id: 'raven/soldier-of-fortune2',
    title: 'Soldier of Fortune II, Jedi Outcast, Jedi Academy',
    magic: 'RBSP',
    versions: [1],
    load: async () => (await import('./branch/raven/soldier-of-fortune2.js')).branch as unknown as Branch,
  },
  {
    id: 'qfusion/qfusion',
    title: 'QFusion (Warsow, Warfork)',
    magic: 'FBSP',
    versions: [1],
    load: async () => (await import('./branch/qfusion/qfusion.js')).branch as unknown as Branch,
  },
  {
    id: 'id-software/quake',
    title: 'Quake',
    magic: '',
    versionAt: 'start',
    versions: [29],
    isCommon: true,
    load: async () => (await import('./branch/id-software/quake.js')).branch as unknown as Branch,
  },
  {
    id: 'raven/hexen2',
    title: 'Hexen II',
    magic: '',
    versionAt: 'start',
    versions: [29],
    load: async () => (await import('./branch/raven/hexen2.js')).branch as unknown as Branch,
  },
  {
    id: 'id-software/quake-2psb',
    title: 'Quake with 32-bit indexes (2PSB)',
    magic: '2PSB',
    versionAt: 'nowhere',
    versions: [],
    load: async () => (await import('./branch/id-software/quake-2psb.js')).branch as unknown as Branch,
  },
  {
    id: 'id-software/quake-bsp2',
    title: 'Quake with 32-bit indexes (BSP2)',
    magic: 'BSP2',
    versionAt: 'nowhere',
    versions: [],
    load: async () => (await import('./branch/id-software/quake-bsp2.js')).branch as unknown as Branch,
  },
  {
    id: 'valve/goldsrc',
    title: 'GoldSrc (Half-Life, Counter-Strike)',
    magic: '',
    versionAt: 'start',
    versions: [30],
    isCommon: true,
    load: async () => (await import('./branch/valve/goldsrc.js')).branch as unknown as Branch,
  },
  {
    id: 'gearbox/blue-shift',
    title: 'Half-Life: Blue Shift',
    magic: '',
    versionAt: 'start',
    versions: [30],
    load: async () => (await import('./branch/gearbox/blue-shift.js')).branch as unknown as Branch,
  },
  {
    id: 'id-software/quake2',
    title: 'Quake II',
    magic: 'IBSP',
    versions: [38],
    load: async () => (await import('./branch/id-software/quake2.js')).branch as unknown as Branch,
  },
  {
    id: 'id-software/quake2-qbsp',
    title: 'Quake II with 32-bit indexes (QBSP)',
    magic: 'QBSP',
    versions: [38],
    load: async () => (await import('./branch/id-software/quake2-qbsp.js')).branch as unknown as Branch,
  },
  {
    id: 'ion-storm/daikatana',
    title: 'Daikatana',
    magic: 'IBSP',
    versions: [41],
    load: async () => (await import('./branch/ion-storm/daikatana.js')).branch as unknown as Branch,
  },
];

/** The entry of a branch by its identifier, or by the part behind the slash where that names one; `not-found` otherwise. */
export function registryEntry(id: string): RegistryEntry {
  const wanted = id.toLowerCase();
  const found =
    registry.find((entry) => entry.id === wanted) ??
    registry.find((entry) => entry.id.split('/')[1] === wanted);
  if (found === undefined) {
    throw new FormatError('not-found', `no branch is named '${id}'`, {
      expected: registry.map((entry) => entry.id).join(', '),
      found: id,
    });
  }
  return found;
}
