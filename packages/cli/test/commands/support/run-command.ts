import { Writable } from 'node:stream';
import { runProgram } from '../../../src/program/run-program.js';

/** What a run of the program in this process came to. */
export interface CommandRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** What was written to standard output, byte for byte. */
  readonly bytes: Uint8Array;
}

/** How the program is run. */
export interface RunOptions {
  /** What `-` reads. */
  readonly stdin?: Uint8Array;
  /** Columns of the terminal that standard output is; none when it isn't one. */
  readonly terminal?: number;
}

class Collector extends Writable {
  readonly parts: Buffer[] = [];
  isTTY: boolean | undefined;
  columns: number | undefined;

  override _write(part: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.parts.push(part);
    done();
  }

  get bytes(): Buffer {
    return Buffer.concat(this.parts);
  }
}

/** Runs the program in this process, as `brushwork ARGUMENT...` would. */
export async function runCommand(
  programArguments: readonly string[],
  options: RunOptions = {},
): Promise<CommandRun> {
  const stdout = new Collector();
  const stderr = new Collector();
  if (options.terminal !== undefined) {
    stdout.isTTY = true;
    stdout.columns = options.terminal;
  }
  const exitCode = await runProgram(programArguments, {
    stdout,
    stderr,
    stdin: options.stdin === undefined ? undefined : chunks(options.stdin),
    environment: {},
  });
  const { bytes } = stdout;
  return { exitCode, stdout: bytes.toString('utf8'), stderr: stderr.bytes.toString('utf8'), bytes };
}

async function* chunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The JSON documents of an output, one for each line. */
export function jsonLines(output: string): Record<string, unknown>[] {
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** The one JSON document of an output. */
export function jsonLine(output: string): Record<string, unknown> {
  const documents = jsonLines(output);
  if (documents.length !== 1) throw new Error(`${documents.length} documents instead of one: ${output}`);
  return documents[0] as Record<string, unknown>;
}
