import type { Issue } from '@brushwork/record';

/**
 * What a surface is, as far as it matters to those who draw it: a thing to see, the sky, something that the game doesn't
 * draw, a liquid.
 */
export type MaterialKind = 'plain' | 'sky' | 'hidden' | 'liquid';

/** A material of a scene. */
export interface SceneMaterial {
  /** Its name as it is stored; empty where a surface names none. */
  readonly name: string;
  /** What it is. */
  readonly kind: MaterialKind;
  /** Whether one can see through it. */
  readonly isTranslucent: boolean;
  /** Width of its image in pixels, where the map says it. */
  readonly width?: number;
  /** Height of its image in pixels. */
  readonly height?: number;
}

/**
 * Triangles of one material on one page of light. Positions are in game units and in the frame of the file (z up,
 * right-handed); triangles run counterclockwise seen from the side that is drawn.
 */
export interface SceneMesh {
  /** Index in the materials of the scene. */
  readonly material: number;
  /** Page of light; -1 where nothing is lit by a page. */
  readonly page: number;
  /** Number of vertices. */
  readonly vertexCount: number;
  /** Three numbers a vertex. */
  readonly positions: Float32Array;
  /** Three numbers a vertex, of length 1. */
  readonly normals: Float32Array;
  /** Two numbers a vertex, 0 to 1 across the image, from its upper left corner. */
  readonly textureCoordinates: Float32Array;
  /** Two numbers a vertex, 0 to 1 across the page, from its upper left corner; none where there is no light. */
  readonly lightmapCoordinates: Float32Array | undefined;
  /**
   * Four bytes a vertex: red, green, blue (as a screen shows them) and opacity, which images are multiplied with; none where
   * vertices have no colour that is drawn.
   */
  readonly colors: Uint8Array | undefined;
  /** Says that the colours are the light of the mesh, which no page has. */
  readonly litByColors?: true;
  /** How much of a second image is seen, 0 to 1, a number a vertex; none where surfaces don't blend. */
  readonly blends: Float32Array | undefined;
  /** How four images are blended; none where surfaces have fewer. */
  readonly multiblend?: SceneMultiblend;
  /** Three indexes a triangle. */
  readonly indices: Uint32Array;
  /** Where the triangles come from. */
  readonly source: TriangleSource;
  /** Says that it is a picture a little above other surfaces, which isn't part of what it lies on. */
  readonly decal?: true;
}

/** How vertices blend four images. */
export interface SceneMultiblend {
  /** How much of each image is seen: four numbers a vertex. */
  readonly weights: Float32Array;
  /** How much the opacity of each image counts: four numbers a vertex. */
  readonly alphas: Float32Array;
  /** What each image is multiplied with: four times red, green and blue a vertex, 1 for what leaves it as it is. */
  readonly colors: Float32Array;
}

/** The records that triangles come from. */
export interface TriangleSource {
  /** Name of the lump. */
  readonly lump: string;
  /** Index of the record of each triangle. */
  readonly records: Uint32Array;
}

/** A model: the world, or something that moves, in a frame of its own. */
export interface SceneModel {
  /** Index in the lump of models. */
  readonly index: number;
  /** What is to be seen of it. */
  readonly meshes: readonly SceneMesh[];
}

/** A brush model where an entity has it. */
export interface ScenePlacement {
  /** Index in the models of the scene. */
  readonly model: number;
  /** Index of the entity; -1 for the world, which no entity places. */
  readonly entity: number;
  /** Where the model's frame has its origin, in game units. */
  readonly origin: readonly [x: number, y: number, z: number];
  /** How it is turned: a quaternion x, y, z, w. */
  readonly rotation: readonly [x: number, y: number, z: number, w: number];
}

/** Models from files of their own, many of one kind. */
export interface SceneProps {
  /** Path of the model as it is stored; for a sprite that of its material. */
  readonly model: string;
  /** What puts it there. */
  readonly kind: 'static' | 'detail' | 'entity';
  /** Which of its skins it has; which picture of the list of sprites a sprite is. */
  readonly skin: number;
  /** Number of places. */
  readonly count: number;
  /** Three numbers a place, in game units. */
  readonly origins: Float32Array;
  /** A quaternion x, y, z, w a place. */
  readonly rotations: Float32Array;
  /** Three factors a place. */
  readonly scales: Float32Array;
  /** Four bytes a place, red, green, blue and opacity; none where nothing is tinted. */
  readonly tints: Uint8Array | undefined;
  /** Nearest and farthest distance at which a place fades, in game units, two numbers a place; none where nothing fades. */
  readonly fades: Float32Array | undefined;
  /** Where the places come from: a path as `dump` takes it, such as `GAME_LUMP.sprp.props`, and an index for each. */
  readonly source: TriangleSource;
}

