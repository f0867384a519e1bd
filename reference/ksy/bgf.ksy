meta:
  id: bgf
  title: BGF and BMF models
  file-extension: bgf
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  BGF and BMF models: DIV-BIZ2, little-endian.

  The models (BGF) and material libraries (BMF) of the BattleTech pods: eight bytes of magic, then chunks,
  each with a tag and a length, and chunks inside of chunks. Little-endian; lengths are in the unit that
  `UNIT` names.

  Sources: the format's specification; its section 2 lists the tags.

  Generated from the record declarations by tools/reference: edit those instead. Nothing in it checks what a
  file says.

  What Kaitai can't express:
  - MATERIAL: its id, which no document says: such a chunk is bytes
  - TEXTURE: its id, which no document says: such a chunk is bytes
  - RAMP: its id, which no document says: such a chunk is bytes
  - POLYGON: its id, which no document says: such a chunk is bytes
  - TRISTRIP: its id, which no document says: such a chunk is bytes
  - POLYSTRIP: its id, which no document says: such a chunk is bytes
  - LINE: its id, which no document says: such a chunk is bytes
  - TEXT: its id, which no document says: such a chunk is bytes
  - POINT_LIST: its id, which no document says: such a chunk is bytes
  - TEXTURE_MAP: its id, which no document says: such a chunk is bytes
seq:
  - id: magic
    type: strz
    size: 8
    encoding: ISO-8859-1
  - id: chunks
    type: chunk
    repeat: eos
enums:
  tag:
    0x0003:
      id: header
      doc: |-
        What the file is: version, date, unit. The first chunk.
    0x0005:
      id: biz_done
      doc: The end of the file. The last chunk.
    0x0040:
      id: object_
      doc: An object, with its levels of detail.
    0x0041:
      id: lod
      doc: A level of detail of an object.
    0x0042:
      id: patch
      doc: |-
        A part of a level: meshes with the same materials and the same name. Also called a geogroup.
    0x0046:
      id: pmesh
      doc: |-
        A mesh: a block of vertices and faces over it.
    0x0047:
      id: connection_list
      doc: Triangles over the vertices of the same mesh.
    0x0048:
      id: sphere_list
      doc: Spheres, which light points are made of.
    0x0049:
      id: sphere
      doc: A sphere. Where its radius comes from is not known.
    0x004d:
      id: pconn_list
      doc: Faces with the same number of corners over the vertices of the same mesh.
    0x0070:
      id: bound
      doc: A box and a sphere around what the file holds.
    0x0071:
      id: bbox
      doc: |-
        A box around what the file holds. Confidence: guess.
    0x0072:
      id: bsphere
      doc: |-
        A sphere around what the file holds. Confidence: guess.
    0x0080:
      id: xyz
      doc: |-
        Vertices: positions.
    0x0081:
      id: xyz_n
      doc: |-
        Vertices: positions and normals.
    0x0082:
      id: xyz_rgba
      doc: |-
        Vertices: positions and colours.
    0x0088:
      id: xyz_uv
      doc: |-
        Vertices: positions and texture coordinates.
    0x0089:
      id: xyz_n_uv
      doc: |-
        Vertices: positions, normals and texture coordinates.
    0x008a:
      id: xyz_rgba_uv
      doc: |-
        Vertices: positions, colours and texture coordinates.
    0x2002:
      id: version
      doc: Version of the format.
    0x2003:
      id: date_
      doc: Day on which the file was written.
    0x2004:
      id: time
      doc: Time at which the file was written.
    0x2005:
      id: scale
      doc: |-
        Factor for all lengths. Confidence: guess.
    0x2007:
      id: filetype
      doc: |-
        Whether the file holds geometry (0) or materials (1). The values are certain, their size is not.
        Confidence: guess.
    0x2008:
      id: name
      doc: Name of what it stands in.
    0x2009:
      id: unit
      doc: |-
        Unit of all lengths: 1 is the metre. The value is certain, its size is not. Confidence: guess.
    0x2030:
      id: sv_f_material
      doc: Material of the front of a patch.
    0x2031:
      id: sv_b_material
      doc: Material of the back of a patch.
    0x2034:
      id: sv_decal
      doc: |-
        The patch lies on another surface. Confidence: guess.
    0x2035:
      id: sv_faceted
      doc: |-
        The faces of the patch are shaded flat. Confidence: guess.
    0x2036:
      id: sv_vertex
      doc: |-
        Which parts vertices have. Confidence: guess.
    0x2037:
      id: sv_special
      doc: Name of a part that moves or is hidden, and what it does.
    0x2046:
      id: lod_distance
      doc: Distances between which a level is shown.
    0x2048:
      id: lod_transition
      doc: How a level is blended into the next.
  model_file_types:
    0:
      id: geometry
      doc: What a file is, as its header says.
    1: materials
  length_units:
    1:
      id: metre
      doc: Units of length. Only one is known.
