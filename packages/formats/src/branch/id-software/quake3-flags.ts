/**
 * Named bits of `Texture.contentFlags`: what a volume is for movement, sight and sound.
 * @source public headers of the game's released source (surfaceflags.h) @confidence certain
 */
export const quake3ContentFlags = {
  /** Nothing gets in. */
  solid: 0x1,
  /** Lava. */
  lava: 0x8,
  /** Slime. */
  slime: 0x10,
  /** Water. */
  water: 0x20,
  /** Fog. */
  fog: 0x40,
  /** Closed to one team. */
  notTeam1: 0x80,
  /** Closed to the other team. */
  notTeam2: 0x100,
  /** Open to bots that are closed out elsewhere. */
  noBotClip: 0x200,
  /** Separates areas, as a door does. */
  areaPortal: 0x8000,
  /** Players can't get in. */
  playerClip: 0x10000,
  /** Monsters can't get in. */
  monsterClip: 0x20000,
  /** Takes one elsewhere; for the routes of bots. */
  teleporter: 0x40000,
  /** Throws one up; for the routes of bots. */
  jumpPad: 0x80000,
  /** Separates clusters of the routes of bots. */
  clusterPortal: 0x100000,
  /** Bots don't walk in. */
  doNotEnter: 0x200000,
  /** Bots can't get in. */
  botClip: 0x400000,
  /** Moves; for the routes of bots. */
  mover: 0x800000,
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
 * Named bits of `Texture.surfaceFlags`: how a surface is drawn and what it does to those who touch it.
 * @source public headers of the game's released source (surfaceflags.h) @confidence certain
 */
export const quake3SurfaceFlags = {
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
  /** Sounds like flesh. */
  flesh: 0x40,
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
  metalSteps: 0x1000,
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
  /** Steps raise dust. */
  dust: 0x40000,
} as const;
