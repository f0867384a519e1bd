import type { SceneLayer, TextureSource } from '@brushwork/ops';
import type { CommonOptions } from '../../program/context.js';

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
  /** Most vertices. */
  readonly maxVertices?: number | undefined;
  /** Most bytes for each byte of the file. */
  readonly maxGrowth?: number | undefined;
  /** The axis of models that points up. */
  readonly up?: 'y' | 'z' | undefined;
}

/** The options, with what they name opened. */
export interface SceneSettings extends Omit<SceneCommandOptions, 'textures'> {
  /** Where images are looked for. */
  readonly textures?: readonly TextureSource[];
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
    'lightSlot',
    'entities',
    'layers',
    'textures',
  ] as const),
] as const;

/** An option about a picture. */
export type SceneOptionName = (typeof mapOptionNames)[number] | (typeof modelOptionNames)[number];

/** How the options are written. */
export const sceneOptionFlags: Readonly<Record<SceneOptionName, string>> = {
  branch: '--branch',
  scale: '--scale',
  sky: '--sky',
  hidden: '--hidden',
  decals: '--no-decals',
  lightmaps: '--no-lightmaps',
  lightSlot: '--light-slot',
  entities: '--no-entities',
  records: '--records',
  layers: '--layers',
  textures: '--textures',
  maxVertices: '--max-vertices',
  maxGrowth: '--max-growth',
  up: '--up',
};

/** Opens what the options name. Throws `FormatError` 'io'. */
export async function sceneSettingsOf({ textures, ...options }: SceneCommandOptions): Promise<SceneSettings> {
  if (textures === undefined) return options;
  const { openTextureSources } = await import('../../files/open-texture-sources.js');
  return { ...options, textures: await openTextureSources(textures) };
}
