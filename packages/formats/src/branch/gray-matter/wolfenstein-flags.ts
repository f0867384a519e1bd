/**
 * Named bits of `Texture.contentFlags` in Return to Castle Wolfenstein and Enemy Territory, where they are not Quake III's.
 * @source public headers of the games' released source (surfaceflags.h) @confidence certain
 */
export const wolfensteinContentFlags = {
  /** Nothing gets in. */
  solid: 0x1,
  /** Light is taken from the grid here. */
  lightGrid: 0x4,
  /** Lava. */
  lava: 0x8,
  /** Slime. */
  slime: 0x10,
  /** Water. */
  water: 0x20,
  /** Fog. */
  fog: 0x40,
  /** Missiles can't get in. */
  missileClip: 0x80,
  /** A thing to pick up; never in a map. */
  item: 0x100,
  /** Moves. */
  mover: 0x4000,
  /** Separates areas, as a door does. */
  areaPortal: 0x8000,
  /** Players can't get in. */
  playerClip: 0x10000,
  /** Computer players can't get in. */
  monsterClip: 0x20000,
  /** Takes one elsewhere; for the routes of computer players. */
  teleporter: 0x40000,
  /** Throws one up; for the routes of computer players. */
  jumpPad: 0x80000,
  /** Separates clusters of the routes of computer players. */
  clusterPortal: 0x100000,
  /** Computer players don't walk in. */
  doNotEnter: 0x200000,
  /** Large computer players don't walk in. */
  doNotEnterLarge: 0x400000,
  /** Is taken out by the compiler: its middle is what a model turns around. */
  origin: 0x1000000,
  /** A living body; never in a map. */
  body: 0x2000000,
  /** A dead body; never in a map. */
  corpse: 0x4000000,
  /** Doesn't split the tree. */
  detail: 0x8000000,
  /** Splits the tree although it could be seen through. */
  structural: 0x10000000,
  /** Can be seen through. */
  translucent: 0x20000000,
  /** Sets something off. */
  trigger: 0x40000000,
  /** Things that are dropped here vanish. */
  noDrop: 0x80000000,
} as const;

/**
 * Named bits of `Texture.surfaceFlags` in Return to Castle Wolfenstein and Enemy Territory: what steps sound of takes the
 * upper ones.
 * @source public headers of the games' released source (surfaceflags.h) @confidence certain
 */
export const wolfensteinSurfaceFlags = {
  /** Falling on it doesn't hurt. */
  noDamage: 0x1,
  /** One slides on it. */
  slick: 0x2,
  /** The sky is seen there. */
  sky: 0x4,
  /** Can be climbed. */
  ladder: 0x8,
  /** Shots leave no effect. */
  noImpact: 0x10,
  /** Shots leave no mark. */
  noMarks: 0x20,
  /** Steps sound of tiles; in Enemy Territory they splash. */
  ceramic: 0x40,
  /** Not drawn. */
  noDraw: 0x80,
  /** Splits the tree there. */
  hint: 0x100,
  /** A side that the compiler passes over. */
  skip: 0x200,
  /** Has no lightmap. */
  noLightmap: 0x400,
  /** Lit at its vertices. */
  pointLight: 0x800,
  /** Steps sound of metal. */
  metal: 0x1000,
  /** Steps make no sound. */
  noSteps: 0x2000,
  /** Nothing collides with it. */
  nonSolid: 0x4000,
  /** Colours the light that falls through it. */
  lightFilter: 0x8000,
  /** Its shadow follows the opacity of its picture. */
  alphaShadow: 0x10000,
  /** Moving lights don't light it. */
  noDynamicLight: 0x20000,
  /** Steps sound of wood. */
  wood: 0x40000,
  /** Steps sound of grass. */
  grass: 0x80000,
  /** Steps sound of gravel. */
  gravel: 0x100000,
  /** Sounds like glass. */
  glass: 0x200000,
  /** Steps sound of snow. */
  snow: 0x400000,
  /** Steps sound of roof tiles. */
  roof: 0x800000,
  /** Sounds like rubble. */
  rubble: 0x1000000,
  /** Steps sound of carpet. */
  carpet: 0x2000000,
  /** Computer players slide on it. */
  monsterSlick: 0x4000000,
  /** Computer players slide west on it. */
  monsterSlickWest: 0x8000000,
  /** Computer players slide north on it. */
  monsterSlickNorth: 0x10000000,
  /** Computer players slide east on it. */
  monsterSlickEast: 0x20000000,
  /** Computer players slide south on it. */
  monsterSlickSouth: 0x40000000,
  /** Land mines can be laid on it, in Enemy Territory. */
  landMine: 0x80000000,
} as const;
