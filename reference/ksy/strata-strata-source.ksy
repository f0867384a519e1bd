meta:
  id: strata_strata_source
  title: "Strata Source (Momentum Mod, Portal 2: Community Edition)"
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Strata Source (Momentum Mod, Portal 2: Community Edition): VBSP 25, little-endian.

  Strata Source (Momentum Mod, Portal 2: Community Edition): VBSP 25. Alien Swarm's lumps with 32-bit indexes
  and floating point boxes; each widened lump has a version of its own. The project says that layouts may
  change without a new version, so sizes decide.

  Sources: facts on branches, sizes and values of the two real maps at hand.

  Generated from the record declarations by tools/reference: edit those instead. Nothing in it checks what a
  file says.

  A lump that is stored compressed (`unpacked` is not 0) has no value: Kaitai knows no LZMA.

  What Kaitai can't express:
  - VISIBILITY.rows: Each begins where `offsets` says and goes on until a bit for each cluster is unpacked.
  - ORIGINAL_FACES: which of the layouts wide, plain a file has, where version and size fit several of them:
  each is an instance of its own
  - PHYSICS_DISPLACEMENT.displacements: Each takes the bytes that `sizes` says, none where that is 0.
  - PHYSICS_COLLISION.models.solids.body.head: Old solids, whose first word is not `VPHY`, have none.
  - PHYSICS_COLLISION.models.solids.body.polygonHead: In place of `head` when its type is polygon.
  - PHYSICS_COLLISION.models.solids.body.moppHead: In place of `head` when its type is mopp.
  - PHYSICS_COLLISION.models.solids.body.surface: where it begins
  - PHYSICS_COLLISION.models.solids.body.axisMap: where it begins
  - DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS.samples.triangleMore: Only where `triangle` is 255.
  - DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS.samples.weights: where it begins
  - DISPLACEMENT_LIGHTMAP_SAMPLE_POSITIONS.samples: where it begins
  - GAME_LUMP.sprp: which of the layouts v5, v5-the-ship, v6, v6-bloody-good-time, v6-dark-messiah,
  v6-vindictus, v7, v7-zeno-clash, v7-vindictus, v8, v8-vindictus, v9, v9-dear-esther, v10,
  v10-global-offensive, v11-global-offensive, v11-black-mesa-lite, v11-merubasu, v12-strata, v11-black-mesa a
  file has, where version and size fit several of them: each is an instance of its own
  - PAKFILE.files: Where the records of the directory say, one behind the other as a rule.
  - PAKFILE.directory: At `end.directoryOffset`.
  - PAKFILE.zip64End: Only in archives that need it.
  - PAKFILE.zip64Locator: Only in archives that need it.
  - PAKFILE.end: The last record of the archive: found from the end, by its signature.
  - PAKFILE.comment: where it begins
seq:
  - id: magic
    type: str
    size: 4
    encoding: ISO-8859-1
    doc: What every file begins with.
    valid:
      any-of:
        - "\"VBSP\""
  - id: version
    type: s4
    doc: Version of the format.
  - id: lumps
    type: lump_lumps
    repeat: expr
    repeat-expr: "64"
    doc: Where each lump lies.
  - id: revision
    type: s4
    doc: How often the map was saved in its editor.
