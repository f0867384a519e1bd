import { proxy } from 'comlink';
import { startDocumentWorker } from '../../client/worker-client.js';
import type { Progress } from '../../protocol/failure.js';
import type { FilesToOpen } from '../../protocol/file-input.js';
import type { IssueListing } from '../../protocol/issue-api.js';
import type { FileSession } from '../../state/file-session.js';

/** A check that runs. */
export interface RunningCheck {
  /** What it finds; rejects with `AbortError` when it is cancelled. */
  readonly result: Promise<IssueListing>;
  /** Ends it. */
  cancel(): void;
}

/**
 * Checks a file with its edits in a worker of its own: the views answer meanwhile, and it can be cancelled at any moment,
 * also in the middle of one long check.
 */
export function checkSession(session: FileSession, onProgress: (progress: Progress) => void): RunningCheck {
  const worker = startDocumentWorker();
  let cancel = (): void => undefined;
  const cancelled = new Promise<never>((_, reject) => {
    cancel = () => reject(new DOMException('Checking was cancelled', 'AbortError'));
  });
  const checked = async (): Promise<IssueListing> => {
    await worker.api.open(await filesNow(session));
    return worker.api.issues.check(proxy(onProgress));
  };
  const result = Promise.race([checked(), cancelled]).finally(() => worker.end());
  return { result, cancel: () => cancel() };
}

/** The files of a session as they would be saved now. */
async function filesNow(session: FileSession): Promise<FilesToOpen> {
  const { files, document } = session;
  const edits = await document.edits.list();
  if (edits.every(({ isUndone }) => isUndone)) return files;
  const [whole, ...others] = (await document.edits.save()).files;
  if (whole === undefined) return files;
  const written = new Map(others.map(({ blob, name }) => [name.toLowerCase(), blob]));
  return {
    ...files,
    file: { kind: 'blob', name: files.file.name, blob: whole.blob },
    companions: files.companions.map((companion) => {
      const blob = written.get((companion.path.split('/').at(-1) ?? companion.path).toLowerCase());
      if (blob === undefined) return companion;
      return { ...companion, input: { kind: 'blob', name: companion.input.name, blob } };
    }),
  };
}
