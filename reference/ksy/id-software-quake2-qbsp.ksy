meta:
  id: id_software_quake2_qbsp
  title: Quake II with 32-bit indexes (QBSP)
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Quake II with 32-bit indexes (QBSP): QBSP 38, little-endian.

  Quake II maps with 32-bit indexes, `QBSP` 38, which Qbism Super8's tools began and today's compilers write:
  boxes of nodes and leaves are floats. The rest is Quake II.

  Sources: the headers of maintained compilers and engines; no real map is at hand.

  Generated from the record declarations by tools/reference: edit those instead. Nothing in it checks what a
  file says.

  What Kaitai can't express:
  - VISIBILITY.rows: Each begins where `offsets` says and goes on until a bit for each cluster is unpacked.
  - BSPX: where it lies, which the directory doesn't say
seq:
  - id: magic
    type: str
    size: 4
    encoding: ISO-8859-1
    doc: What every file begins with.
    valid:
      any-of:
        - "\"QBSP\""
  - id: version
    type: s4
    doc: Version of the format.
  - id: lumps
    type: lump_lumps
    repeat: expr
    repeat-expr: "19"
    doc: Where each lump lies.
instances:
  entities:
    pos: lumps[0].offset
    size: lumps[0].length
    type: str
    encoding: ISO-8859-1
    doc: |-
      What stands in the world: blocks of quoted keys and values, ended by a NUL. A lump of entity text.
  planes:
    pos: lumps[1].offset
    type: plane
    repeat: expr
    repeat-expr: lumps[1].length / 20
  vertices:
    pos: lumps[2].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[2].length / 12
    doc: Corners of faces, in game units.
  visibility:
    pos: lumps[3].offset
    size: lumps[3].length
    type: visibility
    if: lumps[3].length > 0
    doc: Which clusters see and hear which others.
  nodes:
    pos: lumps[4].offset
    type: node_wide
    repeat: expr
    repeat-expr: lumps[4].length / 44
  texture_info:
    pos: lumps[5].offset
    type: texture_info
    repeat: expr
    repeat-expr: lumps[5].length / 76
  faces:
    pos: lumps[6].offset
    type: face_wide
    repeat: expr
    repeat-expr: lumps[6].length / 28
  lighting:
    pos: lumps[7].offset
    type: vector_red_green_blue_u8
    repeat: expr
    repeat-expr: lumps[7].length / 3
    doc: Samples of all lightmaps; one for every 16 texture pixels of a face.
  leaves:
    pos: lumps[8].offset
    type: leaf_wide
    repeat: expr
    repeat-expr: lumps[8].length / 52
  leaf_faces:
    pos: lumps[9].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[9].length / 4
    doc: Faces, as leaves select them. -> FACES.
  leaf_brushes:
    pos: lumps[10].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[10].length / 4
    doc: Brushes, as leaves select them. -> BRUSHES.
  edges:
    pos: lumps[11].offset
    type: edge_wide
    repeat: expr
    repeat-expr: lumps[11].length / 8
  surfedges:
    pos: lumps[12].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[12].length / 4
    doc: |-
      Edges in the order in which faces walk them, negative for backwards. -> EDGES; the sign is a direction.
  models:
    pos: lumps[13].offset
    type: model
    repeat: expr
    repeat-expr: lumps[13].length / 48
  brushes:
    pos: lumps[14].offset
    type: brush
    repeat: expr
    repeat-expr: lumps[14].length / 12
  brush_sides:
    pos: lumps[15].offset
    type: brush_side_wide
    repeat: expr
    repeat-expr: lumps[15].length / 8
  pop:
    pos: lumps[16].offset
    size: lumps[16].length
    doc: |-
      256 bytes that the compiler writes, all of them 0, and nothing reads. Its name is all that is known.
  areas:
    pos: lumps[17].offset
    type: area
    repeat: expr
    repeat-expr: lumps[17].length / 8
  area_portals:
    pos: lumps[18].offset
    type: area_portal
    repeat: expr
    repeat-expr: lumps[18].length / 8