instances:
  entities:
    pos: lumps[0].offset
    size: lumps[0].length
    type: str
    encoding: ISO-8859-1
    if: lumps[0].unpacked == 0
    doc: What stands in the world; from lump version 1 on with escapes in quotes. A lump of entity text.
  planes:
    pos: lumps[1].offset
    type: plane
    repeat: expr
    repeat-expr: lumps[1].length / 20
    if: lumps[1].unpacked == 0
  texture_data:
    pos: lumps[2].offset
    type: texture_data
    repeat: expr
    repeat-expr: lumps[2].length / 32
    if: lumps[2].unpacked == 0
  vertices:
    pos: lumps[3].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[3].length / 12
    if: lumps[3].unpacked == 0
    doc: Corners of faces, in game units.
  visibility:
    pos: lumps[4].offset
    size: lumps[4].length
    type: visibility
    if: "(lumps[4].unpacked == 0) and (lumps[4].length > 0)"
    doc: Which clusters see and hear which others.
  nodes_0:
    pos: lumps[5].offset
    type: node
    repeat: expr
    repeat-expr: lumps[5].length / 32
    if: "(lumps[5].unpacked == 0) and (lumps[5].version == 0)"
    doc: |-
      Layout 0: version 0.
  nodes_1:
    pos: lumps[5].offset
    type: node_wide
    repeat: expr
    repeat-expr: lumps[5].length / 48
    if: "(lumps[5].unpacked == 0) and (lumps[5].version == 1)"
    doc: |-
      Layout 1: version 1.
  texture_info:
    pos: lumps[6].offset
    type: texture_info
    repeat: expr
    repeat-expr: lumps[6].length / 72
    if: lumps[6].unpacked == 0
  faces_1:
    pos: lumps[7].offset
    type: face
    repeat: expr
    repeat-expr: lumps[7].length / 56
    if: "(lumps[7].unpacked == 0) and (lumps[7].version == 1)"
    doc: |-
      Layout 1: version 1.
  faces_2:
    pos: lumps[7].offset
    type: face_wide
    repeat: expr
    repeat-expr: lumps[7].length / 72
    if: "(lumps[7].unpacked == 0) and (lumps[7].version == 2)"
    doc: |-
      Layout 2: version 2.
  lighting:
    pos: lumps[8].offset
    type: color_rgb_exp
    repeat: expr
    repeat-expr: lumps[8].length / 4
    if: lumps[8].unpacked == 0
    doc: Samples of all lightmaps, and before each face's the average of every style.
  occlusion_1:
    pos: lumps[9].offset
    size: lumps[9].length
    type: occlusion_without_area
    if: "(lumps[9].unpacked == 0) and ((lumps[9].version == 1) and lumps[9].length > 0)"
    doc: |-
      Polygons that hide what is behind them. Layout 1: version 1.
  occlusion_2:
    pos: lumps[9].offset
    size: lumps[9].length
    type: occlusion
    if: "(lumps[9].unpacked == 0) and ((lumps[9].version == 2) and lumps[9].length > 0)"
    doc: |-
      Polygons that hide what is behind them. Layout 2: version 2.
  leaves_0:
    pos: lumps[10].offset
    type: leaf_version0
    repeat: expr
    repeat-expr: lumps[10].length / 56
    if: "(lumps[10].unpacked == 0) and (lumps[10].version == 0)"
    doc: |-
      Layout 0: version 0.
  leaves_1:
    pos: lumps[10].offset
    type: leaf
    repeat: expr
    repeat-expr: lumps[10].length / 32
    if: "(lumps[10].unpacked == 0) and (lumps[10].version == 1)"
    doc: |-
      Layout 1: version 1.
  leaves_2:
    pos: lumps[10].offset
    type: leaf_wide
    repeat: expr
    repeat-expr: lumps[10].length / 56
    if: "(lumps[10].unpacked == 0) and (lumps[10].version == 2)"
    doc: |-
      Layout 2: version 2.
  face_ids:
    pos: lumps[11].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[11].length / 4
    if: lumps[11].unpacked == 0
    doc: Numbers that the editor gave the faces, by the face's number.
  edges_0:
    pos: lumps[12].offset
    type: edge
    repeat: expr
    repeat-expr: lumps[12].length / 4
    if: "(lumps[12].unpacked == 0) and (lumps[12].version == 0)"
    doc: |-
      Layout 0: version 0.
  edges_1:
    pos: lumps[12].offset
    type: edge_wide
    repeat: expr
    repeat-expr: lumps[12].length / 8
    if: "(lumps[12].unpacked == 0) and (lumps[12].version == 1)"
    doc: |-
      Layout 1: version 1.
  surfedges:
    pos: lumps[13].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[13].length / 4
    if: lumps[13].unpacked == 0
    doc: |-
      Edges in the order in which faces walk them, negative for backwards. -> EDGES; the sign is a direction.
  models:
    pos: lumps[14].offset
    type: model
    repeat: expr
    repeat-expr: lumps[14].length / 48
    if: lumps[14].unpacked == 0
  world_lights:
    pos: lumps[15].offset
    type: world_light_shadow_offset
    repeat: expr
    repeat-expr: lumps[15].length / 100
    if: lumps[15].unpacked == 0
  leaf_faces_0:
    pos: lumps[16].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[16].length / 2
    if: "(lumps[16].unpacked == 0) and (lumps[16].version == 0)"
    doc: |-
      Faces, as leaves select them. Layout 0: version 0. -> FACES. The lump may be empty all the same.
  leaf_faces_1:
    pos: lumps[16].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[16].length / 4
    if: "(lumps[16].unpacked == 0) and (lumps[16].version == 1)"
    doc: |-
      Faces, as leaves select them. Layout 1: version 1. -> FACES. The lump may be empty all the same.
  leaf_brushes_0:
    pos: lumps[17].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[17].length / 2
    if: "(lumps[17].unpacked == 0) and (lumps[17].version == 0)"
    doc: |-
      Brushes, as leaves select them. Layout 0: version 0. -> BRUSHES.
  leaf_brushes_1:
    pos: lumps[17].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[17].length / 4
    if: "(lumps[17].unpacked == 0) and (lumps[17].version == 1)"
    doc: |-
      Brushes, as leaves select them. Layout 1: version 1. -> BRUSHES.
  brushes:
    pos: lumps[18].offset
    type: brush
    repeat: expr
    repeat-expr: lumps[18].length / 12
    if: lumps[18].unpacked == 0
  brush_sides_0:
    pos: lumps[19].offset
    type: brush_side_thin
    repeat: expr
    repeat-expr: lumps[19].length / 8
    if: "(lumps[19].unpacked == 0) and (lumps[19].version == 0)"
    doc: |-
      Layout 0: version 0.
  brush_sides_1:
    pos: lumps[19].offset
    type: brush_side_wide
    repeat: expr
    repeat-expr: lumps[19].length / 16
    if: "(lumps[19].unpacked == 0) and (lumps[19].version == 1)"
    doc: |-
      Layout 1: version 1.
  areas:
    pos: lumps[20].offset
    type: area
    repeat: expr
    repeat-expr: lumps[20].length / 8
    if: lumps[20].unpacked == 0
  area_portals_0:
    pos: lumps[21].offset
    type: area_portal
    repeat: expr
    repeat-expr: lumps[21].length / 12
    if: "(lumps[21].unpacked == 0) and (lumps[21].version == 0)"
    doc: |-
      Layout 0: version 0.
  area_portals_1:
    pos: lumps[21].offset
    type: area_portal_wide
    repeat: expr
    repeat-expr: lumps[21].length / 20
    if: "(lumps[21].unpacked == 0) and (lumps[21].version == 1)"
    doc: |-
      Layout 1: version 1.
  face_brushes_0:
    pos: lumps[22].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[22].length / 2
    if: "(lumps[22].unpacked == 0) and (lumps[22].version == 0)"
    doc: |-
      Brushes, as faces of several select them. Layout 0: version 0. -> BRUSHES.
  face_brushes_1:
    pos: lumps[22].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[22].length / 4
    if: "(lumps[22].unpacked == 0) and (lumps[22].version == 1)"
    doc: |-
      Brushes, as faces of several select them. Layout 1: version 1. -> BRUSHES.
  face_brush_lists_0:
    pos: lumps[23].offset
    type: face_brush_list
    repeat: expr
    repeat-expr: lumps[23].length / 4
    if: "(lumps[23].unpacked == 0) and (lumps[23].version == 0)"
    doc: |-
      Layout 0: version 0.
  face_brush_lists_1:
    pos: lumps[23].offset
    type: face_brush_list_wide
    repeat: expr
    repeat-expr: lumps[23].length / 8
    if: "(lumps[23].unpacked == 0) and (lumps[23].version == 1)"
    doc: |-
      Layout 1: version 1.
  displacement_info_0:
    pos: lumps[26].offset
    type: displacement_info
    repeat: expr
    repeat-expr: lumps[26].length / 176
    if: "(lumps[26].unpacked == 0) and (lumps[26].version == 0)"
    doc: |-
      Layout 0: version 0.
  displacement_info_1:
    pos: lumps[26].offset
    type: displacement_info_wide
    repeat: expr
    repeat-expr: lumps[26].length / 232
    if: "(lumps[26].unpacked == 0) and (lumps[26].version == 1)"
    doc: |-
      Layout 1: version 1.
  original_faces_wide:
    pos: lumps[27].offset
    type: original_face_wide
    repeat: expr
    repeat-expr: lumps[27].length / 72
    if: "(lumps[27].unpacked == 0) and ((lumps[27].version == 0 or lumps[27].version == 1 or lumps[27].version == 2) and lumps[27].length % 72 == 0)"
    doc: |-
      Layout wide: version 0 or 1 or 2.
  original_faces_plain:
    pos: lumps[27].offset
    type: original_face
    repeat: expr
    repeat-expr: lumps[27].length / 56
    if: "(lumps[27].unpacked == 0) and ((lumps[27].version == 0 or lumps[27].version == 1) and lumps[27].length % 56 == 0)"
    doc: |-
      Layout plain: version 0 or 1.
  physics_displacement:
    pos: lumps[28].offset
    size: lumps[28].length
    type: physics_displacement
    if: "(lumps[28].unpacked == 0) and (lumps[28].length > 0)"
    doc: What displacements are to the physics.
  physics_collision:
    pos: lumps[29].offset
    size: lumps[29].length
    type: physics
    if: "(lumps[29].unpacked == 0) and (lumps[29].length > 0)"
    doc: What brush models are to the physics.
  vertex_normals:
    pos: lumps[30].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[30].length / 12
    if: lumps[30].unpacked == 0
    doc: Normals that faces are smoothed with.
  vertex_normal_indices_0:
    pos: lumps[31].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[31].length / 2
    if: "(lumps[31].unpacked == 0) and (lumps[31].version == 0)"
    doc: |-
      Normals of the corners of all faces, one face after the other. Layout 0: version 0. -> VERTEX_NORMALS.
  vertex_normal_indices_1:
    pos: lumps[31].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[31].length / 4
    if: "(lumps[31].unpacked == 0) and (lumps[31].version == 1)"
    doc: |-
      Normals of the corners of all faces, one face after the other. Layout 1: version 1. -> VERTEX_NORMALS.
  displacement_lightmap_alphas:
    pos: lumps[32].offset
    size: lumps[32].length
    doc-ref: "two real maps: as many bytes as samples"
    if: lumps[32].unpacked == 0
    doc: |-
      Blending of displacement lightmaps; empty in later maps. How much of the second texture each lightmap
      sample of a displacement shows (lump 32), in maps of 2004: a byte for each, from the one that
      `lightmapAlphaStart` names.
      Confidence: probable.
  displacement_vertices:
    pos: lumps[33].offset
    type: displacement_vertex
    repeat: expr
    repeat-expr: lumps[33].length / 20
    if: lumps[33].unpacked == 0
  displacement_lightmap_sample_positions:
    pos: lumps[34].offset
    size: lumps[34].length
    doc-ref: facts on the lump; all 12 real maps that have displacements end exactly with the last sample
    if: lumps[34].unpacked == 0
    doc: |-
      Where the lightmap samples of displacements lie. Positions of the lightmap samples of displacements
      (lump 34). Each displacement's begin at the byte that its `lightmapSamplePositionStart` names, one for
      each sample of its face's lightmap.
  game_lump:
    pos: lumps[35].offset
    size: lumps[35].length
    type: game_lump
    if: "(lumps[35].unpacked == 0) and (lumps[35].length > 0)"
    doc: A directory of lumps that the game adds, such as static props.
  leaf_water_data_0:
    pos: lumps[36].offset
    type: leaf_water_data
    repeat: expr
    repeat-expr: lumps[36].length / 12
    if: "(lumps[36].unpacked == 0) and (lumps[36].version == 0)"
    doc: |-
      Layout 0: version 0.
  leaf_water_data_1:
    pos: lumps[36].offset
    type: leaf_water_data_wide
    repeat: expr
    repeat-expr: lumps[36].length / 12
    if: "(lumps[36].unpacked == 0) and (lumps[36].version == 1)"
    doc: |-
      Layout 1: version 1.
  primitives_0:
    pos: lumps[37].offset
    type: primitive
    repeat: expr
    repeat-expr: lumps[37].length / 10
    if: "(lumps[37].unpacked == 0) and (lumps[37].version == 0)"
    doc: |-
      Layout 0: version 0.
  primitives_1:
    pos: lumps[37].offset
    type: primitive_wide
    repeat: expr
    repeat-expr: lumps[37].length / 20
    if: "(lumps[37].unpacked == 0) and (lumps[37].version == 1)"
    doc: |-
      Layout 1: version 1.
  primitive_vertices:
    pos: lumps[38].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[38].length / 12
    if: lumps[38].unpacked == 0
    doc: Vertices that primitives add; unused by the compilers at hand.
  primitive_indices_0:
    pos: lumps[39].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[39].length / 2
    if: "(lumps[39].unpacked == 0) and (lumps[39].version == 0)"
    doc: |-
      Corners of primitives' triangles, as numbers of the face's own corners. Layout 0: version 0.
  primitive_indices_1:
    pos: lumps[39].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[39].length / 4
    if: "(lumps[39].unpacked == 0) and (lumps[39].version == 1)"
    doc: |-
      Corners of primitives' triangles, as numbers of the face's own corners. Layout 1: version 1.
  pakfile:
    pos: lumps[40].offset
    size: lumps[40].length
    if: lumps[40].unpacked == 0
    doc: |-
      A zip archive of files that the map brings along. A lump that is a zip archive of files that the map
      brings along: `PAKFILE: lump(40, pakfile())`.
  clip_portal_vertices:
    pos: lumps[41].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[41].length / 12
    if: lumps[41].unpacked == 0
    doc: Corners of openings between areas, in game units.
  cubemaps:
    pos: lumps[42].offset
    type: cubemap_sample
    repeat: expr
    repeat-expr: lumps[42].length / 16
    if: lumps[42].unpacked == 0
  texture_string_data:
    pos: lumps[43].offset
    size: lumps[43].length
    type: str
    encoding: ISO-8859-1
    if: lumps[43].unpacked == 0
    doc: Names of textures, each ended by a NUL. How a lump of NUL-terminated strings is read.
  texture_string_table:
    pos: lumps[44].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[44].length / 4
    if: lumps[44].unpacked == 0
    doc: Where each name begins. -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string begins.
  overlays_0:
    pos: lumps[45].offset
    type: overlay
    repeat: expr
    repeat-expr: lumps[45].length / 352
    if: "(lumps[45].unpacked == 0) and (lumps[45].version == 0)"
    doc: |-
      Decals that lie on faces; how version 3 is laid out, whose faces are elsewhere, isn't known. Layout 0:
      version 0.
  overlays_1:
    pos: lumps[45].offset
    type: overlay_wide
    repeat: expr
    repeat-expr: lumps[45].length / 356
    if: "(lumps[45].unpacked == 0) and (lumps[45].version == 1)"
    doc: |-
      Decals that lie on faces; how version 3 is laid out, whose faces are elsewhere, isn't known. Layout 1:
      version 1.
  overlays_2:
    pos: lumps[45].offset
    type: overlay_tinted
    repeat: expr
    repeat-expr: lumps[45].length / 360
    if: "(lumps[45].unpacked == 0) and (lumps[45].version == 2)"
    doc: |-
      Decals that lie on faces; how version 3 is laid out, whose faces are elsewhere, isn't known. Layout 2:
      version 2.
  overlays_3:
    pos: lumps[45].offset
    size: lumps[45].length
    if: "(lumps[45].unpacked == 0) and (lumps[45].version == 3)"
    doc: |-
      Decals that lie on faces; how version 3 is laid out, whose faces are elsewhere, isn't known. Layout 3:
      version 3. Bytes of unknown meaning.
  leaf_min_distance_to_water:
    pos: lumps[46].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[46].length / 2
    if: lumps[46].unpacked == 0
    doc: How far each leaf is from water, in game units.
  face_macro_texture_info:
    pos: lumps[47].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[47].length / 2
    if: lumps[47].unpacked == 0
    doc: A texture laid over the lightmap of each face; 0xFFFF = none. -> TEXTURE_STRING_TABLE; 65535 = none.
  displacement_triangles:
    pos: lumps[48].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[48].length / 2
    if: lumps[48].unpacked == 0
    doc: |-
      What each triangle of a displacement is. Bits:
      - 0x1 surface
      - 0x2 walkable
      - 0x4 buildable
      - 0x8 surfaceProperty1
      - 0x10 surfaceProperty2
      - 0x20 remove
  prop_blob:
    pos: lumps[49].offset
    size: lumps[49].length
    if: lumps[49].unpacked == 0
    doc: Triangles and names of static props. Bytes of unknown meaning.
  water_overlays_0:
    pos: lumps[50].offset
    type: water_overlay
    repeat: expr
    repeat-expr: lumps[50].length / 1120
    if: "(lumps[50].unpacked == 0) and (lumps[50].version == 0)"
    doc: |-
      Decals that lie on water; how version 3 is laid out isn't known. Layout 0: version 0.
  water_overlays_1:
    pos: lumps[50].offset
    type: water_overlay_wide
    repeat: expr
    repeat-expr: lumps[50].length / 1124
    if: "(lumps[50].unpacked == 0) and (lumps[50].version == 1)"
    doc: |-
      Decals that lie on water; how version 3 is laid out isn't known. Layout 1: version 1.
  water_overlays_3:
    pos: lumps[50].offset
    size: lumps[50].length
    if: "(lumps[50].unpacked == 0) and (lumps[50].version == 3)"
    doc: |-
      Decals that lie on water; how version 3 is laid out isn't known. Layout 3: version 3. Bytes of unknown
      meaning.
  leaf_ambient_index_hdr_0:
    pos: lumps[51].offset
    type: leaf_ambient_index_hdr
    repeat: expr
    repeat-expr: lumps[51].length / 4
    if: "(lumps[51].unpacked == 0) and (lumps[51].version == 0)"
    doc: |-
      Layout 0: version 0.
  leaf_ambient_index_hdr_1:
    pos: lumps[51].offset
    type: leaf_ambient_index_hdr_wide
    repeat: expr
    repeat-expr: lumps[51].length / 8
    if: "(lumps[51].unpacked == 0) and (lumps[51].version == 1)"
    doc: |-
      Layout 1: version 1.
  leaf_ambient_index_0:
    pos: lumps[52].offset
    type: leaf_ambient_index
    repeat: expr
    repeat-expr: lumps[52].length / 4
    if: "(lumps[52].unpacked == 0) and (lumps[52].version == 0)"
    doc: |-
      Layout 0: version 0.
  leaf_ambient_index_1:
    pos: lumps[52].offset
    type: leaf_ambient_index_wide
    repeat: expr
    repeat-expr: lumps[52].length / 8
    if: "(lumps[52].unpacked == 0) and (lumps[52].version == 1)"
    doc: |-
      Layout 1: version 1.
  lighting_hdr:
    pos: lumps[53].offset
    type: color_rgb_exp
    repeat: expr
    repeat-expr: lumps[53].length / 4
    if: lumps[53].unpacked == 0
    doc: Samples of all lightmaps with a high dynamic range.
  world_lights_hdr:
    pos: lumps[54].offset
    type: world_light_shadow_offset
    repeat: expr
    repeat-expr: lumps[54].length / 100
    if: lumps[54].unpacked == 0
  leaf_ambient_lighting_hdr:
    pos: lumps[55].offset
    type: leaf_ambient_sample
    repeat: expr
    repeat-expr: lumps[55].length / 28
    if: lumps[55].unpacked == 0
  leaf_ambient_lighting:
    pos: lumps[56].offset
    type: leaf_ambient_sample
    repeat: expr
    repeat-expr: lumps[56].length / 28
    if: lumps[56].unpacked == 0
  xzip_pakfile:
    pos: lumps[57].offset
    size: lumps[57].length
    if: lumps[57].unpacked == 0
    doc: The pakfile in the Xbox's own compression. Bytes of unknown meaning.
  faces_hdr_1:
    pos: lumps[58].offset
    type: face
    repeat: expr
    repeat-expr: lumps[58].length / 56
    if: "(lumps[58].unpacked == 0) and (lumps[58].version == 1)"
    doc: |-
      Layout 1: version 1.
  faces_hdr_2:
    pos: lumps[58].offset
    type: face_wide
    repeat: expr
    repeat-expr: lumps[58].length / 72
    if: "(lumps[58].unpacked == 0) and (lumps[58].version == 2)"
    doc: |-
      Layout 2: version 2.
  map_flags:
    pos: lumps[59].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[59].length / 4
    if: lumps[59].unpacked == 0
    doc: |-
      Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without.
  overlay_fades:
    pos: lumps[60].offset
    type: overlay_fade
    repeat: expr
    repeat-expr: lumps[60].length / 8
    if: lumps[60].unpacked == 0
  overlay_system_levels:
    pos: lumps[61].offset
    type: overlay_system_levels
    repeat: expr
    repeat-expr: lumps[61].length / 4
    if: lumps[61].unpacked == 0
  physics_level:
    pos: lumps[62].offset
    size: lumps[62].length
    if: lumps[62].unpacked == 0
    doc: What the physics needs for other levels of detail. Bytes of unknown meaning.
  displacement_multiblend:
    pos: lumps[63].offset
    type: displacement_multiblend
    repeat: expr
    repeat-expr: lumps[63].length / 80
    if: lumps[63].unpacked == 0
    doc: How each vertex of the displacements blends several textures; empty where none does.
