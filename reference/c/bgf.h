/**
 * BGF and BMF models: DIV-BIZ2, little-endian.
 *
 * Generated from the record declarations by tools/reference: edit those instead. The structs read a file on a
 * machine of the same byte order; nothing in them checks what a file says.
 *
 * The models (BGF) and material libraries (BMF) of the BattleTech pods: eight bytes of magic, then chunks,
 * each with a tag and a length, and chunks inside of chunks. Little-endian; lengths are in the unit that
 * `UNIT` names.
 *
 * Sources: the format's specification; its section 2 lists the tags.
 */
#ifndef BRUSHWORK_BGF_H
#define BRUSHWORK_BGF_H

#include <stddef.h>
#include <stdint.h>

#ifndef BRUSHWORK_STATIC_ASSERT
#ifdef __cplusplus
#define BRUSHWORK_STATIC_ASSERT(condition, text) static_assert(condition, text)
#else
#define BRUSHWORK_STATIC_ASSERT(condition, text) _Static_assert(condition, text)
#endif
#endif
BRUSHWORK_STATIC_ASSERT(sizeof(float) == 4 && sizeof(double) == 8, "floats are those of IEEE 754");

/* The tags by their id, and what each holds. */
/**
 * What the file is: version, date, unit. The first chunk.
 * Source: specification, section 2. Chunks.
 */
#define BGF_TAG_HEADER 0x0003
/**
 * The end of the file. The last chunk.
 * Source: specification, section 2. Bytes of unknown meaning.
 */
#define BGF_TAG_BIZ_DONE 0x0005
/**
 * An object, with its levels of detail.
 * Source: specification, section 2. Chunks.
 */
#define BGF_TAG_OBJECT 0x0040
/**
 * A level of detail of an object.
 * Source: specification, section 2. Chunks.
 */
#define BGF_TAG_LOD 0x0041
/**
 * A part of a level: meshes with the same materials and the same name. Also called a geogroup.
 * Source: specification, section 2. Chunks.
 */
#define BGF_TAG_PATCH 0x0042
/**
 * A mesh: a block of vertices and faces over it.
 * Source: specification, section 2. Chunks.
 */
#define BGF_TAG_PMESH 0x0046
/**
 * Triangles over the vertices of the same mesh.
 * Source: specification, section 3. Array of BgfConnectionListElement.
 * Triangles: three corners each, one triangle after the other, without anything in front of them.
 * Source: specification, section 3, as corrected there twice.
 */
#define BGF_TAG_CONNECTION_LIST 0x0047
/**
 * Spheres, which light points are made of.
 * Source: specification, section 2. Chunks.
 */
#define BGF_TAG_SPHERE_LIST 0x0048
/**
 * A sphere. Where its radius comes from is not known.
 * Source: specification, section 2: id and name. Confidence: unknown. Bytes of unknown meaning.
 */
#define BGF_TAG_SPHERE 0x0049
/**
 * Faces with the same number of corners over the vertices of the same mesh.
 * Source: specification, section 3. BgfPolygonConnectionsHead, and what its comment says.
 */
#define BGF_TAG_PCONN_LIST 0x004d
/**
 * A box and a sphere around what the file holds.
 * Source: specification, section 2. Chunks.
 */
#define BGF_TAG_BOUND 0x0070
/**
 * A box around what the file holds.
 * Source: specification, section 2: id and name. Confidence: guess. One of several layouts.
 * A box, if it has the size of one.
 * - layout opaque: Bytes of unknown meaning.
 * - layout guess: Array of BgfBoundingBox.
 */
#define BGF_TAG_BBOX 0x0071
/**
 * A sphere around what the file holds.
 * Source: specification, section 2: id and name. Confidence: guess. One of several layouts.
 * A sphere, if it has the size of one.
 * - layout opaque: Bytes of unknown meaning.
 * - layout guess: Array of BgfBoundingSphere.
 */
#define BGF_TAG_BSPHERE 0x0072
/**
 * Vertices: positions.
 * Source: specification, section 3. Array of BgfVertexXyz.
 */
#define BGF_TAG_XYZ 0x0080
/**
 * Vertices: positions and normals.
 * Source: specification, section 3. Array of BgfVertexXyzNormal.
 */
