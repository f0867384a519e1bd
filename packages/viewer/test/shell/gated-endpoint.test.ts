import { expose } from 'comlink';
import { afterEach, describe, expect, it } from 'vitest';
import { GatedEndpoint } from '../../src/client/gated-endpoint.js';
import { remoteApi } from '../../src/client/worker-client.js';

const ports: { close(): void }[] = [];

afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** Something that notes what it is asked, behind a gate. */
function behindGate() {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const asked: string[] = [];
  const service = {
    ask: (text: string) => asked.push(text),
    inner: { ask: (text: string) => asked.push(text) },
  };
  expose(service, port1);
  port2.start();
  const gate = new GatedEndpoint(port2);
  return { asked, gate, api: remoteApi<typeof service>(gate) };
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('what is asked of a worker before it has its file', () => {
  it('waits, and is answered in its order afterwards', async () => {
    const { api, asked, gate } = behindGate();
    const answers = [api.ask('a'), api.inner.ask('b')];
    await soon();
    expect(asked).toEqual([]);
    gate.release();
    expect(await Promise.all(answers)).toEqual([1, 2]);
    expect(await api.ask('c')).toBe(3);
    expect(asked).toEqual(['a', 'b', 'c']);
  });
});
