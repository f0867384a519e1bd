import {
  defaultImageLimits,
  type GameMap,
  type ImageLimits,
  readPalette,
  type TextureFiles,
} from '@brushwork/formats';
import { FormatError, type Issue } from '@brushwork/record';
import { pakLump } from '../pak/pak-lump.js';
import type { SceneImage, SceneMaterial } from '../scene/scene.js';
import { archiveSources } from './archive-sources.js';
import { findFirst } from './find-file.js';
import { ImageCache } from './image-cache.js';
import { MapTextures } from './map-textures.js';
import { MaterialFinder } from './material-finder.js';
import type { MaterialLook } from './material-look.js';
import { pakTextureSource } from './pak-texture-source.js';
import { readShaderLibrary } from './shader-library.js';
import { TextureReport } from './texture-report.js';
import type { TextureSource } from './texture-source.js';

/** Where images are looked for, and what they may cost. */
export interface MaterialImageOptions {
  /** Where images and texts are looked for that the map doesn't bring along, in order. */
  readonly sources?: readonly TextureSource[];
  /** Red, green and blue of 256 colours, for textures without colours of their own; looked for in the sources unless given. */
  readonly palette?: Uint8Array;
  /** What decoding one image may cost. */
  readonly limits?: Partial<ImageLimits>;
  /** Longest side that images need to have: of files with several sizes a smaller one is taken. Any unless given. */
  readonly largestSide?: number;
  /** Most bytes of all images together, four a pixel; 1 GiB unless given. */
  readonly budget?: number;
}

/** The images of a map's materials. */
export interface MaterialImages {
  /** Image of each material that one was found for, by the material's index. Materials share images. */
  readonly images: ReadonlyMap<number, SceneImage>;
  /** Image that is blended over the first, of materials that have one. */
  readonly seconds: ReadonlyMap<number, SceneImage>;
  /** How materials with an image look. */
  readonly looks: ReadonlyMap<number, MaterialLook>;
  /** Names of materials that are to be seen and that no image was found for. */
  readonly missing: readonly string[];
  /** What was not found, or is damaged. */
  readonly issues: readonly Issue[];
}

const defaultBudget = 1024 * 1024 * 1024;

/**
 * Finds the images of materials: in the map itself, then in the sources, as the format of the map says that names lead to
 * files. What isn't found or can't be read is left out, with an issue. A format of which it isn't known where its images
 * are gives none.
 */
export async function materialImages(
  map: GameMap<object>,
  materials: readonly Pick<SceneMaterial, 'name' | 'kind' | 'isTranslucent'>[],
  options: MaterialImageOptions = {},
): Promise<MaterialImages> {
  const report = new TextureReport();
  const images = new Map<number, SceneImage>();
  const seconds = new Map<number, SceneImage>();
  const looks = new Map<number, MaterialLook>();
  const missing = new Set<string>();
  const files = map.branch.capabilities.textureFiles;
  if (files === undefined) return { images, seconds, looks, missing: [], issues: report.list };
  const given = [...ownSources(map), ...(options.sources ?? [])];
  const sources = [...given, ...(await archiveSources(map, files, { sources: given, report }))];
  for (const { issues = [], title } of sources)
    for (const { code, message, path, severity } of issues)
      if (severity === 'error') report.add('material-script', code, { message, path: [title, ...path] });
  const limits: ImageLimits = { ...defaultImageLimits, ...options.limits };
  const palette = options.palette ?? (await findPalette(files, sources, report));
  const cache = new ImageCache(
    {
      sources,
      limits,
      largestSide: options.largestSide ?? Number.POSITIVE_INFINITY,
      budget: options.budget ?? defaultBudget,
      palette,
    },
    report,
  );
  const shaders =
    files.scripts === 'shader'
      ? await readShaderLibrary(sources, files.scriptFolders ?? [], report)
      : new Map();
  const finder = new MaterialFinder({ files, sources, cache, shaders, report });
  const own = files.lump === undefined ? undefined : new MapTextures(map, files.lump);
  let lacksPalette = false;
  const ownPictures = new Map<string, SceneImage | undefined>();
  for (const [index, { isTranslucent, kind, name }] of materials.entries()) {
    if (name === '') continue;
    const texture = own?.find(name);
    if (texture !== undefined) {
      const key = texture.name.toLowerCase();
      if (!ownPictures.has(key)) ownPictures.set(key, pictureOf(own as MapTextures, texture));
      lacksPalette ||= texture.palette === undefined && palette === undefined;
      const image = ownPictures.get(key);
      if (image === undefined) continue;
      images.set(index, image);
      const opacity = texture.name.startsWith('{') ? 'mask' : 'opaque';
      looks.set(index, { from: `${files.lump}.${texture.name}`, opacity, isTool: false });
      continue;
    }
    const found = await finder.find(name, { keepsAlpha: isTranslucent });
    if (found === undefined) {
      if (kind !== 'hidden' && kind !== 'sky') missing.add(name);
      continue;
    }
    images.set(index, found.image);
    looks.set(index, found.look);
    if (found.second !== undefined) seconds.set(index, found.second);
  }
  for (const name of missing)
    report.add('material-image', 'not-found', {
      message: 'there is no image of this material',
      path: [name],
    });
  if (lacksPalette)
    report.add('material-palette', 'not-found', {
      message:
        'the colours of the textures are in a file of the game, which was not named: others stand in for them',
      path: [files.lump ?? ''],
    });
  return { images, seconds, looks, missing: [...missing], issues: report.list };

  function pictureOf(
    textures: MapTextures,
    texture: Parameters<MapTextures['picture']>[0],
  ): SceneImage | undefined {
    const image = textures.picture(texture, { limits, palette, report });
    return image !== undefined && cache.take(image.pixels.length, texture.name) ? image : undefined;
  }
}

/** The files that a map brings along. */
function ownSources(map: GameMap<object>): readonly TextureSource[] {
  const pakfile = pakLump(map);
  return pakfile === undefined ? [] : [pakTextureSource(pakfile)];
}

/** The colours that textures of a game have in common, when a source has them. */
async function findPalette(
  files: TextureFiles,
  sources: readonly TextureSource[],
  report: TextureReport,
): Promise<Uint8Array | undefined> {
  for (const path of files.palettes ?? []) {
    try {
      const found = await findFirst(sources, [path]);
      if (found !== undefined) return readPalette(found.bytes, found.path);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      report.add('material-image-damaged', error.code, { message: error.reason, path: [path] });
    }
  }
  return undefined;
}
