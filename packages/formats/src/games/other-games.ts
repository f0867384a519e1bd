/**
 * Games on Source whose layouts are their own, or nearly so: the layout says most. From what is publicly known of their
 * maps.
 *
 * @confidence guess
 */
import type { Game } from './game.js';

/** A game of which nothing but its layout is known to tell it from others. */
function byLayout(id: string, title: string, branches: readonly string[], clues: Game['clues'] = {}): Game {
  return { id, title, branches, clues };
}

/** Other games, in the order in which equals are named. */
export const otherGames: readonly Game[] = [
  byLayout('sin-episodes', 'SiN Episodes: Emergence', ['ritual/sin-episodes'], {
    classes: ['env_poison_gas', 'npc_druglab_*', 'prop_u4_barrel'],
    mapNames: ['se1_*'],
  }),
  byLayout('vampire-bloodlines', 'Vampire: The Masquerade - Bloodlines', ['troika/bloodlines'], {
    classes: ['item_g_*', 'item_k_*', 'item_p_*', 'item_w_*', 'npc_vhuman*', 'npc_vvampire*'],
    mapNames: ['ch_*', 'hw_*', 'la_*', 'sm_*'],
  }),
  byLayout(
    'dark-messiah',
    'Dark Messiah of Might and Magic',
    ['arkane/dark-messiah-sp', 'arkane/dark-messiah-mp'],
    {
      classes: ['mm_*', 'vehicle_mm_barge'],
    },
  ),
  byLayout('the-ship', 'The Ship', ['outerlight/the-ship'], {
    classes: ['ai_shipmate', 'ship_*', 'vfx_ship_*'],
  }),
  byLayout('bloody-good-time', 'Bloody Good Time', ['outerlight/bloody-good-time'], { classes: ['pm_*'] }),
  byLayout('zeno-clash', 'Zeno Clash', ['ace-team/zeno-clash'], {
    classes: ['func_endworld_pyre', 'item_zeno_*', 'npc_zeno_*', 'weapon_zeno_*'],
  }),
  byLayout('vindictus', 'Vindictus', ['nexon/vindictus', 'nexon/vindictus-2010'], {
    classes: ['npc_glasgavelen', 'npc_gnoll', 'pix_fog_srgb_controller', 'script_listener_survivor'],
  }),
  {
    ...byLayout('alien-swarm', 'Alien Swarm', ['valve/alien-swarm']),
    clues: {
      classes: ['asw_*', 'info_objective_list', 'trigger_asw_*'],
      materials: ['swarm/*'],
      mapNames: ['asi-*', 'asw_*'],
      gameLumps: { sprp: [9] },
    },
  },
  byLayout('dear-esther', 'Dear Esther (2012)', ['the-chinese-room/dear-esther'], {
    mapNames: ['donnelley', 'esther', 'jakobson', 'paul'],
    gameLumps: { sprp: [9] },
  }),
  byLayout('dota-2', 'Dota 2', ['valve/dota2-beta', 'valve/dota2'], {
    classes: [
      'ent_dota_*',
      'env_global_light',
      'info_player_start_badguys',
      'info_player_start_dota',
      'info_player_start_goodguys',
      'npc_dota_*',
      'trigger_shop',
    ],
    mapNames: ['dota*'],
  }),
  byLayout('infra', 'INFRA', ['loiste/infra'], { classes: ['infra_*'], mapNames: ['infra_c*'] }),
  byLayout('tactical-intervention', 'Tactical Intervention', ['fix-korea/tactical-intervention'], {
    mapNames: ['ti_*'],
  }),
  byLayout('contagion', 'Contagion', ['monochrome/contagion', 'monochrome/contagion-version-first'], {
    mapNames: ['ce_*', 'ch_*', 'cx_*'],
  }),
  {
    ...byLayout('momentum-mod', 'Momentum Mod', ['strata/strata-source', 'valve/orange-box']),
    clues: {
      classes: [
        'ent_momentum_*',
        'filter_momentum_*',
        'func_bhop',
        'func_momentum_*',
        'func_overbounce',
        'item_momentum_*',
        'momentum_*',
        'point_momentum_*',
        'trigger_momentum_*',
        'weapon_momentum_*',
      ],
      world: { skyname: ['mpa*'] },
      materials: ['momentum/*'],
      files: ['zones/*'],
      mapNames: ['bhop_*', 'climb_*', 'conc_*', 'rj_*', 'sj_*', 'surf_*'],
    },
  },
  byLayout('titanfall', 'Titanfall', ['respawn/titanfall'], { mapNames: ['mp_*'] }),
  byLayout('titanfall-2', 'Titanfall 2', ['respawn/titanfall2'], { mapNames: ['mp_*', 'sp_*'] }),
  byLayout('apex-legends', 'Apex Legends', ['respawn/apex-legends'], { mapNames: ['mp_*'] }),
];