types:
  chunk_list:
    doc: Chunks one behind the other.
    seq:
      - id: chunks
        type: chunk
        repeat: eos
  connection_list_content:
    doc: Triangles over the vertices of the same mesh.
    doc-ref: specification, section 3
    seq:
      - id: items
        type: s4
        repeat: expr
        repeat-expr: _io.size / 4
        doc: |-
          Triangles: three corners each, one triangle after the other, without anything in front of them. ->
          VERTICES.
        doc-ref: specification, section 3, as corrected there twice
  polygon_connections:
    doc: |-
      Faces with the same number of corners each: that number, then the corners of one face after the other.
    doc-ref: specification, section 3
    seq:
      - id: points_per_face
        type: u1
        doc: |-
          Corners of each face: 4 as a rule, 6 occurs, 3 and more make sense.
      - id: indices
        type: s4
        repeat: until
        repeat-until: _io.size - _io.pos < 4
        if: _io.size - _io.pos >= 4
        doc: Vertices of the block in the same mesh. -> VERTICES.
  bounding_box:
    doc: |-
      A box around what an object or a file holds.
      Confidence: guess.
    doc-ref: nothing but its 24 bytes
    seq:
      - id: minimum
        type: vector_x_y_z_f32
        doc: Corner with the lowest coordinates.
      - id: maximum
        type: vector_x_y_z_f32
        doc: Corner with the highest ones.
  vector_x_y_z_f32:
    seq:
      - id: x
        type: f4
      - id: "y"
        type: f4
      - id: z
        type: f4
  bbox_content:
    doc: |-
      A box around what the file holds.
      Confidence: guess.
    doc-ref: "specification, section 2: id and name"
    instances:
      as_opaque:
        pos: 0
        size: _io.size
        doc: Layout opaque. Bytes of unknown meaning.
      as_guess:
        pos: 0
        type: bounding_box
        repeat: expr
        repeat-expr: _io.size / 24
        if: _io.size == 24
        doc: Layout guess.
  bounding_sphere:
    doc: |-
      A sphere around what an object or a file holds.
      Confidence: guess.
    doc-ref: nothing but its 16 bytes
    seq:
      - id: center
        type: vector_x_y_z_f32
        doc: Centre in the model's unit.
      - id: radius
        type: f4
        doc: Radius.
  bsphere_content:
    doc: |-
      A sphere around what the file holds.
      Confidence: guess.
    doc-ref: "specification, section 2: id and name"
    instances:
      as_opaque:
        pos: 0
        size: _io.size
        doc: Layout opaque. Bytes of unknown meaning.
      as_guess:
        pos: 0
        type: bounding_sphere
        repeat: expr
        repeat-expr: _io.size / 16
        if: _io.size == 16
        doc: Layout guess.
  vertex_xyz:
    doc: A vertex with its position alone.
    doc-ref: specification, section 3
    seq:
      - id: position
        type: vector_x_y_z_f32
        doc: Position in the model's unit. Which axis points up is not stated.
  xyz_content:
    doc: |-
      Vertices: positions.
    doc-ref: specification, section 3
    seq:
      - id: items
        type: vertex_xyz
        repeat: expr
        repeat-expr: _io.size / 12
  vertex_xyz_normal:
    doc: A vertex with a normal.
    doc-ref: specification, section 3
    seq:
      - id: position
        type: vector_x_y_z_f32
        doc: Position in the model's unit.
      - id: normal
        type: vector_x_y_z_f32
        doc: Direction that the surface faces here.
  xyz_n_content:
    doc: |-
      Vertices: positions and normals.
    doc-ref: specification, section 3
    seq:
      - id: items
        type: vertex_xyz_normal
        repeat: expr
        repeat-expr: _io.size / 24
  vertex_xyz_rgba:
    doc: A vertex with a colour.
    doc-ref: specification, section 3
    seq:
      - id: position
        type: vector_x_y_z_f32
        doc: Position in the model's unit.
      - id: color
        type: vector_r_g_b_a_f32
        doc: Colour and opacity; the range is not stated, 0 to 1 is likely.
  vector_r_g_b_a_f32:
    seq:
      - id: r
        type: f4
      - id: g
        type: f4
      - id: b
        type: f4
      - id: a
        type: f4
  xyz_rgba_content:
    doc: |-
      Vertices: positions and colours.
    doc-ref: specification, section 3
    seq:
      - id: items
        type: vertex_xyz_rgba
        repeat: expr
        repeat-expr: _io.size / 28
  vertex_xyz_uv:
    doc: |-
      A vertex with texture coordinates: the layout of most models.
    doc-ref: specification, section 3
    seq:
      - id: position
        type: vector_x_y_z_f32
        doc: Position in the model's unit.
      - id: uv
        type: vector_u_v_f32
        doc: Place in the texture. Which corner is (0, 0) is not stated.
  vector_u_v_f32:
    seq:
      - id: u
        type: f4
      - id: v
        type: f4
  xyz_uv_content:
    doc: |-
      Vertices: positions and texture coordinates.
    doc-ref: specification, section 3
    seq:
      - id: items
        type: vertex_xyz_uv
        repeat: expr
        repeat-expr: _io.size / 20
  vertex_xyz_normal_uv:
    doc: A vertex with a normal and texture coordinates.
    doc-ref: specification, section 3
    seq:
      - id: position
        type: vector_x_y_z_f32
        doc: Position in the model's unit.
      - id: normal
        type: vector_x_y_z_f32
        doc: Direction that the surface faces here.
      - id: uv
        type: vector_u_v_f32
        doc: Place in the texture.
  xyz_n_uv_content:
    doc: |-
      Vertices: positions, normals and texture coordinates.
    doc-ref: specification, section 3
    seq:
      - id: items
        type: vertex_xyz_normal_uv
        repeat: expr
        repeat-expr: _io.size / 32
  vertex_xyz_rgba_uv:
    doc: A vertex with a colour and texture coordinates.
    doc-ref: specification, section 3
    seq:
      - id: position
        type: vector_x_y_z_f32
        doc: Position in the model's unit.
      - id: color
        type: vector_r_g_b_a_f32
        doc: Colour and opacity.
      - id: uv
        type: vector_u_v_f32
        doc: Place in the texture.
  xyz_rgba_uv_content:
    doc: |-
      Vertices: positions, colours and texture coordinates.
    doc-ref: specification, section 3
    seq:
      - id: items
        type: vertex_xyz_rgba_uv
        repeat: expr
        repeat-expr: _io.size / 36
  scale_content:
    doc: |-
      Factor for all lengths.
      Confidence: guess.
    doc-ref: "specification, section 2: id and name"
    instances:
      as_opaque:
        pos: 0
        size: _io.size
        doc: Layout opaque. Bytes of unknown meaning.
      as_f32:
        pos: 0
        type: f4
        repeat: expr
        repeat-expr: _io.size / 4
        if: _io.size == 4
        doc: Layout f32.
  filetype_content:
    doc: |-
      Whether the file holds geometry (0) or materials (1). The values are certain, their size is not.
      Confidence: guess.
    doc-ref: "specification, section 2: id and name"
    instances:
      as_opaque:
        pos: 0
        size: _io.size
        doc: Layout opaque. Bytes of unknown meaning.
      as_u8:
        pos: 0
        type: u1
        enum: model_file_types
        repeat: expr
        repeat-expr: _io.size
        if: _io.size == 1
        doc: Layout u8.
      as_u16:
        pos: 0
        type: u2
        enum: model_file_types
        repeat: expr
        repeat-expr: _io.size / 2
        if: _io.size == 2
        doc: Layout u16.
      as_u32:
        pos: 0
        type: u4
        enum: model_file_types
        repeat: expr
        repeat-expr: _io.size / 4
        if: _io.size == 4
        doc: Layout u32.
  name_content:
    doc: |-
      Name of what it stands in.
      Confidence: probable.
    doc-ref: specification, section 2, which writes *_NAME
    seq:
      - id: items
        size: _io.size
        type: str
        encoding: ISO-8859-1
        doc: How a lump of NUL-terminated strings is read.
  unit_content:
    doc: |-
      Unit of all lengths: 1 is the metre. The value is certain, its size is not.
      Confidence: guess.
    doc-ref: "specification, section 2: id and name"
    instances:
      as_opaque:
        pos: 0
        size: _io.size
        doc: Layout opaque. Bytes of unknown meaning.
      as_u8:
        pos: 0
        type: u1
        enum: length_units
        repeat: expr
        repeat-expr: _io.size
        if: _io.size == 1
        doc: Layout u8.
      as_u16:
        pos: 0
        type: u2
        enum: length_units
        repeat: expr
        repeat-expr: _io.size / 2
        if: _io.size == 2
        doc: Layout u16.
      as_u32:
        pos: 0
        type: u4
        enum: length_units
        repeat: expr
        repeat-expr: _io.size / 4
        if: _io.size == 4
        doc: Layout u32.
  material_reference:
    doc: How a reference to a material is read.
    doc-ref: specification, section 4
    seq:
      - id: type
        type: u1
        doc: |-
          Kind of the reference: 1 names a material. No other is known.
      - id: name
        size-eos: true
        type: str
        encoding: ISO-8859-1
        doc: |-
          Name of the library, a colon, and the name of the material in it; a NUL ends it. Where the kind is
          1; what another kind holds is not known.
  sv_f_material_content:
    doc: Material of the front of a patch.
    doc-ref: specification, section 4
    seq:
      - id: items
        size: _io.size
        type: material_reference
  sv_b_material_content:
    doc: Material of the back of a patch.
    doc-ref: specification, section 4
    seq:
      - id: items
        size: _io.size
        type: material_reference
  sv_decal_content:
    doc: |-
      The patch lies on another surface.
      Confidence: guess.
    doc-ref: "specification, section 2: id and name"
    instances:
      as_opaque:
        pos: 0
        size: _io.size
        doc: Layout opaque. Bytes of unknown meaning.
      as_u8:
        pos: 0
        size: _io.size
        if: _io.size == 1
        doc: Layout u8.
      as_u16:
        pos: 0
        type: u2
        repeat: expr
        repeat-expr: _io.size / 2
        if: _io.size == 2
        doc: Layout u16.
      as_u32:
        pos: 0
        type: u4
        repeat: expr
        repeat-expr: _io.size / 4
        if: _io.size == 4
        doc: Layout u32.
  sv_faceted_content:
    doc: |-
      The faces of the patch are shaded flat.
      Confidence: guess.
    doc-ref: "specification, section 2: id and name"
    instances:
      as_opaque:
        pos: 0
        size: _io.size
        doc: Layout opaque. Bytes of unknown meaning.
      as_u8:
        pos: 0
        size: _io.size
        if: _io.size == 1
        doc: Layout u8.
      as_u16:
        pos: 0
        type: u2
        repeat: expr
        repeat-expr: _io.size / 2
        if: _io.size == 2
        doc: Layout u16.
      as_u32:
        pos: 0
        type: u4
        repeat: expr
        repeat-expr: _io.size / 4
        if: _io.size == 4
        doc: Layout u32.
  sv_vertex_content:
    doc: |-
      Which parts vertices have.
      Confidence: guess.
    doc-ref: "specification, section 2: id and name"
    instances:
      as_opaque:
        pos: 0
        size: _io.size
        doc: Layout opaque. Bytes of unknown meaning.
      as_u8:
        pos: 0
        size: _io.size
        if: _io.size == 1
        doc: Layout u8.
      as_u16:
        pos: 0
        type: u2
        repeat: expr
        repeat-expr: _io.size / 2
        if: _io.size == 2
        doc: Layout u16.
      as_u32:
        pos: 0
        type: u4
        repeat: expr
        repeat-expr: _io.size / 4
        if: _io.size == 4
        doc: Layout u32.
  sv_special_content:
    doc: Name of a part that moves or is hidden, and what it does.
    doc-ref: specification, section 6
    seq:
      - id: items
        size: _io.size
        type: str
        encoding: ISO-8859-1
        doc: How a lump of NUL-terminated strings is read.
  lod_distance:
    doc: Distances between which a level of detail is shown.
    doc-ref: specification, section 2
    seq:
      - id: in
        type: f4
        doc: Distance from which on the level is shown, in the model's unit.
      - id: out
        type: f4
        doc: Distance up to which it is shown.
  lod_distance_content:
    doc: Distances between which a level is shown.
    doc-ref: specification, section 2
    seq:
      - id: items
        type: lod_distance
        repeat: expr
        repeat-expr: _io.size / 8
  chunk:
    doc: A tag, a length, and what is inside.
    seq:
      - id: tag_word
        type: u2
        doc: |-

      - id: length
        type:
          switch-on: width_code
          cases:
            0: u1
            1: u2
            2: u4
        doc: |-

      - id: content
        size: length
        type:
          switch-on: tag.to_i
          cases:
            0x0003: chunk_list
            0x0040: chunk_list
            0x0041: chunk_list
            0x0042: chunk_list
            0x0046: chunk_list
            0x0047: connection_list_content
            0x0048: chunk_list
            0x004d: polygon_connections
            0x0070: chunk_list
            0x0071: bbox_content
            0x0072: bsphere_content
            0x0080: xyz_content
            0x0081: xyz_n_content
            0x0082: xyz_rgba_content
            0x0088: xyz_uv_content
            0x0089: xyz_n_uv_content
            0x008a: xyz_rgba_uv_content
            0x2005: scale_content
            0x2007: filetype_content
            0x2008: name_content
            0x2009: unit_content
            0x2030: sv_f_material_content
            0x2031: sv_b_material_content
            0x2034: sv_decal_content
            0x2035: sv_faceted_content
            0x2036: sv_vertex_content
            0x2037: sv_special_content
            0x2046: lod_distance_content
        doc: |-
          What is inside: bytes where the tag is not known.
    instances:
      tag:
        value: "tag_word & 0x2fff"
        enum: tag
        doc: What the chunk is.
      width_code:
        value: tag_word >> 14
        doc: |-
          How many bytes the length takes: 0 one, 1 two, 2 four.
