import type { CommandContext } from './context.js';

/** A line that says how far a long task has come. */
export interface ProgressLine {
  /** Shows how much is done, at most a few times a second, once the task has taken a while. */
  show(done: number, total: number): void;
  /** Takes the line away. */
  clear(): Promise<void>;
}

const firstAfter = 1000;
const interval = 200;
const eraseLine = '\r\x1b[K';

/** Makes a progress line on the terminal that errors go to; where that is none, nothing is ever shown. */
export function createProgressLine(
  { err, isErrorTerminal }: Pick<CommandContext, 'err' | 'isErrorTerminal'>,
  label: string,
  now: () => number = Date.now,
): ProgressLine {
  let next = now() + firstAfter;
  let isShown = false;
  let last: Promise<unknown> = Promise.resolve();
  const write = (text: string): void => {
    // A progress line that can't be shown is no reason to end.
    last = err.write(text).catch(() => undefined);
  };
  return {
    show(done, total) {
      if (!isErrorTerminal || total === 0 || now() < next) return;
      next = now() + interval;
      isShown = true;
      write(`${eraseLine}${label}: ${Math.floor((done / total) * 100)} %`);
    },
    async clear() {
      if (isShown) write(eraseLine);
      isShown = false;
      await last;
    },
  };
}
