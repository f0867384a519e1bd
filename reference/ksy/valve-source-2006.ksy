meta:
  id: valve_source_2006
  title: Source 2006 (Episode One, Lost Coast)
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Source 2006 (Episode One, Lost Coast): VBSP 20, little-endian.

  Source of 2006 (Half-Life 2: Episode One, Lost Coast): VBSP 20. The ambient light of leaves moved to lumps
  of its own, one cube a leaf, and there is a second set of light with a high dynamic range.

  Generated from the record declarations by tools/reference: edit those instead. Nothing in it checks what a
  file says.

  A lump that is stored compressed (`unpacked` is not 0) has no value: Kaitai knows no LZMA.

  What Kaitai can't express:
  - VISIBILITY.rows: Each begins where `offsets` says and goes on until a bit for each cluster is unpacked.
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
  - PHYSICS_COLLISION_SURFACE.models.solids.body.head: Old solids, whose first word is not `VPHY`, have none.
  - PHYSICS_COLLISION_SURFACE.models.solids.body.polygonHead: In place of `head` when its type is polygon.
  - PHYSICS_COLLISION_SURFACE.models.solids.body.moppHead: In place of `head` when its type is mopp.
  - PHYSICS_COLLISION_SURFACE.models.solids.body.surface: where it begins
  - PHYSICS_COLLISION_SURFACE.models.solids.body.axisMap: where it begins
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
    doc: |-
      What stands in the world: blocks of quoted keys and values, ended by a NUL. A lump of entity text.
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
  nodes:
    pos: lumps[5].offset
    type: node
    repeat: expr
    repeat-expr: lumps[5].length / 32
    if: lumps[5].unpacked == 0
  texture_info:
    pos: lumps[6].offset
    type: texture_info
    repeat: expr
    repeat-expr: lumps[6].length / 72
    if: lumps[6].unpacked == 0
  faces:
    pos: lumps[7].offset
    type: face
    repeat: expr
    repeat-expr: lumps[7].length / 56
    if: lumps[7].unpacked == 0
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
  face_ids:
    pos: lumps[11].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[11].length / 2
    if: lumps[11].unpacked == 0
    doc: Numbers that the editor gave the faces, by the face's number.
  edges:
    pos: lumps[12].offset
    type: edge
    repeat: expr
    repeat-expr: lumps[12].length / 4
    if: lumps[12].unpacked == 0
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
    type: world_light
    repeat: expr
    repeat-expr: lumps[15].length / 88
    if: lumps[15].unpacked == 0
  leaf_faces:
    pos: lumps[16].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[16].length / 2
    if: lumps[16].unpacked == 0
    doc: Faces, as leaves select them. -> FACES. The lump may be empty all the same.
  leaf_brushes:
    pos: lumps[17].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[17].length / 2
    if: lumps[17].unpacked == 0
    doc: Brushes, as leaves select them. -> BRUSHES.
  brushes:
    pos: lumps[18].offset
    type: brush
    repeat: expr
    repeat-expr: lumps[18].length / 12
    if: lumps[18].unpacked == 0
  brush_sides:
    pos: lumps[19].offset
    type: brush_side
    repeat: expr
    repeat-expr: lumps[19].length / 8
    if: lumps[19].unpacked == 0
  areas:
    pos: lumps[20].offset
    type: area
    repeat: expr
    repeat-expr: lumps[20].length / 8
    if: lumps[20].unpacked == 0
  area_portals:
    pos: lumps[21].offset
    type: area_portal
    repeat: expr
    repeat-expr: lumps[21].length / 12
    if: lumps[21].unpacked == 0
  portals:
    pos: lumps[22].offset
    type: portal
    repeat: expr
    repeat-expr: lumps[22].length / 16
    if: lumps[22].unpacked == 0
  clusters:
    pos: lumps[23].offset
    type: cluster
    repeat: expr
    repeat-expr: lumps[23].length / 8
    if: lumps[23].unpacked == 0
  portal_vertices:
    pos: lumps[24].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[24].length / 2
    if: lumps[24].unpacked == 0
    doc: Corners of openings between leaves. -> VERTICES.
  cluster_portals:
    pos: lumps[25].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[25].length / 2
    if: lumps[25].unpacked == 0
    doc: Openings, as clusters select them. -> PORTALS.
  displacement_info:
    pos: lumps[26].offset
    type: displacement_info
    repeat: expr
    repeat-expr: lumps[26].length / 176
    if: lumps[26].unpacked == 0
  original_faces:
    pos: lumps[27].offset
    type: original_face
    repeat: expr
    repeat-expr: lumps[27].length / 56
    if: lumps[27].unpacked == 0
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
  vertex_normal_indices:
    pos: lumps[31].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[31].length / 2
    if: lumps[31].unpacked == 0
    doc: Normals of the corners of all faces, one face after the other. -> VERTEX_NORMALS.
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
  leaf_water_data:
    pos: lumps[36].offset
    type: leaf_water_data
    repeat: expr
    repeat-expr: lumps[36].length / 12
    if: lumps[36].unpacked == 0
  primitives:
    pos: lumps[37].offset
    type: primitive
    repeat: expr
    repeat-expr: lumps[37].length / 10
    if: lumps[37].unpacked == 0
  primitive_vertices:
    pos: lumps[38].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[38].length / 12
    if: lumps[38].unpacked == 0
    doc: Vertices that primitives add; unused by the compilers at hand.
  primitive_indices:
    pos: lumps[39].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[39].length / 2
    if: lumps[39].unpacked == 0
    doc: Corners of primitives' triangles, as numbers of the face's own corners.
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
  overlays:
    pos: lumps[45].offset
    type: overlay
    repeat: expr
    repeat-expr: lumps[45].length / 352
    if: lumps[45].unpacked == 0
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
  physics_collision_surface:
    pos: lumps[49].offset
    size: lumps[49].length
    type: physics
    if: "(lumps[49].unpacked == 0) and (lumps[49].length > 0)"
    doc: Terrain for another physics library; no longer used.
  water_overlays:
    pos: lumps[50].offset
    type: water_overlay
    repeat: expr
    repeat-expr: lumps[50].length / 1120
    if: lumps[50].unpacked == 0
  lightmap_pages:
    pos: lumps[51].offset
    size: lumps[51].length
    if: lumps[51].unpacked == 0
    doc: |-
      Lightmaps as the Xbox has them: pages of 256 x 128 palette indexes. Bytes of unknown meaning.
  lightmap_page_infos:
    pos: lumps[52].offset
    size: lumps[52].length
    if: lumps[52].unpacked == 0
    doc: What each of those pages holds. Bytes of unknown meaning.
  lighting_hdr:
    pos: lumps[53].offset
    type: color_rgb_exp
    repeat: expr
    repeat-expr: lumps[53].length / 4
    if: lumps[53].unpacked == 0
    doc: Samples of all lightmaps with a high dynamic range.
  world_lights_hdr:
    pos: lumps[54].offset
    type: world_light
    repeat: expr
    repeat-expr: lumps[54].length / 88
    if: lumps[54].unpacked == 0
  leaf_ambient_lighting_hdr:
    pos: lumps[55].offset
    type: compressed_light_cube
    repeat: expr
    repeat-expr: lumps[55].length / 24
    if: lumps[55].unpacked == 0
    doc: Ambient light of each leaf with a high dynamic range.
  leaf_ambient_lighting:
    pos: lumps[56].offset
    type: compressed_light_cube
    repeat: expr
    repeat-expr: lumps[56].length / 24
    if: lumps[56].unpacked == 0
    doc: Ambient light of each leaf.
  xzip_pakfile:
    pos: lumps[57].offset
    size: lumps[57].length
    if: lumps[57].unpacked == 0
    doc: The pakfile in the Xbox's own compression. Bytes of unknown meaning.
  faces_hdr:
    pos: lumps[58].offset
    type: face
    repeat: expr
    repeat-expr: lumps[58].length / 56
    if: lumps[58].unpacked == 0
    doc: Faces as the light with a high dynamic range needs them.
  map_flags:
    pos: lumps[59].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[59].length / 4
    if: lumps[59].unpacked == 0
    doc: |-
      Bits of the whole map: 1 = light of static props with a high dynamic range, 2 = without.
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
  edge:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: vertices
        type: u2
        repeat: expr
        repeat-expr: 2
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
  world_light:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: intensity
        type: vector_red_green_blue_f32
      - id: normal
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
  brush_side:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: plane
        type: u2
      - id: texture
        type: s2
      - id: displacement
        type: s2
      - id: bevel
        type: s2
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
  portal:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: first_vertex
        type: s4
      - id: vertex_count
        type: s4
      - id: plane
        type: s4
      - id: front_cluster
        type: u2
      - id: back_cluster
        type: u2
  cluster:
    doc: As in valve-source-2004.ksy.
    seq:
      - id: first_portal
        type: s4
      - id: portal_count
        type: s4
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
  water_overlay:
    -orig-id: dwateroverlay_t
    doc: A decal that lies on water (lump 50).
    doc-ref: engine headers
    seq:
      - id: id
        type: s4
        doc: |-
          Number that the compiler gave it, in the order of their entities; those on water begin behind the
          most that there may be of others.
      - id: texture
        type: s2
        doc: How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none.
      - id: word_at_6
        type: u2
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
        value: "(word_at_6 >> 0) & 0x3fff"
        doc: Number of faces that it lies on, at most 256.
      render_order:
        value: "(word_at_6 >> 14) & 0x3"
        doc: Which of several overlapping ones is drawn last.
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
