import { FormatError } from '@brushwork/record';
import { escapeText } from '../text/escape-text.js';

/** What was being done when the operating system refused. */
export type IoAction = 'read' | 'write';

/**
 * Turns an error of the operating system into a `FormatError` 'io' of one clear sentence that names the file; a
 * `FormatError` passes through. The original is kept as `cause`.
 */
export function ioError(error: unknown, action: IoAction, file: string): FormatError {
  if (error instanceof FormatError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
  return new FormatError('io', sentence(code, action, escapeText(file)), { cause: error });
}

/** The code of an operating system's error, e.g. `ENOENT`; `undefined` for any other error. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function sentence(code: string, action: IoAction, file: string): string {
  switch (code) {
    case 'ENOENT':
      return action === 'read' ? `there is no file ${file}` : `there is no folder to write ${file} in`;
    case 'ENOTDIR':
      return `${file} can't be there: a part of its path is a file, not a folder`;
    case 'EISDIR':
      return `${file} is a folder, not a file`;
    case 'EACCES':
    case 'EPERM':
      return `no permission to ${action} ${file}`;
    case 'EEXIST':
      return `${file} exists already`;
    case 'EBUSY':
      return `${file} is in use by another program`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `no space left to write ${file}`;
    case 'EROFS':
      return `${file} is on a disk that can't be written to`;
    case 'ENAMETOOLONG':
      return `the name ${file} is too long`;
    case 'ELOOP':
      return `${file} is a link that leads back to itself`;
    case 'EMFILE':
    case 'ENFILE':
      return `too many files are open to ${action} ${file}`;
    case 'ERR_INVALID_ARG_VALUE':
      return `${file} is no possible file name`;
    default:
      return `can't ${action} ${file} (${code})`;
  }
}