#define BGF_TAG_XYZ_N 0x0081
/**
 * Vertices: positions and colours.
 * Source: specification, section 3. Array of BgfVertexXyzRgba.
 */
#define BGF_TAG_XYZ_RGBA 0x0082
/**
 * Vertices: positions and texture coordinates.
 * Source: specification, section 3. Array of BgfVertexXyzUv.
 */
#define BGF_TAG_XYZ_UV 0x0088
/**
 * Vertices: positions, normals and texture coordinates.
 * Source: specification, section 3. Array of BgfVertexXyzNormalUv.
 */
#define BGF_TAG_XYZ_N_UV 0x0089
/**
 * Vertices: positions, colours and texture coordinates.
 * Source: specification, section 3. Array of BgfVertexXyzRgbaUv.
 */
#define BGF_TAG_XYZ_RGBA_UV 0x008a
/**
 * Version of the format.
 * Source: specification, section 2: id and name. Confidence: unknown. Bytes of unknown meaning.
 */
#define BGF_TAG_VERSION 0x2002
/**
 * Day on which the file was written.
 * Source: specification, section 2: id and name. Confidence: unknown. Bytes of unknown meaning.
 */
#define BGF_TAG_DATE 0x2003
/**
 * Time at which the file was written.
 * Source: specification, section 2: id and name. Confidence: unknown. Bytes of unknown meaning.
 */
#define BGF_TAG_TIME 0x2004
/**
 * Factor for all lengths.
 * Source: specification, section 2: id and name. Confidence: guess. One of several layouts.
 * A factor; that it is a single float follows from the specification's rule for all of them, its size is not
 * stated.
 * - layout opaque: Bytes of unknown meaning.
 * - layout f32: Array of BgfScaleF32Element.
 */
#define BGF_TAG_SCALE 0x2005
/**
 * Whether the file holds geometry (0) or materials (1). The values are certain, their size is not.
 * Source: specification, section 2: id and name. Confidence: guess. One of several layouts.
 * Kind of the file; how many bytes the number takes is not stated.
 * - layout opaque: Bytes of unknown meaning.
 * - layout u8: Array of BgfFiletypeU8Element.
 * - layout u16: Array of BgfFiletypeU16Element.
 * - layout u32: Array of BgfFiletypeU32Element.
 */
#define BGF_TAG_FILETYPE 0x2007
/**
 * Name of what it stands in.
 * Source: specification, section 2, which writes *_NAME. Confidence: probable. Content of the kind 'text',
 * which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define BGF_TAG_NAME 0x2008
/**
 * Unit of all lengths: 1 is the metre. The value is certain, its size is not.
 * Source: specification, section 2: id and name. Confidence: guess. One of several layouts.
 * Unit of length; how many bytes the number takes is not stated.
 * - layout opaque: Bytes of unknown meaning.
 * - layout u8: Array of BgfUnitU8Element.
 * - layout u16: Array of BgfUnitU16Element.
 * - layout u32: Array of BgfUnitU32Element.
 */
#define BGF_TAG_UNIT 0x2009
/**
 * Material of the front of a patch.
 * Source: specification, section 4. Content of the kind 'material-reference', whose parts C can't place:
 * How a reference to a material is read.
 * Source: specification, section 4.
 * - `uint8_t type`: Kind of the reference: 1 names a material. No other is known.
 * - `char name[as many as fit]`: Name of the library, a colon, and the name of the material in it; a NUL ends
 * it. Where the kind is 1; what another kind holds is not known.
 */
#define BGF_TAG_SV_F_MATERIAL 0x2030
/**
 * Material of the back of a patch.
 * Source: specification, section 4. Content of the kind 'material-reference', whose parts C can't place:
 * How a reference to a material is read.
 * Source: specification, section 4.
 * - `uint8_t type`: Kind of the reference: 1 names a material. No other is known.
 * - `char name[as many as fit]`: Name of the library, a colon, and the name of the material in it; a NUL ends
 * it. Where the kind is 1; what another kind holds is not known.
 */
