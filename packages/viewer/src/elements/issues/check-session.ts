import { proxy } from 'comlink';
import { startDocumentWorker } from '../../client/worker-client.js';
import type { Progress } from '../../protocol/failure.js';
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
    await worker.api.open(await session.filesNow());
    return worker.api.issues.check(proxy(onProgress));
  };
  const result = Promise.race([checked(), cancelled]).finally(() => worker.end());
  return { result, cancel: () => cancel() };
}
