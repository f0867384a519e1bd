import {
  type ChunkSchema,
  type Geogroup,
  type ImageLimits,
  type MaterialReference,
  type Model,
  materialsOf,
  openModel,
} from '@brushwork/formats';
import { FormatError, type Issue, issue } from '@brushwork/record';
import { safeName } from '../pak/safe-name.js';
import type { ModelFolder } from './model-folder.js';
import { modelRules } from './model-rules.js';
import { type TextureImage, TextureImages } from './texture-images.js';

/** How materials are looked for. */
export interface ResolveOptions {
  /** The folder. */
  readonly folder: ModelFolder;
  /** The tags by which libraries are read; those of the specification unless given. */
  readonly schema?: ChunkSchema;
  /** Whether images are decoded, too, so that damaged ones are found; otherwise it is enough that they are there. */
  readonly decodesImages?: boolean;
  /** What decoding an image may cost. */
  readonly imageLimits?: Partial<ImageLimits>;
}

/** An image that a material names. */
export interface ResolvedTexture {
  /** Its name, as the material has it. */
  readonly name: string;
  /** The file in the folder; `undefined` when it isn't there. */
  readonly file: string | undefined;
  /** What decoding it came to; `undefined` when it isn't there, or wasn't to be decoded. */
  readonly image: TextureImage | undefined;
}

/** What a reference to a material leads to. */
export interface ResolvedMaterial {
  /** `library:material`, as the model names it. */
  readonly reference: string;
  /** Name of the library's file in the folder; `undefined` when it isn't there. */
  readonly file: string | undefined;
  /** Whether the library has the material; `undefined` while the tags of materials aren't known. */
  readonly isInLibrary: boolean | undefined;
  /** Images that the material names: as it does, and the file in the folder when there is one. */
  readonly textures: readonly ResolvedTexture[];
}

/** What all references of a model lead to. */
export interface ResolvedMaterials {
  /** Each reference once, in the order of the model. */
  readonly materials: readonly ResolvedMaterial[];
  /** What isn't there, at the patches that ask for it. */
  readonly issues: readonly Issue[];
}

interface Place {
  readonly group: Geogroup;
  readonly side: 'SV_F_MATERIAL' | 'SV_B_MATERIAL';
}

/** What a library holds, or why it can't be read. */
interface Library {
  readonly materials: ReadonlyMap<string, readonly string[]> | undefined;
  readonly problem: string | undefined;
}

/**
 * Follows each material that a model refers to: to the library `LIBRARY.BMF` of a folder, in it to the material, and to the
 * image files that it names. Upper and lower case are the same, as on the system of the games. What isn't there or can't be
 * shown is an issue; names that lead out of the folder are not looked for.
 */
export async function resolveMaterials(model: Model, options: ResolveOptions): Promise<ResolvedMaterials> {
  return new MaterialResolver(options).resolve(model);
}

/** Follows the materials of many models in one folder, in which each library and each image is read once. */
export class MaterialResolver {
  private readonly options: ResolveOptions;
  private readonly libraries = new Map<string, Library>();
  private readonly images: TextureImages;
  private files: ReadonlyMap<string, string> | undefined;

  constructor(options: ResolveOptions) {
    this.options = options;
    this.images = new TextureImages(options.folder, options.imageLimits ?? {});
  }

  /** As `resolveMaterials`. */
  async resolve(model: Model): Promise<ResolvedMaterials> {
    const search = new Search(this);
    for (const group of model.geogroups()) {
      const { back, front } = group.settings;
      if (front !== undefined) await search.resolve(front, { group, side: 'SV_F_MATERIAL' });
      if (back !== undefined) await search.resolve(back, { group, side: 'SV_B_MATERIAL' });
    }
    return { materials: [...search.resolved.values()], issues: search.issues };
  }

  /** The file of a name, whatever its case; of several that differ in nothing else the first. */
  async fileOf(name: string): Promise<string | undefined> {
    if (this.files === undefined) {
      const files = new Map<string, string>();
      for (const file of await this.options.folder.names()) {
        const folded = file.toUpperCase();
        if (!files.has(folded)) files.set(folded, file);
      }
      this.files = files;
    }
    return this.files.get(name.toUpperCase());
  }

  /** What a file of the folder is as an image; `undefined` where images aren't decoded. */
  async image(file: string): Promise<TextureImage | undefined> {
    return this.options.decodesImages === true ? this.images.look(file) : undefined;
  }

  /** What is in a library. */
  async library(file: string): Promise<Library> {
    const known = this.libraries.get(file);
    if (known !== undefined) return known;
    const read = await this.readLibrary(file);
    this.libraries.set(file, read);
    return read;
  }

