import { FormatError, formatPath } from '@brushwork/record';
import { transferHandlers } from 'comlink';
import { AdvisedError } from './advised-error.js';
import { failedFile } from './failed-file.js';
import type { Failure } from './failure.js';

/** An error that came from a worker. */
export class WorkerError extends Error {
  /** What it says, for people and for tools. */
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'WorkerError';
    this.failure = failure;
  }
}

/** Any error in words, with what a `FormatError` knows of its place. */
export function failureOf(error: unknown): Failure {
  if (error instanceof WorkerError) return error.failure;
  if (error instanceof FormatError)
    return {
      message: error.message,
      code: error.code,
      path: error.path.length === 0 ? undefined : formatPath(error.path),
      offset: error.offset,
      file: failedFile(error),
      ...(error instanceof AdvisedError && { advice: error.advice }),
    };
  const message = error instanceof Error ? error.message : String(error);
  return { message, code: 'unexpected', path: undefined, offset: undefined, file: failedFile(error) };
}

/** Makes errors cross between page and worker with their codes and places. Called once on either side. */
export function carryFailures(): void {
  const original = transferHandlers.get('throw');
  if (original === undefined) throw new Error('comlink has no handler of errors');
  transferHandlers.set('throw', {
    canHandle: original.canHandle,
    serialize: (thrown: unknown) => {
      const { value } = thrown as { readonly value: unknown };
      if (failureOf(value).code === 'unexpected') console.error(value);
      return [failureOf(value), []];
    },
    deserialize: (failure: Failure) => {
      throw new WorkerError(failure);
    },
  });
}
