import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type EncodedLzma, encodeLzma } from '@brushwork/formats';
import type { LzmaAnswer, LzmaRequest } from './lzma-worker.js';

/** Compresses several things at a time. */
export interface LzmaPool {
  /** Makes a stream of bytes, as `encodeLzma` does. */
  encode(bytes: Uint8Array): Promise<EncodedLzma>;
  /** Ends the threads. */
  close(): Promise<void>;
}

/** Program of a thread, beside the bundled program that this module is part of. */
const workerFile = fileURLToPath(new URL('./lzma-worker.js', import.meta.url));

/** Each thread takes up to 150 MB while it compresses. */
const maximumThreads = 8;

/** What is smaller is compressed faster than it is sent to a thread. */
const leastSize = 4096;

interface Task {
  readonly bytes: Uint8Array;
  readonly resolve: (encoded: EncodedLzma) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts a pool with a thread for each processor. Without the bundled program there are no threads: all is done here. */
export function startLzmaPool(): LzmaPool {
  return existsSync(workerFile) ? new ThreadPool() : { encode: encodeHere, close: async () => {} };
}

/** Lets the program write what it has to between two parts. */
async function encodeHere(bytes: Uint8Array): Promise<EncodedLzma> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  return encodeLzma(bytes);
}

class ThreadPool implements LzmaPool {
  private readonly waiting: Task[] = [];
  private readonly idle: Worker[] = [];
  private readonly running = new Map<Worker, Task>();
  private isScheduled = false;

  encode(bytes: Uint8Array): Promise<EncodedLzma> {
    if (bytes.length < leastSize) return encodeHere(bytes);
    return new Promise((resolve, reject) => {
      this.waiting.push({ bytes, resolve, reject });
      if (this.isScheduled) return;
      // All are asked for at once: then the largest goes first, so that no thread is left with it in the end.
      this.isScheduled = true;
      setImmediate(() => {
        this.isScheduled = false;
        this.waiting.sort((a, b) => a.bytes.length - b.bytes.length);
        this.fill();
      });
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.idle, ...this.running.keys()].map((worker) => worker.terminate()));
  }

  private fill(): void {
    const threads = Math.min(maximumThreads, availableParallelism());
    while (this.waiting.length > 0 && this.running.size < threads) {
      const task = this.waiting.pop() as Task;
      this.start(this.idle.pop() ?? this.newWorker(), task);
    }
  }

  private start(worker: Worker, task: Task): void {
    this.running.set(worker, task);
    const bytes = new Uint8Array(task.bytes);
    worker.postMessage({ bytes } satisfies LzmaRequest, [bytes.buffer]);
  }

  private newWorker(): Worker {
    const worker = new Worker(workerFile);
    worker.on('message', ({ encoded }: LzmaAnswer) => {
      this.running.get(worker)?.resolve(encoded);
      this.running.delete(worker);
      this.idle.push(worker);
      this.fill();
    });
    // A thread that ends by itself had no memory left, or a mistake in it.
    const fail = (error: unknown): void => {
      this.running.get(worker)?.reject(error);
      this.running.delete(worker);
      this.fill();
    };
    worker.on('error', fail);
    worker.on('exit', (code) => fail(new Error(`a compressing thread ended early (${code})`)));
    return worker;
  }
}
