import { describe, expect, it } from 'vitest';
import { ScaledScroll } from '../../src/elements/file/scaled-scroll.js';

function listOf(count: number, viewport: number): ScaledScroll {
  const scroll = new ScaledScroll(20);
  scroll.count = count;
  scroll.viewport = viewport;
  return scroll;
}

describe('a row that is brought to the middle of a list', () => {
  it('lets rows begin at the upper edge, and stays when what is seen gets another height', () => {
    const scroll = listOf(1000, 0);
    scroll.reveal(500);
    for (const viewport of [221, 222, 400, 60, 222]) {
      scroll.viewport = viewport;
      expect(scroll.top % 20).toBe(0);
      expect(Math.abs(scroll.offsetOf(500) + 10 - viewport / 2)).toBeLessThanOrEqual(20);
    }
  });

  it('is in the same place however high the list was before', () => {
    const places = [0, 40, 180, 900].map((before) => {
      const scroll = listOf(1000, before);
      scroll.reveal(500);
      scroll.viewport = 230;
      return scroll.top;
    });
    expect(new Set(places).size).toBe(1);
  });

  it('is left by whoever scrolls on', () => {
    const scroll = listOf(1000, 200);
    scroll.reveal(500);
    scroll.by(300);
    const { top } = scroll;
    scroll.viewport = 400;
    expect(scroll.top).toBe(top);
    scroll.reveal(0);
    scroll.dragged(5000);
    scroll.viewport = 100;
    expect(scroll.top).toBe(5000);
  });

  it('is not needed for a row that is near', () => {
    const scroll = listOf(1000, 200);
    scroll.reveal(11);
    expect(scroll.top).toBe(40);
    scroll.viewport = 240;
    expect(scroll.top).toBe(40);
  });
});
