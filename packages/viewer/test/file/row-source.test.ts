import { describe, expect, it } from 'vitest';
import type { RemoteApi } from '../../src/client/remote-api.js';
import { LumpStates } from '../../src/elements/file/lump-states.js';
import { RowSource } from '../../src/elements/file/row-source.js';
import type { MapOverview } from '../../src/protocol/overview.js';
import type { TablesApi } from '../../src/protocol/table-api.js';
import type { TableInfo } from '../../src/protocol/table-types.js';

type Tables = RemoteApi<TablesApi>;

/** Tables of which each arrangement has so many rows, and which know what was let go of. */
function tablesOf(count: number): { readonly tables: Tables; readonly released: Set<string> } {
  const released = new Set<string>();
  const tables: Partial<Tables> = {
    arrange: () => Promise.resolve(count),
    release(id) {
      released.add(id);
      return Promise.resolve();
    },
    text(_path, { arrangement = '', first }) {
      if (released.has(arrangement)) return Promise.reject(new Error('the rows are no longer in that order'));
      return Promise.resolve(`${first}\n`);
    },
  };
  return { tables: tables as Tables, released };
}

describe('rows that are being saved', () => {
  it('are saved to the end, whatever is filtered or shown meanwhile, and let go of then', async () => {
    for (const goOn of [
      (source: RowSource): void => void source.arrange({ filter: 'other' }, () => undefined),
      (source: RowSource): void => source.end(),
    ]) {
      const { released, tables } = tablesOf(25_000);
      const source = new RowSource({ path: 'A', count: 90_000 } as TableInfo, tables, () => undefined);
      await source.arrange({ filter: 'this' }, () => undefined);
      let text = '';
      for await (const slice of source.text('csv')) {
        if (text === '') goOn(source);
        expect(released.size).toBe(0);
        text += slice;
      }
      expect(text).toBe('0\n10000\n20000\n');
      expect(released.size).toBe(1);
    }
  });
});

describe('what is known of the lumps of a file', () => {
  it('is asked for once, however often somebody goes elsewhere meanwhile', async () => {
    const asked: string[] = [];
    const describeLump = (name: string): Promise<unknown> => {
      asked.push(name);
      return Promise.resolve({});
    };
    const tables = { describe: describeLump } as unknown as Tables;
    const states = new LumpStates(tables, () => undefined);
    const lumps = ['A', 'B', 'C'].map((name) => ({ name }));
    const overview = { lumps, size: 100 } as unknown as MapOverview;
    await Promise.all([states.readAll(overview), states.readAll(overview), states.readAll(overview)]);
    expect(asked).toEqual(['A', 'B', 'C']);
  });
});
