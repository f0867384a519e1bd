import { CanvasTexture, Group, LinearFilter, Sprite, SpriteMaterial, SRGBColorSpace } from 'three';
import type { Triple } from '../protocol/scene-world.js';

/** A place with a name. */
export interface NamedPlace {
  /** Where it is. */
  readonly position: Triple;
  /** What is written. */
  readonly text: string;
}

/** Most labels at a time: those of the nearest places. */
const MOST = 32;
/** Farthest that a label is read from, in game units. */
const FARTHEST = 1600;
/** How far one goes until the nearest are looked for anew, in game units. */
const STEP = 24;
/** How far above its place a label is, in game units. */
const ABOVE = 13;
/** Height of a label, by that of the picture at a distance of 1. */
const HEIGHT = 0.032;
/** Most characters of a label. */
const LONGEST = 48;

/** Writes names over places that are near. */
export class NameLabels {
  /** What is drawn. */
  readonly object = new Group();
  private readonly places: readonly NamedPlace[];
  private readonly materials = new Map<
    string,
    { readonly material: SpriteMaterial; readonly wide: number }
  >();
  private readonly sprites: Sprite[] = [];
  private from: Triple | undefined;
  private near: readonly NamedPlace[] = [];

  constructor(places: readonly NamedPlace[]) {
    this.places = places;
  }

  /** Writes over what is near somebody and not behind something. */
  lookFrom(eye: Triple, isCovered: (place: Triple) => boolean): void {
    if (!this.object.visible) return;
    if (this.from === undefined || away(this.from, eye) >= STEP ** 2) this.findNear(eye);
    this.near.forEach(({ position: [x, y, z] }, i) => {
      const sprite = this.sprites[i];
      if (sprite !== undefined) sprite.visible = !isCovered([x, y, z + ABOVE]);
    });
  }

  private findNear(eye: Triple): void {
    this.from = eye;
    const near = this.places
      .map((place) => ({ place, distance: away(place.position, eye) }))
      .filter(({ distance }) => distance < FARTHEST ** 2)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, MOST)
      .map(({ place }) => place);
    this.near = near;
    near.forEach(({ position, text }, i) => {
      const { material, wide } = this.materialOf(text);
      const sprite = this.spriteAt(i);
      sprite.material = material;
      sprite.scale.set(HEIGHT * wide, HEIGHT, 1);
      sprite.position.set(position[0], position[1], position[2] + ABOVE);
    });
    for (const sprite of this.sprites.slice(near.length)) sprite.visible = false;
  }

  /** Gives everything back. */
  dispose(): void {
    for (const { material } of this.materials.values()) {
      material.map?.dispose();
      material.dispose();
    }
    this.materials.clear();
    this.object.clear();
  }

  private spriteAt(i: number): Sprite {
    const known = this.sprites[i];
    if (known !== undefined) return known;
    const sprite = new Sprite();
    sprite.renderOrder = 8;
    this.sprites.push(sprite);
    this.object.add(sprite);
    return sprite;
  }

  private materialOf(text: string): { readonly material: SpriteMaterial; readonly wide: number } {
    const known = this.materials.get(text);
    if (known !== undefined) return known;
    const canvas = writtenText(text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
    const map = new CanvasTexture(canvas);
    map.colorSpace = SRGBColorSpace;
    map.minFilter = LinearFilter;
    map.generateMipmaps = false;
    const material = new SpriteMaterial({
      map,
      sizeAttenuation: false,
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    });
    const made = { material, wide: canvas.width / canvas.height };
    this.materials.set(text, made);
    return made;
  }
}

function writtenText(text: string): HTMLCanvasElement {
  const [size, room] = [22, 8];
  const font = `${size}px system-ui, sans-serif`;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.font = font;
  canvas.width = Math.ceil(context.measureText(text).width) + room * 2;
  canvas.height = size + room * 2;
  context.font = font;
  context.fillStyle = 'rgba(20, 24, 28, 0.78)';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#ffffff';
  context.textBaseline = 'middle';
  context.fillText(text, room, canvas.height / 2 + 1);
  return canvas;
}

function away(a: Triple, b: Triple): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}
