import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, parseByteRange } from './byte-range.js';
import { namesTag } from './entity-tag.js';
import { commonHeaders, plainBytes } from './response-headers.js';
import type { OpenedFile, ServedFile } from './served-file.js';

/**
 * Answers a request for a file: the whole of it or one range, if what the request presupposes holds. It goes out as plain bytes
 * whatever it is, piece by piece, as fast as the other side takes them. A file that can't be read, or is written meanwhile,
 * ends the connection in the middle of the body. Throws as `ServedFile.open` does, with nothing sent yet.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
): Promise<void> {
  const opened = await file.open();
  try {
    const { status, headers, range } = answerFor(request, opened);
    response.writeHead(status, { ...commonHeaders, ...headers });
    if (range === undefined || range.last < range.first || request.method === 'HEAD') response.end();
    else await pipeline(opened.read(range), response);
  } catch {
    // The other side went away, or the file isn't what it was: only a cut connection says so now.
    response.destroy();
  } finally {
    await opened.close();
  }
}

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** What of the file is sent; nothing when absent. */
  readonly range?: ByteRange;
}

/** The order in which HTTP asks for the conditions to be looked at (RFC 9110, 13.2.2). */
function answerFor({ headers, method }: IncomingMessage, { size, tag }: OpenedFile): Answer {
  const own = { 'Accept-Ranges': 'bytes', ETag: tag };
  const { 'if-match': match, 'if-none-match': noneMatch, 'if-range': ifRange } = headers;
  if (match !== undefined && !namesTag(match, tag, { comparison: 'strong' }))
    return { status: 412, headers: { ...own, 'Content-Length': 0 } };
  if (noneMatch !== undefined && namesTag(noneMatch, tag, { comparison: 'weak' }))
    return { status: 304, headers: own };
  const isRangeWanted = method === 'GET' && (ifRange === undefined || String(ifRange).trim() === tag);
  const range = isRangeWanted ? parseByteRange(headers.range, size) : 'whole';
  if (range === 'unsatisfiable')
    return { status: 416, headers: { ...own, 'Content-Range': `bytes */${size}`, 'Content-Length': 0 } };
  const content = {
    ...own,
    'Content-Type': plainBytes,
    // Nobody who comes by the address alone gets it shown.
    'Content-Disposition': 'attachment',
  };
  if (range === 'whole') {
    return {
      status: 200,
      headers: { ...content, 'Content-Length': size },
      range: { first: 0, last: size - 1 },
    };
  }
  const { first, last } = range;
  return {
    status: 206,
    headers: {
      ...content,
      'Content-Length': last - first + 1,
      'Content-Range': `bytes ${first}-${last}/${size}`,
    },
    range,
  };
}
