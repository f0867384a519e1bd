meta:
  id: respawn_titanfall
  title: Titanfall
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Titanfall: rBSP 29, little-endian.

  Titanfall (2014): rBSP 29. A descendant of Source without its trees: drawn meshes of triangles, a grid for
  collision, cells and openings for what is seen. Maps have 128 lumps; some lie in files beside the map, as
  entities do.

  Sources: public readers and compilers of these maps, and a real map of Titanfall 2 by which sizes, sums and
  references were settled; no map of Titanfall itself was at hand. Distances are game units (one inch), z
  points up.

  Generated from the record declarations by tools/reference: edit those instead. Nothing in it checks what a
  file says.

  A lump that is stored compressed (`unpacked` is not 0) has no value: Kaitai knows no LZMA.

  What Kaitai can't express:
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
    type: mesh
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
    type: light_probe_reference
    repeat: expr
    repeat-expr: lumps[104].length / 16
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
    doc: |-
      A plane (lump 1): the points `p` with `dot(normal, p) = distance`.
    doc-ref: public readers; values of a real map
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
  texture_data:
    -orig-id: dtexdata_t
    doc: A texture and how it is drawn (lump 2).
    doc-ref: public readers; sizes and references of a real map
    seq:
      - id: reflectivity
        type: vector_red_green_blue_f32
        doc: Average colour, which light takes on.
      - id: name
        type: s4
        doc: Its name. -> TEXTURE_STRING_TABLE.
      - id: width
        type: s4
        doc: Width of the whole texture in pixels.
      - id: height
        type: s4
        doc: Height of the whole texture in pixels.
      - id: view_width
        type: s4
        doc: Width of the part that is shown, in pixels.
      - id: view_height
        type: s4
        doc: Height of the part that is shown, in pixels.
      - id: flags
        type: u4
        doc: |-
          How it is drawn. Bits:
          - 0x2 sky2d
          - 0x4 sky
          - 0x8 warp
          - 0x10 translucent
          - 0x200 vertexLitBump
          - 0x400 vertexUnlit
          - 0x20000 skip
          - 0x40000 trigger
  vector_red_green_blue_f32:
    seq:
      - id: red
        type: f4
      - id: green
        type: f4
      - id: blue
        type: f4
  model:
    -orig-id: dmodel_t
    doc: |-
      The world (model 0), or a brush model that an entity names as `*1`, `*2` and so on (lump 14).
    doc-ref: public readers; sizes and references of a real map
    seq:
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner of the box, in game units.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner of the box, in game units.
      - id: first_mesh
        type: u4
        doc: |-
          First of `meshCount` meshes. -> MESHES, `meshCount` of them.
      - id: mesh_count
        type: u4
        doc: Number of meshes.
  game_lump_entry:
    -orig-id: dgamelump_t
    doc: Entry of the game lump's directory (lump 35).
    doc-ref: specification, game lump
    seq:
      - id: id
        type: u4
        enum: game_lump_id
        doc: What the sub-lump holds.
      - id: flags
        type: u2
        doc: |-
          Whether it is compressed. Bits:
          - 0x1 compressed: Stored as an LZMA block; the length is that of the unpacked data.
      - id: version
        type: u2
        doc: Version of the sub-lump's layout; games changed layouts without changing it.
      - id: offset
        type: s4
        doc: |-
          First byte, counted from the start of the file; from the start of the game lump in files for
          consoles.
      - id: length
        type: s4
        doc: |-
          Length in bytes, unpacked when it is compressed: then it is stored up to the next entry's offset.
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
  static_prop_v12:
    -orig-id: StaticPropLump_t
    doc: |-
      A static prop of Titanfall (version 12). Source's version 12 is another record.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, in game units.
      - id: angles
        type: vector_pitch_yaw_roll_f32
        doc: How it is turned, in degrees.
      - id: model
        type: u2
        doc: |-
          Its model: an index into `models` of the same sub-lump.
      - id: first_leaf
        type: u2
        doc: |-
          First of `leafCount` entries in `leaves` of the same sub-lump.
      - id: leaf_count
        type: u2
        doc: Number of leaves.
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
        type: s2
        doc: Skin of the model.
      - id: cubemap
        type: s2
        doc: Cubemap that it reflects; -1 = none.
      - id: fade_min_distance
        type: f4
        doc: Distance at which it begins to fade, in game units.
      - id: fade_max_distance
        type: f4
        doc: Distance at which it is gone, in game units.
      - id: lighting_origin
        type: vector_x_y_z_f32
        doc: Where it is lit from, in game units.
      - id: forced_fade_scale
        type: f4
        doc: What fade distances are multiplied with.
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
      - id: disable_x360
        type: s4
        doc: |-
          1 = not on Xbox 360.
      - id: scale
        type: f4
        doc: Scale of the model.
      - id: added_collision_flags
        type: u4
        doc: Collision flags that are added to the model's.
      - id: removed_collision_flags
        type: u4
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
  static_props_titanfall:
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
      - id: leaf_count
        type: s4
        doc: |-
          Number of entries in `leaves`.
      - id: leaves
        type: u2
        repeat: expr
        repeat-expr: leaf_count
        doc: Numbers that props select; there are no leaves in these maps.
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
        type: static_prop_v12
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
      sprp_v12:
        io: _root._io
        pos: position
        size: entry.length
        type: static_props_titanfall
        doc: |-
          Layout v12: version 12.
        if: "entry.id.to_i == 0x73707270 and entry.flags & 1 == 0 and ((entry.version == 12) and entry.length > 0)"
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
    -orig-id: dleafwaterdata_t
    doc: |-
      Water (lump 36).
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: surface_z
        type: f4
        doc: Height of the surface, in game units.
      - id: min_z
        type: f4
        doc: Lowest height of the water, in game units.
      - id: surface_texture
        type: s2
        doc: How the surface is textured; -1 = not at all. -> TEXTURE_DATA; -1 = none.
      - id: hole_at_10
        size: 2
  pak_local_header:
    -orig-id: ZIP_LocalFileHeader
    doc: Record before an entry's data; its name and its extra fields follow.
    doc-ref: PKWARE APPNOTE 6.3.10, section 4.3.7
    seq:
      - id: signature
        type: u4
        doc: |-
          `PK\3\4`.
      - id: version_needed
        type: u2
        doc: Version of the zip specification that is needed to read the entry, times ten.
      - id: flags
        type: u2
        doc: |-
          What is said of the entry. Bits:
          - 0x1 encrypted: The data is encrypted.
          - 0x8 sizesFollow: CRC and sizes stand behind the data and not before it.
          - 0x800 utf8: The name is UTF-8.
      - id: method
        type: u2
        enum: pak_method
        doc: How the data is packed.
      - id: modified_time
        type: u2
        doc: Time of day as MS-DOS counts it; 0 as the game's tools write it.
      - id: modified_date
        type: u2
        doc: Date as MS-DOS counts it; 0 as the game's tools write it.
      - id: crc
        type: u4
        doc: CRC-32 of the unpacked data.
      - id: compressed_size
        type: u4
        doc: Bytes of the data as it is stored.
      - id: uncompressed_size
        type: u4
        doc: Bytes of the data when it is unpacked.
      - id: name_size
        type: u2
        doc: Bytes of the name.
      - id: extra_size
        type: u2
        doc: Bytes of the extra fields, which consoles fill with zeros until the data is aligned.
  pak_directory_record:
    -orig-id: ZIP_FileHeader
    doc: Record of an entry in the directory; its name, its extra fields and its comment follow.
    doc-ref: PKWARE APPNOTE 6.3.10, section 4.3.12
    seq:
      - id: signature
        type: u4
        doc: |-
          `PK\1\2`.
      - id: version_made_by
        type: u2
        doc: Version of the specification that the writer knew, times ten; the high byte is its system.
      - id: version_needed
        type: u2
        doc: Version of the zip specification that is needed to read the entry, times ten.
      - id: flags
        type: u2
        doc: |-
          What is said of the entry. Bits:
          - 0x1 encrypted: The data is encrypted.
          - 0x8 sizesFollow: CRC and sizes stand behind the data and not before it.
          - 0x800 utf8: The name is UTF-8.
      - id: method
        type: u2
        enum: pak_method
        doc: How the data is packed.
      - id: modified_time
        type: u2
        doc: Time of day as MS-DOS counts it.
      - id: modified_date
        type: u2
        doc: Date as MS-DOS counts it.
      - id: crc
        type: u4
        doc: CRC-32 of the unpacked data.
      - id: compressed_size
        type: u4
        doc: Bytes of the data as it is stored.
      - id: uncompressed_size
        type: u4
        doc: Bytes of the data when it is unpacked.
      - id: name_size
        type: u2
        doc: Bytes of the name.
      - id: extra_size
        type: u2
        doc: |-
          Bytes of the extra fields; in console files those of the local header, which are not repeated here.
      - id: comment_size
        type: u2
        doc: Bytes of the comment.
      - id: disk
        type: u2
        doc: Part of an archive in several files that the entry begins in; 0.
      - id: internal_attributes
        type: u2
        doc: Attributes; bit 0 for text.
      - id: external_attributes
        type: u4
        doc: Attributes of the file in the writer's system.
      - id: local_offset
        type: u4
        doc: Where the local header begins, from the start of the pakfile.
  pak_zip64_end_record:
    doc: Record with the numbers of the end record in 64 bits; stands before its locator.
    doc-ref: PKWARE APPNOTE 6.3.10, section 4.3.14
    seq:
      - id: signature
        type: u4
        doc: |-
          `PK\6\6`.
      - id: record_size
        type: u8
        doc: Bytes of the record behind this number.
      - id: version_made_by
        type: u2
        doc: Version of the specification that the writer knew, times ten.
      - id: version_needed
        type: u2
        doc: Version of the specification that is needed to read the archive, times ten.
      - id: disk
        type: u4
        doc: Part of an archive in several files that this is; 0.
      - id: directory_disk
        type: u4
        doc: Part that the directory begins in; 0.
      - id: disk_entry_count
        type: u8
        doc: Entries of the directory in this part.
      - id: entry_count
        type: u8
        doc: Entries of the directory.
      - id: directory_size
        type: u8
        doc: Bytes of the directory.
      - id: directory_offset
        type: u8
        doc: Where the directory begins, from the start of the pakfile.
  pak_zip64_locator:
    doc: Record that says where the one with the numbers in 64 bits is; stands before the end record.
    doc-ref: PKWARE APPNOTE 6.3.10, section 4.3.15
    seq:
      - id: signature
        type: u4
        doc: |-
          `PK\6\7`.
      - id: disk
        type: u4
        doc: Part that the record is in; 0.
      - id: record_offset
        type: u8
        doc: Where the record begins, from the start of the pakfile.
      - id: disk_count
        type: u4
        doc: Number of parts; 1.
  pak_end_record:
    -orig-id: ZIP_EndOfCentralDirRecord
    doc: Record at the end of the archive; its comment follows.
    doc-ref: PKWARE APPNOTE 6.3.10, section 4.3.16
    seq:
      - id: signature
        type: u4
        doc: |-
          `PK\5\6`.
      - id: disk
        type: u2
        doc: Part of an archive in several files that this is; 0.
      - id: directory_disk
        type: u2
        doc: Part that the directory begins in; 0.
      - id: disk_entry_count
        type: u2
        doc: Entries of the directory in this part.
      - id: entry_count
        type: u2
        doc: Entries of the directory.
      - id: directory_size
        type: u4
        doc: Bytes of the directory, with the padding behind it in console files.
      - id: directory_offset
        type: u4
        doc: Where the directory begins, from the start of the pakfile.
      - id: comment_size
        type: u2
        doc: Bytes of the comment; 32 as the game's later tools write it.
  cubemap:
    -orig-id: dcubemapsample_t
    doc: |-
      A picture of the surroundings, for reflections (lump 42).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: origin
        type: vector_x_y_z_i32
        doc: Where it was taken, in game units.
      - id: unknown0x0c
        type: u4
        doc: Unknown.
  vector_x_y_z_i32:
    seq:
      - id: x
        type: s4
      - id: "y"
        type: s4
      - id: z
        type: s4
  world_light:
    -orig-id: dworldlight_t
    doc: |-
      A light that doesn't move (lump 54, version 1).
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
  collision_triangle:
    doc: |-
      A triangle to collide with (lump 66). Public tools disagree on how many bits each corner has.
      Confidence: guess.
    doc-ref: one public reader of two
    seq:
      - id: word_at_0
        type: u4
        doc: The word of the bit fields.
    instances:
      first:
        value: "(word_at_0 >> 0) & 0x3ff"
        doc: |-
          First corner: a vertex counted from the header's first one.
      second:
        value: "(word_at_0 >> 10) & 0x7f"
        doc: Second corner, counted from the first.
      third:
        value: "(word_at_0 >> 17) & 0x7f"
        doc: Third corner, counted from the first.
      flags:
        value: "(word_at_0 >> 24) & 0xff"
        doc: Flags; something to do with shape.
  collision_bounds:
    -orig-id: dcollyawbox_t
    doc: |-
      A box around collision geometry (lumps 68, 88 and 90), turned about the z axis.
      Confidence: probable.
    doc-ref: public readers; values of a real map
    seq:
      - id: origin
        type: vector_x_y_z_i16
        doc: Its middle, in whole game units.
      - id: negative_cosine
        type: s2
        doc: Cosine of the angle that it is turned by, negative, in parts of 32768.
      - id: extents
        type: vector_x_y_z_i16
        doc: Half its size along each axis, in whole game units.
      - id: positive_sine
        type: s2
        doc: Sine of the angle that it is turned by, in parts of 32768.
  vector_x_y_z_i16:
    seq:
      - id: x
        type: s2
      - id: "y"
        type: s2
      - id: z
        type: s2
  collision_triangle_header:
    doc: |-
      Triangles to collide with, of a patch or a model (lump 69).
      Confidence: probable.
    doc-ref: public readers and compilers agree
    seq:
      - id: flags
        type: s2
        doc: Flags; 0 as far as is known.
      - id: texture_flags
        type: u2
        doc: |-
          The lower half of its texture's flags. Bits:
          - 0x2 sky2d
          - 0x4 sky
          - 0x8 warp
          - 0x10 translucent
          - 0x200 vertexLitBump
          - 0x400 vertexUnlit
      - id: texture
        type: s2
        doc: Texture, which says what it sounds like. -> TEXTURE_DATA.
      - id: vertex_count
        type: u2
        doc: Number of vertices.
      - id: triangle_count
        type: u2
        doc: Number of triangles.
      - id: bevel_count
        type: u2
        doc: Number of bevels.
      - id: first_vertex
        type: s4
        doc: |-
          First of `vertexCount` vertices. -> VERTICES, `vertexCount` of them.
      - id: first_triangle
        type: s4
        doc: |-
          First of `triangleCount` triangles. -> TRICOLL_TRIANGLES, `triangleCount` of them.
      - id: first_node
        type: s4
        doc: |-
          First of its boxes in TRICOLL_NODES; how many there are follows from the number of triangles. ->
          TRICOLL_NODES. The lump may be empty all the same.
      - id: first_bevel
        type: s4
        doc: |-
          First of `bevelCount` bevels. -> TRICOLL_BEVEL_INDICES, `bevelCount` of them.
      - id: origin
        type: vector_x_y_z_f32
        doc: Where it stands, times the scale and negative.
      - id: scale
        type: f4
        doc: Scale of coordinates; 0 for a patch.
  vertex_unlit:
    doc: |-
      A corner of a mesh without light (lump 71).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: position
        type: u4
        doc: Where it is. -> VERTICES.
      - id: normal
        type: u4
        doc: Which way it faces. -> VERTEX_NORMALS.
      - id: texture
        type: vector_u_v_f32
        doc: Place in the texture.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that the texture is multiplied with.
  vector_u_v_f32:
    seq:
      - id: u
        type: f4
      - id: v
        type: f4
  vertex_lit_flat:
    doc: A corner of a mesh with light in one direction (lump 72).
    doc-ref: public readers; sizes and references of a real map
    seq:
      - id: position
        type: u4
        doc: Where it is. -> VERTICES.
      - id: normal
        type: u4
        doc: Which way it faces. -> VERTEX_NORMALS.
      - id: texture
        type: vector_u_v_f32
        doc: Place in the texture.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that the texture is multiplied with.
      - id: lightmap
        type: vector_u_v_f32
        doc: Place in the lightmap.
      - id: lightmap_step
        type: vector_x_y_f32
        doc: Offset in the lightmap; always 0.
  vector_x_y_f32:
    seq:
      - id: x
        type: f4
      - id: "y"
        type: f4
  vertex_lit_bump:
    doc: |-
      A corner of a mesh with light that follows bumps (lump 73).
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: position
        type: u4
        doc: Where it is. -> VERTICES.
      - id: normal
        type: u4
        doc: Which way it faces. -> VERTEX_NORMALS.
      - id: texture
        type: vector_u_v_f32
        doc: Place in the texture.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that the texture is multiplied with.
      - id: lightmap
        type: vector_u_v_f32
        doc: Place in the lightmap.
      - id: lightmap_step
        type: vector_x_y_f32
        doc: Offset in the lightmap; always 0.
      - id: tangent
        type: s4
        repeat: expr
        repeat-expr: 2
        doc: Tangents; indexes into something that isn't known.
  vertex_unlit_tangent:
    doc: |-
      A corner of a mesh without light that has tangents, such as glass (lump 74).
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: position
        type: u4
        doc: Where it is. -> VERTICES.
      - id: normal
        type: u4
        doc: Which way it faces. -> VERTEX_NORMALS.
      - id: texture
        type: vector_u_v_f32
        doc: Place in the texture.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that the texture is multiplied with.
      - id: tangent
        type: s4
        repeat: expr
        repeat-expr: 2
        doc: Tangents; indexes into something that isn't known.
  vertex_blinn_phong:
    doc: |-
      A corner of a mesh that is lit by itself (lump 75), of which no official map has any.
      Confidence: guess.
    doc-ref: one public reader
    seq:
      - id: position
        type: u4
        doc: Where it is. -> VERTICES.
      - id: normal
        type: u4
        doc: Which way it faces. -> VERTEX_NORMALS.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that the texture is multiplied with.
      - id: texture
        type: vector_u_v_f32
        doc: Place in the texture.
      - id: lightmap
        type: vector_u_v_f32
        doc: Place in the lightmap.
      - id: tangent
        type: f4
        repeat: expr
        repeat-expr: 16
        doc: Tangents.
  mesh:
    -orig-id: dface_t of Source, much changed
    doc: |-
      Triangles of one material (lump 80).
      Confidence: probable.
    doc-ref: public readers
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
        type: u2
        doc: Kind of vertices; what the values are isn't known.
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
    doc: The box around a mesh (lump 81), by the mesh's number.
    doc-ref: public readers; sizes and values of a real map
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Its middle, in game units.
      - id: radius
        type: f4
        doc: Radius of a ball around it, in game units; compilers may leave it 0.
      - id: extents
        type: vector_x_y_z_f32
        doc: Half its size along each axis, in game units.
      - id: tangent_yaw
        type: f4
        doc: Tangent of an angle that it is turned by; what for isn't known.
  material_sort:
    doc: A material with a lightmap and where vertices begin that MESH_INDICES count (lump 82).
    doc-ref: public readers; sizes and references of a real map
    seq:
      - id: texture
        type: s2
        doc: Its texture. -> TEXTURE_DATA.
      - id: lightmap
        type: s2
        doc: Its lightmap; -1 = none. -> LIGHTMAP_HEADERS; -1 = none.
      - id: cubemap
        type: s2
        doc: |-
          Its cubemap; -1 = none. Compilers that make no cubemaps write 0. -> CUBEMAPS; -1 = none. The lump
          may be empty all the same.
      - id: last_vertex
        type: u2
        doc: Last vertex that its meshes use; compilers may leave it 0.
      - id: first_vertex
        type: s4
        doc: Number of the vertex that entries of MESH_INDICES count from.
  lightmap_header:
    doc: |-
      A size of lightmaps (lump 83).
      Confidence: probable.
    doc-ref: public readers; values of a real map
    seq:
      - id: type
        type: u4
        doc: What kind of lightmap it is.
      - id: width
        type: u2
        doc: Width in samples.
      - id: height
        type: u2
        doc: Height in samples.
  collision_grid:
    doc: |-
      The grid over the map's floor (lump 85): there is one record. Behind its cells CM_GRID_CELLS has one for
      each model.
    doc-ref: public readers; values of a real map
    seq:
      - id: scale
        type: f4
        doc: Size of a cell, in game units.
      - id: offset
        type: vector_x_y_i32
        doc: Where the grid begins, in cells.
      - id: count
        type: vector_x_y_i32
        doc: Number of cells along each axis.
      - id: straddle_group_count
        type: s4
        doc: Number of groups of geometry sets that lie in several cells.
      - id: first_brush_plane
        type: s4
        doc: Plane from which on sides of brushes count theirs.
  vector_x_y_i32:
    seq:
      - id: x
        type: s4
      - id: "y"
        type: s4
  collision_grid_cell:
    doc: A cell of the grid, or all of a model (lump 86).
    doc-ref: public readers; references of a real map
    seq:
      - id: first_geometry_set
        type: u2
        doc: |-
          First of `geometrySetCount` sets. -> CM_GEO_SETS, `geometrySetCount` of them.
      - id: geometry_set_count
        type: u2
        doc: Number of sets.
  geometry_set:
    doc: |-
      Collision geometry that a cell selects (lump 87). CM_GEO_SET_BOUNDS has its box.
      Confidence: probable.
    doc-ref: public readers and compilers; references of a real map
    seq:
      - id: straddle_group
        type: u2
        doc: Group of sets that are the same in other cells; 0 = it lies in one cell alone.
      - id: primitive_count
        type: u2
        doc: Number of primitives; with 1 the set is the primitive itself.
      - id: word_at_4
        type: u4
        doc: The word of the bit fields.
    instances:
      contents:
        value: "(word_at_4 >> 0) & 0xff"
        doc: What it is to collision. -> CM_UNIQUE_CONTENTS.
      index:
        value: "(word_at_4 >> 8) & 0xffff"
        doc: |-
          The brush, triangle header or static prop; for a set of several, the first entry in CM_PRIMITIVES.
      type:
        value: "(word_at_4 >> 24) & 0xff"
        enum: primitive_type
        doc: |-
          What `index` counts.
  primitive:
    doc: |-
      A part of a geometry set of several (lump 89). CM_PRIMITIVE_BOUNDS has its box.
      Confidence: probable.
    doc-ref: public readers and compilers
    seq:
      - id: word_at_0
        type: u4
        doc: The word of the bit fields.
    instances:
      contents:
        value: "(word_at_0 >> 0) & 0xff"
        doc: What it is to collision. -> CM_UNIQUE_CONTENTS.
      index:
        value: "(word_at_0 >> 8) & 0xffff"
        doc: |-
          The brush, triangle header or static prop; for a set of several, the first entry in CM_PRIMITIVES.
      type:
        value: "(word_at_0 >> 24) & 0xff"
        enum: primitive_type
        doc: |-
          What `index` counts.
  brush:
    doc: |-
      A convex solid (lump 92): a box, cut by planes. It has a side for each of the box's six, in the order -x
      +x -y +y -z +z as far as is known, then one for each plane; those of brush `n` begin at `n * 6 +
      firstPlaneOffset`.
    doc-ref: public readers and compilers; sums and references of a real map
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: Middle of the box, in game units.
      - id: kept_plane_count
        type: u1
        doc: Number of planes whose side isn't to be discarded.
      - id: plane_count
        type: u1
        doc: Number of planes that cut the box.
      - id: index
        type: u2
        doc: Number of the brush itself.
      - id: extents
        type: vector_x_y_z_f32
        doc: Half the size of the box along each axis, in game units.
      - id: first_plane_offset
        type: s4
        doc: |-
          First of `planeCount` entries in CM_BRUSH_SIDE_PLANE_OFFSETS; compilers write 0 for brushes without.
          -> CM_BRUSH_SIDE_PLANE_OFFSETS, `planeCount` of them.
  brush_side_properties:
    doc: |-
      How a side of a brush looks (lump 94).
      Confidence: probable.
    doc-ref: public readers and compilers; references of a real map
    seq:
      - id: word_at_0
        type: u2
        doc: The word of the bit fields.
    instances:
      texture:
        value: "(word_at_0 >> 0) & 0x1ff"
        doc: Its texture. -> TEXTURE_DATA.
      flags:
        value: "(word_at_0 >> 9) & 0x7f"
        doc: |-
          What is said of it. Bits:
          - 0x20 discard
          - 0x40 abutting
  texture_vectors:
    doc: |-
      How a texture lies on a side of a brush (lump 95), by the side's number.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: s
        type: f4
        repeat: expr
        repeat-expr: 4
        doc: |-
          Across the texture: x, y and z of the axis, then the offset.
      - id: t
        type: f4
        repeat: expr
        repeat-expr: 4
        doc: |-
          Down the texture: x, y and z of the axis, then the offset.
  shadow_tree_node:
    doc: |-
      A box of the tree that finds what throws shadows of the sun (lump 99).
      Confidence: probable.
    doc-ref: public readers; a value of a real map
    seq:
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner, in game units.
      - id: child_count
        type: u1
        doc: Number of boxes in it.
      - id: object_count
        type: u1
        doc: Number of objects that are in none of them.
      - id: total_object_count
        type: u2
        doc: Number of objects in it and in all boxes below.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner, in game units.
      - id: first_child
        type: u2
        doc: |-
          First of `childCount` boxes. -> CSM_AABB_NODES, `childCount` of them.
      - id: first_object
        type: u2
        doc: |-
          First of `objectCount` entries in CSM_OBJECT_REFERENCES. -> CSM_OBJECT_REFERENCES, `objectCount` of
          them.
  light_probe:
    doc: |-
      Light that arrives at a place (lump 101).
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: sides
        type: vector_red_green_blue_alpha_u8
        repeat: expr
        repeat-expr: 6
        doc: Light from six sides.
      - id: sky
        type: s2
        repeat: expr
        repeat-expr: 4
        doc: Direction of the sky and how much of the sun is seen.
      - id: light_weights
        type: u1
        repeat: expr
        repeat-expr: 4
        doc: How much each of the four lights counts.
      - id: lights
        type: s2
        repeat: expr
        repeat-expr: 4
        doc: The four lights; -1 = none.
      - id: padding
        size: 4
        doc: Filler. Padding.
  light_probe_tree_node:
    doc: |-
      A node of the tree that finds the nearest probes (lump 103).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: tag
        type: u4
        doc: What it is, in bits that aren't known.
      - id: value
        type: u4
        doc: A coordinate to split at, or a number of probes, as the tag says.
  light_probe_reference:
    doc: |-
      Where light was measured (lump 104).
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: origin
        type: vector_x_y_z_f32
        doc: The place, in game units.
      - id: probe
        type: u4
        doc: What was measured. -> LIGHTPROBES.
  cell_node:
    doc: |-
      A node of the tree that finds the cell of a place (lump 106).
      Confidence: probable.
    doc-ref: public readers; values of a real map
    seq:
      - id: plane
        type: s4
        doc: Plane that splits it; -1 = it is a cell. -> PLANES; -1 = none.
      - id: child
        type: s4
        doc: The cell, or the first of the two nodes that follow.
  cell:
    doc: |-
      A part of the world that openings lead into (lump 107).
      Confidence: probable.
    doc-ref: public readers; references of a real map
    seq:
      - id: portal_count
        type: s2
        doc: Number of openings.
      - id: first_portal
        type: s2
        doc: |-
          First of `portalCount` openings. -> PORTALS, `portalCount` of them.
      - id: sky_flags
        type: u2
        doc: What of the sky is seen.
      - id: water
        type: s2
        doc: Water that it is in; -1 = none. -> LEAF_WATER_DATA; -1 = none.
  portal:
    doc: |-
      An opening of a cell (lump 108).
      Confidence: probable.
    doc-ref: public readers; counts of a real directory
    seq:
      - id: is_reversed
        type: u1
        doc: Whether its plane faces the other way.
      - id: type
        type: u1
        enum: portal_type
        doc: What it leads to.
      - id: edge_count
        type: u1
        doc: Number of corners, and of edges.
      - id: padding
        size: 1
        doc: Filler. Padding.
      - id: first_reference
        type: u2
        doc: |-
          First of `edgeCount` entries in PORTAL_VERTEX_REFERENCES and in PORTAL_EDGE_REFERENCES. ->
          PORTAL_VERTEX_REFERENCES, `edgeCount` of them.
      - id: cell
        type: u2
        doc: Cell that it leads into; one that isn't there where it leads to the sky.
      - id: plane
        type: s4
        doc: Plane that it lies on. -> PLANES.
  portal_edge:
    doc: |-
      Two corners of openings that an edge joins (lump 110).
      Confidence: probable.
    doc-ref: counts of a real directory
    seq:
      - id: vertices
        type: u2
        repeat: expr
        repeat-expr: 2
        doc: The corners. -> PORTAL_VERTICES.
  portal_index_set:
    doc: |-
      Up to eight numbers (lumps 111, 114 and 115): edges that meet in a corner, or what crosses an edge.
      Confidence: probable.
    doc-ref: public readers; counts of a real directory
    seq:
      - id: indices
        type: s2
        repeat: expr
        repeat-expr: 8
        doc: The numbers; -1 = unused.
  portal_edge_intersection_header:
    doc: |-
      What crosses an edge (lump 116), by the edge's number; what it counts isn't known.
      Confidence: probable.
    doc-ref: public readers; counts of a real directory
    seq:
      - id: first
        type: u4
        doc: First.
      - id: count
        type: u4
        doc: Number.
  cell_tree_node:
    doc: |-
      A box of the tree that finds what is seen in a cell (lump 119). The one real map has lower and upper
      corner here; readers of the game's own maps take the two for its middle and half its size.
      Confidence: probable.
    doc-ref: public readers; references of a real map
    seq:
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner, in game units.
      - id: child_count
        type: u1
        doc: Number of boxes in it.
      - id: object_count
        type: u1
        doc: Number of objects that are in none of them.
      - id: total_object_count
        type: u2
        doc: Number of objects in it and in all boxes below.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner, in game units.
      - id: first_child
        type: u2
        doc: |-
          First of `childCount` boxes. -> CELL_AABB_NODES, `childCount` of them.
      - id: first_object
        type: u2
        doc: |-
          First of `objectCount` entries in OBJECT_REFERENCES. -> OBJECT_REFERENCES, `objectCount` of them.
  object_bounds:
    doc: The box around an object (lump 121), by the number of its reference.
    doc-ref: public readers; sizes and values of a real map
    seq:
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner, in game units.
      - id: zero0x0c
        type: u4
        doc: Always 0.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner, in game units.
      - id: zero0x1c
        type: u4
        doc: Always 0.
  level_info:
    doc: |-
      What holds for the whole map (lump 123): there is one record. Meshes of the world are opaque ones first,
      then decals, then those that are seen through, then the sky.
      Confidence: probable.
    doc-ref: public readers; values of a real map
    seq:
      - id: first_decal_mesh
        type: u4
        doc: Number of the first mesh that is a decal.
      - id: first_transparent_mesh
        type: u4
        doc: Number of the first mesh that is seen through.
      - id: first_sky_mesh
        type: u4
        doc: Number of the first mesh of the sky.
      - id: static_prop_count
        type: u4
        doc: Number of static props.
      - id: sun_normal
        type: vector_x_y_z_f32
        doc: Direction of the sun's light.
  shadow_alpha_vertex:
    doc: |-
      A corner of a mesh that throws shadows and is seen through in places (lump 125).
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: position
        type: vector_x_y_z_f32
        doc: Where it is, in game units.
      - id: texture
        type: vector_u_v_f32
        doc: Place in the texture.
  shadow_mesh:
    doc: |-
      A mesh that throws shadows (lump 127). Its indices follow those of the meshes before it.
      Confidence: probable.
    doc-ref: public readers
    seq:
      - id: first_vertex
        type: u4
        doc: Vertex that its indices count from.
      - id: triangle_count
        type: u4
        doc: |-
          Number of triangles: three entries in SHADOW_MESH_INDICES each.
      - id: is_opaque
        type: s2
        doc: |-
          1 = its vertices are SHADOW_MESH_OPAQUE_VERTICES, 0 = SHADOW_MESH_ALPHA_VERTICES.
      - id: material
        type: s2
        doc: Material that says where it is seen through; -1 = none. -> MATERIAL_SORTS; -1 = none.
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
