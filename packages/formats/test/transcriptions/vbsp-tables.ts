/** One row of a table of flags or limits. */
export type TranscribedConstant = readonly [name: string, value: number];

/** Table of the contents of brushes and leaves. */
export const contents: readonly TranscribedConstant[] = [
  ['CONTENTS_EMPTY', 0],
  ['CONTENTS_SOLID', 0x1],
  ['CONTENTS_WINDOW', 0x2],
  ['CONTENTS_AUX', 0x4],
  ['CONTENTS_GRATE', 0x8],
  ['CONTENTS_SLIME', 0x10],
  ['CONTENTS_WATER', 0x20],
  ['CONTENTS_MIST', 0x40],
  ['CONTENTS_OPAQUE', 0x80],
  ['CONTENTS_TESTFOGVOLUME', 0x100],
  ['CONTENTS_UNUSED', 0x200],
  ['CONTENTS_UNUSED6', 0x400],
  ['CONTENTS_TEAM1', 0x800],
  ['CONTENTS_TEAM2', 0x1000],
  ['CONTENTS_IGNORE_NODRAW_OPAQUE', 0x2000],
  ['CONTENTS_MOVEABLE', 0x4000],
  ['CONTENTS_AREAPORTAL', 0x8000],
  ['CONTENTS_PLAYERCLIP', 0x10000],
  ['CONTENTS_MONSTERCLIP', 0x20000],
  ['CONTENTS_CURRENT_0', 0x40000],
  ['CONTENTS_CURRENT_90', 0x80000],
  ['CONTENTS_CURRENT_180', 0x100000],
  ['CONTENTS_CURRENT_270', 0x200000],
  ['CONTENTS_CURRENT_UP', 0x400000],
  ['CONTENTS_CURRENT_DOWN', 0x800000],
  ['CONTENTS_ORIGIN', 0x1000000],
  ['CONTENTS_MONSTER', 0x2000000],
  ['CONTENTS_DEBRIS', 0x4000000],
  ['CONTENTS_DETAIL', 0x8000000],
  ['CONTENTS_TRANSLUCENT', 0x10000000],
  ['CONTENTS_LADDER', 0x20000000],
  ['CONTENTS_HITBOX', 0x40000000],
];

/** Table of the flags of a texinfo. */
export const surfaceFlags: readonly TranscribedConstant[] = [
  ['SURF_LIGHT', 0x1],
  ['SURF_SKY2D', 0x2],
  ['SURF_SKY', 0x4],
  ['SURF_WARP', 0x8],
  ['SURF_TRANS', 0x10],
  ['SURF_NOPORTAL', 0x20],
  ['SURF_TRIGGER', 0x40],
  ['SURF_NODRAW', 0x80],
  ['SURF_HINT', 0x100],
  ['SURF_SKIP', 0x200],
  ['SURF_NOLIGHT', 0x400],
  ['SURF_BUMPLIGHT', 0x800],
  ['SURF_NOSHADOWS', 0x1000],
  ['SURF_NODECALS', 0x2000],
  ['SURF_NOCHOP', 0x4000],
  ['SURF_HITBOX', 0x8000],
];

/** Table of the tags of displacement triangles. */
export const displacementTags: readonly TranscribedConstant[] = [
  ['DISPTRI_TAG_SURFACE', 0x1],
  ['DISPTRI_TAG_WALKABLE', 0x2],
  ['DISPTRI_TAG_BUILDABLE', 0x4],
  ['DISPTRI_FLAG_SURFPROP1', 0x8],
  ['DISPTRI_FLAG_SURFPROP2', 0x10],
];

/** A value of a plane's type. */
export interface TranscribedPlaneType {
  readonly value: number;
  readonly axis: 'x' | 'y' | 'z';
  /** Exactly along the axis; else only nearest to it. */
  readonly axial: boolean;
  /** Which of the axes belongs to the value follows from the order only. */
  readonly inferred?: true;
}

/** The values of a plane's type, from the prose. */
export const planeTypes: readonly TranscribedPlaneType[] = [
  { value: 0, axis: 'x', axial: true },
  { value: 1, axis: 'y', axial: true },
  { value: 2, axis: 'z', axial: true },
  { value: 3, axis: 'x', axial: false, inferred: true },
  { value: 4, axis: 'y', axial: false, inferred: true },
  { value: 5, axis: 'z', axial: false, inferred: true },
];

