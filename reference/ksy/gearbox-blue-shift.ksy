meta:
  id: gearbox_blue_shift
  title: "Half-Life: Blue Shift"
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Half-Life: Blue Shift: lump-directory 30, little-endian.

  Half-Life: Blue Shift (2001): GoldSrc's version 30 with the first two entries of the directory swapped, so
  that planes are lump 0 and entities lump 1. No word of the file says so: what lies there does.

  Sources: what public engines and editors do to tell such files from GoldSrc's; no real map is at hand.

  Generated from the record declarations by tools/reference: edit those instead. Nothing in it checks what a
  file says.

  What Kaitai can't express:
  - TEXTURES.textures: at each of the offsets that is not -1
  - TEXTURES.pixels: width times height of them at the first of the level offsets, a quarter at each further
  one
  - TEXTURES.colorCount: behind the pixels of the smallest size, where textures have palettes
  - TEXTURES.colors: behind the number of colours
  - BSPX: where it lies, which the directory doesn't say
seq:
  - id: version
    type: s4
    doc: Version of the format.
  - id: lumps
    type: lump_lumps
    repeat: expr
    repeat-expr: "15"
    doc: Where each lump lies.
instances:
  planes:
    pos: lumps[0].offset
    type: plane
    repeat: expr
    repeat-expr: lumps[0].length / 20
  entities:
    pos: lumps[1].offset
    size: lumps[1].length
    type: str
    encoding: ISO-8859-1
    doc: |-
      What stands in the world: blocks of quoted keys and values, ended by a NUL. A lump of entity text.
  textures:
    pos: lumps[2].offset
    size: lumps[2].length
    type: textures
    if: lumps[2].length > 0
    doc: |-
      Textures with their pixels and a palette each, or without either: those lie in archives beside the map.
  vertices:
    pos: lumps[3].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[3].length / 12
    doc: Corners of faces, in game units.
  visibility:
    pos: lumps[4].offset
    size: lumps[4].length
    doc: |-
      Which leaves see which: rows of bits with runs of zero bytes shortened, where the leaves say that they
      begin.
  nodes:
    pos: lumps[5].offset
    type: node
    repeat: expr
    repeat-expr: lumps[5].length / 24
  texture_info:
    pos: lumps[6].offset
    type: texture_info
    repeat: expr
    repeat-expr: lumps[6].length / 40
  faces:
    pos: lumps[7].offset
    type: face
    repeat: expr
    repeat-expr: lumps[7].length / 20
  lighting:
    pos: lumps[8].offset
    type: vector_red_green_blue_u8
    repeat: expr
    repeat-expr: lumps[8].length / 3
    doc: |-
      Samples of all lightmaps: one for every 16 texture pixels of a face.
  clip_nodes:
    pos: lumps[9].offset
    type: clip_node_gold_src
    repeat: expr
    repeat-expr: lumps[9].length / 8
  leaves:
    pos: lumps[10].offset
    type: leaf_gold_src
    repeat: expr
    repeat-expr: lumps[10].length / 28
  leaf_faces:
    pos: lumps[11].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[11].length / 2
    doc: Faces, as leaves select them. -> FACES.
  edges:
    pos: lumps[12].offset
    type: edge
    repeat: expr
    repeat-expr: lumps[12].length / 4
  surfedges:
    pos: lumps[13].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[13].length / 4
    doc: |-
      Edges in the order in which faces walk them, negative for backwards. -> EDGES; the sign is a direction.
  models:
    pos: lumps[14].offset
    type: model_gold_src
    repeat: expr
    repeat-expr: lumps[14].length / 64
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
    doc: As in id-software-quake.ksy.
    seq:
      - id: normal
        type: vector_x_y_z_f32
      - id: distance
        type: f4
      - id: type
        type: s4
        enum: quake_plane_type
  vector_x_y_z_f32:
    seq:
      - id: x
        type: f4
      - id: "y"
        type: f4
      - id: z
        type: f4
  miptex:
    doc: As in id-software-quake.ksy.
    seq:
      - id: name
        type: strz
        size: 16
        encoding: ISO-8859-1
      - id: width
        type: u4
      - id: height
        type: u4
      - id: level_offsets
        type: u4
        repeat: expr
        repeat-expr: 4
  palette_color:
    doc: As in id-software-quake.ksy.
    seq:
      - id: color
        type: vector_red_green_blue_u8
  vector_red_green_blue_u8:
    seq:
      - id: red
        type: u1
      - id: green
        type: u1
      - id: blue
        type: u1
  textures:
    -orig-id: dmiptexlump_t
    doc: |-
      A lump of textures with four sizes each, whose pixels are numbers of colours of a palette: each
      texture's own, or one that the game has for all.
    doc-ref: public headers of the compilers; real maps
    seq:
      - id: count
        type: s4
        doc: Number of textures.
      - id: offsets
        type: s4
        repeat: expr
        repeat-expr: count
        doc: Where each texture begins, in bytes from the start of the lump; -1 = there is no such texture.
      - id: rest
        size-eos: true
        doc: |-
          As bytes, since it can't be placed: textures, pixels, colorCount, colors.
  node:
    doc: As in id-software-quake.ksy.
    seq:
      - id: plane
        type: s4
      - id: children
        type: s2
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
  vector_x_y_z_i16:
    seq:
      - id: x
        type: s2
      - id: "y"
        type: s2
      - id: z
        type: s2
  texture_info:
    doc: As in id-software-quake.ksy.
    seq:
      - id: s
        type: vector_x_y_z_offset_f32
      - id: t
        type: vector_x_y_z_offset_f32
      - id: texture
        type: s4
      - id: flags
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
    doc: As in id-software-quake.ksy.
    seq:
      - id: plane
        type: u2
      - id: side
        type: s2
      - id: first_edge
        type: s4
      - id: edge_count
        type: s2
      - id: texture
        type: s2
      - id: styles
        type: u1
        repeat: expr
        repeat-expr: 4
      - id: light_offset
        type: s4
  clip_node_gold_src:
    doc: As in valve-goldsrc.ksy.
    seq:
      - id: plane
        type: s4
      - id: children
        type: s2
        repeat: expr
        repeat-expr: 2
  leaf_gold_src:
    doc: As in valve-goldsrc.ksy.
    seq:
      - id: contents
        type: s4
        enum: gold_src_contents
      - id: visibility_offset
        type: s4
      - id: mins
        type: vector_x_y_z_i16
      - id: maxs
        type: vector_x_y_z_i16
      - id: first_face
        type: u2
      - id: face_count
        type: u2
      - id: ambient_levels
        type: vector_water_sky_slime_lava_u8
  vector_water_sky_slime_lava_u8:
    seq:
      - id: water
        type: u1
      - id: sky
        type: u1
      - id: slime
        type: u1
      - id: lava
        type: u1
  edge:
    doc: As in id-software-quake.ksy.
    seq:
      - id: vertices
        type: u2
        repeat: expr
        repeat-expr: 2
  model_gold_src:
    doc: As in valve-goldsrc.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_f32
      - id: maxs
        type: vector_x_y_z_f32
      - id: origin
        type: vector_x_y_z_f32
      - id: head_node
        type: s4
      - id: clip_head_nodes
        type: s4
        repeat: expr
        repeat-expr: 3
      - id: leaf_count
        type: s4
      - id: first_face
        type: s4
      - id: face_count
        type: s4
  bspx_entry:
    doc: As in id-software-quake.ksy.
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
    doc: As in id-software-quake.ksy.
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
    doc: As in id-software-quake.ksy.
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
    doc: As in id-software-quake.ksy.
    seq:
      - id: normal
        type: vector_x_y_z_f32
      - id: distance
        type: f4
  decoupled_lightmap:
    doc: As in id-software-quake.ksy.
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
    doc: As in id-software-quake.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: side
        type: s4
  corner_axes:
    doc: As in id-software-quake.ksy.
    seq:
      - id: normal
        type: u4
      - id: tangent
        type: u4
      - id: bitangent
        type: u4
  light_grid_head:
    doc: As in id-software-quake.ksy.
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
    doc: As in id-software-quake.ksy.
    seq:
      - id: count
        type: u4
  light_grid_node:
    doc: As in id-software-quake.ksy.
    seq:
      - id: middle
        type: vector_x_y_z_i32
      - id: children
        type: u4
        repeat: expr
        repeat-expr: 8
  light_grid_leaf:
    doc: As in id-software-quake.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_i32
      - id: size
        type: vector_x_y_z_i32
  light_grid_sample:
    doc: As in id-software-quake.ksy.
    seq:
      - id: style_count
        type: u1
  light_grid_light:
    doc: As in id-software-quake.ksy.
    seq:
      - id: style
        type: u1
      - id: color
        type: vector_red_green_blue_u8
  light_grid_size:
    doc: As in id-software-quake.ksy.
    seq:
      - id: byte_count
        type: u4
  light_cube_leaf:
    doc: As in id-software-quake.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_i32
      - id: size
        type: vector_x_y_z_i32
      - id: style_count
        type: u1
  light_cube_light:
    doc: As in id-software-quake.ksy.
    seq:
      - id: style
        type: u1
      - id: sides
        type: u1
  light_cube_color:
    doc: As in id-software-quake.ksy.
    seq:
      - id: color
        type: vector_red_green_blue_u8
  shared_exponent_color:
    doc: As in id-software-quake.ksy.
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
    doc: As in id-software-quake.ksy.
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
    doc: As in id-software-quake.ksy.
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
    doc: As in id-software-quake.ksy.
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
    doc: As in id-software-quake.ksy.
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
    doc: As in id-software-quake.ksy.
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
  quake_plane_type:
    0:
      id: x
      doc: Which axis a plane's normal lies on, or is nearest to.
    1: "y"
    2: z
    3: nearest_x
    4: nearest_y
    5: nearest_z
  gold_src_contents:
    -1:
      id: empty
      doc: |-
        What is in a leaf, or behind a clip node's plane (`CONTENTS_*`): Quake's, and what one sees through or
        climbs.
    -2: solid
    -3: water
    -4: slime
    -5: lava
    -6: sky
    -7: origin
    -8: clip
    -9: current0
    -10: current90
    -11: current180
    -12: current270
    -13: current_up
    -14: current_down
    -15: translucent
    -16: ladder
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
