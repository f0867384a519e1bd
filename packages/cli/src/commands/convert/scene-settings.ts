import type { SceneLayer, TextureSource } from '@brushwork/ops';
import type { CommonOptions } from '../../program/context.js';
import type { MapView, PictureSize } from './map-pictures.js';

/** Options of the command about what is to be in the picture of a map or model. */
export interface SceneCommandOptions extends Pick<CommonOptions, 'branch'> {
  /** Metres for each unit. */
  readonly scale?: number | undefined;
  /** With the sky. */
  readonly sky?: boolean | undefined;
  /** With what the game doesn't draw. */
  readonly hidden?: boolean | undefined;
  /** `false` without what lies on other surfaces. */
  readonly decals?: boolean | undefined;
  /** `false` without baked light. */
  readonly lightmaps?: boolean | undefined;
  /** Baked light of the high dynamic range. */
  readonly hdr?: boolean | undefined;
  /** Baked light of the low dynamic range. */
  readonly ldr?: boolean | undefined;
  /** With baked light as EXR beside what is made. */
  readonly exr?: boolean | undefined;
  /** Where baked light is beside the extension. */
  readonly lightSlot?: 'none' | 'occlusion' | undefined;
  /** `false` without nodes for entities that have no brush model. */
  readonly entities?: boolean | undefined;
  /** With the record of each triangle. */
  readonly records?: boolean | undefined;
  /** What isn't seen in the game and is wanted all the same. */
  readonly layers?: readonly SceneLayer['kind'][] | undefined;
  /** Folders and archives with images. */
  readonly textures?: readonly string[] | undefined;
  /** File with the colours that the textures of a game have in common. */
  readonly palette?: string | undefined;
  /** Most vertices. */
  readonly maxVertices?: number | undefined;
  /** Most bytes for each byte of the file. */
  readonly maxGrowth?: number | undefined;
  /** The axis of models that points up. */
  readonly up?: 'y' | 'z' | undefined;
  /** With pictures beside what is made. */
  readonly images?: boolean | undefined;
  /** From where a picture is taken. */
  readonly view?: MapView | undefined;
  /** Size of pictures in pixels. */
  readonly size?: PictureSize | undefined;
}

/** The options, with what they name opened. */
export interface SceneSettings extends Omit<SceneCommandOptions, 'textures' | 'palette'> {
  /** Where images are looked for. */
  readonly textures?: readonly TextureSource[];
  /** The colours that the textures of a game have in common. */
  readonly palette?: Uint8Array;
}

/** Options that mean something to maps and to models. */
const sharedNames = ['scale', 'records', 'maxVertices', 'maxGrowth'] as const;

/** Options that mean something to models. */
export const modelOptionNames = [...sharedNames, 'up'] as const;

/** Options that mean something to maps. */
export const mapOptionNames = [
  ...sharedNames,
  ...([
    'branch',
    'sky',
    'hidden',
    'decals',
    'lightmaps',
    'hdr',
    'ldr',
    'exr',
    'lightSlot',
    'entities',
    'layers',
    'textures',
    'palette',
    'images',
    'size',
  ] as const),
] as const;

/** Options that mean something to a picture of a map. */
export const pictureOptionNames = [
  'branch',
  'decals',
  'lightmaps',
  'hdr',
  'ldr',
  'textures',
  'palette',
  'maxVertices',
  'maxGrowth',
  'view',
  'size',
] as const;

/** Options that mean something to the baked light of a map. */
export const lightOptionNames = ['branch', 'hdr', 'ldr', 'maxVertices', 'maxGrowth'] as const;

/** An option about a picture. */
export type SceneOptionName =
  | (typeof mapOptionNames)[number]
  | (typeof modelOptionNames)[number]
  | (typeof pictureOptionNames)[number]
  | (typeof lightOptionNames)[number];

/** How the options are written. */
export const sceneOptionFlags: Readonly<Record<SceneOptionName, string>> = {
  branch: '--branch',
  scale: '--scale',
  sky: '--sky',
  hidden: '--hidden',
  decals: '--no-decals',
  lightmaps: '--no-lightmaps',
  hdr: '--hdr',
  ldr: '--ldr',
  exr: '--exr',
  lightSlot: '--light-slot',
  entities: '--no-entities',
  records: '--records',
  layers: '--layers',
  textures: '--textures',
  palette: '--palette',
  maxVertices: '--max-vertices',
  maxGrowth: '--max-growth',
  up: '--up',
  images: '--images',
  view: '--view',
  size: '--size',
};

/** Opens what the options name. Throws `FormatError` 'io', and as `readPaletteFile` does. */
export async function sceneSettingsOf({
  textures,
  palette,
  ...options
}: SceneCommandOptions): Promise<SceneSettings> {
  return { ...options, ...(await texturesOf(textures)), ...(await paletteOf(palette)) };
}

async function texturesOf(places: readonly string[] | undefined): Promise<Pick<SceneSettings, 'textures'>> {
  if (places === undefined) return {};
  const { openTextureSources } = await import('../../files/open-texture-sources.js');
  return { textures: await openTextureSources(places) };
}

async function paletteOf(file: string | undefined): Promise<Pick<SceneSettings, 'palette'>> {
  if (file === undefined) return {};
  const { readPaletteFile } = await import('../../files/read-palette-file.js');
  return { palette: await readPaletteFile(file) };
}
