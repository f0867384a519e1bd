import { App } from './elements/shell/app.js';
import { loadView, prepareView } from './elements/shell/load-view.js';
import { AppState } from './state/app-state.js';
import { servedFiles } from './state/served-files.js';
import { applyTheme, storedTheme } from './state/theme.js';

/** Brings the page to life, and opens what it was served with: `description` is the local server's answer. */
export async function startPage(description: Promise<Response> | undefined): Promise<void> {
  applyTheme(storedTheme());
  const state = new AppState();
  const app = document.querySelector('bw-app');
  if (!(app instanceof App)) throw new Error('the page has no bw-app');
  app.state = state;
  const { view } = state.place;
  // What can't be loaded is told when it is needed.
  const ignore = (): void => undefined;
  loadView(view).catch(ignore);
  if (description === undefined) return;
  try {
    const served = await servedFiles(description);
    for (const notice of served?.notices ?? []) state.tell(notice);
    if (served === undefined) return;
    const opening = state.open(served.open);
    // After the worker has its task: it takes a while.
    prepareView(view).catch(ignore);
    await opening;
    if (served.compareWith !== undefined) app.compareWith = served.compareWith;
  } catch (error) {
    state.fail(error);
  }
}
