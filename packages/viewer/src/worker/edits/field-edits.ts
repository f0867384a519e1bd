import { FormatError } from '@brushwork/record';
import type { FieldDescription, FieldPlace, MadeEdit } from '../../protocol/edit-api.js';
import type { OpenFile } from '../open-file.js';
import { checkReference } from './check-reference.js';
import type { EditLog } from './edit-log.js';
import { editTarget, lengthOfLump } from './edit-target.js';
import type { EditableContent } from './editable-content.js';
import { fieldSteps } from './field-path.js';
import { describeValue, fieldText } from './field-text.js';
import { parseFieldText } from './parse-field-text.js';

/** Changes single fields of records. */
export class FieldEdits {
  private readonly file: OpenFile;
  private readonly log: EditLog;

  constructor(file: OpenFile, log: EditLog) {
    this.file = file;
    this.log = log;
  }

  /** What can be written to a field. */
  async describe(place: FieldPlace): Promise<FieldDescription> {
    return located(place, async () => {
      const { field, value } = (await this.draftOf(place)).found;
      const description = describeValue(field, value);
      // What can't be parsed can't be changed, and says so here already.
      parseFieldText(field, description.text);
      return description;
    });
  }

  /** Gives a field another value. */
  async set(place: FieldPlace, text: string): Promise<MadeEdit> {
    return located(place, async () => {
      const { path, index, field: name } = place;
      const { content, found } = await this.draftOf(place);
      const before = fieldText(found.field, found.value);
      const bytes = content.bytes(index);
      const subject = this.log.subject(`${path}[${index}]`, () => ({
        key: `${path}[${index}]`,
        restore: async () => (await editTarget(this.file, path)).restore(index, bytes),
      }));
      await this.write(place, text);
      const now = (await this.draftOf(place)).found;
      if (isSame(content.bytes(index), bytes)) return undefined;
      return this.log.add({
        kind: 'field',
        selection: { path, index, ...(name !== '' && { field: name }) },
        title: titleOf(place),
        before,
        after: fieldText(now.field, now.value),
        subject,
        apply: () => this.write(place, text),
      });
    });
  }

  private async write(place: FieldPlace, text: string): Promise<void> {
    const { draft, found } = await this.draftOf(place);
    const value = parseFieldText(found.field, text);
    await checkReference(found.field, value, (lump) => lengthOfLump(this.file, lump));
    found.set(value);
    draft.write();
  }

  private async draftOf({ path, index, field }: FieldPlace) {
    const content: EditableContent = await editTarget(this.file, path);
    if (!(Number.isInteger(index) && index >= 0 && index < content.length))
      throw new FormatError('not-found', `there is no element ${index}: it holds ${content.length}`);
    const draft = content.draft(index);
    return { content, draft, found: draft.find(fieldSteps(field)) };
  }
}

function titleOf({ path, index, field }: FieldPlace): string {
  if (field === '') return `${path}[${index}]`;
  return `${path}[${index}]${field.startsWith('[') ? '' : '.'}${field}`;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

/** Says in an error which field it is about, where it doesn't yet. */
async function located<T>(place: FieldPlace, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FormatError) || error.path.length > 0) throw error;
    const { code, reason, expected, found } = error;
    const details = { expected, found, cause: error, path: [place.path, place.index, place.field] };
    throw new FormatError(code, reason, details);
  }
}
