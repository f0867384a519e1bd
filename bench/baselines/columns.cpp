// Fills a column for every field of every lump of records or numbers of a Source map (version 20), and sums each: what
// the library's columns are compared with. The structs are those of the generated header.
// usage: columns FILE REPETITIONS -> a line "LUMP.field sum" for each column, then nanoseconds of the first pass with the
// file being read, then the median of the passes over the bytes in memory
#include "../../reference/c/valve-orange-box.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

using Bytes = std::vector<unsigned char>;
using Sums = std::vector<std::pair<const char *, double>>;

struct Lump {
  const unsigned char *bytes;
  std::size_t length;
};

/** The column of numbers that stand side by side at `Offset` in each record, and its sum. */
template <typename Record, typename Number, std::size_t Offset, std::size_t Width>
static double column(Lump lump) {
  const std::size_t count = lump.length / sizeof(Record);
  std::vector<Number> values(count * Width);
  for (std::size_t i = 0; i < count; i++)
    std::memcpy(values.data() + i * Width, lump.bytes + i * sizeof(Record) + Offset, Width * sizeof(Number));
  double sum = 0;
  for (const Number value : values) sum += static_cast<double>(value);
  return sum;
}

/** The column of bit fields, and its sum. */
template <typename Record, typename Get> static double bits(Lump lump, Get get) {
  const std::size_t count = lump.length / sizeof(Record);
  std::vector<std::int32_t> values(count);
  for (std::size_t i = 0; i < count; i++) {
    Record record;
    std::memcpy(&record, lump.bytes + i * sizeof(Record), sizeof record);
    values[i] = get(record);
  }
  double sum = 0;
  for (const std::int32_t value : values) sum += value;
  return sum;
}

static Lump lumpOf(const Bytes &file, int index) {
  OrangeBoxHeader header;
  std::memcpy(&header, file.data(), sizeof header);
  const auto &entry = header.lumps[index];
  return {file.data() + entry.offset, static_cast<std::size_t>(entry.length)};
}

