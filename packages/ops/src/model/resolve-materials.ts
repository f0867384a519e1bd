import {
  type ChunkSchema,
  type Geogroup,
  type MaterialReference,
  type Model,
  materialsOf,
  openModel,
} from '@brushwork/formats';
import { FormatError, type Issue, issue } from '@brushwork/record';
import { safeName } from '../pak/safe-name.js';
import { modelRules } from './model-rules.js';

/** A folder in which libraries and images are looked for. */
export interface ModelFolder {
  /** Names of the files in it. */
  names(): Promise<readonly string[]>;
  /** Bytes of one of them; throws `FormatError`. */
  read(name: string): Promise<Uint8Array>;
}

/** How materials are looked for. */
export interface ResolveOptions {
  /** The folder. */
  readonly folder: ModelFolder;
  /** The tags by which libraries are read; those of the specification unless given. */
  readonly schema?: ChunkSchema;
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
  readonly textures: readonly { readonly name: string; readonly file: string | undefined }[];
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
 * image files that it names. Upper and lower case are the same, as on the system of the games. What isn't there is an
 * issue; names that lead out of the folder are not looked for.
 */
export async function resolveMaterials(model: Model, options: ResolveOptions): Promise<ResolvedMaterials> {
  const search = new Search(options, await options.folder.names());
  for (const group of model.geogroups()) {
    const { back, front } = group.settings;
    if (front !== undefined) await search.resolve(front, { group, side: 'SV_F_MATERIAL' });
    if (back !== undefined) await search.resolve(back, { group, side: 'SV_B_MATERIAL' });
  }
  return { materials: [...search.resolved.values()], issues: search.issues };
}

class Search {
  readonly resolved = new Map<string, ResolvedMaterial>();
  readonly issues: Issue[] = [];
  private readonly options: ResolveOptions;
  private readonly files = new Map<string, string>();
  private readonly libraries = new Map<string, Library>();

  constructor(options: ResolveOptions, names: readonly string[]) {
    this.options = options;
    for (const name of names) {
      const folded = name.toUpperCase();
      if (!this.files.has(folded)) this.files.set(folded, name);
    }
  }

  /** Follows a reference that wasn't met before. */
  async resolve(reference: MaterialReference, place: Place): Promise<void> {
    const { library, material, text } = reference;
    if (text === undefined || library === undefined || material === undefined || this.resolved.has(text))
      return;
    const file = this.find(`${library}.BMF`, place);
    if (file === undefined) {
      this.resolved.set(text, { reference: text, file, isInLibrary: undefined, textures: [] });
      return;
    }
    const { materials, problem } = await this.library(file);
    if (problem !== undefined) this.missing('model-material-missing', place, `library '${file}': ${problem}`);
    const images = materials?.get(material.toUpperCase());
    const isInLibrary = materials === undefined ? undefined : images !== undefined;
    if (isInLibrary === false)
      this.missing('model-material-missing', place, `library '${file}' has no material '${material}'`);
    const textures = (images ?? []).map((name) => ({
      name,
      file: this.find(name, place, 'model-texture-missing'),
    }));
    this.resolved.set(text, { reference: text, file, isInLibrary, textures });
  }

  private find(
    name: string,
    place: Place,
    rule: 'model-material-missing' | 'model-texture-missing' = 'model-material-missing',
  ): string | undefined {
    const { path, problem } = safeName(name);
    if (path === undefined || path.includes('/')) {
      this.missing(
        'model-material-name',
        place,
        `'${name}' is no name of a file in the folder (${problem ?? 'outside'})`,
      );
      return undefined;
    }
    const file = this.files.get(path.toUpperCase());
    if (file === undefined) this.missing(rule, place, `there is no file '${name}'`);
    return file;
  }

  private async library(file: string): Promise<Library> {
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

  private missing(
    id: 'model-material-missing' | 'model-material-name' | 'model-texture-missing',
    { group, side }: Place,
    message: string,
  ): void {
    const { code, severity } = modelRules[id];
    const chunk = group.settings.leaf(side) ?? group.chunk;
    this.issues.push(issue(id, severity, code, { message, path: chunk.path, offset: chunk.offset }));
  }
}
