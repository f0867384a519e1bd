import { FormatError } from '@brushwork/record';
import type { EditSummary } from '../../protocol/edit-api.js';

/** What an edit changes: edits of the same thing build on each other. */
export interface EditSubject {
  /** Tells it apart from others. */
  readonly key: string;
  /** Puts it back as it was when the file was opened. */
  restore(): void | Promise<void>;
}

/** An edit as it is kept. */
export interface LoggedEdit extends Omit<EditSummary, 'id' | 'isUndone'> {
  /** What it changes. */
  readonly subject: EditSubject;
  /** Does it again, on what edits before it left. Throws when those aren't there any more. */
  apply(): void | Promise<void>;
}

interface Entry {
  readonly edit: LoggedEdit;
  readonly id: number;
  isUndone: boolean;
}

/** The edits of a file in the order in which they were made. Whatever is taken back, the others are made again. */
export class EditLog {
  private readonly entries: Entry[] = [];
  private readonly subjects = new Map<string, EditSubject>();

  /** The subject of a key, made when it is first changed, and so before anything of it was. */
  subject(key: string, make: () => EditSubject): EditSubject {
    const known = this.subjects.get(key) ?? make();
    this.subjects.set(key, known);
    return known;
  }

  /** Notes an edit that was made. */
  add(edit: LoggedEdit): EditSummary {
    const entry = { edit, id: this.entries.length + 1, isUndone: false };
    this.entries.push(entry);
    return summaryOf(entry);
  }

  /** All of them. */
  list(): readonly EditSummary[] {
    return this.entries.map(summaryOf);
  }

  /** Whether some are neither taken back nor saved. */
  get isEmpty(): boolean {
    return this.entries.every(({ isUndone }) => isUndone);
  }

  /** Takes an edit back, or makes it again; `does-not-fit`, and nothing changes, when a later one needs it as it is. */
  async setUndone(id: number, isUndone: boolean): Promise<void> {
    const entry = this.entries.find((one) => one.id === id);
    if (entry === undefined) throw new FormatError('not-found', `there is no edit ${id}`);
    if (entry.isUndone === isUndone) return;
    entry.isUndone = isUndone;
    try {
      await this.replay(entry.edit.subject);
    } catch (error) {
      entry.isUndone = !isUndone;
      await this.replay(entry.edit.subject);
      if (!(error instanceof FormatError)) throw error;
      const what = isUndone ? 'taken back' : 'made again';
      throw new FormatError(
        'does-not-fit',
        `can't be ${what}: a later edit builds on it (${error.message})`,
        {
          cause: error,
        },
      );
    }
  }

  /** Takes everything back. */
  async undoAll(): Promise<void> {
    for (const entry of this.entries) entry.isUndone = true;
    for (const subject of this.subjects.values()) await subject.restore();
  }

  private async replay(subject: EditSubject): Promise<void> {
    await subject.restore();
    for (const { edit, isUndone } of this.entries)
      if (edit.subject.key === subject.key && !isUndone) await edit.apply();
  }
}

function summaryOf({ edit, id, isUndone }: Entry): EditSummary {
  const { kind, selection, title, before, after } = edit;
  return { id, kind, selection, title, before, after, isUndone };
}