  private async readLibrary(file: string): Promise<Library> {
    const { folder, schema } = this.options;
    try {
      const model = openModel(await folder.read(file), schema === undefined ? {} : { schema });
      if (model.content !== 'materials')
        return { materials: undefined, problem: 'is no library of materials' };
      const found = materialsOf(model);
      if (found === undefined) return { materials: undefined, problem: undefined };
      return {
        materials: new Map(found.map(({ name = '', textures }) => [name.toUpperCase(), textures])),
        problem: undefined,
      };
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
      return { materials: undefined, problem: error.message };
    }
  }
}

type MissingRule =
  | 'model-material-missing'
  | 'model-material-name'
  | 'model-texture-missing'
  | 'model-texture-kind'
  | 'model-texture-damaged';

/** Most issues of one image that are told at a patch that shows it. */
const MOST_OF_AN_IMAGE = 3;

class Search {
  readonly resolved = new Map<string, ResolvedMaterial>();
  readonly issues: Issue[] = [];
  private readonly resolver: MaterialResolver;

  constructor(resolver: MaterialResolver) {
    this.resolver = resolver;
  }

  /** Follows a reference that wasn't met before. */
  async resolve(reference: MaterialReference, place: Place): Promise<void> {
    const { library, material, text } = reference;
    if (text === undefined || library === undefined || material === undefined || this.resolved.has(text))
      return;
    const file = await this.find(`${library}.BMF`, place);
    if (file === undefined) {
      this.resolved.set(text, { reference: text, file, isInLibrary: undefined, textures: [] });
      return;
    }
    const { materials, problem } = await this.resolver.library(file);
    if (problem !== undefined) this.note('model-material-missing', place, `library '${file}': ${problem}`);
    const names = materials?.get(material.toUpperCase());
    const isInLibrary = materials === undefined ? undefined : names !== undefined;
    if (isInLibrary === false)
      this.note('model-material-missing', place, `library '${file}' has no material '${material}'`);
    const textures: ResolvedTexture[] = [];
    for (const name of names ?? []) textures.push(await this.texture(name, place));
    this.resolved.set(text, { reference: text, file, isInLibrary, textures });
  }

  private async texture(name: string, place: Place): Promise<ResolvedTexture> {
    const file = await this.find(name, place, 'model-texture-missing');
    const image = file === undefined ? undefined : await this.resolver.image(file);
    if (file !== undefined && image !== undefined) this.noteImage(file, image, place);
    return { name, file, image };
  }

  private noteImage(file: string, { issues, problem, shown }: TextureImage, place: Place): void {
    if (problem !== undefined) {
      const rule = problem.code === 'unsupported' ? 'model-texture-kind' : 'model-texture-damaged';
      this.note(rule, place, `image '${file}': ${problem.reason} (${problem.code})`);
    }
    const size =
      shown === undefined ? '' : ` (${shown.format.toUpperCase()}, ${shown.width} by ${shown.height})`;
    const bad = issues.filter(({ severity }) => severity !== 'info');
    for (const found of bad.slice(0, MOST_OF_AN_IMAGE)) {
      const at = found.offset === undefined ? '' : ` at 0x${found.offset.toString(16)}`;
      this.note(
        'model-texture-damaged',
        place,
        `image '${file}'${size}${at}: ${found.message} [${found.rule}]`,
      );
    }
    if (bad.length > MOST_OF_AN_IMAGE)
      this.note(
        'model-texture-damaged',
        place,
        `image '${file}'${size}: ${bad.length - MOST_OF_AN_IMAGE} more things are wrong`,
      );
  }

  private async find(
    name: string,
    place: Place,
    rule: 'model-material-missing' | 'model-texture-missing' = 'model-material-missing',
  ): Promise<string | undefined> {
    const { path, problem } = safeName(name);
    if (path === undefined || path.includes('/')) {
      this.note(
        'model-material-name',
        place,
        `'${name}' is no name of a file in the folder (${problem ?? 'outside'})`,
      );
      return undefined;
    }
    const file = await this.resolver.fileOf(path);
    if (file === undefined) this.note(rule, place, `there is no file '${name}'`);
    return file;
  }

  private note(id: MissingRule, { group, side }: Place, message: string): void {
    const { code, severity } = modelRules[id];
    const chunk = group.settings.leaf(side) ?? group.chunk;
    this.issues.push(issue(id, severity, code, { message, path: chunk.path, offset: chunk.offset }));
  }
}
