import type { PassableEntities } from '../../layer-capabilities.js';

/** Spawn flag of doors and trains that one passes through. */
const PASSABLE = 0x8;

/**
 * Brush entities of Source that stop no player: the class says so, or a key. Those that only the game's script makes
 * passable aren't known.
 * @source published code of the engine; description files of editors @confidence probable
 */
export const sourcePassable: PassableEntities = {
  classes: [
    'env_*',
    'fog_volume',
    'func_achievement',
    'func_areaportal*',
    'func_bomb_target',
    'func_buyzone',
    'func_capturezone',
    'func_clip_vphysics',
    'func_combine_ball_spawner',
    'func_door_phantom',
    'func_dust*',
    'func_escapezone',
    'func_fish_pool',
    'func_flagdetectionzone',
    'func_hostage_rescue',
    'func_illusionary',
    'func_ladder',
    'func_nav_*',
    'func_no_defuse',
    'func_nobuild',
    'func_nogrenades',
    'func_noportal_volume',
    'func_occluder',
    'func_placement_clip',
    'func_playerghostinfected_clip',
    'func_playerinfected_clip',
    'func_portal_*',
    'func_precipitation*',
    'func_proprrespawnzone',
    'func_regenerate',
    'func_respawnroom',
    'func_simpleladder',
    'func_smokevolume',
    'func_suggested_build',
    'func_survival_c4_target',
    'func_timescale',
    'func_traincontrols',
    'func_upgradestation',
    'func_useableladder',
    'func_vehicleclip',
    'func_viscluster',
    'func_water*',
    'func_weight_button',
    'info_*',
    'logic_*',
    'point_*',
  ],
  cases: [
    { classes: ['func_brush'], keys: [{ key: 'solidity', value: '1' }] },
    {
      classes: ['func_brush'],
      keys: [
        { key: 'solidity', value: '0' },
        { key: 'startdisabled', value: '1' },
      ],
    },
    { classes: ['func_wall_toggle'], keys: [{ key: 'spawnflags', bit: 0x1 }] },
    { classes: ['func_conveyor'], keys: [{ key: 'spawnflags', bit: 0x2 }] },
    { classes: ['func_rotating'], keys: [{ key: 'spawnflags', bit: 0x40 }] },
    {
      classes: ['func_door', 'func_door_rotating', 'func_train', 'func_tracktrain', 'func_tanktrain'],
      keys: [{ key: 'spawnflags', bit: PASSABLE }],
    },
  ],
};
