meta:
  id: respawn_titanfall2
  title: Titanfall 2
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Titanfall 2: rBSP 37, 36, little-endian.

  Titanfall 2 (2016): rBSP 37, and 36 in its technical test. Titanfall's lumps, and light probes that have
  trees of their own, shadows of several suns, lights that move with entities.

  Sources: public readers and compilers of these maps, and a real map that its players' compiler made.

  Generated from the record declarations by tools/reference: edit those instead. Nothing in it checks what a
  file says.

  A lump that is stored compressed (`unpacked` is not 0) has no value: Kaitai knows no LZMA.

  What Kaitai can't express:
  - GAME_LUMP.sprp: which of the layouts v13, v13-short a file has, where version and size fit several of
  them: each is an instance of its own
  - PAKFILE.files: Where the records of the directory say, one behind the other as a rule.
  - PAKFILE.directory: At `end.directoryOffset`.
  - PAKFILE.zip64End: Only in archives that need it.
  - PAKFILE.zip64Locator: Only in archives that need it.
  - PAKFILE.end: The last record of the archive: found from the end, by its signature.
  - PAKFILE.comment: where it begins
seq:
  - id: magic
    type: str
    size: 4
    encoding: ISO-8859-1
    doc: What every file begins with.
    valid:
      any-of:
        - "\"rBSP\""
  - id: version
    type: s4
    doc: Version of the format.
  - id: revision
    type: s4
    doc: How often the map was saved in its editor.
  - id: last_lump
    type: s4
    doc: Index of the last entry of the directory.
  - id: lumps
    type: lump_lumps
    repeat: expr
    repeat-expr: "128"
    doc: Where each lump lies.
