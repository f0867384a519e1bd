import { Color, type Ray, Scene, WebGLRenderer } from 'three';
import { drawingSurface } from './drawing-surface.js';
import { forgetMemory } from './forget-memory.js';
import { StageCamera } from './stage-camera.js';
import type { SharedUniforms } from './surface-material.js';
import { warmUp } from './warm-up.js';

/** Most pixels for one of the page, each way. */
const MOST_PIXELS = 2;
/** Share of the pixels each way that are drawn while somebody moves, without a graphics processor. */
const MOVING = 0.5;

/** Who hears what becomes of a screen. */
export interface ScreenListener {
  /** The graphics processor was taken away, and all that was on it. */
  lost(): void;
  /** It was given back. */
  restored(): void;
  /** The canvas has another size on the page. */
  resized(): void;
}

/** A canvas, and what draws into it with as many pixels as it takes. */
export class StageScreen {
  /** Where it is drawn. */
  readonly canvas: HTMLCanvasElement;
  /** Whether the processor draws, so that every pixel counts. */
  readonly isSoftware: boolean;
  /** What is drawn. */
  readonly scene = new Scene();
  /** From where. */
  readonly camera = new StageCamera();
  private readonly renderer: WebGLRenderer;
  private readonly sizes: ResizeObserver;
  private readonly coolDown: () => void;

  /** Draws on a canvas that `newCanvas` makes. Throws an error in words where the browser has no WebGL 2. */
  constructor(newCanvas: () => HTMLCanvasElement, shared: SharedUniforms, listener: ScreenListener) {
    const { canvas, context, isSoftware } = drawingSurface(newCanvas);
    this.canvas = canvas;
    this.isSoftware = isSoftware;
    this.renderer = new WebGLRenderer({ canvas, context });
    this.renderer.info.autoReset = true;
    this.scene.matrixAutoUpdate = false;
    this.sizes = new ResizeObserver(() => listener.resized());
    this.sizes.observe(canvas);
    this.coolDown = warmUp(this.renderer, this.camera.perspective, shared);
    canvas.addEventListener('webglcontextlost', () => {
      forgetMemory(this.scene);
      this.coolDown();
      listener.lost();
    });
    canvas.addEventListener('webglcontextrestored', () => listener.restored());
  }

  /** Most samples that an image is read with where it is seen at a slant. */
  get anisotropy(): number {
    return this.isSoftware ? 1 : Math.min(4, this.renderer.capabilities.getMaxAnisotropy());
  }

  /** Sets the colour of what nothing is drawn on. */
  setBackground(color: string): void {
    this.renderer.setClearColor(new Color().setStyle(color));
  }

  /** From the eye through a point of the picture, in pixels from the upper left corner. */
  rayAt(x: number, y: number): Ray {
    const { clientHeight, clientWidth } = this.canvas;
    return this.camera.ray((x / clientWidth) * 2 - 1, 1 - (y / clientHeight) * 2);
  }

  /** Gives the canvas the pixels that it is to have: fewer while somebody moves. Says whether that changed anything. */
  fit({ isMoving = false }: { readonly isMoving?: boolean } = {}): boolean {
    const { clientHeight, clientWidth } = this.canvas;
    if (clientHeight === 0 || clientWidth === 0) return false;
    const rest = this.isSoftware ? 1 : Math.min(MOST_PIXELS, devicePixelRatio);
    const ratio = isMoving ? rest * MOVING : rest;
    const [width, height] = [Math.floor(clientWidth * ratio), Math.floor(clientHeight * ratio)];
    if (this.canvas.width === width && this.canvas.height === height) return false;
    // At once: each way by itself makes all pixels anew.
    this.renderer.setDrawingBufferSize(clientWidth, clientHeight, ratio);
    this.camera.perspective.aspect = clientWidth / clientHeight;
    return true;
  }

  /** Draws. */
  draw(): void {
    this.renderer.render(this.scene, this.camera.perspective);
  }

  /** What was drawn last, as a PNG file. To be called right after that. */
  async blob(): Promise<Blob> {
    const blob = await new Promise<Blob | null>((resolve) => this.canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('the browser makes no picture of this size');
    return blob;
  }

  /** Gives everything back; the screen is of no use after that. */
  dispose(): void {
    this.sizes.disconnect();
    this.coolDown();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
