/*
 * The process that rebuilds lumps for `roundtrip --deep`. It is given a branch's name, a lump's name and JSON text over
 * standard input, and gives bytes back over standard output. It opens no file.
 */
import { createLocalRebuilder, type RebuildRequest } from '@brushwork/ops';
import { FormatError, type FormatErrorCode, type FormatPath } from '@brushwork/record';
import { collectGarbageAfter } from './collect-garbage.js';
import { type Frame, FrameKind, frameHead, readFrames } from './frames.js';

/** What the process says when a block can't be rebuilt. */
export interface FrameError {
  /** Code of the `FormatError`; none for a mistake in the program. */
  readonly code?: FormatErrorCode;
  /** One sentence. */
  readonly message: string;
  /** Where. */
  readonly path: FormatPath;
}

const rebuilder = createLocalRebuilder();
const decoder = new TextDecoder();
const encoder = new TextEncoder();

for await (const frame of readFrames(process.stdin)) {
  try {
    await handle(frame);
  } catch (error) {
    const { code, path } = error instanceof FormatError ? error : { code: undefined, path: [] };
    const message =
      error instanceof FormatError ? error.reason : error instanceof Error ? error.message : String(error);
    const answer = { ...(code === undefined ? {} : { code }), message, path } satisfies FrameError;
    await write(FrameKind.error, encoder.encode(JSON.stringify(answer)));
  }
}

async function handle({ kind, payload }: Frame): Promise<void> {
  const text = decoder.decode(payload);
  if (kind === FrameKind.begin) {
    await rebuilder.begin(JSON.parse(text) as RebuildRequest);
    return;
  }
  const lineEnd = text.indexOf('\n');
  const bytes = await rebuilder.rebuild(text.slice(lineEnd + 1), Number(text.slice(0, lineEnd)));
  await write(FrameKind.bytes, bytes);
  collectGarbageAfter(payload.length + bytes.length);
}

async function write(kind: FrameKind, payload: Uint8Array): Promise<void> {
  process.stdout.write(frameHead(kind, payload.length));
  if (process.stdout.write(payload)) return;
  await new Promise<void>((resolve) => {
    process.stdout.once('drain', resolve);
  });
}
