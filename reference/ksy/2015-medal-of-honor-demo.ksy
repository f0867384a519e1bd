meta:
  id: n2015_medal_of_honor_demo
  title: "Medal of Honor: Allied Assault (demo)"
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Medal of Honor: Allied Assault (demo): 2015 18, little-endian.

  The demo of Medal of Honor: Allied Assault: 2015 18. The game's records; a lump of fog stands before the
  models, and those behind it are one further.

  Sources: the loaders of an engine that loads such maps. No real map is at hand: nothing here is surer than
  probable.

  Generated from the record declarations by tools/reference: edit those instead. Nothing in it checks what a
  file says.

  Every part of a file is expressed.
seq:
  - id: magic
    type: str
    size: 4
    encoding: ISO-8859-1
    doc: What every file begins with.
    valid:
      any-of:
        - "\"2015\""
  - id: version
    type: s4
    doc: Version of the format.
  - id: checksum
    type: s4
    doc: A number by which copies of the map are told apart.
  - id: lumps
    type: lump_lumps
    repeat: expr
    repeat-expr: "28"
    doc: Where each lump lies.
instances:
  textures:
    pos: lumps[0].offset
    type: texture
    repeat: expr
    repeat-expr: lumps[0].length / 140
  planes:
    pos: lumps[1].offset
    type: plane
    repeat: expr
    repeat-expr: lumps[1].length / 16
  lightmaps:
    pos: lumps[2].offset
    type: lightmap
    repeat: expr
    repeat-expr: lumps[2].length / 49152
  faces:
    pos: lumps[3].offset
    type: face
    repeat: expr
    repeat-expr: lumps[3].length / 108
  vertices:
    pos: lumps[4].offset
    type: vertex
    repeat: expr
    repeat-expr: lumps[4].length / 44
  mesh_vertices:
    pos: lumps[5].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[5].length / 4
    doc: Corners of triangles, three a triangle, counted from the first vertex of their face.
  leaf_brushes:
    pos: lumps[6].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[6].length / 4
    doc: Brushes, as leaves select them. -> BRUSHES.
  leaf_faces:
    pos: lumps[7].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[7].length / 4
    doc: Faces, as leaves select them. -> FACES.
  leaves:
    pos: lumps[8].offset
    type: leaf
    repeat: expr
    repeat-expr: lumps[8].length / 64
  nodes:
    pos: lumps[9].offset
    type: node
    repeat: expr
    repeat-expr: lumps[9].length / 36
  side_equations:
    pos: lumps[10].offset
    type: side_equation
    repeat: expr
    repeat-expr: lumps[10].length / 32
  brush_sides:
    pos: lumps[11].offset
    type: brush_side
    repeat: expr
    repeat-expr: lumps[11].length / 12
  brushes:
    pos: lumps[12].offset
    type: brush
    repeat: expr
    repeat-expr: lumps[12].length / 12
  effects:
    pos: lumps[13].offset
    type: effect
    repeat: expr
    repeat-expr: lumps[13].length / 72
  models:
    pos: lumps[14].offset
    type: model
    repeat: expr
    repeat-expr: lumps[14].length / 40
  entities:
    pos: lumps[15].offset
    size: lumps[15].length
    type: str
    encoding: ISO-8859-1
    doc: |-
      What stands in the world: blocks of quoted keys and values, ended by a NUL. Models that don't move
      aren't among it. A lump of entity text.
  visibility:
    pos: lumps[16].offset
    size: lumps[16].length
    type: visibility
    if: lumps[16].length > 0
  light_grid_palette:
    pos: lumps[17].offset
    type: vector_red_green_blue_u8
    repeat: expr
    repeat-expr: lumps[17].length / 3
    doc: Colours of the grid of light, 256 of them. The first stands for none.
  light_grid_offsets:
    pos: lumps[18].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[18].length / 2
    doc: |-
      Where columns of the grid of light begin in LIGHT_GRID_DATA: first a high part for each step along x,
      then a low part for each column.
  light_grid_data:
    pos: lumps[19].offset
    size: lumps[19].length
    doc: |-
      Columns of the grid of light from low to high: a negative number and as many colours, or a number and
      one colour that comes that often and twice more. Bytes of unknown meaning.
  sphere_lights:
    pos: lumps[20].offset
    type: sphere_light
    repeat: expr
    repeat-expr: lumps[20].length / 56
  sphere_light_visibility:
    pos: lumps[21].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[21].length / 4
    doc: |-
      Which lights reach a leaf, leaf by leaf: indexes of SPHERE_LIGHTS, -2 = the sun, -1 ends the list of a
      leaf. -> SPHERE_LIGHTS; negative = none.
  light_definitions:
    pos: lumps[22].offset
    type: light_definition
    repeat: expr
    repeat-expr: lumps[22].length / 52
  terrain:
    pos: lumps[23].offset
    type: terrain_patch
    repeat: expr
    repeat-expr: lumps[23].length / 388
  terrain_indices:
    pos: lumps[24].offset
    type: s2
    repeat: expr
    repeat-expr: lumps[24].length / 2
    doc: Pieces of terrain, as leaves select them. -> TERRAIN.
  static_model_data:
    pos: lumps[25].offset
    size: lumps[25].length
    doc: |-
      Colours of the vertices of models that don't move: red, green, blue.
  static_models:
    pos: lumps[26].offset
    type: static_model
    repeat: expr
    repeat-expr: lumps[26].length / 164
  static_model_indices:
    pos: lumps[27].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[27].length / 2
    doc: Models that don't move, as leaves select them. -> STATIC_MODELS.
