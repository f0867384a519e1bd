import { failureOf } from '../../protocol/failure-transfer.js';
import type { MapContent } from '../../world/map-content.js';
import type { WorldLoad } from './world-load.js';

/** How much of each style of light is shown, 0 to 1, by the number of the style. */
export type LightShares = ReadonlyMap<number, number>;

/** Light that is always on, and none that the game switches: with this a world is built. */
export const firstShares: LightShares = new Map([[0, 1]]);

const lights = new WeakMap<WorldLoad, WorldLight>();

/** The switched light of a world: one for each. */
export function worldLight(load: WorldLoad): WorldLight {
  let made = lights.get(load);
  if (made === undefined) {
    made = new WorldLight(load);
    lights.set(load, made);
  }
  return made;
}

/** Knows which styles of light a map has, and mixes as much of each as is wanted. Emits `change`. */
export class WorldLight extends EventTarget {
  /** Numbers of the styles; `undefined` before they were asked for. */
  styles: readonly number[] | undefined;
  /** What is wanted. */
  shares = firstShares;
  /** Why it isn't shown. */
  failure: string | undefined;
  private readonly load: WorldLoad;
  private map: MapContent | undefined;
  private mixed = firstShares;
  private isMixing = false;

  constructor(load: WorldLoad) {
    super();
    this.load = load;
    load.addEventListener('change', () => this.loaded());
    this.loaded();
  }

  /** Asks which styles there are. */
  async find(): Promise<void> {
    const { map } = this;
    try {
      const styles = await this.load.lightStyles();
      if (map === this.map) this.styles = styles;
    } catch (error) {
      if (map === this.map) this.failure = failureOf(error).message;
    }
    this.dispatchEvent(new Event('change'));
  }

  /** Shows light with these shares. */
  setShares(shares: LightShares): void {
    if (isSame(shares, this.shares)) return;
    this.shares = shares;
    if (this.load.progress === undefined) void this.mix();
    this.dispatchEvent(new Event('change'));
  }

  private loaded(): void {
    const { map, progress } = this.load;
    if (map !== this.map) {
      this.map = map;
      this.styles = undefined;
      this.mixed = firstShares;
      this.failure = undefined;
    }
    // The worker does one thing at a time: what is needed first comes first.
    if (progress === undefined) void this.mix();
  }

  /** Mixes what is wanted now; what changes meanwhile is mixed afterwards. */
  private async mix(): Promise<void> {
    if (this.isMixing) return;
    this.isMixing = true;
    try {
      while (this.map !== undefined && !isSame(this.shares, this.mixed)) {
        const { map, shares } = this;
        if (this.styles === undefined) await this.find();
        await this.load.mixLight(shares);
        if (map === this.map) this.mixed = shares;
      }
    } catch (error) {
      this.mixed = this.shares;
      this.failure = failureOf(error).message;
      this.dispatchEvent(new Event('change'));
    } finally {
      this.isMixing = false;
    }
  }
}

function isSame(a: LightShares, b: LightShares): boolean {
  const styles = new Set([...a.keys(), ...b.keys()]);
  return [...styles].every((style) => (a.get(style) ?? 0) === (b.get(style) ?? 0));
}
