meta:
  id: infinity_ward_call_of_duty4
  title: "Call of Duty 4: Modern Warfare"
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Call of Duty 4: Modern Warfare: IBSP 22, little-endian.

  Call of Duty 4: Modern Warfare (2007): IBSP 22, the `.d3dbsp` files that its compiler writes for its linker.
  A directory without offsets; little-endian.

  Sources: two real maps that are small, recovered loaders of the game, and the map format's wiki, which real
  maps contradict in places (`reference/corrections.md`). Lumps that are empty in both maps are at most
  probable.

  Generated from the record declarations by tools/reference: edit those instead. Nothing in it checks what a
  file says.

  What Kaitai can't express:
  - lumps that nothing fills up: tools that write some lumps without filling are told by the file alone
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
  - id: entry_count
    type: u4
    doc: Number of entries.
  - id: entries
    type: lump_sequence_entry
    repeat: expr
    repeat-expr: entry_count
    doc: The lumps in the order of the file. The first begins right behind the last entry.
  - id: lumps
    type: placed_lump(_index)
    repeat: expr
    repeat-expr: entries.size
    doc: The lumps in the order of the directory.
types:
  lump_sequence_entry:
    doc: |-
      An entry of a directory without offsets: the lump begins where the one of the entry before ends.
    doc-ref: real maps
    seq:
      - id: id
        type: u4
        doc: What the lump is.
      - id: length
        type: u4
        doc: Length of the lump in bytes, what fills it up not counted.
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
  materials_content:
    seq:
      - id: items
        type: material
        repeat: expr
        repeat-expr: _io.size / 72
  lightmap:
    doc: |-
      One page of baked light (lump 1).
      Confidence: probable.
    doc-ref: size of the pages of real maps, of which one is lit; recovered loaders of the game
    seq:
      - id: secondary
        size: 2097152
        doc: |-
          Light but that of primary lights: two pictures one behind the other, each rows of 512 pixels of four
          bytes. A raster of 2 x 512 x 512 x 4.
          Confidence: guess.
      - id: primary
        size: 1048576
        doc: |-
          How much of the surface's primary light comes: rows of 1024 pixels of one byte, 255 = all of it. A
          raster of 1024 x 1024.
  lightmaps_content:
    seq:
      - id: items
        type: lightmap
        repeat: expr
        repeat-expr: _io.size / 3145728
  light_grid_entry:
    -orig-id: GfxLightGridEntry
    doc: |-
      A place of the grid of light (lump 2). Rows of the grid select these, column by column, from low to
      high.
    doc-ref: recovered loaders of the game, a real map
    seq:
      - id: colors
        type: u2
        doc: Its light. -> LIGHT_GRID_COLORS.
      - id: primary_light
        type: u1
        doc: Primary light that is seen from there; 255 = none. -> PRIMARY_LIGHTS; 255 = none.
      - id: needs_trace
        type: u1
        doc: Whether the game looks for itself what light reaches a place beside it.
  light_grid_entries_content:
    seq:
      - id: items
        type: light_grid_entry
        repeat: expr
        repeat-expr: _io.size / 4
  light_grid_colors:
    -orig-id: GfxLightGridColors
    doc: |-
      Light at places of the grid (lump 3).
      Confidence: probable.
    doc-ref: recovered loaders of the game, a real map for the size
    seq:
      - id: colors
        size: 168
        doc: |-
          Light from 56 directions, three bytes each: red, green, blue. A raster of 56 x 3.
  light_grid_colors_content:
    seq:
      - id: items
        type: light_grid_colors
        repeat: expr
        repeat-expr: _io.size / 168
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
  planes_content:
    seq:
      - id: items
        type: plane
        repeat: expr
        repeat-expr: _io.size / 16
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
  brush_sides_content:
    seq:
      - id: items
        type: brush_side
        repeat: expr
        repeat-expr: _io.size / 8
  brush_side_edge_counts_content:
    doc: |-
      How many edges each side of a brush has, 0 for one that is cut away; the edges of a side follow those of
      the side before.
    seq:
      - id: items
        type: u1
        repeat: expr
        repeat-expr: _io.size
        doc: |-
          -> BRUSH_EDGES, behind those of the record before.
  brush_edges_content:
    doc: For each edge of each side the side beyond it, counted from the first side of the brush.
    seq:
      - id: items
        size: _io.size
  brush:
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: side_count
        type: s2
      - id: material
        type: s2
  brushes_content:
    seq:
      - id: items
        type: brush
        repeat: expr
        repeat-expr: _io.size / 4
  triangle_soup:
    -orig-id: DiskTriangleSoup
    doc: |-
      A drawn surface (lump 9): triangles of one material and lightmap.
    doc-ref: recovered loaders of the game, real maps
    seq:
      - id: material
        type: u2
        doc: Material that it is drawn with. -> MATERIALS.
      - id: lightmap
        type: u1
        doc: |-
          Lightmap page; 31 = drawn without one. -> LIGHTMAPS; 31 = none. The lump may be empty all the same.
      - id: reflection_probe
        type: u1
        doc: Reflection probe, counted from 1; 0 = the one that the game makes itself.
      - id: primary_light
        type: u1
        doc: |-
          Primary light that shines on it; the first is none. -> PRIMARY_LIGHTS. The lump may be empty all the
          same.
      - id: casts_sun_shadow
        type: u1
        doc: Whether it casts a shadow of the sun.
      - id: unused
        size: 2
        doc: Room. Padding.
      - id: vertex_layer_offset
        type: s4
        doc: |-
          Where its data begin in VERTEX_LAYER_DATA, in bytes.
          Confidence: guess.
      - id: first_vertex
        type: u4
        doc: |-
          First of `vertexCount` vertices. -> DRAW_VERTICES, `vertexCount` of them.
      - id: vertex_count
        type: u2
        doc: Number of vertices; surfaces may share them.
      - id: index_count
        type: u2
        doc: Number of indexes, three a triangle.
      - id: first_index
        type: u4
        doc: |-
          First of `indexCount` indexes, which count from `firstVertex`. -> DRAW_INDICES, `indexCount` of
          them. The elements count from `firstVertex`.
  triangle_soups_content:
    seq:
      - id: items
        type: triangle_soup
        repeat: expr
        repeat-expr: _io.size / 24
  draw_vertex:
    doc: As in infinity-ward-call-of-duty2.ksy.
    seq:
      - id: position
        type: vector_x_y_z_f32
      - id: normal
        type: vector_x_y_z_f32
      - id: color
        type: vector_red_green_blue_alpha_u8
      - id: texture_coordinates
        type: vector_s_t_f32
      - id: lightmap_coordinates
        type: vector_s_t_f32
      - id: tangent
        type: vector_x_y_z_f32
      - id: binormal
        type: vector_x_y_z_f32
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
  draw_vertices_content:
    seq:
      - id: items
        type: draw_vertex
        repeat: expr
        repeat-expr: _io.size / 68
  draw_indices_content:
    doc: Vertices of triangles, three a triangle, counted from the first vertex of their surface.
    seq:
      - id: items
        type: u2
        repeat: expr
        repeat-expr: _io.size / 2
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
  cull_groups_content:
    seq:
      - id: items
        type: cull_group
        repeat: expr
        repeat-expr: _io.size / 32
  cull_group_indices_content:
    doc: Cull groups, as cells select them.
    seq:
      - id: items
        type: s4
        repeat: expr
        repeat-expr: _io.size / 4
        doc: |-
          -> CULL_GROUPS.
  portal_vertices_content:
    doc: Corners of portals, in game units.
    seq:
      - id: items
        type: vector_x_y_z_f32
        repeat: expr
        repeat-expr: _io.size / 12
  aabb_tree:
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: first_surface
        type: s4
      - id: surface_count
        type: s4
      - id: child_count
        type: s4
  aabb_trees_content:
    seq:
      - id: items
        type: aabb_tree
        repeat: expr
        repeat-expr: _io.size / 12
  cell:
    -orig-id: DiskGfxCell
    doc: A room of the renderer, joined to others by portals (lump 25).
    doc-ref: recovered loaders of the game, real maps
    seq:
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner of the box, in game units.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of the box, in game units.
      - id: aabb_tree
        type: u2
        doc: Root of its tree of surfaces. -> AABB_TREES.
      - id: unlayered_aabb_tree
        type: u2
        doc: Root of its tree of surfaces without layers. -> UNLAYERED_AABB_TREES.
      - id: first_portal
        type: s4
        doc: |-
          First of `portalCount` portals out of the cell. -> PORTALS, `portalCount` of them.
      - id: portal_count
        type: s4
        doc: Number of portals.
      - id: first_cull_group
        type: s4
        doc: |-
          First of `cullGroupCount` entries in CULL_GROUP_INDICES. -> CULL_GROUP_INDICES, `cullGroupCount` of
          them.
      - id: cull_group_count
        type: s4
        doc: Number of cull groups.
      - id: reflection_probe_count
        type: u1
        doc: Number of reflection probes that are used in the cell, at most 64.
      - id: reflection_probes
        size: 64
        doc: Those probes, counted from 1.
      - id: hole_at_109
        size: 3
  cells_content:
    seq:
      - id: items
        type: cell
        repeat: expr
        repeat-expr: _io.size / 112
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
  portals_content:
    seq:
      - id: items
        type: portal
        repeat: expr
        repeat-expr: _io.size / 16
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
  nodes_content:
    seq:
      - id: items
        type: node
        repeat: expr
        repeat-expr: _io.size / 36
  leaf:
    -orig-id: DiskLeaf
    doc: A leaf of the tree that splits the world (lump 28).
    doc-ref: recovered loaders of the game, real maps
    seq:
      - id: cluster
        type: s4
        doc: Row of the visibility lump; negative = none, the leaf is solid or outside.
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
  leaves_content:
    seq:
      - id: items
        type: leaf
        repeat: expr
        repeat-expr: _io.size / 24
  leaf_brushes_content:
    doc: Brushes, as leaves select them.
    seq:
      - id: items
        type: s4
        repeat: expr
        repeat-expr: _io.size / 4
        doc: |-
          -> BRUSHES.
  leaf_surfaces_content:
    doc: |-
      Numbers that the game loads, of which it isn't known what they count.
      Confidence: guess.
    seq:
      - id: items
        type: s4
        repeat: expr
        repeat-expr: _io.size / 4
  collision_vertices_content:
    doc: |-
      Corners of triangles to collide with, in game units.
      Confidence: probable.
    seq:
      - id: items
        type: vector_x_y_z_f32
        repeat: expr
        repeat-expr: _io.size / 12
  collision_triangle:
    doc: |-
      A triangle of the world to collide with (lump 32).
      Confidence: probable.
    doc-ref: recovered loaders of the game
    seq:
      - id: vertices
        type: u2
        repeat: expr
        repeat-expr: 3
        doc: Its corners. -> COLLISION_VERTICES.
  collision_triangles_content:
    seq:
      - id: items
        type: collision_triangle
        repeat: expr
        repeat-expr: _io.size / 6
  collision_edges_walkable_content:
    doc: |-
      Whether one can walk over the edges of triangles, one bit each.
      Confidence: probable.
    seq:
      - id: items
        size: _io.size
  collision_border:
    doc: As in infinity-ward-call-of-duty2.ksy.
    seq:
      - id: line
        type: vector_x_y_distance_f32
      - id: base_height
        type: f4
      - id: height_slope
        type: f4
      - id: start
        type: f4
      - id: length
        type: f4
  vector_x_y_distance_f32:
    seq:
      - id: x
        type: f4
      - id: "y"
        type: f4
      - id: distance
        type: f4
  collision_borders_content:
    seq:
      - id: items
        type: collision_border
        repeat: expr
        repeat-expr: _io.size / 28
  collision_partition:
    doc: As in infinity-ward-call-of-duty2.ksy.
    seq:
      - id: check_stamp
        type: u2
      - id: triangle_count
        type: u1
      - id: border_count
        type: u1
      - id: first_triangle
        type: s4
      - id: first_border
        type: s4
  collision_partitions_content:
    seq:
      - id: items
        type: collision_partition
        repeat: expr
        repeat-expr: _io.size / 12
  collision_aabb_tree:
    doc: As in infinity-ward-call-of-duty2.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: half_size
        type: vector_x_y_z_f32
      - id: material
        type: u2
      - id: child_count
        type: u2
      - id: content
        size: 4
        type:
          switch-on: child_count
          cases:
            0: collision_aabb_tree_content_leaf
            _: collision_aabb_tree_content_node
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
  collision_aabb_trees_content:
    seq:
      - id: items
        type: collision_aabb_tree
        repeat: expr
        repeat-expr: _io.size / 32
  model:
    -orig-id: DiskBrushModel
    doc: |-
      The world (model 0) or a brush model that an entity names as `*1`, `*2` and so on (lump 37).
    doc-ref: recovered loaders of the game, real maps
    seq:
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner of the box, in game units. The game widens it by 1.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of the box, in game units. The game widens it by 1.
      - id: first_surface
        type: u2
        doc: |-
          First of `surfaceCount` drawn surfaces. -> TRIANGLE_SOUPS, `surfaceCount` of them.
      - id: first_unlayered_surface
        type: u2
        doc: |-
          First of `unlayeredSurfaceCount` drawn surfaces without layers. -> UNLAYERED_TRIANGLE_SOUPS,
          `unlayeredSurfaceCount` of them.
      - id: surface_count
        type: u2
        doc: Number of drawn surfaces.
      - id: unlayered_surface_count
        type: u2
        doc: Number of drawn surfaces without layers.
      - id: first_collision_tree
        type: s4
        doc: |-
          First of `collisionTreeCount` trees of boxes around triangles. -> COLLISION_AABB_TREES,
          `collisionTreeCount` of them.
          Confidence: probable.
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
  models_content:
    seq:
      - id: items
        type: model
        repeat: expr
        repeat-expr: _io.size / 48
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
  entities_content:
    doc: |-
      What stands in the world: blocks of quoted keys and values, ended by a NUL.
    seq:
      - id: items
        size: _io.size
        type: str
        encoding: ISO-8859-1
        doc: A lump of entity text.
  reflection_probe:
    -orig-id: DiskGfxReflectionProbe
    doc: A place that reflections were taken at, and what was seen (lump 41).
    doc-ref: recovered loaders of the game, a real map
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it is, in game units.
      - id: color_correction
        type: strz
        size: 64
        encoding: ISO-8859-1
        doc: File that colours are corrected by, NUL-terminated; empty for most.
      - id: pixels
        size: 131064
        doc: |-
          Six pictures of 64 x 64 pixels of four bytes, each followed by itself in half the size, down to one
          pixel.
          Confidence: probable.
  reflection_probes_content:
    seq:
      - id: items
        type: reflection_probe
        repeat: expr
        repeat-expr: _io.size / 131140
  primary_light:
    -orig-id: DiskPrimaryLight
    doc: |-
      A light that is worked out while the map is drawn (lump 43). The first is no light, the second the sun.
      Confidence: probable.
    doc-ref: recovered loaders of the game; real maps, of whose lights none but the sun shines
    seq:
      - id: type
        type: u1
        enum: primary_light_type
        doc: Kind of light.
      - id: can_use_shadow_map
        type: u1
        doc: Whether it casts shadows that move.
      - id: unused
        size: 2
        doc: Room. Padding.
      - id: color
        type: vector_red_green_blue_f32
        doc: Colour, 1 = full.
      - id: direction
        type: vector_x_y_z_f32
        doc: |-
          Unit vector towards the sun; of a spot, against the way it shines.
          Confidence: probable.
      - id: origin
        type: vector_x_y_z_f32
        doc: Place of spots and of those that shine all around, in game units.
      - id: radius
        type: f4
        doc: How far it reaches, in game units.
      - id: outer_cone_cosine
        type: f4
        doc: Cosine of half the angle at which the cone ends.
      - id: inner_cone_cosine
        type: f4
        doc: Cosine of half the angle within which the cone is at its brightest.
      - id: exponent
        type: s4
        doc: How sharply the light is gathered around the axis.
      - id: rotation_limit
        type: f4
        doc: |-
          Cosine of the angle by which it may turn.
          Confidence: guess.
      - id: translation_limit
        type: f4
        doc: |-
          How far it may move, in game units.
          Confidence: guess.
      - id: definition
        type: strz
        size: 64
        encoding: ISO-8859-1
        doc: Name of what is known of its kind, NUL-terminated.
  vector_red_green_blue_f32:
    seq:
      - id: red
        type: f4
      - id: green
        type: f4
      - id: blue
        type: f4
  primary_lights_content:
    seq:
      - id: items
        type: primary_light
        repeat: expr
        repeat-expr: _io.size / 128
  vector_x_y_z_u16:
    seq:
      - id: x
        type: u2
      - id: "y"
        type: u2
      - id: z
        type: u2
  light_grid_header:
    doc: |-
      How the grid of light lies in the world (lump 44). Its steps are 32 units along x and y and 64 along z,
      from -131,072 on.
    doc-ref: recovered loaders of the game, real maps
    seq:
      - id: mins
        type: vector_x_y_z_u16
        doc: Lowest step in x, y and z.
      - id: maxs
        type: vector_x_y_z_u16
        doc: Highest step in x, y and z.
      - id: row_axis
        type: u4
        doc: |-
          Axis along which rows follow each other: 0 = x, 1 = y.
      - id: column_axis
        type: u4
        doc: Axis along which a row runs.
      - id: row_starts
        type: u2
        repeat: until
        repeat-until: _io.size - _io.pos < 2
        if: _io.size - _io.pos >= 2
        doc: |-
          Where each row from the lowest step on begins in LIGHT_GRID_ROWS, in units of four bytes; 65535 =
          there is no such row.
  unlayered_triangle_soup:
    doc: |-
      A drawn surface without layers (lump 47): the same triangles as those of lump 9, for machines that draw
      no layers.
    doc-ref: recovered loaders of the game, real maps
    seq:
      - id: material
        type: u2
        doc: Material that it is drawn with. -> MATERIALS.
      - id: lightmap
        type: u1
        doc: |-
          Lightmap page; 31 = drawn without one. -> LIGHTMAPS; 31 = none. The lump may be empty all the same.
      - id: reflection_probe
        type: u1
        doc: Reflection probe, counted from 1; 0 = the one that the game makes itself.
      - id: primary_light
        type: u1
        doc: |-
          Primary light that shines on it; the first is none. -> PRIMARY_LIGHTS. The lump may be empty all the
          same.
      - id: casts_sun_shadow
        type: u1
        doc: Whether it casts a shadow of the sun.
      - id: unused
        size: 2
        doc: Room. Padding.
      - id: vertex_layer_offset
        type: s4
        doc: |-
          Where its data begin in VERTEX_LAYER_DATA, in bytes.
          Confidence: guess.
      - id: first_vertex
        type: u4
        doc: |-
          First of `vertexCount` vertices. -> UNLAYERED_DRAW_VERTICES, `vertexCount` of them.
      - id: vertex_count
        type: u2
        doc: Number of vertices; surfaces may share them.
      - id: index_count
        type: u2
        doc: Number of indexes, three a triangle.
      - id: first_index
        type: u4
        doc: |-
          First of `indexCount` indexes, which count from `firstVertex`. -> UNLAYERED_DRAW_INDICES,
          `indexCount` of them. The elements count from `firstVertex`.
  unlayered_triangle_soups_content:
    seq:
      - id: items
        type: unlayered_triangle_soup
        repeat: expr
        repeat-expr: _io.size / 24
  unlayered_draw_vertices_content:
    seq:
      - id: items
        type: draw_vertex
        repeat: expr
        repeat-expr: _io.size / 68
  unlayered_draw_indices_content:
    doc: |-
      Vertices of triangles without layers, three a triangle, counted from the first vertex of their surface.
    seq:
      - id: items
        type: u2
        repeat: expr
        repeat-expr: _io.size / 2
  unlayered_cull_group:
    doc: |-
      A group of surfaces without layers that is left out together when its box isn't seen (lump 50).
      Confidence: probable.
    doc-ref: recovered loaders of the game
    seq:
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner of the box, in game units.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of the box, in game units.
      - id: first_surface
        type: s4
        doc: |-
          First of `surfaceCount` surfaces. -> UNLAYERED_TRIANGLE_SOUPS, `surfaceCount` of them.
      - id: surface_count
        type: s4
        doc: Number of surfaces.
  unlayered_cull_groups_content:
    seq:
      - id: items
        type: unlayered_cull_group
        repeat: expr
        repeat-expr: _io.size / 32
  unlayered_aabb_tree:
    doc: A node of a cell's tree of surfaces without layers (lump 51).
    doc-ref: recovered loaders of the game, real maps
    seq:
      - id: first_surface
        type: s4
        doc: |-
          First of `surfaceCount` surfaces. -> UNLAYERED_TRIANGLE_SOUPS, `surfaceCount` of them.
      - id: surface_count
        type: s4
        doc: Number of surfaces, those of the children included.
      - id: child_count
        type: s4
        doc: Number of children, which lie in one block; 0 for a leaf of the tree. -> UNLAYERED_AABB_TREES.
  unlayered_aabb_trees_content:
    seq:
      - id: items
        type: unlayered_aabb_tree
        repeat: expr
        repeat-expr: _io.size / 12
  light_region:
    -orig-id: DiskLightRegion
    doc: How many hulls bound what a primary light reaches (lump 52), light by light.
    doc-ref: recovered loaders of the game, real maps
    seq:
      - id: hull_count
        type: u1
        doc: |-
          Number of hulls; they follow those of the light before. -> LIGHT_REGION_HULLS, behind those of the
          record before.
  light_regions_content:
    seq:
      - id: items
        type: light_region
        repeat: expr
        repeat-expr: _io.size
  light_region_hull:
    -orig-id: GfxLightRegionHull
    doc: |-
      A convex space that a primary light reaches (lump 53): within nine pairs of planes, and any number more.
      Confidence: probable.
    doc-ref: recovered loaders of the game
    seq:
      - id: mid_points
        type: f4
        repeat: expr
        repeat-expr: 9
        doc: Middle of the space along each of nine fixed directions.
      - id: half_sizes
        type: f4
        repeat: expr
        repeat-expr: 9
        doc: Half the size of the space along each of those.
      - id: axis_count
        type: u4
        doc: |-
          Number of further axes; they follow those of the hull before. -> LIGHT_REGION_AXES, behind those of
          the record before.
  light_region_hulls_content:
    seq:
      - id: items
        type: light_region_hull
        repeat: expr
        repeat-expr: _io.size / 76
  light_region_axis:
    -orig-id: GfxLightRegionAxis
    doc: |-
      A further pair of planes that bounds a hull (lump 54).
      Confidence: probable.
    doc-ref: recovered loaders of the game
    seq:
      - id: direction
        type: vector_x_y_z_f32
        doc: Unit vector across the planes.
      - id: mid_point
        type: f4
        doc: Middle of the space along it.
      - id: half_size
        type: f4
        doc: Half the size of the space along it.
  light_region_axes_content:
    seq:
      - id: items
        type: light_region_axis
        repeat: expr
        repeat-expr: _io.size / 20
  placed_lump:
    doc: A lump, and what fills it up.
    params:
      - id: index
        type: s4
        doc: Position in the directory.
    seq:
      - id: content
        size: entry.length
        type:
          switch-on: entry.id
          cases:
            0: materials_content
            1: lightmaps_content
            2: light_grid_entries_content
            3: light_grid_colors_content
            4: planes_content
            5: brush_sides_content
            6: brush_side_edge_counts_content
            7: brush_edges_content
            8: brushes_content
            9: triangle_soups_content
            10: draw_vertices_content
            11: draw_indices_content
            12: cull_groups_content
            13: cull_group_indices_content
            19: portal_vertices_content
            24: aabb_trees_content
            25: cells_content
            26: portals_content
            27: nodes_content
            28: leaves_content
            29: leaf_brushes_content
            30: leaf_surfaces_content
            31: collision_vertices_content
            32: collision_triangles_content
            33: collision_edges_walkable_content
            34: collision_borders_content
            35: collision_partitions_content
            36: collision_aabb_trees_content
            37: models_content
            38: visibility
            39: entities_content
            41: reflection_probes_content
            43: primary_lights_content
            44: light_grid_header
            47: unlayered_triangle_soups_content
            48: unlayered_draw_vertices_content
            49: unlayered_draw_indices_content
            50: unlayered_cull_groups_content
            51: unlayered_aabb_trees_content
            52: light_regions_content
            53: light_region_hulls_content
            54: light_region_axes_content
        if: entry.length > 0
        doc: |-
          What is in it: bytes where the identifier is not known.
      - id: filling
        size: filling_size
        doc: Zeros up to the next lump.
    instances:
      entry:
        value: _parent.entries[index]
        doc: What the directory says of it.
      wanted_size:
        value: "(4 - entry.length % 4) % 4"
      filling_size:
        value: "_io.size - _io.pos < wanted_size ? _io.size - _io.pos : wanted_size"
enums:
  primary_light_type:
    0:
      id: none
      doc: |-
        Kinds of primary light (`PrimaryLight.type`).
    1: sun
    2: spot
    3: omni