types:
  lump_lumps:
    seq:
      - id: offset
        type: s4
        doc: First byte of the lump, from the start of the file.
      - id: length
        type: s4
        doc: Length of the lump in bytes, as it is stored.
  plane:
    doc: As in id-software-quake2.ksy.
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
  visibility_row_offsets:
    doc: As in id-software-quake2.ksy.
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
  node_wide:
    -orig-id: bsp2_dnode_t
    doc: |-
      A node of the trees that split the world and each brush model (lump 4), with 32-bit indexes.
      Confidence: probable.
    doc-ref: headers of maintained compilers
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
        doc: Lower corner of its box, in game units.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of its box, in game units.
      - id: first_face
        type: u4
        doc: |-
          First of `faceCount` faces that lie on the node's plane. -> FACES, `faceCount` of them.
      - id: face_count
        type: u4
        doc: Number of faces, those of both sides counted.
  texture_info:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: s
        type: vector_x_y_z_offset_f32
      - id: t
        type: vector_x_y_z_offset_f32
      - id: flags
        type: s4
      - id: value
        type: s4
      - id: name
        type: strz
        size: 32
        encoding: ISO-8859-1
      - id: next
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
  face_wide:
    -orig-id: q2_dface_qbism_t
    doc: |-
      A polygon (lump 6), with 32-bit indexes.
      Confidence: probable.
    doc-ref: headers of maintained compilers
    seq:
      - id: plane
        type: u4
        doc: |-
          Plane that it lies on: compilers name the first of the pair, whichever way the face looks. ->
          PLANES.
      - id: side
        type: s4
        doc: Not 0 = it looks away from its plane's normal.
      - id: first_edge
        type: s4
        doc: |-
          First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES,
          `edgeCount` of them.
      - id: edge_count
        type: s4
        doc: Number of edges, and of corners.
      - id: texture
        type: s4
        doc: How it is textured. -> TEXTURE_INFO.
      - id: styles
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Light styles, for each of which it has a lightmap; 255 = unused.
      - id: light_offset
        type: s4
        doc: |-
          Its first sample, in bytes from the start of LIGHTING: as many as its lightmap has, for each style;
          -1 = unlit. -> byte of LIGHTING; -1 = none. The lump may be empty all the same.
  vector_red_green_blue_u8:
    seq:
      - id: red
        type: u1
      - id: green
        type: u1
      - id: blue
        type: u1
  leaf_wide:
    -orig-id: q2_dleaf_qbism_t
    doc: |-
      A leaf of the trees (lump 8), with 32-bit indexes.
      Confidence: probable.
    doc-ref: headers of maintained compilers
    seq:
      - id: contents
        type: s4
        doc: |-
          What its brushes are, all together. Bits:
          - 0x1 solid
          - 0x2 window
          - 0x4 aux
          - 0x8 lava
          - 0x10 slime
          - 0x20 water
          - 0x40 mist
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
          - 0x4000000 deadMonster
          - 0x8000000 detail
          - 0x10000000 translucent
          - 0x20000000 ladder
      - id: cluster
        type: s4
        doc: Row of the visibility lump; -1 = none, the leaf is solid or outside.
      - id: area
        type: s4
        doc: Area that doors separate from others; 0 = none. -> AREAS. The lump may be empty all the same.
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner of its box, in game units.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of its box, in game units.
      - id: first_face
        type: u4
        doc: |-
          First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them.
      - id: face_count
        type: u4
        doc: Number of faces that are seen in it.
      - id: first_brush
        type: u4
        doc: |-
          First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them.
      - id: brush_count
        type: u4
        doc: Number of brushes that reach into it.
  edge_wide:
    -orig-id: bsp2_dedge_t
    doc: |-
      An edge of faces (lump 11), with 32-bit indexes.
      Confidence: probable.
    doc-ref: headers of maintained compilers
    seq:
      - id: vertices
        type: u4
        repeat: expr
        repeat-expr: 2
        doc: Its two ends. -> VERTICES.
  model:
    doc: As in id-software-quake2.ksy.
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
  brush:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: first_side
        type: s4
      - id: side_count
        type: s4
      - id: contents
        type: s4
  brush_side_wide:
    -orig-id: q2_dbrushside_qbism_t
    doc: |-
      A side of a brush (lump 15), with 32-bit indexes.
      Confidence: probable.
    doc-ref: headers of maintained compilers
    seq:
      - id: plane
        type: u4
        doc: Plane that faces out of the brush. -> PLANES.
      - id: texture
        type: s4
        doc: |-
          How it is textured; -1 = not at all: a side that the compiler added for collision. -> TEXTURE_INFO;
          -1 = none.
  area:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: portal_count
        type: s4
      - id: first_portal
        type: s4
  area_portal:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: number_
        type: s4
      - id: other_area
        type: s4
  bspx_entry:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: name
        type: strz
        size: 24
        encoding: ISO-8859-1
      - id: offset
        type: u4
      - id: length
        type: u4
  brush_list_model:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: version
        type: u4
      - id: model
        type: u4
      - id: brush_count
        type: u4
      - id: plane_count
        type: u4
  brush_list_brush:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_f32
      - id: maxs
        type: vector_x_y_z_f32
      - id: contents
        type: s2
        enum: brush_list_contents
      - id: plane_count
        type: u2
  brush_list_plane:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: normal
        type: vector_x_y_z_f32
      - id: distance
        type: f4
  decoupled_lightmap:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: width
        type: u2
      - id: height
        type: u2
      - id: light_offset
        type: s4
      - id: column
        type: vector_x_y_z_offset_f32
      - id: row
        type: vector_x_y_z_offset_f32
  environment_map:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: side
        type: s4
  corner_axes:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: normal
        type: u4
      - id: tangent
        type: u4
      - id: bitangent
        type: u4
  light_grid_head:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: spacing
        type: vector_x_y_z_f32
      - id: size
        type: vector_x_y_z_i32
      - id: mins
        type: vector_x_y_z_f32
      - id: style_count
        type: u1
      - id: root
        type: u4
  vector_x_y_z_i32:
    seq:
      - id: x
        type: s4
      - id: "y"
        type: s4
      - id: z
        type: s4
  light_grid_count:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: count
        type: u4
  light_grid_node:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: middle
        type: vector_x_y_z_i32
      - id: children
        type: u4
        repeat: expr
        repeat-expr: 8
  light_grid_leaf:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_i32
      - id: size
        type: vector_x_y_z_i32
  light_grid_sample:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: style_count
        type: u1
  light_grid_light:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: style
        type: u1
      - id: color
        type: vector_red_green_blue_u8
  light_grid_size:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: byte_count
        type: u4
  light_cube_leaf:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_i32
      - id: size
        type: vector_x_y_z_i32
      - id: style_count
        type: u1
  light_cube_light:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: style
        type: u1
      - id: sides
        type: u1
  light_cube_color:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: color
        type: vector_red_green_blue_u8
  shared_exponent_color:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: word_at_0
        type: u4
    instances:
      red:
        value: "(word_at_0 >> 0) & 0x1ff"
      green:
        value: "(word_at_0 >> 9) & 0x1ff"
      blue:
        value: "(word_at_0 >> 18) & 0x1ff"
      exponent:
        value: "(word_at_0 >> 27) & 0x1f"
  pak_local_header:
    doc: As in id-software-quake2.ksy.
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
    doc: As in id-software-quake2.ksy.
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
    doc: As in id-software-quake2.ksy.
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
    doc: As in id-software-quake2.ksy.
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
    doc: As in id-software-quake2.ksy.
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
enums:
  plane_type:
    0:
      id: x
      doc: |-
        Axis that a plane's normal lies on or is nearest to (`PLANE_*`).
    1: "y"
    2: z
    3: nearest_x
    4: nearest_y
    5: nearest_z
  brush_list_contents:
    -1:
      id: empty
      doc: |-
        What a solid holds, in the numbers of Quake and two more.
        Nothing: a mistake.
    -2:
      id: solid
      doc: Solid.
    -3:
      id: water
      doc: Water.
    -4:
      id: slime
      doc: Slime.
    -5:
      id: lava
      doc: Lava.
    -6:
      id: sky
      doc: Sky.
    -8:
      id: clip
      doc: Blocks only what has a size.
    -16:
      id: ladder
      doc: Can be climbed.
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