types:
  lump_lumps:
    seq:
      - id: offset
        type: s4
        doc: First byte of the lump, from the start of the file.
      - id: length
        type: s4
        doc: Length of the lump in bytes, as it is stored.
  texture:
    doc: As in 2015-medal-of-honor.ksy.
    seq:
      - id: name
        type: strz
        size: 64
        encoding: ISO-8859-1
      - id: surface_flags
        type: s4
      - id: content_flags
        type: s4
      - id: subdivisions
        type: s4
      - id: fence_mask
        type: strz
        size: 64
        encoding: ISO-8859-1
  plane:
    doc: As in id-software-quake3.ksy.
    seq:
      - id: normal
        type: vector_x_y_z_f32
      - id: distance
        type: f4
  vector_x_y_z_f32:
    seq:
      - id: x
        type: f4
      - id: "y"
        type: f4
      - id: z
        type: f4
  lightmap:
    doc: As in id-software-quake3.ksy.
    seq:
      - id: pixels
        size: 49152
  face:
    -orig-id: dsurface_t
    doc: |-
      One drawn piece of the world (lump 3): a polygon, a curved patch, a mesh of triangles or a billboard.
      Confidence: probable.
    doc-ref: headers of an engine that loads such maps
    seq:
      - id: texture
        type: s4
        doc: Texture that it is drawn with. -> TEXTURES.
      - id: effect
        type: s4
        doc: Fog that it lies in; -1 = none. -> EFFECTS; -1 = none. The lump may be empty all the same.
      - id: type
        type: s4
        enum: face_type
        doc: Kind of face.
      - id: first_vertex
        type: s4
        doc: |-
          First of `vertexCount` vertices; of a patch, of its control points, row by row. -> VERTICES,
          `vertexCount` of them.
      - id: vertex_count
        type: s4
        doc: Number of vertices.
      - id: first_mesh_vertex
        type: s4
        doc: |-
          First of `meshVertexCount` entries in MESH_VERTICES, which count from `firstVertex`. ->
          MESH_VERTICES, `meshVertexCount` of them. The elements count from `firstVertex`.
      - id: mesh_vertex_count
        type: s4
        doc: Number of entries in MESH_VERTICES, three a triangle. A patch has none that are read.
      - id: lightmap
        type: s4
        doc: |-
          Lightmap page; -1 = none, -2 = full light, -3 = the colours of the vertices. Compilers may leave the
          pages in files of their own, and the lump empty. -> LIGHTMAPS; negative = none. The lump may be
          empty all the same.
      - id: lightmap_position
        type: vector_x_y_i32
        doc: Lower corner of its rectangle on the page, in pixels.
      - id: lightmap_size
        type: vector_width_height_i32
        doc: Size of its rectangle on the page, in pixels.
      - id: shape
        size: 56
        type:
          switch-on: type.to_i
          cases:
            1: face_shape_polygon
            2: face_shape_patch
            3: face_shape_mesh
            4: face_shape_billboard
            _: face_shape_other
        doc: What its kind says of its place.
      - id: subdivisions
        type: f4
        doc: How finely a curve is divided.
  vector_x_y_i32:
    seq:
      - id: x
        type: s4
      - id: "y"
        type: s4
  vector_width_height_i32:
    seq:
      - id: width
        type: s4
      - id: height
        type: s4
  face_shape_polygon:
    doc: A flat face.
    seq:
      - id: lightmap_origin
        type: vector_x_y_z_f32
        doc: Where the first pixel of its lightmap lies in the world, in game units.
      - id: lightmap_s
        type: vector_x_y_z_f32
        doc: Way in the world from a pixel of the lightmap to the next one in its row, in game units.
      - id: lightmap_t
        type: vector_x_y_z_f32
        doc: Way in the world from a pixel of the lightmap to the one in the next row, in game units.
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector away from the face; 0 in faces that the compiler joined of several.
      - id: unused
        size: 8
        doc: |-
          Room for the size of a patch; 0.
          Confidence: probable.
  face_shape_patch:
    doc: A grid of quadratic curves.
    seq:
      - id: lightmap_origin
        type: vector_x_y_z_f32
        doc: |-
          Where the first pixel of its lightmap lies in the world; not read.
          Confidence: probable.
      - id: detail_mins
        type: vector_x_y_z_f32
        doc: |-
          Lower corner of the box by whose distance its detail is chosen, that of neighbours with the same
          seam included, in game units.
      - id: detail_maxs
        type: vector_x_y_z_f32
        doc: Upper corner of that box, in game units.
      - id: normal
        type: vector_x_y_z_f32
        doc: |-
          Unit vector away from the patch where its lightmap is flat, else 0; not read.
          Confidence: probable.
      - id: width
        type: s4
        doc: Control points in a row, odd and at least 3.
      - id: height
        type: s4
        doc: Rows of control points, odd and at least 3.
  face_shape_mesh:
    doc: Triangles, as of a model that was placed in the editor.
    seq:
      - id: lightmap_origin
        type: vector_x_y_z_f32
        doc: |-
          Not read.
          Confidence: probable.
      - id: lightmap_s
        type: vector_x_y_z_f32
        doc: |-
          Not read.
          Confidence: probable.
      - id: lightmap_t
        type: vector_x_y_z_f32
        doc: |-
          Not read.
          Confidence: probable.
      - id: normal
        type: vector_x_y_z_f32
        doc: |-
          Not read.
          Confidence: probable.
      - id: unused
        size: 8
        doc: |-
          Room for the size of a patch; 0.
          Confidence: probable.
  vector_red_green_blue_f32:
    seq:
      - id: red
        type: f4
      - id: green
        type: f4
      - id: blue
        type: f4
  face_shape_billboard:
    doc: A flare that faces whoever looks at it.
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it is, in game units.
      - id: color
        type: vector_red_green_blue_f32
        doc: Its colour, 1 = full.
      - id: unused_vector
        type: vector_x_y_z_f32
        doc: |-
          Not read.
          Confidence: probable.
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector in which it shines; 0 = to all sides.
      - id: unused
        size: 8
        doc: |-
          Room for the size of a patch; 0.
          Confidence: probable.
  face_shape_other:
    doc: A kind that the game doesn't know.
    seq:
      - id: unknown0x30
        size: 56
        doc: |-
          Origin and axes of a lightmap, or what the kind has in their place.
          Confidence: unknown.
  vertex:
    doc: As in id-software-quake3.ksy.
    seq:
      - id: position
        type: vector_x_y_z_f32
      - id: texture_coordinates
        type: vector_s_t_f32
      - id: lightmap_coordinates
        type: vector_s_t_f32
      - id: normal
        type: vector_x_y_z_f32
      - id: color
        type: vector_red_green_blue_alpha_u8
  vector_s_t_f32:
    seq:
      - id: s
        type: f4
      - id: t
        type: f4
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
  leaf:
    doc: As in 2015-medal-of-honor.ksy.
    seq:
      - id: cluster
        type: s4
      - id: area
        type: s4
      - id: mins
        type: vector_x_y_z_i32
      - id: maxs
        type: vector_x_y_z_i32
      - id: first_face
        type: s4
      - id: face_count
        type: s4
      - id: first_brush
        type: s4
      - id: brush_count
        type: s4
      - id: first_terrain
        type: s4
      - id: terrain_count
        type: s4
      - id: first_static_model
        type: s4
      - id: static_model_count
        type: s4
  vector_x_y_z_i32:
    seq:
      - id: x
        type: s4
      - id: "y"
        type: s4
      - id: z
        type: s4
  node:
    doc: As in id-software-quake3.ksy.
    seq:
      - id: plane
        type: s4
      - id: children
        type: s4
        repeat: expr
        repeat-expr: 2
      - id: mins
        type: vector_x_y_z_i32
      - id: maxs
        type: vector_x_y_z_i32
  side_equation:
    doc: As in 2015-medal-of-honor.ksy.
    seq:
      - id: s
        type: vector_x_y_z_offset_f32
      - id: t
        type: vector_x_y_z_offset_f32
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
  brush_side:
    doc: As in 2015-medal-of-honor.ksy.
    seq:
      - id: plane
        type: s4
      - id: texture
        type: s4
      - id: equation
        type: s4
  brush:
    doc: As in id-software-quake3.ksy.
    seq:
      - id: first_side
        type: s4
      - id: side_count
        type: s4
      - id: texture
        type: s4
  effect:
    -orig-id: dfog_t
    doc: A volume with an effect, which is fog (lump 12).
    doc-ref: released source of the game
    seq:
      - id: name
        type: strz
        size: 64
        encoding: ISO-8859-1
        doc: Path of the shader of the fog, NUL-terminated within the 64 bytes.
      - id: brush
        type: s4
        doc: Brush that is filled with it; -1 = the whole world. -> BRUSHES; -1 = none.
      - id: visible_side
        type: s4
        doc: Side of the brush, counted from its first, behind which it begins; -1 = it has no such side.
  model:
    doc: As in id-software-quake3.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_f32
      - id: maxs
        type: vector_x_y_z_f32
      - id: first_face
        type: s4
      - id: face_count
        type: s4
      - id: first_brush
        type: s4
      - id: brush_count
        type: s4
  visibility:
    doc: Cluster-to-cluster visibility (lump 16). An empty lump means that everything is seen from everywhere.
    doc-ref: released source of the game, real maps
    seq:
      - id: cluster_count
        type: s4
        doc: |-
          Number of rows: the highest cluster of a leaf, plus one.
      - id: bytes_per_cluster
        type: s4
        doc: Bytes in each row, at least one bit a cluster.
      - id: rows
        size: cluster_count * bytes_per_cluster
        doc: |-
          The rows: bit `c & 7` of byte `c >> 3` says whether cluster `c` is seen.
  vector_red_green_blue_u8:
    seq:
      - id: red
        type: u1
      - id: green
        type: u1
      - id: blue
        type: u1
  sphere_light:
    doc: As in ritual-fakk2.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: color
        type: vector_red_green_blue_f32
      - id: intensity
        type: f4
      - id: leaf
        type: s4
      - id: needs_trace
        type: s4
      - id: is_spot
        type: s4
      - id: spot_direction
        type: vector_x_y_z_f32
      - id: spot_radius_by_distance
        type: f4
  light_definition:
    doc: As in ritual-fakk2.ksy.
    seq:
      - id: intensity
        type: s4
      - id: angle
        type: s4
      - id: lightmap_resolution
        type: s4
      - id: is_two_sided
        type: s4
      - id: is_linear
        type: s4
      - id: color
        type: vector_red_green_blue_f32
      - id: falloff
        type: f4
      - id: backsplash_fraction
        type: f4
      - id: backsplash_distance
        type: f4
      - id: subdivide
        type: f4
      - id: is_autosprite
        type: s4
  terrain_patch:
    doc: As in 2015-medal-of-honor.ksy.
    seq:
      - id: flags
        type: u1
      - id: lightmap_scale
        type: u1
      - id: lightmap_position
        type: vector_s_t_u8
      - id: texture_coordinates
        type: vector_s_t_f32
        repeat: expr
        repeat-expr: 4
      - id: x
        type: s1
      - id: "y"
        type: s1
      - id: base_height
        type: s2
      - id: texture
        type: u2
      - id: lightmap
        type: u2
      - id: north
        type: s2
      - id: east
        type: s2
      - id: south
        type: s2
      - id: west
        type: s2
      - id: detail
        type: u2
        repeat: expr
        repeat-expr: 126
      - id: heights
        size: 81
      - id: hole_at_385
        size: 3
  vector_s_t_u8:
    seq:
      - id: s
        type: u1
      - id: t
        type: u1
  static_model:
    doc: As in 2015-medal-of-honor.ksy.
    seq:
      - id: model
        type: strz
        size: 128
        encoding: ISO-8859-1
      - id: origin
        type: vector_x_y_z_f32
      - id: angles
        type: vector_pitch_yaw_roll_f32
      - id: scale
        type: f4
      - id: color_offset
        type: s4
      - id: color_count
        type: s4
  vector_pitch_yaw_roll_f32:
    seq:
      - id: pitch
        type: f4
      - id: yaw
        type: f4
      - id: roll
        type: f4
enums:
  face_type:
    0:
      id: bad
      doc: |-
        Kinds of face (`Face.type`).
    1: polygon
    2: patch
    3: mesh
    4: billboard