#define BGF_TAG_SV_B_MATERIAL 0x2031
/**
 * The patch lies on another surface.
 * Source: specification, section 2: id and name. Confidence: guess. One of several layouts.
 * A number or a switch of which neither size nor values are stated.
 * - layout opaque: Bytes of unknown meaning.
 * - layout u8: Array of BgfSvDecalU8Element.
 * - layout u16: Array of BgfSvDecalU16Element.
 * - layout u32: Array of BgfSvDecalU32Element.
 */
#define BGF_TAG_SV_DECAL 0x2034
/**
 * The faces of the patch are shaded flat.
 * Source: specification, section 2: id and name. Confidence: guess. One of several layouts.
 * A number or a switch of which neither size nor values are stated.
 * - layout opaque: Bytes of unknown meaning.
 * - layout u8: Array of BgfSvFacetedU8Element.
 * - layout u16: Array of BgfSvFacetedU16Element.
 * - layout u32: Array of BgfSvFacetedU32Element.
 */
#define BGF_TAG_SV_FACETED 0x2035
/**
 * Which parts vertices have.
 * Source: specification, section 2: id and name. Confidence: guess. One of several layouts.
 * A number or a switch of which neither size nor values are stated.
 * - layout opaque: Bytes of unknown meaning.
 * - layout u8: Array of BgfSvVertexU8Element.
 * - layout u16: Array of BgfSvVertexU16Element.
 * - layout u32: Array of BgfSvVertexU32Element.
 */
#define BGF_TAG_SV_VERTEX 0x2036
/**
 * Name of a part that moves or is hidden, and what it does.
 * Source: specification, section 6. Content of the kind 'text', which C can't express.
 * How a lump of NUL-terminated strings is read.
 */
#define BGF_TAG_SV_SPECIAL 0x2037
/**
 * Distances between which a level is shown.
 * Source: specification, section 2. Array of BgfLodDistance.
 */
#define BGF_TAG_LOD_DISTANCE 0x2046
/**
 * How a level is blended into the next.
 * Source: specification, section 2: id and name. Confidence: unknown. Bytes of unknown meaning.
 */
#define BGF_TAG_LOD_TRANSITION 0x2048
/**
 * A material of a library.
 * Source: specification, section 2: the name alone. Confidence: unknown. Chunks.
 */
/* BGF_TAG_MATERIAL: its id is not known. */
/**
 * A texture of a library.
 * Source: specification, section 2: the name alone. Confidence: unknown. Chunks.
 */
/* BGF_TAG_TEXTURE: its id is not known. */
/**
 * A ramp of colours.
 * Source: specification, section 2: the name alone. Confidence: unknown. Chunks.
 */
/* BGF_TAG_RAMP: its id is not known. */
/**
 * A polygon.
 * Source: specification, section 2: the name alone. Confidence: unknown. Chunks.
 */
/* BGF_TAG_POLYGON: its id is not known. */
/**
 * A strip of triangles.
 * Source: specification, section 2: the name alone. Confidence: unknown. Chunks.
 */
/* BGF_TAG_TRISTRIP: its id is not known. */
/**
 * A strip of polygons.
 * Source: specification, section 2: the name alone. Confidence: unknown. Chunks.
 */
/* BGF_TAG_POLYSTRIP: its id is not known. */
/**
 * A line.
 * Source: specification, section 2: the name alone. Confidence: unknown. Chunks.
 */
/* BGF_TAG_LINE: its id is not known. */
/**
 * A text in space.
 * Source: specification, section 2: the name alone. Confidence: unknown. Chunks.
 */
/* BGF_TAG_TEXT: its id is not known. */
/**
 * Points, which light points are made of.
 * Source: specification, section 2: the name alone. Confidence: unknown. Bytes of unknown meaning.
 */
/* BGF_TAG_POINT_LIST: its id is not known. */
/**
 * Name of the image file of a texture.
 * Source: specification, section 2: the name alone. Confidence: unknown. Bytes of unknown meaning.
 */
/* BGF_TAG_TEXTURE_MAP: its id is not known. */

/**
 * The head of a file (chunk-tree, 8 bytes) has no directory of fixed entries.
 * - `char magic[8]`:
 * - `chunks[as many as there are]`: The first is `HEADER`, the last `BIZ_DONE`.
 *   - `uint16_t tag`:
 *   - `uint8_t length`: One, two or four bytes, as the tag says.
 */

