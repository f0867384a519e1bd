import { vertexLayouts } from '@brushwork/formats';
import { type ModelCensusFigures, specifiedFigures } from '@brushwork/ops';
import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { formatTable } from '../../text/table.js';
import { counted, grouped } from '../shared/number-text.js';
import { tableOptions } from './report-parts.js';

/** What a census came to. */
export interface CensusResult {
  /** What was named. */
  readonly inputs: readonly string[];
  /** Folders in which libraries and images were looked for. */
  readonly materials: readonly string[];
  /** Whether the tags of materials are known, without which no texture can be. */
  readonly knowsMaterials: boolean;
  /** Files that were counted. */
  readonly files: number;
  /** How many of them are texts, which have no chunks. */
  readonly texts: number;
  /** Files that can't be read, or are no models. */
  readonly unreadable: number;
  /** What was counted. */
  readonly figures: ModelCensusFigures;
}

/** Models of the original content of which the specification says how many mix both kinds of lists. */
const { mixedModels, mixedOf } = specifiedFigures;

/** The census as `--json` writes it. */
export function censusJson({ figures, ...result }: CensusResult): unknown {
  return {
    ...result,
    figures: {
      ...figures,
      tags: Object.fromEntries(sorted(figures.tags)),
      vertexBlocks: Object.fromEntries(figures.vertexBlocks),
    },
    specification: specifiedFigures,
  };
}

/** The census for people, beside the figures of the specification where it has any. */
export function censusText(result: CensusResult, context: CommandContext): string {
  const { figures, knowsMaterials } = result;
  const rows: (readonly [string, number | string, (number | string | undefined)?])[] = [
    ['models', figures.models, specifiedFigures.models],
    ['libraries of materials', figures.libraries, specifiedFigures.libraries],
    ['lengths of 1 byte', figures.widths[1], specifiedFigures.widths[1]],
    ['lengths of 2 bytes', figures.widths[2], specifiedFigures.widths[2]],
    ['lengths of 4 bytes', figures.widths[4], specifiedFigures.widths[4]],
    ...[...vertexLayouts.keys()].map((layout): readonly [string, number, number | undefined] => [
      `vertex blocks ${layout}`,
      figures.vertexBlocks.get(layout) ?? 0,
      layout === 'XYZ_UV' ? specifiedFigures.texturedBlocks : undefined,
    ]),
    ['lists of triangles (CONNECTION_LIST)', figures.connectionLists, specifiedFigures.connectionLists],
    ['  of whole triangles (n % 3 = 0)', figures.wholeConnectionLists, specifiedFigures.wholeConnectionLists],
    [
      'models with both kinds of lists in a mesh',
      figures.mixedModels,
      `${grouped(mixedModels)} of ${grouped(mixedOf)}`,
    ],
    ['levels of detail (LOD)', figures.levels, specifiedFigures.levels],
    ['models without triangles', figures.modelsWithoutTriangles, specifiedFigures.modelsWithoutTriangles],
    ['libraries that are not there, for a model', figures.unresolvedLibraries],
    [
      'textures that are not there, for a model',
      knowsMaterials ? figures.unresolvedTextures : 'not known without --tags',
    ],
    ['files with issues, errors or not (validate lists them)', figures.filesWithIssues],
  ];
  const columns = [
    { title: 'what' },
    { title: 'here', align: 'right' },
    { title: 'specification', align: 'right' },
  ] as const;
  const cells = rows.map(([what, here, there]) => [what, cell(here), there === undefined ? '' : cell(there)]);
  const tags = sorted(figures.tags).map(([tag, count]) => [tag, grouped(count)]);
  const { colour } = context;
  return [
    `${colour.bold(escapeText(result.inputs.join(', ')))}: ${countsText(result)}\n\n`,
    formatTable(columns, cells, tableOptions(context)),
    tags.length === 0 ? '' : `\n${colour.bold('Chunks of models by tag')}\n`,
    tags.length === 0
      ? ''
      : formatTable([{ title: 'tag' }, { title: 'chunks', align: 'right' }], tags, tableOptions(context)),
    `\nThe specification's figures are of the original content. Libraries and images were looked for in ${escapeText(
      result.materials.join(', '),
    )}.\n`,
  ].join('');
}

function countsText({ files, texts, unreadable }: CensusResult): string {
  const parts = [counted(files, 'file')];
  if (texts > 0) parts.push(`${grouped(texts)} of them text`);
  if (unreadable > 0) parts.push(`${grouped(unreadable)} unreadable`);
  return parts.join(', ');
}

function cell(value: number | string): string {
  return typeof value === 'number' ? grouped(value) : value;
}

/** The most frequent first. */
function sorted(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}
