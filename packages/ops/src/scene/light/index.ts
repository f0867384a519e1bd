export type { LightLayer } from './draw-face.js';
export { halfOf } from './half-float.js';
export type { LightAtlasOptions } from './light-atlas.js';
export {
  type FacePlace,
  type LayerPage,
  type LightPages,
  type LightPagesOptions,
  lightPages,
} from './light-pages.js';
export { exponentFactor } from './sample-coding.js';
export { linearOfScreen, screenOfLinear } from './screen-light.js';
export { type LightPictureOptions, writeExr } from './write-exr.js';
export { type LightPngOptions, writeLightPng } from './write-light-png.js';