/** What a file is, as its header says. */
#define BGF_MODEL_FILE_TYPES_GEOMETRY 0
#define BGF_MODEL_FILE_TYPES_MATERIALS 1

/** Units of length. Only one is known. */
#define BGF_LENGTH_UNITS_METRE 1

/**
 * A box around what an object or a file holds.
 * Source: nothing but its 24 bytes. Confidence: guess.
 */
typedef struct BgfBoundingBox {
  /** Corner with the lowest coordinates. */
  struct { float x, y, z; } minimum;
  /** Corner with the highest ones. */
  struct { float x, y, z; } maximum;
} BgfBoundingBox;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfBoundingBox) == 24, "BgfBoundingBox takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfBoundingBox, minimum) == 0, "BgfBoundingBox.minimum lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfBoundingBox *)0)->minimum) == 12, "BgfBoundingBox.minimum takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfBoundingBox, maximum) == 12, "BgfBoundingBox.maximum lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfBoundingBox *)0)->maximum) == 12, "BgfBoundingBox.maximum takes 12 bytes");

/**
 * A sphere around what an object or a file holds.
 * Source: nothing but its 16 bytes. Confidence: guess.
 */
typedef struct BgfBoundingSphere {
  /** Centre in the model's unit. */
  struct { float x, y, z; } center;
  /** Radius. */
  float radius;
} BgfBoundingSphere;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfBoundingSphere) == 16, "BgfBoundingSphere takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfBoundingSphere, center) == 0, "BgfBoundingSphere.center lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfBoundingSphere *)0)->center) == 12, "BgfBoundingSphere.center takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfBoundingSphere, radius) == 12, "BgfBoundingSphere.radius lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfBoundingSphere *)0)->radius) == 4, "BgfBoundingSphere.radius takes 4 bytes");

/**
 * A vertex with its position alone.
 * Source: specification, section 3.
 */
typedef struct BgfVertexXyz {
  /** Position in the model's unit. Which axis points up is not stated. */
  struct { float x, y, z; } position;
} BgfVertexXyz;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfVertexXyz) == 12, "BgfVertexXyz takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfVertexXyz, position) == 0, "BgfVertexXyz.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfVertexXyz *)0)->position) == 12, "BgfVertexXyz.position takes 12 bytes");

/**
 * A vertex with a normal.
 * Source: specification, section 3.
 */
typedef struct BgfVertexXyzNormal {
  /** Position in the model's unit. */
  struct { float x, y, z; } position;
  /** Direction that the surface faces here. */
  struct { float x, y, z; } normal;
} BgfVertexXyzNormal;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfVertexXyzNormal) == 24, "BgfVertexXyzNormal takes 24 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfVertexXyzNormal, position) == 0, "BgfVertexXyzNormal.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfVertexXyzNormal *)0)->position) == 12, "BgfVertexXyzNormal.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfVertexXyzNormal, normal) == 12, "BgfVertexXyzNormal.normal lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfVertexXyzNormal *)0)->normal) == 12, "BgfVertexXyzNormal.normal takes 12 bytes");

/**
 * A vertex with a colour.
 * Source: specification, section 3.
 */
typedef struct BgfVertexXyzRgba {
  /** Position in the model's unit. */
  struct { float x, y, z; } position;
  /** Colour and opacity; the range is not stated, 0 to 1 is likely. */
  struct { float r, g, b, a; } color;
} BgfVertexXyzRgba;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfVertexXyzRgba) == 28, "BgfVertexXyzRgba takes 28 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfVertexXyzRgba, position) == 0, "BgfVertexXyzRgba.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfVertexXyzRgba *)0)->position) == 12, "BgfVertexXyzRgba.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfVertexXyzRgba, color) == 12, "BgfVertexXyzRgba.color lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfVertexXyzRgba *)0)->color) == 16, "BgfVertexXyzRgba.color takes 16 bytes");

/**
 * A vertex with texture coordinates: the layout of most models.
 * Source: specification, section 3.
 */
