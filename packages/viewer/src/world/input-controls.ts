import { isMoveKey } from './move-input.js';

/** What comes of what somebody does with mouse, fingers and keys. */
export interface ControlTarget {
  /** Looks around, by pixels of a drag. */
  look(right: number, down: number): void;
  /** Moves sideways and up, by pixels of a drag. */
  shift(right: number, down: number): void;
  /** Comes nearer: factors above 1, or goes away: below. */
  zoom(factor: number): void;
  /** The wheel was turned, by steps away from oneself. */
  wheel(steps: number): void;
  /** Something was clicked, in pixels from the upper left corner. */
  click(x: number, y: number): void;
  /** Keys that move somebody are held, or none any more. */
  keysChanged(): void;
  /** A key was pressed that isn't one that moves; whether it did something. */
  key(code: string): boolean;
  /** The mouse looks around without a button held from now on, or doesn't any more. */
  lockChanged(isLocked: boolean): void;
  /** The browser doesn't let the mouse go about freely. */
  lockRefused(): void;
}

/** Pixels that a click may move by. */
const CLICK = 5;

/** Hears mouse, fingers and keys on an element. */
export class InputControls {
  private readonly held = new Set<string>();
  /** Keys that were pressed since somebody asked last. */
  private readonly pressed = new Set<string>();
  private readonly element: HTMLElement;
  private readonly target: ControlTarget;
  private readonly pointers = new Map<number, { x: number; y: number }>();
  private readonly abort = new AbortController();
  private moved = 0;
  private isShifting = false;
  private wasLocked = false;

  constructor(element: HTMLElement, target: ControlTarget) {
    this.element = element;
    this.target = target;
    const { signal } = this.abort;
    element.addEventListener('pointerdown', (event) => this.down(event), { signal });
    element.addEventListener('pointermove', (event) => this.move(event), { signal });
    element.addEventListener('pointerup', (event) => this.up(event), { signal });
    element.addEventListener('pointercancel', (event) => this.lift(event.pointerId), { signal });
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
    element.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false });
    element.addEventListener('keydown', (event) => this.keyDown(event), { signal });
    element.addEventListener('keyup', (event) => this.keyUp(event.code), { signal });
    element.addEventListener('blur', () => this.release(), { signal });
    document.addEventListener('pointerlockchange', () => this.lockChanged(), { signal });
    document.addEventListener('pointerlockerror', () => target.lockRefused(), { signal });
  }

  /** Whether the mouse looks around without a button held. */
  get isLocked(): boolean {
    const root = this.element.getRootNode() as Document | ShadowRoot;
    return root.pointerLockElement === this.element;
  }

  /** Keys that are held, or were since this was asked last: no press is too short for a slow picture. */
  takeKeys(): ReadonlySet<string> {
    const keys = new Set([...this.held, ...this.pressed]);
    this.pressed.clear();
    return keys;
  }

  /** Lets the mouse look around without a button held, or ends that; Escape ends it too. */
  async toggleLock(): Promise<void> {
    if (this.isLocked) {
      document.exitPointerLock();
      return;
    }
    this.element.focus();
    try {
      await (this.element.requestPointerLock() as Promise<void> | undefined);
    } catch {
      // Browsers that give no promise tell by an event alone.
      this.target.lockRefused();
    }
  }

  /** Hears nothing any more. */
  dispose(): void {
    this.abort.abort();
    this.release();
  }

  private lockChanged(): void {
    const { isLocked } = this;
    if (isLocked === this.wasLocked) return;
    this.wasLocked = isLocked;
    this.pointers.clear();
    this.target.lockChanged(isLocked);
  }

  private down(event: PointerEvent): void {
    if (this.isLocked) return;
    this.element.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    if (this.pointers.size === 1) {
      this.moved = 0;
      this.isShifting = event.button !== 0 || event.shiftKey;
    }
  }

  private move(event: PointerEvent): void {
    if (this.isLocked) {
      this.target.look(event.movementX, event.movementY);
      return;
    }
    const before = this.pointers.get(event.pointerId);
    if (before === undefined) return;
    const [dx, dy] = [event.offsetX - before.x, event.offsetY - before.y];
    this.moved += Math.hypot(dx, dy);
    const spread = this.spread();
    this.pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    if (this.pointers.size >= 2) {
      this.target.shift(dx / 2, dy / 2);
      const wider = this.spread();
      if (spread > 0 && wider > 0) this.target.zoom(wider / spread);
    } else if (this.moved > CLICK) {
      if (this.isShifting) this.target.shift(dx, dy);
      else this.target.look(dx, dy);
    }
  }

  private up(event: PointerEvent): void {
    const isClick = this.moved <= CLICK && this.pointers.size === 1 && !this.isShifting;
    const isLocked = this.isLocked;
    this.lift(event.pointerId);
    if (isLocked) this.target.click(this.element.clientWidth / 2, this.element.clientHeight / 2);
    else if (isClick) this.target.click(event.offsetX, event.offsetY);
  }

  /** A finger or a button isn't down any more; of several fingers the last one to go clicks nothing. */
  private lift(pointer: number): void {
    this.pointers.delete(pointer);
    if (this.pointers.size > 0) this.moved = CLICK + 1;
  }

  /** How far two fingers are apart. */
  private spread(): number {
    const [a, b] = [...this.pointers.values()];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    this.target.wheel(-Math.sign(event.deltaY));
  }

  private keyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Most browsers end it by themselves, and don't tell of the key.
    if (event.code === 'Escape' && this.isLocked) {
      document.exitPointerLock();
      event.preventDefault();
    } else if (isMoveKey(event.code)) {
      event.preventDefault();
      this.held.add(event.code);
      this.pressed.add(event.code);
      this.target.keysChanged();
    } else if (this.target.key(event.code)) event.preventDefault();
  }

  private keyUp(code: string): void {
    if (this.held.delete(code)) this.target.keysChanged();
  }

  /** Takes nothing for held any more: what is let go elsewhere isn't heard. */
  release(): void {
    this.held.clear();
    this.pressed.clear();
    this.pointers.clear();
    this.target.keysChanged();
  }
}
