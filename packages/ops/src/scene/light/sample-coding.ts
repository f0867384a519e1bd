import type { FaceLight } from '@brushwork/formats';
import { type LinearColor, linearColor } from '../../world/linear-color.js';
import { linearOfScreen } from './screen-light.js';

/** How samples are stored. */
export type SampleCoding = Pick<FaceLight, 'coding' | 'white'>;

/** Bytes of a sample, by how it is stored. */
export const sampleBytes = { 'rgb-exponent': 4, 'shared-exponent': 4, rgb: 3, grey: 1 } as const;

/** Byte with which games show a texture as it is, where a format says nothing else. */
export const FULL_BYTE = 255;

/** Bytes of a sample. */
export function bytesOfSample({ coding = 'rgb-exponent' }: SampleCoding): number {
  return sampleBytes[coding];
}

/**
 * The light that a sample stands for: with a common exponent it is linear as it is; a byte of what a screen shows, divided
 * by the one that leaves a texture as it is, goes through the curve of sRGB.
 */
export function sampleAt(bytes: Uint8Array, at: number, { coding, white }: SampleCoding): LinearColor {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
  const linear = (byte: number): number => linearOfScreen(byte / (white ?? FULL_BYTE));
  if (coding === 'grey') return { red: linear(a), green: linear(a), blue: linear(a) };
  if (coding === 'rgb') return { red: linear(a), green: linear(b), blue: linear(c) };
  if (coding === 'shared-exponent') return sharedExponentColor(((d << 24) | (c << 16) | (b << 8) | a) >>> 0);
  return linearColor({ red: a, green: b, blue: c, exponent: (d << 24) >> 24 });
}

/** What the bytes of a luxel are multiplied with to be linear light, by the byte of their exponent, which has a sign. */
export function exponentFactor(exponent: number): number {
  return 2 ** ((exponent << 24) >> 24) / 255;
}

/** Light of a number of 32 bits: nine for each of red, green and blue, and five of a power of two, plus 24. */
export function sharedExponentColor(bits: number): LinearColor {
  const factor = 2 ** ((bits >>> 27) - 24);
  return {
    red: (bits & 0x1ff) * factor,
    green: ((bits >>> 9) & 0x1ff) * factor,
    blue: ((bits >>> 18) & 0x1ff) * factor,
  };
}