typedef struct BgfVertexXyzUv {
  /** Position in the model's unit. */
  struct { float x, y, z; } position;
  /** Place in the texture. Which corner is (0, 0) is not stated. */
  struct { float u, v; } uv;
} BgfVertexXyzUv;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfVertexXyzUv) == 20, "BgfVertexXyzUv takes 20 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfVertexXyzUv, position) == 0, "BgfVertexXyzUv.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfVertexXyzUv *)0)->position) == 12, "BgfVertexXyzUv.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfVertexXyzUv, uv) == 12, "BgfVertexXyzUv.uv lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfVertexXyzUv *)0)->uv) == 8, "BgfVertexXyzUv.uv takes 8 bytes");

/**
 * A vertex with a normal and texture coordinates.
 * Source: specification, section 3.
 */
typedef struct BgfVertexXyzNormalUv {
  /** Position in the model's unit. */
  struct { float x, y, z; } position;
  /** Direction that the surface faces here. */
  struct { float x, y, z; } normal;
  /** Place in the texture. */
  struct { float u, v; } uv;
} BgfVertexXyzNormalUv;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfVertexXyzNormalUv) == 32, "BgfVertexXyzNormalUv takes 32 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfVertexXyzNormalUv, position) == 0, "BgfVertexXyzNormalUv.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfVertexXyzNormalUv *)0)->position) == 12, "BgfVertexXyzNormalUv.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfVertexXyzNormalUv, normal) == 12, "BgfVertexXyzNormalUv.normal lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfVertexXyzNormalUv *)0)->normal) == 12, "BgfVertexXyzNormalUv.normal takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfVertexXyzNormalUv, uv) == 24, "BgfVertexXyzNormalUv.uv lies at 24");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfVertexXyzNormalUv *)0)->uv) == 8, "BgfVertexXyzNormalUv.uv takes 8 bytes");

/**
 * A vertex with a colour and texture coordinates.
 * Source: specification, section 3.
 */
typedef struct BgfVertexXyzRgbaUv {
  /** Position in the model's unit. */
  struct { float x, y, z; } position;
  /** Colour and opacity. */
  struct { float r, g, b, a; } color;
  /** Place in the texture. */
  struct { float u, v; } uv;
} BgfVertexXyzRgbaUv;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfVertexXyzRgbaUv) == 36, "BgfVertexXyzRgbaUv takes 36 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfVertexXyzRgbaUv, position) == 0, "BgfVertexXyzRgbaUv.position lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfVertexXyzRgbaUv *)0)->position) == 12, "BgfVertexXyzRgbaUv.position takes 12 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfVertexXyzRgbaUv, color) == 12, "BgfVertexXyzRgbaUv.color lies at 12");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfVertexXyzRgbaUv *)0)->color) == 16, "BgfVertexXyzRgbaUv.color takes 16 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfVertexXyzRgbaUv, uv) == 28, "BgfVertexXyzRgbaUv.uv lies at 28");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfVertexXyzRgbaUv *)0)->uv) == 8, "BgfVertexXyzRgbaUv.uv takes 8 bytes");

/**
 * Distances between which a level of detail is shown.
 * Source: specification, section 2.
 */
typedef struct BgfLodDistance {
  /** Distance from which on the level is shown, in the model's unit. */
  float in;
  /** Distance up to which it is shown. */
  float out;
} BgfLodDistance;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfLodDistance) == 8, "BgfLodDistance takes 8 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfLodDistance, in) == 0, "BgfLodDistance.in lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfLodDistance *)0)->in) == 4, "BgfLodDistance.in takes 4 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfLodDistance, out) == 4, "BgfLodDistance.out lies at 4");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfLodDistance *)0)->out) == 4, "BgfLodDistance.out takes 4 bytes");

/** Element of CONNECTION_LIST (lump 71). -> VERTICES. */
typedef int32_t BgfConnectionListElement;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfConnectionListElement) == 4, "BgfConnectionListElement takes 4 bytes");

/**
 * Faces with the same number of corners each: that number, then the corners of one face after the other.
 * The start of PCONN_LIST (lump 77).
 * Behind it lies, without gaps, what C can't express:
 * - `int32_t indices[as many as fit]`: Vertices of the block in the same mesh.
 * Source: specification, section 3.
 */
