meta:
  id: id_software_quake_live
  title: Quake Live
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Quake Live: IBSP 47, little-endian.

  Quake Live (2010): IBSP 47, Quake III's records with one lump more for advertisements.

  Sources: the compiler that writes such maps, and what reimplementations of the loader know. No real map is
  at hand.

  Generated from the record declarations by tools/reference: edit those instead. Nothing in it checks what a
  file says.

  What Kaitai can't express:
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
    repeat-expr: "18"
    doc: Where each lump lies.
instances:
  entities:
    pos: lumps[0].offset
    size: lumps[0].length
    type: str
    encoding: ISO-8859-1
    doc: |-
      What stands in the world: blocks of quoted keys and values, ended by a NUL. A lump of entity text.
  textures:
    pos: lumps[1].offset
    type: texture
    repeat: expr
    repeat-expr: lumps[1].length / 72
  planes:
    pos: lumps[2].offset
    type: plane
    repeat: expr
    repeat-expr: lumps[2].length / 16
  nodes:
    pos: lumps[3].offset
    type: node
    repeat: expr
    repeat-expr: lumps[3].length / 36
  leaves:
    pos: lumps[4].offset
    type: leaf
    repeat: expr
    repeat-expr: lumps[4].length / 48
  leaf_faces:
    pos: lumps[5].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[5].length / 4
    doc: Faces, as leaves select them. -> FACES.
  leaf_brushes:
    pos: lumps[6].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[6].length / 4
    doc: Brushes, as leaves select them. -> BRUSHES.
  models:
    pos: lumps[7].offset
    type: model
    repeat: expr
    repeat-expr: lumps[7].length / 40
  brushes:
    pos: lumps[8].offset
    type: brush
    repeat: expr
    repeat-expr: lumps[8].length / 12
  brush_sides:
    pos: lumps[9].offset
    type: brush_side
    repeat: expr
    repeat-expr: lumps[9].length / 8
  vertices:
    pos: lumps[10].offset
    type: vertex
    repeat: expr
    repeat-expr: lumps[10].length / 44
  mesh_vertices:
    pos: lumps[11].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[11].length / 4
    doc: Corners of triangles, three a triangle, counted from the first vertex of their face.
  effects:
    pos: lumps[12].offset
    type: effect
    repeat: expr
    repeat-expr: lumps[12].length / 72
  faces:
    pos: lumps[13].offset
    type: face
    repeat: expr
    repeat-expr: lumps[13].length / 104
  lightmaps:
    pos: lumps[14].offset
    type: lightmap
    repeat: expr
    repeat-expr: lumps[14].length / 49152
  light_volumes:
    pos: lumps[15].offset
    type: light_volume
    repeat: expr
    repeat-expr: lumps[15].length / 8
  visibility:
    pos: lumps[16].offset
    size: lumps[16].length
    type: visibility
    if: lumps[16].length > 0
  advertisements:
    pos: lumps[17].offset
    type: advertisement
    repeat: expr
    repeat-expr: lumps[17].length / 128
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
    doc: As in id-software-quake3.ksy.
    seq:
      - id: name
        type: strz
        size: 64
        encoding: ISO-8859-1
      - id: surface_flags
        type: s4
      - id: content_flags
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
  vector_x_y_z_i32:
    seq:
      - id: x
        type: s4
      - id: "y"
        type: s4
      - id: z
        type: s4
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
  brush:
    doc: As in id-software-quake3.ksy.
    seq:
      - id: first_side
        type: s4
      - id: side_count
        type: s4
      - id: texture
        type: s4
  brush_side:
    doc: As in id-software-quake3.ksy.
    seq:
      - id: plane
        type: s4
      - id: texture
        type: s4
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
  face:
    doc: As in id-software-quake3.ksy.
    seq:
      - id: texture
        type: s4
      - id: effect
        type: s4
      - id: type
        type: s4
        enum: face_type
      - id: first_vertex
        type: s4
      - id: vertex_count
        type: s4
      - id: first_mesh_vertex
        type: s4
      - id: mesh_vertex_count
        type: s4
      - id: lightmap
        type: s4
      - id: lightmap_position
        type: vector_x_y_i32
      - id: lightmap_size
        type: vector_width_height_i32
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
  lightmap:
    doc: As in id-software-quake3.ksy.
    seq:
      - id: pixels
        size: 49152
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
  advertisement:
    -orig-id: bspAdvertisement_t
    doc: |-
      A place on which the game shows advertisements (lump 17).
      Confidence: probable.
    doc-ref: the compiler's source
    seq:
      - id: cell
        type: s4
        doc: Number by which the game asks for the picture.
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector away from the rectangle.
      - id: corners
        type: vector_x_y_z_f32
        repeat: expr
        repeat-expr: 4
        doc: Corners of the rectangle, in game units.
      - id: model
        type: strz
        size: 64
        encoding: ISO-8859-1
        doc: |-
          Brush model that it is shown on, as entities name it: `*1`; NUL-terminated within the 64 bytes.
  bspx_entry:
    doc: As in id-software-quake3.ksy.
    seq:
      - id: name
        type: strz
        size: 24
        encoding: ISO-8859-1
      - id: offset
        type: u4
      - id: length
        type: u4
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