/** A light that isn't baked only. */
export interface SceneLight {
  /** How it shines. */
  readonly kind: 'point' | 'spot' | 'sun';
  /** Red, green and blue, linear, 1 for what a screen shows as white at the distance of one game unit (at any for the sun). */
  readonly color: readonly [red: number, green: number, blue: number];
  /** Where it is, in game units. */
  readonly origin: readonly [x: number, y: number, z: number];
  /** Unit vector along which it shines. */
  readonly direction: readonly [x: number, y: number, z: number];
  /** Half the angle of the cone of full light and of all light, in radians; spots only. */
  readonly cone?: readonly [inner: number, outer: number];
  /** Distance at which it ends, in game units. */
  readonly range?: number;
  /** Lump and index of the record, or of the entity. */
  readonly source: { readonly lump: string; readonly index: number };
}

/** Something that isn't seen in the game: what stops whom, what starts things, how space is divided. */
export interface SceneLayer {
  /**
   * What it is. `clip` is what stops some alone, `collision` what stops everything; `player` is what players collide with:
   * some of both, without the entities that one passes through. Where maps keep trees instead of brushes it is the surface
   * that the place of a player who stands runs into: what is solid, grown by his box.
   */
  readonly kind:
    | 'clip'
    | 'trigger'
    | 'collision'
    | 'player'
    | 'physics'
    | 'portal'
    | 'cell'
    | 'occluder'
    | 'leaf';
  /** A name for people. */
  readonly title: string;
  /** Its triangles; they have no texture (their material is -1, and texture coordinates are 0) and no light. */
  readonly meshes: readonly SceneMesh[];
  /** Where it is placed when it belongs to an entity; the world's frame without. */
  readonly placement?: ScenePlacement;
}

/** How many things were made, and how many were left out. */
export interface SceneCounts {
  /** Surfaces that the map has. */
  readonly surfaces: number;
  /** Those that are in the scene. */
  readonly drawn: number;
  /** Those that were left out since they can't be drawn, or not within what may be made; the issues say which. */
  readonly skipped: number;
  /** Those that belong to no model, so that a game never draws them. */
  readonly unowned: number;
  /** Pieces of decals, one for each surface that one lies on; they are no surfaces. */
  readonly decals: number;
  /** Surfaces that turn to whoever looks at them; they aren't in the scene. */
  readonly billboards: number;
  /** Triangles of displacements that are marked as taken out; they are in the scene all the same. */
  readonly removedTriangles: number;
  /** Vertices. */
  readonly vertices: number;
  /** Triangles. */
  readonly triangles: number;
}

/** A page of baked light. */
export interface LightPage {
  /** Luxels along a row. */
  readonly width: number;
  /** Number of rows. */
  readonly height: number;
  /**
   * Red, green and blue of each luxel, linear, 1 for what a screen shows as white, from the upper left. Of pages of a map
   * they are worked out when they are first asked for, from what the map holds then, and kept.
   */
  readonly pixels: Float32Array;
  /** The pixels, kept by nobody, for who needs them once; where it is missing they are there already. */
  readonly draw?: () => Float32Array;
  /** What the pixels are made of, for who reads it as the file has it, kept by nobody; missing where that isn't known. */
  readonly stored?: () => StoredLight;
}

/** Light as it is stored. */
export type StoredLight = ByteLight | ExponentLight;

/** Light in bytes of what a screen shows. */
export interface ByteLight {
  /** How it is stored. */
  readonly coding: 'bytes';
  /** A byte for each number of the pixels: the file's own. */
  readonly bytes: Uint8Array;
  /** Linear light of each of the 256 bytes. */
  readonly light: Float32Array;
}

/** Light of which the three bytes of a luxel have a power of two in common. */
export interface ExponentLight {
  /** How it is stored. */
  readonly coding: 'rgb-exponent';
  /** Four bytes for each luxel: red, green, blue, and the exponent with its sign. A byte stands for byte / 255 * 2 ** exponent. */
  readonly bytes: Uint8Array;
}

/** A picture. */
export interface SceneImage {
  /** Pixels along a row. */
  readonly width: number;
  /** Number of rows. */
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, a byte each (sRGB), from the upper left. */
  readonly pixels: Uint8Array;
}

/** What is to be seen of a map. */
export interface Scene {
  /** Size of a game unit in metres. */
  readonly metresPerUnit: number;
  /** The materials. */
  readonly materials: readonly SceneMaterial[];
  /** The models, the world first. */
  readonly models: readonly SceneModel[];
  /** Where the models are. */
  readonly placements: readonly ScenePlacement[];
  /** Models from other files. */
  readonly props: readonly SceneProps[];
  /** Lights. */
  readonly lights: readonly SceneLight[];
  /** Pages of baked light, as far as they were asked for; meshes name them by their index. */
  readonly pages: readonly LightPage[];
  /** What isn't seen in the game, as far as it was asked for. */
  readonly layers: readonly SceneLayer[];
  /** How much there is. */
  readonly counts: SceneCounts;
  /** What was left out, and why. */
  readonly issues: readonly Issue[];
}
