import {
  type ChunkSchema,
  type LevelOfDetail,
  type Model,
  materialsOf,
  modelMagics,
  parseSpecial,
  summarizeModel,
} from '@brushwork/formats';
import type { MaterialResolver } from '@brushwork/ops';
import { formatPath, type Issue, toHex } from '@brushwork/record';
import type { CommandInput } from '../../program/each-input.js';
import { type OpenedModel, openModelInput } from '../shared/open-model.js';
import type { InspectOptions } from './inspect-options.js';
import { materialFilesOf } from './material-files.js';
import type {
  InspectedBounds,
  InspectedHeader,
  InspectedLevel,
  InspectedPart,
  InspectedSpecial,
  ModelInspection,
} from './model-inspection.js';

/** What models are read by. */
export interface ModelReading {
  /** The tags. */
  readonly schema: ChunkSchema;
  /** What follows materials; they aren't followed unless given. */
  readonly resolver: MaterialResolver | undefined;
}

/** Finds out what is in a model or a library of materials. Throws as `openModelInput` does. */
export async function inspectModel(
  input: CommandInput,
  options: InspectOptions,
  { resolver, schema }: ModelReading,
): Promise<ModelInspection> {
  const opened = await openModelInput(input, options, schema);
  const { model, magic, text } = opened;
  const resolved = await resolver?.resolve(model);
  const summary = summarizeModel(model);
  const { objects, patches, vertices, triangles, specials, meshes, mixedMeshes, vertexBlocks } = summary;
  const content = text?.content ?? summary.content;
  const library = content === 'materials' ? libraryOf(model) : null;
  const isBinary = modelMagics[magic].form === 'binary';
  return {
    file: input.name,
    format: magic,
    size: opened.bytes.length,
    chunks: isBinary ? summary.chunks : 0,
    widths: isBinary ? summary.widths : { '1': 0, '2': 0, '4': 0 },
    tags: isBinary ? summary.tags : new Map(),
    ...{ objects, lods: summary.levels, patches, vertices, triangles, specials },
    materials: library === null ? summary.materials : library.flatMap(({ name }) => name ?? []),
    issues: [...opened.issues, ...(resolved?.issues ?? []).map((one) => placedIn(one, text))],
    content,
    header: headerOf(opened),
    ...{ meshes, mixedMeshes, vertexBlocks },
    levels: levelsOf(model),
    specialWords: specials.map(specialOf),
    parts: partsOf(model),
    bounds: boundsOf(model),
    library,
    materialFiles: resolved === undefined ? null : materialFilesOf(resolved),
  };
}

/** An issue of the model; the binary form of a text lies nowhere in the file. */
function placedIn(found: Issue, text: OpenedModel['text']): Issue {
  return text === undefined ? found : { ...found, offset: undefined };
}

function headerOf({ model, text }: OpenedModel): InspectedHeader {
  const { header, unit, scale } = model;
  const type = header?.leaf('FILETYPE')?.payload;
  const bytes = (tag: string): string | null => {
    const leaf = header?.leaf(tag);
    return text?.header.get(tag) ?? (leaf === undefined ? null : toHex(leaf.payload));
  };
  return {
    name: header?.name ?? null,
    fileType: type?.length === 1 ? (type[0] as number) : null,
    unit: unit ?? null,
    scale: scale ?? null,
    version: bytes('VERSION'),
    date: bytes('DATE'),
    time: bytes('TIME'),
  };
}

function levelsOf({ objects }: Model): InspectedLevel[] {
  return objects.flatMap(({ name, levels }) => levels.map((level) => levelOf(level, name)));
}

function levelOf({ chunk, isImplicit, distance, geogroups }: LevelOfDetail, object?: string): InspectedLevel {
  let meshCount = 0;
  let vertices = 0;
  let triangles = 0;
  let spheres = 0;
  for (const { meshes, sphereLists } of geogroups) {
    meshCount += meshes.length;
    for (const mesh of meshes) {
      triangles += mesh.triangleCount;
      for (const block of mesh.blocks) vertices += block.count;
    }
    for (const list of sphereLists) spheres += list.spheres.length;
  }
  return {
    path: formatPath(chunk.path),
    object: object ?? null,
    implicit: isImplicit,
    in: distance?.in ?? null,
    out: distance?.out ?? null,
    patches: geogroups.length,
    meshes: meshCount,
    vertices,
    triangles,
    spheres,
  };
}

function specialOf(special: string): InspectedSpecial {
  const { text, parts, behaviours, others } = parseSpecial(special);
  return {
    text,
    parts,
    behaviours: behaviours.map(({ name, argument }) => ({ name, argument: argument ?? null })),
    others,
  };
}

function partsOf(model: Model): InspectedPart[] {
  return Array.from(model.parts(), ([name, groups]) => ({
    name,
    patches: groups.map(({ chunk }) => formatPath(chunk.path)),
  }));
}

function boundsOf(model: Model): InspectedBounds {
  const bound = model.chunk('BOUND');
  const record = (tag: 'BBOX' | 'BSPHERE'): Readonly<Record<string, unknown>> | undefined => {
    const chunk = bound?.child(tag);
    const content = chunk === undefined ? undefined : model.tree.peek(chunk.index);
    if (content?.kind !== 'records' || content.length === 0) return undefined;
    return (content.block(0, 1) as readonly Readonly<Record<string, unknown>>[])[0];
  };
  const box = record('BBOX');
  const sphere = record('BSPHERE');
  return {
    stored: {
      box:
        box === undefined ? null : { minimum: numbersOf(box['minimum']), maximum: numbersOf(box['maximum']) },
      sphere:
        sphere === undefined
          ? null
          : { center: numbersOf(sphere['center']), radius: sphere['radius'] as number },
    },
    measured: model.measureBounds() ?? null,
  };
}

function numbersOf(vector: unknown): number[] {
  return Object.values(vector as Readonly<Record<string, number>>);
}

function libraryOf(model: Model): ModelInspection['library'] {
  const materials = materialsOf(model);
  if (materials === undefined) return null;
  return materials.map(({ name, textures }) => ({ name: name ?? null, textures }));
}
