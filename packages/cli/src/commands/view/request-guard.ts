import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Why a request isn't answered. */
export interface Refusal {
  /** The status. */
  readonly status: number;
  /** One sentence for whoever looks at it. */
  readonly reason: string;
}

/**
 * What is wrong with who asks, whatever is asked for. A page of another site can make a browser send requests here: with a name of
 * its own that leads to this computer (the `Host` is then another), or from its own pages (`Origin` and `Sec-Fetch-Site`
 * say so). Neither gets as far as the path.
 */
export function refuseStrangers({ headers, method }: IncomingMessage, port: number): Refusal | undefined {
  const { host, origin } = headers;
  const hosts = hostsOf(port);
  if (host === undefined || !hosts.includes(host.toLowerCase()))
    return { status: 421, reason: `This server is asked by its own address alone, ${hosts[0]}.` };
  if (origin !== undefined && origin.toLowerCase() !== `http://${host.toLowerCase()}`)
    return { status: 403, reason: 'Pages of other origins get nothing here.' };
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return {
      status: 403,
      reason: 'Other pages lead nowhere here: put the address into the address bar yourself.',
    };
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, reason: 'There is nothing here to change: GET and HEAD are all.' };
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  if (encoding !== undefined || (length !== undefined && length !== '0'))
    return { status: 400, reason: 'A request without a body is expected.' };
  return undefined;
}

/** How the server may be called in `Host`. A browser leaves out the port that is usual for http. */
function hostsOf(port: number): readonly string[] {
  const names = ['127.0.0.1', 'localhost'];
  return [...names.map((name) => `${name}:${port}`), ...(port === 80 ? names : [])];
}

/** Whether two secrets are the same, found out in a time that says nothing of where they differ. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
