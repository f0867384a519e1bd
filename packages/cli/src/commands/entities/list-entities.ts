import type { Entity } from '@brushwork/formats';
import { lostLump } from '@brushwork/ops';
import { matchesWildcard } from '../../files/wildcard.js';
import type { CommandContext } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { formatTable } from '../../text/table.js';
import { jsonIssue } from '../shared/json-issue.js';
import { counted, grouped } from '../shared/number-text.js';
import type { EntitiesOptions } from './entities.js';
import { type OpenedEntities, openEntities } from './open-entities.js';
import { readable, writable } from './text-for-people.js';

/** Lists the entities of a map, those that were asked for. */
export async function listEntities(
  context: CommandContext,
  input: CommandInput,
  options: EntitiesOptions,
): Promise<ExitCode> {
  const found = await openEntities(input, options);
  const { encoding } = found.document;
  const chosen = found.document.entities.filter((entity) => isChosen(entity, options, encoding));
  const text =
    options.json === true
      ? formatJsonLine(jsonList(found, chosen, input))
      : listText(found, chosen, { context, input });
  await context.out.write(text);
  return ExitCode.fine;
}

/** Whether an entity is one that `--class` and `--key` ask for. */
export function isChosen(entity: Entity, options: EntitiesOptions, encoding: string): boolean {
  const { class: pattern, key: filters = [] } = options;
  if (pattern !== undefined) {
    const name = readable(entity.classname ?? '', encoding);
    if (!matchesWildcard(name, pattern, { ignoreCase: true, matchHidden: true })) return false;
  }
  return filters.every((filter) => {
    const equals = filter.indexOf('=');
    if (equals < 0) return entity.has(writable(filter, encoding));
    const values = entity.getAll(writable(filter.slice(0, equals), encoding));
    return values.some((value) => readable(value, encoding) === filter.slice(equals + 1));
  });
}

function listText(
  { content, document, map }: OpenedEntities,
  chosen: readonly Entity[],
  { context, input }: { readonly context: CommandContext; readonly input: CommandInput },
): string {
  const { colour, width } = context;
  const columns = [
    { title: '#' },
    { title: 'classname', style: colour.cyan },
    { title: 'targetname' },
    { title: 'origin' },
  ];
  const rows = chosen.map((entity) => [
    entity.index,
    ...['classname', 'targetname', 'origin'].map((key) => readable(entity.get(key) ?? '', document.encoding)),
  ]);
  const table = formatTable(columns, rows, {
    titleStyle: colour.dim,
    ...(width === undefined ? {} : { width }),
  });
  if (lostLump(map, content.name) !== undefined)
    return `${input.index === 0 ? '' : '\n'}${colour.bold(escapeText(input.name))}: there are entities, but none can be read\n`;
  const all = counted(document.entities.length, 'entity', 'entities');
  const count = chosen.length === document.entities.length ? all : `${grouped(chosen.length)} of ${all}`;
  const separator = input.index === 0 ? '' : '\n';
  const body = chosen.length === 0 ? '' : table;
  return `${separator}${body}${colour.bold(escapeText(input.name))}: ${count}, text in ${document.encoding}\n`;
}

function jsonList(
  { map, content, document }: OpenedEntities,
  chosen: readonly Entity[],
  input: CommandInput,
): unknown {
  const { encoding } = document;
  return {
    file: input.name,
    branch: map.branch.id,
    encoding,
    count: document.entities.length,
    entities: chosen.map((entity) => jsonEntity(entity, encoding)),
    issues: content.issues.map(jsonIssue),
  };
}

function jsonEntity(entity: Entity, encoding: string): unknown {
  const pairs: [key: string, value: string][] = [];
  const exact: [pair: number, key: string, value: string][] = [];
  entity.pairs.forEach(({ key, value }, i) => {
    const pair: [string, string] = [readable(key, encoding), readable(value, encoding)];
    pairs.push(pair);
    if (pair[0] !== key || pair[1] !== value) exact.push([i, key, value]);
  });
  const { classname } = entity;
  return {
    index: entity.index,
    classname: classname === undefined ? null : readable(classname, encoding),
    pairs,
    exact,
  };
}
