import type { AppState } from '../../state/app-state.js';
import type { FileSession } from '../../state/file-session.js';
import { takeStage } from './prepared-stage.js';
import { imagesFoundText } from './texture-words.js';
import { type ImagesLookedFor, WorldLoad } from './world-load.js';

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
  const load = new WorldLoad(session, takeStage());
  tellOfImages(load, state);
  held = load;
  return load;
}

/** Says what came of files that were added, in whatever view one is. */
function tellOfImages(load: WorldLoad, state: AppState): void {
  let told: string | undefined;
  load.addEventListener('looked', (event) => {
    if (load.images === undefined) return;
    const before = told;
    told = imagesFoundText(load.images, (event as CustomEvent<ImagesLookedFor>).detail);
    state.tell(told, before);
  });
}
