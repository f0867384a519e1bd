import type { ChunkSchema } from '@brushwork/formats';
import { MaterialResolver } from '@brushwork/ops';
import { systemFiles } from '../../files/file-lister.js';
import { modelFolder } from '../../files/model-folder.js';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';

/** The option of verbs that follow the materials of models. */
export interface MaterialOptions {
  /** Folder in which libraries and images are looked for; they aren't looked for unless given. */
  readonly materials?: string | undefined;
}

/**
 * What follows the materials of models into the folder that was named, and decodes their images; `undefined` when none was.
 * `UsageError` for what is no folder.
 */
export async function materialResolverOf(
  { materials }: MaterialOptions,
  schema: ChunkSchema,
): Promise<MaterialResolver | undefined> {
  if (materials === undefined) return undefined;
  if ((await systemFiles.kindOf(materials)) !== 'folder')
    throw new UsageError(`--materials: there is no folder ${escapeText(materials)}`);
  return new MaterialResolver({ folder: modelFolder(materials), schema, decodesImages: true });
}
