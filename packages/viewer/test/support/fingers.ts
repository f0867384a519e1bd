import type { CDPSession, Page } from 'playwright-core';

/** A point of the page, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The way of a finger: where it is put down, and where it is lifted. */
export type Way = readonly [from: Point, to: Point];

/** Fingers on the screen, of which the browser makes events as it does for a real one. */
export class Fingers {
  private readonly browser: CDPSession;

  private constructor(browser: CDPSession) {
    this.browser = browser;
  }

  /** Fingers on the screen of a page. */
  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page));
  }

  /** Moves some fingers at the same time. */
  async drag(ways: readonly Way[], steps = 8): Promise<void> {
    const at = (share: number) =>
      ways.map(([from, to], id) => ({
        id,
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      }));
    await this.send('touchStart', at(0));
    for (let step = 1; step <= steps; step++) await this.send('touchMove', at(step / steps));
    await this.send('touchEnd', []);
  }

  /** Touches a point for a moment. */
  async tap(point: Point): Promise<void> {
    await this.drag([[point, point]], 0);
  }

  private async send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { id: number; x: number; y: number }[],
  ): Promise<void> {
    await this.browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  }
}
