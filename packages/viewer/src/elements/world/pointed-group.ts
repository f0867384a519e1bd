import type { MapContent } from '../../world/map-content.js';
import { paintGroup } from '../../world/surface-paint.js';
import { paintModeOf } from '../../world/view-settings.js';
import type { WorldStage } from '../../world/world-stage.js';

/** Milliseconds between two looks at what is under the mouse. */
const PAUSE = 60;

/** Knows the number of the group that the surface under the mouse is in. Emits `change`. */
export class PointedGroup extends EventTarget {
  /** The number; -1 for none, `undefined` where there is no surface. */
  group: number | undefined;
  private readonly stage: WorldStage;
  private readonly map: () => MapContent | undefined;
  private readonly abort = new AbortController();
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private at: readonly [x: number, y: number] = [0, 0];

  constructor(stage: WorldStage, map: () => MapContent | undefined) {
    super();
    this.stage = stage;
    this.map = map;
    const { signal } = this.abort;
    stage.canvas.addEventListener('pointermove', (event) => this.moved(event), { signal });
    stage.canvas.addEventListener('pointerleave', (event) => this.left(event), { signal });
    stage.canvas.addEventListener('pointerup', (event) => this.tapped(event), { signal });
  }

  /** Looks no more. */
  dispose(): void {
    this.abort.abort();
    clearTimeout(this.waiting);
  }

  /** A finger that is taken away leaves what it pointed at. */
  private left({ pointerType }: PointerEvent): void {
    if (pointerType !== 'touch') this.set(undefined);
  }

  private tapped({ offsetX, offsetY, pointerType }: PointerEvent): void {
    if (pointerType !== 'touch' || paintModeOf(this.stage.settings.mode) === undefined) return;
    this.at = [offsetX, offsetY];
    this.look();
  }

  private moved({ buttons, offsetX, offsetY }: PointerEvent): void {
    this.at = [offsetX, offsetY];
    if (buttons !== 0 || paintModeOf(this.stage.settings.mode) === undefined) return;
    this.waiting ??= setTimeout(() => {
      this.waiting = undefined;
      this.look();
    }, PAUSE);
  }

  private look(): void {
    const map = this.map();
    const { index, path } = map?.surfaceMet(this.stage.rayAt(...this.at))?.selection ?? {};
    const { paint } = map ?? {};
    if (paint === undefined || path === undefined || index === undefined) this.set(undefined);
    else this.set(paintGroup(paint, path, index));
  }

  private set(group: number | undefined): void {
    if (group === this.group) return;
    this.group = group;
    this.dispatchEvent(new Event('change'));
  }
}
