import { readFile, stat } from 'node:fs/promises';
import { type ChunkSchema, modelSchema, withTagHeader } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import { ioError } from '../../files/io-error.js';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { errorLine } from '../../program/report-error.js';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';

/** Options of verbs that read models. */
export interface TagOptions extends CommonOptions {
  /** A C header that defines the ids of tags. */
  readonly tags?: string | undefined;
}

/** Longest header that is taken: the real one has a few hundred lines. */
const longest = 4 * 1024 * 1024;

/**
 * The tags by which models are read: those of the specification, and those of a header that the user named. Definitions
 * that contradict what is known are told as remarks. `UsageError` for a file that can't be read, or defines no tag.
 */
export async function tagSchemaOf(context: CommandContext, { tags }: TagOptions): Promise<ChunkSchema> {
  if (tags === undefined) return modelSchema;
  const name = escapeText(tags);
  const found = headerOf(name, await headerText(tags));
  const { schema, confirmed, learned, added, contradictions } = found;
  if (confirmed.length + learned.length + added.length === 0)
    throw new UsageError(
      `--tags: ${name} defines no tag: a header of tags has lines such as #define PREFIX_OBJECT 0x0040`,
    );
  for (const one of contradictions)
    await context.err.write(`${errorLine(context, `${name}: ${escapeText(one)}: passed over`)}\n`);
  return schema;
}

function headerOf(name: string, text: string): ReturnType<typeof withTagHeader> {
  try {
    return withTagHeader(modelSchema, text);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new UsageError(`--tags: ${name} ${error.reason}`, { cause: error });
  }
}

async function headerText(file: string): Promise<string> {
  try {
    const info = await stat(file);
    if (info.isDirectory())
      throw new UsageError(`--tags: ${escapeText(file)} is a folder, not a header of tags`);
    if (info.size > longest)
      throw new UsageError(`--tags: ${escapeText(file)} is too long for a header of tags`);
    return await readFile(file, 'latin1');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--tags: ${ioError(error, 'read', file).reason}`, { cause: error });
  }
}
