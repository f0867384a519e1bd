import { type Codec, number, numbers, writtenAs } from './setting-codec.js';

/** Where one stands in the world, in the file's own frame. */
export interface CameraPlace {
  /** Position in game units. */
  readonly position: readonly [x: number, y: number, z: number];
  /** Degrees to the left of the x axis. */
  readonly yaw: number;
  /** Degrees downwards. */
  readonly pitch: number;
}

/** Whether two places in the world are the same, as far as one can see. */
export function isSameCameraPlace(a: CameraPlace, b: CameraPlace | undefined): boolean {
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.02;
  return (
    b !== undefined &&
    isNear(a.yaw, b.yaw) &&
    isNear(a.pitch, b.pitch) &&
    a.position.every((value, axis) => isNear(value, b.position[axis] as number))
  );
}

/** Farther away nothing is told apart by the numbers of a graphics processor. */
const coordinate = number({ least: -10_000_000, most: 10_000_000, digits: 2 });
const turn = number({ least: -1_000_000, most: 1_000_000, digits: 2 });
const slope = number({ least: -90, most: 90, digits: 2 });

/** A place in the world as five numbers. */
export const cameraCodec: Codec<CameraPlace> = writtenAs(
  numbers([coordinate, coordinate, coordinate, turn, slope], { separator: ',' }),
  {
    to: ({ pitch, position, yaw }) => [...position, yaw, pitch],
    from(values) {
      const [x, y, z, yaw, pitch] = values as [number, number, number, number, number];
      return { position: [x, y, z], yaw, pitch };
    },
  },
);
