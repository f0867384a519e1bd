/**
 * The demo of Medal of Honor: Allied Assault: 2015 18. The game's records; a lump of fog stands before the models, and those
 * behind it are one further.
 *
 * Sources: the loaders of an engine that loads such maps. No real map is at hand: nothing here is surer than probable.
 */
import { i16, i32, list, opaque, ref, u8, u16, vector } from '@brushwork/record';
import { deriveBranch } from '../../branch.js';
import { entityText } from '../../container/entity-text-content.js';
import { lump } from '../../lump.js';
import {
  Effect,
  Face as FaceOfGame,
  LightDefinition,
  Model,
  branch as parent,
  ritualDirectory,
  SphereLight,
  StaticModel,
  TerrainPatch,
  visibility,
} from './medal-of-honor.js';

export {
  Brush,
  BrushSide,
  Effect,
  FaceType,
  faceShapes,
  Leaf,
  LightDefinition,
  Lightmap,
  Model,
  medalOfHonorContentFlags,
  Node,
  Plane,
  SideEquation,
  SphereLight,
  StaticModel,
  TerrainFlags,
  TerrainPatch,
  Texture,
  Vertex,
  visibility,
} from './medal-of-honor.js';

/**
 * One drawn piece of the world (lump 3): a polygon, a curved patch, a mesh of triangles or a billboard.
 * @orig dsurface_t @source headers of an engine that loads such maps @confidence probable
 */
export class Face extends FaceOfGame.with(108, {
  /** Fog that it lies in; -1 = none. */
  effect: ref(i32, 'EFFECTS', { none: -1, mayBeEmpty: true }),
}) {}

/** The demo of Allied Assault. */
export const branch = deriveBranch(parent, {
  id: '2015/medal-of-honor-demo',
  title: 'Medal of Honor: Allied Assault (demo)',
  container: ritualDirectory({ magic: '2015', versions: [18], entryCount: 28 }),
  lumps: {
    FACES: lump(3, Face),
    EFFECTS: lump(13, Effect),
    MODELS: lump(14, Model),
    /** What stands in the world: blocks of quoted keys and values, ended by a NUL. Models that don't move aren't among it. */
    ENTITIES: lump(15, entityText()),
    VISIBILITY: lump(16, visibility),
    /** Colours of the grid of light, 256 of them. The first stands for none. */
    LIGHT_GRID_PALETTE: lump(17, list(vector(u8, ['red', 'green', 'blue']))),
    /** Where columns of the grid of light begin in LIGHT_GRID_DATA: first a high part for each step along x, then a low part for each column. */
    LIGHT_GRID_OFFSETS: lump(18, list(u16)),
    /** Columns of the grid of light from low to high: a negative number and as many colours, or a number and one colour that comes that often and twice more. */
    LIGHT_GRID_DATA: lump(19, opaque),
    SPHERE_LIGHTS: lump(20, SphereLight),
    /** Which lights reach a leaf, leaf by leaf: indexes of SPHERE_LIGHTS, -2 = the sun, -1 ends the list of a leaf. */
    SPHERE_LIGHT_VISIBILITY: lump(21, list(ref(i32, 'SPHERE_LIGHTS', { none: 'negative' }))),
    LIGHT_DEFINITIONS: lump(22, LightDefinition),
    TERRAIN: lump(23, TerrainPatch),
    /** Pieces of terrain, as leaves select them. */
    TERRAIN_INDICES: lump(24, list(ref(i16, 'TERRAIN'))),
    /** Colours of the vertices of models that don't move: red, green, blue. */
    STATIC_MODEL_DATA: lump(25, list(u8)),
    STATIC_MODELS: lump(26, StaticModel),
    /** Models that don't move, as leaves select them. */
    STATIC_MODEL_INDICES: lump(27, list(ref(u16, 'STATIC_MODELS'))),
  },
  without: ['UNKNOWN_27'],
});
