import { WorldStage } from '../../world/world-stage.js';

let prepared: WorldStage | undefined;

/** Makes what the next world is drawn on, while that is still being built. */
export function prepareStage(): void {
  try {
    prepared ??= new WorldStage(worldCanvas);
  } catch {
    // Whoever takes it is told.
  }
}

/** What a world is drawn on: the stage that was made in advance, or a new one. Throws where the browser can't draw. */
export function takeStage(): WorldStage {
  const stage = prepared ?? new WorldStage(worldCanvas);
  prepared = undefined;
  return stage;
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
