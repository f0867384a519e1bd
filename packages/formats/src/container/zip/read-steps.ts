import { type ByteSource, FormatError, readBytes } from '@brushwork/record';

/** A stretch of bytes that reading asks for. */
export interface ReadRequest {
  /** Absolute offset of the first byte. */
  readonly start: number;
  /** Absolute offset behind the last byte. */
  readonly end: number;
}

/**
 * Reading that asks for bytes as it goes, written once for sources, which answer later, and for bytes in memory, which
 * answer at once.
 */
export type ReadSteps<T> = Generator<ReadRequest, T, Uint8Array>;

/** Asks for bytes inside other steps: `const head = yield* readRange(0, 4)`. What comes is not to be changed. */
export function* readRange(start: number, end: number): ReadSteps<Uint8Array> {
  return yield { start, end };
}

/** Runs steps over a source. Throws what they throw, and as `readBytes` does for what they don't catch of that. */
export async function runOverSource<T>(source: ByteSource, steps: ReadSteps<T>): Promise<T> {
  let step = steps.next();
  while (step.done !== true) {
    const answer = await answerOf(source, step.value);
    step = answer instanceof Uint8Array ? steps.next(answer) : steps.throw(answer.error);
  }
  return step.value;
}

async function answerOf(
  source: ByteSource,
  { start, end }: ReadRequest,
): Promise<Uint8Array | { readonly error: unknown }> {
  try {
    return await readBytes(source, start, end);
  } catch (error) {
    return { error };
  }
}

/** Runs steps over bytes in memory, of which they get views. Throws what they throw, 'out-of-bounds' for bytes that aren't there. */
export function runInMemory<T>(bytes: Uint8Array, steps: ReadSteps<T>): T {
  let step = steps.next();
  while (step.done !== true) {
    const { start, end } = step.value;
    const isInside = Number.isSafeInteger(start) && start >= 0 && start <= end && end <= bytes.length;
    step = isInside ? steps.next(bytes.subarray(start, end)) : steps.throw(outside(bytes, step.value));
  }
  return step.value;
}

function outside(bytes: Uint8Array, { start, end }: ReadRequest): FormatError {
  const message = `bytes ${start} to ${end} are outside the ${bytes.length} bytes there are`;
  return new FormatError('out-of-bounds', message, { expected: bytes.length, found: end });
}
