/** How a light shines: the sun's direction is the one in which its light goes, or the one towards the sun. */
export type StoredLightKind = 'point' | 'spot' | 'sun' | 'towards-sun';

/** Lights that are records of a lump. Fields may be inside others: `parameters.cutoffCosine`. */
export interface RecordLights {
  /** Always `records`. */
  readonly kind: 'records';
  /** Lumps of lights: the first that is filled holds them. */
  readonly lumps: readonly string[];
  /** Field of what kind of light it is. */
  readonly type: string;
  /** What its numbers mean; others are no lights by themselves. */
  readonly types: ReadonlyMap<number, StoredLightKind>;
  /** Field of the place. */
  readonly origin: string;
  /** Field of the direction. */
  readonly direction: string;
  /** Field of the colour: linear, 1 for what a screen shows as white where the fall-off is 1. */
  readonly color: string;
  /** Fields of the cosines of half the angles at which a spot begins to fade and ends. */
  readonly cone: { readonly inner?: string; readonly outer: string };
  /**
   * Fields of the parts of the fall-off: light is divided by the constant part, the linear one times the distance and the
   * quadratic one times its square, added up. By the square of the distance where none of them says anything.
   */
  readonly attenuation: { readonly constant: string; readonly linear: string; readonly quadratic: string };
  /** Field of the distance at which it ends, 0 for never. */
  readonly range?: string;
}

/** Lights that only the entity text has, for the compiler. */
export interface EntityLights {
  /** Always `entities`. */
  readonly kind: 'entities';
  /** What the classes of lights begin with. */
  readonly classes: string;
  /** Class of the sun, in formats with such. */
  readonly sun?: string;
  /** Keys of the brightness, in the order in which they count; a fourth number of a colour is one, too. */
  readonly brightness: readonly string[];
  /** The brightness of a light that says none. */
  readonly usual: number;
  /** Keys of the colour. */
  readonly colors: readonly string[];
  /**
   * How a compiler makes the byte of a sample of the brightness and the distance: a share of what is left of the one less
   * the other, or so many times the one divided by the square of the other.
   */
  readonly fallOff: { readonly kind: 'linear' | 'square'; readonly factor: number };
  /** Byte with which games show a texture as it is. */
  readonly white: number;
  /** Half the angle of the cone of a light with a target, in degrees, where no key says it. */
  readonly cone: number;
}

/** Where lights are. */
export type SceneLights = RecordLights | EntityLights;

/** Light that arrives in leaves from six sides. */
export type LeafAmbient =
  | {
      /** A cube in each leaf. */
      readonly kind: 'leaf';
      /** Its field in the leaf. */
      readonly field: string;
    }
  | {
      /** A cube for each leaf, in a lump of its own. */
      readonly kind: 'cubes';
      /** Lumps of cubes, that of the highest dynamic range first. */
      readonly lumps: readonly string[];
    }
  | {
      /** Any number of cubes for each leaf, at places in it. */
      readonly kind: 'samples';
      /** Lumps of places with a cube, and of which are a leaf's, that of the highest dynamic range first. */
      readonly lumps: readonly { readonly samples: string; readonly index: string }[];
    };
