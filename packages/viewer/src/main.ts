import { prepareWorkers } from './client/worker-client.js';
import { App } from './elements/shell/app.js';
import { loadView } from './elements/shell/load-view.js';
import { AppState } from './state/app-state.js';
import { isServed, servedFiles } from './state/served-files.js';
import { applyTheme, storedTheme } from './state/theme.js';

applyTheme(storedTheme());

const state = new AppState();
const app = document.querySelector('bw-app');
if (!(app instanceof App)) throw new Error('the page has no bw-app');
app.state = state;
// Most of the time until something is seen is the workers': their code is on its way while the page asks for its files.
if (isServed()) prepareWorkers({ hasWorld: state.place.view === 'world' });
const asked = servedFiles();

/** What shows a file is there when the file is; what can't be loaded is told when it is needed. */
function loadFirstView(): void {
  loadView(state.place.view).catch(() => undefined);
}

try {
  const served = await asked;
  for (const notice of served?.notices ?? []) state.tell(notice);
  const opened = served === undefined ? undefined : state.open(served.open);
  // After the workers have their task, so that they don't wait for it.
  loadFirstView();
  await opened;
  if (served?.compareWith !== undefined) app.compareWith = served.compareWith;
} catch (error) {
  loadFirstView();
  state.fail(error);
}
