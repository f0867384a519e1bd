meta:
  id: infinity_ward_call_of_duty2
  title: Call of Duty 2
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Call of Duty 2: IBSP 4, little-endian.

  Call of Duty 2 (2005): IBSP 4, the files with the ending `.d3dbsp`. Little-endian, 39 or 40 lumps, length
  before offset.

  Sources: the map format's wiki, and recovered loaders and compilers of the game. No real map was at hand:
  nothing here is surer than probable. What agrees with Call of Duty's records is taken from there.

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
        - "\"IBSP\""
  - id: version
    type: s4
    doc: Version of the format.
  - id: lumps
    type: lump_lumps
    repeat: expr
    repeat-expr: "40"
    doc: Where each lump lies.
instances:
  materials:
    pos: lumps[0].offset
    type: material
    repeat: expr
    repeat-expr: lumps[0].length / 72
  lightmaps:
    pos: lumps[1].offset
    type: lightmap
    repeat: expr
    repeat-expr: lumps[1].length / 4194304
  light_grid_entries:
    pos: lumps[2].offset
    type: light_grid_entry
    repeat: expr
    repeat-expr: lumps[2].length / 8
  light_grid_colors:
    pos: lumps[3].offset
    type: light_grid_colors
    repeat: expr
    repeat-expr: lumps[3].length / 24
  planes:
    pos: lumps[4].offset
    type: plane
    repeat: expr
    repeat-expr: lumps[4].length / 16
  brush_sides:
    pos: lumps[5].offset
    type: brush_side
    repeat: expr
    repeat-expr: lumps[5].length / 8
  brushes:
    pos: lumps[6].offset
    type: brush
    repeat: expr
    repeat-expr: lumps[6].length / 4
  triangle_soups:
    pos: lumps[7].offset
    type: triangle_soup
    repeat: expr
    repeat-expr: lumps[7].length / 16
  draw_vertices:
    pos: lumps[8].offset
    type: draw_vertex
    repeat: expr
    repeat-expr: lumps[8].length / 68
  draw_indices:
    pos: lumps[9].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[9].length / 2
    doc: Vertices of triangles, three a triangle, counted from the first vertex of their surface.
  cull_groups:
    pos: lumps[10].offset
    type: cull_group
    repeat: expr
    repeat-expr: lumps[10].length / 32
  cull_group_indices:
    pos: lumps[11].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[11].length / 4
    doc: Cull groups, as cells select them. -> CULL_GROUPS.
  shadow_vertices:
    pos: lumps[12].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[12].length / 12
    doc: |-
      Corners of what casts shadows, in game units. Later maps have none.
      Confidence: guess.
  shadow_indices:
    pos: lumps[13].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[13].length / 2
    doc: |-
      Corners of triangles of what casts shadows. Later maps have none.
      Confidence: guess.
  shadow_clusters:
    pos: lumps[14].offset
    type: shadow_cluster
    repeat: expr
    repeat-expr: lumps[14].length / 8
  shadow_trees:
    pos: lumps[15].offset
    type: shadow_tree
    repeat: expr
    repeat-expr: lumps[15].length / 40
  shadow_sources:
    pos: lumps[16].offset
    type: shadow_source
    repeat: expr
    repeat-expr: lumps[16].length / 8
  portal_vertices:
    pos: lumps[17].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[17].length / 12
    doc: Corners of portals and occluders, in game units.
  occluders:
    pos: lumps[18].offset
    type: occluder
    repeat: expr
    repeat-expr: lumps[18].length / 20
  occluder_planes:
    pos: lumps[19].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[19].length / 4
    doc: Planes, as occluders select them. -> PLANES.
  occluder_edges:
    pos: lumps[20].offset
    type: occluder_edge
    repeat: expr
    repeat-expr: lumps[20].length / 4
  occluder_indices:
    pos: lumps[21].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[21].length / 2
    doc: Occluders, as cells select them. -> OCCLUDERS.
  aabb_trees:
    pos: lumps[22].offset
    type: aabb_tree
    repeat: expr
    repeat-expr: lumps[22].length / 12
  cells:
    pos: lumps[23].offset
    type: cell
    repeat: expr
    repeat-expr: lumps[23].length / 52
  portals:
    pos: lumps[24].offset
    type: portal
    repeat: expr
    repeat-expr: lumps[24].length / 16
  nodes:
    pos: lumps[25].offset
    type: node
    repeat: expr
    repeat-expr: lumps[25].length / 36
  leaves:
    pos: lumps[26].offset
    type: leaf
    repeat: expr
    repeat-expr: lumps[26].length / 36
  leaf_brushes:
    pos: lumps[27].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[27].length / 4
    doc: Brushes, as leaves select them. -> BRUSHES.
  leaf_surfaces:
    pos: lumps[28].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[28].length / 4
    doc: |-
      Numbers that the game loads, of which it isn't known what they count.
      Confidence: guess.
  collision_vertices:
    pos: lumps[29].offset
    type: collision_vertex
    repeat: expr
    repeat-expr: lumps[29].length / 16
  collision_edges:
    pos: lumps[30].offset
    type: collision_edge
    repeat: expr
    repeat-expr: lumps[30].length / 56
  collision_triangles:
    pos: lumps[31].offset
    type: collision_triangle
    repeat: expr
    repeat-expr: lumps[31].length / 72
  collision_borders:
    pos: lumps[32].offset
    type: collision_border
    repeat: expr
    repeat-expr: lumps[32].length / 28
  collision_partitions:
    pos: lumps[33].offset
    type: collision_partition
    repeat: expr
    repeat-expr: lumps[33].length / 12
  collision_aabb_trees:
    pos: lumps[34].offset
    type: collision_aabb_tree
    repeat: expr
    repeat-expr: lumps[34].length / 32
  models:
    pos: lumps[35].offset
    type: model
    repeat: expr
    repeat-expr: lumps[35].length / 48
  visibility:
    pos: lumps[36].offset
    size: lumps[36].length
    type: visibility
    if: lumps[36].length > 0
  entities:
    pos: lumps[37].offset
    size: lumps[37].length
    type: str
    encoding: ISO-8859-1
    doc: |-
      What stands in the world: blocks of quoted keys and values, ended by a NUL. A lump of entity text.
  path_connections:
    pos: lumps[38].offset
    size: lumps[38].length
    doc: |-
      How computer players get from one place to the next: a number, a 16-bit count of places, then for each a
      16-bit count of ways and that many of them: a 16-bit place and a 32-bit distance.
      Confidence: guess. Bytes of unknown meaning.
  primary_lights:
    pos: lumps[39].offset
    size: lumps[39].length
    doc: |-
      Lights, in maps whose directory has the entry.
      Confidence: unknown. Bytes of unknown meaning.