instances:
  entities:
    pos: lumps[0].offset
    size: lumps[0].length
    type: str
    encoding: ISO-8859-1
    if: lumps[0].unpacked == 0
    doc: |-
      What stands in the world: blocks of quoted keys and values, ended by a NUL. More of it lies in files
      beside the map. A lump of entity text.
  planes:
    pos: lumps[1].offset
    type: plane
    repeat: expr
    repeat-expr: lumps[1].length / 16
    if: lumps[1].unpacked == 0
  texture_data:
    pos: lumps[2].offset
    type: texture_data
    repeat: expr
    repeat-expr: lumps[2].length / 36
    if: lumps[2].unpacked == 0
  vertices:
    pos: lumps[3].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[3].length / 12
    if: lumps[3].unpacked == 0
    doc: Corners of meshes and of triangles to collide with, in game units.
  lightprobe_parent_infos:
    pos: lumps[4].offset
    type: light_probe_parent
    repeat: expr
    repeat-expr: lumps[4].length / 28
    if: lumps[4].unpacked == 0
  shadow_environments:
    pos: lumps[5].offset
    type: shadow_environment
    repeat: expr
    repeat-expr: lumps[5].length / 36
    if: lumps[5].unpacked == 0
  lightprobe_bsp_nodes:
    pos: lumps[6].offset
    type: light_probe_node
    repeat: expr
    repeat-expr: lumps[6].length / 24
    if: lumps[6].unpacked == 0
  lightprobe_bsp_references:
    pos: lumps[7].offset
    size: lumps[7].length
    if: lumps[7].unpacked == 0
    doc: What nodes of the tree select, in a layout that isn't known. Bytes of unknown meaning.
  models:
    pos: lumps[14].offset
    type: model
    repeat: expr
    repeat-expr: lumps[14].length / 32
    if: lumps[14].unpacked == 0
  entity_partitions:
    pos: lumps[24].offset
    size: lumps[24].length
    type: str
    encoding: ISO-8859-1
    if: lumps[24].unpacked == 0
    doc: |-
      Which files of entities there are: `01*` for the map's own, then names such as `script`, ended by a NUL.
      How a lump of NUL-terminated strings is read.
  physics_collide:
    pos: lumps[29].offset
    size: lumps[29].length
    if: lumps[29].unpacked == 0
    doc: What brush models are to the physics, in a layout that isn't known. Bytes of unknown meaning.
  vertex_normals:
    pos: lumps[30].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[30].length / 12
    if: lumps[30].unpacked == 0
    doc: Normals that vertices select.
  game_lump:
    pos: lumps[35].offset
    size: lumps[35].length
    type: game_lump
    if: "(lumps[35].unpacked == 0) and (lumps[35].length > 0)"
    doc: A directory of lumps that the game adds, such as static props.
  leaf_water_data:
    pos: lumps[36].offset
    type: water_data
    repeat: expr
    repeat-expr: lumps[36].length / 12
    if: lumps[36].unpacked == 0
  pakfile:
    pos: lumps[40].offset
    size: lumps[40].length
    if: lumps[40].unpacked == 0
    doc: |-
      A zip archive of files that the map brings along. A lump that is a zip archive of files that the map
      brings along: `PAKFILE: lump(40, pakfile())`.
  cubemaps:
    pos: lumps[42].offset
    type: cubemap
    repeat: expr
    repeat-expr: lumps[42].length / 16
    if: lumps[42].unpacked == 0
  texture_string_data:
    pos: lumps[43].offset
    size: lumps[43].length
    type: str
    encoding: ISO-8859-1
    if: lumps[43].unpacked == 0
    doc: Names of textures, each ended by a NUL. How a lump of NUL-terminated strings is read.
  texture_string_table:
    pos: lumps[44].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[44].length / 4
    if: lumps[44].unpacked == 0
    doc: Where each name begins. -> byte of TEXTURE_STRING_DATA at which a NUL-terminated string begins.
  world_lights_1:
    pos: lumps[54].offset
    type: world_light
    repeat: expr
    repeat-expr: lumps[54].length / 100
    if: "(lumps[54].unpacked == 0) and (lumps[54].version == 1)"
    doc: |-
      Layout 1: version 1.
  world_lights_2:
    pos: lumps[54].offset
    type: world_light_version2
    repeat: expr
    repeat-expr: lumps[54].length / 108
    if: "(lumps[54].unpacked == 0) and (lumps[54].version == 2)"
    doc: |-
      Layout 2: version 2.
  world_lights_3:
    pos: lumps[54].offset
    type: world_light_version3
    repeat: expr
    repeat-expr: lumps[54].length / 112
    if: "(lumps[54].unpacked == 0) and (lumps[54].version == 3)"
    doc: |-
      Layout 3: version 3.
  world_light_parent_infos:
    pos: lumps[55].offset
    type: world_light_parent
    repeat: expr
    repeat-expr: lumps[55].length / 76
    if: lumps[55].unpacked == 0
  physics_level:
    pos: lumps[62].offset
    size: lumps[62].length
    if: lumps[62].unpacked == 0
    doc: |-
      What the physics needs for other levels of detail; empty as far as is known. Bytes of unknown meaning.
  tricoll_triangles:
    pos: lumps[66].offset
    type: collision_triangle
    repeat: expr
    repeat-expr: lumps[66].length / 4
    if: lumps[66].unpacked == 0
  tricoll_nodes:
    pos: lumps[68].offset
    type: collision_bounds
    repeat: expr
    repeat-expr: lumps[68].length / 16
    if: lumps[68].unpacked == 0
    doc: Boxes around triangles to collide with.
  tricoll_headers:
    pos: lumps[69].offset
    type: collision_triangle_header
    repeat: expr
    repeat-expr: lumps[69].length / 44
    if: lumps[69].unpacked == 0
  physics_triangles:
    pos: lumps[70].offset
    size: lumps[70].length
    if: lumps[70].unpacked == 0
    doc: Triangles for the physics, in a layout that isn't known. Bytes of unknown meaning.
  vertex_unlit:
    pos: lumps[71].offset
    type: vertex_unlit
    repeat: expr
    repeat-expr: lumps[71].length / 20
    if: lumps[71].unpacked == 0
  vertex_lit_flat:
    pos: lumps[72].offset
    type: vertex_lit_flat
    repeat: expr
    repeat-expr: lumps[72].length / 36
    if: lumps[72].unpacked == 0
  vertex_lit_bump:
    pos: lumps[73].offset
    type: vertex_lit_bump
    repeat: expr
    repeat-expr: lumps[73].length / 44
    if: lumps[73].unpacked == 0
  vertex_unlit_ts:
    pos: lumps[74].offset
    type: vertex_unlit_tangent
    repeat: expr
    repeat-expr: lumps[74].length / 28
    if: lumps[74].unpacked == 0
  vertex_blinn_phong:
    pos: lumps[75].offset
    type: vertex_blinn_phong
    repeat: expr
    repeat-expr: lumps[75].length / 92
    if: lumps[75].unpacked == 0
  vertex_reserved_5:
    pos: lumps[76].offset
    size: lumps[76].length
    if: lumps[76].unpacked == 0
    doc: Vertices of a kind that isn't used. Bytes of unknown meaning.
  vertex_reserved_6:
    pos: lumps[77].offset
    size: lumps[77].length
    if: lumps[77].unpacked == 0
    doc: Vertices of a kind that isn't used. Bytes of unknown meaning.
  vertex_reserved_7:
    pos: lumps[78].offset
    size: lumps[78].length
    if: lumps[78].unpacked == 0
    doc: Vertices of a kind that isn't used. Bytes of unknown meaning.
  mesh_indices:
    pos: lumps[79].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[79].length / 2
    if: lumps[79].unpacked == 0
    doc: |-
      Corners of meshes: vertices, counted from the first one of the mesh's material.
  meshes:
    pos: lumps[80].offset
    type: mesh_with_cubemap
    repeat: expr
    repeat-expr: lumps[80].length / 28
    if: lumps[80].unpacked == 0
  mesh_bounds:
    pos: lumps[81].offset
    type: mesh_bounds
    repeat: expr
    repeat-expr: lumps[81].length / 32
    if: lumps[81].unpacked == 0
  material_sorts:
    pos: lumps[82].offset
    type: material_sort
    repeat: expr
    repeat-expr: lumps[82].length / 12
    if: lumps[82].unpacked == 0
  lightmap_headers:
    pos: lumps[83].offset
    type: lightmap_header
    repeat: expr
    repeat-expr: lumps[83].length / 8
    if: lumps[83].unpacked == 0
  cm_grid:
    pos: lumps[85].offset
    type: collision_grid
    repeat: expr
    repeat-expr: lumps[85].length / 28
    if: lumps[85].unpacked == 0
  cm_grid_cells:
    pos: lumps[86].offset
    type: collision_grid_cell
    repeat: expr
    repeat-expr: lumps[86].length / 4
    if: lumps[86].unpacked == 0
  cm_geo_sets:
    pos: lumps[87].offset
    type: geometry_set
    repeat: expr
    repeat-expr: lumps[87].length / 8
    if: lumps[87].unpacked == 0
  cm_geo_set_bounds:
    pos: lumps[88].offset
    type: collision_bounds
    repeat: expr
    repeat-expr: lumps[88].length / 16
    if: lumps[88].unpacked == 0
    doc: Boxes around geometry sets, by their numbers.
  cm_primitives:
    pos: lumps[89].offset
    type: primitive
    repeat: expr
    repeat-expr: lumps[89].length / 4
    if: lumps[89].unpacked == 0
  cm_primitive_bounds:
    pos: lumps[90].offset
    type: collision_bounds
    repeat: expr
    repeat-expr: lumps[90].length / 16
    if: lumps[90].unpacked == 0
    doc: Boxes around primitives, by their numbers.
  cm_unique_contents:
    pos: lumps[91].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[91].length / 4
    if: lumps[91].unpacked == 0
    doc: |-
      What collision geometry is: every set of flags that occurs. Bits:
      - 0x1 solid
      - 0x2 window
      - 0x4 aux
      - 0x8 grate
      - 0x10 slime
      - 0x20 water
      - 0x40 windowNoCollide
      - 0x80 opaque
      - 0x100 testFogVolume
      - 0x400 blockLight
      - 0x800 team1
      - 0x1000 team2
      - 0x2000 ignoreNoDrawOpaque
      - 0x4000 moveable
      - 0x10000 playerClip
      - 0x20000 monsterClip
      - 0x40000 brushPaint
      - 0x80000 blockLineOfSight
      - 0x100000 noClimb
      - 0x200000 titanClip
      - 0x400000 bulletClip
      - 0x1000000 origin
      - 0x2000000 monster
      - 0x4000000 debris
      - 0x8000000 detail
      - 0x10000000 translucent
      - 0x20000000 ladder
      - 0x40000000 hitbox
  cm_brushes:
    pos: lumps[92].offset
    type: brush
    repeat: expr
    repeat-expr: lumps[92].length / 32
    if: lumps[92].unpacked == 0
  cm_brush_side_plane_offsets:
    pos: lumps[93].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[93].length / 2
    if: lumps[93].unpacked == 0
    doc: |-
      By how much the number of a brush's plane is below the number of the entry, counted from the grid's
      first plane.
  cm_brush_side_properties:
    pos: lumps[94].offset
    type: brush_side_properties
    repeat: expr
    repeat-expr: lumps[94].length / 2
    if: lumps[94].unpacked == 0
  cm_brush_side_texture_vectors:
    pos: lumps[95].offset
    type: texture_vectors
    repeat: expr
    repeat-expr: lumps[95].length / 32
    if: lumps[95].unpacked == 0
  tricoll_bevel_starts:
    pos: lumps[96].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[96].length / 2
    if: lumps[96].unpacked == 0
    doc: Where the bevels of a triangle begin, by the triangle's number.
  tricoll_bevel_indices:
    pos: lumps[97].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[97].length / 4
    if: lumps[97].unpacked == 0
    doc: Bevels of triangles.
  lightmap_data_sky:
    pos: lumps[98].offset
    size: lumps[98].length
    if: lumps[98].unpacked == 0
    doc: Samples of the sky's light, in a layout that isn't known. Bytes of unknown meaning.
  csm_aabb_nodes:
    pos: lumps[99].offset
    type: shadow_tree_node
    repeat: expr
    repeat-expr: lumps[99].length / 32
    if: lumps[99].unpacked == 0
  csm_object_references:
    pos: lumps[100].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[100].length / 2
    if: lumps[100].unpacked == 0
    doc: What throws shadows of the sun; what the numbers count isn't known.
  lightprobes:
    pos: lumps[101].offset
    type: light_probe
    repeat: expr
    repeat-expr: lumps[101].length / 48
    if: lumps[101].unpacked == 0
  static_prop_lightprobe_indices:
    pos: lumps[102].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[102].length / 4
    if: lumps[102].unpacked == 0
    doc: Probes that static props are lit by, by the prop's number.
  lightprobe_tree:
    pos: lumps[103].offset
    type: light_probe_tree_node
    repeat: expr
    repeat-expr: lumps[103].length / 8
    if: lumps[103].unpacked == 0
  lightprobe_references:
    pos: lumps[104].offset
    type: light_probe_reference_long
    repeat: expr
    repeat-expr: lumps[104].length / 20
    if: lumps[104].unpacked == 0
  lightmap_data_real_time_lights:
    pos: lumps[105].offset
    size: lumps[105].length
    if: lumps[105].unpacked == 0
    doc: Samples of lights that change, in a layout that isn't known. Bytes of unknown meaning.
  cell_bsp_nodes:
    pos: lumps[106].offset
    type: cell_node
    repeat: expr
    repeat-expr: lumps[106].length / 8
    if: lumps[106].unpacked == 0
  cells:
    pos: lumps[107].offset
    type: cell
    repeat: expr
    repeat-expr: lumps[107].length / 8
    if: lumps[107].unpacked == 0
  portals:
    pos: lumps[108].offset
    type: portal
    repeat: expr
    repeat-expr: lumps[108].length / 12
    if: lumps[108].unpacked == 0
  portal_vertices:
    pos: lumps[109].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[109].length / 12
    if: lumps[109].unpacked == 0
    doc: Corners of openings, in game units.
  portal_edges:
    pos: lumps[110].offset
    type: portal_edge
    repeat: expr
    repeat-expr: lumps[110].length / 4
    if: lumps[110].unpacked == 0
  portal_vertex_edges:
    pos: lumps[111].offset
    type: portal_index_set
    repeat: expr
    repeat-expr: lumps[111].length / 16
    if: lumps[111].unpacked == 0
    doc: Edges that meet in a corner, by the corner's number.
  portal_vertex_references:
    pos: lumps[112].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[112].length / 2
    if: lumps[112].unpacked == 0
    doc: Corners, as openings select them. -> PORTAL_VERTICES.
  portal_edge_references:
    pos: lumps[113].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[113].length / 2
    if: lumps[113].unpacked == 0
    doc: Edges, as openings select them; how the numbers count them isn't known.
  portal_edge_intersect_at_edge:
    pos: lumps[114].offset
    type: portal_index_set
    repeat: expr
    repeat-expr: lumps[114].length / 16
    if: lumps[114].unpacked == 0
    doc: What crosses an edge elsewhere, by the edge's number.
  portal_edge_intersect_at_vertex:
    pos: lumps[115].offset
    type: portal_index_set
    repeat: expr
    repeat-expr: lumps[115].length / 16
    if: lumps[115].unpacked == 0
    doc: What crosses an edge in a corner, by the edge's number.
  portal_edge_intersect_header:
    pos: lumps[116].offset
    type: portal_edge_intersection_header
    repeat: expr
    repeat-expr: lumps[116].length / 8
    if: lumps[116].unpacked == 0
  occlusion_mesh_vertices:
    pos: lumps[117].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[117].length / 12
    if: lumps[117].unpacked == 0
    doc: Corners of triangles that hide what is behind them, in game units.
  occlusion_mesh_indices:
    pos: lumps[118].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[118].length / 2
    if: lumps[118].unpacked == 0
    doc: Corners of those triangles. -> OCCLUSION_MESH_VERTICES.
  cell_aabb_nodes:
    pos: lumps[119].offset
    type: cell_tree_node
    repeat: expr
    repeat-expr: lumps[119].length / 32
    if: lumps[119].unpacked == 0
  object_references:
    pos: lumps[120].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[120].length / 2
    if: lumps[120].unpacked == 0
    doc: Meshes of the world, then static props, as boxes select them.
  object_reference_bounds:
    pos: lumps[121].offset
    type: object_bounds
    repeat: expr
    repeat-expr: lumps[121].length / 32
    if: lumps[121].unpacked == 0
  lightmap_data_rtl_pages:
    pos: lumps[122].offset
    type: real_time_light_page
    repeat: expr
    repeat-expr: lumps[122].length / 126
    if: lumps[122].unpacked == 0
  level_info:
    pos: lumps[123].offset
    type: level_info
    repeat: expr
    repeat-expr: lumps[123].length / 28
    if: lumps[123].unpacked == 0
  shadow_mesh_opaque_vertices:
    pos: lumps[124].offset
    type: vector_x_y_z_f32
    repeat: expr
    repeat-expr: lumps[124].length / 12
    if: lumps[124].unpacked == 0
    doc: Corners of meshes that throw shadows, in game units.
  shadow_mesh_alpha_vertices:
    pos: lumps[125].offset
    type: shadow_alpha_vertex
    repeat: expr
    repeat-expr: lumps[125].length / 20
    if: lumps[125].unpacked == 0
  shadow_mesh_indices:
    pos: lumps[126].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[126].length / 2
    if: lumps[126].unpacked == 0
    doc: Corners of meshes that throw shadows, counted from the mesh's first vertex.
  shadow_meshes:
    pos: lumps[127].offset
    type: shadow_mesh
    repeat: expr
    repeat-expr: lumps[127].length / 12
    if: lumps[127].unpacked == 0
