import { describe, expect, it } from 'vitest';
import { Pace } from '../../src/worker/tables/pause.js';
import { filterRows, sortRows } from '../../src/worker/tables/sort-order.js';

const all = (count: number): Uint32Array => Uint32Array.from({ length: count }, (_, i) => i);

describe('sorting', () => {
  it('leaves equal rows as they were, whichever way it goes', async () => {
    const values = Array.from({ length: 5000 }, (_, i) => (i * 7919) % 13);
    for (const descending of [false, true]) {
      const sorted = await sortRows(all(5000), { readers: [(i) => values[i]], descending }, new Pace());
      const sign = descending ? -1 : 1;
      for (let k = 1; k < sorted.length; k++) {
        const [a, b] = [sorted[k - 1] as number, sorted[k] as number];
        const difference = sign * ((values[a] as number) - (values[b] as number));
        expect(difference < 0 || (difference === 0 && a < b)).toBe(true);
      }
    }
  });

  it('sorts by the second of several numbers where the first are equal', async () => {
    const points = [
      [1, 2],
      [0, 9],
      [1, 1],
      [0, 3],
    ] as const;
    const readers = [0, 1].map((k) => (i: number) => points[i]?.[k]);
    expect([...(await sortRows(all(4), { readers, descending: false }, new Pace()))]).toEqual([3, 1, 2, 0]);
  });

  it('puts rows without a value last, and what is no number behind the numbers', async () => {
    const values = [3, undefined, Number.NaN, -1, undefined];
    const up = await sortRows(all(5), { readers: [(i) => values[i]], descending: false }, new Pace());
    const down = await sortRows(all(5), { readers: [(i) => values[i]], descending: true }, new Pace());
    expect([[...up].slice(0, 2), [...down].slice(0, 2)]).toEqual([
      [3, 0],
      [0, 3],
    ]);
    expect([[...up].slice(2), [...down].slice(2)]).toEqual([
      [1, 2, 4],
      [1, 2, 4],
    ]);
  });

  it('sorts texts as people do', async () => {
    const names = ['wall10', 'Wall2', undefined, 'door'];
    const sorted = await sortRows(all(4), { readers: [(i) => names[i]], descending: false }, new Pace());
    expect([...sorted].map((i) => names[i])).toEqual(['door', 'Wall2', 'wall10', undefined]);
  });

  it('orders five million rows, answers others meanwhile, and tells how far it is', async () => {
    const count = 5_000_000;
    const values = new Float32Array(count);
    for (let i = 0; i < count; i++) values[i] = Math.fround(Math.sin(i) * 1000);
    const shares: number[] = [];
    const pace = new Pace((share) => shares.push(share));
    let isDone = false;
    const answers: number[] = [];
    const other = (async () => {
      while (!isDone) {
        await new Promise((resolve) => setTimeout(resolve));
        answers.push(answers.length);
      }
    })();
    const kept = await filterRows(count, (i) => (values[i] as number) > -900, pace);
    const sorted = await sortRows(kept, { readers: [(i) => values[i]], descending: false }, pace);
    isDone = true;
    await other;
    expect(sorted.length).toBe(kept.length);
    let isOrdered = true;
    for (let k = 1; k < sorted.length; k++)
      isOrdered &&= (values[sorted[k - 1] as number] as number) <= (values[sorted[k] as number] as number);
    expect(isOrdered).toBe(true);
    expect(answers.length).toBeGreaterThan(3);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  }, 120_000);

  it('ends when it is cancelled', async () => {
    const pace = new Pace();
    const work = sortRows(all(2_000_000), { readers: [(i) => (i * 7919) % 1013], descending: false }, pace);
    setTimeout(() => {
      pace.isCancelled = true;
    });
    await expect(work).rejects.toThrow('was cancelled');
  }, 60_000);
});