types:
  lump_lumps:
    seq:
      - id: offset
        type: s4
        doc: First byte of the lump, from the start of the file.
      - id: length
        type: s4
        doc: Length of the lump in bytes, as it is stored.
      - id: version
        type: s4
        doc: Version of the layout of what is in the lump.
      - id: unpacked
        type: s4
        doc: Length of what a compressed lump unpacks to, in bytes; 0 for one that is stored as it is.
  plane:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: normal
        type: vector_x_y_z_f32
      - id: distance
        type: f4
      - id: type
        type: s4
        enum: plane_type
  vector_x_y_z_f32:
    seq:
      - id: x
        type: f4
      - id: "y"
        type: f4
      - id: z
        type: f4
  texture_data:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: reflectivity
        type: vector_red_green_blue_f32
      - id: name
        type: s4
      - id: width
        type: s4
      - id: height
        type: s4
      - id: view_width
        type: s4
      - id: view_height
        type: s4
  vector_red_green_blue_f32:
    seq:
      - id: red
        type: f4
      - id: green
        type: f4
      - id: blue
        type: f4
  visibility_row_offsets:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: pvs
        type: s4
      - id: pas
        type: s4
  visibility:
    -orig-id: dvis_t
    doc: |-
      A lump of shortened rows (Quake II's lump 3, Source's lump 4): `dvis_t`.
    doc-ref: "specification, visibility; facts settled on real maps: no row is shared or coded otherwise there"
    seq:
      - id: cluster_count
        type: s4
        doc: Number of clusters.
      - id: offsets
        type: visibility_row_offsets
        repeat: expr
        repeat-expr: cluster_count
        doc: Where the rows of each cluster begin.
      - id: rest
        size-eos: true
        doc: |-
          As bytes, since it can't be placed: rows.
  node:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: plane
        type: s4
      - id: children
        type: s4
        repeat: expr
        repeat-expr: 2
      - id: mins
        type: vector_x_y_z_i16
      - id: maxs
        type: vector_x_y_z_i16
      - id: first_face
        type: u2
      - id: face_count
        type: u2
      - id: area
        type: s2
      - id: hole_at_30
        size: 2
  vector_x_y_z_i16:
    seq:
      - id: x
        type: s2
      - id: "y"
        type: s2
      - id: z
        type: s2
  node_wide:
    doc: |-
      A node of the trees that split the world and each brush model (lump 5).
      Confidence: probable.
    doc-ref: facts on branches; size on real maps
    seq:
      - id: plane
        type: s4
        doc: Plane that splits it. -> PLANES.
      - id: children
        type: s4
        repeat: expr
        repeat-expr: 2
        doc: |-
          What lies before and behind the plane: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a
          negative n: element -1 - n of LEAVES.
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner of a rough box, in game units.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of a rough box, in game units.
      - id: first_face
        type: u4
        doc: |-
          First of `faceCount` faces that lie on the node's plane. -> FACES, `faceCount` of them. The lump may
          be empty all the same.
      - id: face_count
        type: u4
        doc: Number of faces, those of both sides counted.
      - id: area
        type: s2
        doc: Area of all leaves below, or -1 when they are in several.
      - id: hole_at_46
        size: 2
  texture_info:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: texture_s
        type: vector_x_y_z_offset_f32
      - id: texture_t
        type: vector_x_y_z_offset_f32
      - id: lightmap_s
        type: vector_x_y_z_offset_f32
      - id: lightmap_t
        type: vector_x_y_z_offset_f32
      - id: flags
        type: s4
      - id: texture_data
        type: s4
  vector_x_y_z_offset_f32:
    seq:
      - id: x
        type: f4
      - id: "y"
        type: f4
      - id: z
        type: f4
      - id: offset
        type: f4
  face:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: plane
        type: u2
      - id: side
        type: u1
      - id: on_node
        type: u1
      - id: first_edge
        type: s4
      - id: edge_count
        type: s2
      - id: texture
        type: s2
      - id: displacement
        type: s2
      - id: fog_volume
        type: s2
      - id: styles
        type: u1
        repeat: expr
        repeat-expr: 4
      - id: light_offset
        type: s4
      - id: area
        type: f4
      - id: lightmap_mins
        type: vector_s_t_i32
      - id: lightmap_size
        type: vector_s_t_i32
      - id: original_face
        type: s4
      - id: word_at_48
        type: u2
      - id: first_primitive
        type: u2
      - id: smoothing_groups
        type: u4
    instances:
      primitive_count:
        value: "(word_at_48 >> 0) & 0x7fff"
      no_dynamic_shadows:
        value: "(word_at_48 >> 15) & 0x1"
  vector_s_t_i32:
    seq:
      - id: s
        type: s4
      - id: t
        type: s4
  face_wide:
    doc: |-
      A flat convex polygon (lumps 7, 27 and 58).
      Confidence: probable.
    doc-ref: facts on branches; size on real maps
    seq:
      - id: plane
        type: u4
        doc: Plane that the face lies on. -> PLANES.
      - id: side
        type: u1
        doc: Non-zero when the face looks away from its plane's normal.
      - id: on_node
        type: u1
        doc: |-
          1 = on a node, 0 = inside a leaf.
      - id: hole_at_6
        size: 2
      - id: first_edge
        type: s4
        doc: |-
          First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES,
          `edgeCount` of them.
      - id: edge_count
        type: s4
        doc: Number of edges.
      - id: texture
        type: s4
        doc: How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none.
      - id: displacement
        type: s4
        doc: Displacement made of it; -1 = none. -> DISPLACEMENT_INFO; -1 = none.
      - id: fog_volume
        type: s4
        doc: Fog volume that it is the surface of; -1 = none.
      - id: styles
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Light styles; 255 = unused slot.
      - id: light_offset
        type: s4
        doc: Byte offset in the lump of lightmap samples; -1 = not lit.
      - id: area
        type: f4
        doc: Area, in square game units.
      - id: lightmap_mins
        type: vector_s_t_i32
        doc: Lower corner of its lightmap, in samples.
      - id: lightmap_size
        type: vector_s_t_i32
        doc: Size of its lightmap, in samples, less one.
      - id: original_face
        type: s4
        doc: |-
          Face before splitting that it is a part of; -1 = none. -> ORIGINAL_FACES; -1 = none. The lump may be
          empty all the same.
      - id: word_at_60
        type: u4
        doc: The word of the bit fields.
      - id: first_primitive
        type: u4
        doc: |-
          First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them.
      - id: smoothing_groups
        type: u4
        doc: Groups of faces that light is smoothed across.
    instances:
      dynamic_shadows:
        value: "(word_at_60 >> 0) & 0x1"
        doc: Whether dynamic shadows fall on the face.
      primitive_count:
        value: "(word_at_60 >> 1) & 0x7fffffff"
        doc: Number of primitives.
  color_rgb_exp:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: red
        type: u1
      - id: green
        type: u1
      - id: blue
        type: u1
      - id: exponent
        type: s1
  occluder_without_area:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: flags
        type: s4
      - id: first_polygon
        type: s4
      - id: polygon_count
        type: s4
      - id: mins
        type: vector_x_y_z_f32
      - id: maxs
        type: vector_x_y_z_f32
  occluder_polygon:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: first_vertex_index
        type: s4
      - id: vertex_count
        type: s4
      - id: plane
        type: s4
  occlusion_without_area:
    seq:
      - id: occluder_count
        type: s4
        doc: Number of occluders.
      - id: occluders
        type: occluder_without_area
        repeat: expr
        repeat-expr: occluder_count
        doc: |-
          The occluders, in the order of their `occludernum`.
      - id: polygon_count
        type: s4
        doc: Number of polygons.
      - id: polygons
        type: occluder_polygon
        repeat: expr
        repeat-expr: polygon_count
        doc: The polygons, as occluders select them.
      - id: vertex_index_count
        type: s4
        doc: Number of vertex indexes.
      - id: vertex_indices
        type: s4
        repeat: expr
        repeat-expr: vertex_index_count
        doc: Vertices, as polygons select them. -> VERTICES.
  occluder:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: flags
        type: s4
      - id: first_polygon
        type: s4
      - id: polygon_count
        type: s4
      - id: mins
        type: vector_x_y_z_f32
      - id: maxs
        type: vector_x_y_z_f32
      - id: area
        type: s4
  occlusion:
    seq:
      - id: occluder_count
        type: s4
        doc: Number of occluders.
      - id: occluders
        type: occluder
        repeat: expr
        repeat-expr: occluder_count
        doc: |-
          The occluders, in the order of their `occludernum`.
      - id: polygon_count
        type: s4
        doc: Number of polygons.
      - id: polygons
        type: occluder_polygon
        repeat: expr
        repeat-expr: polygon_count
        doc: The polygons, as occluders select them.
      - id: vertex_index_count
        type: s4
        doc: Number of vertex indexes.
      - id: vertex_indices
        type: s4
        repeat: expr
        repeat-expr: vertex_index_count
        doc: Vertices, as polygons select them. -> VERTICES.
  leaf_version0:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: contents
        type: s4
      - id: cluster
        type: s2
      - id: word_at_6
        type: u2
      - id: mins
        type: vector_x_y_z_i16
      - id: maxs
        type: vector_x_y_z_i16
      - id: first_face
        type: u2
      - id: face_count
        type: u2
      - id: first_brush
        type: u2
      - id: brush_count
        type: u2
      - id: water
        type: s2
      - id: ambient_light
        type: compressed_light_cube
      - id: hole_at_54
        size: 2
    instances:
      area:
        value: "(word_at_6 >> 0) & 0x1ff"
      flags:
        value: "(word_at_6 >> 9) & 0x7f"
  compressed_light_cube:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: sides
        type: color_rgb_exp
        repeat: expr
        repeat-expr: 6
  leaf:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: contents
        type: s4
      - id: cluster
        type: s2
      - id: word_at_6
        type: u2
      - id: mins
        type: vector_x_y_z_i16
      - id: maxs
        type: vector_x_y_z_i16
      - id: first_face
        type: u2
      - id: face_count
        type: u2
      - id: first_brush
        type: u2
      - id: brush_count
        type: u2
      - id: water
        type: s2
      - id: hole_at_30
        size: 2
    instances:
      area:
        value: "(word_at_6 >> 0) & 0x1ff"
      flags:
        value: "(word_at_6 >> 9) & 0x7f"
  leaf_wide:
    doc: |-
      A leaf of the trees (lump 10).
      Confidence: probable.
    doc-ref: facts on branches; size on real maps
    seq:
      - id: contents
        type: s4
        doc: |-
          What its brushes are, all together. Bits:
          - 0x1 solid
          - 0x2 window
          - 0x4 aux
          - 0x8 grate
          - 0x10 slime
          - 0x20 water
          - 0x40 mist
          - 0x80 opaque
          - 0x100 testFogVolume
          - 0x200 unused0x200
          - 0x400 unused0x400
          - 0x800 team1
          - 0x1000 team2
          - 0x2000 ignoreNoDrawOpaque
          - 0x4000 moveable
          - 0x8000 areaPortal
          - 0x10000 playerClip
          - 0x20000 monsterClip
          - 0x40000 current0
          - 0x80000 current90
          - 0x100000 current180
          - 0x200000 current270
          - 0x400000 currentUp
          - 0x800000 currentDown
          - 0x1000000 origin
          - 0x2000000 monster
          - 0x4000000 debris
          - 0x8000000 detail
          - 0x10000000 translucent
          - 0x20000000 ladder
          - 0x40000000 hitbox
      - id: cluster
        type: s4
        doc: Row of the visibility lump; -1 = none, the leaf is solid or outside.
      - id: word_at_8
        type: s4
        doc: The word of the bit fields.
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner of a rough box, in game units.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of a rough box, in game units.
      - id: first_face
        type: u4
        doc: |-
          First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them.
      - id: face_count
        type: u4
        doc: Number of faces.
      - id: first_brush
        type: u4
        doc: |-
          First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them.
      - id: brush_count
        type: u4
        doc: Number of brushes.
      - id: water
        type: s4
        doc: Water that the leaf is in; -1 = none. -> LEAF_WATER_DATA; -1 = none.
    instances:
      area:
        value: "(((word_at_8 >> 0) & 0x1ffff) ^ 65536) - 65536"
        doc: Area that doors separate from others; 0 = none. -> AREAS.
      flags:
        value: "(((word_at_8 >> 17) & 0x7fff) ^ 16384) - 16384"
        doc: |-
          What the leaf is for: sky, radial visibility, 2D sky.
  edge:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: vertices
        type: u2
        repeat: expr
        repeat-expr: 2
  edge_wide:
    doc: A line between two vertices (lump 12).
    doc-ref: facts on branches; size on real maps
    seq:
      - id: vertices
        type: u4
        repeat: expr
        repeat-expr: 2
        doc: Its two ends. -> VERTICES.
  model:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_f32
      - id: maxs
        type: vector_x_y_z_f32
      - id: origin
        type: vector_x_y_z_f32
      - id: head_node
        type: s4
      - id: first_face
        type: s4
      - id: face_count
        type: s4
  world_light_shadow_offset:
    doc: As in valve-orange-box.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: intensity
        type: vector_red_green_blue_f32
      - id: normal
        type: vector_x_y_z_f32
      - id: shadow_cast_offset
        type: vector_x_y_z_f32
      - id: cluster
        type: s4
      - id: type
        type: s4
        enum: world_light_type
      - id: style
        type: s4
      - id: stop_dot
        type: f4
      - id: stop_dot2
        type: f4
      - id: exponent
        type: f4
      - id: radius
        type: f4
      - id: constant_attenuation
        type: f4
      - id: linear_attenuation
        type: f4
      - id: quadratic_attenuation
        type: f4
      - id: flags
        type: s4
      - id: texture
        type: s4
      - id: owner
        type: s4
  brush:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: first_side
        type: s4
      - id: side_count
        type: s4
      - id: contents
        type: s4
  brush_side_thin:
    doc: As in valve-alien-swarm.ksy.
    seq:
      - id: plane
        type: u2
      - id: texture
        type: s2
      - id: displacement
        type: s2
      - id: bevel
        type: u1
      - id: thin
        type: u1
  brush_side_wide:
    doc: |-
      A side of a brush (lump 19).
      Confidence: probable.
    doc-ref: facts on branches; size on real maps
    seq:
      - id: plane
        type: u4
        doc: Plane that faces out of the brush. -> PLANES.
      - id: texture
        type: s4
        doc: How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none.
      - id: displacement
        type: s4
        doc: Displacement made of it; -1 or 0 where there is none.
      - id: bevel
        type: u1
        doc: |-
          1 = the side was added for collision only.
      - id: thin
        type: u1
        doc: |-
          1 = the brush is thin along this side.
      - id: hole_at_14
        size: 2
  area:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: portal_count
        type: s4
      - id: first_portal
        type: s4
  area_portal:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: key
        type: u2
      - id: other_area
        type: u2
      - id: first_vertex
        type: u2
      - id: vertex_count
        type: u2
      - id: plane
        type: s4
  area_portal_wide:
    doc: |-
      A way out of an area (lump 21).
      Confidence: probable.
    doc-ref: facts on branches; size on real maps
    seq:
      - id: key
        type: u4
        doc: |-
          Number by which an entity opens and closes it (`portalnumber`).
      - id: other_area
        type: u4
        doc: Area that it leads into. -> AREAS.
      - id: first_vertex
        type: u4
        doc: |-
          First of `vertexCount` corners of the opening. -> CLIP_PORTAL_VERTICES, `vertexCount` of them.
      - id: vertex_count
        type: u4
        doc: Number of corners.
      - id: plane
        type: s4
        doc: Plane of the opening. -> PLANES.
  face_brush_list:
    doc: As in valve-alien-swarm.ksy.
    seq:
      - id: brush_count
        type: u2
      - id: first
        type: u2
  face_brush_list_wide:
    doc: |-
      The brushes that a face came from (lump 23, version 1), by the face's number.
      Confidence: probable.
    doc-ref: sizes of real maps
    seq:
      - id: brush_count
        type: u4
        doc: Number of brushes.
      - id: first
        type: u4
        doc: The brush, or the first entry in FACE_BRUSHES when there are several.
  displacement_info:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: start_position
        type: vector_x_y_z_f32
      - id: first_vertex
        type: s4
      - id: first_triangle
        type: s4
      - id: power
        type: s4
      - id: min_tessellation
        type: u4
      - id: smoothing_angle
        type: f4
      - id: contents
        type: s4
      - id: face
        type: u2
      - id: hole_at_38
        size: 2
      - id: lightmap_alpha_start
        type: s4
      - id: lightmap_sample_position_start
        type: s4
      - id: edge_neighbors
        type: displacement_neighbor
        repeat: expr
        repeat-expr: 4
      - id: corner_neighbors
        type: displacement_corner_neighbors
        repeat: expr
        repeat-expr: 4
      - id: allowed_vertices
        type: u4
        repeat: expr
        repeat-expr: 10
  displacement_neighbor:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: sub_neighbors
        type: displacement_sub_neighbor
        repeat: expr
        repeat-expr: 2
  displacement_sub_neighbor:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: displacement
        type: u2
      - id: orientation
        type: u1
      - id: span
        type: u1
      - id: neighbor_span
        type: u1
      - id: hole_at_5
        size: 1
  displacement_corner_neighbors:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: neighbors
        type: u2
        repeat: expr
        repeat-expr: 4
      - id: count
        type: u1
      - id: hole_at_9
        size: 1
  displacement_info_wide:
    -orig-id: ddispinfo_t
    doc: |-
      A displacement (lump 26).
      Confidence: probable.
    doc-ref: facts on branches
    seq:
      - id: start_position
        type: vector_x_y_z_f32
        doc: The face's corner that the grid begins at, in game units.
      - id: first_vertex
        type: s4
        doc: |-
          First of `(2 ** power + 1) ** 2` vertices, row by row. -> DISPLACEMENT_VERTICES, `(2 ** power + 1)
          ** 2` of them.
      - id: first_triangle
        type: s4
        doc: |-
          First of `2 * 4 ** power` triangles. -> DISPLACEMENT_TRIANGLES, `2 * 4 ** power` of them.
      - id: power
        type: s4
        doc: |-
          How often each side was halved: 2, 3 or 4.
      - id: min_tessellation
        type: u4
        doc: Lowest subdivision; with the sign bit set the rest are flags.
      - id: smoothing_angle
        type: f4
        doc: Angle below which neighbours are smoothed, in degrees.
      - id: contents
        type: s4
        doc: |-
          What the surface is. Bits:
          - 0x1 solid
          - 0x2 window
          - 0x4 aux
          - 0x8 grate
          - 0x10 slime
          - 0x20 water
          - 0x40 mist
          - 0x80 opaque
          - 0x100 testFogVolume
          - 0x200 unused0x200
          - 0x400 unused0x400
          - 0x800 team1
          - 0x1000 team2
          - 0x2000 ignoreNoDrawOpaque
          - 0x4000 moveable
          - 0x8000 areaPortal
          - 0x10000 playerClip
          - 0x20000 monsterClip
          - 0x40000 current0
          - 0x80000 current90
          - 0x100000 current180
          - 0x200000 current270
          - 0x400000 currentUp
          - 0x800000 currentDown
          - 0x1000000 origin
          - 0x2000000 monster
          - 0x4000000 debris
          - 0x8000000 detail
          - 0x10000000 translucent
          - 0x20000000 ladder
          - 0x40000000 hitbox
      - id: face
        type: u4
        doc: Face that it was made of. -> FACES. The lump may be empty all the same.
      - id: lightmap_alpha_start
        type: s4
        doc: First of its lightmap alphas.
      - id: lightmap_sample_position_start
        type: s4
        doc: Byte offset of its lightmap sample positions.
      - id: edge_neighbors
        type: displacement_neighbor_wide
        repeat: expr
        repeat-expr: 4
        doc: What lies along the left, top, right and bottom edge.
      - id: corner_neighbors
        type: displacement_corner_neighbors_wide
        repeat: expr
        repeat-expr: 4
        doc: What touches the lower left, upper left, upper right and lower right corner.
      - id: allowed_vertices
        type: u4
        repeat: expr
        repeat-expr: 10
        doc: |-
          One bit a vertex: whether it is drawn, so that neighbours of different power meet; 289 bits are
          used.
  displacement_neighbor_wide:
    -orig-id: CDispNeighbor
    doc: |-
      What lies along an edge: one displacement along the whole of it, or two along its halves.
      Confidence: probable.
    doc-ref: facts on branches
    seq:
      - id: sub_neighbors
        type: displacement_sub_neighbor_wide
        repeat: expr
        repeat-expr: 2
        doc: The neighbours; one along the whole edge stands first.
  displacement_sub_neighbor_wide:
    -orig-id: CDispSubNeighbor
    doc: |-
      A displacement that lies along an edge, or along half of it.
      Confidence: probable.
    doc-ref: facts on branches
    seq:
      - id: displacement
        type: u4
        doc: Displacement; 0xFFFFFFFF or 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 or 4294967295 = none.
      - id: orientation
        type: u1
        doc: How it is turned against this one.
      - id: span
        type: u1
        doc: Part of this one's edge.
      - id: neighbor_span
        type: u1
        doc: Part of the neighbour's edge.
      - id: hole_at_7
        size: 1
  displacement_corner_neighbors_wide:
    -orig-id: CDispCornerNeighbors
    doc: |-
      Displacements that touch a corner only.
      Confidence: probable.
    doc-ref: facts on branches
    seq:
      - id: neighbors
        type: u4
        repeat: expr
        repeat-expr: 4
        doc: |-
          The displacements; the first `count` are used. The first `count` elements are used. ->
          DISPLACEMENT_INFO.
      - id: count
        type: u1
        doc: How many.
      - id: hole_at_17
        size: 3
  original_face_wide:
    doc: |-
      A face before it was split (lump 27); its texture may be an old number, as in all Source maps.
      Confidence: probable.
    doc-ref: facts on branches; size on real maps
    seq:
      - id: plane
        type: u4
        doc: Plane that the face lies on. -> PLANES.
      - id: side
        type: u1
        doc: Non-zero when the face looks away from its plane's normal.
      - id: on_node
        type: u1
        doc: |-
          1 = on a node, 0 = inside a leaf.
      - id: hole_at_6
        size: 2
      - id: first_edge
        type: s4
        doc: |-
          First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES,
          `edgeCount` of them.
      - id: edge_count
        type: s4
        doc: Number of edges.
      - id: texture
        type: s4
        doc: How it was textured when the compiler split it; the number may be an old one. -1 = not at all.
      - id: displacement
        type: s4
        doc: Displacement made of it; -1 = none. -> DISPLACEMENT_INFO; -1 = none.
      - id: fog_volume
        type: s4
        doc: Fog volume that it is the surface of; -1 = none.
      - id: styles
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Light styles; 255 = unused slot.
      - id: light_offset
        type: s4
        doc: Byte offset in the lump of lightmap samples; -1 = not lit.
      - id: area
        type: f4
        doc: Area, in square game units.
      - id: lightmap_mins
        type: vector_s_t_i32
        doc: Lower corner of its lightmap, in samples.
      - id: lightmap_size
        type: vector_s_t_i32
        doc: Size of its lightmap, in samples, less one.
      - id: original_face
        type: s4
        doc: |-
          Face before splitting that it is a part of; -1 = none. -> ORIGINAL_FACES; -1 = none. The lump may be
          empty all the same.
      - id: word_at_60
        type: u4
        doc: The word of the bit fields.
      - id: first_primitive
        type: u4
        doc: |-
          First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them.
      - id: smoothing_groups
        type: u4
        doc: Groups of faces that light is smoothed across.
    instances:
      dynamic_shadows:
        value: "(word_at_60 >> 0) & 0x1"
        doc: Whether dynamic shadows fall on the face.
      primitive_count:
        value: "(word_at_60 >> 1) & 0x7fffffff"
        doc: Number of primitives.
  original_face:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: plane
        type: u2
      - id: side
        type: u1
      - id: on_node
        type: u1
      - id: first_edge
        type: s4
      - id: edge_count
        type: s2
      - id: texture
        type: s2
      - id: displacement
        type: s2
      - id: fog_volume
        type: s2
      - id: styles
        type: u1
        repeat: expr
        repeat-expr: 4
      - id: light_offset
        type: s4
      - id: area
        type: f4
      - id: lightmap_mins
        type: vector_s_t_i32
      - id: lightmap_size
        type: vector_s_t_i32
      - id: original_face
        type: s4
      - id: word_at_48
        type: u2
      - id: first_primitive
        type: u2
      - id: smoothing_groups
        type: u4
    instances:
      primitive_count:
        value: "(word_at_48 >> 0) & 0x7fff"
      no_dynamic_shadows:
        value: "(word_at_48 >> 15) & 0x1"
  packed_hulls_head:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: hull_count
        type: u1
      - id: padding
        size: 3
  packed_hull_head:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: triangle_count
        type: u1
      - id: virtual_triangle_count
        type: u1
      - id: edge_count
        type: u1
      - id: virtual_edge_count
        type: u1
      - id: base_vertex
        type: u1
  packed_triangle:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: edges
        type: u1
        repeat: expr
        repeat-expr: 3
      - id: opposite
        type: u1
  packed_edge:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: vertices
        type: u1
        repeat: expr
        repeat-expr: 2
  physics_displacement:
    -orig-id: dphysdisp_t
    doc: |-
      Collision of displacements (lump 28): a count, sizes, and hulls packed into bytes.
      Confidence: probable.
    doc-ref: facts on the lump; real maps for the hulls; 32-bit counts on empty lumps only
    seq:
      - id: count
        type: u2
        doc: Number of displacements; 32 bits in lumps of version 2.
      - id: sizes
        type: u2
        repeat: expr
        repeat-expr: count
        doc: Bytes of each displacement; 32 bits each in lumps of version 2.
      - id: rest
        size-eos: true
        doc: |-
          As bytes, since it can't be placed: displacements.
  physics_model_head:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: model
        type: s4
      - id: data_size
        type: s4
      - id: key_data_size
        type: s4
      - id: solid_count
        type: s4
  solid_head:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: id
        type: u4
      - id: version
        type: s2
      - id: type
        type: s2
        enum: solid_type
  polygon_solid_head:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: id
        type: u4
      - id: version
        type: s2
      - id: type
        type: s2
        enum: solid_type
      - id: surface_size
        type: s4
      - id: drag_axis_areas
        type: vector_x_y_z_f32
      - id: axis_map_size
        type: s4
  mopp_solid_head:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: id
        type: u4
      - id: version
        type: s2
      - id: type
        type: s2
        enum: solid_type
      - id: surface_size
        type: s4
  compact_surface:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: mass_center
        type: vector_x_y_z_f32
      - id: rotation_inertia
        type: vector_x_y_z_f32
      - id: upper_limit_radius
        type: f4
      - id: word_at_28
        type: u4
      - id: root_offset
        type: s4
      - id: unknown0x24
        type: s4
      - id: unknown0x28
        type: s4
      - id: id
        type: u4
    instances:
      max_deviation:
        value: "(word_at_28 >> 0) & 0xff"
      byte_size:
        value: "(word_at_28 >> 8) & 0xffffff"
  compact_surface_big_endian:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: mass_center
        type: vector_x_y_z_f32
      - id: rotation_inertia
        type: vector_x_y_z_f32
      - id: upper_limit_radius
        type: f4
      - id: word_at_28
        type: u4
      - id: root_offset
        type: s4
      - id: unknown0x24
        type: s4
      - id: unknown0x28
        type: s4
      - id: id
        type: u4
    instances:
      byte_size:
        value: "(word_at_28 >> 0) & 0xffffff"
      max_deviation:
        value: "(word_at_28 >> 24) & 0xff"
  wide_surface:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: mass_center
        type: vector_x_y_z_f32
      - id: rotation_inertia
        type: vector_x_y_z_f32
      - id: upper_limit_radius
        type: f4
      - id: max_deviation
        type: u4
      - id: byte_size
        type: u4
      - id: root_offset
        type: s4
      - id: unknown0x28
        type: s4
      - id: id
        type: u4
      - id: padding
        size: 16
  ledge:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: point_offset
        type: s4
      - id: client_data
        type: s4
      - id: word_at_8
        type: u4
      - id: triangle_count
        type: s2
      - id: unknown0xe
        type: s2
    instances:
      has_children:
        value: "(word_at_8 >> 0) & 0x3"
      is_compact:
        value: "(word_at_8 >> 2) & 0x3"
      reserved:
        value: "(word_at_8 >> 4) & 0xf"
      size_divided_by16:
        value: "(word_at_8 >> 8) & 0xffffff"
  ledge_big_endian:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: point_offset
        type: s4
      - id: client_data
        type: s4
      - id: word_at_8
        type: u4
      - id: triangle_count
        type: s2
      - id: unknown0xe
        type: s2
    instances:
      size_divided_by16:
        value: "(word_at_8 >> 0) & 0xffffff"
      reserved:
        value: "(word_at_8 >> 24) & 0xf"
      is_compact:
        value: "(word_at_8 >> 28) & 0x3"
      has_children:
        value: "(word_at_8 >> 30) & 0x3"
  wide_ledge:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: point_offset
        type: s4
      - id: client_data
        type: s4
      - id: word_at_8
        type: u4
      - id: triangle_count
        type: s4
      - id: padding
        size: 48
    instances:
      has_children:
        value: "(word_at_8 >> 0) & 0x3"
      is_compact:
        value: "(word_at_8 >> 2) & 0x3"
      reserved:
        value: "(word_at_8 >> 4) & 0xf"
      size_divided_by16:
        value: "(word_at_8 >> 8) & 0xffffff"
  ledge_triangle:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: word_at_0
        type: u4
      - id: edges
        type: ledge_edge
        repeat: expr
        repeat-expr: 3
    instances:
      index:
        value: "(word_at_0 >> 0) & 0xfff"
      pierce_index:
        value: "(word_at_0 >> 12) & 0xfff"
      material:
        value: "(word_at_0 >> 24) & 0x7f"
      is_virtual:
        value: "(word_at_0 >> 31) & 0x1"
  ledge_edge:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: word_at_0
        type: u4
    instances:
      start_point:
        value: "(word_at_0 >> 0) & 0xffff"
      opposite:
        value: "(((word_at_0 >> 16) & 0x7fff) ^ 16384) - 16384"
      is_virtual:
        value: "(word_at_0 >> 31) & 0x1"
  ledge_triangle_big_endian:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: word_at_0
        type: u4
      - id: edges
        type: ledge_edge_big_endian
        repeat: expr
        repeat-expr: 3
    instances:
      is_virtual:
        value: "(word_at_0 >> 0) & 0x1"
      material:
        value: "(word_at_0 >> 1) & 0x7f"
      pierce_index:
        value: "(word_at_0 >> 8) & 0xfff"
      index:
        value: "(word_at_0 >> 20) & 0xfff"
  ledge_edge_big_endian:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: word_at_0
        type: u4
    instances:
      is_virtual:
        value: "(word_at_0 >> 0) & 0x1"
      opposite:
        value: "(((word_at_0 >> 1) & 0x7fff) ^ 16384) - 16384"
      start_point:
        value: "(word_at_0 >> 16) & 0xffff"
  wide_triangle:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: index
        type: u4
      - id: pierce_index
        type: u4
      - id: material
        type: u4
      - id: is_virtual
        type: u4
      - id: edges
        type: wide_edge
        repeat: expr
        repeat-expr: 3
  wide_edge:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: start_point
        type: u4
      - id: opposite
        type: s4
      - id: is_virtual
        type: u4
      - id: padding
        size: 4
  ledge_point:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: position
        type: vector_x_y_z_f32
      - id: unused
        type: u4
  ledge_tree_node:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: right_offset
        type: s4
      - id: ledge_offset
        type: s4
      - id: center
        type: vector_x_y_z_f32
      - id: radius
        type: f4
      - id: box_sizes
        type: vector_x_y_z_u8
      - id: leaf_number
        type: u1
  vector_x_y_z_u8:
    seq:
      - id: x
        type: u1
      - id: "y"
        type: u1
      - id: z
        type: u1
  physics_models_solids:
    seq:
      - id: size
        type: s4
        doc: Bytes of the solid, this number left out.
      - id: body
        size: "size < 0 ? 0 : size"
        doc: The solid itself.
  physics_models_solids_list:
    seq:
      - id: items
        type: physics_models_solids
        repeat: eos
  physics_models:
    seq:
      - id: head
        type: physics_model_head
        doc: Which brush model it is, and how much follows.
      - id: solids
        type: physics_models_solids_list
        size: "head.data_size < 0 ? 0 : head.data_size"
        doc: The solids.
      - id: key_data
        size: head.key_data_size
        type: str
        encoding: ISO-8859-1
        doc: |-
          Text of keys and values: mass, material and joints of the solids.
  physics:
    -orig-id: dphysmodel_t
    doc: Collision of brush models (lump 29, and lump 49 in maps of 2004).
    doc-ref: facts on the lump; all 61 real maps
    seq:
      - id: models
        type: physics_models
        repeat: until
        repeat-until: _.head.model == -1 or _io.eof
        doc: A brush model's collision.
  displacement_vertex:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: direction
        type: vector_x_y_z_f32
      - id: distance
        type: f4
      - id: alpha
        type: f4
  game_lump_entry:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: id
        type: u4
        enum: game_lump_id
      - id: flags
        type: u2
      - id: version
        type: u2
      - id: offset
        type: s4
      - id: length
        type: s4
  game_lump_directory:
    doc: Directory of the game lump.
    seq:
      - id: count
        type: s4
        doc: Number of entries.
      - id: entries
        type: game_lump_entry
        repeat: expr
        repeat-expr: count
        doc: The entries.
  static_prop_v4:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
  vector_pitch_yaw_roll_f32:
    seq:
      - id: pitch
        type: f4
      - id: yaw
        type: f4
      - id: roll
        type: f4
  static_props_v4:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v4
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v5:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
  static_props_v5:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v5
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v5_the_ship:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: name
        type: strz
        size: 128
        encoding: ISO-8859-1
  static_props_v5_the_ship:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v5_the_ship
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v6:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_direct_x
        type: u2
      - id: max_direct_x
        type: u2
  static_props_v6:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v6
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v6_bloody_good_time:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_direct_x
        type: u2
      - id: max_direct_x
        type: u2
      - id: name
        type: strz
        size: 128
        encoding: ISO-8859-1
  static_props_v6_bloody_good_time:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v6_bloody_good_time
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v6_dark_messiah:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_direct_x
        type: u2
      - id: max_direct_x
        type: u2
      - id: unknown0x40
        size: 72
  static_props_v6_dark_messiah:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v6_dark_messiah
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_scale:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: prop
        type: s4
      - id: scale
        type: vector_x_y_z_f32
  static_props_v6_vindictus:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: scale_count
        type: s4
        doc: Number of props that are stretched.
      - id: scales
        type: static_prop_scale
        repeat: expr
        repeat-expr: scale_count
        doc: How they are stretched.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v5
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v7:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_direct_x
        type: u2
      - id: max_direct_x
        type: u2
      - id: color
        type: vector_red_green_blue_alpha_u8
  vector_red_green_blue_alpha_u8:
    seq:
      - id: red
        type: u1
      - id: green
        type: u1
      - id: blue
        type: u1
      - id: alpha
        type: u1
  static_props_v7:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v7
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v7_zeno_clash:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_direct_x
        type: u2
      - id: max_direct_x
        type: u2
      - id: unknown0x40
        size: 4
  static_props_v7_zeno_clash:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: name_count
        type: s4
        doc: Number of other names.
      - id: names
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: name_count
        doc: Other names; what they are for isn't known.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v7_zeno_clash
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_props_v7_vindictus:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: scale_count
        type: s4
        doc: Number of props that are stretched.
      - id: scales
        type: static_prop_scale
        repeat: expr
        repeat-expr: scale_count
        doc: How they are stretched.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v6
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v8:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_cpu_level
        type: u1
      - id: max_cpu_level
        type: u1
      - id: min_gpu_level
        type: u1
      - id: max_gpu_level
        type: u1
      - id: color
        type: vector_red_green_blue_alpha_u8
  static_props_v8:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v8
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v8_vindictus:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_direct_x
        type: u2
      - id: max_direct_x
        type: u2
      - id: unknown0x40
        size: 8
  static_props_v8_vindictus:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: scale_count
        type: s4
        doc: Number of props that are stretched.
      - id: scales
        type: static_prop_scale
        repeat: expr
        repeat-expr: scale_count
        doc: How they are stretched.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v8_vindictus
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v9:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_cpu_level
        type: u1
      - id: max_cpu_level
        type: u1
      - id: min_gpu_level
        type: u1
      - id: max_gpu_level
        type: u1
      - id: color
        type: vector_red_green_blue_alpha_u8
      - id: disable_xbox360
        type: u1
      - id: hole_at_69
        size: 3
  static_props_v9:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v9
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v9_dear_esther:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: unknown0x20
        size: 4
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_cpu_level
        type: u1
      - id: max_cpu_level
        type: u1
      - id: min_gpu_level
        type: u1
      - id: max_gpu_level
        type: u1
      - id: color
        type: vector_red_green_blue_alpha_u8
      - id: disable_xbox360
        type: u1
      - id: hole_at_73
        size: 3
  static_props_v9_dear_esther:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v9_dear_esther
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v10:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: hole_at_31
        size: 1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_direct_x
        type: u2
      - id: max_direct_x
        type: u2
      - id: flags
        type: u4
      - id: lightmap_width
        type: u2
      - id: lightmap_height
        type: u2
  static_props_v10:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v10
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v10_global_offensive:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_cpu_level
        type: u1
      - id: max_cpu_level
        type: u1
      - id: min_gpu_level
        type: u1
      - id: max_gpu_level
        type: u1
      - id: color
        type: vector_red_green_blue_alpha_u8
      - id: disable_xbox360
        type: u1
      - id: hole_at_69
        size: 3
      - id: flags_ex
        type: u4
  static_props_v10_global_offensive:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v10_global_offensive
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v11_global_offensive:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_cpu_level
        type: u1
      - id: max_cpu_level
        type: u1
      - id: min_gpu_level
        type: u1
      - id: max_gpu_level
        type: u1
      - id: color
        type: vector_red_green_blue_alpha_u8
      - id: disable_xbox360
        type: u1
      - id: hole_at_69
        size: 3
      - id: flags_ex
        type: u4
      - id: scale
        type: f4
  static_props_v11_global_offensive:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v11_global_offensive
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v11_black_mesa_lite:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: hole_at_31
        size: 1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_direct_x
        type: u2
      - id: max_direct_x
        type: u2
      - id: flags
        type: u4
      - id: lightmap_width
        type: u2
      - id: lightmap_height
        type: u2
      - id: color
        type: vector_red_green_blue_alpha_u8
  static_props_v11_black_mesa_lite:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v11_black_mesa_lite
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v11_merubasu:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: hole_at_31
        size: 1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_direct_x
        type: u2
      - id: max_direct_x
        type: u2
      - id: flags
        type: u4
      - id: lightmap_width
        type: u2
      - id: lightmap_height
        type: u2
      - id: scale
        type: f4
  static_props_v11_merubasu:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v11_merubasu
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_props_v12_strata:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u4
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v11_global_offensive
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v11_black_mesa:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: hole_at_31
        size: 1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_direct_x
        type: u2
      - id: max_direct_x
        type: u2
      - id: flags
        type: u4
      - id: lightmap_width
        type: u2
      - id: lightmap_height
        type: u2
      - id: color
        type: vector_red_green_blue_alpha_u8
      - id: flags_ex
        type: u4
  static_props_v11_black_mesa:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v11_black_mesa
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  static_prop_v13:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: model
        type: u2
      - id: first_leaf
        type: u2
      - id: leaf_count
        type: u2
      - id: solid
        type: u1
        enum: static_prop_solid
      - id: flags
        type: u1
      - id: skin
        type: s4
      - id: fade_min_distance
        type: f4
      - id: fade_max_distance
        type: f4
      - id: lighting_origin
        type: vector_x_y_z_f32
      - id: forced_fade_scale
        type: f4
      - id: min_cpu_level
        type: u1
      - id: max_cpu_level
        type: u1
      - id: min_gpu_level
        type: u1
      - id: max_gpu_level
        type: u1
      - id: color
        type: vector_red_green_blue_alpha_u8
      - id: disable_xbox360
        type: u1
      - id: hole_at_69
        size: 3
      - id: flags_ex
        type: u4
      - id: scale
        type: vector_x_y_z_f32
  static_props_v13_strata:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that the props use: paths from the game's folder.
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u4
        repeat: expr
        repeat-expr: leaf_count
        doc: Leaves that props are in, as props select them. -> LEAVES.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: static_prop_v13
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  detail_sprite:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: upper_left
        type: vector_x_y_f32
      - id: lower_right
        type: vector_x_y_f32
      - id: texture_upper_left
        type: vector_u_v_f32
      - id: texture_lower_right
        type: vector_u_v_f32
  vector_x_y_f32:
    seq:
      - id: x
        type: f4
      - id: "y"
        type: f4
  vector_u_v_f32:
    seq:
      - id: u
        type: f4
      - id: v
        type: f4
  detail_prop:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: detail
        type: u2
      - id: leaf
        type: u2
      - id: light
        type: color_rgb_exp
      - id: first_light_style
        type: u4
      - id: light_style_count
        type: u1
      - id: sway
        type: u1
      - id: shape_angle
        type: u1
      - id: shape_size
        type: u1
      - id: orientation
        type: u1
        enum: detail_prop_orientation
      - id: padding1
        size: 3
      - id: type
        type: u1
        enum: detail_prop_type
      - id: padding2
        size: 3
      - id: scale
        type: f4
  detail_props_v4:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that props use: paths from the game's folder.
      - id: sprite_count
        type: s4
        doc: Number of sprites.
      - id: sprites
        type: detail_sprite
        repeat: expr
        repeat-expr: sprite_count
        doc: Pictures that props are drawn with.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: detail_prop
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  detail_prop_v2:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: detail
        type: u2
      - id: leaf
        type: u2
      - id: light
        type: color_rgb_exp
      - id: first_light_style
        type: u4
      - id: light_style_count
        type: u1
      - id: sway
        type: u1
      - id: shape_angle
        type: u1
      - id: shape_size
        type: u1
  detail_props_v2:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: |-
          Models that props use: paths from the game's folder.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: props
        type: detail_prop_v2
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  detail_prop_light_style:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: light
        type: color_rgb_exp
      - id: style
        type: u1
  detail_prop_light:
    doc: |-
      Light of detail props (game lumps `dplt` and `dplh`).
    seq:
      - id: count
        type: s4
        doc: Number of entries.
      - id: styles
        type: detail_prop_light_style
        repeat: expr
        repeat-expr: count
        doc: Light by style, as props select it.
  color_variables:
    doc: |-
      Colour variables (game lump `clvr`) of games of the Strata engine: names that static props with a
      certain flag are tinted by, the red, green and blue of their colour together being an index into them.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: count
        type: s4
        doc: Number of names.
      - id: names
        type: strz
        size: 64
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: count
        doc: Names of the variables.
  game_lump_item:
    doc: A lump of the directory.
    params:
      - id: index
        type: s4
        doc: Position in the directory.
    instances:
      entry:
        value: _parent.directory.entries[index]
        doc: What the directory says of it.
      position:
        value: "entry.offset < _root.lumps[35].offset ? _root.lumps[35].offset + entry.offset : entry.offset"
        doc: |-
          First byte in the file. Offsets count from the start of the file; those of consoles from the start
          of this lump.
      sprp_v4:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v4
        doc: |-
          Layout v4: version 4.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 4) and entry.length > 0)"
      sprp_v5:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v5
        doc: |-
          Layout v5: version 5.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 5) and entry.length > 0)"
      sprp_v5_the_ship:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v5_the_ship
        doc: |-
          Layout v5-the-ship: version 5.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 5) and entry.length > 0)"
      sprp_v6:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v6
        doc: |-
          Layout v6: version 6.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 6) and entry.length > 0)"
      sprp_v6_bloody_good_time:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v6_bloody_good_time
        doc: |-
          Layout v6-bloody-good-time: version 6.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 6) and entry.length > 0)"
      sprp_v6_dark_messiah:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v6_dark_messiah
        doc: |-
          Layout v6-dark-messiah: version 6.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 6) and entry.length > 0)"
      sprp_v6_vindictus:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v6_vindictus
        doc: |-
          Layout v6-vindictus: version 6.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 6) and entry.length > 0)"
      sprp_v7:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v7
        doc: |-
          Layout v7: version 7.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 7) and entry.length > 0)"
      sprp_v7_zeno_clash:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v7_zeno_clash
        doc: |-
          Layout v7-zeno-clash: version 7.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 7) and entry.length > 0)"
      sprp_v7_vindictus:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v7_vindictus
        doc: |-
          Layout v7-vindictus: version 7 or 6.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 7 or entry.version == 6) and entry.length > 0)"
      sprp_v8:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v8
        doc: |-
          Layout v8: version 8.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 8) and entry.length > 0)"
      sprp_v8_vindictus:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v8_vindictus
        doc: |-
          Layout v8-vindictus: version 8.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 8) and entry.length > 0)"
      sprp_v9:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v9
        doc: |-
          Layout v9: version 9.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 9) and entry.length > 0)"
      sprp_v9_dear_esther:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v9_dear_esther
        doc: |-
          Layout v9-dear-esther: version 9.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 9) and entry.length > 0)"
      sprp_v10:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v10
        doc: |-
          Layout v10: version 10 or 7.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 10 or entry.version == 7) and entry.length > 0)"
      sprp_v10_global_offensive:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v10_global_offensive
        doc: |-
          Layout v10-global-offensive: version 10.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 10) and entry.length > 0)"
      sprp_v11_global_offensive:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v11_global_offensive
        doc: |-
          Layout v11-global-offensive: version 11.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 11) and entry.length > 0)"
      sprp_v11_black_mesa_lite:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v11_black_mesa_lite
        doc: |-
          Layout v11-black-mesa-lite: version 11 or 10.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 11 or entry.version == 10) and entry.length > 0)"
      sprp_v11_merubasu:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v11_merubasu
        doc: |-
          Layout v11-merubasu: version 11 or 7.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 11 or entry.version == 7) and entry.length > 0)"
      sprp_v12_strata:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v12_strata
        doc: |-
          Layout v12-strata: version 12.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 12) and entry.length > 0)"
      sprp_v11_black_mesa:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v11_black_mesa
        doc: |-
          Layout v11-black-mesa: version 11 or 12.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 11 or entry.version == 12) and entry.length > 0)"
      sprp_v13_strata:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_v13_strata
        doc: |-
          Layout v13-strata: version 13.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 13) and entry.length > 0)"
      dprp_v4:
        io: _root._io
        pos: position
        size: entry.length
        type: detail_props_v4
        doc: |-
          Layout v4: version 4.
        if: "entry.id.to_i == 0x64707270 and entry.flags & 1 == 0 and ((entry.version == 4) and entry.length > 0)"
      dprp_v2:
        io: _root._io
        pos: position
        size: entry.length
        type: detail_props_v2
        doc: |-
          Layout v2: version 2.
        if: "entry.id.to_i == 0x64707270 and entry.flags & 1 == 0 and ((entry.version == 2) and entry.length > 0)"
      dplt:
        io: _root._io
        pos: position
        size: entry.length
        type: detail_prop_light
        if: "entry.id.to_i == 0x64706c74 and entry.flags & 1 == 0 and (entry.length > 0)"
      dplh:
        io: _root._io
        pos: position
        size: entry.length
        type: detail_prop_light
        if: "entry.id.to_i == 0x64706c68 and entry.flags & 1 == 0 and (entry.length > 0)"
      clvr:
        io: _root._io
        pos: position
        size: entry.length
        type: color_variables
        if: "entry.id.to_i == 0x636c7672 and entry.flags & 1 == 0 and (entry.length > 0)"
  game_lump:
    seq:
      - id: directory
        type: game_lump_directory
        doc: What is in the lump, and where.
    instances:
      lumps:
        type: game_lump_item(_index)
        repeat: expr
        repeat-expr: directory.entries.size
        doc: The lumps in the order of the directory.
  leaf_water_data:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: surface_z
        type: f4
      - id: min_z
        type: f4
      - id: surface_texture
        type: s2
      - id: hole_at_10
        size: 2
  leaf_water_data_wide:
    doc: |-
      Water that leaves are in (lump 36, version 1).
      Confidence: probable.
    doc-ref: facts on branches
    seq:
      - id: surface_z
        type: f4
        doc: Height of the surface, in game units.
      - id: min_z
        type: f4
        doc: Lowest height of the water, in game units.
      - id: surface_texture
        type: s4
        doc: How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none.
  primitive:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: type
        type: u2
      - id: first_index
        type: u2
      - id: index_count
        type: u2
      - id: first_vertex
        type: u2
      - id: vertex_count
        type: u2
  primitive_wide:
    doc: |-
      Triangles that a face is drawn with instead of its polygon (lump 37, version 1).
      Confidence: probable.
    doc-ref: facts on branches
    seq:
      - id: type
        type: u4
        doc: |-
          0 = list of triangles, 1 = strip.
      - id: first_index
        type: u4
        doc: |-
          First of `indexCount` entries in PRIMITIVE_INDICES. -> PRIMITIVE_INDICES, `indexCount` of them.
      - id: index_count
        type: u4
        doc: Number of indexes.
      - id: first_vertex
        type: u4
        doc: |-
          First of `vertexCount` entries in PRIMITIVE_VERTICES. -> PRIMITIVE_VERTICES, `vertexCount` of them.
      - id: vertex_count
        type: u4
        doc: Number of vertices.
  pak_local_header:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: signature
        type: u4
      - id: version_needed
        type: u2
      - id: flags
        type: u2
      - id: method
        type: u2
        enum: pak_method
      - id: modified_time
        type: u2
      - id: modified_date
        type: u2
      - id: crc
        type: u4
      - id: compressed_size
        type: u4
      - id: uncompressed_size
        type: u4
      - id: name_size
        type: u2
      - id: extra_size
        type: u2
  pak_directory_record:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: signature
        type: u4
      - id: version_made_by
        type: u2
      - id: version_needed
        type: u2
      - id: flags
        type: u2
      - id: method
        type: u2
        enum: pak_method
      - id: modified_time
        type: u2
      - id: modified_date
        type: u2
      - id: crc
        type: u4
      - id: compressed_size
        type: u4
      - id: uncompressed_size
        type: u4
      - id: name_size
        type: u2
      - id: extra_size
        type: u2
      - id: comment_size
        type: u2
      - id: disk
        type: u2
      - id: internal_attributes
        type: u2
      - id: external_attributes
        type: u4
      - id: local_offset
        type: u4
  pak_zip64_end_record:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: signature
        type: u4
      - id: record_size
        type: u8
      - id: version_made_by
        type: u2
      - id: version_needed
        type: u2
      - id: disk
        type: u4
      - id: directory_disk
        type: u4
      - id: disk_entry_count
        type: u8
      - id: entry_count
        type: u8
      - id: directory_size
        type: u8
      - id: directory_offset
        type: u8
  pak_zip64_locator:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: signature
        type: u4
      - id: disk
        type: u4
      - id: record_offset
        type: u8
      - id: disk_count
        type: u4
  pak_end_record:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: signature
        type: u4
      - id: disk
        type: u2
      - id: directory_disk
        type: u2
      - id: disk_entry_count
        type: u2
      - id: entry_count
        type: u2
      - id: directory_size
        type: u4
      - id: directory_offset
        type: u4
      - id: comment_size
        type: u2
  cubemap_sample:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_i32
      - id: size
        type: s4
  vector_x_y_z_i32:
    seq:
      - id: x
        type: s4
      - id: "y"
        type: s4
      - id: z
        type: s4
  overlay:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: id
        type: s4
      - id: texture
        type: s2
      - id: word_at_6
        type: u2
      - id: faces
        type: s4
        repeat: expr
        repeat-expr: 64
      - id: u
        type: vector_start_end_f32
      - id: v
        type: vector_start_end_f32
      - id: uv_points
        type: vector_x_y_z_f32
        repeat: expr
        repeat-expr: 4
      - id: origin
        type: vector_x_y_z_f32
      - id: normal
        type: vector_x_y_z_f32
    instances:
      face_count:
        value: "(word_at_6 >> 0) & 0x3fff"
      render_order:
        value: "(word_at_6 >> 14) & 0x3"
  vector_start_end_f32:
    seq:
      - id: start
        type: f4
      - id: end
        type: f4
  overlay_wide:
    -orig-id: doverlay_t
    doc: |-
      A decal that lies on faces (lump 45).
      Confidence: probable.
    doc-ref: facts on branches
    seq:
      - id: id
        type: s4
        doc: |-
          Number that the compiler gave it, in the order of their entities; those on water begin behind the
          most that there may be of others.
      - id: texture
        type: s4
        doc: How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none.
      - id: word_at_8
        type: u4
        doc: The word of the bit fields.
      - id: faces
        type: s4
        repeat: expr
        repeat-expr: 64
        doc: |-
          Faces that it lies on; the first `faceCount` are used. The first `faceCount` elements are used. ->
          FACES. The lump may be empty all the same.
      - id: u
        type: vector_start_end_f32
        doc: Texture coordinates of its left and right border.
      - id: v
        type: vector_start_end_f32
        doc: Texture coordinates of its lower and upper border.
      - id: uv_points
        type: vector_x_y_z_f32
        repeat: expr
        repeat-expr: 4
        doc: |-
          Its corners on the plane around the origin; the z of the first three hold the direction of u, that
          of the last a flip.
      - id: origin
        type: vector_x_y_z_f32
        doc: Middle, in game units.
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector away from the surface.
    instances:
      face_count:
        value: "(word_at_8 >> 0) & 0x3fffffff"
        doc: Number of faces that it lies on, at most 64.
      render_order:
        value: "(word_at_8 >> 30) & 0x3"
        doc: Which of several overlapping ones is drawn last.
  overlay_tinted:
    -orig-id: doverlay_t
    doc: |-
      A decal that lies on faces (lump 45, version 2).
      Confidence: probable.
    doc-ref: facts on branches
    seq:
      - id: id
        type: s4
        doc: |-
          Number that the compiler gave it, in the order of their entities; those on water begin behind the
          most that there may be of others.
      - id: texture
        type: s4
        doc: How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none.
      - id: word_at_8
        type: u4
        doc: The word of the bit fields.
      - id: faces
        type: s4
        repeat: expr
        repeat-expr: 64
        doc: |-
          Faces that it lies on; the first `faceCount` are used. The first `faceCount` elements are used. ->
          FACES. The lump may be empty all the same.
      - id: u
        type: vector_start_end_f32
        doc: Texture coordinates of its left and right border.
      - id: v
        type: vector_start_end_f32
        doc: Texture coordinates of its lower and upper border.
      - id: uv_points
        type: vector_x_y_z_f32
        repeat: expr
        repeat-expr: 4
        doc: |-
          Its corners on the plane around the origin; the z of the first three hold the direction of u, that
          of the last a flip.
      - id: origin
        type: vector_x_y_z_f32
        doc: Middle, in game units.
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector away from the surface.
      - id: tint
        type: vector_red_green_blue_alpha_u8
        doc: Colour that it is multiplied with.
    instances:
      face_count:
        value: "(word_at_8 >> 0) & 0x3fffffff"
        doc: Number of faces that it lies on, at most 64.
      render_order:
        value: "(word_at_8 >> 30) & 0x3"
        doc: Which of several overlapping ones is drawn last.
  water_overlay:
    doc: As in valve-source-2006.ksy.
    seq:
      - id: id
        type: s4
      - id: texture
        type: s2
      - id: word_at_6
        type: u2
      - id: faces
        type: s4
        repeat: expr
        repeat-expr: 256
      - id: u
        type: vector_start_end_f32
      - id: v
        type: vector_start_end_f32
      - id: uv_points
        type: vector_x_y_z_f32
        repeat: expr
        repeat-expr: 4
      - id: origin
        type: vector_x_y_z_f32
      - id: normal
        type: vector_x_y_z_f32
    instances:
      face_count:
        value: "(word_at_6 >> 0) & 0x3fff"
      render_order:
        value: "(word_at_6 >> 14) & 0x3"
  water_overlay_wide:
    -orig-id: dwateroverlay_t
    doc: |-
      A decal that lies on water (lump 50, version 1).
      Confidence: probable.
    doc-ref: facts on branches
    seq:
      - id: id
        type: s4
        doc: |-
          Number that the compiler gave it, in the order of their entities; those on water begin behind the
          most that there may be of others.
      - id: texture
        type: s4
        doc: How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none.
      - id: word_at_8
        type: u4
        doc: The word of the bit fields.
      - id: faces
        type: s4
        repeat: expr
        repeat-expr: 256
        doc: |-
          Faces that it lies on; the first `faceCount` are used. The first `faceCount` elements are used. ->
          FACES. The lump may be empty all the same.
      - id: u
        type: vector_start_end_f32
        doc: Texture coordinates of its left and right border.
      - id: v
        type: vector_start_end_f32
        doc: Texture coordinates of its lower and upper border.
      - id: uv_points
        type: vector_x_y_z_f32
        repeat: expr
        repeat-expr: 4
        doc: |-
          Its corners on the plane around the origin; the z of the first three hold the direction of u, that
          of the last a flip.
      - id: origin
        type: vector_x_y_z_f32
        doc: Middle, in game units.
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector away from the surface.
    instances:
      face_count:
        value: "(word_at_8 >> 0) & 0x3fffffff"
        doc: Number of faces that it lies on, at most 256.
      render_order:
        value: "(word_at_8 >> 30) & 0x3"
        doc: Which of several overlapping ones is drawn last.
  leaf_ambient_index_hdr:
    doc: As in valve-orange-box.ksy.
    seq:
      - id: sample_count
        type: u2
      - id: first_sample
        type: u2
  leaf_ambient_index_hdr_wide:
    doc: |-
      The same for light with a high dynamic range (lump 51, version 1).
      Confidence: probable.
    doc-ref: facts on branches; size on real maps
    seq:
      - id: sample_count
        type: u4
        doc: Number of samples.
      - id: first_sample
        type: u4
        doc: |-
          First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING_HDR, `sampleCount` of them. The lump may be
          empty all the same.
  leaf_ambient_index:
    doc: As in valve-orange-box.ksy.
    seq:
      - id: sample_count
        type: u2
      - id: first_sample
        type: u2
  leaf_ambient_index_wide:
    doc: |-
      Which samples of ambient light a leaf has (lump 52, version 1), by the leaf's number.
      Confidence: probable.
    doc-ref: facts on branches; size on real maps
    seq:
      - id: sample_count
        type: u4
        doc: Number of samples.
      - id: first_sample
        type: u4
        doc: |-
          First of `sampleCount` samples. -> LEAF_AMBIENT_LIGHTING, `sampleCount` of them. The lump may be
          empty all the same.
  leaf_ambient_sample:
    doc: As in valve-orange-box.ksy.
    seq:
      - id: cube
        type: compressed_light_cube
      - id: position
        type: vector_x_y_z_u8
      - id: padding
        size: 1
  overlay_fade:
    doc: As in valve-orange-box.ksy.
    seq:
      - id: min_distance_squared
        type: f4
      - id: max_distance_squared
        type: f4
  overlay_system_levels:
    doc: As in valve-left4dead.ksy.
    seq:
      - id: min_cpu
        type: u1
      - id: max_cpu
        type: u1
      - id: min_gpu
        type: u1
      - id: max_gpu
        type: u1
  displacement_multiblend:
    doc: As in valve-alien-swarm.ksy.
    seq:
      - id: blend
        type: vector_first_second_third_fourth_f32
      - id: alpha_blend
        type: vector_first_second_third_fourth_f32
      - id: colors
        type: vector_red_green_blue_f32
        repeat: expr
        repeat-expr: 4
  vector_first_second_third_fourth_f32:
    seq:
      - id: first
        type: f4
      - id: second
        type: f4
      - id: third
        type: f4
      - id: fourth
        type: f4
