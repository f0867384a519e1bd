meta:
  id: infinity_ward_call_of_duty_uo
  title: "Call of Duty: United Offensive"
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Call of Duty: United Offensive: IBSP 59, little-endian.

  Call of Duty: United Offensive (2004): IBSP 59. The layout is Call of Duty's without a difference, and each
  game loads the other's maps; what tells them apart is content, of which `detect` collects the evidence.

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
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: pixels
        size: 786432
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
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: material
        type: s2
      - id: lightmap
        type: s2
      - id: first_vertex
        type: s4
      - id: vertex_count
        type: u2
      - id: index_count
        type: u2
      - id: first_index
        type: u4
  draw_vertex:
    doc: As in infinity-ward-call-of-duty.ksy.
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
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: cluster
        type: s4
      - id: area
        type: s4
      - id: first_patch
        type: s4
      - id: patch_count
        type: s4
      - id: first_brush
        type: s4
      - id: brush_count
        type: s4
      - id: cell
        type: s4
      - id: first_light
        type: s4
      - id: light_count
        type: s4
  collision_patch:
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: material
        type: s2
      - id: mode
        type: u1
        enum: collision_mode
      - id: hole_at_3
        size: 1
      - id: shape
        size: 12
        type:
          switch-on: mode.to_i
          cases:
            0: collision_patch_shape_curve
            _: collision_patch_shape_terrain
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
      - id: first_patch
        type: s4
      - id: patch_count
        type: s4
      - id: first_brush
        type: s4
      - id: brush_count
        type: s4
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
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: type
        type: s4
        enum: light_type
      - id: color
        type: vector_red_green_blue_f32
      - id: position
        type: vector_x_y_z_f32
      - id: direction
        type: vector_x_y_z_f32
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
      - id: unknown0x38
        size: 16
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
    doc: As in infinity-ward-call-of-duty.ksy.
    seq:
      - id: key
        type: u4
      - id: state
        type: u1
        enum: sample_state
      - id: diffuse_sun_visibility
        type: u1
        repeat: expr
        repeat-expr: 5
      - id: visible_lights
        type: u2
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
