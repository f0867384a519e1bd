import type { Page } from 'playwright-core';

/**
 * Makes a page slow before it is opened, as the environment asks for: `BRUSHWORK_SLOW_ANSWERS` is how many milliseconds later
 * its workers are heard, `BRUSHWORK_SLOW_PAGE` how many times longer its own code takes. A test that fails then acts before
 * what it acts on is there; so would its user.
 */
export async function slowDown(page: Page): Promise<void> {
  const wait = Number(process.env['BRUSHWORK_SLOW_ANSWERS'] ?? 0);
  if (wait > 0) await slowAnswers(page, wait);
  const rate = Number(process.env['BRUSHWORK_SLOW_PAGE'] ?? 1);
  if (rate > 1) {
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate });
  }
}

/** Lets a page that is about to be opened hear its workers some milliseconds later. */
export async function slowAnswers(page: Page, milliseconds: number): Promise<void> {
  await page.addInitScript((wait) => {
    const heardLater = new WeakMap<object, (event: Event) => void>();
    const later = (type: string, listener: EventListener): EventListener => {
      if (type !== 'message' || listener === null) return listener;
      const known = heardLater.get(listener);
      if (known !== undefined) return known;
      const made = (event: Event): void => void setTimeout(() => listener(event), wait);
      heardLater.set(listener, made);
      return made;
    };
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    Object.assign(Worker.prototype, {
      addEventListener(
        this: Worker,
        type: string,
        listener: EventListener,
        options?: AddEventListenerOptions,
      ) {
        addEventListener.call(this, type, later(type, listener), options);
      },
      removeEventListener(
        this: Worker,
        type: string,
        listener: EventListener,
        options?: EventListenerOptions,
      ) {
        removeEventListener.call(this, type, later(type, listener), options);
      },
    });
  }, milliseconds);
}
