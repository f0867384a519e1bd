import { type Colour, createColour, type Environment, wantsColour } from '../text/colour.js';
import { createOutput, type Output, type OutputStream } from '../text/stdout.js';

/** Options that every verb has. */
export interface CommonOptions {
  /** Write JSON instead of text for people. */
  readonly json?: boolean | undefined;
  /** Identifier of the branch, when detection is not to decide. */
  readonly branch?: string | undefined;
  /** Take every error found while opening as a reason not to read the file. */
  readonly strict?: boolean | undefined;
  /** Show where in the program an error came from. */
  readonly debug?: boolean | undefined;
}

/** A stream that the program writes to; `process.stdout` is one. */
export type ProgramStream = OutputStream & {
  /** Whether it is a terminal. */
  readonly isTTY?: boolean | undefined;
  /** Columns of the terminal. */
  readonly columns?: number | undefined;
};

/** The streams and settings that the program runs with. */
export interface ProgramSurroundings {
  /** Where results go. */
  readonly stdout: ProgramStream;
  /** Where errors go. */
  readonly stderr: ProgramStream;
  /** Where `-` reads from; the program's own standard input when not given. */
  readonly stdin?: AsyncIterable<Uint8Array | string> | undefined;
  /** Environment variables. */
  readonly environment: Environment;
}

/** What a command works with. */
export interface CommandContext {
  /** Results. */
  readonly out: Output;
  /** Errors, and remarks that are no results. */
  readonly err: Output;
  /** Colours for results. */
  readonly colour: Colour;
  /** Colours for errors. */
  readonly errorColour: Colour;
  /** Whether results go to a terminal. */
  readonly isTerminal: boolean;
  /** Whether errors go to a terminal. */
  readonly isErrorTerminal: boolean;
  /** Columns of the terminal that results go to; `undefined` when they don't go to one. */
  readonly width: number | undefined;
  /** Where `-` reads from; the program's own standard input when not given. */
  readonly stdin: AsyncIterable<Uint8Array | string> | undefined;
}

/** Makes a context of streams and environment variables. */
export function createContext(surroundings: ProgramSurroundings): CommandContext {
  const { stdout, stderr, stdin, environment } = surroundings;
  const isTerminal = stdout.isTTY === true;
  return {
    out: createOutput(stdout),
    err: createOutput(stderr),
    colour: createColour({ enabled: wantsColour(stdout, environment) }),
    errorColour: createColour({ enabled: wantsColour(stderr, environment) }),
    isTerminal,
    isErrorTerminal: stderr.isTTY === true,
    width: isTerminal ? stdout.columns : undefined,
    stdin,
  };
}