#define NUMBERS(Lump_, Record, field, Number)                                                                          \
  sums.emplace_back(#Lump_ "." #field,                                                                                 \
                    column<Record, Number, offsetof(Record, field), sizeof(Record::field) / (sizeof(Number))>(           \
                        lumpOf(file, ORANGE_BOX_LUMP_##Lump_)));
#define BITS(Lump_, Record, field)                                                                                     \
  sums.emplace_back(#Lump_ "." #field, bits<Record>(lumpOf(file, ORANGE_BOX_LUMP_##Lump_),                             \
                                                    [](const Record &record) -> std::int32_t { return record.field; }));
#define VALUES(Lump_, Number, width)                                                                                   \
  sums.emplace_back(#Lump_, column<Number[width], Number, 0, width>(lumpOf(file, ORANGE_BOX_LUMP_##Lump_)));

#define FACES_OF(Lump_, Record)                                                                                        \
  NUMBERS(Lump_, Record, plane, std::uint16_t)                                                                         \
  NUMBERS(Lump_, Record, side, std::uint8_t)                                                                           \
  NUMBERS(Lump_, Record, onNode, std::uint8_t)                                                                         \
  NUMBERS(Lump_, Record, firstEdge, std::int32_t)                                                                      \
  NUMBERS(Lump_, Record, edgeCount, std::int16_t)                                                                      \
  NUMBERS(Lump_, Record, texture, std::int16_t)                                                                        \
  NUMBERS(Lump_, Record, displacement, std::int16_t)                                                                   \
  NUMBERS(Lump_, Record, fogVolume, std::int16_t)                                                                      \
  NUMBERS(Lump_, Record, styles, std::uint8_t)                                                                         \
  NUMBERS(Lump_, Record, lightOffset, std::int32_t)                                                                    \
  NUMBERS(Lump_, Record, area, float)                                                                                  \
  NUMBERS(Lump_, Record, lightmapMins, std::int32_t)                                                                   \
  NUMBERS(Lump_, Record, lightmapSize, std::int32_t)                                                                   \
  NUMBERS(Lump_, Record, originalFace, std::int32_t)                                                                   \
  BITS(Lump_, Record, primitiveCount)                                                                                  \
  BITS(Lump_, Record, noDynamicShadows)                                                                                \
  NUMBERS(Lump_, Record, firstPrimitive, std::uint16_t)                                                                \
  NUMBERS(Lump_, Record, smoothingGroups, std::uint32_t)

#define COLORS_OF(Lump_)                                                                                               \
  NUMBERS(Lump_, OrangeBoxColorRgbExp, red, std::uint8_t)                                                              \
  NUMBERS(Lump_, OrangeBoxColorRgbExp, green, std::uint8_t)                                                            \
  NUMBERS(Lump_, OrangeBoxColorRgbExp, blue, std::uint8_t)                                                             \
  NUMBERS(Lump_, OrangeBoxColorRgbExp, exponent, std::int8_t)

#define OVERLAYS_OF(Lump_, Record)                                                                                     \
  NUMBERS(Lump_, Record, id, std::int32_t)                                                                             \
  NUMBERS(Lump_, Record, texture, std::int16_t)                                                                        \
  BITS(Lump_, Record, faceCount)                                                                                       \
  BITS(Lump_, Record, renderOrder)                                                                                     \
  NUMBERS(Lump_, Record, faces, std::int32_t)                                                                          \
  NUMBERS(Lump_, Record, u, float)                                                                                     \
  NUMBERS(Lump_, Record, v, float)                                                                                     \
  NUMBERS(Lump_, Record, uvPoints, float)                                                                              \
  NUMBERS(Lump_, Record, origin, float)                                                                                \
  NUMBERS(Lump_, Record, normal, float)

#define LIGHTS_OF(Lump_)                                                                                               \
  NUMBERS(Lump_, OrangeBoxWorldLight, origin, float)                                                                   \
  NUMBERS(Lump_, OrangeBoxWorldLight, intensity, float)                                                                \
  NUMBERS(Lump_, OrangeBoxWorldLight, normal, float)                                                                   \
  NUMBERS(Lump_, OrangeBoxWorldLight, cluster, std::int32_t)                                                           \
  NUMBERS(Lump_, OrangeBoxWorldLight, type, std::int32_t)                                                              \
  NUMBERS(Lump_, OrangeBoxWorldLight, style, std::int32_t)                                                             \
  NUMBERS(Lump_, OrangeBoxWorldLight, stopDot, float)                                                                  \
  NUMBERS(Lump_, OrangeBoxWorldLight, stopDot2, float)                                                                 \
  NUMBERS(Lump_, OrangeBoxWorldLight, exponent, float)                                                                 \
  NUMBERS(Lump_, OrangeBoxWorldLight, radius, float)                                                                   \
  NUMBERS(Lump_, OrangeBoxWorldLight, constantAttenuation, float)                                                      \
  NUMBERS(Lump_, OrangeBoxWorldLight, linearAttenuation, float)                                                        \
  NUMBERS(Lump_, OrangeBoxWorldLight, quadraticAttenuation, float)                                                     \
  NUMBERS(Lump_, OrangeBoxWorldLight, flags, std::int32_t)                                                             \
  NUMBERS(Lump_, OrangeBoxWorldLight, texture, std::int32_t)                                                           \
  NUMBERS(Lump_, OrangeBoxWorldLight, owner, std::int32_t)

static Sums decode(const Bytes &file) {
  Sums sums;
  NUMBERS(PLANES, OrangeBoxPlane, normal, float)
  NUMBERS(PLANES, OrangeBoxPlane, distance, float)
  NUMBERS(PLANES, OrangeBoxPlane, type, std::int32_t)
  NUMBERS(TEXTURE_DATA, OrangeBoxTextureData, reflectivity, float)
  NUMBERS(TEXTURE_DATA, OrangeBoxTextureData, name, std::int32_t)
  NUMBERS(TEXTURE_DATA, OrangeBoxTextureData, width, std::int32_t)
  NUMBERS(TEXTURE_DATA, OrangeBoxTextureData, height, std::int32_t)
  NUMBERS(TEXTURE_DATA, OrangeBoxTextureData, viewWidth, std::int32_t)
  NUMBERS(TEXTURE_DATA, OrangeBoxTextureData, viewHeight, std::int32_t)
  VALUES(VERTICES, float, 3)
  NUMBERS(NODES, OrangeBoxNode, plane, std::int32_t)
  NUMBERS(NODES, OrangeBoxNode, children, std::int32_t)
  NUMBERS(NODES, OrangeBoxNode, mins, std::int16_t)
  NUMBERS(NODES, OrangeBoxNode, maxs, std::int16_t)
  NUMBERS(NODES, OrangeBoxNode, firstFace, std::uint16_t)
  NUMBERS(NODES, OrangeBoxNode, faceCount, std::uint16_t)
  NUMBERS(NODES, OrangeBoxNode, area, std::int16_t)
  NUMBERS(TEXTURE_INFO, OrangeBoxTextureInfo, textureS, float)
  NUMBERS(TEXTURE_INFO, OrangeBoxTextureInfo, textureT, float)
  NUMBERS(TEXTURE_INFO, OrangeBoxTextureInfo, lightmapS, float)
  NUMBERS(TEXTURE_INFO, OrangeBoxTextureInfo, lightmapT, float)
  NUMBERS(TEXTURE_INFO, OrangeBoxTextureInfo, flags, std::int32_t)
  NUMBERS(TEXTURE_INFO, OrangeBoxTextureInfo, textureData, std::int32_t)
  FACES_OF(FACES, OrangeBoxFace)
  COLORS_OF(LIGHTING)
  NUMBERS(LEAVES, OrangeBoxLeaf, contents, std::int32_t)
  NUMBERS(LEAVES, OrangeBoxLeaf, cluster, std::int16_t)
  BITS(LEAVES, OrangeBoxLeaf, area)
  BITS(LEAVES, OrangeBoxLeaf, flags)
  NUMBERS(LEAVES, OrangeBoxLeaf, mins, std::int16_t)
  NUMBERS(LEAVES, OrangeBoxLeaf, maxs, std::int16_t)
  NUMBERS(LEAVES, OrangeBoxLeaf, firstFace, std::uint16_t)
  NUMBERS(LEAVES, OrangeBoxLeaf, faceCount, std::uint16_t)
  NUMBERS(LEAVES, OrangeBoxLeaf, firstBrush, std::uint16_t)
  NUMBERS(LEAVES, OrangeBoxLeaf, brushCount, std::uint16_t)
  NUMBERS(LEAVES, OrangeBoxLeaf, water, std::int16_t)
  VALUES(FACE_IDS, std::uint16_t, 1)
  NUMBERS(EDGES, OrangeBoxEdge, vertices, std::uint16_t)
  VALUES(SURFEDGES, std::int32_t, 1)
  NUMBERS(MODELS, OrangeBoxModel, mins, float)
  NUMBERS(MODELS, OrangeBoxModel, maxs, float)
  NUMBERS(MODELS, OrangeBoxModel, origin, float)
  NUMBERS(MODELS, OrangeBoxModel, headNode, std::int32_t)
  NUMBERS(MODELS, OrangeBoxModel, firstFace, std::int32_t)
  NUMBERS(MODELS, OrangeBoxModel, faceCount, std::int32_t)
  LIGHTS_OF(WORLD_LIGHTS)
  VALUES(LEAF_FACES, std::uint16_t, 1)
  VALUES(LEAF_BRUSHES, std::uint16_t, 1)
  NUMBERS(BRUSHES, OrangeBoxBrush, firstSide, std::int32_t)
  NUMBERS(BRUSHES, OrangeBoxBrush, sideCount, std::int32_t)
  NUMBERS(BRUSHES, OrangeBoxBrush, contents, std::int32_t)
  NUMBERS(BRUSH_SIDES, OrangeBoxBrushSide, plane, std::uint16_t)
  NUMBERS(BRUSH_SIDES, OrangeBoxBrushSide, texture, std::int16_t)
  NUMBERS(BRUSH_SIDES, OrangeBoxBrushSide, displacement, std::int16_t)
  NUMBERS(BRUSH_SIDES, OrangeBoxBrushSide, bevel, std::int16_t)
  NUMBERS(AREAS, OrangeBoxArea, portalCount, std::int32_t)
  NUMBERS(AREAS, OrangeBoxArea, firstPortal, std::int32_t)
  NUMBERS(AREA_PORTALS, OrangeBoxAreaPortal, key, std::uint16_t)
  NUMBERS(AREA_PORTALS, OrangeBoxAreaPortal, otherArea, std::uint16_t)
  NUMBERS(AREA_PORTALS, OrangeBoxAreaPortal, firstVertex, std::uint16_t)
  NUMBERS(AREA_PORTALS, OrangeBoxAreaPortal, vertexCount, std::uint16_t)
  NUMBERS(AREA_PORTALS, OrangeBoxAreaPortal, plane, std::int32_t)
  NUMBERS(DISPLACEMENT_INFO, OrangeBoxDisplacementInfo, startPosition, float)
  NUMBERS(DISPLACEMENT_INFO, OrangeBoxDisplacementInfo, firstVertex, std::int32_t)
  NUMBERS(DISPLACEMENT_INFO, OrangeBoxDisplacementInfo, firstTriangle, std::int32_t)
  NUMBERS(DISPLACEMENT_INFO, OrangeBoxDisplacementInfo, power, std::int32_t)
  NUMBERS(DISPLACEMENT_INFO, OrangeBoxDisplacementInfo, minTessellation, std::uint32_t)
  NUMBERS(DISPLACEMENT_INFO, OrangeBoxDisplacementInfo, smoothingAngle, float)
  NUMBERS(DISPLACEMENT_INFO, OrangeBoxDisplacementInfo, contents, std::int32_t)
  NUMBERS(DISPLACEMENT_INFO, OrangeBoxDisplacementInfo, face, std::uint16_t)
  NUMBERS(DISPLACEMENT_INFO, OrangeBoxDisplacementInfo, lightmapAlphaStart, std::int32_t)
  NUMBERS(DISPLACEMENT_INFO, OrangeBoxDisplacementInfo, lightmapSamplePositionStart, std::int32_t)
  NUMBERS(DISPLACEMENT_INFO, OrangeBoxDisplacementInfo, allowedVertices, std::uint32_t)
  FACES_OF(ORIGINAL_FACES, OrangeBoxOriginalFace)
  VALUES(VERTEX_NORMALS, float, 3)
  VALUES(VERTEX_NORMAL_INDICES, std::uint16_t, 1)
  VALUES(DISPLACEMENT_LIGHTMAP_ALPHAS, std::uint8_t, 1)
  NUMBERS(DISPLACEMENT_VERTICES, OrangeBoxDisplacementVertex, direction, float)
  NUMBERS(DISPLACEMENT_VERTICES, OrangeBoxDisplacementVertex, distance, float)
  NUMBERS(DISPLACEMENT_VERTICES, OrangeBoxDisplacementVertex, alpha, float)
  NUMBERS(LEAF_WATER_DATA, OrangeBoxLeafWaterData, surfaceZ, float)
  NUMBERS(LEAF_WATER_DATA, OrangeBoxLeafWaterData, minZ, float)
  NUMBERS(LEAF_WATER_DATA, OrangeBoxLeafWaterData, surfaceTexture, std::int16_t)
  NUMBERS(PRIMITIVES, OrangeBoxPrimitive, type, std::uint16_t)
  NUMBERS(PRIMITIVES, OrangeBoxPrimitive, firstIndex, std::uint16_t)
  NUMBERS(PRIMITIVES, OrangeBoxPrimitive, indexCount, std::uint16_t)
  NUMBERS(PRIMITIVES, OrangeBoxPrimitive, firstVertex, std::uint16_t)
  NUMBERS(PRIMITIVES, OrangeBoxPrimitive, vertexCount, std::uint16_t)
  VALUES(PRIMITIVE_VERTICES, float, 3)
  VALUES(PRIMITIVE_INDICES, std::uint16_t, 1)
  VALUES(CLIP_PORTAL_VERTICES, float, 3)
  NUMBERS(CUBEMAPS, OrangeBoxCubemapSample, origin, std::int32_t)
  NUMBERS(CUBEMAPS, OrangeBoxCubemapSample, size, std::int32_t)
  VALUES(TEXTURE_STRING_TABLE, std::int32_t, 1)
  OVERLAYS_OF(OVERLAYS, OrangeBoxOverlay)
  VALUES(LEAF_MIN_DISTANCE_TO_WATER, std::uint16_t, 1)
  VALUES(FACE_MACRO_TEXTURE_INFO, std::uint16_t, 1)
  VALUES(DISPLACEMENT_TRIANGLES, std::uint16_t, 1)
  OVERLAYS_OF(WATER_OVERLAYS, OrangeBoxWaterOverlay)
  NUMBERS(LEAF_AMBIENT_INDEX_HDR, OrangeBoxLeafAmbientIndexHdr, sampleCount, std::uint16_t)
  NUMBERS(LEAF_AMBIENT_INDEX_HDR, OrangeBoxLeafAmbientIndexHdr, firstSample, std::uint16_t)
  NUMBERS(LEAF_AMBIENT_INDEX, OrangeBoxLeafAmbientIndex, sampleCount, std::uint16_t)
  NUMBERS(LEAF_AMBIENT_INDEX, OrangeBoxLeafAmbientIndex, firstSample, std::uint16_t)
  COLORS_OF(LIGHTING_HDR)
  LIGHTS_OF(WORLD_LIGHTS_HDR)
  NUMBERS(LEAF_AMBIENT_LIGHTING_HDR, OrangeBoxLeafAmbientSample, position, std::uint8_t)
  NUMBERS(LEAF_AMBIENT_LIGHTING_HDR, OrangeBoxLeafAmbientSample, padding, std::uint8_t)
  NUMBERS(LEAF_AMBIENT_LIGHTING, OrangeBoxLeafAmbientSample, position, std::uint8_t)
  NUMBERS(LEAF_AMBIENT_LIGHTING, OrangeBoxLeafAmbientSample, padding, std::uint8_t)
  FACES_OF(FACES_HDR, OrangeBoxFace)
  VALUES(MAP_FLAGS, std::uint32_t, 1)
  NUMBERS(OVERLAY_FADES, OrangeBoxOverlayFade, minDistanceSquared, float)
  NUMBERS(OVERLAY_FADES, OrangeBoxOverlayFade, maxDistanceSquared, float)
  return sums;
}

static Bytes readFile(const char *name) {
  std::FILE *file = std::fopen(name, "rb");
  if (file == nullptr) std::exit(3);
  std::fseek(file, 0, SEEK_END);
  Bytes bytes(static_cast<std::size_t>(std::ftell(file)));
  std::rewind(file);
  if (std::fread(bytes.data(), 1, bytes.size(), file) != bytes.size()) std::exit(3);
  std::fclose(file);
  return bytes;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  using Clock = std::chrono::steady_clock;
  const auto nanoseconds = [](Clock::time_point since) {
    return std::chrono::duration<double, std::nano>(Clock::now() - since).count();
  };
  const auto start = Clock::now();
  const Bytes file = readFile(argv[1]);
  const Sums sums = decode(file);
  const double first = nanoseconds(start);
  std::vector<double> times;
  for (int i = 0; i < std::atoi(argv[2]); i++) {
    const auto begin = Clock::now();
    decode(file);
    times.push_back(nanoseconds(begin));
  }
  std::sort(times.begin(), times.end());
  for (const auto &[name, sum] : sums) std::printf("%s %.17g\n", name, sum);
  std::printf("first %.0f\nmedian %.0f\n", first, times.empty() ? first : times[times.size() / 2]);
  return 0;
}