enums:
  plane_type:
    0:
      id: x
      doc: |-
        Which axis a plane is perpendicular or nearest to (`Plane.type`).
    1: "y"
    2: z
    3: nearest_x
    4: nearest_y
    5: nearest_z
  world_light_type:
    0:
      id: surface
      doc: |-
        Kinds of world light (`emittype_t`).
    1: point
    2: spot
    3: sky_light
    4: quake_light
    5: sky_ambient
  solid_type:
    0:
      id: polygon
      doc: |-
        How a solid is stored (`modelType`).
    1: mopp
    2: ball
    3: virtual
  game_lump_id:
    0:
      id: none
      doc: |-
        Names of sub-lumps that are known, as four characters in a number.
        No sub-lump: ends the directory in some files.
    1668052594:
      id: color_variables
      doc: |-
        Names of colour variables that static props are tinted with: `clvr`.
    1685089384:
      id: detail_light_hdr
      doc: |-
        Light of detail props with a high dynamic range: `dplh`.
    1685089396:
      id: detail_light
      doc: |-
        Light of detail props: `dplt`.
    1685090928:
      id: detail_props
      doc: |-
        Grass and other small things: `dprp`.
    1936749168:
      id: static_props
      doc: |-
        Models that stand in the world and never move: `sprp`.
  static_prop_solid:
    0:
      id: none
      doc: |-
        How a static prop collides (`SOLID_*`).
    2: bounding_box
    6: physics
  detail_prop_orientation:
    0:
      id: normal
      doc: |-
        How a detail prop turns to who looks at it (`DETAIL_PROP_ORIENT_*`).
    1: screen_aligned
    2: screen_aligned_vertical
  detail_prop_type:
    0:
      id: model
      doc: |-
        What a detail prop is drawn as (`DETAIL_PROP_TYPE_*`); in the tools of 2004 only the first two.
    1: sprite
    2: cross_shape
    3: triangle_shape
  pak_method:
    0:
      id: stored
      doc: |-
        How an entry's data is packed.
        As it is.
    8:
      id: deflate
      doc: DEFLATE, which games with pakfiles don't read.
    14:
      id: lzma
      doc: LZMA with a head of 4 bytes and 5 bytes of properties.
