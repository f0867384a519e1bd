/**
 * The models (BGF) and material libraries (BMF) of the BattleTech pods: eight bytes of magic, then chunks, each with a tag
 * and a length, and chunks inside of chunks. Little-endian; lengths are in the unit that `UNIT` names.
 *
 * Sources: the format's specification; its section 2 lists the tags.
 */
import { opaque } from '@brushwork/record';
import { byteTextLump } from '../container/byte-text-lump.js';
import {
  ChunkSchema,
  type ChunkTag,
  chunkContainer,
  chunkLeaf,
  type TagFacts,
} from '../container/chunk-tree/chunk-schema.js';
import { polygonConnections, triangleConnections } from './connection-records.js';
import {
  boundingBox,
  boundingSphere,
  factor,
  fileTypeNumber,
  LodDistance,
  plainNumber,
  unitNumber,
} from './detail-records.js';
import { materialReferenceContent } from './material-reference.js';
import {
  VertexXyz,
  VertexXyzNormal,
  VertexXyzNormalUv,
  VertexXyzRgba,
  VertexXyzRgbaUv,
  VertexXyzUv,
} from './vertex-layouts.js';

const tagList = 'specification, section 2';
const geometry = 'specification, section 3';

function certain(meaning: string, facts: Partial<TagFacts> = {}): TagFacts {
  return { meaning, source: tagList, confidence: 'certain', ...facts };
}

/** A tag of which a document says the name and no more. */
function named(meaning: string): TagFacts {
  return { meaning, source: 'specification, section 2: the name alone', confidence: 'unknown' };
}

/** A tag with an id whose inside no document describes. */
function undescribed(meaning: string, facts: Partial<TagFacts> = {}): TagFacts {
  return { meaning, source: `${tagList}: id and name`, confidence: 'unknown', ...facts };
}

function guessed(meaning: string, facts: Partial<TagFacts> = {}): TagFacts {
  return { meaning, source: `${tagList}: id and name`, confidence: 'guess', ...facts };
}

function vertices(meaning: string): TagFacts {
  return {
    meaning,
    source: geometry,
    confidence: 'certain',
    group: 'VERTICES',
    inside: ['PMESH', 'SPHERE_LIST', 'POINT_LIST', 'POLYGON', 'TRISTRIP', 'POLYSTRIP', 'LINE'],
  };
}

const patchSetting: Partial<TagFacts> = { inside: ['PATCH', 'LOD', 'OBJECT'] };

