import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

/** What a server answered. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Whether the body came to its end. */
  readonly isWhole: boolean;
}

/** How a server is asked. */
export interface AskOptions {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Asks for a path exactly as it is written: nothing is normalised on the way, as clients otherwise do. */
export function ask(port: number, path: string, options: AskOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (incoming) => {
      const parts: Buffer[] = [];
      const done = (): void =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(parts),
          isWhole: incoming.complete,
        });
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', () => undefined);
      incoming.on('close', done);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Sends bytes as they are, and answers with what came until the other side closed the connection. */
export function askRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(text));
    socket.on('data', (part: Buffer) => {
      answer += part.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}
