import {
  type ChunkSchema,
  type FaceWinding,
  modelMagics,
  openModel,
  readModelText,
  sniffModel,
} from '@brushwork/formats';
import {
  type ConvertedModel,
  type ConvertModelOptions,
  modelToText,
  type NamedBytes,
  textToModel,
} from '@brushwork/ops';
import type { Issue } from '@brushwork/record';
import { type FolderFileKind, kindOfHead, kindOfName } from '../../files/folder-kinds.js';
import type { CommandInput } from '../../program/each-input.js';
import { enumerate } from '../shared/issue-lines.js';
import {
  lightOptionNames,
  mapOptionNames,
  modelOptionNames,
  pictureOptionNames,
  type SceneOptionName,
  type SceneSettings,
} from './scene-settings.js';

/** What can be converted. */
export type ConvertSource = 'map' | 'model' | 'library' | 'model-text' | 'library-text';

/** What something can be converted into. */
export type ConvertTarget = 'text' | 'binary' | 'glb' | 'gltf' | 'obj' | 'png' | 'exr';

/** Settings of a conversion, of which each converter takes some. */
export interface ConvertSettings {
  /** The tags by which models are read and written. */
  readonly schema: ChunkSchema;
  /** Which way round faces are given. */
  readonly winding?: FaceWinding | undefined;
  /** Whether lengths of four bytes may be written. */
  readonly longLengths?: boolean | undefined;
  /** What is to be in the picture of a map or model, and how. */
  readonly scene?: SceneSettings;
}

/** Options of the command that only some converters take, by their names in the settings. */
export type ConverterOption = 'tags' | 'winding' | 'longLengths' | SceneOptionName;

/** What a file was converted to. */
export interface Converted extends Omit<ConvertedModel, 'bytes'> {
  /** The bytes of the other form; `undefined` where the file has nothing of what is made, which an issue says. */
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
  /** What is wrong with the file itself. */
  readonly issues: readonly Issue[];
  /** Files that belong to it, whose names all begin like the output's. */
  readonly beside?: readonly NamedBytes[];
  /** How much of it there is, for people. */
  readonly summary?: string;
}

/** What a file is converted in. */
export interface ConvertPlace {
  /** The file. */
  readonly input: CommandInput;
  /** Name of the output without its folder and extension. */
  readonly name: string;
}

/** A way from one kind of file to another. */
export interface Converter {
  /** What it takes. */
  readonly from: ConvertSource;
  /** What it makes. */
  readonly to: ConvertTarget;
  /** What it makes, for people, with an article. */
  readonly title: string;
  /** Extension of what it makes, with its dot. */
  readonly extension: string;
  /** What a folder has to be searched for. */
  readonly searches: FolderFileKind;
  /** Options that mean something to it. */
  readonly takes: readonly ConverterOption[];
  /** Converts a whole file. Throws `FormatError`. */
  convert(bytes: Uint8Array, settings: ConvertSettings, place: ConvertPlace): Converted | Promise<Converted>;
}

const toText: Pick<Converter, 'to' | 'searches' | 'takes' | 'convert'> = {
  to: 'text',
  searches: 'model',
  takes: ['tags', 'winding'],
  convert(bytes, settings) {
    const model = openModel(bytes, { schema: settings.schema });
    return { ...modelToText(model, optionsOf(settings)), issues: model.issues };
  },
};

const toBinary: Pick<Converter, 'to' | 'searches' | 'takes' | 'convert'> = {
  to: 'binary',
  searches: 'model',
  takes: ['tags', 'winding', 'longLengths'],
  convert(bytes, settings) {
    const text = readModelText(bytes);
    return { ...textToModel(text, optionsOf(settings)), issues: text.issues };
  },
};

/** What scenes are written as. */
const pictures = [
  { to: 'glb', title: 'one binary glTF file', extension: '.glb' },
  { to: 'gltf', title: 'glTF with files beside it', extension: '.gltf' },
  { to: 'obj', title: 'OBJ with its materials beside it', extension: '.obj' },
] as const;