/** Constants that the prose names, in its order. Those of a data block are bytes, the others numbers of records. */
export const limits: readonly TranscribedConstant[] = [
  ['HEADER_LUMPS', 64],
  ['MAX_MAP_PLANES', 65_536],
  ['MAX_MAP_VERTS', 65_536],
  ['MAX_MAP_EDGES', 256_000],
  ['MAX_MAP_SURFEDGES', 512_000],
  ['MAX_MAP_FACES', 65_536],
  ['MAX_MAP_BRUSHES', 8192],
  ['MAX_MAP_BRUSHSIDES', 65_536],
  ['MAX_BRUSH_SIDES', 128],
  ['MAX_MAP_NODES', 65_536],
  ['MAX_MAP_LEAFFACES', 65_536],
  ['MAX_MAP_LEAFBRUSHES', 65_536],
  ['MAX_MAP_TEXINFO', 12_288],
  ['MAX_MAP_TEXDATA', 2048],
  ['MAX_MAP_TEXDATA_STRING_DATA', 256_000],
  ['TEXTURE_NAME_LENGTH', 128],
  ['MAX_MAP_MODELS', 1024],
  ['MAX_MAP_VISIBILITY', 0x1000000],
  ['MAX_KEY', 32],
  ['MAX_VALUE', 1024],
  ['MAX_MAP_CUBEMAPSAMPLES', 1024],
  ['OVERLAY_BSP_FACE_COUNT', 64],
  ['MAX_MAP_OVERLAYS', 512],
  ['MAX_MAP_LIGHTING', 0x1000000],
];

/** `MAX_MAP_ENTITIES` differs by engine; the text gives its smallest and greatest value. */
export const entityLimits: ReadonlyMap<string, number> = new Map([
  ['Source 2004', 4096],
  ['Alien Swarm', 16_384],
]);

/** Limits without a name in the text. The last two follow from all displacements having power 4. */
export const unnamedLimits: readonly TranscribedConstant[] = [
  ['original faces', 65_536],
  ['dispinfos', 2048],
  ['dispverts (inferred)', 2048 * 17 * 17],
  ['disptris (inferred)', 2048 * 2 * 16 * 16],
];

/** One game of the table of versions. */
export interface TranscribedVersion {
  /** The cell of the version, as numbers. */
  readonly versions: readonly number[];
  readonly game: string;
  /** Structures that the row calls changed, with a version in brackets where it has one. */
  readonly changes?: readonly string[];
  readonly note?: string;
}

const updated = '19 at its release, partly 20 since the update to Source 2007 or 2009';

/** The table of versions, game by game. */
export const versions: readonly TranscribedVersion[] = [
  { versions: [17], game: 'Vampire: The Masquerade – Bloodlines', changes: ['dface_t'] },
  { versions: [17, 18], game: 'Half-Life 2 (Beta)', note: 'leaked' },
  { versions: [19], game: 'Sin Episodes' },
  { versions: [19, 20], game: 'Half-Life 2', note: updated },
  { versions: [19, 20], game: 'Half-Life 2: Deathmatch', note: updated },
  { versions: [19, 20], game: 'Counter-Strike: Source', note: updated },
  { versions: [19, 20], game: 'Day of Defeat: Source', note: updated },
  { versions: [20], game: 'Half-Life 2: Episode One' },
  { versions: [20], game: 'Half-Life 2: Episode Two' },
  { versions: [20], game: 'Half-Life 2: Lost Coast' },
  { versions: [20], game: "Garry's Mod" },
  {
    versions: [20],
    game: 'Team Fortress 2',
    changes: ['StaticPropLump_t (10)'],
    note: 'newly compiled maps; game lumps, entities and embedded files under LZMA',
  },
  { versions: [20], game: 'Portal' },
  { versions: [20], game: 'Left 4 Dead', changes: ['StaticPropLump_t (8)', 'dworldlight_t'] },
  { versions: [20], game: 'Zeno Clash', changes: ['StaticPropLump_t (7)'] },
  {
    versions: [20],
    game: 'Dark Messiah',
    changes: ['dheader_t', 'StaticPropLump_t', 'texinfo_t', 'dgamelump_t', 'dmodel_t'],
  },
  { versions: [20], game: 'Vindictus', note: 'many structures, without names' },
  { versions: [20], game: 'The Ship', changes: ['StaticPropLump_t'] },
  { versions: [20], game: 'Bloody Good Time', changes: ['StaticPropLump_t'] },
  {
    versions: [21],
    game: 'Left 4 Dead 2',
    changes: ['lump_t', 'dbrushside_t'],
    note: 'the brush side is the old one',
  },
  { versions: [21], game: 'Alien Swarm' },
  {
    versions: [21],
    game: 'Portal 2',
    changes: ['StaticPropLump_t (9)', 'dbrushside_t'],
    note: 'and others, without names',
  },
  { versions: [21], game: 'Counter-Strike: Global Offensive', changes: ['StaticPropLump_t (10)'] },
  { versions: [21], game: 'Dear Esther', changes: ['StaticPropLump_t'], note: 'the commercial release' },
  { versions: [21], game: 'The Stanley Parable', note: 'the commercial release' },
  { versions: [21], game: 'Tactical Intervention', note: 'under XOR with 256 bits' },
  { versions: [22], game: 'Dota 2', changes: ['dbrushside_t', 'ddispinfo_t'], note: 'early beta versions' },
  { versions: [23], game: 'Dota 2', changes: ['dbrushside_t', 'ddispinfo_t', 'doverlay_t'] },
  { versions: [27], game: 'Contagion' },
  { versions: [29], game: 'Titanfall', note: 'greatly changed' },
];