types:
  lump_lumps:
    seq:
      - id: offset
        type: s4
        doc: First byte of the lump, from the start of the file.
      - id: length
        type: s4
        doc: Length of the lump in bytes, as it is stored.
      - id: version
        type: s4
        doc: Version of the layout of what is in the lump.
      - id: unpacked
        type: s4
        doc: Length of what a compressed lump unpacks to, in bytes; 0 for one that is stored as it is.
  plane:
    doc: As in respawn-titanfall.ksy.
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
  texture_data:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: reflectivity
        type: vector_red_green_blue_f32
      - id: name
        type: s4
      - id: width
        type: s4
      - id: height
        type: s4
      - id: view_width
        type: s4
      - id: view_height
        type: s4
      - id: flags
        type: u4
  vector_red_green_blue_f32:
    seq:
      - id: red
        type: f4
      - id: green
        type: f4
      - id: blue
        type: f4
  light_probe_parent:
    doc: |-
      Probes of the world or of something that moves (lump 4).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: index
        type: s4
        doc: Number of itself; -1 = the world.
      - id: first_probe
        type: u4
        doc: |-
          First of `probeCount` probes. -> LIGHTPROBES, `probeCount` of them.
      - id: probe_count
        type: u4
        doc: Number of probes.
      - id: first_reference
        type: u4
        doc: |-
          First of `referenceCount` places. -> LIGHTPROBE_REFERENCES, `referenceCount` of them.
      - id: reference_count
        type: u4
        doc: Number of places.
      - id: first_node
        type: u4
        doc: |-
          First of `nodeCount` nodes. -> LIGHTPROBE_TREE, `nodeCount` of them.
      - id: node_count
        type: u4
        doc: Number of nodes.
  shadow_environment:
    doc: |-
      What throws shadows of one sun (lump 5); each range ends before its `last...`.
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: first_node
        type: s4
        doc: First of its boxes in CSM_AABB_NODES.
      - id: first_reference
        type: s4
        doc: First of its entries in CSM_OBJECT_REFERENCES.
      - id: first_mesh
        type: s4
        doc: First of its meshes in SHADOW_MESHES.
      - id: last_node
        type: s4
        doc: Where its boxes end.
      - id: last_reference
        type: s4
        doc: Where its entries end.
      - id: last_mesh
        type: s4
        doc: Where its meshes end.
      - id: sun_normal
        type: vector_x_y_z_f32
        doc: Direction of the sun's light.
  light_probe_node:
    doc: |-
      A node of a tree that finds light probes (lump 6).
      Confidence: guess.
    doc-ref: one public reader
    seq:
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector across the plane that splits it.
      - id: distance
        type: f4
        doc: Distance of the plane from the origin along the normal, in game units.
      - id: children
        type: s4
        repeat: expr
        repeat-expr: 2
        doc: What lies before and behind the plane; how leaves are told from nodes isn't known.
  model:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_f32
      - id: maxs
        type: vector_x_y_z_f32
      - id: first_mesh
        type: u4
      - id: mesh_count
        type: u4
  game_lump_entry:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: id
        type: u4
        enum: game_lump_id
      - id: flags
        type: u2
      - id: version
        type: u2
      - id: offset
        type: s4
      - id: length
        type: s4
  game_lump_directory:
    doc: Directory of the game lump.
    seq:
      - id: count
        type: s4
        doc: Number of entries.
      - id: entries
        type: game_lump_entry
        repeat: expr
        repeat-expr: count
        doc: The entries.
  static_prop_v13:
    -orig-id: StaticPropLump_t
    doc: |-
      A static prop of Titanfall 2 (version 13). Source's version 13 is another record.
      Confidence: probable.
    doc-ref: public readers and compilers agree
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: scale
        type: f4
        doc: Scale of the model.
      - id: model
        type: u2
        doc: |-
          Its model: an index into `models` of the same sub-lump.
      - id: solid
        type: u1
        enum: static_prop_solid
        doc: How it collides.
      - id: flags
        type: u1
        doc: |-
          What is said of it. Bits:
          - 0x1 fades
          - 0x2 usesLightingOrigin
          - 0x4 noDraw
          - 0x8 ignoreNormals
          - 0x10 noShadow
          - 0x20 screenSpaceFade
          - 0x40 noPerVertexLighting
          - 0x80 noSelfShadowing
      - id: skin
        type: u2
        doc: Skin of the model.
      - id: cubemap
        type: u2
        doc: Cubemap that it reflects.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units.
      - id: min_cpu_level
        type: s1
        doc: Lowest level of processor at which it is drawn; -1 = any.
      - id: max_cpu_level
        type: s1
        doc: Highest level of processor at which it is drawn; -1 = any.
      - id: min_gpu_level
        type: s1
        doc: Lowest level of graphics card at which it is drawn; -1 = any.
      - id: max_gpu_level
        type: s1
        doc: Highest level of graphics card at which it is drawn; -1 = any.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that it is multiplied with.
      - id: added_collision_flags
        type: u2
        doc: Collision flags that are added to the model's.
      - id: removed_collision_flags
        type: u2
        doc: Collision flags that are taken from the model's.
  vector_pitch_yaw_roll_f32:
    seq:
      - id: pitch
        type: f4
      - id: yaw
        type: f4
      - id: roll
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
  static_prop_extra:
    doc: |-
      What stands behind the props in large maps of Titanfall 2.
      Confidence: unknown.
    doc-ref: public readers
    seq:
      - id: unknown0x00
        size: 64
        doc: Unknown.
  static_props_titanfall2:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: Models that the props use.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: unknown_first
        type: s4
        doc: Number of a prop, perhaps the first that is seen through.
      - id: unknown_second
        type: s4
        doc: Number of another one.
      - id: props
        type: static_prop_v13
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
      - id: extra_count
        type: s4
        doc: |-
          Number of entries in `extras`.
      - id: extras
        type: static_prop_extra
        repeat: expr
        repeat-expr: extra_count
        doc: What isn't known.
  static_props_titanfall2_short:
    seq:
      - id: model_count
        type: s4
        doc: Number of models.
      - id: models
        type: strz
        size: 128
        encoding: ISO-8859-1
        repeat: expr
        repeat-expr: model_count
        doc: Models that the props use.
      - id: prop_count
        type: s4
        doc: Number of props.
      - id: unknown_first
        type: s4
        doc: Number of a prop, perhaps the first that is seen through.
      - id: unknown_second
        type: s4
        doc: Number of another one.
      - id: props
        type: static_prop_v13
        repeat: expr
        repeat-expr: prop_count
        doc: The props.
  game_lump_item:
    doc: A lump of the directory.
    params:
      - id: index
        type: s4
        doc: Position in the directory.
    instances:
      entry:
        value: _parent.directory.entries[index]
        doc: What the directory says of it.
      position:
        value: "entry.offset < _root.lumps[35].offset ? _root.lumps[35].offset + entry.offset : entry.offset"
        doc: |-
          First byte in the file. Offsets count from the start of the file; those of consoles from the start
          of this lump.
      sprp_v13:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_titanfall2
        doc: |-
          Layout v13: version 13.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 13) and entry.length > 0)"
      sprp_v13_short:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_titanfall2_short
        doc: |-
          Layout v13-short: version 13.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 13) and entry.length > 0)"
  game_lump:
    seq:
      - id: directory
        type: game_lump_directory
        doc: What is in the lump, and where.
    instances:
      lumps:
        type: game_lump_item(_index)
        repeat: expr
        repeat-expr: directory.entries.size
        doc: The lumps in the order of the directory.
  water_data:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: surface_z
        type: f4
      - id: min_z
        type: f4
      - id: surface_texture
        type: s2
      - id: hole_at_10
        size: 2
  pak_local_header:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: signature
        type: u4
      - id: version_needed
        type: u2
      - id: flags
        type: u2
      - id: method
        type: u2
        enum: pak_method
      - id: modified_time
        type: u2
      - id: modified_date
        type: u2
      - id: crc
        type: u4
      - id: compressed_size
        type: u4
      - id: uncompressed_size
        type: u4
      - id: name_size
        type: u2
      - id: extra_size
        type: u2
  pak_directory_record:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: signature
        type: u4
      - id: version_made_by
        type: u2
      - id: version_needed
        type: u2
      - id: flags
        type: u2
      - id: method
        type: u2
        enum: pak_method
      - id: modified_time
        type: u2
      - id: modified_date
        type: u2
      - id: crc
        type: u4
      - id: compressed_size
        type: u4
      - id: uncompressed_size
        type: u4
      - id: name_size
        type: u2
      - id: extra_size
        type: u2
      - id: comment_size
        type: u2
      - id: disk
        type: u2
      - id: internal_attributes
        type: u2
      - id: external_attributes
        type: u4
      - id: local_offset
        type: u4
  pak_zip64_end_record:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: signature
        type: u4
      - id: record_size
        type: u8
      - id: version_made_by
        type: u2
      - id: version_needed
        type: u2
      - id: disk
        type: u4
      - id: directory_disk
        type: u4
      - id: disk_entry_count
        type: u8
      - id: entry_count
        type: u8
      - id: directory_size
        type: u8
      - id: directory_offset
        type: u8
  pak_zip64_locator:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: signature
        type: u4
      - id: disk
        type: u4
      - id: record_offset
        type: u8
      - id: disk_count
        type: u4
  pak_end_record:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: signature
        type: u4
      - id: disk
        type: u2
      - id: directory_disk
        type: u2
      - id: disk_entry_count
        type: u2
      - id: entry_count
        type: u2
      - id: directory_size
        type: u4
      - id: directory_offset
        type: u4
      - id: comment_size
        type: u2
  cubemap:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_i32
      - id: unknown0x0c
        type: u4
  vector_x_y_z_i32:
    seq:
      - id: x
        type: s4
      - id: "y"
        type: s4
      - id: z
        type: s4
  world_light:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: intensity
        type: vector_red_green_blue_f32
      - id: normal
        type: vector_x_y_z_f32
      - id: shadow_cast_offset
        type: vector_x_y_z_f32
      - id: cluster
        type: s4
      - id: type
        type: s4
        enum: world_light_type
      - id: style
        type: s4
      - id: stop_dot
        type: f4
      - id: stop_dot2
        type: f4
      - id: exponent
        type: f4
      - id: radius
        type: f4
      - id: constant_attenuation
        type: f4
      - id: linear_attenuation
        type: f4
      - id: quadratic_attenuation
        type: f4
      - id: flags
        type: s4
      - id: texture
        type: s4
      - id: owner
        type: s4
  world_light_version2:
    doc: |-
      The same in version 2.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it shines from, in game units.
      - id: intensity
        type: vector_red_green_blue_f32
        doc: Colour times strength.
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector along surface lights, spots and the sun.
      - id: shadow_cast_offset
        type: vector_x_y_z_f32
        doc: Offset of the place that shadows are cast from, in game units.
      - id: cluster
        type: s4
        doc: Visibility cluster that it is in; -1 = none.
      - id: type
        type: s4
        enum: world_light_type
        doc: Kind of light.
      - id: style
        type: s4
        doc: Light style that switches it.
      - id: stop_dot
        type: f4
        doc: Cosine of the angle at which a spot begins to fade.
      - id: stop_dot2
        type: f4
        doc: Cosine of the angle at which a spot ends.
      - id: exponent
        type: f4
        doc: How sharply a spot is gathered around its axis.
      - id: radius
        type: f4
        doc: Distance at which it ends, in game units; 0 = never.
      - id: constant_attenuation
        type: f4
        doc: Constant part of the fall-off.
      - id: linear_attenuation
        type: f4
        doc: Part of the fall-off that grows with the distance.
      - id: quadratic_attenuation
        type: f4
        doc: Part of the fall-off that grows with the square of the distance.
      - id: flags
        type: s4
        doc: |-
          What it may do. Bits:
          - 0x1 inAmbientCube
          - 0x2 castEntityShadows
      - id: texture
        type: s4
        doc: Texture that a surface light is made of. -> TEXTURE_DATA; -1 = none.
      - id: owner
        type: s4
        doc: Entity that moves with it; usually 0.
      - id: unknown0x64
        type: f4
        doc: Unknown; 0 unless set.
      - id: unknown0x68
        type: f4
        doc: Unknown; 0.005 unless set.
  world_light_version3:
    doc: The same in version 3.
    doc-ref: public readers; sizes and values of a real map
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it shines from, in game units.
      - id: intensity
        type: vector_red_green_blue_f32
        doc: Colour times strength.
      - id: normal
        type: vector_x_y_z_f32
        doc: Unit vector along surface lights, spots and the sun.
      - id: shadow_cast_offset
        type: vector_x_y_z_f32
        doc: Offset of the place that shadows are cast from, in game units.
      - id: cluster
        type: s4
        doc: Visibility cluster that it is in; -1 = none.
      - id: type
        type: s4
        enum: world_light_type
        doc: Kind of light.
      - id: style
        type: s4
        doc: Light style that switches it.
      - id: stop_dot
        type: f4
        doc: Cosine of the angle at which a spot begins to fade.
      - id: stop_dot2
        type: f4
        doc: Cosine of the angle at which a spot ends.
      - id: exponent
        type: f4
        doc: How sharply a spot is gathered around its axis.
      - id: radius
        type: f4
        doc: Distance at which it ends, in game units; 0 = never.
      - id: constant_attenuation
        type: f4
        doc: Constant part of the fall-off.
      - id: linear_attenuation
        type: f4
        doc: Part of the fall-off that grows with the distance.
      - id: quadratic_attenuation
        type: f4
        doc: Part of the fall-off that grows with the square of the distance.
      - id: flags
        type: s4
        doc: |-
          What it may do. Bits:
          - 0x1 inAmbientCube
          - 0x2 castEntityShadows
      - id: texture
        type: s4
        doc: Texture that a surface light is made of. -> TEXTURE_DATA; -1 = none.
      - id: owner
        type: s4
        doc: Entity that moves with it; usually 0.
      - id: unknown0x64
        type: f4
        doc: Unknown; 0 unless set.
      - id: unknown0x68
        type: f4
        doc: Unknown; 0.005 unless set.
      - id: unknown0x6c
        type: f4
        doc: Unknown; 1 unless set.
  world_light_parent:
    doc: |-
      What a light moves with (lump 55).
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: matrix
        type: f4
        repeat: expr
        repeat-expr: 12
        doc: Three rows of a matrix.
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it is, in game units.
      - id: unknown0x3c
        size: 12
        doc: Unknown; perhaps angles.
      - id: unknown0x48
        type: s2
        doc: Unknown.
      - id: light
        type: s2
        doc: The light. -> WORLD_LIGHTS.
  collision_triangle:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: word_at_0
        type: u4
    instances:
      first:
        value: "(word_at_0 >> 0) & 0x3ff"
      second:
        value: "(word_at_0 >> 10) & 0x7f"
      third:
        value: "(word_at_0 >> 17) & 0x7f"
      flags:
        value: "(word_at_0 >> 24) & 0xff"
  collision_bounds:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_i16
      - id: negative_cosine
        type: s2
      - id: extents
        type: vector_x_y_z_i16
      - id: positive_sine
        type: s2
  vector_x_y_z_i16:
    seq:
      - id: x
        type: s2
      - id: "y"
        type: s2
      - id: z
        type: s2
  collision_triangle_header:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: flags
        type: s2
      - id: texture_flags
        type: u2
      - id: texture
        type: s2
      - id: vertex_count
        type: u2
      - id: triangle_count
        type: u2
      - id: bevel_count
        type: u2
      - id: first_vertex
        type: s4
      - id: first_triangle
        type: s4
      - id: first_node
        type: s4
      - id: first_bevel
        type: s4
      - id: origin
        type: vector_x_y_z_f32
      - id: scale
        type: f4
  vertex_unlit:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: position
        type: u4
      - id: normal
        type: u4
      - id: texture
        type: vector_u_v_f32
      - id: color
        type: vector_red_green_blue_alpha_u8
  vector_u_v_f32:
    seq:
      - id: u
        type: f4
      - id: v
        type: f4
  vertex_lit_flat:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: position
        type: u4
      - id: normal
        type: u4
      - id: texture
        type: vector_u_v_f32
      - id: color
        type: vector_red_green_blue_alpha_u8
      - id: lightmap
        type: vector_u_v_f32
      - id: lightmap_step
        type: vector_x_y_f32
  vector_x_y_f32:
    seq:
      - id: x
        type: f4
      - id: "y"
        type: f4
  vertex_lit_bump:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: position
        type: u4
      - id: normal
        type: u4
      - id: texture
        type: vector_u_v_f32
      - id: color
        type: vector_red_green_blue_alpha_u8
      - id: lightmap
        type: vector_u_v_f32
      - id: lightmap_step
        type: vector_x_y_f32
      - id: tangent
        type: s4
        repeat: expr
        repeat-expr: 2
  vertex_unlit_tangent:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: position
        type: u4
      - id: normal
        type: u4
      - id: texture
        type: vector_u_v_f32
      - id: color
        type: vector_red_green_blue_alpha_u8
      - id: tangent
        type: s4
        repeat: expr
        repeat-expr: 2
  vertex_blinn_phong:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: position
        type: u4
      - id: normal
        type: u4
      - id: color
        type: vector_red_green_blue_alpha_u8
      - id: texture
        type: vector_u_v_f32
      - id: lightmap
        type: vector_u_v_f32
      - id: tangent
        type: f4
        repeat: expr
        repeat-expr: 16
  mesh_with_cubemap:
    doc: The same in Titanfall 2, which names a cubemap here.
    doc-ref: public readers; sizes and references of a real map
    seq:
      - id: first_index
        type: u4
        doc: |-
          First of its corners: three entries in MESH_INDICES a triangle. -> MESH_INDICES, `triangleCount * 3`
          of them.
      - id: triangle_count
        type: u2
        doc: Number of triangles.
      - id: first_vertex
        type: u2
        doc: First of its vertices, as MESH_INDICES number them.
      - id: vertex_count
        type: u2
        doc: Number of vertices.
      - id: vertex_type
        type: u1
        doc: Kind of vertices; what the values are isn't known.
      - id: cubemap
        type: s1
        doc: |-
          Cubemap that it reflects; -1 = none. Compilers that make no cubemaps write 0. -> CUBEMAPS; -1 =
          none. The lump may be empty all the same.
      - id: styles
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: Light styles; 255 = unused slot.
      - id: luxel_origin
        type: s2
        repeat: expr
        repeat-expr: 2
        doc: First lightmap sample along each axis.
      - id: luxel_size
        type: u1
        repeat: expr
        repeat-expr: 2
        doc: Number of lightmap samples along each axis, less one.
      - id: material
        type: u2
        doc: Material and where its vertices begin. -> MATERIAL_SORTS.
      - id: flags
        type: u4
        doc: |-
          How it is drawn, and in which lump its vertices are. Bits:
          - 0x2 sky2d
          - 0x4 sky
          - 0x8 warp
          - 0x10 translucent
          - 0x200 vertexLitBump
          - 0x400 vertexUnlit
          - 0x20000 skip
          - 0x40000 trigger
  mesh_bounds:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: radius
        type: f4
      - id: extents
        type: vector_x_y_z_f32
      - id: tangent_yaw
        type: f4
  material_sort:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: texture
        type: s2
      - id: lightmap
        type: s2
      - id: cubemap
        type: s2
      - id: last_vertex
        type: u2
      - id: first_vertex
        type: s4
  lightmap_header:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: type
        type: u4
      - id: width
        type: u2
      - id: height
        type: u2
  collision_grid:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: scale
        type: f4
      - id: offset
        type: vector_x_y_i32
      - id: count
        type: vector_x_y_i32
      - id: straddle_group_count
        type: s4
      - id: first_brush_plane
        type: s4
  vector_x_y_i32:
    seq:
      - id: x
        type: s4
      - id: "y"
        type: s4
  collision_grid_cell:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: first_geometry_set
        type: u2
      - id: geometry_set_count
        type: u2
  geometry_set:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: straddle_group
        type: u2
      - id: primitive_count
        type: u2
      - id: word_at_4
        type: u4
    instances:
      contents:
        value: "(word_at_4 >> 0) & 0xff"
      index:
        value: "(word_at_4 >> 8) & 0xffff"
      type:
        value: "(word_at_4 >> 24) & 0xff"
        enum: primitive_type
  primitive:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: word_at_0
        type: u4
    instances:
      contents:
        value: "(word_at_0 >> 0) & 0xff"
      index:
        value: "(word_at_0 >> 8) & 0xffff"
      type:
        value: "(word_at_0 >> 24) & 0xff"
        enum: primitive_type
  brush:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: kept_plane_count
        type: u1
      - id: plane_count
        type: u1
      - id: index
        type: u2
      - id: extents
        type: vector_x_y_z_f32
      - id: first_plane_offset
        type: s4
  brush_side_properties:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: word_at_0
        type: u2
    instances:
      texture:
        value: "(word_at_0 >> 0) & 0x1ff"
      flags:
        value: "(word_at_0 >> 9) & 0x7f"
  texture_vectors:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: s
        type: f4
        repeat: expr
        repeat-expr: 4
      - id: t
        type: f4
        repeat: expr
        repeat-expr: 4
  shadow_tree_node:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_f32
      - id: child_count
        type: u1
      - id: object_count
        type: u1
      - id: total_object_count
        type: u2
      - id: maxs
        type: vector_x_y_z_f32
      - id: first_child
        type: u2
      - id: first_object
        type: u2
  light_probe:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: sides
        type: vector_red_green_blue_alpha_u8
        repeat: expr
        repeat-expr: 6
      - id: sky
        type: s2
        repeat: expr
        repeat-expr: 4
      - id: light_weights
        type: u1
        repeat: expr
        repeat-expr: 4
      - id: lights
        type: s2
        repeat: expr
        repeat-expr: 4
      - id: padding
        size: 4
  light_probe_tree_node:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: tag
        type: u4
      - id: value
        type: u4
  light_probe_reference_long:
    doc: |-
      The same in Titanfall 2 and later.
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: The place, in game units.
      - id: probe
        type: u4
        doc: What was measured. -> LIGHTPROBES.
      - id: unknown0x10
        type: s4
        doc: Unknown.
  cell_node:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: plane
        type: s4
      - id: child
        type: s4
  cell:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: portal_count
        type: s2
      - id: first_portal
        type: s2
      - id: sky_flags
        type: u2
      - id: water
        type: s2
  portal:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: is_reversed
        type: u1
      - id: type
        type: u1
        enum: portal_type
      - id: edge_count
        type: u1
      - id: padding
        size: 1
      - id: first_reference
        type: u2
      - id: cell
        type: u2
      - id: plane
        type: s4
  portal_edge:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: vertices
        type: u2
        repeat: expr
        repeat-expr: 2
  portal_index_set:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: indices
        type: s2
        repeat: expr
        repeat-expr: 8
  portal_edge_intersection_header:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: first
        type: u4
      - id: count
        type: u4
  cell_tree_node:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_f32
      - id: child_count
        type: u1
      - id: object_count
        type: u1
      - id: total_object_count
        type: u2
      - id: maxs
        type: vector_x_y_z_f32
      - id: first_child
        type: u2
      - id: first_object
        type: u2
  object_bounds:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: mins
        type: vector_x_y_z_f32
      - id: zero0x0c
        type: u4
      - id: maxs
        type: vector_x_y_z_f32
      - id: zero0x1c
        type: u4
  real_time_light_page:
    doc: |-
      Lights that change on a page of lightmaps (lump 122).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: lights
        type: s2
        repeat: expr
        repeat-expr: 63
        doc: The lights; -1 = unused slot, as far as is known.
  level_info:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: first_decal_mesh
        type: u4
      - id: first_transparent_mesh
        type: u4
      - id: first_sky_mesh
        type: u4
      - id: static_prop_count
        type: u4
      - id: sun_normal
        type: vector_x_y_z_f32
  shadow_alpha_vertex:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: position
        type: vector_x_y_z_f32
      - id: texture
        type: vector_u_v_f32
  shadow_mesh:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: first_vertex
        type: u4
      - id: triangle_count
        type: u4
      - id: is_opaque
        type: s2
      - id: material
        type: s2