const toPictures: readonly Converter[] = pictures.flatMap(({ extension, title, to }): Converter[] => [
  {
    ...{ from: 'map', to, title, extension, searches: 'map', takes: mapOptionNames },
    async convert(bytes, settings, place) {
      const { convertMap } = await import('./convert-map.js');
      return convertMap(bytes, { to, settings: settings.scene ?? {}, ...place });
    },
  },
  {
    ...{
      from: 'model',
      to,
      title,
      extension,
      searches: 'model',
      takes: ['tags', 'winding', ...modelOptionNames],
    },
    async convert(bytes, settings, place) {
      const { convertModel } = await import('./convert-model.js');
      return convertModel(bytes, { to, settings, name: place.name });
    },
  },
]);

const toImage: Converter = {
  ...{ from: 'map', to: 'png', title: 'a picture', extension: '.png', searches: 'map' },
  takes: pictureOptionNames,
  async convert(bytes, settings, place) {
    const { convertMap } = await import('./convert-map.js');
    return convertMap(bytes, { to: 'png', settings: settings.scene ?? {}, ...place });
  },
};

const toLight: Converter = {
  ...{ from: 'map', to: 'exr', title: 'baked light as EXR', extension: '.exr', searches: 'map' },
  takes: lightOptionNames,
  async convert(bytes, settings, place) {
    const { convertLight } = await import('./convert-light.js');
    return convertLight(bytes, { settings: settings.scene ?? {}, ...place });
  },
};

/** Every converter. A further target is a further line here. */
export const converters: readonly Converter[] = [
  { from: 'model', title: 'a model as text (DIV-VIZ2)', extension: '.viz', ...toText },
  { from: 'library', title: 'a library of materials as text (DIV-VMF2)', extension: '.vmf', ...toText },
  { from: 'model-text', title: 'a model in binary form (DIV-BIZ2)', extension: '.bgf', ...toBinary },
  {
    ...{ from: 'library-text', title: 'a library of materials in binary form (DIV-BMF2)', extension: '.bmf' },
    ...toBinary,
  },
  ...toPictures,
  toImage,
  toLight,
];

/** What can be converted, for people. */
export const sourceTitles: Readonly<Record<ConvertSource, { readonly one: string; readonly many: string }>> =
  {
    map: { one: 'a map', many: 'maps' },
    model: { one: 'a model in binary form', many: 'binary models' },
    library: { one: 'a library of materials in binary form', many: 'binary libraries of materials' },
    'model-text': { one: 'a model as text', many: 'models as text' },
    'library-text': { one: 'a library of materials as text', many: 'libraries of materials as text' },
  };

/** What extensions of outputs mean. */
const targetExtensions: ReadonlyMap<string, ConvertTarget> = new Map([
  ['.viz', 'text'],
  ['.vgf', 'text'],
  ['.vmf', 'text'],
  ['.bgf', 'binary'],
  ['.biz', 'binary'],
  ['.bmf', 'binary'],
  ['.glb', 'glb'],
  ['.gltf', 'gltf'],
  ['.obj', 'obj'],
  ['.png', 'png'],
  ['.exr', 'exr'],
]);

/** Every target, each once. */
export const convertTargets: readonly ConvertTarget[] = [...new Set(converters.map(({ to }) => to))];

/** What the extension of an output says that is to be made; `undefined` for any other. */
export function targetOfExtension(extension: string): ConvertTarget | undefined {
  return targetExtensions.get(extension.toLowerCase());
}

/** What a file is, by its bytes or, for a map that is disguised, its name; `undefined` for what nothing converts. */
export function convertSourceOf(
  bytes: Uint8Array,
  { name, schema }: { readonly name: string; readonly schema: ChunkSchema },
): ConvertSource | undefined {
  const magic = sniffModel(bytes);
  if (magic === undefined)
    return kindOfHead(bytes) === 'map' || kindOfName(name) === 'map' ? 'map' : undefined;
  const { content, form } = modelMagics[magic];
  if (form === 'text') return content === 'materials' ? 'library-text' : 'model-text';
  return openModel(bytes, { schema }).content === 'materials' ? 'library' : 'model';
}

/** What can be converted into what, in a sentence. */
export function conversionsText(): string {
  const ways = convertTargets.map((target) => {
    const from = converters.filter(({ to }) => to === target).map((one) => sourceTitles[one.from].many);
    return `${target} of ${enumerate(from)}`;
  });
  return `convert makes ${ways.join('; ')}`;
}

function optionsOf({ longLengths, schema, winding }: ConvertSettings): ConvertModelOptions {
  return {
    schema,
    ...(winding !== undefined && { winding }),
    ...(longLengths !== undefined && { longLengths }),
  };
}
