meta:
  id: gray_matter_return_to_castle_wolfenstein
  title: Return to Castle Wolfenstein, Enemy Territory
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Return to Castle Wolfenstein, Enemy Territory: IBSP 47, little-endian.

  Return to Castle Wolfenstein (2001) and Enemy Territory (2003): IBSP 47. The records are Quake III's; bits
  of textures mean other things, and Enemy Territory has a kind of face more.

  Sources: the headers and loaders of the games' released source, the compiler that writes such maps, and one
  real map.

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
    size: lumps[17].length
    doc: |-
      Quake Live's advertisements: later compilers write the entry for every game, and this one doesn't read
      it. Bytes of unknown meaning.
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
      A texture (lump 1): the name of a shader, and what the compiler took from it.
    doc-ref: released source of the games
    seq:
      - id: name
        type: strz
        size: 64
        encoding: ISO-8859-1
        doc: Path of the shader or of a picture, without its ending, NUL-terminated within the 64 bytes.
      - id: surface_flags
        type: s4
        doc: |-
          How surfaces of it are drawn and behave. Bits:
          - 0x1 noDamage: Falling on it doesn't hurt.
          - 0x2 slick: One slides on it.
          - 0x4 sky: The sky is seen there.
          - 0x8 ladder: Can be climbed.
          - 0x10 noImpact: Shots leave no effect.
          - 0x20 noMarks: Shots leave no mark.
          - 0x40 ceramic: Steps sound of tiles; in Enemy Territory they splash.
          - 0x80 noDraw: Not drawn.
          - 0x100 hint: Splits the tree there.
          - 0x200 skip: A side that the compiler passes over.
          - 0x400 noLightmap: Has no lightmap.
          - 0x800 pointLight: Lit at its vertices.
          - 0x1000 metal: Steps sound of metal.
          - 0x2000 noSteps: Steps make no sound.
          - 0x4000 nonSolid: Nothing collides with it.
          - 0x8000 lightFilter: Colours the light that falls through it.
          - 0x10000 alphaShadow: Its shadow follows the opacity of its picture.
          - 0x20000 noDynamicLight: Moving lights don't light it.
          - 0x40000 wood: Steps sound of wood.
          - 0x80000 grass: Steps sound of grass.
          - 0x100000 gravel: Steps sound of gravel.
          - 0x200000 glass: Sounds like glass.
          - 0x400000 snow: Steps sound of snow.
          - 0x800000 roof: Steps sound of roof tiles.
          - 0x1000000 rubble: Sounds like rubble.
          - 0x2000000 carpet: Steps sound of carpet.
          - 0x4000000 monsterSlick: Computer players slide on it.
          - 0x8000000 monsterSlickWest: Computer players slide west on it.
          - 0x10000000 monsterSlickNorth: Computer players slide north on it.
          - 0x20000000 monsterSlickEast: Computer players slide east on it.
          - 0x40000000 monsterSlickSouth: Computer players slide south on it.
          - 0x80000000 landMine: Land mines can be laid on it, in Enemy Territory.
      - id: content_flags
        type: s4
        doc: |-
          What volumes of it are. Bits:
          - 0x1 solid: Nothing gets in.
          - 0x4 lightGrid: Light is taken from the grid here.
          - 0x8 lava: Lava.
          - 0x10 slime: Slime.
          - 0x20 water: Water.
          - 0x40 fog: Fog.
          - 0x80 missileClip: Missiles can't get in.
          - 0x100 item: A thing to pick up; never in a map.
          - 0x4000 mover: Moves.
          - 0x8000 areaPortal: Separates areas, as a door does.
          - 0x10000 playerClip: Players can't get in.
          - 0x20000 monsterClip: Computer players can't get in.
          - 0x40000 teleporter: Takes one elsewhere; for the routes of computer players.
          - 0x80000 jumpPad: Throws one up; for the routes of computer players.
          - 0x100000 clusterPortal: Separates clusters of the routes of computer players.
          - 0x200000 doNotEnter: Computer players don't walk in.
          - 0x400000 doNotEnterLarge: Large computer players don't walk in.
          - 0x1000000 origin: Is taken out by the compiler: its middle is what a model turns around.
          - 0x2000000 body: A living body; never in a map.
          - 0x4000000 corpse: A dead body; never in a map.
          - 0x8000000 detail: Doesn't split the tree.
          - 0x10000000 structural: Splits the tree although it could be seen through.
          - 0x20000000 translucent: Can be seen through.
          - 0x40000000 trigger: Sets something off.
          - 0x80000000 noDrop: Things that are dropped here vanish.
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
    -orig-id: dsurface_t
    doc: |-
      One drawn piece of the world (lump 13): a polygon, a curved patch, a mesh of triangles, a billboard or
      foliage.
      Confidence: probable.
    doc-ref: released source of the games, the compiler's source
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
            5: face_shape_foliage
            _: face_shape_other
        doc: What its kind says of its place.
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
  face_shape_foliage:
    doc: |-
      Plants: one form that is drawn at many places. Enemy Territory alone has them.
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
      - id: instance_count
        type: s4
        doc: |-
          Number of places: the last vertices of the face, of which position and colour are read.
          Confidence: probable.
      - id: form_vertex_count
        type: s4
        doc: |-
          Number of vertices of the form: the first ones of the face.
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
    5: foliage
