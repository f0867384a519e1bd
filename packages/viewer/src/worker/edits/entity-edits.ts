import { type Entity, EntityDocument, type EntityText, latin1Bytes } from '@brushwork/formats';
import { concatenate, FormatError } from '@brushwork/record';
import type { EditKind, EntityPlace, MadeEdit, PairPlace, TextProblem } from '../../protocol/edit-api.js';
import { entityTextAt } from '../entities/entity-texts.js';
import { readable, writable } from '../entities/readable-text.js';
import type { OpenFile } from '../open-file.js';
import type { EditLog } from './edit-log.js';
import { textProblems } from './text-problems.js';

/** Changes entities. */
export class EntityEdits {
  private readonly file: OpenFile;
  private readonly log: EditLog;

  constructor(file: OpenFile, log: EditLog) {
    this.file = file;
    this.log = log;
  }

  /** Gives a pair another value. */
  async setValue(place: PairPlace, value: string): Promise<MadeEdit> {
    const { text, entity } = await this.entityAt(place);
    const { key } = pairAt(entity, place);
    return this.make(
      place,
      { kind: 'value', key: readable(key, text.document.encoding) },
      {
        after: value,
        apply(now) {
          checkKey(now, place, key);
          now.setPair(place.pair, writable(value, text.document.encoding));
        },
        read: (now) => readable(now.pairs[place.pair]?.value ?? '', text.document.encoding),
      },
    );
  }

  /** Gives the first pair with a key another value, or adds one. */
  async setKeyValue(place: EntityPlace, key: string, value: string): Promise<MadeEdit> {
    const { text, entity } = await this.entityAt(place);
    const stored = writable(key, text.document.encoding);
    const pair = entity.pairs.findIndex((one) => one.key.toLowerCase() === stored.toLowerCase());
    return pair < 0 ? this.add(place, key, value) : this.setValue({ ...place, pair }, value);
  }

  /** Adds a pair. */
  async add(place: EntityPlace, key: string, value: string): Promise<MadeEdit> {
    if (key.trim() === '') throw new FormatError('does-not-fit', 'a pair needs a key');
    const { text } = await this.entityAt(place);
    const { encoding } = text.document;
    return this.make(
      place,
      { kind: 'add', key },
      {
        after: value,
        apply: (now) => now.add(writable(key, encoding), writable(value, encoding)),
        read: () => '',
      },
    );
  }

  /** Takes a pair out. */
  async remove(place: PairPlace): Promise<MadeEdit> {
    const { text, entity } = await this.entityAt(place);
    const { key } = pairAt(entity, place);
    return this.make(
      place,
      { kind: 'remove', key: readable(key, text.document.encoding) },
      {
        after: '',
        apply(now) {
          checkKey(now, place, key);
          now.removePair(place.pair);
        },
        read: (now) => readable(now.pairs[place.pair]?.value ?? '', text.document.encoding),
      },
    );
  }

  /** An entity as it is written. */
  async text(place: EntityPlace): Promise<string> {
    const { text, entity } = await this.entityAt(place);
    return readable(entity.toText(), text.document.encoding);
  }

  /** What is wrong with a text that is to be an entity. */
  async check(place: EntityPlace, given: string): Promise<readonly TextProblem[]> {
    const { text } = await this.entityAt(place);
    return textProblems(given, text.document);
  }

  /** Puts another text in the place of an entity. */
  async setText(place: EntityPlace, given: string): Promise<MadeEdit> {
    const { text } = await this.entityAt(place);
    const { encoding } = text.document;
    const bad = textProblems(given, text.document).find(({ isFatal }) => isFatal);
    if (bad !== undefined) throw new FormatError('bad-text', `line ${bad.line}: ${bad.message}`);
    return this.make(
      place,
      { kind: 'text', key: undefined },
      {
        after: given.trim(),
        apply: (now, whole) => replaceEntity(whole, now, latin1Bytes(writable(given.trim(), encoding))),
        read: (now) => readable(now.toText(), encoding),
      },
    );
  }

  private async make(
    place: EntityPlace,
    { kind, key }: { readonly kind: EditKind; readonly key: string | undefined },
    { after, apply, read }: Change,
  ): Promise<MadeEdit> {
    const { path, index } = place;
    const { text, entity } = await this.entityAt(place);
    const original = text.bytes.slice();
    const subject = this.log.subject(`entities ${path}`, () => ({
      key: `entities ${path}`,
      restore: () => text.setBytes(original.slice()),
    }));
    const before = read(entity);
    const title = titleOf(entity, text, key);
    const again = async (): Promise<void> => {
      const now = await this.entityAt(place);
      apply(now.entity, now.text);
      // Broken text shows here, not when the file is saved.
      now.text.document.toBytes();
    };
    try {
      await again();
    } catch (error) {
      text.setBytes(original);
      throw error;
    }
    const bytes = text.bytes;
    if (bytes.length === original.length && bytes.every((byte, i) => byte === original[i])) return undefined;
    return this.log.add({ kind, selection: { path, index }, title, before, after, subject, apply: again });
  }

  private async entityAt({ path, index }: EntityPlace): Promise<{ text: EntityText; entity: Entity }> {
    const { text } = await entityTextAt(this.file.map, path);
    const entity = text.entities[index];
    if (entity !== undefined) return { text, entity };
    throw new FormatError('not-found', `there is no entity ${index}: there are ${text.length}`, {
      path: [path],
    });
  }
}

interface Change {
  /** What is there afterwards, for people. */
  readonly after: string;
  /** Makes the change. */
  apply(entity: Entity, text: EntityText): void;
  /** What of the entity is changed, as it is now. */
  read(entity: Entity): string;
}

function pairAt(entity: Entity, { path, index, pair }: PairPlace) {
  const found = entity.pairs[pair];
  if (found !== undefined) return found;
  throw new FormatError('not-found', `the entity has no pair ${pair}`, { path: [path, index] });
}

/** An edit is of a pair with a key: when another pair has come to stand there, it isn't meant. */
function checkKey(entity: Entity, { path, index, pair }: PairPlace, key: string): void {
  if (entity.pairs[pair]?.key === key) return;
  throw new FormatError('not-found', `pair ${pair} isn't '${key}' any more`, { path: [path, index] });
}

function titleOf(entity: Entity, text: EntityText, key: string | undefined): string {
  const shown = (stored: string): string => readable(stored, text.document.encoding);
  const name = entity.get('targetname');
  return [
    shown(entity.classname ?? 'entity without a class'),
    ...(name === undefined ? [] : [`"${shown(name)}"`]),
    ...(key === undefined ? [] : [`· ${key}`]),
  ].join(' ');
}

/** Puts other bytes in the place of an entity. `bad-text` when the whole would then be read as other entities. */
function replaceEntity(text: EntityText, entity: Entity, bytes: Uint8Array): void {
  const { document } = text;
  const before = document.toBytes();
  const { start, end } = entity.span;
  const whole = concatenate([before.subarray(0, start), bytes, before.subarray(end)]);
  const read = EntityDocument.parse(whole, { escapes: document.escapes });
  const at = read.entities[entity.index]?.span;
  if (
    read.entities.length !== document.entities.length ||
    at?.start !== start ||
    at.end !== start + bytes.length
  )
    throw new FormatError('bad-text', 'the text would change how the entities around it are read');
  text.setBytes(whole);
}
