/*
 * The thread that compresses parts of a map for `repack --compress`.
 */
import { parentPort } from 'node:worker_threads';
import { type EncodedLzma, encodeLzma } from '@brushwork/formats';

/** What a thread is asked for. */
export interface LzmaRequest {
  /** What to compress. */
  readonly bytes: Uint8Array;
}

/** What a thread answers. */
export interface LzmaAnswer {
  /** The stream. */
  readonly encoded: EncodedLzma;
}

parentPort?.on('message', ({ bytes }: LzmaRequest) => {
  // What goes wrong ends the thread, and the one that waits for it is told.
  void answer(bytes);
});

async function answer(bytes: Uint8Array): Promise<void> {
  const { properties, stream } = await encodeLzma(bytes);
  const own = new Uint8Array(stream);
  parentPort?.postMessage({ encoded: { properties, stream: own } } satisfies LzmaAnswer, [own.buffer]);
}
