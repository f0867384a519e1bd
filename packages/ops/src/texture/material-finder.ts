import type { TextureFiles } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { SceneImage } from '../scene/scene.js';
import { findFirst, imagePaths, texturePath, withoutExtension } from './find-file.js';
import type { CachedImage, ImageCache } from './image-cache.js';
import type { MaterialLook, MaterialText } from './material-look.js';
import { resolveMaterial } from './resolve-material.js';
import type { TextureReport } from './texture-report.js';
import type { TextureSource } from './texture-source.js';

/** What materials are found with. */
export interface MaterialFinderParts {
  /** How names lead to files. */
  readonly files: TextureFiles;
  /** Where files are looked for. */
  readonly sources: readonly TextureSource[];
  /** The images. */
  readonly cache: ImageCache;
  /** Materials of scripts, by their names. */
  readonly shaders: ReadonlyMap<string, MaterialText>;
  /** What goes wrong. */
  readonly report: TextureReport;
}

/** What was found for a material. */
export interface FoundMaterial {
  /** Its image. */
  readonly image: SceneImage;
  /** The one that is blended over it. */
  readonly second: SceneImage | undefined;
  /** How it looks. */
  readonly look: MaterialLook;
}

/** What the text of a material says, and names by which its image may be found. */
interface Described {
  readonly material: MaterialText | undefined;
  readonly names: readonly string[];
}

/** Largest text of a material that is read. */
const largestText = 1024 * 1024;

/** Finds materials by their names, as a format says. */
export class MaterialFinder {
  private readonly parts: MaterialFinderParts;

  constructor(parts: MaterialFinderParts) {
    this.parts = parts;
  }

  /** What there is of a material; `undefined` without an image. `keepsAlpha`: whether the map says that it is seen through. */
  async find(
    name: string,
    { keepsAlpha }: { readonly keepsAlpha: boolean },
  ): Promise<FoundMaterial | undefined> {
    const { material, names } = await this.describe(name);
    const found = await this.firstImage(names);
    if (found === undefined) return undefined;
    const opacity = material?.opacity ?? 'opaque';
    const isSeenThrough = keepsAlpha || opacity !== 'opaque';
    const finish = ({ image, path }: CachedImage): SceneImage | undefined =>
      isSeenThrough ? image : this.parts.cache.withoutAlpha(image, path);
    const image = finish(found);
    if (image === undefined) return undefined;
    const second = material?.second === undefined ? undefined : await this.firstImage([material.second]);
    const look = {
      from: found.path,
      opacity: opacity === 'opaque' && keepsAlpha ? ('blend' as const) : opacity,
      isTool: material?.isTool ?? false,
      ...(material?.surface !== undefined && { surface: material.surface }),
    };
    return { image, second: second === undefined ? undefined : finish(second), look };
  }

  private async describe(name: string): Promise<Described> {
    const { files, shaders } = this.parts;
    if (files.scripts === 'vmt') return this.describeByText(name);
    if (files.scripts !== 'shader') return { material: undefined, names: [name] };
    const key = name.toLowerCase().replaceAll('\\', '/');
    const material = shaders.get(key) ?? shaders.get(withoutExtension(key));
    return { material, names: material?.image === undefined ? [name] : [material.image, name] };
  }

  private async describeByText(name: string): Promise<Described> {
    const { report } = this.parts;
    const [path] = this.pathsOf(name.toLowerCase().endsWith('.vmt') ? name : `${name}.vmt`);
    if (path === undefined) return { material: undefined, names: [] };
    try {
      const resolved = await resolveMaterial(
        path,
        { find: (wanted) => this.text(wanted) },
        {
          includePath: (named) => texturePath(named.toLowerCase().endsWith('.vmt') ? named : `${named}.vmt`),
        },
      );
      if (resolved === undefined) return { material: undefined, names: [name] };
      const { material, missing } = resolved;
      if (material.image !== undefined) return { material, names: [material.image] };
      if (missing === undefined) return { material, names: [name] };
      report.add('material-include', 'not-found', {
        message: `includes ${JSON.stringify(missing)}, which isn't there`,
        path: [path],
      });
      return { material, names: [missing.replace(/\.vmt$/, ''), name] };
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      report.add('material-text', error.code, { message: error.reason, path: [path] });
      return { material: undefined, names: [name] };
    }
  }

  private async text(path: string): Promise<string | undefined> {
    const found = await findFirst(this.parts.sources, [path]);
    if (found === undefined) return undefined;
    if (found.bytes.length > largestText) {
      throw new FormatError('limit', `has more than the ${largestText} bytes that a text may have`, {
        path: [path],
        expected: largestText,
        found: found.bytes.length,
      });
    }
    return new TextDecoder('latin1').decode(found.bytes);
  }

  /** The image of the first of the names that there is one of. */
  private async firstImage(names: readonly string[]): Promise<CachedImage | undefined> {
    for (const name of names) {
      const paths = this.pathsOf(name).flatMap((path) => imagePaths(path, this.parts.files.extensions));
      const found = paths.length === 0 ? undefined : await this.parts.cache.find(paths);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** Where a name may lead, with and without a folder that it may have in front already. */
  private pathsOf(name: string): readonly string[] {
    const paths = new Set<string>();
    for (const root of this.parts.files.roots) {
      const plain = texturePath(name);
      if (plain === undefined) continue;
      const path = root === '' || plain.startsWith(`${root}/`) ? plain : texturePath(root, plain);
      if (path !== undefined) paths.add(path);
    }
    return [...paths];
  }
}
