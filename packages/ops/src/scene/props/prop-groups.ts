import { rotationOf } from '../rotation.js';
import type { SceneProps } from '../scene.js';

/** A model in one place. */
export interface PropPlace {
  /** Where it is, in game units. */
  readonly origin: readonly [number, number, number];
  /** Pitch, yaw and roll, in degrees. */
  readonly angles: readonly [number, number, number];
  /** A factor of the size along each axis. */
  readonly scale: readonly [number, number, number];
  /** Red, green, blue and opacity, 0 to 255 each; white where nothing is said. */
  readonly tint: readonly [number, number, number, number];
  /** Distances at which it begins to fade and is gone; the latter 0 or less where it never fades. */
  readonly fade: readonly [number, number];
  /** Index of its record. */
  readonly record: number;
}

/** What places of one group have in common. */
export type PropGroupKey = Pick<SceneProps, 'model' | 'kind' | 'skin'> & {
  /** Where their records are. */
  readonly lump: string;
};

interface Group {
  readonly key: PropGroupKey;
  readonly places: PropPlace[];
}

const WHITE = 255;

/** Gathers places of models, one group for each model, kind and skin. */
export class PropGroups {
  private readonly groups = new Map<string, Group>();

  /** Adds a place. */
  add(key: PropGroupKey, place: PropPlace): void {
    const name = `${key.kind}/${key.lump}/${key.skin}/${key.model}`;
    const group = this.groups.get(name) ?? { key, places: [] };
    this.groups.set(name, group);
    group.places.push(place);
  }

  /** The groups, in the order in which their first places came. */
  get list(): SceneProps[] {
    return [...this.groups.values()].map(propsOf);
  }
}

function propsOf({ key, places }: Group): SceneProps {
  const { lump, ...named } = key;
  const isTinted = places.some(({ tint }) => tint.some((value) => value !== WHITE));
  const fades = places.some(({ fade }) => fade[1] > 0);
  return {
    ...named,
    count: places.length,
    origins: Float32Array.from(places.flatMap(({ origin }) => origin)),
    rotations: Float32Array.from(places.flatMap(({ angles }) => rotationOf(...angles))),
    scales: Float32Array.from(places.flatMap(({ scale }) => scale)),
    tints: isTinted ? Uint8Array.from(places.flatMap(({ tint }) => tint)) : undefined,
    fades: fades ? Float32Array.from(places.flatMap(({ fade }) => fade)) : undefined,
    source: { lump, records: Uint32Array.from(places, ({ record }) => record) },
  };
}