types:
  lump_lumps:
    seq:
      - id: length
        type: s4
        doc: Length of the lump in bytes, as it is stored.
      - id: offset
        type: s4
        doc: First byte of the lump, from the start of the file.
  material:
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: name
        type: strz
        size: 64
        encoding: ISO-8859-1
      - id: surface_flags
        type: s4
      - id: content_flags
        type: s4
  lightmap:
    -orig-id: DiskGfxLightmap
    doc: |-
      One page of baked light (lump 1): how much light comes, and from where, in three pictures, and where the
      sun reaches.
      Confidence: probable.
    doc-ref: recovered tools of the game; the size is that of the map format's wiki
    seq:
      - id: pixels
        size: 3145728
        doc: |-
          Three pictures one behind the other, each rows of 512 pixels of four bytes. A raster of 3 x 512 x
          512 x 4.
          Confidence: guess.
      - id: sun_visibility
        size: 1048576
        doc: |-
          How much of the sun is seen: rows of 1024 pixels of one byte. A raster of 1024 x 1024.
          Confidence: guess.
  light_grid_entry:
    doc: |-
      A place of the grid of light (lump 2).
      Confidence: guess.
    doc-ref: recovered compilers and loaders of the game
    seq:
      - id: place_high
        type: u4
        doc: The higher bits of its place.
      - id: place_low
        type: u1
        doc: The lower bits of its place, and how much of the sun is seen.
      - id: needs_trace
        type: u1
        doc: Whether the game looks for itself what light reaches a place beside it.
      - id: colors
        type: u2
        doc: Its light. -> LIGHT_GRID_COLORS.
  light_grid_colors:
    doc: |-
      Light at places of the grid (lump 3).
      Confidence: guess.
    doc-ref: recovered compilers of the game, for the size
    seq:
      - id: colors
        size: 24
        doc: |-
          Light from several directions: red, green, blue. A raster of 8 x 3.
  plane:
    doc: As in infinity-ward-call-of-duty.ksy.
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
  brush_side:
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: plane
        size: 4
        type: brush_side_plane
      - id: material
        type: s4
  brush_side_plane:
    doc: The same bytes in several readings; the record that they belong to tells which one holds.
    seq:
      - id: raw
        type: s4
        doc: The bits as they are.
    instances:
      distance:
        pos: 0
        type: f4
        doc: Position of the side along its axis, in game units.
      index:
        pos: 0
        type: s4
        doc: Plane that the side lies on. -> PLANES.
  brush:
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: side_count
        type: s2
      - id: material
        type: s2
  triangle_soup:
    -orig-id: DiskTriangleSoup
    doc: |-
      A drawn surface (lump 7): triangles of one material and lightmap.
      Confidence: probable.
    doc-ref: recovered loaders and compilers of the game
    seq:
      - id: material
        type: u2
        doc: Material that it is drawn with. -> MATERIALS.
      - id: lightmap
        type: u2
        doc: |-
          Lightmap page; 31 or 65535 = drawn without one. -> LIGHTMAPS; 31 or 65535 = none. The lump may be
          empty all the same.
          Confidence: guess.
      - id: first_vertex
        type: u4
        doc: |-
          First of `vertexCount` vertices. -> DRAW_VERTICES, `vertexCount` of them.
      - id: vertex_count
        type: u2
        doc: Number of vertices.
      - id: index_count
        type: u2
        doc: Number of indexes, three a triangle.
      - id: first_index
        type: u4
        doc: |-
          First of `indexCount` indexes, which count from `firstVertex`. -> DRAW_INDICES, `indexCount` of
          them. The elements count from `firstVertex`.
  draw_vertex:
    -orig-id: DiskGfxVertex
    doc: |-
      A vertex of drawn surfaces.
      Confidence: probable.
    doc-ref: recovered loaders of the game; the same record in real maps of Call of Duty 4
    seq:
      - id: position
        type: vector_x_y_z_f32
        doc: Place in the world, in game units.
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector away from the surface.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour and opacity, 0 to 255 each.
      - id: texture_coordinates
        type: vector_s_t_f32
        doc: Texture coordinates of the material; 1 is one repeat.
      - id: lightmap_coordinates
        type: vector_s_t_f32
        doc: Coordinates in the lightmap page, 0 to 1.
      - id: tangent
        type: vector_x_y_z_f32
        doc: Unit vector in the surface along which the first texture coordinate grows.
      - id: binormal
        type: vector_x_y_z_f32
        doc: Unit vector in the surface across the tangent.
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
  vector_s_t_f32:
    seq:
      - id: s
        type: f4
      - id: t
        type: f4
  cull_group:
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_f32
      - id: maxs
        type: vector_x_y_z_f32
      - id: first_surface
        type: s4
      - id: surface_count
        type: s4
  shadow_cluster:
    doc: |-
      Vertices that cast a shadow together (lump 14). Later maps have none.
      Confidence: guess.
    doc-ref: recovered compilers of the game
    seq:
      - id: first_vertex
        type: s4
        doc: |-
          First of `vertexCount` vertices. -> SHADOW_VERTICES, `vertexCount` of them.
      - id: vertex_count
        type: s4
        doc: Number of vertices.
  shadow_tree:
    doc: |-
      A node of a tree of what casts shadows (lump 15); only its size is known.
      Confidence: guess.
    doc-ref: recovered compilers of the game
    seq:
      - id: unknown0x00
        size: 40
        doc: |-
          All of it.
          Confidence: unknown.
  shadow_source:
    doc: |-
      A light that shadows are cast of (lump 16); only its size is known.
      Confidence: guess.
    doc-ref: recovered compilers of the game
    seq:
      - id: unknown0x00
        size: 8
        doc: |-
          All of it.
          Confidence: unknown.
  occluder:
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: first_plane
        type: s4
      - id: plane_count
        type: s2
      - id: edge_count
        type: s2
      - id: first_edge
        type: s4
      - id: first_vertex
        type: s4
      - id: vertex_count
        type: s2
      - id: hole_at_18
        size: 2
  occluder_edge:
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: planes
        type: u1
        repeat: expr
        repeat-expr: 2
      - id: vertices
        type: u1
        repeat: expr
        repeat-expr: 2
  aabb_tree:
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: first_surface
        type: s4
      - id: surface_count
        type: s4
      - id: child_count
        type: s4
  cell:
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_f32
      - id: maxs
        type: vector_x_y_z_f32
      - id: aabb_tree
        type: s4
      - id: first_portal
        type: s4
      - id: portal_count
        type: s4
      - id: first_cull_group
        type: s4
      - id: cull_group_count
        type: s4
      - id: first_occluder
        type: s4
      - id: occluder_count
        type: s4
  portal:
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: plane
        type: s4
      - id: cell
        type: s4
      - id: first_vertex
        type: s4
      - id: vertex_count
        type: s4
  node:
    doc: As in infinity-ward-call-of-duty.ksy.
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
    -orig-id: DiskLeaf
    doc: |-
      A leaf of the tree that splits the world (lump 26).
      Confidence: probable.
    doc-ref: recovered loaders of the game, map format wiki
    seq:
      - id: cluster
        type: s4
        doc: Row of the visibility lump; negative = none, the leaf is solid or outside.
      - id: area
        type: s4
        doc: |-
          Area that doors separate from others, as in Call of Duty; not read.
          Confidence: guess.
      - id: first_collision_tree
        type: s4
        doc: |-
          First of `collisionTreeCount` trees of boxes around triangles. -> COLLISION_AABB_TREES,
          `collisionTreeCount` of them.
      - id: collision_tree_count
        type: s4
        doc: Number of such trees.
      - id: first_brush
        type: s4
        doc: |-
          First of `brushCount` entries in LEAF_BRUSHES. -> LEAF_BRUSHES, `brushCount` of them.
      - id: brush_count
        type: s4
        doc: Number of brushes.
      - id: cell
        type: s4
        doc: Cell of the renderer; -1 = none. -> CELLS; -1 = none.
      - id: first_light
        type: s4
        doc: |-
          Lights of the leaf, as in Call of Duty; not read.
          Confidence: guess.
      - id: light_count
        type: s4
        doc: |-
          Number of lights, as in Call of Duty; not read.
          Confidence: guess.
  collision_vertex:
    -orig-id: DiskCollVertex
    doc: |-
      A corner of triangles to collide with (lump 29).
      Confidence: probable.
    doc-ref: recovered compilers and loaders of the game
    seq:
      - id: check_stamp
        type: s4
        doc: |-
          Room for a number that the game keeps while it traces.
          Confidence: guess.
      - id: position
        type: vector_x_y_z_f32
        doc: Place in the world, in game units.
  collision_edge:
    -orig-id: DiskCollEdge
    doc: |-
      An edge between triangles to collide with (lump 30).
      Confidence: probable.
    doc-ref: recovered compilers and loaders of the game, map format wiki
    seq:
      - id: check_stamp
        type: s4
        doc: |-
          Room for a number that the game keeps while it traces.
          Confidence: guess.
      - id: origin
        type: vector_x_y_z_f32
        doc: Where the edge begins, in game units.
      - id: axes
        type: vector_x_y_z_f32
        repeat: expr
        repeat-expr: 3
        doc: Three unit vectors, one behind the other, of which one lies along the edge.
      - id: length
        type: f4
        doc: |-
          Length of the edge, in game units.
          Confidence: guess.
  collision_triangle:
    -orig-id: DiskCollTriangle
    doc: |-
      A triangle to collide with (lump 31).
      Confidence: probable.
    doc-ref: recovered compilers and loaders of the game
    seq:
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector across the triangle.
      - id: distance
        type: f4
        doc: Distance of its plane from the origin along the normal, in game units.
      - id: s
        type: vector_x_y_z_offset_f32
        doc: |-
          First coordinate of a point inside the triangle: `x`, `y` and `z` times the point, plus `offset`.
      - id: t
        type: vector_x_y_z_offset_f32
        doc: Second coordinate of a point inside the triangle, by the same rule.
      - id: vertices
        type: s4
        repeat: expr
        repeat-expr: 3
        doc: Its corners. -> COLLISION_VERTICES.
      - id: edges
        type: s4
        repeat: expr
        repeat-expr: 3
        doc: Its edges. -> COLLISION_EDGES; negative = none.
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
  collision_border:
    -orig-id: DiskCollBorder
    doc: |-
      A border of a piece of terrain, seen from above, along which players slide.
      Confidence: probable.
    doc-ref: recovered loaders of the game
    seq:
      - id: line
        type: vector_x_y_distance_f32
        doc: |-
          Line in the ground plane: `x` and `y` times the point, less `distance`.
      - id: base_height
        type: f4
        doc: Height where the border begins, in game units.
      - id: height_slope
        type: f4
        doc: How much higher it gets along the border with each unit.
      - id: start
        type: f4
        doc: Where it begins along the line, in game units.
      - id: length
        type: f4
        doc: How long it is, in game units.
  vector_x_y_distance_f32:
    seq:
      - id: x
        type: f4
      - id: "y"
        type: f4
      - id: distance
        type: f4
  collision_partition:
    -orig-id: DiskCollPartition
    doc: |-
      A few triangles that are collided with together, and their borders.
      Confidence: probable.
    doc-ref: recovered loaders of the game
    seq:
      - id: check_stamp
        type: u2
        doc: Room for a number that the game keeps while it traces.
      - id: triangle_count
        type: u1
        doc: Number of triangles.
      - id: border_count
        type: u1
        doc: Number of borders.
      - id: first_triangle
        type: s4
        doc: |-
          First of `triangleCount` triangles. -> COLLISION_TRIANGLES, `triangleCount` of them.
      - id: first_border
        type: s4
        doc: |-
          First of `borderCount` borders. -> COLLISION_BORDERS, `borderCount` of them.
  collision_aabb_tree:
    -orig-id: DiskCollAabbTree
    doc: |-
      A node of a tree of boxes around triangles to collide with.
      Confidence: probable.
    doc-ref: recovered loaders of the game
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Middle of the box, in game units.
      - id: half_size
        type: vector_x_y_z_f32
        doc: Half the size of the box along each axis, in game units.
      - id: material
        type: u2
        doc: Material whose flags it has. -> MATERIALS.
      - id: child_count
        type: u2
        doc: Number of children, which follow each other; 0 for one that holds triangles.
      - id: content
        size: 4
        type:
          switch-on: child_count
          cases:
            0: collision_aabb_tree_content_leaf
            _: collision_aabb_tree_content_node
        doc: What is inside.
  collision_aabb_tree_content_leaf:
    doc: Triangles.
    seq:
      - id: partition
        type: s4
        doc: The triangles. -> COLLISION_PARTITIONS.
  collision_aabb_tree_content_node:
    doc: Smaller boxes.
    seq:
      - id: first_child
        type: s4
        doc: The first child. -> COLLISION_AABB_TREES.
  model:
    -orig-id: DiskBrushModel
    doc: |-
      The world (model 0) or a brush model that an entity names as `*1`, `*2` and so on (lump 35).
      Confidence: probable.
    doc-ref: recovered loaders of the game, map format wiki
    seq:
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner of the box, in game units. The game widens it by 1.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of the box, in game units. The game widens it by 1.
      - id: first_surface
        type: s4
        doc: |-
          First of `surfaceCount` drawn surfaces. -> TRIANGLE_SOUPS, `surfaceCount` of them.
      - id: surface_count
        type: s4
        doc: Number of drawn surfaces.
      - id: first_collision_tree
        type: s4
        doc: |-
          First of `collisionTreeCount` trees of boxes around triangles. -> COLLISION_AABB_TREES,
          `collisionTreeCount` of them.
      - id: collision_tree_count
        type: s4
        doc: Number of such trees.
      - id: first_brush
        type: s4
        doc: |-
          First of `brushCount` brushes: these spans index the brushes themselves, not LEAF_BRUSHES. ->
          BRUSHES, `brushCount` of them.
      - id: brush_count
        type: s4
        doc: Number of brushes.
  visibility:
    doc: Cluster-to-cluster visibility (lump 28). An empty lump means that everything is seen from everywhere.
    doc-ref: specification, lump 28
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
