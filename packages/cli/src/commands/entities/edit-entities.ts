import { open as openFile } from 'node:fs/promises';
import { type Entity, type EntityDocument, encodeText } from '@brushwork/formats';
import { FormatError, readBytes } from '@brushwork/record';
import { isStandardInput, wholeInputPath } from '../../files/input-path.js';
import { openInput } from '../../files/open-input.js';
import { writeOutput } from '../../files/write-output.js';
import type { CommandContext } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { counted } from '../shared/number-text.js';
import { headOf } from '../shared/open-map.js';
import { saveReportText } from '../shared/save-report-text.js';
import type { EntitiesOptions, EntityEdit } from './entities.js';
import { type OpenedEntities, openEntities } from './open-entities.js';
import { readable, writable } from './text-for-people.js';

/** A change that was made, in text for people. */
interface MadeEdit {
  readonly entity: number;
  readonly key: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Changes the entities of a map and writes it. */
export async function editEntities(
  context: CommandContext,
  input: CommandInput,
  options: EntitiesOptions,
): Promise<ExitCode> {
  const output = options.output ?? (await ownFile(input));
  const found = await openEntities(input, options);
  const { map, opened, document, content } = found;
  const countBefore = document.entities.length;
  if (options.replace !== undefined) await replaceText(found, options, context);
  const edits = options.edits.map((edit) => applyEdit(document, edit));
  content.setBytes(document.toBytes());
  const saved = await refuseOverlap(() => opened.save(map));
  // Windows replaces no file that is open.
  await input.close();
  await writeOutput(output, saved.bytes, {
    overwrite: options.inPlace === true || options.overwrite === true,
  });
  const { encoding } = document;
  const count = { before: countBefore, after: document.entities.length };
  if (options.json === true) {
    const sizes = { size: map.size, newSize: saved.bytes.length };
    const result = { file: input.name, branch: map.branch.id, encoding, output, ...sizes, count, edits };
    await context.out.write(
      formatJsonLine({ ...result, overlaps: options.overlaps ?? 'refuse', report: saved.report }),
    );
  } else {
    const written = { file: input.name, output, size: map.size, identical: false, context };
    const replaced =
      options.replace === undefined
        ? ''
        : `  ${counted(count.before, 'entity', 'entities')} replaced by ${counted(count.after, 'entity', 'entities')}\n`;
    await context.out.write(replaced + edits.map(editLine).join('') + saveReportText(saved, written));
  }
  return ExitCode.fine;
}

function editLine({ entity, key, before, after }: MadeEdit): string {
  const shown = (value: string | null): string => (value === null ? 'nothing' : `"${value}"`);
  return `  entity ${entity}: ${escapeText(`${key} ${shown(before)} -> ${shown(after)}`)}\n`;
}

/** The file itself, when it can be written in place. */
async function ownFile({ path, source }: CommandInput): Promise<string> {
  const isFile = !isStandardInput(path) && path.inner === undefined;
  const head = await headOf(source);
  if (isFile && (await firstBytes(path.file, head.length)).every((byte, i) => byte === head[i]))
    return path.file;
  throw new UsageError('it is no plain file, so nothing can be written in its place: give --output FILE');
}

async function firstBytes(file: string, count: number): Promise<Uint8Array> {
  const handle = await openFile(file);
  try {
    const bytes = new Uint8Array(count);
    await handle.read(bytes, 0, count, 0);
    return bytes;
  } finally {
    await handle.close();
  }
}

/** Puts the text of a file in the place of all entities. */
async function replaceText(
  { document }: OpenedEntities,
  options: EntitiesOptions,
  context: CommandContext,
): Promise<void> {
  const input = await openInput(wholeInputPath(options.replace ?? ''), { standardInput: context.stdin });
  try {
    const bytes = await readBytes(input.source, 0, input.source.byteLength);
    document.replaceText(
      options.encoding === undefined ? bytes : encodeText(utf8Text(bytes, input.name), document.encoding),
    );
  } catch (error) {
    if (error instanceof FormatError && error.code === 'does-not-fit')
      throw new UsageError(`${input.name}: ${error.message}`, { cause: error });
    throw error;
  } finally {
    await input.close();
  }
}

function utf8Text(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    throw new UsageError(`${name} is not UTF-8, as a text has to be that --encoding converts`, {
      cause: error,
    });
  }
}

function applyEdit(document: EntityDocument, edit: EntityEdit): MadeEdit {
  const { encoding } = document;
  const [, number = '', rest = ''] = /^(\d+) (.*)$/s.exec(edit.text) ?? [];
  const equals = rest.indexOf('=');
  if (number === '' || rest === '' || (edit.kind === 'set' && equals < 1))
    throw new UsageError(edit.kind === 'set' ? setForm : removeForm);
  const entity = entityAt(document, Number(number));
  const key = edit.kind === 'set' ? rest.slice(0, equals) : rest;
  const stored = writable(key, encoding);
  const before = entity.get(stored);
  const made = {
    entity: Number(number),
    key,
    before: before === undefined ? null : readable(before, encoding),
  };
  if (edit.kind === 'remove') {
    if (entity.remove(stored) === 0) throw new UsageError(`entity ${number} has no key '${key}'`);
    return { ...made, after: null };
  }
  const after = rest.slice(equals + 1);
  setValue(entity, stored, writable(after, encoding));
  return { ...made, after };
}

const setForm = '--set takes the number of an entity and a key with its value: --set 12 "origin=0 0 64"';
const removeForm = '--remove takes the number of an entity and a key: --remove 12 target';

function entityAt(document: EntityDocument, number: number): Entity {
  const entity = document.entities[number];
  if (entity !== undefined) return entity;
  const { length } = document.entities;
  throw new UsageError(
    `there is no entity ${number}; ${length === 0 ? 'there are none' : `they go from 0 to ${length - 1}`}`,
  );
}

function setValue(entity: Entity, key: string, value: string): void {
  try {
    entity.set(key, value);
  } catch (error) {
    if (error instanceof FormatError && error.code === 'does-not-fit')
      throw new UsageError(error.message, { cause: error });
    throw error;
  }
}

/** Saves; for bytes that lumps share, says what can be done. */
async function refuseOverlap<T>(saving: () => Promise<T>): Promise<T> {
  try {
    return await saving();
  } catch (error) {
    if (!(error instanceof FormatError) || error.code !== 'overlap') throw error;
    const hint =
      '--overlaps separate gives the entities a place of their own, --overlaps share changes all of them';
    throw new FormatError('overlap', `${error.reason}: ${hint}`, { ...error, cause: error });
  }
}
