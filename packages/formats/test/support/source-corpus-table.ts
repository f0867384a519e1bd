/** What a file of the corpus of Source maps is, as its origin says: no content of it. */
export interface CorpusFile {
  /** Branch that it is read as; `undefined` for a file that has to be refused. */
  readonly branch: string | undefined;
  /**
   * Games that a guess may name: the one that it was made for and those whose maps need not differ from it in anything.
   * Decided by where the file is from, not by what is guessed.
   */
  readonly games: readonly string[];
}

/** Mods of Half-Life 2's content: their maps need not differ from those of the episodes. */
const halfLife2Mod = [
  'half-life-2',
  'half-life-2-episode-one',
  'half-life-2-lost-coast',
  'half-life-2-episode-two',
  'source-sdk-2013',
  'unknown-mod',
];
/** Small files that show nothing but the engine. */
const bareSdk = ['source-sdk-2013', 'unknown-mod'];

type Row = readonly [folder: string, branch: string | undefined, games: readonly string[], files: string];

const rows: readonly Row[] = [
  // A mod for Episode Two. One map was taken apart from one of Portal's, which makes no game of it.
  ['AnthonyPython__InscrutableAlpha', 'valve/orange-box', halfLife2Mod, 'rocket_test rocket_turret'],
  // Samples of the first public tools.
  [
    'AnthonyPython__InscrutableAlpha',
    'valve/source-2004',
    ['half-life-2', 'half-life-2-deathmatch', 'unknown-mod'],
    'sdk_shader_samples sdk_vehicles',
  ],
  [
    'Belonski__victoria-inn-modfiles',
    'valve/orange-box',
    halfLife2Mod,
    'level1.rev483.59a12140 level1.rev483.b1eb79f9 testmap',
  ],
  [
    'CrazyCSIW6__TSPAlphaFix',
    'valve/alien-swarm',
    ['the-stanley-parable'],
    'babygame_fix lobby map1_a0_fix menutest1',
  ],
  [
    'KitKatt-Mars__GigaBuilder',
    'valve/orange-box',
    halfLife2Mod,
    'badshitpost.rev1.5a9e5dcb badshitpost.rev5.cc77e0eb custom_skybox four gb_background gb_intro_test gb_pavilion ' +
      'nine_testmap red_blue_test testing_balls tstwrld.rev3.6d39544c water',
  ],
  ['OrcaCrafter__TF2-Maps', 'valve/orange-box', ['team-fortress-2'], 'Orca_CTFGametypeLibrary_08-14-24'],
  // A mod of Alien Swarm that keeps nothing of it.
  [
    'Randdalf__bliink',
    'valve/alien-swarm',
    ['alien-swarm', 'unknown-mod'],
    'bliink.rev313.186ff494 bliink.rev56.13584cc6 test_map.rev6.e1704578 test_map.rev63.147e0c69',
  ],
  ['Syampuuh__TitanfallApexLegends', 'respawn/apex-legends', ['apex-legends'], 'mp_lobby'],
  [
    'THS2121966__ths_dev_l4d2_maps',
    'valve/left4dead2',
    ['left-4-dead-2'],
    'map_cannals_escape01 thsdev_test_mechanic01.rev37.0f67fec3',
  ],
  ['TeamSpen210__HammerAddons', 'valve/orange-box', bareSdk, 'blank'],
  // An engine of its own, version 42.
  ['TeamSpen210__srctools', 'valve/alien-swarm', ['unknown-mod'], 'rot_main'],
  ['ValveSoftware__source-sdk-2013', 'valve/orange-box', halfLife2Mod, 'sdk_vehicles ss_hl2_level_1'],
  ['ata4__bspsrc', 'valve/alien-swarm', ['counter-strike-global-offensive'], 'csgo_tooltextures'],
  ['ata4__bspsrc', 'valve/orange-box', ['garrys-mod'], 'gmod_tooltextures'],
  [
    'ata4__bspsrc',
    'valve/left4dead2',
    ['left-4-dead-2'],
    'l4d2_tooltextures.rev0.90816688 l4d2_tooltextures.rev0.e8e5dc9c',
  ],
  ['catornot__TitanFall-2-mods', 'respawn/titanfall2', ['titanfall-2'], 'mp_hippodrome'],
  ['dhaynespls__Half-Life-3', 'valve/orange-box', halfLife2Mod, 'vgui_testmap'],
  ['evgeniyfimushkin__cs-source', 'valve/source-2004', ['counter-strike-source'], 'fy_pool_day'],
  ['evgeniyfimushkin__cs-source', 'valve/orange-box', ['counter-strike-source'], 'hns_floppytown_css_fix_v1'],
  // A map of another engine.
  ['evgeniyfimushkin__cs-source', 'valve/goldsrc', ['counter-strike'], 'hns_vertigo'],
  [
    'kristoff3r__bevy_vbsp',
    'strata/strata-source',
    ['portal-revolution', 'portal-2-community-edition'],
    'test.rev3.e809b79f',
  ],
  ['kristoff3r__bevy_vbsp', 'valve/source-2004', ['counter-strike-source'], 'test.rev31.4d42b663'],
  ['lambdaforever__fight-or-suffer', 'valve/orange-box', halfLife2Mod, 'background4'],
  ['lewa-j__vbsp-gles', 'valve/orange-box', halfLife2Mod, 'test1'],
  [
    'momentum-mod__game',
    'valve/orange-box',
    ['momentum-mod'],
    'background_01 credits.rev23.3f17d4cd cubemaptest.rev68.e9f15f1e triggertests.rev136.04b16aab ' +
      'triggertests.rev25.c73a069e',
  ],
  [
    'mulch-est__cstanks',
    'valve/alien-swarm',
    ['counter-strike-global-offensive'],
    'env_gunfire_test tut_gunfire_test',
  ],
  [
    'pySourceSDK__ValveBSP',
    'valve/orange-box',
    ['team-fortress-2', 'source-sdk-2013', 'unknown-mod'],
    'testmap',
  ],
  ['ricochet-game__ricochet-sourcemod', 'valve/source-2006', ['unknown-mod'], 'rc_compact rc_smaxarena'],
  ['scoutie-travels__scoutie-travels', 'valve/orange-box', halfLife2Mod, 'c2'],
  ['snake-biscuits__bsp_tool', 'strata/strata-source', ['momentum-mod'], 'mp_lobby.rev1.21cc28b8'],
  [
    'snake-biscuits__bsp_tool',
    'valve/orange-box',
    ['team-fortress-2'],
    'mp_lobby.rev5.d93c328e test2 test_displacement_decompile test_physcollide',
  ],
  // Made for the console's collection of five games.
  [
    'snake-biscuits__bsp_tool',
    'valve/orange-box',
    [
      'half-life-2',
      'half-life-2-episode-one',
      'half-life-2-episode-two',
      'portal',
      'team-fortress-2',
      'unknown-mod',
    ],
    'shack.360',
  ],
  // Five bytes each.
  ['xw1369__Apex_Client_Scripts_Dump', undefined, [], 'mp_lobby.revx.59cf232e mp_lobby.revx.c2961f3e'],
];

/** Every file of the corpus by its path below the folder of Source maps. */
export const sourceCorpusFiles: ReadonlyMap<string, CorpusFile> = new Map(
  rows.flatMap(([folder, branch, games, files]) =>
    files.split(' ').map((name): [string, CorpusFile] => [`${folder}/${name}.bsp`, { branch, games }]),
  ),
);
