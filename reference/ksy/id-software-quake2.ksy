meta:
  id: id_software_quake2
  title: Quake II
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Quake II: IBSP 38, little-endian.

  Quake II (1997): IBSP 38. Little-endian, 19 lumps, offset before length. What is solid is brushes again, as
  the mapper built it; textures lie in files of their own; light is in colour; visibility is that of clusters
  of leaves, and areas are closed off by doors. Tools of today append a directory of further lumps (`BSPX`)
  behind the last one.

  Sources: the public headers and loaders of the engine and its maintained descendants, and two real maps.
  Distances are game units (one inch), z points up.

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
        - "\"IBSP\""
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
    type: node
    repeat: expr
    repeat-expr: lumps[4].length / 28
  texture_info:
    pos: lumps[5].offset
    type: texture_info
    repeat: expr
    repeat-expr: lumps[5].length / 76
  faces:
    pos: lumps[6].offset
    type: face
    repeat: expr
    repeat-expr: lumps[6].length / 20
  lighting:
    pos: lumps[7].offset
    type: vector_red_green_blue_u8
    repeat: expr
    repeat-expr: lumps[7].length / 3
    doc: Samples of all lightmaps; one for every 16 texture pixels of a face.
  leaves:
    pos: lumps[8].offset
    type: leaf
    repeat: expr
    repeat-expr: lumps[8].length / 28
  leaf_faces:
    pos: lumps[9].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[9].length / 2
    doc: Faces, as leaves select them. -> FACES.
  leaf_brushes:
    pos: lumps[10].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[10].length / 2
    doc: Brushes, as leaves select them. -> BRUSHES.
  edges:
    pos: lumps[11].offset
    type: edge
    repeat: expr
    repeat-expr: lumps[11].length / 4
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
    type: brush_side
    repeat: expr
    repeat-expr: lumps[15].length / 4
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
    -orig-id: dplane_t
    doc: |-
      A plane (lump 1): the points `p` with `dot(normal, p) = distance`. Planes come in pairs of opposite
      ones.
    doc-ref: public headers of the engine
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
    doc: A node of the trees that split the world and each brush model (lump 4).
    doc-ref: public headers of the engine
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
        doc: Lower corner of its box, in whole game units.
      - id: maxs
        type: vector_x_y_z_i16
        doc: Upper corner of its box, in whole game units.
      - id: first_face
        type: u2
        doc: |-
          First of `faceCount` faces that lie on the node's plane. -> FACES, `faceCount` of them.
      - id: face_count
        type: u2
        doc: Number of faces, those of both sides counted.
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
      How faces and sides are textured (lump 5): a point's texture coordinate is its dot product with the
      vector, plus the offset.
    doc-ref: public headers of the engine
    seq:
      - id: s
        type: vector_x_y_z_offset_f32
        doc: |-
          Direction and offset of the texture's columns, in texture pixels per game unit and texture pixels.
      - id: t
        type: vector_x_y_z_offset_f32
        doc: Direction and offset of the texture's rows, in texture pixels per game unit and texture pixels.
      - id: flags
        type: s4
        doc: |-
          How its surfaces are drawn, lit and walked on. Bits:
          - 0x1 light
          - 0x2 slick
          - 0x4 sky
          - 0x8 warp
          - 0x10 translucent33
          - 0x20 translucent66
          - 0x40 flowing
          - 0x80 noDraw
          - 0x100 hint
          - 0x200 skip
          - 0x2000000 alphaTest
      - id: value
        type: s4
        doc: How much light its surfaces give, where the flags say that they do.
      - id: name
        type: strz
        size: 32
        encoding: ISO-8859-1
        doc: |-
          Path of the texture below `textures/`, without `.wal`, NUL-terminated within the 32 bytes: at most
          31 bytes of text.
      - id: next
        type: s4
        doc: |-
          Texture info that is shown next where a texture is animated, the last one that of the first;
          negative, or 0, = none. -> TEXTURE_INFO; negative = none.
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
    doc: A polygon (lump 6).
    doc-ref: public headers of the engine; real maps
    seq:
      - id: plane
        type: u2
        doc: |-
          Plane that it lies on: compilers name the first of the pair, whichever way the face looks. ->
          PLANES.
      - id: side
        type: s2
        doc: |-
          Not 0 = it looks away from its plane's normal: so do all 3,058 such faces of the real maps, by their
          corners.
      - id: first_edge
        type: s4
        doc: |-
          First of `edgeCount` entries in SURFEDGES, clockwise as seen from the front. -> SURFEDGES,
          `edgeCount` of them.
      - id: edge_count
        type: s2
        doc: Number of edges, and of corners.
      - id: texture
        type: s2
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
  leaf:
    -orig-id: dleaf_t
    doc: A leaf of the trees (lump 8). Leaf 0 is everything solid beyond the world.
    doc-ref: public headers of the engine
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
        type: s2
        doc: Row of the visibility lump; -1 = none, the leaf is solid or outside.
      - id: area
        type: s2
        doc: Area that doors separate from others; 0 = none. -> AREAS. The lump may be empty all the same.
      - id: mins
        type: vector_x_y_z_i16
        doc: Lower corner of its box, in whole game units.
      - id: maxs
        type: vector_x_y_z_i16
        doc: Upper corner of its box, in whole game units.
      - id: first_face
        type: u2
        doc: |-
          First of `faceCount` entries in LEAF_FACES. -> LEAF_FACES, `faceCount` of them.
      - id: face_count
        type: u2
        doc: Number of faces that are seen in it.
      - id: first_brush
        type: u2
        doc: |-
          First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them.
      - id: brush_count
        type: u2
        doc: Number of brushes that reach into it.
  edge:
    -orig-id: dedge_t
    doc: |-
      An edge of faces (lump 11). Edge 0 is never used: it has no sign.
    doc-ref: public headers of the engine
    seq:
      - id: vertices
        type: u2
        repeat: expr
        repeat-expr: 2
        doc: Its two ends. -> VERTICES.
  model:
    -orig-id: dmodel_t
    doc: |-
      The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 13).
    doc-ref: public headers of the engine
    seq:
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner of its box, in game units. The game widens it by 1.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of its box, in game units. The game widens it by 1.
      - id: origin
        type: vector_x_y_z_f32
        doc: Middle for sounds and lights, in game units; 0 in maps, where the entity says it.
      - id: head_node
        type: s4
        doc: |-
          Root of its tree: a node, or with a negative `n` leaf `-1 - n`. -> NODES; a negative n: element -1 -
          n of LEAVES.
      - id: first_face
        type: s4
        doc: |-
          First of `faceCount` faces. -> FACES, `faceCount` of them.
      - id: face_count
        type: s4
        doc: Number of faces.
  brush:
    -orig-id: dbrush_t
    doc: |-
      A convex solid (lump 14): the space behind all its sides.
    doc-ref: public headers of the engine
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
          What it is. Bits:
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
  brush_side:
    -orig-id: dbrushside_t
    doc: A side of a brush (lump 15).
    doc-ref: public headers of the engine; real map for -1
    seq:
      - id: plane
        type: u2
        doc: Plane that faces out of the brush. -> PLANES.
      - id: texture
        type: s2
        doc: |-
          How it is textured; -1 = not at all: a side that the compiler added for collision. -> TEXTURE_INFO;
          -1 = none.
  area:
    -orig-id: darea_t
    doc: A part of the world that doors separate from others (lump 17). Area 0 is none.
    doc-ref: public headers of the engine
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
    doc: A way out of an area (lump 18). Each opening is stored twice, once for each side; entry 0 is none.
    doc-ref: public headers of the engine; real map
    seq:
      - id: number_
        type: s4
        doc: |-
          Number by which the game opens and closes it: that of a brush of area portals, in the order of the
          map, from 1 on.
      - id: other_area
        type: s4
        doc: Area that it leads into. -> AREAS.
  bspx_entry:
    -orig-id: bspx_lump_t
    doc: Entry of a BSPX directory.
    doc-ref: description of the directory by an engine that reads it and by the tools that write it
    seq:
      - id: name
        type: strz
        size: 24
        encoding: ISO-8859-1
        doc: What the lump holds, as text.
      - id: offset
        type: u4
        doc: First byte, counted from the start of the file.
      - id: length
        type: u4
        doc: Length in bytes.
  brush_list_model:
    doc: |-
      A model's solids follow (`BRUSHLIST`).
    doc-ref: description of the lump by an engine that reads it; real map of the tools that write it
    seq:
      - id: version
        type: u4
        doc: |-
          Version of what follows: 1.
      - id: model
        type: u4
        doc: The model; 0 is the world. -> MODELS.
      - id: brush_count
        type: u4
        doc: Number of solids.
      - id: plane_count
        type: u4
        doc: Number of planes of all solids together.
  brush_list_brush:
    doc: |-
      A solid: its box, cut by the planes that follow.
    doc-ref: description of the lump by an engine that reads it; real map of the tools that write it
    seq:
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner, in world units.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner, in world units.
      - id: contents
        type: s2
        enum: brush_list_contents
        doc: What it holds.
      - id: plane_count
        type: u2
        doc: Number of planes beyond those of the box.
  brush_list_plane:
    doc: A side of a solid that isn't along an axis.
    doc-ref: description of the lump by an engine that reads it; real map of the tools that write it
    seq:
      - id: normal
        type: vector_x_y_z_f32
        doc: Direction away from the solid, of length 1.
      - id: distance
        type: f4
        doc: Distance from the world's origin along the normal, in world units.
  decoupled_lightmap:
    doc: |-
      Size and place of a face's lightmap, apart from the texture's scale (`DECOUPLED_LM`).
      Confidence: probable.
    doc-ref: description of the lump by the tools that write it
    seq:
      - id: width
        type: u2
        doc: Width in samples.
      - id: height
        type: u2
        doc: Height in samples.
      - id: light_offset
        type: s4
        doc: First sample in the map's lump of light, in bytes of that lump; -1 for a face without light.
      - id: column
        type: vector_x_y_z_offset_f32
        doc: |-
          World coordinates to the sample's column: factors of x, y and z, and what is added.
      - id: row
        type: vector_x_y_z_offset_f32
        doc: World coordinates to the sample's row.
  environment_map:
    doc: |-
      A place whose surroundings are shown by what reflects (`ENVMAP`); the six images are files of their own.
      Confidence: probable.
    doc-ref: description of the lump by an engine that reads it; no real file was seen
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Place in world units; the names of the images have it rounded to whole numbers.
      - id: side
        type: s4
        doc: Side of each image in pixels.
  corner_axes:
    doc: |-
      The axes of a face's corner, for light that is worked out while playing: indexes into the vectors
      before.
      Confidence: probable.
    doc-ref: description of the lump by the tools that write it
    seq:
      - id: normal
        type: u4
        doc: Vector away from the surface. -> .vectors.
      - id: tangent
        type: u4
        doc: Vector along the texture's columns. -> .vectors.
      - id: bitangent
        type: u4
        doc: Vector along the texture's rows. -> .vectors.
  light_grid_head:
    doc: |-
      A grid, and the root of its tree.
      Confidence: probable.
    doc-ref: the tools that write it and engines that read it
    seq:
      - id: spacing
        type: vector_x_y_z_f32
        doc: Distance of neighbouring samples along each axis, in world units.
      - id: size
        type: vector_x_y_z_i32
        doc: Number of samples along each axis.
      - id: mins
        type: vector_x_y_z_f32
        doc: Place of the first sample, in world units.
      - id: style_count
        type: u1
        doc: Most light styles that a sample has.
      - id: root
        type: u4
        doc: |-
          Where to begin: a node, or with bit 31 a leaf, or with bit 30 nothing.
  vector_x_y_z_i32:
    seq:
      - id: x
        type: s4
      - id: "y"
        type: s4
      - id: z
        type: s4
  light_grid_count:
    doc: |-
      Number of nodes or leaves that follow.
      Confidence: probable.
    doc-ref: the tools that write it and engines that read it
    seq:
      - id: count
        type: u4
        doc: How many.
  light_grid_node:
    doc: |-
      A node: eight octants around a point of the grid.
      Confidence: probable.
    doc-ref: the tools that write it and engines that read it
    seq:
      - id: middle
        type: vector_x_y_z_i32
        doc: |-
          The point, in samples from the first: what isn't below it is in an upper octant.
      - id: children
        type: u4
        repeat: expr
        repeat-expr: 8
        doc: |-
          What is in each octant: a node, with bit 31 a leaf, with bit 30 nothing. Octant 4 is the upper one
          along x, 2 along y, 1 along z.
  light_grid_leaf:
    doc: |-
      A leaf: a box of samples, which follow, those along x first, then along y, then along z.
      Confidence: probable.
    doc-ref: the tools that write it and engines that read it
    seq:
      - id: mins
        type: vector_x_y_z_i32
        doc: First sample of the box, in samples from the first of the grid.
      - id: size
        type: vector_x_y_z_i32
        doc: Number of samples along each axis.
  light_grid_sample:
    doc: |-
      A sample: how many light styles reach it.
      Confidence: probable.
    doc-ref: the tools that write it and engines that read it
    seq:
      - id: style_count
        type: u1
        doc: Number of styles; 255 for a place inside of something, which isn't to be used.
  light_grid_light:
    doc: |-
      Light of one style at a sample.
      Confidence: probable.
    doc-ref: the tools that write it and engines that read it
    seq:
      - id: style
        type: u1
        doc: The style.
      - id: color
        type: vector_red_green_blue_u8
        doc: The light.
  light_grid_size:
    doc: |-
      Number of bytes of a grid that follows (`LIGHTGRIDS`).
      Confidence: probable.
    doc-ref: the tools that write it, which call it not final
    seq:
      - id: byte_count
        type: u4
        doc: Bytes up to the end of the grid.
  light_cube_leaf:
    doc: |-
      A leaf of a grid of light from six sides.
      Confidence: probable.
    doc-ref: the tools that write it, which call it not final
    seq:
      - id: mins
        type: vector_x_y_z_i32
        doc: First sample of the box, in samples from the first of the grid.
      - id: size
        type: vector_x_y_z_i32
        doc: Number of samples along each axis.
      - id: style_count
        type: u1
        doc: Most light styles that one of its samples has.
  light_cube_light:
    doc: |-
      Light of one style from six sides at a sample.
      Confidence: probable.
    doc-ref: the tools that write it, which call it not final
    seq:
      - id: style
        type: u1
        doc: The style.
      - id: sides
        type: u1
        doc: |-
          Sides of which a colour follows. Bits:
          - 0x1 front: +x.
          - 0x2 back: -x.
          - 0x4 left: +y.
          - 0x8 right: -y.
          - 0x10 up: +z.
          - 0x20 down: -z.
  light_cube_color:
    doc: |-
      Light from one side.
      Confidence: probable.
    doc-ref: the tools that write it, which call it not final
    seq:
      - id: color
        type: vector_red_green_blue_u8
        doc: The light.
  shared_exponent_color:
    doc: |-
      A colour with a common exponent (`LIGHTING_E5BGR9`): each component is `c * 2 ** (exponent - 24)`, and 1
      is full light.
      Confidence: probable.
    doc-ref: description of the lump by an engine that reads it and by the tools that write it
    seq:
      - id: word_at_0
        type: u4
        doc: The word of the bit fields.
    instances:
      red:
        value: "(word_at_0 >> 0) & 0x1ff"
        doc: Red.
      green:
        value: "(word_at_0 >> 9) & 0x1ff"
        doc: Green.
      blue:
        value: "(word_at_0 >> 18) & 0x1ff"
        doc: Blue.
      exponent:
        value: "(word_at_0 >> 27) & 0x1f"
        doc: Power of two that all three are multiplied with, plus 24.
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
