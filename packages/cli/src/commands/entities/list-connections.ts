import type { Entity } from '@brushwork/formats';
import { connectionsOf, type EntityConnection, matchesName } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { matchesWildcard } from '../../files/wildcard.js';
import type { CommandContext } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { formatTable } from '../../text/table.js';
import { counted, grouped } from '../shared/number-text.js';
import type { EntitiesOptions } from './entities.js';
import { isChosen } from './list-entities.js';
import { type OpenedEntities, openEntities } from './open-entities.js';
import { readable } from './text-for-people.js';

/** Lists what entities make others do, of those that were asked for. */
export async function listConnections(
  context: CommandContext,
  input: CommandInput,
  options: EntitiesOptions,
): Promise<ExitCode> {
  const found = await openEntities(input, options);
  const { entityOutputs } = found.map.branch.capabilities;
  if (entityOutputs === undefined)
    throw new FormatError('unsupported', `entities of ${found.map.branch.title} have no outputs`);
  const { entities } = found.document;
  const all = connectionsOf(entities);
  const chosen = all.filter((one) => isWanted(one, found, options));
  const text =
    options.json === true
      ? formatJsonLine(jsonConnections(found, chosen, { input, count: all.length }))
      : connectionText(found, chosen, { context, input, count: all.length });
  await context.out.write(text);
  return ExitCode.fine;
}

function isWanted(
  connection: EntityConnection,
  { document }: OpenedEntities,
  options: EntitiesOptions,
): boolean {
  const { entities, encoding } = document;
  const source = entities[connection.source] as Entity;
  if (!isChosen(source, options, encoding)) return false;
  const wanted = options.target;
  if (wanted === undefined) return true;
  // What was asked for is meant by the target, or is the target as it is written.
  const target = readable(connection.target, encoding);
  if (matchesWildcard(target, wanted, { ignoreCase: true, matchHidden: true })) return true;
  if (connection.targetKind !== 'special') return target !== '' && matchesName(wanted, target);
  const own = connection.targets.map((i) => readable(entities[i]?.get('targetname') ?? '', encoding));
  return own.some((name) => matchesWildcard(name, wanted, { ignoreCase: true, matchHidden: true }));
}

/** Where connections are listed, and how many there are in all. */
interface ListPlace {
  readonly input: CommandInput;
  readonly count: number;
}

function jsonConnections(
  { map, document }: OpenedEntities,
  chosen: readonly EntityConnection[],
  { input, count }: ListPlace,
): unknown {
  const { encoding, entities } = document;
  const text = (latin1: string): string => readable(latin1, encoding);
  return {
    file: input.name,
    branch: map.branch.id,
    encoding,
    count,
    connections: chosen.map((one) => {
      const source = entities[one.source] as Entity;
      const [classname, targetname] = ['classname', 'targetname'].map((key) => source.get(key));
      return {
        entity: one.source,
        pair: one.pair,
        classname: classname === undefined ? null : text(classname),
        targetname: targetname === undefined ? null : text(targetname),
        output: text(one.output),
        target: text(one.target),
        targetKind: one.targetKind,
        targets: one.targets,
        targetCount: one.targetCount,
        input: text(one.input),
        parameter: text(one.parameter),
        delay: one.delay ?? null,
        times: one.times ?? null,
        separator: one.separator === ',' ? 'comma' : 'escape',
        isRegular: one.isRegular,
        raw: text(one.raw),
      };
    }),
    unresolved: chosen.filter(({ targetKind }) => targetKind === 'unresolved').length,
  };
}

function connectionText(
  { document }: OpenedEntities,
  chosen: readonly EntityConnection[],
  { context, input, count }: ListPlace & { readonly context: CommandContext },
): string {
  const { colour, width } = context;
  const { encoding, entities } = document;
  const columns = [
    { title: '#', align: 'right' },
    { title: 'entity', style: colour.cyan },
    { title: 'output' },
    { title: 'target' },
    { title: 'is' },
    { title: 'input' },
    { title: 'parameter' },
    { title: 'delay', align: 'right' },
    { title: 'times', align: 'right' },
  ] as const;
  const rows = chosen.map((one) => [
    one.source,
    readable(nameOf(entities[one.source] as Entity), encoding),
    readable(one.output, encoding),
    readable(one.target, encoding),
    targetText(one, entities, encoding),
    readable(one.input, encoding),
    readable(one.parameter, encoding) + (one.isRegular ? '' : ' (odd)'),
    one.delay ?? '',
    one.times === -1 ? 'always' : (one.times ?? ''),
  ]);
  const table = formatTable(columns, rows, {
    titleStyle: colour.dim,
    ...(width === undefined ? {} : { width }),
  });
  const all = counted(count, 'output');
  const shown = chosen.length === count ? all : `${grouped(chosen.length)} of ${all}`;
  const lost = chosen.filter(({ targetKind }) => targetKind === 'unresolved').length;
  const note = lost === 0 ? '' : `, ${colour.yellow(`${grouped(lost)} with a target that is not there`)}`;
  const separator = input.index === 0 ? '' : '\n';
  const body = chosen.length === 0 ? '' : table;
  return `${separator}${body}${colour.bold(escapeText(input.name))}: ${shown}${note}\n`;
}

function nameOf(entity: Entity): string {
  const name = entity.get('targetname');
  const { classname = '' } = entity;
  return name === undefined || name === '' ? classname : `${classname} ${name}`;
}

function targetText(
  { targetKind, targets, targetCount }: EntityConnection,
  entities: readonly Entity[],
  encoding: string,
): string {
  if (targetKind === 'unresolved') return 'not there';
  if (targetKind === 'special') return '';
  const [first = 0] = targets;
  if (targetCount > 1) return `${grouped(targetCount)} entities`;
  return `#${first} ${readable(entities[first]?.classname ?? '', encoding)}`;
}
