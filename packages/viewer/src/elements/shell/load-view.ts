import type { ViewName } from '../../state/place.js';

/** Makes a view ready for the file that is being opened. */
export async function prepareView(view: ViewName): Promise<void> {
  if (view === 'world') (await import('../world/world-view.js')).WorldView.prepare();
  else await loadView(view);
}

/** Loads the code of a view, which the page does without until it is shown. */
export async function loadView(view: ViewName): Promise<void> {
  switch (view) {
    case 'world':
      await import('../world/world-view.js');
      return;
    case 'file':
      await import('../file/file-view.js');
      return;
    case 'entities':
      await import('../entities/entities-view.js');
      return;
    case 'pak':
      await import('../pak/pak-view.js');
      return;
    case 'issues':
      await import('../issues/issues-view.js');
      return;
    case 'detection':
      await import('../detection/detection-view.js');
      return;
    case 'compare':
      await import('../compare/compare-view.js');
      return;
  }
}
