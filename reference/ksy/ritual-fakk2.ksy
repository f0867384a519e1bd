meta:
  id: ritual_fakk2
  title: "Heavy Metal: F.A.K.K. 2, American McGee's Alice"
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Heavy Metal: F.A.K.K. 2, American McGee's Alice: FAKK 12, 42, little-endian.

  Heavy Metal: F.A.K.K. 2 (2000): FAKK 12, and American McGee's Alice (2000): FAKK 42. Quake III's records in
  another order, with a checksum before the directory and lights for what moves.

  Sources: the header of the game's public kit, and an engine that loads such maps. No real map is at hand:
  nothing here is surer than probable.

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
        - "\"FAKK\""
  - id: version
    type: s4
    doc: Version of the format.
  - id: checksum
    type: s4
    doc: A number by which copies of the map are told apart.
  - id: lumps
    type: lump_lumps
    repeat: expr
    repeat-expr: "20"
    doc: Where each lump lies.
instances:
  textures:
    pos: lumps[0].offset
    type: texture
    repeat: expr
    repeat-expr: lumps[0].length / 76
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
    repeat-expr: lumps[8].length / 48
  nodes:
    pos: lumps[9].offset
    type: node
    repeat: expr
    repeat-expr: lumps[9].length / 36
  brush_sides:
    pos: lumps[10].offset
    type: brush_side
    repeat: expr
    repeat-expr: lumps[10].length / 8
  brushes:
    pos: lumps[11].offset
    type: brush
    repeat: expr
    repeat-expr: lumps[11].length / 12
  effects:
    pos: lumps[12].offset
    type: effect
    repeat: expr
    repeat-expr: lumps[12].length / 72
  models:
    pos: lumps[13].offset
    type: model
    repeat: expr
    repeat-expr: lumps[13].length / 40
  entities:
    pos: lumps[14].offset
    size: lumps[14].length
    type: str
    encoding: ISO-8859-1
    doc: |-
      What stands in the world: blocks of quoted keys and values, ended by a NUL. A lump of entity text.
  visibility:
    pos: lumps[15].offset
    size: lumps[15].length
    type: visibility
    if: lumps[15].length > 0
  light_volumes:
    pos: lumps[16].offset
    type: light_volume
    repeat: expr
    repeat-expr: lumps[16].length / 8
  sphere_lights:
    pos: lumps[17].offset
    type: sphere_light
    repeat: expr
    repeat-expr: lumps[17].length / 56
  sphere_light_visibility:
    pos: lumps[18].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[18].length / 4
    doc: |-
      Which lights reach a leaf, leaf by leaf: indexes of SPHERE_LIGHTS, -2 = the sun, -1 ends the list of a
      leaf.
      Confidence: guess. -> SPHERE_LIGHTS; negative = none.
  light_definitions:
    pos: lumps[19].offset
    type: light_definition
    repeat: expr
    repeat-expr: lumps[19].length / 52
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
    -orig-id: dshader_t
    doc: |-
      A texture (lump 0): the name of a shader, and what the compiler took from it.
      Confidence: probable.
    doc-ref: public header of the game's kit
    seq:
      - id: name
        type: strz
        size: 64
        encoding: ISO-8859-1
        doc: Path of the shader or of a picture, without its ending, NUL-terminated within the 64 bytes.
      - id: surface_flags
        type: s4
        doc: How surfaces of it are drawn and behave; what the bits mean isn't known.
      - id: content_flags
        type: s4
        doc: What volumes of it are; what the bits mean isn't known.
      - id: subdivisions
        type: s4
        doc: How finely curves of it are divided for collision.
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
    doc-ref: public header of the game's kit
    seq:
      - id: texture
        type: s4
        doc: Texture that it is drawn with. -> TEXTURES.
      - id: effect
        type: s4
        doc: |-
          Fog that it lies in; -1 = none. The game's own compiler leaves 0 in billboards, also of maps without
          fog. -> EFFECTS; -1 = none. The lump may be empty all the same.
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
    doc: As in id-software-quake3.ksy.
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
  brush_side:
    doc: As in id-software-quake3.ksy.
    seq:
      - id: plane
        type: s4
      - id: texture
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
    doc: As in id-software-quake3.ksy.
    seq:
      - id: name
        type: strz
        size: 64
        encoding: ISO-8859-1
      - id: brush
        type: s4
      - id: visible_side
        type: s4
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
  light_volume:
    doc: As in id-software-quake3.ksy.
    seq:
      - id: ambient
        type: vector_red_green_blue_u8
      - id: directional
        type: vector_red_green_blue_u8
      - id: direction
        type: vector_polar_azimuth_u8
  vector_red_green_blue_u8:
    seq:
      - id: red
        type: u1
      - id: green
        type: u1
      - id: blue
        type: u1
  vector_polar_azimuth_u8:
    seq:
      - id: polar
        type: u1
      - id: azimuth
        type: u1
  sphere_light:
    -orig-id: mapspherel_t
    doc: |-
      A light that shines on what moves.
      Confidence: probable.
    doc-ref: public headers of the games' kits
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it is, in game units.
      - id: color
        type: vector_red_green_blue_f32
        doc: Colour, 1 = full.
      - id: intensity
        type: f4
        doc: How strong it is.
      - id: leaf
        type: s4
        doc: Leaf that it is in; negative = none. -> LEAVES; negative = none.
      - id: needs_trace
        type: s4
        doc: Whether the game looks for what stands in its way.
      - id: is_spot
        type: s4
        doc: Whether it shines in a cone.
      - id: spot_direction
        type: vector_x_y_z_f32
        doc: Unit vector along the cone.
      - id: spot_radius_by_distance
        type: f4
        doc: Radius of the cone at a distance of 1.
  light_definition:
    -orig-id: dlightdef_t
    doc: |-
      How a face gives and takes light, as its shader says it: the compiler's notes, one for each face. Games
      don't read them.
      Confidence: probable.
    doc-ref: public headers of the games' kits
    seq:
      - id: intensity
        type: s4
        doc: How much light the face gives; 0 = none.
      - id: angle
        type: s4
        doc: |-
          Angle within which it gives light, in degrees.
          Confidence: guess.
      - id: lightmap_resolution
        type: s4
        doc: Game units between two pixels of its lightmap.
      - id: is_two_sided
        type: s4
        doc: Whether it gives light on both sides.
      - id: is_linear
        type: s4
        doc: Whether its light falls off with the distance, not with its square.
      - id: color
        type: vector_red_green_blue_f32
        doc: Colour of its light, 1 = full.
      - id: falloff
        type: f4
        doc: |-
          How fast its light falls off.
          Confidence: guess.
      - id: backsplash_fraction
        type: f4
        doc: |-
          Share of the light that is thrown back from where it meets a face nearby.
          Confidence: guess.
      - id: backsplash_distance
        type: f4
        doc: |-
          How far behind the face light is thrown back, in game units.
          Confidence: guess.
      - id: subdivide
        type: f4
        doc: |-
          Game units between the points that stand for the face where it gives light.
          Confidence: guess.
      - id: is_autosprite
        type: s4
        doc: Whether the face turns to whoever looks at it.
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
