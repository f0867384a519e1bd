import type { PlayerSize } from '@brushwork/formats';
import type {
  MaterialLook,
  PlacedEntity,
  SceneCounts,
  SceneImage,
  SceneLayer,
  SceneLight,
  SceneMaterial,
  SceneModel,
  ScenePlacement,
  SceneProps,
} from '@brushwork/ops';
import type { Issue } from '@brushwork/record';

/** Three numbers: a point in game units, or a colour. */
export type Triple = readonly [x: number, y: number, z: number];

/** Where somebody stands and looks. */
export interface Viewpoint {
  /** Where the eye is, in game units. */
  readonly position: Triple;
  /** Degrees to the left of the x axis. */
  readonly yaw: number;
  /** Degrees downwards. */
  readonly pitch: number;
}

/** A box along the axes, in game units. */
export interface WorldExtent {
  /** Lowest x, y and z. */
  readonly min: Triple;
  /** Highest x, y and z. */
  readonly max: Triple;
}

/** A material as it is shown. */
export interface WorldMaterial extends SceneMaterial {
  /** Its colour where there is no image of it: linear, 0 to 1. */
  readonly color: Triple;
}

/** Models of other files as they are shown. */
export interface WorldProps extends SceneProps {
  /** Their colour: linear, 0 to 1. */
  readonly color: Triple;
}

/** A page of baked light, ready to be a texture. */
export interface WorldPage {
  /** Luxels along a row. */
  readonly width: number;
  /** Number of rows. */
  readonly height: number;
  /**
   * Linear light. Either red, green, blue and 1 of each luxel as numbers of 16 bits, or each luxel as 9 bits of each colour, red
   * lowest, and 5 of the power of two that they have in common, 24 more than it is.
   */
  readonly pixels: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
  /** What the numbers are multiplied with so that 1 is what a screen shows as white. */
  readonly unit: number;
}

/** An entity as the world shows it. */
export type WorldEntity = PlacedEntity;

/** How much light a map can have: of a low or of a high dynamic range. */
export type LightRange = 'low' | 'high';

/** How a world is built. */
export interface WorldOptions {
  /** Dynamic range of its light; the highest that the map has unless given. */
  readonly range?: LightRange | undefined;
}

/** What is to be seen of a map. Images, layers and trees for picking come separately. */
export interface World {
  /** What it is. */
  readonly kind: 'map';
  /** Size of a game unit in metres. */
  readonly metresPerUnit: number;
  /** Who walks in it; `undefined` for a format of which it isn't known. */
  readonly player: PlayerSize | undefined;
  /** The materials. */
  readonly materials: readonly WorldMaterial[];
  /** The models, the world first. */
  readonly models: readonly SceneModel[];
  /** Where the models are. */
  readonly placements: readonly ScenePlacement[];
  /** Models of other files. */
  readonly props: readonly WorldProps[];
  /** Lights. */
  readonly lights: readonly SceneLight[];
  /** Pages of light that is always on. */
  readonly pages: readonly WorldPage[];
  /** What light is multiplied with so that the map is neither dark nor glaring. */
  readonly exposure: number;
  /** Dynamic range of the light that is shown, and those that the map has; none where it has one kind only. */
  readonly ranges: { readonly shown: LightRange | undefined; readonly all: readonly LightRange[] };
  /** The entities. */
  readonly entities: readonly WorldEntity[];
  /** Places at which players start, best first. */
  readonly starts: readonly Viewpoint[];
  /** From where the whole map is seen, of one in which no player starts. */
  readonly overview?: Viewpoint;
  /** The part of space in which the map is. */
  readonly extent: WorldExtent;
  /** How much there is. */
  readonly counts: SceneCounts;
  /** What was left out, and why. */
  readonly issues: readonly Issue[];
}

/** Images of materials. */
export interface WorldImages {
  /** Image of each material that one was found for, by the material's index. Materials share images. */
  readonly images: ReadonlyMap<number, SceneImage>;
  /** Image that is blended over the first. */
  readonly seconds: ReadonlyMap<number, SceneImage>;
  /** How materials with an image look. */
  readonly looks: ReadonlyMap<number, MaterialLook>;
  /** Names of materials that no image was found for. */
  readonly missing: readonly string[];
  /** What was not found, or is damaged. */
  readonly issues: readonly Issue[];
}

/** All triangles of a model, and a tree over them in which rays and bodies find what they meet. */
export interface ModelTree {
  /** Index in the models of the world. */
  readonly model: number;
  /** Three numbers a vertex, those of all meshes one after the other. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Three indexes a triangle. */
  readonly indices: Uint32Array<ArrayBuffer>;
  /** First triangle of each mesh, and the number of all. */
  readonly firstTriangles: Uint32Array<ArrayBuffer>;
  /** The tree's nodes. */
  readonly roots: readonly ArrayBuffer[];
  /** The order in which the tree has the triangles. */
  readonly order: Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;
}

/** Light that the game switches. */
export interface LightStyles {
  /** Numbers of the styles, 0 first: what is always on. */
  readonly styles: readonly number[];
}

/** Pages that change when light is switched. */
export interface MixedPages {
  /** The pages by their index. */
  readonly pages: ReadonlyMap<number, WorldPage>;
}

/** Layers of a kind. */
export interface WorldLayers {
  /** The layers. */
  readonly layers: readonly SceneLayer[];
  /** What was left out, and why. */
  readonly issues: readonly Issue[];
}
