import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packRectangles } from '../../../src/scene/light/pack-rectangles.js';

const always = { padding: 1, takePage: () => true };

describe('rectangles on pages', () => {
  it('never overlap, borders among them, and lie inside', () => {
    const side = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            side,
            side.map((one) => one + 1),
          ),
          { maxLength: 60 },
        ),
        (sizes) => {
          const rectangles = { widths: sizes.map(([w]) => w), heights: sizes.map(([, h]) => h) };
          const packed = packRectangles(rectangles, { ...always, side: 64 });
          const taken = new Set<number>();
          let pixels = 0;
          let outside = 0;
          for (const [i, [width, height]] of sizes.entries()) {
            if (width === 0) {
              expect(packed.pages[i]).toBe(-1);
              continue;
            }
            const page = packed.pages[i] as number;
            expect(page).toBeGreaterThanOrEqual(0);
            for (let y = -1; y <= height; y++)
              for (let x = -1; x <= width; x++) {
                const column = (packed.left[i] as number) + x;
                const row = (packed.top[i] as number) + y;
                if (column < 0 || column >= packed.width || row < 0 || row >= packed.height) outside++;
                pixels++;
                taken.add((page * 64 + row) * 64 + column);
              }
          }
          expect([outside, packed.refused]).toEqual([0, 0]);
          expect(taken.size).toBe(pixels);
          expect(packRectangles(rectangles, { ...always, side: 64 })).toEqual(packed);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('take one small page where they fit, and many full ones where they do not', () => {
    const few = packRectangles({ widths: [10, 4], heights: [10, 4] }, { ...always, side: 1024 });
    expect([few.width, few.height, few.pageCount]).toEqual([32, 16, 1]);
    const sizes = Array.from({ length: 5 }, () => 1000);
    const many = packRectangles({ widths: sizes, heights: sizes }, { ...always, side: 1024 });
    expect([many.width, many.height, many.pageCount]).toEqual([1024, 1024, 5]);
  });

  it('are left out where there is no page for them, and those that are larger than one', () => {
    let pages = 0;
    const sizes = [60, 60, 60, 100];
    const options = { side: 64, padding: 1, takePage: () => pages++ < 2 };
    const packed = packRectangles({ widths: sizes, heights: sizes }, options);
    expect([...packed.pages]).toEqual([0, 1, -1, -1]);
    expect(packed.refused).toBe(2);
  });
});