enums:
  game_lump_id:
    0:
      id: none
      doc: |-
        Names of sub-lumps that are known, as four characters in a number.
        No sub-lump: ends the directory in some files.
    1668052594:
      id: color_variables
      doc: |-
        Names of colour variables that static props are tinted with: `clvr`.
    1685089384:
      id: detail_light_hdr
      doc: |-
        Light of detail props with a high dynamic range: `dplh`.
    1685089396:
      id: detail_light
      doc: |-
        Light of detail props: `dplt`.
    1685090928:
      id: detail_props
      doc: |-
        Grass and other small things: `dprp`.
    1936749168:
      id: static_props
      doc: |-
        Models that stand in the world and never move: `sprp`.
  static_prop_solid:
    0:
      id: none
      doc: |-
        How a static prop collides (`SOLID_*`).
    2: bounding_box
    6: physics
  pak_method:
    0:
      id: stored
      doc: |-
        How an entry's data is packed.
        As it is.
    8:
      id: deflate
      doc: DEFLATE, which games with pakfiles don't read.
    14:
      id: lzma
      doc: LZMA with a head of 4 bytes and 5 bytes of properties.
  world_light_type:
    0:
      id: surface
      doc: |-
        Kinds of world light (`emittype_t`).
    1: point
    2: spot
    3: sky_light
    4: quake_light
    5: sky_ambient
  primitive_type:
    0:
      id: brush
      doc: What collision primitives are.
    64: triangles
    96: static_prop
  portal_type:
    0:
      id: cell
      doc: What an opening of a cell leads to.
    1: sky
    2: water
