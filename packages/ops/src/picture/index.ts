export { pngOf } from '../gltf/page-image.js';
export { type DrawOptions, drawScene } from './draw-scene.js';
export {
  type CameraOptions,
  type PerspectiveOptions,
  type PictureCamera,
  type PicturePoint,
  perspectiveCamera,
  topDownCamera,
  type Viewpoint,
} from './picture-camera.js';
