meta:
  id: infinity_ward_call_of_duty
  title: Call of Duty
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Call of Duty: IBSP 59, little-endian.

  Call of Duty (2003): IBSP 59, the layout that United Offensive shares. Little-endian, 33 lumps, length
  before offset.

  Sources: the runtime-verified United Offensive specification (record sizes, fields, loaders' behaviour), and
  the real maps that settled where it is silent or wrong; `reference/corrections.md` lists those places.
  Distances are game units (one inch), z points up, angles are degrees.

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
    repeat-expr: "33"
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
    repeat-expr: lumps[1].length / 786432
  planes:
    pos: lumps[2].offset
    type: plane
    repeat: expr
    repeat-expr: lumps[2].length / 16
  brush_sides:
    pos: lumps[3].offset
    type: brush_side
    repeat: expr
    repeat-expr: lumps[3].length / 8
  brushes:
    pos: lumps[4].offset
    type: brush
    repeat: expr
    repeat-expr: lumps[4].length / 4
  unknown_5:
    pos: lumps[5].offset
    size: lumps[5].length
    doc: Nothing that a loader reads; empty in every real map at hand. Bytes of unknown meaning.
  triangle_soups:
    pos: lumps[6].offset
    type: triangle_soup
    repeat: expr
    repeat-expr: lumps[6].length / 16
  draw_vertices:
    pos: lumps[7].offset
    type: draw_vertex
    repeat: expr
    repeat-expr: lumps[7].length / 44
  draw_indices:
    pos: lumps[8].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[8].length / 2
    doc: |-
      Vertices of triangles, three a triangle, counted from the first vertex of their surface. The
      specification calls them signed; a surface may have more vertices than a signed number counts, and the
      game reads them unsigned.
  cull_groups:
    pos: lumps[9].offset
    type: cull_group
    repeat: expr
    repeat-expr: lumps[9].length / 32
  cull_group_indices:
    pos: lumps[10].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[10].length / 4
    doc: Cull groups, as cells select them. -> CULL_GROUPS.
  portal_vertices:
    pos: lumps[11].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[11].length / 12
    doc: Corners of portals and occluders, in game units.
  occluders:
    pos: lumps[12].offset
    type: occluder
    repeat: expr
    repeat-expr: lumps[12].length / 20
  occluder_planes:
    pos: lumps[13].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[13].length / 4
    doc: Planes, as occluders select them. -> PLANES.
  occluder_edges:
    pos: lumps[14].offset
    type: occluder_edge
    repeat: expr
    repeat-expr: lumps[14].length / 4
  occluder_indices:
    pos: lumps[15].offset
    type: s2
    repeat: expr
    repeat-expr: lumps[15].length / 2
    doc: Occluders, as cells select them. -> OCCLUDERS.
  aabb_trees:
    pos: lumps[16].offset
    type: aabb_tree
    repeat: expr
    repeat-expr: lumps[16].length / 12
  cells:
    pos: lumps[17].offset
    type: cell
    repeat: expr
    repeat-expr: lumps[17].length / 52
  portals:
    pos: lumps[18].offset
    type: portal
    repeat: expr
    repeat-expr: lumps[18].length / 16
  light_indices:
    pos: lumps[19].offset
    type: s2
    repeat: expr
    repeat-expr: lumps[19].length / 2
    doc: |-
      Lights, as leaves select them. A negative first entry of a leaf is the mark of sunlight. -> LIGHTS;
      negative = none.
  nodes:
    pos: lumps[20].offset
    type: node
    repeat: expr
    repeat-expr: lumps[20].length / 36
  leaves:
    pos: lumps[21].offset
    type: leaf
    repeat: expr
    repeat-expr: lumps[21].length / 36
  leaf_brushes:
    pos: lumps[22].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[22].length / 4
    doc: Brushes, as leaves select them. -> BRUSHES.
  leaf_surfaces:
    pos: lumps[23].offset
    type: s4
    repeat: expr
    repeat-expr: lumps[23].length / 4
    doc: |-
      Collision patches, as leaves and models select them; the name is older than its use. ->
      COLLISION_PATCHES.
  collision_patches:
    pos: lumps[24].offset
    type: collision_patch
    repeat: expr
    repeat-expr: lumps[24].length / 16
  collision_vertices:
    pos: lumps[25].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[25].length / 12
    doc: Control points of curves and corners of terrain, in game units.
  collision_indices:
    pos: lumps[26].offset
    type: s2
    repeat: expr
    repeat-expr: lumps[26].length / 2
    doc: Corners of terrain triangles, counted from the first vertex of their patch.
  models:
    pos: lumps[27].offset
    type: model
    repeat: expr
    repeat-expr: lumps[27].length / 48
  visibility:
    pos: lumps[28].offset
    size: lumps[28].length
    type: visibility
    if: lumps[28].length > 0
  entities:
    pos: lumps[29].offset
    size: lumps[29].length
    type: str
    encoding: ISO-8859-1
    doc: |-
      What stands in the world: blocks of quoted keys and values, ended by a NUL. A lump of entity text.
  lights:
    pos: lumps[30].offset
    type: light
    repeat: expr
    repeat-expr: lumps[30].length / 72
  unknown_31:
    pos: lumps[31].offset
    size: lumps[31].length
    doc: Nothing that a loader reads; empty in every real map at hand. Bytes of unknown meaning.
  light_visibility_cache:
    pos: lumps[32].offset
    type: light_visibility_sample
    repeat: expr
    repeat-expr: lumps[32].length / 12
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
    -orig-id: dmaterial_t
    doc: One material (lump 0), shared by collision and renderer.
    doc-ref: specification, lump 0
    seq:
      - id: name
        type: strz
        size: 64
        encoding: ISO-8859-1
        doc: |-
          Path of the material without `.shader`, NUL-terminated within the 64 bytes: at most 63 bytes of
          text.
      - id: surface_flags
        type: s4
        doc: |-
          How the surface behaves: sky, not drawn, no lightmap; bits 20 to 24 are a `SurfaceType`, what it
          sounds like. Bits:
          - 0x4 sky: Sky: drawn as the sky behind everything, without a lightmap.
          - 0x8 ladder: Can be climbed.
          - 0x10 noImpact: Shots leave no effect.
          - 0x20 noMarks: Shots leave no mark.
          - 0x80 noDraw: Not drawn.
          - 0x400 noLightmap: Has no lightmap.
          Confidence: probable.
      - id: content_flags
        type: s4
        doc: |-
          What the volume is for collision. Retail masks it with 0xDFFF7FFB. Bits:
          - 0x1 solid: Stops everything.
          - 0x2 foliage: Leaves: seen through by nobody, stops nothing.
          - 0x800 sky: Sky.
          - 0x1000 aiNoSight: Computer players can't see through.
          - 0x10000 playerClip: Stops players.
          - 0x20000 monsterClip: Stops computer players.
          - 0x8000000 detail: Left out when the space is split.
          - 0x20000000 translucent: Doesn't hide what is behind it.
          Confidence: probable.
  lightmap:
    doc: One page of baked light (lump 1). Surfaces name it by index; a page holds 512 x 512 pixels.
    doc-ref: specification, lump 1
    seq:
      - id: pixels
        size: 786432
        doc: |-
          Rows of pixels from the first to the last, three bytes each: red, green, blue. A raster of 512 x 512
          x 3.
  plane:
    -orig-id: dplane_t
    doc: |-
      A plane (lump 2): the points `p` with `dot(normal, p) = distance`.
    doc-ref: specification, lump 2
    seq:
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector across the plane.
      - id: distance
        type: f4
        doc: Distance of the plane from the origin along the normal, in game units.
  vector_x_y_z_f32:
    seq:
      - id: x
        type: f4
      - id: "y"
        type: f4
      - id: z
        type: f4
  brush_side:
    -orig-id: dbrushside_t
    doc: |-
      One side of a brush (lump 3). Sides belong to the brushes in order: the first side of a brush is not
      stored.
    doc-ref: specification, lump 3
    seq:
      - id: plane
        size: 4
        type: brush_side_plane
        doc: |-
          A distance for the first six sides of a brush, in the order -x +x -y +y -z +z; a plane's index for
          the others.
      - id: material
        type: s4
        doc: Material of the side. -> MATERIALS.
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
    -orig-id: dbrush_t
    doc: |-
      A convex solid (lump 4): the space behind all its sides.
    doc-ref: specification, lump 4
    seq:
      - id: side_count
        type: s2
        doc: |-
          Number of sides, at least six; they follow those of the brush before. -> BRUSH_SIDES, behind those
          of the record before. The elements' `plane` is `distance` from number 0 on, `index` from number 6
          on.
      - id: material
        type: s2
        doc: Material whose content flags the whole brush has. -> MATERIALS.
  triangle_soup:
    -orig-id: dsurface_t
    doc: |-
      A drawn surface (lump 6): triangles of one material and lightmap.
    doc-ref: specification, lump 6
    seq:
      - id: material
        type: s2
        doc: Material that it is drawn with. -> MATERIALS.
      - id: lightmap
        type: s2
        doc: |-
          Lightmap page; negative = drawn without one. Compilers leave the numbers even when the lump of pages
          is empty. -> LIGHTMAPS; negative = none. The lump may be empty all the same.
      - id: first_vertex
        type: s4
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
    -orig-id: drawVert_t
    doc: A vertex of drawn surfaces (lump 7).
    doc-ref: specification, lump 7
    seq:
      - id: position
        type: vector_x_y_z_f32
        doc: Place in the world, in game units.
      - id: texture_coordinates
        type: vector_s_t_f32
        doc: Texture coordinates of the material; 1 is one repeat.
      - id: lightmap_coordinates
        type: vector_s_t_f32
        doc: Coordinates in the lightmap page, 0 to 1.
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector away from the surface.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour and opacity, 0 to 255 each.
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
  cull_group:
    doc: A group of surfaces that is left out together when its box isn't seen (lump 9).
    doc-ref: specification, lump 9
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
          First of `surfaceCount` surfaces. -> TRIANGLE_SOUPS, `surfaceCount` of them.
      - id: surface_count
        type: s4
        doc: Number of surfaces.
  occluder:
    doc: A convex thing that hides what is behind it (lump 12).
    doc-ref: specification, lump 12
    seq:
      - id: first_plane
        type: s4
        doc: |-
          First of `planeCount` entries in OCCLUDER_PLANES. -> OCCLUDER_PLANES, `planeCount` of them.
      - id: plane_count
        type: s2
        doc: Number of planes.
      - id: edge_count
        type: s2
        doc: Number of edges.
      - id: first_edge
        type: s4
        doc: |-
          Where the game puts the edges at run time. It reads them from the start of OCCLUDER_EDGES for every
          occluder. -> OCCLUDER_EDGES, `edgeCount` of them. Games read the elements from the start of the
          lump. The elements' `planes` count from `firstPlane`. The elements' `vertices` count from
          `firstVertex`.
      - id: first_vertex
        type: s4
        doc: |-
          First of `vertexCount` vertices. -> PORTAL_VERTICES, `vertexCount` of them.
      - id: vertex_count
        type: s2
        doc: Number of vertices.
      - id: hole_at_18
        size: 2
  occluder_edge:
    doc: An edge of an occluder (lump 14).
    doc-ref: specification, lump 14
    seq:
      - id: planes
        type: u1
        repeat: expr
        repeat-expr: 2
        doc: The two planes that meet in it, counted from the occluder's first.
      - id: vertices
        type: u1
        repeat: expr
        repeat-expr: 2
        doc: Its two ends, counted from the occluder's first vertex.
  aabb_tree:
    doc: |-
      A node of a cell's tree of surfaces (lump 16). Its box is derived from surfaces and children and not
      stored.
      Confidence: probable.
    doc-ref: specification, lump 16; order of the children from real maps
    seq:
      - id: first_surface
        type: s4
        doc: |-
          First of `surfaceCount` surfaces. -> TRIANGLE_SOUPS, `surfaceCount` of them.
      - id: surface_count
        type: s4
        doc: Number of surfaces, those of the children included.
      - id: child_count
        type: s4
        doc: |-
          Number of children, which lie in one block; 0 for a leaf of the tree. Below depth two the order of
          the blocks is unproven. -> AABB_TREES.
  cell:
    doc: A room of the renderer, joined to others by portals (lump 17).
    doc-ref: specification, lump 17
    seq:
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner of the box, in game units.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of the box, in game units.
      - id: aabb_tree
        type: s4
        doc: Root of its tree of surfaces. -> AABB_TREES.
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
      - id: first_occluder
        type: s4
        doc: |-
          First of `occluderCount` entries in OCCLUDER_INDICES. -> OCCLUDER_INDICES, `occluderCount` of them.
      - id: occluder_count
        type: s4
        doc: Number of occluders.
  portal:
    doc: A way out of a cell (lump 18). The cell that it leads out of is the one whose span holds it.
    doc-ref: specification, lump 18
    seq:
      - id: plane
        type: s4
        doc: Plane of the opening. -> PLANES.
      - id: cell
        type: s4
        doc: Cell that it leads into. -> CELLS.
      - id: first_vertex
        type: s4
        doc: |-
          First of `vertexCount` corners of the opening. -> PORTAL_VERTICES, `vertexCount` of them.
      - id: vertex_count
        type: s4
        doc: Number of corners.
  node:
    -orig-id: dnode_t
    doc: A node of the tree that splits the world (lump 20).
    doc-ref: specification, lump 20
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
        type: vector_x_y_z_i32
        doc: Lower corner of the box, in whole game units. The game doesn't read it.
      - id: maxs
        type: vector_x_y_z_i32
        doc: Upper corner of the box, in whole game units. The game doesn't read it.
  vector_x_y_z_i32:
    seq:
      - id: x
        type: s4
      - id: "y"
        type: s4
      - id: z
        type: s4
  leaf:
    -orig-id: dleaf_t
    doc: A leaf of the tree that splits the world (lump 21).
    doc-ref: specification, lump 21
    seq:
      - id: cluster
        type: s4
        doc: Row of the visibility lump; negative = none, the leaf is solid or outside.
      - id: area
        type: s4
        doc: Area that doors separate from others; -1 = none.
      - id: first_patch
        type: s4
        doc: |-
          First of `patchCount` entries in LEAF_SURFACES. -> LEAF_SURFACES, `patchCount` of them.
      - id: patch_count
        type: s4
        doc: Number of collision patches.
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
          First of `lightCount` entries in LIGHT_INDICES. A negative first entry is the mark of sunlight and
          no light. -> LIGHT_INDICES, `lightCount` of them. A negative first element is a marker.
      - id: light_count
        type: s4
        doc: Number of light indexes, the mark of sunlight included.
  collision_patch:
    doc: A curve or a piece of terrain to collide with (lump 24).
    doc-ref: specification, lump 24
    seq:
      - id: material
        type: s2
        doc: Material whose flags it has. -> MATERIALS.
      - id: mode
        type: u1
        enum: collision_mode
        doc: |-
          0 = a grid of quadratic curves, anything else = triangles.
      - id: hole_at_3
        size: 1
      - id: shape
        size: 12
        type:
          switch-on: mode.to_i
          cases:
            0: collision_patch_shape_curve
            _: collision_patch_shape_terrain
        doc: What the mode says it is.
  collision_patch_shape_curve:
    doc: A grid of quadratic curves.
    seq:
      - id: width
        type: s2
        doc: Control points in a row, odd and at least 3.
      - id: height
        type: s2
        doc: Rows of control points, odd and at least 3.
      - id: max_error
        type: s4
        doc: How far the triangles may be off the curve before it is subdivided further, in game units.
      - id: first_vertex
        type: u4
        doc: |-
          First of `width * height` control points. -> COLLISION_VERTICES, `width * height` of them.
  collision_patch_shape_terrain:
    doc: Triangles.
    seq:
      - id: vertex_count
        type: s2
        doc: Number of vertices.
      - id: index_count
        type: s2
        doc: Number of indexes, three a triangle.
      - id: first_vertex
        type: u4
        doc: |-
          First of `vertexCount` vertices. -> COLLISION_VERTICES, `vertexCount` of them.
      - id: first_index
        type: u4
        doc: |-
          First of `indexCount` indexes, which count from `firstVertex`. -> COLLISION_INDICES, `indexCount` of
          them. The elements count from `firstVertex`.
  model:
    -orig-id: dmodel_t
    doc: |-
      The world (model 0) or a brush model that an entity names as `*1`, `*2` and so on (lump 27).
    doc-ref: specification, lump 27; brush span from real maps
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
      - id: first_patch
        type: s4
        doc: |-
          First of `patchCount` entries in LEAF_SURFACES. -> LEAF_SURFACES, `patchCount` of them.
      - id: patch_count
        type: s4
        doc: Number of collision patches.
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
  light:
    doc: A light that doesn't move (lump 30).
    doc-ref: specification, lump 30
    seq:
      - id: type
        type: s4
        enum: light_type
        doc: Kind of light, 1 to 8.
      - id: color
        type: vector_red_green_blue_f32
        doc: Colour, 1 = full, as the source text has it.
      - id: position
        type: vector_x_y_z_f32
        doc: Place of point and spot lights, in game units.
      - id: direction
        type: vector_x_y_z_f32
        doc: |-
          Unit vector: towards the sun for suns, as the one real map with a sun has it; of spots, along the
          light.
          Confidence: probable.
      - id: parameters
        size: 16
        type:
          switch-on: type.to_i
          cases:
            3: light_parameters_linear
            4: light_parameters_custom
            5: light_parameters_spot
            7: light_parameters_custom_spot
            _: light_parameters_none
        doc: How the light falls off, as the type needs it.
      - id: unknown0x38
        size: 16
        doc: |-
          Sixteen bytes that no loader reads.
          Confidence: unknown.
  vector_red_green_blue_f32:
    seq:
      - id: red
        type: f4
      - id: green
        type: f4
      - id: blue
        type: f4
  light_parameters_linear:
    doc: Point lights that fall off with the distance.
    seq:
      - id: linear_attenuation
        type: f4
        doc: Factor of the distance in the fall-off.
  light_parameters_custom:
    doc: Point lights with a fall-off of their own.
    seq:
      - id: quadratic_attenuation
        type: f4
        doc: Factor of the squared distance in the fall-off.
      - id: constant_attenuation
        type: f4
        doc: Constant part of the fall-off.
  light_parameters_spot:
    doc: Spot lights.
    seq:
      - id: cutoff_cosine
        type: f4
        doc: Cosine of the angle at which the cone ends.
      - id: exponent
        type: s4
        doc: How sharply the light is gathered around the axis.
  light_parameters_custom_spot:
    doc: Spot lights with a fall-off of their own.
    seq:
      - id: quadratic_attenuation
        type: f4
        doc: Factor of the squared distance in the fall-off.
      - id: constant_attenuation
        type: f4
        doc: Constant part of the fall-off.
      - id: cutoff_cosine
        type: f4
        doc: Cosine of the angle at which the cone ends.
      - id: exponent
        type: s4
        doc: How sharply the light is gathered around the axis.
  light_parameters_none:
    doc: |-
      Types that need none: suns, points, colours, and unknown types.
    seq:
      - id: unused
        size: 16
        doc: Nothing that is read; point lights fall off with the square of the distance.
  light_visibility_sample:
    doc: |-
      An entry of the light-visibility cache (lump 32): which lights reach a place of the sampling grid.
    doc-ref: specification, lump 32
    seq:
      - id: key
        type: u4
        doc: |-
          Place and cluster: `y << 22 | (x & 0x3ff) << 12 | cluster & 0xfff`, in steps of the grid: 32 units
          along x and y, 64 along z, from -131,072 on.
      - id: state
        type: u1
        enum: sample_state
        doc: Whether the entry is used, and whether the place is inside something solid.
      - id: diffuse_sun_visibility
        type: u1
        repeat: expr
        repeat-expr: 5
        doc: How much of the diffuse sun is seen, for step counts of 1 to 5.
      - id: visible_lights
        type: u2
        doc: |-
          Bit `n` = light `n` of the leaf's span is seen; the highest bit is the diffuse sun. Bits:
          - 0x8000 diffuseSun
enums:
  collision_mode:
    0:
      id: curve
      doc: |-
        How a collision patch is stored (`CollisionPatch.mode`); every other value than 0 is terrain.
    1: terrain
  light_type:
    1:
      id: sun
      doc: |-
        Kinds of static light (`Light.type`).
    2: point
    3: linear_point
    4: custom_point
    5: spot
    6: color_only
    7: custom_spot
    8: diffuse_sun
  sample_state:
    0:
      id: empty
      doc: |-
        What a sample of the light-visibility cache holds (`LightVisibilitySample.state`).
    1: valid
    2: blocked
