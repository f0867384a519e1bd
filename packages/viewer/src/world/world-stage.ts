import { type Ray, Vector3 } from 'three';
import type { Triple, Viewpoint, WorldExtent } from '../protocol/scene-world.js';
import type { Selection } from '../protocol/selection.js';
import { framingBox } from './frame-box.js';
import { disposeMark } from './highlight.js';
import { type ControlTarget, InputControls } from './input-controls.js';
import { moveInputOf } from './move-input.js';
import { Navigator, type Surroundings, type TravelMode } from './navigator.js';
import type { Found, Marked, StageContent } from './stage-content.js';
import { StageScreen } from './stage-screen.js';
import type { SharedUniforms } from './surface-material.js';
import { firstSettings, modeNumbers, type ViewSettings } from './view-settings.js';

/** Longest time that one picture stands for, in seconds: whoever comes back to the page isn't elsewhere. */
const LONGEST_TIME = 0.25;
/** Milliseconds after which nobody moves any more. */
const RESTING = 150;

/**
 * Draws a world into a canvas whenever something changed, and lets somebody go about in it. Emits `moved` when the place
 * changed, `picked` with what was clicked, `set` when it is shown in another way, `drawn` after the first picture of a
 * content, `lost` and `restored` when the graphics processor was taken away and given back, `mouse` when the mouse begins to
 * look around by itself or ends it, `mouse-refused` when the browser doesn't let it.
 */
export class WorldStage extends EventTarget implements ControlTarget {
  /** What all surfaces have in common. */
  readonly shared: SharedUniforms = { exposure: { value: 1 }, mode: { value: 0 } };
  /** What was clicked last; `undefined` for nothing. */
  picked: Found | undefined;
  private readonly screen: StageScreen;
  private readonly controls: InputControls;
  private navigator_: Navigator | undefined;
  private content_: StageContent | undefined;
  private around: Surroundings | undefined;
  private marked: Marked | undefined;
  private settings_ = firstSettings;
  private baseExposure = 1;
  private frame: number | undefined;
  private lastTime: number | undefined;
  private isFirstPicture = true;
  private lastMove = 0;
  private sharpening: ReturnType<typeof setTimeout> | undefined;

  /** Draws on a canvas that `newCanvas` makes. Throws an error in words where the browser has no WebGL 2. */
  constructor(newCanvas: () => HTMLCanvasElement) {
    super();
    this.screen = new StageScreen(newCanvas, this.shared, {
      lost: () => this.dispatchEvent(new Event('lost')),
      restored: () => {
        this.dispatchEvent(new Event('restored'));
        this.requestPicture();
      },
      // What a canvas shows is gone when its size changes.
      resized: () => {
        if (this.fit()) this.draw();
      },
    });
    this.controls = new InputControls(this.screen.canvas, this);
  }

  /** Where it is drawn. */
  get canvas(): HTMLCanvasElement {
    return this.screen.canvas;
  }

  /** Most samples that an image is read with where it is seen at a slant. */
  get anisotropy(): number {
    return this.screen.anisotropy;
  }

  /** What is shown. */
  get content(): StageContent | undefined {
    return this.content_;
  }

  /** How somebody goes about. */
  get navigator(): Navigator | undefined {
    return this.navigator_;
  }

  /** How it is shown. */
  get settings(): ViewSettings {
    return this.settings_;
  }

  /** What is marked. */
  get mark(): Found | undefined {
    return this.marked?.found;
  }

  /** Shows something; what was shown before is given back. */
  show(
    content: StageContent,
    {
      around,
      exposure,
      mode,
      view,
    }: {
      readonly around: Surroundings;
      readonly view: Viewpoint;
      readonly mode: TravelMode;
      readonly exposure: number;
    },
  ): void {
    this.clear();
    this.content_ = content;
    this.around = around;
    this.baseExposure = exposure;
    this.screen.scene.add(content.group);
    this.navigator_ = new Navigator(around, view, mode);
    this.isFirstPicture = true;
    this.set(this.settings_);
  }

  /** Changes how it is shown. */
  set(settings: ViewSettings): void {
    this.settings_ = settings;
    this.shared.mode.value = modeNumbers[settings.mode];
    this.shared.exposure.value = this.baseExposure * 2 ** settings.stops;
    this.content_?.apply(settings);
    this.requestPicture();
    this.dispatchEvent(new Event('set'));
  }

  /** Marks what is selected, or nothing. Says whether it is in the picture at all. */
  select(selection: Selection | undefined): boolean {
    if (this.marked !== undefined) {
      this.screen.scene.remove(this.marked.object);
      disposeMark(this.marked.object);
    }
    this.marked = selection === undefined ? undefined : this.content_?.mark(selection);
    if (this.marked !== undefined) this.screen.scene.add(this.marked.object);
    this.requestPicture();
    return this.marked !== undefined;
  }

  /** Goes to where what is marked can be seen, if anything is. */
  goToMarked(): void {
    if (this.marked === undefined || this.marked.box.isEmpty()) return;
    const { box, facing } = this.marked;
    const { max, min } = box;
    this.goToBox({ min: [min.x, min.y, min.z], max: [max.x, max.y, max.z] }, facing);
  }

  /** Goes to where a box can be seen, from the side that it faces. */
  goToBox(extent: WorldExtent, facing?: Triple | undefined): void {
    const navigator = this.navigator_;
    if (navigator === undefined) return;
    const view = framingBox(extent, navigator.view, { facing, nearest: this.around?.size.radius });
    const center = new Vector3(...extent.min).add(new Vector3(...extent.max)).divideScalar(2);
    navigator.standAt(view, center.distanceTo(new Vector3(...view.position)));
    this.moved();
  }

