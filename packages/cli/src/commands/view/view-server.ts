import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { FormatError } from '@brushwork/record';
import { systemErrorCode } from '../../files/io-error.js';
import { isSameSecret, type Refusal, refuseStrangers } from './request-guard.js';
import { longestTarget, pathParts } from './request-path.js';
import { commonHeaders } from './response-headers.js';
import { sendFile } from './send-file.js';
import { addressName, describeSession, type Session } from './session.js';
import { pageName, type ViewerFile } from './viewer-files.js';

/** What a server hands out, and how. */
export interface ViewServerOptions {
  /** The viewer itself, by paths with `/`. */
  readonly viewer: ReadonlyMap<string, ViewerFile>;
  /** What is viewed. */
  readonly session: Session;
  /** Port to listen at; any that is free unless given. */
  readonly port?: number | undefined;
  /** Limits of connections; those of `defaultConnectionLimits` unless given. */
  readonly connections?: Partial<ConnectionLimits> | undefined;
}

/** What keeps slow and many clients from holding the server up. Times are in milliseconds. */
export interface ConnectionLimits {
  /** Most connections at a time; further ones are closed at once. */
  readonly most: number;
  /** Time for the head of a request. */
  readonly headersTimeout: number;
  /** Time for a whole request. */
  readonly requestTimeout: number;
  /** Time in which a client has to take or send anything. */
  readonly idleTimeout: number;
}

/** Far more than a browser makes use of. */
export const defaultConnectionLimits: ConnectionLimits = {
  most: 64,
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  idleTimeout: 120_000,
};

/** A running server. */
export interface ViewServer {
  /** Where the viewer is: `http://127.0.0.1:PORT/TOKEN/`. Whoever knows it can read what is handed out. */
  readonly address: string;
  /** The port. */
  readonly port: number;
  /** Ends the server and every connection at once. */
  close(): Promise<void>;
}

/** Only this computer reaches what listens there. */
const loopback = '127.0.0.1';

/**
 * Starts a server for the viewer and what is viewed, on this computer alone and behind a path that nobody can guess. Throws `FormatError` 'io'
 * when it can't listen at the port.
 */
export async function startViewServer(options: ViewServerOptions): Promise<ViewServer> {
  const { most, headersTimeout, requestTimeout, idleTimeout } = {
    ...defaultConnectionLimits,
    ...options.connections,
  };
  const token = randomBytes(18).toString('base64url');
  let port = 0;
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout,
      requestTimeout,
      keepAliveTimeout: 5000,
      connectionsCheckingInterval: Math.min(5000, headersTimeout),
      requireHostHeader: false,
    },
    (request, response) => {
      answer(request, response, { ...options, token, port }).catch(() => response.destroy());
    },
  );
  server.maxConnections = most;
  server.maxHeadersCount = 100;
  server.setTimeout(idleTimeout, (socket) => socket.destroy());
  port = await listen(server, options.port ?? 0);
  return {
    address: `http://${loopback}:${port}/${token}/`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, port)));
    server.listen({ host: loopback, port, exclusive: true }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function listenError(cause: Error, port: number): FormatError {
  const code = systemErrorCode(cause);
  const text =
    code === 'EADDRINUSE'
      ? `port ${port} is in use: name another one, or none for any that is free`
      : code === 'EACCES'
        ? `no permission to listen at port ${port}: name one from 1024 up, or none for any that is free`
        : `can't listen at port ${port} (${code ?? cause.message})`;
  return new FormatError('io', text, { cause });
}

interface AnswerPlace extends ViewServerOptions {
  readonly token: string;
  readonly port: number;
}

async function answer(request: IncomingMessage, response: ServerResponse, place: AnswerPlace): Promise<void> {
  const refusal = refuseStrangers(request, place.port) ?? refuseTarget(request);
  if (refusal !== undefined) return refuse(response, refusal);
  const [token, ...parts] = pathParts(request.url ?? '') ?? [];
  // What is asked for without the token isn't told apart from what isn't there.
  if (token === undefined || !isSameSecret(token, place.token)) return refuse(response, nothing);
  if (parts.length === 0) return redirect(response, `/${place.token}/`);
  try {
    await answerInside(request, response, { parts, place });
  } catch (error) {
    if (response.headersSent) response.destroy();
    else refuse(response, unreadable(error));
  }
}

async function answerInside(
  request: IncomingMessage,
  response: ServerResponse,
  { parts, place }: { readonly parts: readonly string[]; readonly place: AnswerPlace },
): Promise<void> {
  const { session, viewer } = place;
  const wanted = parts.join('/');
  if (wanted === 'session.json') return sendJson(response, await describeSession(session));
  const file = await fileAt(session, parts);
  if (file !== undefined) return sendFile(request, response, file);
  const own = viewer.get(wanted === '' ? pageName : wanted);
  if (own === undefined) return refuse(response, nothing);
  sendBytes(response, own);
}

/** The file of the session at a path; none at any other. */
async function fileAt({ files, folder }: Session, parts: readonly string[]) {
  const [kind, ...rest] = parts;
  if (kind === 'folder') return folder?.find(rest.join('/'));
  const [number = '', name] = rest;
  if (kind !== 'files' || rest.length !== 2 || !/^\d$/.test(number)) return undefined;
  const file = files[Number(number)];
  return file !== undefined && addressName(file) === name ? file : undefined;
}

const nothing: Refusal = { status: 404, reason: 'There is nothing here.' };

/** What stands in for a file that is gone, or may not be read. */
function unreadable(error: unknown): Refusal {
  return error instanceof FormatError
    ? { status: 404, reason: `It can't be read (any more): ${error.reason}.` }
    : { status: 500, reason: 'The server made a mistake.' };
}

function refuseTarget({ url = '' }: IncomingMessage): Refusal | undefined {
  return url.length > longestTarget ? { status: 414, reason: 'The address is too long.' } : undefined;
}

function refuse(response: ServerResponse, { status, reason }: Refusal): void {
  const bytes = Buffer.from(`${reason}\n`);
  response.writeHead(status, {
    ...commonHeaders,
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    // Nothing more is read of whoever sends what isn't wanted.
    ...(status !== 404 && { Connection: 'close' }),
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': bytes.length,
  });
  response.end(bytes);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { ...commonHeaders, Location: location, 'Content-Length': 0 });
  response.end();
}

function sendJson(response: ServerResponse, value: unknown): void {
  sendBytes(response, {
    type: 'application/json; charset=utf-8',
    bytes: Buffer.from(JSON.stringify(value)),
  });
}

/** Sends bytes; of an answer to HEAD, Node leaves them out. */
function sendBytes(response: ServerResponse, { bytes, type }: ViewerFile): void {
  response.writeHead(200, { ...commonHeaders, 'Content-Type': type, 'Content-Length': bytes.length });
  response.end(bytes);
}
