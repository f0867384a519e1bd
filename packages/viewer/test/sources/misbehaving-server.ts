import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll } from 'vitest';

/** What a request asked for, and the answer that a good server would give. */
export interface Exchange {
  /** The request. */
  readonly request: IncomingMessage;
  /** The answer, of which nothing is sent yet. */
  readonly response: ServerResponse;
  /** First byte that is asked for. */
  readonly first: number;
  /** Last byte that is asked for. */
  readonly last: number;
  /** Those bytes. */
  readonly bytes: Buffer;
  /** The head of a good answer. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A server of one file whose manners can be changed. */
export interface MisbehavingServer {
  /** Address of the file. */
  readonly url: string;
  /** What the file holds. */
  readonly file: Buffer;
  /** Its tag. */
  readonly etag: string;
  /** The ranges that were asked for since it was last told how to behave, as `first-last`. */
  readonly asked: string[];
  /** How many answers were cut off by the other side. */
  readonly cutOff: () => number;
  /** Tells it how to answer; well, unless it is told otherwise. */
  behave(answer?: (exchange: Exchange) => void): void;
}

/** Answers as a good server does. */
export function answerWell({ response, headers, bytes }: Exchange): void {
  response.writeHead(206, headers);
  response.end(bytes);
}

/** Starts the server before the tests of a file, and ends it behind them. */
export function useMisbehavingServer(size: number): MisbehavingServer {
  const file = Buffer.from(Uint8Array.from({ length: size }, (_, i) => (i * 31 + (i >> 8)) & 255));
  const etag = '"one"';
  const asked: string[] = [];
  let cutOff = 0;
  let answer = answerWell;
  let url = '';
  const server = createServer((request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const [first, last] = [Number(from), Number(to)];
    asked.push(`${first}-${last}`);
    response.on('close', () => {
      if (!response.writableFinished) cutOff++;
    });
    const bytes = file.subarray(first, last + 1);
    const headers = { ETag: etag, 'Content-Range': `bytes ${first}-${last}/${size}` };
    answer({ request, response, first, last, bytes, headers });
  });
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/file`;
          resolve();
        });
      }),
  );
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return {
    get url() {
      return url;
    },
    file,
    etag,
    asked,
    cutOff: () => cutOff,
    behave(how = answerWell) {
      answer = how;
      asked.length = 0;
      cutOff = 0;
    },
  };
}
