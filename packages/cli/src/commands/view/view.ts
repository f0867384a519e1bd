import path from 'node:path';
import { isVpk, openSource, sniffModel } from '@brushwork/formats';
import { type ByteSource, readBytes } from '@brushwork/record';
import { expandInputs } from '../../files/expand.js';
import { systemFiles } from '../../files/file-lister.js';
import { kindOfName, tellingSize } from '../../files/folder-kinds.js';
import { type InputPath, isStandardInput } from '../../files/input-path.js';
import { listArchive, openInput } from '../../files/open-input.js';
import type { CommandContext, CommonOptions } from '../../program/context.js';
import { ExitCode } from '../../program/exit-code.js';
import { errorLine, reportFileError } from '../../program/report-error.js';
import { UsageError } from '../../program/usage-error.js';
import { escapeText } from '../../text/escape-text.js';
import { formatJsonLine } from '../../text/json-line.js';
import { openBrowser } from './open-browser.js';
import { refuseFolder } from './refuse-folder.js';
import { diskFile, memoryFile, type ServedFile } from './served-file.js';
import { servedFolder } from './served-folder.js';
import { startViewServer, type ViewServer } from './view-server.js';
import { readViewerFiles } from './viewer-files.js';
import { findViewerFolder } from './viewer-folder.js';

/** Options of `view`. */
export interface ViewOptions extends CommonOptions {
  /** Port to listen at. */
  readonly port?: number | undefined;
  /** Open the system's browser. */
  readonly open?: boolean | undefined;
  /** Folder in which textures and libraries are looked for. */
  readonly textures?: string | undefined;
}

/** `brushwork view`: serves the viewer with files on this computer, until it is told to end. */
export async function view(
  context: CommandContext,
  files: readonly string[],
  options: ViewOptions,
): Promise<ExitCode> {
  if (files.length > 2) throw new UsageError('one file is viewed, or two are compared');
  const viewer = await readViewerFiles(findViewerFolder());
  const opened: ViewedFile[] = [];
  for (const file of files) {
    try {
      opened.push(await viewedFile(context, file));
    } catch (error) {
      return reportFileError(context, file, error, options);
    }
  }
  const place = options.textures ?? opened.map(({ folder }) => folder).find((one) => one !== undefined);
  const folder = place === undefined ? undefined : await servedFolder(place);
  // By the time the page asks, it is done; who asks is told what went wrong.
  folder?.list().catch(() => undefined);
  const session = { files: opened.map(({ file }) => file), folder };
  const server = await startViewServer({ viewer, session, port: options.port });
  const ended = untilToldToEnd();
  try {
    await announce(context, { files, server, options });
    if (options.open === true && !(await openBrowser(server.address)))
      await context.err.write(
        `${errorLine(context, 'no browser could be opened: open the address yourself')}\n`,
      );
    await ended;
  } finally {
    await server.close();
  }
  return ExitCode.fine;
}

/** A file that is viewed. */
interface ViewedFile {
  readonly file: ServedFile;
  /** The folder of what belongs to it, where that is clear: models name files beside them, some maps and archives are in several. */
  readonly folder: string | undefined;
}

async function viewedFile(context: CommandContext, argument: string): Promise<ViewedFile> {
  const [input, ...others] = await expandInputs([argument], { path, files: systemFiles, listArchive });
  if (input === undefined || others.length > 0)
    throw new UsageError(`one file is viewed, or two are compared; this names ${others.length + 1}`);
  if (!isStandardInput(input)) await refuseFolder(input.file);
  const name = nameOf(input);
  const { close, source, stamp } = await openInput(input, { standardInput: context.stdin });
  try {
    if (stamp === undefined) {
      const bytes = await readBytes(source, 0, source.byteLength);
      return { file: memoryFile(name, bytes), folder: undefined };
    }
    const head = await readBytes(source, 0, Math.min(tellingSize, source.byteLength));
    const isModel = kindOfName(name) === 'model' || sniffModel(head) !== undefined;
    // The program stays where it is, but nothing promises that.
    const file = path.resolve(input.file);
    const hasFolder = isModel || isVpk(head) || (await isInSeveralFiles(source));
    return { file: diskFile(name, file), folder: hasFolder ? path.dirname(file) : undefined };
  } finally {
    // It is opened anew for every request: an open file is one that others can't replace on some systems.
    await close();
  }
}

/** Whether a map is of a format that keeps parts of it in files beside it. What can't be opened is the page's to say. */
async function isInSeveralFiles(source: ByteSource): Promise<boolean> {
  try {
    return (await openSource(source)).map.branch.externals !== undefined;
  } catch {
    return false;
  }
}

function nameOf(input: InputPath): string {
  if (isStandardInput(input)) return 'standard input';
  const { inner } = input;
  const name = inner === undefined ? path.basename(input.file) : (inner.split(/[\\/]/).at(-1) ?? inner);
  // What was packed is handed out unpacked.
  return name.replace(/(?<=.)\.(gz|bz2)$/i, '');
}

async function announce(
  context: CommandContext,
  {
    files,
    options,
    server,
  }: { readonly files: readonly string[]; readonly options: ViewOptions; readonly server: ViewServer },
): Promise<void> {
  const { address, port } = server;
  if (options.json === true) {
    await context.out.write(formatJsonLine({ address, port, files }));
    return;
  }
  const shown = files.map((file) => context.colour.bold(escapeText(file)));
  const what =
    shown.length === 0
      ? 'The viewer is ready for files to be dropped on it'
      : shown.length === 1
        ? `${shown[0]} is open in the viewer`
        : `${shown.join(' and ')} are open in the viewer, to be compared`;
  await context.out.write(
    `${what}:\n\n  ${context.colour.cyan(address)}\n\n` +
      'Only this computer reaches it, and only with the whole address. Ctrl+C ends it.\n',
  );
}

/** Settled when the user or the system wants the program to end. A second wish is the system's own to fulfil. */
function untilToldToEnd(): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const;
  return new Promise((resolve) => {
    const end = (): void => {
      for (const signal of signals) process.removeListener(signal, end);
      resolve();
    };
    for (const signal of signals) process.on(signal, end);
  });
}
