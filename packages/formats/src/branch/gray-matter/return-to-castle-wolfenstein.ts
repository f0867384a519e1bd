/**
 * Return to Castle Wolfenstein (2001) and Enemy Territory (2003): IBSP 47. The records are Quake III's; bits of textures
 * mean other things, and Enemy Territory has a kind of face more.
 *
 * Sources: the headers and loaders of the games' released source, the compiler that writes such maps, and one real map.
 */
import { enumeration, f32, flags, i32, union, vector } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { lump } from '../../lump.js';
import { quake3PlayerStarts } from '../id-software/player-starts.js';
import {
  faceShapes,
  branch as parent,
  Face as Quake3Face,
  FaceType as Quake3FaceType,
  Texture as Quake3Texture,
} from '../id-software/quake3.js';
import { quake3Directory } from '../id-software/quake3-directory.js';
import { wolfensteinPlayer } from './player-size.js';
import { wolfensteinContentFlags, wolfensteinSurfaceFlags } from './wolfenstein-flags.js';
import { wolfensteinScene } from './wolfenstein-scene.js';

export * from '../id-software/quake3.js';
export { wolfensteinContentFlags, wolfensteinSurfaceFlags } from './wolfenstein-flags.js';

/** The directory, which Quake Live's maps have too. */
export const wolfensteinDirectory = quake3Directory({ magic: 'IBSP', versions: [47], leastEntryCount: 17 });

/** Kinds of face (`Face.type`). */
export const FaceType = { ...Quake3FaceType, foliage: 5 } as const;

/**
 * A texture (lump 1): the name of a shader, and what the compiler took from it.
 * @orig dshader_t @source released source of the games @confidence certain
 */
export class Texture extends Quake3Texture.with(72, {
  /** How surfaces of it are drawn and behave. */
  surfaceFlags: flags(i32, wolfensteinSurfaceFlags),
  /** What volumes of it are. */
  contentFlags: flags(i32, wolfensteinContentFlags),
}) {}

/**
 * One drawn piece of the world (lump 13): a polygon, a curved patch, a mesh of triangles, a billboard or foliage.
 * @orig dsurface_t @source released source of the games, the compiler's source @confidence probable
 */
export class Face extends Quake3Face.with(104, {
  /** Kind of face. */
  type: enumeration(i32, FaceType),
  /** What its kind says of its place. */
  shape: union(
    'type',
    { 1: 'polygon', 2: 'patch', 3: 'mesh', 4: 'billboard', 5: 'foliage', otherwise: 'other' },
    {
      ...faceShapes,
      /** Plants: one form that is drawn at many places. Enemy Territory alone has them. */
      foliage: {
        /** Not read. @confidence probable */
        lightmapOrigin: vector(f32, ['x', 'y', 'z']),
        /** Not read. @confidence probable */
        lightmapS: vector(f32, ['x', 'y', 'z']),
        /** Not read. @confidence probable */
        lightmapT: vector(f32, ['x', 'y', 'z']),
        /** Not read. @confidence probable */
        normal: vector(f32, ['x', 'y', 'z']),
        /** Number of places: the last vertices of the face, of which position and colour are read. @confidence probable */
        instanceCount: i32,
        /** Number of vertices of the form: the first ones of the face. @confidence probable */
        formVertexCount: i32,
      },
    },
  ),
}) {}

/** Return to Castle Wolfenstein, and Enemy Territory. */
export const branch = deriveBranch(parent, {
  id: 'gray-matter/return-to-castle-wolfenstein',
  title: 'Return to Castle Wolfenstein, Enemy Territory',
  container: wolfensteinDirectory,
  lumps: {
    TEXTURES: lump(1, Texture),
    FACES: lump(13, Face),
  },
  capabilities: {
    ...wolfensteinScene,
    player: wolfensteinPlayer,
    // Places are as high above the floor as in Quake III; eyes are higher.
    playerStarts: { ...quake3PlayerStarts, eyeHeight: 40 },
  },
  clues: {
    classes: [
      'ai_*',
      'ammo_9mm*',
      'ammo_mauser*',
      'ammo_panzerfaust*',
      'func_constructible',
      'func_explosive',
      'info_limbo_camera',
      'misc_mg42',
      'props_*',
      'script_mover',
      'script_multiplayer',
      'target_script_trigger',
      'team_wolf_*',
      'trigger_objective_info',
      'weapon_luger*',
      'weapon_mauser*',
      'weapon_mp40*',
      'weapon_panzerfaust*',
      'weapon_thompson*',
    ],
  },
});
