/**
 * Named bits of `Texture.contentFlags` in Soldier of Fortune II, Jedi Outcast and Jedi Academy, which share their tools.
 * @source public headers of the games' released source (surfaceflags.h) @confidence certain
 */
export const ravenContentFlags = {
  /** Nothing gets in. */
  solid: 0x1,
  /** Lava. */
  lava: 0x2,
  /** Water. */
  water: 0x4,
  /** Fog. */
  fog: 0x8,
  /** Players can't get in. */
  playerClip: 0x10,
  /** Computer players can't get in. */
  monsterClip: 0x20,
  /** Computer players don't walk in. */
  botClip: 0x40,
  /** Shots don't get through. */
  shotClip: 0x80,
  /** A living body; never in a map. */
  body: 0x100,
  /** A dead body; never in a map. */
  corpse: 0x200,
  /** Sets something off. */
  trigger: 0x400,
  /** Things that are dropped here vanish. */
  noDrop: 0x800,
  /** Holds terrain. */
  terrain: 0x1000,
  /** Can be climbed. */
  ladder: 0x2000,
  /** One can let oneself down by a rope here. */
  abseil: 0x4000,
  /** Can't be seen through. */
  opaque: 0x8000,
  /** Outdoors. */
  outside: 0x10000,
  /** Slime. */
  slime: 0x20000,
  /** A light sabre; never in a map. */
  lightSaber: 0x40000,
  /** Takes one elsewhere. */
  teleporter: 0x80000,
  /** A thing to pick up. */
  item: 0x100000,
  /** Shots get through. */
  noShot: 0x200000,
  /** Doesn't split the tree. */
  detail: 0x8000000,
  /** Indoors. */
  inside: 0x10000000,
  /** Can be seen through. */
  translucent: 0x80000000,
} as const;

/**
 * Named bits of `Texture.surfaceFlags` in the same games. The lowest five bits are no flags but a number for what the
 * surface is made of.
 * @source public headers of the games' released source (surfaceflags.h) @confidence certain
 */
export const ravenSurfaceFlags = {
  /** The sky is seen there. */
  sky: 0x2000,
  /** One slides on it. */
  slick: 0x4000,
  /** Steps sound of metal. */
  metalSteps: 0x8000,
  /** A field of force. */
  forceField: 0x10000,
  /** Falling on it doesn't hurt. */
  noDamage: 0x40000,
  /** Shots leave no effect. */
  noImpact: 0x80000,
  /** Shots leave no mark. */
  noMarks: 0x100000,
  /** Not drawn. */
  noDraw: 0x200000,
  /** Steps make no sound. */
  noSteps: 0x400000,
  /** Moving lights don't light it. */
  noDynamicLight: 0x800000,
  /** No small things are scattered over it. */
  noMiscEntities: 0x1000000,
  /** Seen with force sight alone, in Jedi Academy. */
  forceSight: 0x2000000,
} as const;
