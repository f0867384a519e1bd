import type { AppState } from '../../state/app-state.js';
import type { FileSession } from '../../state/file-session.js';
import { WorldStage } from '../../world/world-stage.js';
import { WorldLoad } from './world-load.js';

let held: WorldLoad | undefined;
let heldFor: AppState | undefined;

/**
 * The world of a file, which stays while other views are shown, and is given back as soon as another file is open. Throws
 * where the browser can't draw it.
 */
export function heldWorld(session: FileSession, state: AppState): WorldLoad {
  if (held?.session === session) return held;
  held?.dispose();
  held = undefined;
  if (heldFor !== state) {
    heldFor = state;
    state.addEventListener('change', () => {
      if (held === undefined || state.session === held.session) return;
      held.dispose();
      held = undefined;
    });
  }
  held = new WorldLoad(session, new WorldStage(worldCanvas()));
  return held;
}

function worldCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute(
    'aria-label',
    'The world. W, A, S and D move, arrow keys turn, E and Q go up and down, Enter picks what is in the middle, F goes to what is selected.',
  );
  return canvas;
}
