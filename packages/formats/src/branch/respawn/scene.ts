import type { SceneCapabilities, SurfaceMaterials } from '../../scene-capabilities.js';
import { meshFlags } from './flags.js';

const { sky, sky2d, skip, translucent, trigger, vertexLitBump, vertexUnlit, warp } = meshFlags;

/** What textures are beside things to see. @source public readers @confidence probable */
const textureFlags = { field: 'flags', sky: sky | sky2d, hidden: skip | trigger, translucent, liquid: warp };

/** Names of the sky, which compilers of today don't mark. @source a real map @confidence probable */
const textureNames = { sky: ['skybox/', 'skybox\\'], liquid: [], translucent: [], hidden: [] };

/**
 * How the world of a Titanfall map is drawn: meshes whose flags say in which lump their vertices are. A unit is an inch. The
 * pages of light have a layout that isn't known, and what colours of vertices are isn't, either: compilers of today leave
 * them 0, so that they are left out.
 * @source public readers; a real map, whose models have the bounds of their meshes @confidence probable
 */
export const titanfallScene: SceneCapabilities = {
  geometry: {
    kind: 'indexed-meshes',
    meshes: 'MESHES',
    mesh: { firstIndex: 'firstIndex', triangleCount: 'triangleCount', group: 'material', flags: 'flags' },
    groups: { lump: 'MATERIAL_SORTS', firstVertex: 'firstVertex', material: 'texture' },
    indices: 'MESH_INDICES',
    vertices: {
      mask: vertexLitBump | vertexUnlit,
      kinds: [
        { bits: 0, lump: 'VERTEX_LIT_FLAT' },
        { bits: vertexLitBump, lump: 'VERTEX_LIT_BUMP' },
        { bits: vertexUnlit, lump: 'VERTEX_UNLIT' },
        { bits: vertexLitBump | vertexUnlit, lump: 'VERTEX_UNLIT_TS' },
      ],
      position: 'position',
      normal: 'normal',
      textureCoordinates: 'texture',
    },
    positions: 'VERTICES',
    normals: 'VERTEX_NORMALS',
  },
  surfaceMaterials: {
    lump: 'TEXTURE_DATA',
    name: { kind: 'text', field: 'name', offsets: 'TEXTURE_STRING_TABLE', text: 'TEXTURE_STRING_DATA' },
    flags: textureFlags,
    names: textureNames,
  },
  surfaceModels: { lump: 'MODELS', firstSurface: 'firstMesh', surfaceCount: 'meshCount' },
  turnsBrushModels: true,
};

/** The same in Apex Legends, whose textures say themselves where their names begin. @source public readers; no real map with meshes is at hand @confidence probable */
export const apexMaterials: SurfaceMaterials = {
  lump: 'TEXTURE_DATA',
  name: { kind: 'text', field: 'name', text: 'SURFACE_NAMES' },
  flags: textureFlags,
  names: textureNames,
};
