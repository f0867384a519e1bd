import type { LightPage } from '../scene.js';
import { halfOf } from './half-float.js';

/** How a picture of light is written. */
export interface LightPictureOptions {
  /** How many times the light is doubled; less than 0 makes it darker. */
  readonly exposure?: number;
}

const MAGIC = 20000630;
const VERSION = 2;
const HALF = 1;
const CHANNELS = ['B', 'G', 'R'];

/**
 * A page of light as an OpenEXR file: linear red, green and blue as numbers of 16 bits, in rows that aren't compressed.
 * Light above 65,504 becomes that.
 * @source OpenEXR's description of its file layout @confidence certain
 */
export function writeExr(
  { width, height, pixels }: LightPage,
  { exposure = 0 }: LightPictureOptions = {},
): Uint8Array<ArrayBuffer> {
  const head = header(width, height);
  const rowSize = width * CHANNELS.length * 2;
  const table = head.length;
  const first = table + height * 8;
  const bytes = new Uint8Array(first + height * (8 + rowSize));
  const view = new DataView(bytes.buffer);
  bytes.set(head);
  const factor = 2 ** exposure;
  for (let y = 0; y < height; y++) {
    const at = first + y * (8 + rowSize);
    view.setBigUint64(table + y * 8, BigInt(at), true);
    view.setInt32(at, y, true);
    view.setInt32(at + 4, rowSize, true);
    for (let channel = 0; channel < CHANNELS.length; channel++)
      for (let x = 0; x < width; x++) {
        const value = (pixels[(y * width + x) * 3 + 2 - channel] as number) * factor;
        view.setUint16(at + 8 + (channel * width + x) * 2, halfOf(value), true);
      }
  }
  return bytes;
}

/** Everything before the table of where rows begin. */
function header(width: number, height: number): Uint8Array {
  const bytes: number[] = [...int32(MAGIC), ...int32(VERSION)];
  const attribute = (name: string, type: string, value: readonly number[]): void => {
    bytes.push(...text(name), ...text(type), ...int32(value.length), ...value);
  };
  const channels = CHANNELS.flatMap((name) => [
    ...text(name),
    ...int32(HALF),
    ...[0, 0, 0, 0],
    ...int32(1),
    ...int32(1),
  ]);
  const box = [0, 0, width - 1, height - 1].flatMap(int32);
  attribute('channels', 'chlist', [...channels, 0]);
  attribute('compression', 'compression', [0]);
  attribute('dataWindow', 'box2i', box);
  attribute('displayWindow', 'box2i', box);
  attribute('lineOrder', 'lineOrder', [0]);
  attribute('pixelAspectRatio', 'float', float32(1));
  attribute('screenWindowCenter', 'v2f', [...float32(0), ...float32(0)]);
  attribute('screenWindowWidth', 'float', float32(1));
  return Uint8Array.from([...bytes, 0]);
}

function text(value: string): number[] {
  return [...new TextEncoder().encode(value), 0];
}

function int32(value: number): number[] {
  return [...new Uint8Array(Int32Array.of(value).buffer)];
}

function float32(value: number): number[] {
  return [...new Uint8Array(Float32Array.of(value).buffer)];
}
