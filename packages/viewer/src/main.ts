import { App } from './elements/shell/app.js';
import { loadView } from './elements/shell/load-view.js';
import { AppState } from './state/app-state.js';
import { servedFiles } from './state/served-files.js';
import { applyTheme, storedTheme } from './state/theme.js';

applyTheme(storedTheme());

const state = new AppState();
const app = document.querySelector('bw-app');
if (!(app instanceof App)) throw new Error('the page has no bw-app');
app.state = state;
// What shows a file is there when the file is; what can't be loaded is told when it is needed.
loadView(state.place.view).catch(() => undefined);

const served = await servedFiles();
if (served !== undefined) {
  await state.open(served.open);
  if (served.compareWith !== undefined) app.compareWith = served.compareWith;
}
