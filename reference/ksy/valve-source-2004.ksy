meta:
  id: valve_source_2004
  title: "Source 2004 (Half-Life 2, Counter-Strike: Source)"
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Source 2004 (Half-Life 2, Counter-Strike: Source): VBSP 19, 20, little-endian.

  Source as it was released with Half-Life 2 (2004): VBSP 19, and 20 where only the number changed.
  Counter-Strike: Source, Half-Life 2: Deathmatch and Day of Defeat: Source share the layout. Leaves hold
  their ambient light themselves, as their lump version 0 says; there is no light of a high dynamic range.

  Sources: the public specification of the format, engine headers, and the real maps that settled where those
  are silent or wrong (`reference/corrections.md`). Distances are game units (one inch), z points up, angles
  are degrees.

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
    -orig-id: dplane_t
    doc: |-
      A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite
      ones.
    doc-ref: specification, planes
    seq:
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector across the plane.
      - id: distance
        type: f4
        doc: Distance of the plane from the origin along the normal, in game units.
      - id: type
        type: s4
        enum: plane_type
        doc: Axis that the normal lies on (0 to 2) or is nearest to (3 to 5).
  vector_x_y_z_f32:
    seq:
      - id: x
        type: f4
      - id: "y"
        type: f4
      - id: z
        type: f4
  texture_data:
    -orig-id: dtexdata_t
    doc: A texture (lump 2).
    doc-ref: specification, texdata
    seq:
      - id: reflectivity
        type: vector_red_green_blue_f32
        doc: Share of the light that it throws back, 0 to 1.
      - id: name
        type: s4
        doc: Name, as an entry of the string table. -> TEXTURE_STRING_TABLE.
      - id: width
        type: s4
        doc: Width of the image in pixels.
      - id: height
        type: s4
        doc: Height of the image in pixels.
      - id: view_width
        type: s4
        doc: Width that is shown, in pixels.
      - id: view_height
        type: s4
        doc: Height that is shown, in pixels.
  vector_red_green_blue_f32:
    seq:
      - id: red
        type: f4
      - id: green
        type: f4
      - id: blue
        type: f4
  visibility_row_offsets:
    doc: |-
      Where the two rows of a cluster begin, in bytes from the start of the lump; 0 = there is no row, all
      clusters are in it.
    doc-ref: specification, visibility
    seq:
      - id: pvs
        type: s4
        doc: Row of the clusters that can be seen.
      - id: pas
        type: s4
        doc: Row of the clusters that can be heard.
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
    -orig-id: dnode_t
    doc: A node of the trees that split the world and each brush model (lump 5).
    doc-ref: specification, node and leaf
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
        type: vector_x_y_z_i16
        doc: Lower corner of a rough box, in whole game units.
      - id: maxs
        type: vector_x_y_z_i16
        doc: Upper corner of a rough box, in whole game units.
      - id: first_face
        type: u2
        doc: |-
          First of `faceCount` faces that lie on the node's plane. -> FACES, `faceCount` of them. The lump may
          be empty all the same.
      - id: face_count
        type: u2
        doc: Number of faces, those of both sides counted.
      - id: area
        type: s2
        doc: Area of all leaves below, or -1 when they are in several; compilers leave it 0.
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
    -orig-id: texinfo_t
    doc: |-
      How a surface is textured (lump 6): the matrix from the world to texels, the one to lightmap samples,
      and the texture.
    doc-ref: specification, texinfo
    seq:
      - id: texture_s
        type: vector_x_y_z_offset_f32
        doc: |-
          Direction and offset of the texture's s axis: `s = dot(xyz, p) + offset`, in texels.
      - id: texture_t
        type: vector_x_y_z_offset_f32
        doc: Direction and offset of the texture's t axis, in texels.
      - id: lightmap_s
        type: vector_x_y_z_offset_f32
        doc: Direction and offset of the lightmap's s axis, in samples.
      - id: lightmap_t
        type: vector_x_y_z_offset_f32
        doc: Direction and offset of the lightmap's t axis, in samples.
      - id: flags
        type: s4
        doc: |-
          How the surface is drawn and lit. Bits:
          - 0x1 light
          - 0x2 sky2d
          - 0x4 sky
          - 0x8 warp
          - 0x10 translucent
          - 0x20 noPortal
          - 0x40 trigger
          - 0x80 noDraw
          - 0x100 hint
          - 0x200 skip
          - 0x400 noLight
          - 0x800 bumpLight
          - 0x1000 noShadows
          - 0x2000 noDecals
          - 0x4000 noChop
          - 0x8000 hitbox
      - id: texture_data
        type: s4
        doc: Texture; -1 = none. -> TEXTURE_DATA; -1 = none.
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
    -orig-id: dface_t
    doc: A flat convex polygon (lumps 7, 27 and 58).
    doc-ref: specification, faces
    seq:
      - id: plane
        type: u2
        doc: Plane that the face lies on. -> PLANES.
      - id: side
        type: u1
        doc: |-
          1 = the plane is the second of its pair, so that the face looks against the plane of its node. The
          face looks along its own plane's normal in either case: so do all 28,000 faces of 58 real maps.
      - id: on_node
        type: u1
        doc: |-
          1 = on a node, 0 = inside a leaf.
      - id: first_edge
        type: s4
        doc: |-
          First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES,
          `edgeCount` of them.
      - id: edge_count
        type: s2
        doc: Number of edges.
      - id: texture
        type: s2
        doc: How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none.
      - id: displacement
        type: s2
        doc: Displacement made of it; -1 = none. -> DISPLACEMENT_INFO; -1 = none.
      - id: fog_volume
        type: s2
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
      - id: word_at_48
        type: u2
        doc: The word of the bit fields.
      - id: first_primitive
        type: u2
        doc: |-
          First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them.
      - id: smoothing_groups
        type: u4
        doc: Groups of faces that light is smoothed across.
    instances:
      primitive_count:
        value: "(word_at_48 >> 0) & 0x7fff"
        doc: Number of primitives; the highest bit says that no dynamic shadow falls on it.
      no_dynamic_shadows:
        value: "(word_at_48 >> 15) & 0x1"
        doc: |-
          Highest bit of the count: no dynamic shadow falls on the face.
  vector_s_t_i32:
    seq:
      - id: s
        type: s4
      - id: t
        type: s4
  color_rgb_exp:
    -orig-id: ColorRGBExp32
    doc: |-
      A colour with a common exponent: each component is `c / 255 * 2 ** exponent`.
    doc-ref: specification, lighting; the 255 is settled on lit maps
    seq:
      - id: red
        type: u1
        doc: Red.
      - id: green
        type: u1
        doc: Green.
      - id: blue
        type: u1
        doc: Blue.
      - id: exponent
        type: s1
        doc: Power of two that all three are multiplied with.
  occluder_without_area:
    -orig-id: doccluderdataV1_t
    doc: |-
      An occluder as maps had it before areas: all polygons of one `func_occluder`, which names it by
      `occludernum`.
      Confidence: probable.
    doc-ref: engine headers
    seq:
      - id: flags
        type: s4
        doc: |-
          Whether it starts switched off. Bits:
          - 0x1 inactive
      - id: first_polygon
        type: s4
        doc: |-
          First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them.
      - id: polygon_count
        type: s4
        doc: Number of polygons.
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner of the box around its vertices, in game units.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of the box around its vertices, in game units.
  occluder_polygon:
    -orig-id: doccluderpolydata_t
    doc: A flat convex polygon of an occluder.
    doc-ref: specification, occlusion
    seq:
      - id: first_vertex_index
        type: s4
        doc: |-
          First of `vertexCount` entries in the vertex indexes of this lump. -> .vertexIndices, `vertexCount`
          of them.
      - id: vertex_count
        type: s4
        doc: Number of corners.
      - id: plane
        type: s4
        doc: Plane that it lies on. -> PLANES.
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
    -orig-id: doccluderdata_t
    doc: |-
      An occluder: all polygons of one `func_occluder`, which names it by `occludernum`.
    doc-ref: specification, occlusion
    seq:
      - id: flags
        type: s4
        doc: |-
          Whether it starts switched off. Bits:
          - 0x1 inactive
      - id: first_polygon
        type: s4
        doc: |-
          First of `polygonCount` polygons of this lump. -> .polygons, `polygonCount` of them.
      - id: polygon_count
        type: s4
        doc: Number of polygons.
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner of the box around its vertices, in game units.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of the box around its vertices, in game units.
      - id: area
        type: s4
        doc: |-
          Area that it is in: only from there does it hide anything. -> AREAS; negative = none. The lump may
          be empty all the same.
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
    -orig-id: dleaf_version_0_t
    doc: A leaf with its ambient light inside, as files of versions 18 and 19 have it.
    doc-ref: specification, node and leaf
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
        type: s2
        doc: Row of the visibility lump; -1 = none, the leaf is solid or outside.
      - id: word_at_6
        type: u2
        doc: The word of the bit fields.
      - id: mins
        type: vector_x_y_z_i16
        doc: Lower corner of a rough box, in whole game units.
      - id: maxs
        type: vector_x_y_z_i16
        doc: Upper corner of a rough box, in whole game units.
      - id: first_face
        type: u2
        doc: |-
          First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them.
      - id: face_count
        type: u2
        doc: Number of faces.
      - id: first_brush
        type: u2
        doc: |-
          First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them.
      - id: brush_count
        type: u2
        doc: Number of brushes.
      - id: water
        type: s2
        doc: Water that the leaf is in; -1 = none. -> LEAF_WATER_DATA; -1 = none.
      - id: ambient_light
        type: compressed_light_cube
        doc: Light from six sides in the middle of the leaf.
      - id: hole_at_54
        size: 2
    instances:
      area:
        value: "(word_at_6 >> 0) & 0x1ff"
        doc: |-
          Area that doors separate from others; 0 = none. Headers declare it signed, which areas above 255
          don't survive. -> AREAS.
      flags:
        value: "(word_at_6 >> 9) & 0x7f"
        doc: |-
          What the leaf is for: sky, radial visibility, 2D sky.
  compressed_light_cube:
    -orig-id: CompressedLightCube
    doc: |-
      Light that arrives from six sides: +x, -x, +y, -y, +z, -z.
    doc-ref: engine headers
    seq:
      - id: sides
        type: color_rgb_exp
        repeat: expr
        repeat-expr: 6
        doc: One colour a side.
  leaf:
    -orig-id: dleaf_t
    doc: A leaf of the trees (lump 10) as files from version 20 on have it, and those of version 17.
    doc-ref: specification, node and leaf
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
        type: s2
        doc: Row of the visibility lump; -1 = none, the leaf is solid or outside.
      - id: word_at_6
        type: u2
        doc: The word of the bit fields.
      - id: mins
        type: vector_x_y_z_i16
        doc: Lower corner of a rough box, in whole game units.
      - id: maxs
        type: vector_x_y_z_i16
        doc: Upper corner of a rough box, in whole game units.
      - id: first_face
        type: u2
        doc: |-
          First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them.
      - id: face_count
        type: u2
        doc: Number of faces.
      - id: first_brush
        type: u2
        doc: |-
          First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them.
      - id: brush_count
        type: u2
        doc: Number of brushes.
      - id: water
        type: s2
        doc: Water that the leaf is in; -1 = none. -> LEAF_WATER_DATA; -1 = none.
      - id: hole_at_30
        size: 2
    instances:
      area:
        value: "(word_at_6 >> 0) & 0x1ff"
        doc: |-
          Area that doors separate from others; 0 = none. Headers declare it signed, which areas above 255
          don't survive. -> AREAS.
      flags:
        value: "(word_at_6 >> 9) & 0x7f"
        doc: |-
          What the leaf is for: sky, radial visibility, 2D sky.
  edge:
    -orig-id: dedge_t
    doc: A line between two vertices (lump 12). Edge 0 is never used, since it can't be walked backwards.
    doc-ref: specification, edges
    seq:
      - id: vertices
        type: u2
        repeat: expr
        repeat-expr: 2
        doc: Its two ends. -> VERTICES.
  model:
    -orig-id: dmodel_t
    doc: |-
      The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
    doc-ref: specification, model
    seq:
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner of the box, in game units.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of the box, in game units.
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it is heard and lit from, in game units.
      - id: head_node
        type: s4
        doc: |-
          Root of its tree: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative n: element -1 -
          n of LEAVES.
      - id: first_face
        type: s4
        doc: |-
          First of `faceCount` faces. -> FACES, `faceCount` of them. The lump may be empty all the same.
      - id: face_count
        type: s4
        doc: Number of faces.
  world_light:
    -orig-id: dworldlight_t
    doc: A light that doesn't move (lumps 15 and 54).
    doc-ref: engine headers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it shines from, in game units.
      - id: intensity
        type: vector_red_green_blue_f32
        doc: Colour times strength.
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector along surface lights, spots and the sun.
      - id: cluster
        type: s4
        doc: Visibility cluster that it is in; -1 = none.
      - id: type
        type: s4
        enum: world_light_type
        doc: Kind of light.
      - id: style
        type: s4
        doc: Light style that switches it.
      - id: stop_dot
        type: f4
        doc: Cosine of the angle at which a spot begins to fade.
      - id: stop_dot2
        type: f4
        doc: Cosine of the angle at which a spot ends.
      - id: exponent
        type: f4
        doc: How sharply a spot is gathered around its axis.
      - id: radius
        type: f4
        doc: Distance at which it ends, in game units; 0 = never.
      - id: constant_attenuation
        type: f4
        doc: Constant part of the fall-off.
      - id: linear_attenuation
        type: f4
        doc: Part of the fall-off that grows with the distance.
      - id: quadratic_attenuation
        type: f4
        doc: Part of the fall-off that grows with the square of the distance.
      - id: flags
        type: s4
        doc: |-
          What it may do. Bits:
          - 0x1 inAmbientCube
          - 0x2 castEntityShadows
      - id: texture
        type: s4
        doc: Texture that a surface light is made of. -> TEXTURE_INFO; -1 = none.
      - id: owner
        type: s4
        doc: Entity that moves with it; usually 0.
  brush:
    -orig-id: dbrush_t
    doc: |-
      A convex solid (lump 18): the space behind all its sides.
    doc-ref: specification, brushes
    seq:
      - id: first_side
        type: s4
        doc: |-
          First of `sideCount` sides. -> BRUSH_SIDES, `sideCount` of them.
      - id: side_count
        type: s4
        doc: Number of sides.
      - id: contents
        type: s4
        doc: |-
          What the solid is. Bits:
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
  brush_side:
    -orig-id: dbrushside_t
    doc: A side of a brush (lump 19).
    doc-ref: specification, brush sides
    seq:
      - id: plane
        type: u2
        doc: Plane that faces out of the brush. -> PLANES.
      - id: texture
        type: s2
        doc: How it is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none.
      - id: displacement
        type: s2
        doc: Displacement made of it; -1 or 0 where there is none.
      - id: bevel
        type: s2
        doc: |-
          1 = the side was added for collision only. The high byte is garbage in some maps.
  area:
    -orig-id: darea_t
    doc: A part of the world that doors and windows separate from others (lump 20).
    doc-ref: engine headers
    seq:
      - id: portal_count
        type: s4
        doc: Number of ways out of the area.
      - id: first_portal
        type: s4
        doc: |-
          First of `portalCount` ways out. -> AREA_PORTALS, `portalCount` of them.
  area_portal:
    -orig-id: dareaportal_t
    doc: A way out of an area (lump 21). Each opening is stored twice, once for each side.
    doc-ref: engine headers
    seq:
      - id: key
        type: u2
        doc: |-
          Number by which an entity opens and closes it (`portalnumber`).
      - id: other_area
        type: u2
        doc: Area that it leads into. -> AREAS.
      - id: first_vertex
        type: u2
        doc: |-
          First of `vertexCount` corners of the opening. -> CLIP_PORTAL_VERTICES, `vertexCount` of them.
      - id: vertex_count
        type: u2
        doc: Number of corners.
      - id: plane
        type: s4
        doc: Plane of the opening. -> PLANES.
  portal:
    -orig-id: dportal_t
    doc: |-
      An opening between two leaves (lump 22), which the visibility compiler works with and later tools take
      out.
      Confidence: probable.
    doc-ref: engine headers
    seq:
      - id: first_vertex
        type: s4
        doc: First of its corners, in PORTAL_VERTICES.
      - id: vertex_count
        type: s4
        doc: Number of corners.
      - id: plane
        type: s4
        doc: Plane of the opening. -> PLANES.
      - id: front_cluster
        type: u2
        doc: Cluster before the plane.
      - id: back_cluster
        type: u2
        doc: Cluster behind the plane.
  cluster:
    -orig-id: dcluster_t
    doc: |-
      Openings of a cluster (lump 23), which the visibility compiler works with.
      Confidence: probable.
    doc-ref: engine headers
    seq:
      - id: first_portal
        type: s4
        doc: First of its openings, in CLUSTER_PORTALS.
      - id: portal_count
        type: s4
        doc: Number of openings.
  displacement_info:
    -orig-id: ddispinfo_t
    doc: |-
      A displacement (lump 26): a grid of `2 ** power + 1` vertices a side over a face of four corners.
    doc-ref: specification, dispinfo; engine headers
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
        type: u2
        doc: Face that it was made of. -> FACES. The lump may be empty all the same.
      - id: hole_at_38
        size: 2
      - id: lightmap_alpha_start
        type: s4
        doc: First of its lightmap alphas.
      - id: lightmap_sample_position_start
        type: s4
        doc: Byte offset of its lightmap sample positions.
      - id: edge_neighbors
        type: displacement_neighbor
        repeat: expr
        repeat-expr: 4
        doc: What lies along the left, top, right and bottom edge.
      - id: corner_neighbors
        type: displacement_corner_neighbors
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
  displacement_neighbor:
    -orig-id: CDispNeighbor
    doc: |-
      What lies along an edge: one displacement along the whole of it, or two along its halves.
    doc-ref: engine headers
    seq:
      - id: sub_neighbors
        type: displacement_sub_neighbor
        repeat: expr
        repeat-expr: 2
        doc: The neighbours; one along the whole edge stands first.
  displacement_sub_neighbor:
    -orig-id: CDispSubNeighbor
    doc: A displacement that lies along an edge, or along half of it.
    doc-ref: engine headers
    seq:
      - id: displacement
        type: u2
        doc: Displacement; 0xFFFF = none. -> DISPLACEMENT_INFO; 65535 = none.
      - id: orientation
        type: u1
        doc: How it is turned against this one.
      - id: span
        type: u1
        doc: Part of this one's edge.
      - id: neighbor_span
        type: u1
        doc: Part of the neighbour's edge.
      - id: hole_at_5
        size: 1
  displacement_corner_neighbors:
    -orig-id: CDispCornerNeighbors
    doc: Displacements that touch a corner only.
    doc-ref: engine headers
    seq:
      - id: neighbors
        type: u2
        repeat: expr
        repeat-expr: 4
        doc: |-
          The displacements; the first `count` are used. The first `count` elements are used. ->
          DISPLACEMENT_INFO.
      - id: count
        type: u1
        doc: How many.
      - id: hole_at_9
        size: 1
  original_face:
    -orig-id: dface_t
    doc: |-
      A face before it was split (lump 27). Compilers that leave out unused texture infos afterwards don't
      change the numbers here, so that they may point behind the lump: the texture is no reference.
    doc-ref: specification, faces; real maps
    seq:
      - id: plane
        type: u2
        doc: Plane that the face lies on. -> PLANES.
      - id: side
        type: u1
        doc: |-
          1 = the plane is the second of its pair, so that the face looks against the plane of its node. The
          face looks along its own plane's normal in either case: so do all 28,000 faces of 58 real maps.
      - id: on_node
        type: u1
        doc: |-
          1 = on a node, 0 = inside a leaf.
      - id: first_edge
        type: s4
        doc: |-
          First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES,
          `edgeCount` of them.
      - id: edge_count
        type: s2
        doc: Number of edges.
      - id: texture
        type: s2
        doc: How it was textured when the compiler split it; the number may be an old one. -1 = not at all.
      - id: displacement
        type: s2
        doc: Displacement made of it; -1 = none. -> DISPLACEMENT_INFO; -1 = none.
      - id: fog_volume
        type: s2
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
      - id: word_at_48
        type: u2
        doc: The word of the bit fields.
      - id: first_primitive
        type: u2
        doc: |-
          First of `primitiveCount` primitives. -> PRIMITIVES, `primitiveCount` of them.
      - id: smoothing_groups
        type: u4
        doc: Groups of faces that light is smoothed across.
    instances:
      primitive_count:
        value: "(word_at_48 >> 0) & 0x7fff"
        doc: Number of primitives; the highest bit says that no dynamic shadow falls on it.
      no_dynamic_shadows:
        value: "(word_at_48 >> 15) & 0x1"
        doc: |-
          Highest bit of the count: no dynamic shadow falls on the face.
  packed_hulls_head:
    -orig-id: virtualmeshhull_t
    doc: |-
      Start of a displacement's collision.
      Confidence: probable.
    doc-ref: "real maps: every byte of all 130 filled displacements is accounted for"
    seq:
      - id: hull_count
        type: u1
        doc: |-
          Number of hulls, whose headers follow one behind the other; 2 where one hull can't number all
          vertices.
      - id: padding
        size: 3
        doc: Filler. Padding.
  packed_hull_head:
    -orig-id: packedhull_t
    doc: |-
      Header of a hull; its triangles and edges follow behind all headers, hull by hull.
      Confidence: probable.
    doc-ref: "real maps: closed surfaces with `edgeCount * 2 = triangleCount * 3` throughout"
    seq:
      - id: triangle_count
        type: u1
        doc: Number of triangles.
      - id: virtual_triangle_count
        type: u1
        doc: How many of them, from the first on, close the hull and aren't triangles of the displacement.
      - id: edge_count
        type: u1
        doc: Number of edges.
      - id: virtual_edge_count
        type: u1
        doc: How many of them, from the first on, aren't edges of the displacement.
      - id: base_vertex
        type: u1
        doc: Vertex of the displacement that the hull's vertices count from.
  packed_triangle:
    -orig-id: packedtriangle_t
    doc: |-
      A triangle of a hull.
      Confidence: probable.
    doc-ref: real maps
    seq:
      - id: edges
        type: u1
        repeat: expr
        repeat-expr: 3
        doc: Its three edges, as numbers of the hull's own.
      - id: opposite
        type: u1
        doc: Triangle on the other side of the hull, which a line through this one comes out of.
  packed_edge:
    -orig-id: packededge_t
    doc: |-
      An edge of a hull, between two vertices of the displacement's grid.
      Confidence: probable.
    doc-ref: real maps
    seq:
      - id: vertices
        type: u1
        repeat: expr
        repeat-expr: 2
        doc: |-
          The two vertices, from the hull's `baseVertex` on, row by row.
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
    -orig-id: dphysmodel_t
    doc: |-
      Head of a brush model's collision; solids, each behind its size, and a text of keys and values follow. A
      head with model -1 ends the lump.
    doc-ref: engine headers
    seq:
      - id: model
        type: s4
        doc: Brush model; -1 ends the lump. -> MODELS; -1 = none.
      - id: data_size
        type: s4
        doc: Bytes of the solids, their sizes counted.
      - id: key_data_size
        type: s4
        doc: Bytes of the text.
      - id: solid_count
        type: s4
        doc: Number of solids.
  solid_head:
    -orig-id: physcollideheader_t
    doc: What the head of every solid begins with. Old solids have none.
    doc-ref: facts on the lump
    seq:
      - id: id
        type: u4
        doc: |-
          `VPHY` as a word.
      - id: version
        type: s2
        doc: |-
          0x100; 0x101 for wide surfaces.
      - id: type
        type: s2
        enum: solid_type
        doc: How the solid is stored.
  polygon_solid_head:
    -orig-id: compactsurfaceheader_t
    doc: Head of a solid of ledges; the surface and an axis map follow.
    doc-ref: facts on the lump
    seq:
      - id: id
        type: u4
        doc: |-
          `VPHY` as a word.
      - id: version
        type: s2
        doc: |-
          0x100; 0x101 for wide surfaces.
      - id: type
        type: s2
        enum: solid_type
        doc: How the solid is stored.
      - id: surface_size
        type: s4
        doc: Bytes of the surface.
      - id: drag_axis_areas
        type: vector_x_y_z_f32
        doc: Share of the box's sides that drags, along each axis.
      - id: axis_map_size
        type: s4
        doc: Bytes of the axis map; none in all real maps.
  mopp_solid_head:
    -orig-id: moppsurfaceheader_t
    doc: |-
      Head of a solid of another physics library; its surface follows. Later compilers don't make such any
      more.
    doc-ref: "real maps: 12 + `surfaceSize` bytes in each of 10"
    seq:
      - id: id
        type: u4
        doc: |-
          `VPHY` as a word.
      - id: version
        type: s2
        doc: |-
          0x100; 0x101 for wide surfaces.
      - id: type
        type: s2
        enum: solid_type
        doc: How the solid is stored.
      - id: surface_size
        type: s4
        doc: Bytes of the surface.
  compact_surface:
    -orig-id: IVP_Compact_Surface
    doc: |-
      Head of a surface. All offsets in it count from its first byte. Lengths are metres; the axes are the
      physics' own: its (x, y, z) lies at (x, z, -y) / 0.0254 in game units, its inertia along (x, z, y).
    doc-ref: facts on the lump; all 486 surfaces of real maps
    seq:
      - id: mass_center
        type: vector_x_y_z_f32
        doc: Centre of mass, in metres.
      - id: rotation_inertia
        type: vector_x_y_z_f32
        doc: |-
          Inertia around each axis, that of one kilogram: in square metres.
          Confidence: probable.
      - id: upper_limit_radius
        type: f4
        doc: Distance of the farthest point from the centre of mass, in metres.
      - id: word_at_28
        type: u4
        doc: The word of the bit fields.
      - id: root_offset
        type: s4
        doc: Offset of the root of the ledge tree.
      - id: unknown0x24
        type: s4
        doc: |-
          0; in surfaces of another physics library 48, where its own data begins.
      - id: unknown0x28
        type: s4
        doc: |-
          0.
      - id: id
        type: u4
        doc: |-
          `IVPS`, `MOPP`, or 0 in old files, as a word.
    instances:
      max_deviation:
        value: "(word_at_28 >> 0) & 0xff"
        doc: |-
          How far the surface is from a sphere around the centre of mass: a share of the radius, 250 = all of
          it.
          Confidence: probable.
      byte_size:
        value: "(word_at_28 >> 8) & 0xffffff"
        doc: Size of the whole surface in bytes.
  compact_surface_big_endian:
    -orig-id: IVP_Compact_Surface
    doc: The same in a big-endian file, where the compiler gave bit fields the highest bits first.
    doc-ref: a real console map
    seq:
      - id: mass_center
        type: vector_x_y_z_f32
        doc: Centre of mass, in metres.
      - id: rotation_inertia
        type: vector_x_y_z_f32
        doc: |-
          Inertia around each axis, that of one kilogram: in square metres.
          Confidence: probable.
      - id: upper_limit_radius
        type: f4
        doc: Distance of the farthest point from the centre of mass, in metres.
      - id: word_at_28
        type: u4
        doc: The word of the bit fields.
      - id: root_offset
        type: s4
        doc: Offset of the root of the ledge tree.
      - id: unknown0x24
        type: s4
        doc: |-
          0.
      - id: unknown0x28
        type: s4
        doc: |-
          0.
      - id: id
        type: u4
        doc: |-
          `IVPS` as a word.
    instances:
      byte_size:
        value: "(word_at_28 >> 0) & 0xffffff"
        doc: Size of the whole surface in bytes.
      max_deviation:
        value: "(word_at_28 >> 24) & 0xff"
        doc: |-
          How far the surface is from a sphere around the centre of mass: a share of the radius, 250 = all of
          it.
          Confidence: probable.
  wide_surface:
    doc: |-
      Head of a wide surface, whose sizes and indexes have 32 bits (solids of version 0x101).
      Confidence: probable.
    doc-ref: "the two real maps that have such surfaces: every byte is accounted for"
    seq:
      - id: mass_center
        type: vector_x_y_z_f32
        doc: Centre of mass, in metres.
      - id: rotation_inertia
        type: vector_x_y_z_f32
        doc: |-
          Inertia around each axis, that of one kilogram: in square metres.
          Confidence: probable.
      - id: upper_limit_radius
        type: f4
        doc: Distance of the farthest point from the centre of mass, in metres.
      - id: max_deviation
        type: u4
        doc: |-
          How far the surface is from a sphere around the centre of mass: a share of the radius, 250 = all of
          it.
      - id: byte_size
        type: u4
        doc: Size of the whole surface in bytes.
      - id: root_offset
        type: s4
        doc: Offset of the root of the ledge tree.
      - id: unknown0x28
        type: s4
        doc: |-
          0.
      - id: id
        type: u4
        doc: |-
          `IVPS` as a word.
      - id: padding
        size: 16
        doc: Filler. Padding.
  ledge:
    -orig-id: IVP_Compact_Ledge
    doc: Head of a ledge, a convex solid; its triangles follow.
    doc-ref: facts on the lump; all 10,600 ledges of real maps
    seq:
      - id: point_offset
        type: s4
        doc: Offset of its points from this ledge. Ledges share points.
      - id: client_data
        type: s4
        doc: What the game keeps with it; with children, the offset of its node from this ledge.
      - id: word_at_8
        type: u4
        doc: The word of the bit fields.
      - id: triangle_count
        type: s2
        doc: Number of triangles.
      - id: unknown0xe
        type: s2
        doc: |-
          0.
    instances:
      has_children:
        value: "(word_at_8 >> 0) & 0x3"
        doc: |-
          1 = the hull of a node that has children.
      is_compact:
        value: "(word_at_8 >> 2) & 0x3"
        doc: Whether it is stored as described here; 1.
      reserved:
        value: "(word_at_8 >> 4) & 0xf"
        doc: |-
          0.
      size_divided_by16:
        value: "(word_at_8 >> 8) & 0xffffff"
        doc: |-
          Size in 16 bytes: 1, and 1 for each triangle and each point that they use.
  ledge_big_endian:
    -orig-id: IVP_Compact_Ledge
    doc: The same in a big-endian file, where the compiler gave bit fields the highest bits first.
    doc-ref: a real console map
    seq:
      - id: point_offset
        type: s4
        doc: Offset of its points from this ledge. Ledges share points.
      - id: client_data
        type: s4
        doc: What the game keeps with it; with children, the offset of its node from this ledge.
      - id: word_at_8
        type: u4
        doc: The word of the bit fields.
      - id: triangle_count
        type: s2
        doc: Number of triangles.
      - id: unknown0xe
        type: s2
        doc: |-
          0.
    instances:
      size_divided_by16:
        value: "(word_at_8 >> 0) & 0xffffff"
        doc: |-
          Size in 16 bytes: 1, and 1 for each triangle and each point that they use.
      reserved:
        value: "(word_at_8 >> 24) & 0xf"
        doc: |-
          0.
      is_compact:
        value: "(word_at_8 >> 28) & 0x3"
        doc: Whether it is stored as described here; 1.
      has_children:
        value: "(word_at_8 >> 30) & 0x3"
        doc: |-
          1 = the hull of a node that has children.
  wide_ledge:
    doc: |-
      Head of a ledge in a wide surface.
      Confidence: probable.
    doc-ref: the two real maps that have such surfaces
    seq:
      - id: point_offset
        type: s4
        doc: Offset of its points from this ledge. Ledges share points.
      - id: client_data
        type: s4
        doc: What the game keeps with it; with children, the offset of its node from this ledge.
      - id: word_at_8
        type: u4
        doc: The word of the bit fields.
      - id: triangle_count
        type: s4
        doc: Number of triangles.
      - id: padding
        size: 48
        doc: Filler. Padding.
    instances:
      has_children:
        value: "(word_at_8 >> 0) & 0x3"
        doc: |-
          1 = the hull of a node that has children.
      is_compact:
        value: "(word_at_8 >> 2) & 0x3"
        doc: Whether it is stored as described here; 1.
      reserved:
        value: "(word_at_8 >> 4) & 0xf"
        doc: |-
          0.
      size_divided_by16:
        value: "(word_at_8 >> 8) & 0xffffff"
        doc: Size in 16 bytes, its points counted.
  ledge_triangle:
    -orig-id: IVP_Compact_Triangle
    doc: |-
      A triangle of a ledge, clockwise or not as the physics' axes have it: in game units its winding is
      reversed.
    doc-ref: facts on the lump
    seq:
      - id: word_at_0
        type: u4
        doc: The word of the bit fields.
      - id: edges
        type: ledge_edge
        repeat: expr
        repeat-expr: 3
        doc: Its edges.
    instances:
      index:
        value: "(word_at_0 >> 0) & 0xfff"
        doc: Its own number in the ledge.
      pierce_index:
        value: "(word_at_0 >> 12) & 0xfff"
        doc: Triangle on the other side of the ledge, which a line through this one comes out of.
      material:
        value: "(word_at_0 >> 24) & 0x7f"
        doc: |-
          Material, by its number in the model's `materialtable`.
      is_virtual:
        value: "(word_at_0 >> 31) & 0x1"
        doc: |-
          1 = no face of the solid itself: it closes the hull of several.
  ledge_edge:
    -orig-id: IVP_Compact_Edge
    doc: An edge of a triangle, from a point to that of the next edge.
    doc-ref: facts on the lump
    seq:
      - id: word_at_0
        type: u4
        doc: The word of the bit fields.
    instances:
      start_point:
        value: "(word_at_0 >> 0) & 0xffff"
        doc: |-
          Point that it begins at, from the ledge's `pointOffset` on.
      opposite:
        value: "(((word_at_0 >> 16) & 0x7fff) ^ 16384) - 16384"
        doc: |-
          Distance to the same edge of the neighbour, walked the other way: in words of 4 bytes, triangle
          heads counted.
      is_virtual:
        value: "(word_at_0 >> 31) & 0x1"
        doc: |-
          1 = no edge of the solid itself.
  ledge_triangle_big_endian:
    -orig-id: IVP_Compact_Triangle
    doc: The same in a big-endian file.
    doc-ref: a real console map
    seq:
      - id: word_at_0
        type: u4
        doc: The word of the bit fields.
      - id: edges
        type: ledge_edge_big_endian
        repeat: expr
        repeat-expr: 3
        doc: Its edges.
    instances:
      is_virtual:
        value: "(word_at_0 >> 0) & 0x1"
        doc: |-
          1 = no face of the solid itself: it closes the hull of several.
      material:
        value: "(word_at_0 >> 1) & 0x7f"
        doc: |-
          Material, by its number in the model's `materialtable`.
      pierce_index:
        value: "(word_at_0 >> 8) & 0xfff"
        doc: Triangle on the other side of the ledge, which a line through this one comes out of.
      index:
        value: "(word_at_0 >> 20) & 0xfff"
        doc: Its own number in the ledge.
  ledge_edge_big_endian:
    -orig-id: IVP_Compact_Edge
    doc: The same in a big-endian file.
    doc-ref: a real console map
    seq:
      - id: word_at_0
        type: u4
        doc: The word of the bit fields.
    instances:
      is_virtual:
        value: "(word_at_0 >> 0) & 0x1"
        doc: |-
          1 = no edge of the solid itself.
      opposite:
        value: "(((word_at_0 >> 1) & 0x7fff) ^ 16384) - 16384"
        doc: |-
          Distance to the same edge of the neighbour, walked the other way: in words of 4 bytes, triangle
          heads counted.
      start_point:
        value: "(word_at_0 >> 16) & 0xffff"
        doc: |-
          Point that it begins at, from the ledge's `pointOffset` on.
  wide_triangle:
    doc: |-
      A triangle of a ledge in a wide surface.
      Confidence: probable.
    doc-ref: the two real maps that have such surfaces
    seq:
      - id: index
        type: u4
        doc: Its own number in the ledge.
      - id: pierce_index
        type: u4
        doc: Triangle on the other side of the ledge, which a line through this one comes out of.
      - id: material
        type: u4
        doc: |-
          Material, by its number in the model's `materialtable`.
      - id: is_virtual
        type: u4
        doc: |-
          1 = no face of the solid itself: it closes the hull of several.
      - id: edges
        type: wide_edge
        repeat: expr
        repeat-expr: 3
        doc: Its edges.
  wide_edge:
    doc: |-
      An edge of a triangle in a wide surface.
      Confidence: probable.
    doc-ref: the two real maps that have such surfaces
    seq:
      - id: start_point
        type: u4
        doc: |-
          Point that it begins at, from the ledge's `pointOffset` on.
      - id: opposite
        type: s4
        doc: |-
          Distance to the same edge of the neighbour, walked the other way: in 16 bytes, triangle heads
          counted.
      - id: is_virtual
        type: u4
        doc: |-
          1 = no edge of the solid itself.
      - id: padding
        size: 4
        doc: Filler. Padding.
  ledge_point:
    -orig-id: IVP_Compact_Poly_Point
    doc: A corner of ledges.
    doc-ref: facts on the lump
    seq:
      - id: position
        type: vector_x_y_z_f32
        doc: Place in metres, along the physics' own axes.
      - id: unused
        type: u4
        doc: |-
          Not used: what the compiler's memory held there.
  ledge_tree_node:
    -orig-id: IVP_Compact_Ledgetree_Node
    doc: A node of the tree of ledges. Its left child is the node behind it.
    doc-ref: facts on the lump; all 20,000 nodes of real maps
    seq:
      - id: right_offset
        type: s4
        doc: Offset of the right child from this node; 0 = a leaf, which has no left child either.
      - id: ledge_offset
        type: s4
        doc: |-
          Offset of its ledge from this node; 0 = none. A leaf has one, another node may have its convex hull.
      - id: center
        type: vector_x_y_z_f32
        doc: Centre of a sphere around it, in metres.
      - id: radius
        type: f4
        doc: Radius of the sphere, in metres.
      - id: box_sizes
        type: vector_x_y_z_u8
        doc: |-
          Half the size of a box around the centre along each axis: a share of the radius, 250 = all of it;
          rounded up.
      - id: leaf_number
        type: u1
        doc: |-
          Number of the leaf in the order of the tree, the lowest 8 bits; 0 throughout in maps of older
          compilers.
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
    -orig-id: CDispVert
    doc: A vertex of a displacement (lump 33).
    doc-ref: specification, dispverts
    seq:
      - id: direction
        type: vector_x_y_z_f32
        doc: Unit vector along which it was moved.
      - id: distance
        type: f4
        doc: How far it was moved, in game units.
      - id: alpha
        type: f4
        doc: How much of the second texture is seen, 0 to 255.
  game_lump_entry:
    -orig-id: dgamelump_t
    doc: Entry of the game lump's directory (lump 35).
    doc-ref: specification, game lump
    seq:
      - id: id
        type: u4
        enum: game_lump_id
        doc: What the sub-lump holds.
      - id: flags
        type: u2
        doc: |-
          Whether it is compressed. Bits:
          - 0x1 compressed: Stored as an LZMA block; the length is that of the unpacked data.
      - id: version
        type: u2
        doc: Version of the sub-lump's layout; games changed layouts without changing it.
      - id: offset
        type: s4
        doc: |-
          First byte, counted from the start of the file; from the start of the game lump in files for
          consoles.
      - id: length
        type: s4
        doc: |-
          Length in bytes, unpacked when it is compressed: then it is stored up to the next entry's offset.
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
    -orig-id: StaticPropLump_t
    doc: |-
      A static prop of version 4: Half-Life 2 and Counter-Strike: Source. Every later one begins like it.
    doc-ref: specification, static props
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
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
    -orig-id: StaticPropLump_t
    doc: |-
      A static prop of version 5: Half-Life 2: Episode One and what was built with its tools.
    doc-ref: specification, static props; maps
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
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
    doc: |-
      A static prop of version 5 in The Ship.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: name
        type: strz
        size: 128
        encoding: ISO-8859-1
        doc: Name of the prop.
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
    -orig-id: StaticPropLump_t
    doc: |-
      A static prop of version 6: Team Fortress 2, Half-Life 2: Episode Two. Version 7 of Vindictus is the
      same.
    doc-ref: specification, static props; maps
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_direct_x
        type: u2
        doc: Lowest DirectX version at which it is drawn, such as 80; 0 = any.
      - id: max_direct_x
        type: u2
        doc: Highest DirectX version at which it is drawn; 0 = any.
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
    doc: |-
      A static prop of version 6 in Bloody Good Time.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_direct_x
        type: u2
        doc: Lowest DirectX version at which it is drawn, such as 80; 0 = any.
      - id: max_direct_x
        type: u2
        doc: Highest DirectX version at which it is drawn; 0 = any.
      - id: name
        type: strz
        size: 128
        encoding: ISO-8859-1
        doc: Name of the prop.
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
    doc: |-
      A static prop of version 6 in Dark Messiah of Might and Magic.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_direct_x
        type: u2
        doc: Lowest DirectX version at which it is drawn, such as 80; 0 = any.
      - id: max_direct_x
        type: u2
        doc: Highest DirectX version at which it is drawn; 0 = any.
      - id: unknown0x40
        size: 72
        doc: Unknown.
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
    doc: |-
      How one static prop of Vindictus is stretched.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: prop
        type: s4
        doc: |-
          The prop, in `props` of the same sub-lump. -> .props.
      - id: scale
        type: vector_x_y_z_f32
        doc: What its size along each axis is multiplied with.
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
    doc: |-
      A static prop of version 7 in early maps of Left 4 Dead.
      Confidence: probable.
    doc-ref: specification, static props
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_direct_x
        type: u2
        doc: Lowest DirectX version at which it is drawn, such as 80; 0 = any.
      - id: max_direct_x
        type: u2
        doc: Highest DirectX version at which it is drawn; 0 = any.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that it is multiplied with.
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
    doc: |-
      A static prop of version 7 in Zeno Clash.
      Confidence: probable.
    doc-ref: specification, static props; public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_direct_x
        type: u2
        doc: Lowest DirectX version at which it is drawn, such as 80; 0 = any.
      - id: max_direct_x
        type: u2
        doc: Highest DirectX version at which it is drawn; 0 = any.
      - id: unknown0x40
        size: 4
        doc: Unknown.
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
    -orig-id: StaticPropLump_t
    doc: |-
      A static prop of version 8: Left 4 Dead.
    doc-ref: specification, static props; engine headers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_cpu_level
        type: u1
        doc: Lowest processor level at which it is drawn; 0 = any.
      - id: max_cpu_level
        type: u1
        doc: Highest processor level at which it is drawn; 0 = any.
      - id: min_gpu_level
        type: u1
        doc: Lowest graphics level at which it is drawn; 0 = any.
      - id: max_gpu_level
        type: u1
        doc: Highest graphics level at which it is drawn; 0 = any.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that it is multiplied with.
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
    doc: |-
      A static prop of version 8 in Vindictus since 2025.
      Confidence: guess.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_direct_x
        type: u2
        doc: Lowest DirectX version at which it is drawn, such as 80; 0 = any.
      - id: max_direct_x
        type: u2
        doc: Highest DirectX version at which it is drawn; 0 = any.
      - id: unknown0x40
        size: 8
        doc: Unknown.
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
    -orig-id: StaticPropLump_t
    doc: |-
      A static prop of version 9: Left 4 Dead 2, Alien Swarm, Portal 2.
    doc-ref: specification, static props; maps
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_cpu_level
        type: u1
        doc: Lowest processor level at which it is drawn; 0 = any.
      - id: max_cpu_level
        type: u1
        doc: Highest processor level at which it is drawn; 0 = any.
      - id: min_gpu_level
        type: u1
        doc: Lowest graphics level at which it is drawn; 0 = any.
      - id: max_gpu_level
        type: u1
        doc: Highest graphics level at which it is drawn; 0 = any.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that it is multiplied with.
      - id: disable_xbox360
        type: u1
        doc: |-
          Whether it isn't drawn on the Xbox 360. What fills up the word behind it is garbage in some maps.
          True unless 0.
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
    doc: |-
      A static prop of version 9 in Dear Esther.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: unknown0x20
        size: 4
        doc: Unknown.
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_cpu_level
        type: u1
        doc: Lowest processor level at which it is drawn; 0 = any.
      - id: max_cpu_level
        type: u1
        doc: Highest processor level at which it is drawn; 0 = any.
      - id: min_gpu_level
        type: u1
        doc: Lowest graphics level at which it is drawn; 0 = any.
      - id: max_gpu_level
        type: u1
        doc: Highest graphics level at which it is drawn; 0 = any.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that it is multiplied with.
      - id: disable_xbox360
        type: u1
        doc: |-
          Whether it isn't drawn on the Xbox 360. What fills up the word behind it is garbage in some maps.
          True unless 0.
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
    -orig-id: StaticPropLump_t
    doc: |-
      A static prop of version 10 with the tools of 2013: Team Fortress 2, Garry's Mod, and some maps of
      version 7. Its flags are a word of their own, and the byte where they stood is garbage in some maps.
    doc-ref: engine headers of 2013; maps, which settle it against the specification
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: hole_at_31
        size: 1
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_direct_x
        type: u2
        doc: Lowest DirectX version at which it is drawn, such as 80; 0 = any.
      - id: max_direct_x
        type: u2
        doc: Highest DirectX version at which it is drawn; 0 = any.
      - id: flags
        type: u4
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
          - 0x100 noPerTexelLighting
      - id: lightmap_width
        type: u2
        doc: Width of its lightmap, in samples; 0 = none.
      - id: lightmap_height
        type: u2
        doc: Height of its lightmap, in samples; 0 = none.
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
    doc: |-
      A static prop of version 10 in older maps of Counter-Strike: Global Offensive.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_cpu_level
        type: u1
        doc: Lowest processor level at which it is drawn; 0 = any.
      - id: max_cpu_level
        type: u1
        doc: Highest processor level at which it is drawn; 0 = any.
      - id: min_gpu_level
        type: u1
        doc: Lowest graphics level at which it is drawn; 0 = any.
      - id: max_gpu_level
        type: u1
        doc: Highest graphics level at which it is drawn; 0 = any.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that it is multiplied with.
      - id: disable_xbox360
        type: u1
        doc: |-
          Whether it isn't drawn on the Xbox 360. What fills up the word behind it is garbage in some maps.
          True unless 0.
      - id: hole_at_69
        size: 3
      - id: flags_ex
        type: u4
        doc: |-
          More of what is said of it. Bits:
          - 0x1 noShadowDepth
          - 0x2 excluded
          - 0x4 lightBounce
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
    doc: |-
      A static prop of version 11 in Counter-Strike: Global Offensive; version 12 of Strata is the same.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_cpu_level
        type: u1
        doc: Lowest processor level at which it is drawn; 0 = any.
      - id: max_cpu_level
        type: u1
        doc: Highest processor level at which it is drawn; 0 = any.
      - id: min_gpu_level
        type: u1
        doc: Lowest graphics level at which it is drawn; 0 = any.
      - id: max_gpu_level
        type: u1
        doc: Highest graphics level at which it is drawn; 0 = any.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that it is multiplied with.
      - id: disable_xbox360
        type: u1
        doc: |-
          Whether it isn't drawn on the Xbox 360. What fills up the word behind it is garbage in some maps.
          True unless 0.
      - id: hole_at_69
        size: 3
      - id: flags_ex
        type: u4
        doc: |-
          More of what is said of it. Bits:
          - 0x1 noShadowDepth
          - 0x2 excluded
          - 0x4 lightBounce
      - id: scale
        type: f4
        doc: What its size is multiplied with.
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
    doc: |-
      A static prop of version 11, or 10, in maps of Black Mesa before its last engine.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: hole_at_31
        size: 1
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_direct_x
        type: u2
        doc: Lowest DirectX version at which it is drawn, such as 80; 0 = any.
      - id: max_direct_x
        type: u2
        doc: Highest DirectX version at which it is drawn; 0 = any.
      - id: flags
        type: u4
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
          - 0x100 noPerTexelLighting
      - id: lightmap_width
        type: u2
        doc: Width of its lightmap, in samples; 0 = none.
      - id: lightmap_height
        type: u2
        doc: Height of its lightmap, in samples; 0 = none.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that it is multiplied with.
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
    doc: |-
      A static prop of version 11 in Merubasu; only the last field is sure.
      Confidence: guess.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: hole_at_31
        size: 1
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_direct_x
        type: u2
        doc: Lowest DirectX version at which it is drawn, such as 80; 0 = any.
      - id: max_direct_x
        type: u2
        doc: Highest DirectX version at which it is drawn; 0 = any.
      - id: flags
        type: u4
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
          - 0x100 noPerTexelLighting
      - id: lightmap_width
        type: u2
        doc: Width of its lightmap, in samples; 0 = none.
      - id: lightmap_height
        type: u2
        doc: Height of its lightmap, in samples; 0 = none.
      - id: scale
        type: f4
        doc: What its size is multiplied with.
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
    doc: |-
      A static prop of version 11 in Black Mesa.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: hole_at_31
        size: 1
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_direct_x
        type: u2
        doc: Lowest DirectX version at which it is drawn, such as 80; 0 = any.
      - id: max_direct_x
        type: u2
        doc: Highest DirectX version at which it is drawn; 0 = any.
      - id: flags
        type: u4
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
          - 0x100 noPerTexelLighting
      - id: lightmap_width
        type: u2
        doc: Width of its lightmap, in samples; 0 = none.
      - id: lightmap_height
        type: u2
        doc: Height of its lightmap, in samples; 0 = none.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that it is multiplied with.
      - id: flags_ex
        type: u4
        doc: |-
          More of what is said of it. Bits:
          - 0x1 noShadowDepth
          - 0x2 excluded
          - 0x4 lightBounce
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
    doc: |-
      A static prop of version 13 in games of the Strata engine.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model, in `models` of the same sub-lump. -> .models.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump. -> .leaves, `leafCount` of them.
      - id: leaf_count
        type: u2
        doc: Number of leaves that it is in.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: s4
        doc: Skin of the model.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units; 0 with a maximum of 0 = never.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units, when the flags say that it is used.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with; 1 = as they are.
      - id: min_cpu_level
        type: u1
        doc: Lowest processor level at which it is drawn; 0 = any.
      - id: max_cpu_level
        type: u1
        doc: Highest processor level at which it is drawn; 0 = any.
      - id: min_gpu_level
        type: u1
        doc: Lowest graphics level at which it is drawn; 0 = any.
      - id: max_gpu_level
        type: u1
        doc: Highest graphics level at which it is drawn; 0 = any.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that it is multiplied with.
      - id: disable_xbox360
        type: u1
        doc: |-
          Whether it isn't drawn on the Xbox 360. What fills up the word behind it is garbage in some maps.
          True unless 0.
      - id: hole_at_69
        size: 3
      - id: flags_ex
        type: u4
        doc: |-
          More of what is said of it. Bits:
          - 0x1 noShadowDepth
          - 0x2 excluded
          - 0x4 lightBounce
      - id: scale
        type: vector_x_y_z_f32
        doc: What its size along each axis is multiplied with.
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
    -orig-id: DetailSpriteDictLump_t
    doc: A picture that detail props are drawn with, all of them in one texture.
    doc-ref: engine headers; maps
    seq:
      - id: upper_left
        type: vector_x_y_f32
        doc: Upper left corner against the prop's origin, in game units.
      - id: lower_right
        type: vector_x_y_f32
        doc: Lower right corner against the prop's origin, in game units.
      - id: texture_upper_left
        type: vector_u_v_f32
        doc: Texture coordinates of the upper left corner, 0 to 1.
      - id: texture_lower_right
        type: vector_u_v_f32
        doc: Texture coordinates of the lower right corner, 0 to 1.
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
    -orig-id: DetailObjectLump_t
    doc: A detail prop of version 4. Padding is garbage in real maps.
    doc-ref: engine headers; maps
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: detail
        type: u2
        doc: |-
          An index into `models` of the same sub-lump for one that is a model, else into `sprites`.
      - id: leaf
        type: u2
        doc: Leaf that it is in. -> LEAVES.
      - id: light
        type: color_rgb_exp
        doc: Light that falls on it.
      - id: first_light_style
        type: u4
        doc: |-
          First of `lightStyleCount` entries in the lump of detail light; 0xFFFFFFFF in many maps without any.
      - id: light_style_count
        type: u1
        doc: Number of light styles beside the usual one.
      - id: sway
        type: u1
        doc: How much it sways in the wind, 0 to 255; garbage in maps of 2004.
      - id: shape_angle
        type: u1
        doc: Angle between the sides of a shape; garbage in maps of 2004.
      - id: shape_size
        type: u1
        doc: Size of a shape; garbage in maps of 2004.
      - id: orientation
        type: u1
        enum: detail_prop_orientation
        doc: How it turns to who looks at it.
      - id: padding1
        size: 3
        doc: Filler. Padding.
      - id: type
        type: u1
        enum: detail_prop_type
        doc: What it is drawn as.
      - id: padding2
        size: 3
        doc: Filler. Padding.
      - id: scale
        type: f4
        doc: What its size is multiplied with.
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
    -orig-id: DetailObjectLump_t
    doc: |-
      A detail prop of version 2, always a model.
      Confidence: probable.
    doc-ref: published measurements of Bloodlines' maps; the order from version 4
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: detail
        type: u2
        doc: |-
          An index into `models` of the same sub-lump.
      - id: leaf
        type: u2
        doc: Leaf that it is in. -> LEAVES.
      - id: light
        type: color_rgb_exp
        doc: Light that falls on it.
      - id: first_light_style
        type: u4
        doc: |-
          First of `lightStyleCount` entries in the lump of detail light; 0xFFFFFFFF in many maps without any.
      - id: light_style_count
        type: u1
        doc: Number of light styles beside the usual one.
      - id: sway
        type: u1
        doc: How much it sways in the wind, 0 to 255; garbage in maps of 2004.
      - id: shape_angle
        type: u1
        doc: Angle between the sides of a shape; garbage in maps of 2004.
      - id: shape_size
        type: u1
        doc: Size of a shape; garbage in maps of 2004.
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
    -orig-id: DetailPropLightstylesLump_t
    doc: |-
      Light of one style that falls on detail props (`dplt`; `dplh` for a high dynamic range).
    doc-ref: engine headers
    seq:
      - id: light
        type: color_rgb_exp
        doc: The light.
      - id: style
        type: u1
        doc: The style, which an entity switches.
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
    -orig-id: dleafwaterdata_t
    doc: Water that leaves are in (lump 36).
    doc-ref: engine headers
    seq:
      - id: surface_z
        type: f4
        doc: Height of the surface, in game units.
      - id: min_z
        type: f4
        doc: Lowest height of the water, in game units.
      - id: surface_texture
        type: s2
        doc: How the surface is textured; -1 = not at all. -> TEXTURE_INFO; -1 = none.
      - id: hole_at_10
        size: 2
  primitive:
    -orig-id: dprimitive_t
    doc: Triangles that a face is drawn with instead of its polygon (lump 37).
    doc-ref: engine headers
    seq:
      - id: type
        type: u2
        doc: |-
          0 = list of triangles, 1 = strip.
      - id: first_index
        type: u2
        doc: |-
          First of `indexCount` entries in PRIMITIVE_INDICES. -> PRIMITIVE_INDICES, `indexCount` of them.
      - id: index_count
        type: u2
        doc: Number of indexes.
      - id: first_vertex
        type: u2
        doc: |-
          First of `vertexCount` entries in PRIMITIVE_VERTICES. -> PRIMITIVE_VERTICES, `vertexCount` of them.
      - id: vertex_count
        type: u2
        doc: Number of vertices.
  pak_local_header:
    -orig-id: ZIP_LocalFileHeader
    doc: Record before an entry's data; its name and its extra fields follow.
    doc-ref: PKWARE APPNOTE 6.3.10, section 4.3.7
    seq:
      - id: signature
        type: u4
        doc: |-
          `PK\3\4`.
      - id: version_needed
        type: u2
        doc: Version of the zip specification that is needed to read the entry, times ten.
      - id: flags
        type: u2
        doc: |-
          What is said of the entry. Bits:
          - 0x1 encrypted: The data is encrypted.
          - 0x8 sizesFollow: CRC and sizes stand behind the data and not before it.
          - 0x800 utf8: The name is UTF-8.
      - id: method
        type: u2
        enum: pak_method
        doc: How the data is packed.
      - id: modified_time
        type: u2
        doc: Time of day as MS-DOS counts it; 0 as the game's tools write it.
      - id: modified_date
        type: u2
        doc: Date as MS-DOS counts it; 0 as the game's tools write it.
      - id: crc
        type: u4
        doc: CRC-32 of the unpacked data.
      - id: compressed_size
        type: u4
        doc: Bytes of the data as it is stored.
      - id: uncompressed_size
        type: u4
        doc: Bytes of the data when it is unpacked.
      - id: name_size
        type: u2
        doc: Bytes of the name.
      - id: extra_size
        type: u2
        doc: Bytes of the extra fields, which consoles fill with zeros until the data is aligned.
  pak_directory_record:
    -orig-id: ZIP_FileHeader
    doc: Record of an entry in the directory; its name, its extra fields and its comment follow.
    doc-ref: PKWARE APPNOTE 6.3.10, section 4.3.12
    seq:
      - id: signature
        type: u4
        doc: |-
          `PK\1\2`.
      - id: version_made_by
        type: u2
        doc: Version of the specification that the writer knew, times ten; the high byte is its system.
      - id: version_needed
        type: u2
        doc: Version of the zip specification that is needed to read the entry, times ten.
      - id: flags
        type: u2
        doc: |-
          What is said of the entry. Bits:
          - 0x1 encrypted: The data is encrypted.
          - 0x8 sizesFollow: CRC and sizes stand behind the data and not before it.
          - 0x800 utf8: The name is UTF-8.
      - id: method
        type: u2
        enum: pak_method
        doc: How the data is packed.
      - id: modified_time
        type: u2
        doc: Time of day as MS-DOS counts it.
      - id: modified_date
        type: u2
        doc: Date as MS-DOS counts it.
      - id: crc
        type: u4
        doc: CRC-32 of the unpacked data.
      - id: compressed_size
        type: u4
        doc: Bytes of the data as it is stored.
      - id: uncompressed_size
        type: u4
        doc: Bytes of the data when it is unpacked.
      - id: name_size
        type: u2
        doc: Bytes of the name.
      - id: extra_size
        type: u2
        doc: |-
          Bytes of the extra fields; in console files those of the local header, which are not repeated here.
      - id: comment_size
        type: u2
        doc: Bytes of the comment.
      - id: disk
        type: u2
        doc: Part of an archive in several files that the entry begins in; 0.
      - id: internal_attributes
        type: u2
        doc: Attributes; bit 0 for text.
      - id: external_attributes
        type: u4
        doc: Attributes of the file in the writer's system.
      - id: local_offset
        type: u4
        doc: Where the local header begins, from the start of the pakfile.
  pak_zip64_end_record:
    doc: Record with the numbers of the end record in 64 bits; stands before its locator.
    doc-ref: PKWARE APPNOTE 6.3.10, section 4.3.14
    seq:
      - id: signature
        type: u4
        doc: |-
          `PK\6\6`.
      - id: record_size
        type: u8
        doc: Bytes of the record behind this number.
      - id: version_made_by
        type: u2
        doc: Version of the specification that the writer knew, times ten.
      - id: version_needed
        type: u2
        doc: Version of the specification that is needed to read the archive, times ten.
      - id: disk
        type: u4
        doc: Part of an archive in several files that this is; 0.
      - id: directory_disk
        type: u4
        doc: Part that the directory begins in; 0.
      - id: disk_entry_count
        type: u8
        doc: Entries of the directory in this part.
      - id: entry_count
        type: u8
        doc: Entries of the directory.
      - id: directory_size
        type: u8
        doc: Bytes of the directory.
      - id: directory_offset
        type: u8
        doc: Where the directory begins, from the start of the pakfile.
  pak_zip64_locator:
    doc: Record that says where the one with the numbers in 64 bits is; stands before the end record.
    doc-ref: PKWARE APPNOTE 6.3.10, section 4.3.15
    seq:
      - id: signature
        type: u4
        doc: |-
          `PK\6\7`.
      - id: disk
        type: u4
        doc: Part that the record is in; 0.
      - id: record_offset
        type: u8
        doc: Where the record begins, from the start of the pakfile.
      - id: disk_count
        type: u4
        doc: Number of parts; 1.
  pak_end_record:
    -orig-id: ZIP_EndOfCentralDirRecord
    doc: Record at the end of the archive; its comment follows.
    doc-ref: PKWARE APPNOTE 6.3.10, section 4.3.16
    seq:
      - id: signature
        type: u4
        doc: |-
          `PK\5\6`.
      - id: disk
        type: u2
        doc: Part of an archive in several files that this is; 0.
      - id: directory_disk
        type: u2
        doc: Part that the directory begins in; 0.
      - id: disk_entry_count
        type: u2
        doc: Entries of the directory in this part.
      - id: entry_count
        type: u2
        doc: Entries of the directory.
      - id: directory_size
        type: u4
        doc: Bytes of the directory, with the padding behind it in console files.
      - id: directory_offset
        type: u4
        doc: Where the directory begins, from the start of the pakfile.
      - id: comment_size
        type: u2
        doc: Bytes of the comment; 32 as the game's later tools write it.
  cubemap_sample:
    -orig-id: dcubemapsample_t
    doc: A place that reflections were taken at (lump 42).
    doc-ref: specification, cubemap
    seq:
      - id: origin
        type: vector_x_y_z_i32
        doc: Place, in whole game units.
      - id: size
        type: s4
        doc: |-
          Side of the images as a power of two, plus one; 0 = 32 pixels. Whether it is a byte with filler or
          an int is open: the rest is 0 in all real maps.
  vector_x_y_z_i32:
    seq:
      - id: x
        type: s4
      - id: "y"
        type: s4
      - id: z
        type: s4
  overlay:
    -orig-id: doverlay_t
    doc: A decal that lies on faces (lump 45).
    doc-ref: specification, overlay
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
        value: "(word_at_6 >> 0) & 0x3fff"
        doc: Number of faces that it lies on, at most 64.
      render_order:
        value: "(word_at_6 >> 14) & 0x3"
        doc: Which of several overlapping ones is drawn last.
  vector_start_end_f32:
    seq:
      - id: start
        type: f4
      - id: end
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
