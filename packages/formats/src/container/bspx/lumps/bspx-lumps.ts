import { pakfile } from '../../pakfile/index.js';
import { brushList } from './brush-list.js';
import { faceNormals, vertexNormals } from './face-normals.js';
import { lightGridOctree, lightGrids } from './light-grid.js';
import { coloredLight, lightDirections, sharedExponentLight } from './light-samples.js';
import {
  decoupledLightmaps,
  environmentMaps,
  faceEnvironmentMaps,
  lightmapOffsets,
  lightmapShifts,
  lightmapStyles,
  wideLightmapStyles,
} from './per-face.js';

/** Lumps of a BSPX directory that are known, by their names; others are kept as bytes. */
export const bspxLumps = {
  /** Solids of models. */
  BRUSHLIST: brushList,
  /** Size and place of each face's lightmap. */
  DECOUPLED_LM: decoupledLightmaps,
  /** Places of reflections. */
  ENVMAP: environmentMaps,
  /** Axes of each face's corners. */
  FACENORMALS: faceNormals,
  /** Light in the open. */
  LIGHTGRID_OCTREE: lightGridOctree,
  /** Light in the open, from six sides. */
  LIGHTGRIDS: lightGrids,
  /** Directions of light. */
  LIGHTINGDIR: lightDirections,
  /** Light with a common exponent. */
  LIGHTING_E5BGR9: sharedExponentLight,
  /** First sample of each face. */
  LMOFFSET: lightmapOffsets,
  /** Scale of each face's lightmap. */
  LMSHIFT: lightmapShifts,
  /** Light styles of each face. */
  LMSTYLE: lightmapStyles,
  /** Light styles of each face, in 16 bits. */
  LMSTYLE16: wideLightmapStyles,
  /** Light in colour. */
  RGBLIGHTING: coloredLight,
  /** Reflections of each face. */
  SURFENVMAP: faceEnvironmentMaps,
  /** A normal for each vertex. */
  VERTEXNORMALS: vertexNormals,
  /** Files that the map brings along. */
  ZIP_PAKFILE: pakfile(),
} as const;
