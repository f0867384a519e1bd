import { App } from './elements/shell/app.js';
import { loadView, prepareView } from './elements/shell/load-view.js';
import { AppState } from './state/app-state.js';
import type { Beginning } from './state/begin-served.js';
import { applyTheme, storedTheme } from './state/theme.js';

/** Brings the page to life, and opens what it was served with. */
export async function startPage(beginning: Promise<Beginning | undefined> | undefined): Promise<void> {
  applyTheme(storedTheme());
  const state = new AppState();
  const app = document.querySelector('bw-app');
  if (!(app instanceof App)) throw new Error('the page has no bw-app');
  app.state = state;
  const { view } = state.place;
  // What can't be loaded is told when it is needed.
  const ignore = (): void => undefined;
  try {
    const begun = await beginning;
    if (begun === undefined) {
      await loadView(view).catch(ignore);
      return;
    }
    const { scene, served } = begun;
    // Whoever dropped something in the meantime wants to see that.
    if (state.session !== undefined || state.work !== undefined) {
      scene?.end();
      return;
    }
    for (const notice of served.notices) state.tell(notice);
    const opening = state.open(served.open, { scene });
    // The browser gives the worker its task between two of the page's own, and those of a view take long.
    await scene?.begun;
    prepareView(view).catch(ignore);
    await opening;
    if (served.compareWith !== undefined) app.compareWith = served.compareWith;
  } catch (error) {
    state.fail(error);
  }
}
