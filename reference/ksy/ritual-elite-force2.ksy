meta:
  id: ritual_elite_force2
  title: "Star Trek: Elite Force II"
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Star Trek: Elite Force II: EF2! 20, little-endian.

  Star Trek: Elite Force II (2003): EF2! 20. F.A.K.K. 2's records with ten lumps more, for light that changes
  and for models that lose detail with the distance; brushes and their sides have their numbers in another
  order.

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
        - "\"EF2!\""
  - id: version
    type: s4
    doc: Version of the format.
  - id: checksum
    type: s4
    doc: A number by which copies of the map are told apart.
  - id: lumps
    type: lump_lumps
    repeat: expr
    repeat-expr: "30"
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
  base_lightmaps:
    pos: lumps[3].offset
    size: lumps[3].length
    doc: |-
      Pages of light without the light that changes; how large they are isn't known.
      Confidence: unknown. Bytes of unknown meaning.
  changing_lightmaps:
    pos: lumps[4].offset
    size: lumps[4].length
    doc: |-
      Pages of light that changes; how large they are isn't known.
      Confidence: unknown. Bytes of unknown meaning.
  faces:
    pos: lumps[5].offset
    type: face
    repeat: expr
    repeat-expr: lumps[5].length / 132
  vertices:
    pos: lumps[6].offset
    type: vertex
    repeat: expr
    repeat-expr: lumps[6].length / 48
  mesh_vertices:
    pos: lumps[7].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[7].length / 4
    doc: Corners of triangles, three a triangle, counted from the first vertex of their face.
  leaf_brushes:
    pos: lumps[8].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[8].length / 4
    doc: Brushes, as leaves select them. -> BRUSHES.
  leaf_faces:
    pos: lumps[9].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[9].length / 4
    doc: Faces, as leaves select them. -> FACES.
  leaves:
    pos: lumps[10].offset
    type: leaf
    repeat: expr
    repeat-expr: lumps[10].length / 48
  nodes:
    pos: lumps[11].offset
    type: node
    repeat: expr
    repeat-expr: lumps[11].length / 36
  brush_sides:
    pos: lumps[12].offset
    type: brush_side
    repeat: expr
    repeat-expr: lumps[12].length / 8
  brushes:
    pos: lumps[13].offset
    type: brush
    repeat: expr
    repeat-expr: lumps[13].length / 12
  effects:
    pos: lumps[14].offset
    type: effect
    repeat: expr
    repeat-expr: lumps[14].length / 72
  models:
    pos: lumps[15].offset
    type: model
    repeat: expr
    repeat-expr: lumps[15].length / 40
  entities:
    pos: lumps[16].offset
    size: lumps[16].length
    type: str
    encoding: ISO-8859-1
    doc: |-
      What stands in the world: blocks of quoted keys and values, ended by a NUL. A lump of entity text.
  visibility:
    pos: lumps[17].offset
    size: lumps[17].length
    type: visibility
    if: lumps[17].length > 0
  light_volumes:
    pos: lumps[18].offset
    type: light_volume
    repeat: expr
    repeat-expr: lumps[18].length / 8
  sphere_lights:
    pos: lumps[19].offset
    size: lumps[19].length
    doc: |-
      Lights that shine on what moves: F.A.K.K. 2's with more behind, of which it isn't known how long it is.
      Confidence: unknown. Bytes of unknown meaning.
  sphere_light_visibility:
    pos: lumps[20].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[20].length / 4
    doc: |-
      Which lights reach a leaf, leaf by leaf: indexes of SPHERE_LIGHTS, -2 = the sun, -1 ends the list of a
      leaf.
      Confidence: guess.
  light_definitions:
    pos: lumps[21].offset
    type: light_definition
    repeat: expr
    repeat-expr: lumps[21].length / 52
  base_lighting_vertices:
    pos: lumps[22].offset
    type: lighting_vertex
    repeat: expr
    repeat-expr: lumps[22].length / 3
  changing_lighting_vertices:
    pos: lumps[23].offset
    type: lighting_vertex
    repeat: expr
    repeat-expr: lumps[23].length / 3
  base_lighting_faces:
    pos: lumps[24].offset
    type: base_lighting_face
    repeat: expr
    repeat-expr: lumps[24].length / 44
  lighting_faces:
    pos: lumps[25].offset
    type: lighting_face
    repeat: expr
    repeat-expr: lumps[25].length / 20
  lighting_vertex_faces:
    pos: lumps[26].offset
    type: lighting_vertex_face
    repeat: expr
    repeat-expr: lumps[26].length / 12
  lighting_groups:
    pos: lumps[27].offset
    type: lighting_group
    repeat: expr
    repeat-expr: lumps[27].length / 64
  static_detail_models:
    pos: lumps[28].offset
    type: static_detail_model
    repeat: expr
    repeat-expr: lumps[28].length / 44
  map_info:
    pos: lumps[29].offset
    size: lumps[29].length
    doc: |-
      What the compiler notes on the map; how it is laid out isn't known.
      Confidence: unknown. Bytes of unknown meaning.
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
    doc: As in ritual-fakk2.ksy.
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
      One drawn piece of the world (lump 5): a polygon, a curved patch, a mesh of triangles, a billboard or
      terrain.
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
      - id: base_lighting_face
        type: s4
        doc: |-
          Where its light that changes is described; -1 = nowhere. -> BASE_LIGHTING_FACES; negative = none.
          The lump may be empty all the same.
      - id: is_terrain_inverted
        type: s4
        doc: Whether the triangles of a piece of terrain are turned the other way.
      - id: terrain_flags
        type: s4
        repeat: expr
        repeat-expr: 4
        doc: |-
          Flags of the four sides of a piece of terrain.
          Confidence: guess.
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
    -orig-id: drawVert_t
    doc: |-
      A vertex of faces (lump 6).
      Confidence: probable.
    doc-ref: public header of the game's kit
    seq:
      - id: position
        type: vector_x_y_z_f32
        doc: Place in the world, in game units.
      - id: texture_coordinates
        type: vector_s_t_f32
        doc: Texture coordinates; 1 is one repeat.
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector away from the face.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour and opacity, 0 to 255 each.
      - id: detail
        type: f4
        doc: |-
          What a model that loses detail says in it: of its first vertices the least detail, the scale and the
          bias.
          Confidence: guess.
      - id: lightmap_coordinates
        type: vector_s_t_f32
        doc: |-
          Coordinates in the lightmap page, 0 to 1; of a model that loses detail, the first is a vertex as a
          32-bit number that this one falls together with.
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
    -orig-id: dbrushside_t
    doc: |-
      One side of a brush (lump 12), its numbers the other way round than in Quake III.
      Confidence: probable.
    doc-ref: engine that loads such maps
    seq:
      - id: texture
        type: s4
        doc: Texture whose surface flags the side has. -> TEXTURES.
      - id: plane
        type: s4
        doc: Plane that the side lies on, looking out of the brush. -> PLANES.
  brush:
    -orig-id: dbrush_t
    doc: |-
      A convex solid (lump 13): the space behind all its sides. Its numbers are the other way round than in
      Quake III.
      Confidence: probable.
    doc-ref: engine that loads such maps
    seq:
      - id: side_count
        type: s4
        doc: Number of sides.
      - id: first_side
        type: s4
        doc: |-
          First of `sideCount` sides. The first six are its box, in the order -x +x -y +y -z +z. ->
          BRUSH_SIDES, `sideCount` of them.
      - id: texture
        type: s4
        doc: Texture whose content flags the whole brush has. -> TEXTURES.
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
  lighting_vertex:
    -orig-id: lightingVert_t
    doc: |-
      A colour of a vertex without the light that changes, or one of such a light (lumps 22, 23).
      Confidence: probable.
    doc-ref: public header of the game's kit
    seq:
      - id: color
        type: vector_red_green_blue_u8
        doc: Colour, 0 to 255 each.
  base_lighting_face:
    -orig-id: baseLightingSurf_t
    doc: |-
      The light that changes of a face (lump 24).
      Confidence: probable.
    doc-ref: public header of the game's kit
    seq:
      - id: base_lightmap
        type: s4
        doc: Page of BASE_LIGHTMAPS; -1 = none.
      - id: position
        type: vector_x_y_i32
        doc: Lower corner of its rectangle on the page, in pixels.
      - id: size
        type: vector_width_height_i32
        doc: Size of its rectangle on the page, in pixels.
      - id: last_updated_frame
        type: s4
        doc: Room for the game.
      - id: first_lighting_face
        type: s4
        doc: |-
          First of `lightingFaceCount` lights on its lightmap. -> LIGHTING_FACES, `lightingFaceCount` of them.
      - id: lighting_face_count
        type: s4
        doc: Number of lights on its lightmap.
      - id: first_base_lighting_vertex
        type: s4
        doc: |-
          First of its vertices in BASE_LIGHTING_VERTICES; -1 = none.
          Confidence: guess.
      - id: first_lighting_vertex_face
        type: s4
        doc: |-
          First of `lightingVertexFaceCount` lights on its vertices. -> LIGHTING_VERTEX_FACES,
          `lightingVertexFaceCount` of them.
      - id: lighting_vertex_face_count
        type: s4
        doc: Number of lights on its vertices.
  lighting_face:
    -orig-id: lightingSurf_t
    doc: |-
      A light that changes, on the lightmap of a face (lump 25).
      Confidence: probable.
    doc-ref: public header of the game's kit
    seq:
      - id: lightmap
        type: s4
        doc: Page of CHANGING_LIGHTMAPS; -1 = none.
      - id: position
        type: vector_x_y_i32
        doc: Lower corner of its rectangle on the page, in pixels.
      - id: group
        type: s4
        doc: Group of lights that change together. -> LIGHTING_GROUPS; negative = none.
      - id: color
        type: vector_red_green_blue_u8
        doc: Colour of the light, 0 to 255 each.
      - id: hole_at_19
        size: 1
  lighting_vertex_face:
    -orig-id: lightingVertSurf_t
    doc: |-
      A light that changes, on the vertices of a face (lump 26).
      Confidence: probable.
    doc-ref: public header of the game's kit
    seq:
      - id: group
        type: s4
        doc: Group of lights that change together. -> LIGHTING_GROUPS; negative = none.
      - id: first_lighting_vertex
        type: s4
        doc: |-
          First of its vertices in CHANGING_LIGHTING_VERTICES.
          Confidence: guess.
      - id: color
        type: vector_red_green_blue_u8
        doc: Colour of the light, 0 to 255 each.
      - id: hole_at_11
        size: 1
  lighting_group:
    -orig-id: lightingGroup_t
    doc: |-
      Lights that change together (lump 27).
      Confidence: probable.
    doc-ref: public header of the game's kit
    seq:
      - id: name
        type: strz
        size: 64
        encoding: ISO-8859-1
        doc: Name that scripts call them by, NUL-terminated within the 64 bytes.
  static_detail_model:
    -orig-id: staticLodModel_t
    doc: |-
      A model in the world that loses detail with the distance (lump 28).
      Confidence: probable.
    doc-ref: public header of the game's kit
    seq:
      - id: vertex_count
        type: s4
        doc: Number of its vertices.
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it is, in game units.
      - id: start_distance
        type: f4
        doc: Distance at which it begins to lose detail, in game units.
      - id: start_share
        type: f4
        doc: |-
          Share of the vertices that it has up to there.
          Confidence: guess.
      - id: stop_distance
        type: f4
        doc: Distance from which on it loses no more, in game units.
      - id: stop_share
        type: f4
        doc: |-
          Share of the vertices that it has from there on.
          Confidence: guess.
      - id: fade_distance
        type: f4
        doc: |-
          Distance at which it vanishes, in game units.
          Confidence: guess.
      - id: drawn_vertex_count
        type: s4
        doc: |-
          Room for the game: number of vertices that are drawn.
          Confidence: guess.
      - id: frame_count
        type: s4
        doc: |-
          Room for the game.
          Confidence: guess.
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
