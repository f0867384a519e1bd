import type { AppState } from '../../state/app-state.js';
import { download } from './download.js';
import { travel } from './travel.js';
import type { WorldLoad } from './world-load.js';
import type { ToolbarChange } from './world-toolbar.js';

/** What the toolbar asks of the picture itself. */
export type StageChange = Exclude<ToolbarChange, { readonly kind: 'panel' | 'jump' | 'help' }>;

/** Does what the toolbar asks of the picture. Rejects with what keeps a picture or an export from being made. */
export async function changeStage(
  { load, state }: { readonly load: WorldLoad; readonly state: AppState },
  asked: StageChange,
): Promise<void> {
  const { session, stage } = load;
  switch (asked.kind) {
    case 'travel':
      await travel(load, asked.mode);
      break;
    case 'color':
      state.adjust({ mode: asked.mode === 'textured' ? undefined : asked.mode });
      break;
    case 'stops':
      state.adjust({ exposure: asked.stops });
      break;
    case 'mouse':
      stage.toggleMouse();
      break;
    case 'picture': {
      const name = session.files.file.name.replace(/\.[^.]*$/, '');
      download(`${name}.png`, await stage.picture());
      break;
    }
    case 'export':
      for (const file of await load.exportAs(asked.format)) download(file.name, file.bytes);
      break;
  }
}