typedef struct BgfPolygonConnectionsHead {
  /** Corners of each face: 4 as a rule, 6 occurs, 3 and more make sense. */
  uint8_t pointsPerFace;
} BgfPolygonConnectionsHead;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfPolygonConnectionsHead) == 1, "BgfPolygonConnectionsHead takes 1 bytes");
BRUSHWORK_STATIC_ASSERT(offsetof(BgfPolygonConnectionsHead, pointsPerFace) == 0, "BgfPolygonConnectionsHead.pointsPerFace lies at 0");
BRUSHWORK_STATIC_ASSERT(sizeof(((BgfPolygonConnectionsHead *)0)->pointsPerFace) == 1, "BgfPolygonConnectionsHead.pointsPerFace takes 1 bytes");

/** Element of SCALE (lump 8197). */
typedef float BgfScaleF32Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfScaleF32Element) == 4, "BgfScaleF32Element takes 4 bytes");

/** Element of FILETYPE (lump 8199). Values: BGF_MODEL_FILE_TYPES_*. */
typedef uint8_t BgfFiletypeU8Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfFiletypeU8Element) == 1, "BgfFiletypeU8Element takes 1 bytes");

/** Element of FILETYPE (lump 8199). Values: BGF_MODEL_FILE_TYPES_*. */
typedef uint16_t BgfFiletypeU16Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfFiletypeU16Element) == 2, "BgfFiletypeU16Element takes 2 bytes");

/** Element of FILETYPE (lump 8199). Values: BGF_MODEL_FILE_TYPES_*. */
typedef uint32_t BgfFiletypeU32Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfFiletypeU32Element) == 4, "BgfFiletypeU32Element takes 4 bytes");

/** Element of UNIT (lump 8201). Values: BGF_LENGTH_UNITS_*. */
typedef uint8_t BgfUnitU8Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfUnitU8Element) == 1, "BgfUnitU8Element takes 1 bytes");

/** Element of UNIT (lump 8201). Values: BGF_LENGTH_UNITS_*. */
typedef uint16_t BgfUnitU16Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfUnitU16Element) == 2, "BgfUnitU16Element takes 2 bytes");

/** Element of UNIT (lump 8201). Values: BGF_LENGTH_UNITS_*. */
typedef uint32_t BgfUnitU32Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfUnitU32Element) == 4, "BgfUnitU32Element takes 4 bytes");

/** Element of SV_DECAL (lump 8244). */
typedef uint8_t BgfSvDecalU8Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfSvDecalU8Element) == 1, "BgfSvDecalU8Element takes 1 bytes");

/** Element of SV_DECAL (lump 8244). */
typedef uint16_t BgfSvDecalU16Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfSvDecalU16Element) == 2, "BgfSvDecalU16Element takes 2 bytes");

/** Element of SV_DECAL (lump 8244). */
typedef uint32_t BgfSvDecalU32Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfSvDecalU32Element) == 4, "BgfSvDecalU32Element takes 4 bytes");

/** Element of SV_FACETED (lump 8245). */
typedef uint8_t BgfSvFacetedU8Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfSvFacetedU8Element) == 1, "BgfSvFacetedU8Element takes 1 bytes");

/** Element of SV_FACETED (lump 8245). */
typedef uint16_t BgfSvFacetedU16Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfSvFacetedU16Element) == 2, "BgfSvFacetedU16Element takes 2 bytes");

/** Element of SV_FACETED (lump 8245). */
typedef uint32_t BgfSvFacetedU32Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfSvFacetedU32Element) == 4, "BgfSvFacetedU32Element takes 4 bytes");

/** Element of SV_VERTEX (lump 8246). */
typedef uint8_t BgfSvVertexU8Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfSvVertexU8Element) == 1, "BgfSvVertexU8Element takes 1 bytes");

/** Element of SV_VERTEX (lump 8246). */
typedef uint16_t BgfSvVertexU16Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfSvVertexU16Element) == 2, "BgfSvVertexU16Element takes 2 bytes");

/** Element of SV_VERTEX (lump 8246). */
typedef uint32_t BgfSvVertexU32Element;
BRUSHWORK_STATIC_ASSERT(sizeof(BgfSvVertexU32Element) == 4, "BgfSvVertexU32Element takes 4 bytes");

#endif /* BRUSHWORK_BGF_H */
