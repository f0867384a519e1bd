import { FormatError } from '@brushwork/record';

/** The part of a Node stream that an `Output` writes to; `process.stdout` is one. */
export type OutputStream = Pick<NodeJS.WritableStream, 'write' | 'on' | 'once' | 'removeListener'>;

/** Somewhere to write results to. */
export interface Output {
  /** Whether the reader has gone away; nothing more needs to be made then. */
  readonly isClosed: boolean;
  /**
   * Writes a part and waits while the reader is slower. False when the reader has gone away. Throws `FormatError` 'io'
   * when writing fails for any other reason.
   */
  write(part: string | Uint8Array): Promise<boolean>;
  /** Waits until everything has been handed over. Throws as `write` does. */
  finish(): Promise<void>;
}

/** How the systems say that the reading end of a pipe is closed. */
const closedCodes: readonly string[] = [
  'EPIPE',
  'EOF',
  'ECONNRESET',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
];

/**
 * Makes an output of a stream, e.g. of `process.stdout`, once in a program's life. A reader that closes its end early,
 * as `head` does, ends the output quietly: no error, and nothing changes the exit code.
 */
export function createOutput(stream: OutputStream): Output {
  return new StreamOutput(stream);
}

class StreamOutput implements Output {
  isClosed = false;
  private failure: Error | undefined;
  private readonly stream: OutputStream;

  constructor(stream: OutputStream) {
    this.stream = stream;
    // Errors of a stream arrive as events, also between two writes; without a listener they end the process.
    stream.on('error', (error: Error) => this.noteError(error));
    stream.on('close', () => {
      this.isClosed = true;
    });
  }

  async write(part: string | Uint8Array): Promise<boolean> {
    this.check();
    if (this.isClosed) return false;
    if (part.length > 0 && !this.stream.write(part)) await this.waitForReader();
    this.check();
    return !this.isClosed;
  }

  async finish(): Promise<void> {
    this.check();
    if (this.isClosed) return;
    await new Promise<void>((resolve) => {
      this.whenEnded(resolve);
      this.stream.write('', (error) => {
        if (error) this.noteError(error);
        resolve();
      });
    });
    this.check();
  }

  private waitForReader(): Promise<void> {
    return new Promise((resolve) => {
      const drained = (): void => {
        stopWaiting();
        resolve();
      };
      const stopWaiting = this.whenEnded(() => {
        this.stream.removeListener('drain', drained);
        resolve();
      });
      this.stream.once('drain', drained);
    });
  }

  /** Calls back once when the stream fails or closes, unless the returned function was called before. */
  private whenEnded(callback: () => void): () => void {
    const stop = (): void => {
      this.stream.removeListener('error', ended);
      this.stream.removeListener('close', ended);
    };
    const ended = (): void => {
      stop();
      callback();
    };
    this.stream.once('error', ended);
    this.stream.once('close', ended);
    return stop;
  }

  private noteError(error: Error): void {
    const code = 'code' in error ? String(error.code) : '';
    if (closedCodes.includes(code)) this.isClosed = true;
    else this.failure ??= error;
  }

  private check(): void {
    if (this.failure === undefined) return;
    const code = 'code' in this.failure ? String(this.failure.code) : this.failure.message;
    throw new FormatError('io', `the results can't be written (${code})`, { cause: this.failure });
  }
}
