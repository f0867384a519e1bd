meta:
  id: respawn_apex_legends
  title: Apex Legends
  file-extension: bsp
  license: MIT
  ks-version: "0.11"
  endian: le
doc: |-
  Apex Legends: rBSP 47, 48, 49, 50, 51, 52, 65585, 65586, 65587, 65588, little-endian.

  Apex Legends (2019): rBSP 47 to 52, from 49 on also with a lower half of the version (51.1). Maps are a
  header alone: every lump lies in a file beside it. Collision is a tree of boxes, names of surfaces are text
  without a table.

  Sources: the directory of a real map of version 51.1, whose sizes settled which of the public readers'
  records divide and which lumps run parallel; not a single lump of such a map was at hand, so nothing here is
  certain.

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
  - LIGHTPROBES: which of the layouts v47, v51 a file has, where version and size fit several of them: each is
  an instance of its own
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
    type: texture_data_apex
    repeat: expr
    repeat-expr: lumps[2].length / 16
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
  models:
    pos: lumps[14].offset
    type: model_apex
    repeat: expr
    repeat-expr: lumps[14].length / 64
    if: lumps[14].unpacked == 0
  surface_names:
    pos: lumps[15].offset
    size: lumps[15].length
    type: str
    encoding: ISO-8859-1
    if: lumps[15].unpacked == 0
    doc: Names of surfaces, each ended by a NUL. How a lump of NUL-terminated strings is read.
  contents_masks:
    pos: lumps[16].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[16].length / 4
    if: lumps[16].unpacked == 0
    doc: |-
      What surfaces are to collision: every set of flags that occurs. Bits:
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
  surface_properties:
    pos: lumps[17].offset
    type: surface_property
    repeat: expr
    repeat-expr: lumps[17].length / 8
    if: lumps[17].unpacked == 0
  bvh_nodes:
    pos: lumps[18].offset
    type: box_tree_node
    repeat: expr
    repeat-expr: lumps[18].length / 64
    if: lumps[18].unpacked == 0
  bvh_leaf_data:
    pos: lumps[19].offset
    size: lumps[19].length
    if: lumps[19].unpacked == 0
    doc: What is in boxes, in layouts that their kind says. Bytes of unknown meaning.
  packed_vertices:
    pos: lumps[20].offset
    type: vector_x_y_z_i16
    repeat: expr
    repeat-expr: lumps[20].length / 6
    if: lumps[20].unpacked == 0
    doc: Vertices to collide with, counted from the model's middle.
  heightfields:
    pos: lumps[21].offset
    size: lumps[21].length
    if: lumps[21].unpacked == 0
    doc: Terrain. Bytes of unknown meaning.
  heightfield_samples:
    pos: lumps[22].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[22].length / 2
    if: lumps[22].unpacked == 0
    doc: Heights of terrain.
  entity_partitions:
    pos: lumps[24].offset
    size: lumps[24].length
    type: str
    encoding: ISO-8859-1
    if: lumps[24].unpacked == 0
    doc: |-
      Which files of entities there are: `01*` for the map's own, then names such as `script`, ended by a NUL.
      How a lump of NUL-terminated strings is read.
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
    doc: A directory of lumps that the game adds, in layouts of the map's own version.
  unknown_37:
    pos: lumps[37].offset
    size: lumps[37].length
    if: lumps[37].unpacked == 0
    doc: Something to do with what is seen. Bytes of unknown meaning.
  unknown_38:
    pos: lumps[38].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[38].length / 4
    if: lumps[38].unpacked == 0
    doc: Something to do with shadows.
  unknown_39:
    pos: lumps[39].offset
    type: s2
    repeat: expr
    repeat-expr: lumps[39].length / 2
    if: lumps[39].unpacked == 0
    doc: A number for each entry of CELL_AABB_NODES.
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
  cubemaps_ambient:
    pos: lumps[43].offset
    type: f4
    repeat: expr
    repeat-expr: lumps[43].length / 4
    if: lumps[43].unpacked == 0
    doc: A number for each entry of CUBEMAPS.
  water_bodies:
    pos: lumps[44].offset
    size: lumps[44].length
    if: lumps[44].unpacked == 0
    doc: Bodies of water. Bytes of unknown meaning.
  water_body_centers:
    pos: lumps[45].offset
    size: lumps[45].length
    if: lumps[45].unpacked == 0
    doc: Middles of bodies of water. Bytes of unknown meaning.
  water_body_vertices:
    pos: lumps[46].offset
    size: lumps[46].length
    if: lumps[46].unpacked == 0
    doc: Corners of bodies of water. Bytes of unknown meaning.
  water_body_indices:
    pos: lumps[47].offset
    type: u2
    repeat: expr
    repeat-expr: lumps[47].length / 2
    if: lumps[47].unpacked == 0
    doc: Corners of triangles of bodies of water.
  wave_data:
    pos: lumps[48].offset
    size: lumps[48].length
    if: lumps[48].unpacked == 0
    doc: Waves. Bytes of unknown meaning.
  world_lights:
    pos: lumps[54].offset
    type: world_light_version3
    repeat: expr
    repeat-expr: lumps[54].length / 112
    if: lumps[54].unpacked == 0
  world_light_parent_infos:
    pos: lumps[55].offset
    type: world_light_parent
    repeat: expr
    repeat-expr: lumps[55].length / 76
    if: lumps[55].unpacked == 0
  vertex_unlit:
    pos: lumps[71].offset
    type: vertex_apex
    repeat: expr
    repeat-expr: lumps[71].length / 20
    if: lumps[71].unpacked == 0
  vertex_lit_flat:
    pos: lumps[72].offset
    type: vertex_apex
    repeat: expr
    repeat-expr: lumps[72].length / 20
    if: lumps[72].unpacked == 0
  vertex_lit_bump:
    pos: lumps[73].offset
    type: vertex_lit_bump_apex
    repeat: expr
    repeat-expr: lumps[73].length / 32
    if: lumps[73].unpacked == 0
  vertex_unlit_ts:
    pos: lumps[74].offset
    type: vertex_unlit_tangent_apex
    repeat: expr
    repeat-expr: lumps[74].length / 24
    if: lumps[74].unpacked == 0
  vertex_blinn_phong:
    pos: lumps[75].offset
    type: vertex_blinn_phong_apex
    repeat: expr
    repeat-expr: lumps[75].length / 24
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
    type: mesh_apex
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
    type: material_sort_apex
    repeat: expr
    repeat-expr: lumps[82].length / 12
    if: lumps[82].unpacked == 0
  lightmap_headers:
    pos: lumps[83].offset
    type: lightmap_header
    repeat: expr
    repeat-expr: lumps[83].length / 8
    if: lumps[83].unpacked == 0
  tweak_lights:
    pos: lumps[85].offset
    size: lumps[85].length
    if: lumps[85].unpacked == 0
    doc: Changes of lights. Bytes of unknown meaning.
  lightmap_data_unknown:
    pos: lumps[97].offset
    size: lumps[97].length
    if: lumps[97].unpacked == 0
    doc: Samples of light, in a layout that isn't known. Bytes of unknown meaning.
  lightmap_data_sky:
    pos: lumps[98].offset
    size: lumps[98].length
    if: lumps[98].unpacked == 0
    doc: Samples of the sky's light, in a layout that isn't known. Bytes of unknown meaning.
  csm_aabb_nodes:
    pos: lumps[99].offset
    type: tree_node_apex
    repeat: expr
    repeat-expr: lumps[99].length / 32
    if: lumps[99].unpacked == 0
  csm_object_references:
    pos: lumps[100].offset
    type: u4
    repeat: expr
    repeat-expr: lumps[100].length / 4
    if: lumps[100].unpacked == 0
    doc: What throws shadows of the sun; what the numbers count isn't known.
  lightprobes_v47:
    pos: lumps[101].offset
    type: light_probe
    repeat: expr
    repeat-expr: lumps[101].length / 48
    if: "(lumps[101].unpacked == 0) and ((lumps[101].version == 0) and lumps[101].length % 48 == 0)"
    doc: |-
      Layout v47: version 0.
  lightprobes_v51:
    pos: lumps[101].offset
    type: light_probe_short
    repeat: expr
    repeat-expr: lumps[101].length / 44
    if: "(lumps[101].unpacked == 0) and ((lumps[101].version == 0) and lumps[101].length % 44 == 0)"
    doc: |-
      Layout v51: version 0.
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
    type: cell_apex
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
    type: tree_node_apex
    repeat: expr
    repeat-expr: lumps[119].length / 32
    if: lumps[119].unpacked == 0
  object_references:
    pos: lumps[120].offset
    size: lumps[120].length
    if: lumps[120].unpacked == 0
    doc: |-
      Meshes and static props, as boxes select them: two or four bytes each, which the real directory leaves
      open. Bytes of unknown meaning.
  object_reference_bounds:
    pos: lumps[121].offset
    size: lumps[121].length
    if: lumps[121].unpacked == 0
    doc: |-
      Boxes around objects: eight times as long as OBJECT_REFERENCES. Bytes of unknown meaning.
  lightmap_data_rtl_pages:
    pos: lumps[122].offset
    type: real_time_light_page
    repeat: expr
    repeat-expr: lumps[122].length / 126
    if: lumps[122].unpacked == 0
  level_info:
    pos: lumps[123].offset
    type: level_info_apex
    repeat: expr
    repeat-expr: lumps[123].length / 36
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
  texture_data_apex:
    doc: |-
      A texture and how it is drawn (lump 2).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: name
        type: s4
        doc: Its name. -> byte of SURFACE_NAMES at which a NUL-terminated string begins.
      - id: width
        type: s4
        doc: Width in pixels.
      - id: height
        type: s4
        doc: Height in pixels.
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
  light_probe_parent:
    doc: As in respawn-titanfall2.ksy.
    seq:
      - id: index
        type: s4
      - id: first_probe
        type: u4
      - id: probe_count
        type: u4
      - id: first_reference
        type: u4
      - id: reference_count
        type: u4
      - id: first_node
        type: u4
      - id: node_count
        type: u4
  shadow_environment:
    doc: As in respawn-titanfall2.ksy.
    seq:
      - id: first_node
        type: s4
      - id: first_reference
        type: s4
      - id: first_mesh
        type: s4
      - id: last_node
        type: s4
      - id: last_reference
        type: s4
      - id: last_mesh
        type: s4
      - id: sun_normal
        type: vector_x_y_z_f32
  model_apex:
    doc: |-
      The world or a brush model (lump 14).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
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
      - id: bvh_node
        type: s4
        doc: Root of its tree of boxes.
      - id: bvh_leaf
        type: s4
        doc: First of its leaves in BVH_LEAF_DATA.
      - id: first_vertex
        type: s4
        doc: First of its vertices.
      - id: vertex_flags
        type: s4
        doc: Whether its vertices are packed.
      - id: packed_origin
        type: vector_x_y_z_f32
        doc: Middle that packed vertices are counted from, in game units.
      - id: node_scale
        type: f4
        doc: Scale of its boxes.
  surface_property:
    doc: |-
      How a surface is to collision (lump 17).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: unknown0x00
        type: s2
        doc: Unknown.
      - id: unknown0x02
        type: s1
        doc: Unknown.
      - id: contents
        type: u1
        doc: What it is, in CONTENTS_MASKS. -> CONTENTS_MASKS.
      - id: name
        type: s4
        doc: Its name. -> byte of SURFACE_NAMES at which a NUL-terminated string begins.
  box_tree_node:
    doc: |-
      A node with four boxes (lump 18).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: bounds_x
        type: s2
        repeat: expr
        repeat-expr: 8
        doc: Lower and upper bound of the four boxes along x, in parts of the model's scale.
      - id: bounds_y
        type: s2
        repeat: expr
        repeat-expr: 8
        doc: The same along y.
      - id: bounds_z
        type: s2
        repeat: expr
        repeat-expr: 8
        doc: The same along z.
      - id: children
        type: u4
        repeat: expr
        repeat-expr: 4
        doc: |-
          What is in the four boxes: 24 bits of an index, and 8 bits that say of what kind.
  vector_x_y_z_i16:
    seq:
      - id: x
        type: s2
      - id: "y"
        type: s2
      - id: z
        type: s2
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
  world_light_version3:
    doc: As in respawn-titanfall2.ksy.
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
      - id: unknown0x64
        type: f4
      - id: unknown0x68
        type: f4
      - id: unknown0x6c
        type: f4
  vector_red_green_blue_f32:
    seq:
      - id: red
        type: f4
      - id: green
        type: f4
      - id: blue
        type: f4
  world_light_parent:
    doc: As in respawn-titanfall2.ksy.
    seq:
      - id: matrix
        type: f4
        repeat: expr
        repeat-expr: 12
      - id: origin
        type: vector_x_y_z_f32
      - id: unknown0x3c
        size: 12
      - id: unknown0x48
        type: s2
      - id: light
        type: s2
  vertex_apex:
    doc: |-
      A corner of a mesh (lumps 71 and 72).
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
      - id: unknown0x10
        type: s4
        doc: Unknown; -1 as far as is known.
  vector_u_v_f32:
    seq:
      - id: u
        type: f4
      - id: v
        type: f4
  vertex_lit_bump_apex:
    doc: |-
      A corner with light that follows bumps (lump 73).
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
      - id: unknown0x10
        type: s4
        doc: Unknown; -1 as far as is known.
      - id: lightmap
        type: vector_u_v_f32
        doc: Place in the lightmap.
      - id: color
        type: vector_red_green_blue_alpha_u8
        doc: Colour that the texture is multiplied with.
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
  vertex_unlit_tangent_apex:
    doc: |-
      A corner of glass (lump 74).
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
      - id: unknown0x10
        type: s4
        doc: Unknown; -1 as far as is known.
      - id: unknown0x14
        type: s4
        doc: Unknown.
  vertex_blinn_phong_apex:
    doc: |-
      A corner that is lit by itself (lump 75).
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
      - id: lightmap
        type: vector_u_v_f32
        doc: Place in the lightmap.
  mesh_apex:
    doc: |-
      Triangles of one material (lump 80).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: first_index
        type: u4
        doc: |-
          First of its corners: three entries in MESH_INDICES a triangle. -> MESH_INDICES, `triangleCount * 3`
          of them.
      - id: triangle_count
        type: u2
        doc: Number of triangles.
      - id: unknown0x06
        type: s2
        repeat: expr
        repeat-expr: 8
        doc: Unknown.
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
  material_sort_apex:
    doc: |-
      A material and where vertices begin (lump 82).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: texture
        type: s2
        doc: Its texture. -> TEXTURE_DATA.
      - id: lightmap
        type: s2
        doc: Its lightmap; -1 = none. -> LIGHTMAP_HEADERS; -1 = none.
      - id: unknown0x04
        type: s2
        repeat: expr
        repeat-expr: 2
        doc: Unknown.
      - id: first_vertex
        type: u4
        doc: Number of the vertex that entries of MESH_INDICES count from.
  lightmap_header:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: type
        type: u4
      - id: width
        type: u2
      - id: height
        type: u2
  tree_node_apex:
    doc: |-
      A box of a tree (lumps 99 and 119).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: mins
        type: vector_x_y_z_f32
        doc: Lower corner, in game units.
      - id: unknown0x0c
        type: u4
        doc: |-
          Boxes in it: a first one, a number, and flags, in bits that differ between versions.
      - id: maxs
        type: vector_x_y_z_f32
        doc: Upper corner, in game units.
      - id: unknown0x1c
        type: u4
        doc: What is in it, in bits that differ between versions.
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
  light_probe_short:
    doc: |-
      Light that arrives at a place, without filler (lump 101 from version 51 on).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
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
  light_probe_tree_node:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: tag
        type: u4
      - id: value
        type: u4
  light_probe_reference_long:
    doc: As in respawn-titanfall2.ksy.
    seq:
      - id: origin
        type: vector_x_y_z_f32
      - id: probe
        type: u4
      - id: unknown0x10
        type: s4
  cell_node:
    doc: As in respawn-titanfall.ksy.
    seq:
      - id: plane
        type: s4
      - id: child
        type: s4
  cell_apex:
    doc: |-
      A part of the world that openings lead into (lump 107).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
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
        doc: Water that it is in, as it was counted before; -1 = none, as far as is known.
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
  real_time_light_page:
    doc: As in respawn-titanfall2.ksy.
    seq:
      - id: lights
        type: s2
        repeat: expr
        repeat-expr: 63
  level_info_apex:
    doc: |-
      What holds for the whole map (lump 123).
      Confidence: probable.
    doc-ref: public readers; size in a real directory
    seq:
      - id: unknown0x00
        type: u4
        repeat: expr
        repeat-expr: 4
        doc: Unknown; numbers of meshes, as far as is known.
      - id: static_prop_count
        type: u4
        doc: Number of static props.
      - id: sun_normal
        type: vector_x_y_z_f32
        doc: Direction of the sun's light.
      - id: entity_model_count
        type: u4
        doc: Number of models that entities in files beside the map name.
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
  portal_type:
    0:
      id: cell
      doc: What an opening of a cell leads to.
    1: sky
    2: water
