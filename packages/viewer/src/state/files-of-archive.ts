import { startArchiveWorker } from '../client/worker-client.js';
import { AdvisedError } from '../protocol/advised-error.js';
import type { ArchivedFile } from '../protocol/archive-api.js';
import type { FilesToOpen } from '../protocol/file-input.js';

/** How something is taken out of an archive. */
export interface TakingOptions {
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Has somebody choose one of several by its name. */
  readonly choose: (files: readonly ArchivedFile[]) => Promise<string>;
}

/**
 * The map or the model of an archive, with the archive and what came with it beside it: textures are looked for in them.
 * Rejects with what the worker says, 'not-found' when there is none, and with the signal's reason.
 */
export async function filesOfArchive(
  { companions, file }: FilesToOpen,
  { choose, signal }: TakingOptions,
): Promise<FilesToOpen> {
  const worker = startArchiveWorker();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  // Of what came with it, only archives of Source have data that belongs to others.
  const archive = { file, companions: companions.filter(({ path }) => /\.vpk$/i.test(path)) };
  try {
    const found = await Promise.race([worker.api.list(archive), aborted]);
    const [first, ...others] = found;
    if (first === undefined)
      throw new AdvisedError(
        'not-found',
        'is an archive without a map (.bsp) or a model (.bgf, .bmf)',
        'An archive is opened for the map or the model in it. If its textures are wanted, open the map first and drop the archive then: the world takes what it needs.',
      );
    const name = others.length === 0 ? first.name : await Promise.race([choose(found), aborted]);
    const blob = await Promise.race([worker.api.take(archive, name), aborted]);
    return {
      file: { kind: 'blob', name: name.slice(name.lastIndexOf('/') + 1), blob },
      companions: [{ path: file.name, input: file }, ...companions],
    };
  } finally {
    worker.end();
  }
}