  /** Goes somewhere. */
  standAt(view: Viewpoint): void {
    this.navigator_?.standAt(view);
    this.moved();
  }

  /** Changes how somebody goes about. */
  setTravel(mode: TravelMode): void {
    this.navigator_?.setMode(mode);
    this.requestPicture();
  }

  /** Lets the mouse look around without a button held, or ends that. */
  toggleMouse(): void {
    void this.controls.toggleLock();
  }

  /** Takes no key, button or finger for held any more. */
  letGo(): void {
    this.controls.release();
  }

  /** Whether the mouse looks around without a button held. */
  get isMouseLocked(): boolean {
    return this.controls.isLocked;
  }

  /** Sets the colour of what nothing is drawn on. */
  setBackground(color: string): void {
    this.screen.setBackground(color);
    this.requestPicture();
  }

  /** The picture as a PNG file. */
  async picture(): Promise<Blob> {
    this.fit();
    this.draw();
    return this.screen.blob();
  }

  /** Sees to it that a picture is drawn soon. */
  requestPicture(): void {
    this.frame ??= requestAnimationFrame((time) => this.tick(time));
  }

  /** Takes what is shown away, and gives its memory back. */
  clear(): void {
    this.select(undefined);
    if (this.content_ === undefined) return;
    this.screen.scene.remove(this.content_.group);
    this.content_.dispose();
    this.content_ = undefined;
    this.navigator_ = undefined;
  }

  /** Gives everything back; the stage is of no use after that. */
  dispose(): void {
    this.clear();
    clearTimeout(this.sharpening);
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.frame = undefined;
    this.controls.dispose();
    this.screen.dispose();
  }

  look(right: number, down: number): void {
    this.navigator_?.look(right, down);
    this.moved();
  }

  shift(right: number, down: number): void {
    const height = Math.max(1, this.canvas.clientHeight);
    this.navigator_?.shift(right / height, down / height);
    this.moved();
  }

  zoom(factor: number): void {
    this.navigator_?.zoom(factor);
    this.moved();
  }

  wheel(steps: number): void {
    this.navigator_?.wheel(steps);
    this.moved();
  }

  click(x: number, y: number): void {
    this.picked = this.pickAt(x, y);
    this.dispatchEvent(new Event('picked'));
  }

  private pickNothing(): void {
    this.picked = undefined;
    this.dispatchEvent(new Event('picked'));
  }

  keysChanged(): void {
    this.requestPicture();
  }

  lockChanged(): void {
    this.dispatchEvent(new Event('mouse'));
  }

  lockRefused(): void {
    this.dispatchEvent(new Event('mouse-refused'));
  }

  key(code: string): boolean {
    if (code === 'KeyF') this.goToMarked();
    else if (code === 'KeyM') this.toggleMouse();
    else if (code === 'Escape') this.pickNothing();
    else if (code === 'Enter') this.click(this.canvas.clientWidth / 2, this.canvas.clientHeight / 2);
    else if (code === 'Home') this.standAt({ ...(this.navigator_?.view as Viewpoint), pitch: 0 });
    else if (code === 'Equal' || code === 'NumpadAdd') this.wheel(1);
    else if (code === 'Minus' || code === 'NumpadSubtract') this.wheel(-1);
    else return false;
    return true;
  }

  private pickAt(x: number, y: number): Found | undefined {
    return this.content_?.pick(this.rayAt(x, y))?.found;
  }

  /** From the eye through a point of the picture, in pixels from the upper left corner. */
  rayAt(x: number, y: number): Ray {
    this.placeCamera();
    return this.screen.rayAt(x, y);
  }

  private moved(): void {
    this.lastMove = performance.now();
    this.requestPicture();
    this.dispatchEvent(new Event('moved'));
  }

  private tick(time: number): void {
    this.frame = undefined;
    const seconds = Math.min(LONGEST_TIME, (time - (this.lastTime ?? time - 16)) / 1000);
    const goesOn = this.navigator_?.step(moveInputOf(this.controls.takeKeys()), seconds) === true;
    this.lastTime = goesOn ? time : undefined;
    if (goesOn) this.lastMove = time;
    const isMoving = this.screen.isSoftware && time - this.lastMove < RESTING && !this.isFirstPicture;
    this.fit({ isMoving });
    this.draw();
    if (goesOn) this.moved();
    else if (isMoving) this.sharpenLater();
  }

  /** Draws once more with all pixels as soon as nobody moves. */
  private sharpenLater(): void {
    clearTimeout(this.sharpening);
    this.sharpening = setTimeout(() => this.requestPicture(), RESTING + 20);
  }

  private draw(): void {
    const view = this.navigator_?.view;
    if (view === undefined || this.content_ === undefined) return;
    this.placeCamera();
    this.content_.lookedAtFrom?.(view.position);
    this.screen.draw();
    if (!this.isFirstPicture) return;
    this.isFirstPicture = false;
    requestAnimationFrame(() => this.dispatchEvent(new Event('drawn')));
  }

  private placeCamera(): void {
    const view = this.navigator_?.view;
    if (view !== undefined && this.around !== undefined) this.screen.camera.place(view, this.around);
  }

  /** Gives the canvas the pixels that it is to have; whether that changed anything. */
  private fit(options?: { readonly isMoving: boolean }): boolean {
    // Pixels take their time to be made: not before there is something to show.
    return this.content_ !== undefined && this.screen.fit(options);
  }
}
