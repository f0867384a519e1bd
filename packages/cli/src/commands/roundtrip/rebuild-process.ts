import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Rebuilder, RebuildRequest } from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import { collectGarbageAfter } from './collect-garbage.js';
import { FrameKind, frameHead, readFrames } from './frames.js';
import type { FrameError } from './rebuild-worker.js';

/** A rebuilder in a process of its own. */
export interface RebuildProcess extends Rebuilder {
  /** Ends the process. */
  close(): Promise<void>;
}

/** Program of the rebuilding process, beside the bundled program that this module is part of. */
const workerFile = fileURLToPath(new URL('./rebuild-worker.js', import.meta.url));

/**
 * Has the memory allocator of Linux give back blocks of a lump as soon as they are freed, instead of keeping them for
 * others as large. Elsewhere it means nothing.
 */
const littleMemory = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '1048576' };

/**
 * Starts a process that rebuilds lumps. It inherits neither the arguments nor an open file, and gets nothing over its
 * pipe but names and JSON text. Blocks are handed over only as fast as it takes them.
 */
export function startRebuildProcess(): RebuildProcess {
  return new ChildRebuilder(
    spawn(process.execPath, ['--max-semi-space-size=1', workerFile], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...littleMemory },
      windowsHide: true,
    }),
  );
}

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: Error) => void;
}

class ChildRebuilder implements RebuildProcess {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly waiting: Waiting[] = [];
  private readonly encoder = new TextEncoder();
  private readonly ended: Promise<void>;
  private failure: Error | undefined;

  constructor(child: ChildProcessByStdio<Writable, Readable, null>) {
    this.child = child;
    // Errors of the pipe say no more than the end of the process does.
    child.stdin.on('error', () => undefined);
    this.ended = new Promise((resolve) => {
      child.on('error', (error) => {
        this.fail(error);
        resolve();
      });
      child.on('close', (code, signal) => {
        this.fail(new Error(`the rebuilding process ended early (${signal ?? code})`));
        resolve();
      });
    });
    this.listen().catch((error: unknown) =>
      this.fail(error instanceof Error ? error : new Error(String(error))),
    );
  }

  async begin(request: RebuildRequest): Promise<void> {
    await this.send(FrameKind.begin, JSON.stringify(request));
  }

  async rebuild(block: string, first: number): Promise<Uint8Array> {
    if (this.failure !== undefined) throw this.failure;
    const answer = new Promise<Uint8Array>((resolve, reject) => {
      this.waiting.push({ resolve, reject });
    });
    // It may be refused before anybody waits for it.
    answer.catch(() => undefined);
    await this.send(FrameKind.block, `${first}\n`, block);
    collectGarbageAfter(block.length);
    return answer;
  }

  async close(): Promise<void> {
    this.child.stdin.end();
    await this.ended;
  }

  /** Sends texts that follow each other as one frame. */
  private async send(kind: FrameKind, ...texts: readonly string[]): Promise<void> {
    const { stdin } = this.child;
    if (this.write(kind, texts) || this.failure !== undefined) return;
    await Promise.race([
      new Promise<void>((resolve) => {
        stdin.once('drain', resolve);
      }),
      this.ended,
    ]);
  }

  /** Whether there is room for more; what was encoded isn't kept longer than the pipe needs it. */
  private write(kind: FrameKind, texts: readonly string[]): boolean {
    const { stdin } = this.child;
    const parts = texts.map((text) => this.encoder.encode(text));
    const size = parts.reduce((sum, part) => sum + part.length, 0);
    return [frameHead(kind, size), ...parts].map((part) => stdin.write(part)).every((hasRoom) => hasRoom);
  }

  private async listen(): Promise<void> {
    for await (const { kind, payload } of readFrames(this.child.stdout)) {
      const next = this.waiting.shift();
      if (next === undefined || kind === FrameKind.bytes) {
        next?.resolve(payload);
        continue;
      }
      const { code, message, path } = JSON.parse(new TextDecoder().decode(payload)) as FrameError;
      next.reject(code === undefined ? new Error(message) : new FormatError(code, message, { path }));
    }
  }

  private fail(error: Error): void {
    this.failure ??= error;
    for (const { reject } of this.waiting.splice(0)) reject(this.failure);
  }
}
