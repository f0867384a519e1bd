import { type Entity, type EntityDocument, encodeText, open, type SavedMap } from '@brushwork/formats';
import { FormatError, readBytes } from '@brushwork/record';
import { wholeInputPath } from '../../files/input-path.js';
import { openInput } from '../../files/open-input.js';
import type { CommandContext } from '../../program/context.js';
import type { CommandInput } from '../../program/each-input.js';
import { ExitCode } from '../../program/exit-code.js';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { editPlace } from '../shared/edit-place.js';
import { remarkMissing } from '../shared/load-lump.js';
import { counted } from '../shared/number-text.js';
import { saveReportText } from '../shared/save-report-text.js';
import type { EntitiesOptions, EntityEdit } from './entities.js';
import { type OpenedEntities, openEntitiesToEdit } from './open-entities.js';
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
  const place = await editPlace(input, options, { takesSeveral: true });
  const found = await openEntitiesToEdit(input, options);
  const { map, opened, document, content } = found;
  const countBefore = document.entities.length;
  if (options.replace !== undefined) await replaceText(found, options, context);
  const edits = options.edits.map((edit) => applyEdit(document, edit));
  content.setBytes(document.toBytes());
  const saved = await refuseOverlap(() => opened.save(map));
  await verify(saved, found);
  await place.write(saved.bytes);
  remarkMissing(input, map, saved);
  const { target: output } = place;
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

/** Reads what is going to be written. Throws `FormatError` 'bad-value' when its entities aren't what was meant. */
async function verify({ bytes }: SavedMap, { map, content }: OpenedEntities): Promise<void> {
  const again = (await open(bytes.slice(), { branch: map.branch.id })).lump(content.name).bytes;
  if (again.length === content.bytes.length && again.every((byte, i) => byte === content.bytes[i])) return;
  throw new FormatError('bad-value', 'what would be written does not read as what was meant', {
    path: [content.name],
  });
}

function editLine({ entity, key, before, after }: MadeEdit): string {
  const shown = (value: string | null): string => (value === null ? 'nothing' : `"${value}"`);
  return `  entity ${entity}: ${escapeText(`${key} ${shown(before)} -> ${shown(after)}`)}\n`;
}

/** What is no larger is white space or a NUL. */
const SPACE = 0x20;

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
    // Whoever wants none has a file without text.
    if (document.entities.length === 0 && bytes.some((byte) => byte > SPACE))
      throw new UsageError(`${input.name} is no text of entities: there is none in it`);
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
