import type { Endpoint } from 'comlink';

/** An end of a line to a worker that keeps what is said until the worker can answer it. */
export class GatedEndpoint implements Endpoint {
  private readonly target: Endpoint;
  private held: (() => void)[] | undefined = [];

  constructor(target: Endpoint) {
    this.target = target;
  }

  postMessage(message: unknown, transfer?: Transferable[]): void {
    const send = (): void => this.target.postMessage(message, transfer);
    if (this.held === undefined) send();
    else this.held.push(send);
  }

  addEventListener(...parameters: Parameters<Endpoint['addEventListener']>): void {
    this.target.addEventListener(...parameters);
  }

  removeEventListener(...parameters: Parameters<Endpoint['removeEventListener']>): void {
    this.target.removeEventListener(...parameters);
  }

  /** Sends what was kept, in its order, and from now on everything at once. */
  release(): void {
    const { held = [] } = this;
    this.held = undefined;
    for (const send of held) send();
  }
}
