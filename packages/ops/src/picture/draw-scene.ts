import { FormatError } from '@brushwork/record';
import { hasHoles } from '../gltf/page-image.js';
import { placeholderColor } from '../gltf/placeholder-color.js';
import type { LightPage, Scene, SceneImage, SceneMesh } from '../scene/scene.js';
import type { MaterialLook } from '../texture/material-look.js';
import { type BlendedMesh, drawBlended } from './draw-blended.js';
import { DrawnMesh } from './drawn-mesh.js';
import { exposureOf } from './exposure.js';
import { TriangleFiller } from './fill-triangle.js';
import { isSeen } from './is-seen.js';
import { type MipImage, mipImageOf } from './mip-image.js';
import type { PictureCamera } from './picture-camera.js';
import { canvasOf, shrunk } from './picture-canvas.js';
import type { PictureSurface } from './picture-surface.js';
import { propBoxes } from './prop-boxes.js';

/** How a picture of a scene is drawn. */
export interface DrawOptions {
  /** Pixels along a row; 1600 unless given. */
  readonly width?: number | undefined;
  /** Number of rows; 1000 unless given. */
  readonly height?: number | undefined;
  /** Pictures of materials by their index; the others are drawn in a colour of their own. */
  readonly images?: ReadonlyMap<number, SceneImage> | undefined;
  /** How materials with a picture look, by their index. */
  readonly looks?: ReadonlyMap<number, Pick<MaterialLook, 'opacity'>> | undefined;
  /** Pixels that are drawn for one of the picture, each way: 1 for hard edges; 2 unless given. */
  readonly samples?: 1 | 2 | 3 | 4 | undefined;
  /** Whether models from other files are boxes; they are unless it is `false`. */
  readonly props?: boolean | undefined;
  /** Whether pictures that lie on other surfaces are drawn; they are unless it is `false`. */
  readonly decals?: boolean | undefined;
  /** Red, green and blue of what nothing is drawn on, a byte each. */
  readonly background?: readonly [red: number, green: number, blue: number] | undefined;
  /** Most pixels that are drawn, those that become one counted each; 64 Mi unless given. */
  readonly maxPixels?: number | undefined;
  /**
   * Most vertices, rows and pixels of triangles that are looked at, for each pixel that is drawn. 200 unless given, and of a
   * small picture then as many as of one of a million pixels: a scene has as many corners, however small it is drawn.
   */
  readonly maxOverdraw?: number | undefined;
}

/** Opacity of what is seen through and has no picture that says more. */
const HALF_SEEN = 0.5;

/** What light is multiplied with where a surface has no page and is lit by where it faces. */
const UNLIT = 1;

const BACKGROUND = [38, 42, 50] as const;

const OVERDRAW = 200;
/** Pixels that a small picture counts as, for the work that it may take. */
const LEAST_PIXELS = 1 << 20;

/**
 * Draws a picture of a scene: what hides what, pictures and baked light where there are any, else a shade by where a
 * surface faces. The back of surfaces, the sky and what a game doesn't draw are left out, and so are detail props. The
 * same scene always gives the same bytes. Throws 'limit' for a picture that is too large or takes too long, and 'bad-value'
 * for a size that is none.
 */
export function drawScene(scene: Scene, camera: PictureCamera, options: DrawOptions = {}): SceneImage {
  const {
    background = BACKGROUND,
    height = 1000,
    maxOverdraw,
    maxPixels,
    samples = 2,
    width = 1600,
  } = options;
  const canvas = canvasOf({ width, height }, { samples, background, maxPixels });
  const filler = new TriangleFiller(canvas, camera);
  const surfaces = new Surfaces(scene, options);
  const pixels = canvas.width * canvas.height;
  const most = maxOverdraw === undefined ? OVERDRAW * Math.max(LEAST_PIXELS, pixels) : maxOverdraw * pixels;
  const pictured = [
    ...placedMeshes(scene).filter(({ mesh }) => mesh.decal !== true || options.decals !== false),
    ...(options.props === false ? [] : propBoxes(scene.props)),
  ];
  const check = (): void => {
    if (filler.work > most)
      throw new FormatError('limit', 'drawing the picture takes more work than it may', { expected: most });
  };
  // What is seen through comes after everything that could be behind it.
  const blended: BlendedMesh[] = [];
  for (const { color, mesh, placement } of pictured) {
    const surface = surfaces.of(mesh, color);
    const drawn = new DrawnMesh(mesh, placement, camera);
    if (surface.opacity < 1 || surface.holes === 'blend') blended.push({ drawn, surface });
    else drawn.draw(surface, filler, check);
  }
  drawBlended(blended, filler, check);
  return shrunk(canvas, samples);
}

/** A mesh, and where it is. */
export interface PicturedMesh {
  /** The mesh. */
  readonly mesh: SceneMesh;
  /** Where it is. */
  readonly placement: Pick<Scene['placements'][number], 'origin' | 'rotation'>;
  /** Colour of what has no material. */
  readonly color?: readonly [red: number, green: number, blue: number];
}

function placedMeshes(scene: Scene): readonly PicturedMesh[] {
  return scene.placements.flatMap((placement) =>
    (scene.models[placement.model]?.meshes ?? [])
      .filter(({ material }) => isSeen(scene, material))
      .map((mesh) => ({ mesh, placement })),
  );
}

/** Finds out once how each material is drawn. */
class Surfaces {
  private readonly images = new Map<
    SceneImage,
    { readonly mips: MipImage | undefined; readonly hasHoles: boolean }
  >();
  private readonly exposure: number;
  private readonly scene: Scene;
  private readonly options: DrawOptions;

  constructor(scene: Scene, options: DrawOptions) {
    this.scene = scene;
    this.options = options;
    this.exposure = exposureOf(scene.pages);
  }

  of(
    { decal, lightmapCoordinates, material, page }: SceneMesh,
    color?: PicturedMesh['color'],
  ): PictureSurface {
    const { isTranslucent = false, kind = 'plain', name = '' } = this.scene.materials[material] ?? {};
    const image = this.imageOf(material);
    const opacity =
      this.options.looks?.get(material)?.opacity ?? (image?.hasHoles === true ? 'mask' : 'opaque');
    const light = lightmapCoordinates === undefined ? undefined : usable(this.scene.pages[page]);
    return {
      image: image?.mips,
      color: color ?? placeholderColor(name),
      opacity: (isTranslucent && image?.mips === undefined) || kind === 'liquid' ? HALF_SEEN : 1,
      holes:
        image === undefined || opacity === 'opaque'
          ? 'none'
          : opacity === 'blend' || isTranslucent
            ? 'blend'
            : 'mask',
      page: light,
      exposure: light === undefined ? UNLIT : this.exposure,
      isDecal: decal === true,
    };
  }

  private imageOf(
    material: number,
  ): { readonly mips: MipImage | undefined; readonly hasHoles: boolean } | undefined {
    const image = this.options.images?.get(material);
    if (image === undefined) return undefined;
    const known = this.images.get(image);
    if (known !== undefined) return known;
    const made = { mips: mipImageOf(image), hasHoles: hasHoles(image) };
    this.images.set(image, made);
    return made;
  }
}

/** A page that has all its luxels. */
function usable(page: LightPage | undefined): LightPage | undefined {
  const isWhole =
    page !== undefined &&
    page.width > 0 &&
    page.height > 0 &&
    page.pixels.length >= page.width * page.height * 3;
  return isWhole ? page : undefined;
}
