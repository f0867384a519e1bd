meta:
  id: raven_soldier_of_fortune
  title: Soldier of Fortune
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Soldier of Fortune: IBSP 46, little-endian.

  Soldier of Fortune (2000): IBSP 46, the version that Quake III has, with Quake II's lumps and three more.
  Faces and leaves are known not to be Quake II's, and no public source says what they are, so that they and
  what refers to them are kept as bytes.

  Sources: notes of public readers on the directory and on which lumps differ. No real map is at hand.

  Generated from the record declarations by tools/reference: edit those instead. Nothing in it checks what a
  file says.

  What Kaitai can't express:
  - VISIBILITY.rows: Each begins where `offsets` says and goes on until a bit for each cluster is unpacked.
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
    repeat-expr: "22"
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
    size: lumps[4].length
    doc: |-
      Nodes, whose faces and leaves aren't known.
      Confidence: unknown. Bytes of unknown meaning.
  texture_info:
    pos: lumps[5].offset
    type: texture_info
    repeat: expr
    repeat-expr: lumps[5].length / 76
  faces:
    pos: lumps[6].offset
    size: lumps[6].length
    doc: |-
      Faces, in a layout of their own.
      Confidence: unknown. Bytes of unknown meaning.
  lighting:
    pos: lumps[7].offset
    type: vector_red_green_blue_u8
    repeat: expr
    repeat-expr: lumps[7].length / 3
    doc: Samples of all lightmaps; one for every 16 texture pixels of a face.
  leaves:
    pos: lumps[8].offset
    size: lumps[8].length
    doc: |-
      Leaves, in a layout of their own.
      Confidence: unknown. Bytes of unknown meaning.
  leaf_faces:
    pos: lumps[9].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[9].length / 2
    doc: |-
      Faces, as leaves select them, which isn't proven.
      Confidence: guess.
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
    size: lumps[13].length
    doc: |-
      Models, whose faces aren't known.
      Confidence: unknown. Bytes of unknown meaning.
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
  unknown_19:
    pos: lumps[19].offset
    size: lumps[19].length
    doc: |-
      Confidence: unknown. Bytes of unknown meaning.
  unknown_20:
    pos: lumps[20].offset
    size: lumps[20].length
    doc: |-
      Confidence: unknown. Bytes of unknown meaning.
  unknown_21:
    pos: lumps[21].offset
    size: lumps[21].length
    doc: |-
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
  vector_red_green_blue_u8:
    seq:
      - id: red
        type: u1
      - id: green
        type: u1
      - id: blue
        type: u1
  edge:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: vertices
        type: u2
        repeat: expr
        repeat-expr: 2
  brush:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: first_side
        type: s4
      - id: side_count
        type: s4
      - id: contents
        type: s4
  brush_side:
    doc: As in id-software-quake2.ksy.
    seq:
      - id: plane
        type: u2
      - id: texture
        type: s2
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