const tags: Readonly<Record<string, ChunkTag>> = {
  HEADER: chunkContainer(
    0x0003,
    certain('What the file is: version, date, unit. The first chunk.', { inside: ['file'] }),
  ),
  BIZ_DONE: chunkLeaf(0x0005, opaque, certain('The end of the file. The last chunk.', { inside: ['file'] })),
  OBJECT: chunkContainer(
    0x0040,
    certain('An object, with its levels of detail.', { inside: ['file'], repeats: true }),
  ),
  LOD: chunkContainer(
    0x0041,
    certain('A level of detail of an object.', { inside: ['OBJECT'], repeats: true }),
  ),
  PATCH: chunkContainer(
    0x0042,
    certain('A part of a level: meshes with the same materials and the same name. Also called a geogroup.', {
      inside: ['LOD', 'OBJECT'],
      repeats: true,
    }),
  ),
  PMESH: chunkContainer(
    0x0046,
    certain('A mesh: a block of vertices and faces over it.', { inside: ['PATCH'], repeats: true }),
  ),
  CONNECTION_LIST: chunkLeaf(
    0x0047,
    triangleConnections,
    certain('Triangles over the vertices of the same mesh.', { source: geometry, inside: ['PMESH'] }),
  ),
  SPHERE_LIST: chunkContainer(
    0x0048,
    certain('Spheres, which light points are made of.', { inside: ['PATCH'], repeats: true }),
  ),
  SPHERE: chunkLeaf(
    0x0049,
    opaque,
    undescribed('A sphere. Where its radius comes from is not known.', { repeats: true }),
  ),
  PCONN_LIST: chunkLeaf(
    0x004d,
    polygonConnections,
    certain('Faces with the same number of corners over the vertices of the same mesh.', {
      source: geometry,
      inside: ['PMESH'],
    }),
  ),
  BOUND: chunkContainer(0x0070, certain('A box and a sphere around what the file holds.')),
  BBOX: chunkLeaf(0x0071, boundingBox, guessed('A box around what the file holds.', { inside: ['BOUND'] })),
  BSPHERE: chunkLeaf(
    0x0072,
    boundingSphere,
    guessed('A sphere around what the file holds.', { inside: ['BOUND'] }),
  ),
  XYZ: chunkLeaf(0x0080, VertexXyz, vertices('Vertices: positions.')),
  XYZ_N: chunkLeaf(0x0081, VertexXyzNormal, vertices('Vertices: positions and normals.')),
  XYZ_RGBA: chunkLeaf(0x0082, VertexXyzRgba, vertices('Vertices: positions and colours.')),
  XYZ_UV: chunkLeaf(0x0088, VertexXyzUv, vertices('Vertices: positions and texture coordinates.')),
  XYZ_N_UV: chunkLeaf(
    0x0089,
    VertexXyzNormalUv,
    vertices('Vertices: positions, normals and texture coordinates.'),
  ),
  XYZ_RGBA_UV: chunkLeaf(
    0x008a,
    VertexXyzRgbaUv,
    vertices('Vertices: positions, colours and texture coordinates.'),
  ),
  VERSION: chunkLeaf(0x2002, opaque, undescribed('Version of the format.', { inside: ['HEADER'] })),
  DATE: chunkLeaf(0x2003, opaque, undescribed('Day on which the file was written.', { inside: ['HEADER'] })),
  TIME: chunkLeaf(0x2004, opaque, undescribed('Time at which the file was written.', { inside: ['HEADER'] })),
  SCALE: chunkLeaf(0x2005, factor, guessed('Factor for all lengths.')),
  FILETYPE: chunkLeaf(
    0x2007,
    fileTypeNumber,
    guessed(
      'Whether the file holds geometry (0) or materials (1). The values are certain, their size is not.',
      {
        inside: ['HEADER'],
      },
    ),
  ),
  NAME: chunkLeaf(
    0x2008,
    byteTextLump,
    certain('Name of what it stands in.', {
      source: `${tagList}, which writes *_NAME`,
      confidence: 'probable',
    }),
  ),
  UNIT: chunkLeaf(
    0x2009,
    unitNumber,
    guessed('Unit of all lengths: 1 is the metre. The value is certain, its size is not.'),
  ),
  SV_F_MATERIAL: chunkLeaf(
    0x2030,
    materialReferenceContent,
    certain('Material of the front of a patch.', { source: 'specification, section 4', ...patchSetting }),
  ),
  SV_B_MATERIAL: chunkLeaf(
    0x2031,
    materialReferenceContent,
    certain('Material of the back of a patch.', { source: 'specification, section 4', ...patchSetting }),
  ),
  SV_DECAL: chunkLeaf(0x2034, plainNumber, guessed('The patch lies on another surface.', patchSetting)),
  SV_FACETED: chunkLeaf(
    0x2035,
    plainNumber,
    guessed('The faces of the patch are shaded flat.', patchSetting),
  ),
  SV_VERTEX: chunkLeaf(0x2036, plainNumber, guessed('Which parts vertices have.', patchSetting)),
  SV_SPECIAL: chunkLeaf(
    0x2037,
    byteTextLump,
    certain('Name of a part that moves or is hidden, and what it does.', {
      source: 'specification, section 6',
      ...patchSetting,
    }),
  ),
  LOD_DISTANCE: chunkLeaf(
    0x2046,
    LodDistance,
    certain('Distances between which a level is shown.', { inside: ['LOD'] }),
  ),
  LOD_TRANSITION: chunkLeaf(
    0x2048,
    opaque,
    undescribed('How a level is blended into the next.', { inside: ['LOD'] }),
  ),
  MATERIAL: chunkContainer(undefined, named('A material of a library.')),
  TEXTURE: chunkContainer(undefined, named('A texture of a library.')),
  RAMP: chunkContainer(undefined, named('A ramp of colours.')),
  POLYGON: chunkContainer(undefined, named('A polygon.')),
  TRISTRIP: chunkContainer(undefined, named('A strip of triangles.')),
  POLYSTRIP: chunkContainer(undefined, named('A strip of polygons.')),
  LINE: chunkContainer(undefined, named('A line.')),
  TEXT: chunkContainer(undefined, named('A text in space.')),
  POINT_LIST: chunkLeaf(undefined, opaque, named('Points, which light points are made of.')),
  TEXTURE_MAP: chunkLeaf(undefined, opaque, named('Name of the image file of a texture.')),
};

/**
 * The tags of the pods' models and material libraries. Ids of the last ten are in no document at hand: `withTagHeader`
 * takes them from the header that defines them.
 */
export const modelSchema: ChunkSchema = new ChunkSchema({
  title: 'MODEL',
  tags,
  first: 'HEADER',
  last: 'BIZ_DONE',
});
