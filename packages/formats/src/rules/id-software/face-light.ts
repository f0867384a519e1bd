import { ListBase } from '@brushwork/record';
import type { GameMap } from '../../map/game-map.js';
import { loadedLump } from '../loaded-lump.js';
import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { faceCorners } from '../valve/face-corners.js';
import { vectorColumn } from '../vector-column.js';
import { quakeRuleSources } from './quake-sources.js';

/** Texture pixels between two samples. */
const STEP = 16;
/** Number of slots of styles of a face, and what stands in those that aren't used. */
const STYLES = 4;
const NO_STYLE = 255;
/** Games work coordinates out with fewer digits: a corner so near to a sample may be on either side of it. */
const DOUBT = 0.001;
/** A face has at most 18 samples along each side in games as released; today's take more, though not without end. */
const MOST_SAMPLES = 65_536;

/** Number of samples of a face's lightmap, at least; `undefined` when it can't be worked out. */
export function lightmapSizes(map: GameMap<object>): (face: number) => number | undefined {
  const faces = faceCorners(map, 'FACES');
  const infos = numberColumn(map, 'FACES', 'texture');
  const axes = ['s', 't'].map((name) => vectorColumn(map, 'TEXTURE_INFO', name));
  return (face) => {
    const corners = faces.of(face);
    const info = infos.at(face);
    if (corners === undefined || !(info >= 0 && info < (axes[0]?.length ?? 0))) return undefined;
    let samples = 1;
    for (const axis of axes) {
      let low = Number.POSITIVE_INFINITY;
      let high = Number.NEGATIVE_INFINITY;
      for (let k = 0; k < corners.length; k += 3) {
        let along = axis.at(info, 3);
        for (let i = 0; i < 3; i++) along += (corners[k + i] as number) * axis.at(info, i);
        low = Math.min(low, along);
        high = Math.max(high, along);
      }
      const steps = Math.ceil(high / STEP - DOUBT) - Math.floor(low / STEP + DOUBT);
      if (!(steps >= 0 && steps < MOST_SAMPLES)) return undefined;
      samples *= steps + 1;
    }
    return samples;
  };
}

/** Whether a face is none that compilers light: sky or a liquid, by the flags of its texture, where a format has such. */
function unlitFaces(map: GameMap<object>): (face: number) => boolean {
  const { lump, flags } = map.branch.capabilities.surfaceMaterials ?? {};
  if (lump !== 'TEXTURE_INFO' || flags === undefined) return () => false;
  const infos = numberColumn(map, 'FACES', 'texture');
  const bits = numberColumn(map, lump, flags.field);
  return (face) => {
    const info = infos.at(face);
    return info >= 0 && info < bits.length && (bits.at(info) & (flags.sky | flags.liquid)) !== 0;
  };
}

/** Samples of a face lie in the lump of samples. */
export const faceLightSamples: Rule = {
  id: 'face-light-samples',
  severity: 'error',
  code: 'bad-reference',
  title: "a face's samples of light, as many as its corners and texture give, lie in the lump of samples",
  cause:
    'The lump was cut or is that of another compilation, or corners, texture or styles of a face were changed without its samples.',
  effect: "The game reads memory behind the lump, or another face's samples, as the light of the face.",
  remedy: 'Compile the light again, or set the offset to -1: the face is unlit then.',
  source: quakeRuleSources.engine,
  confidence: 'certain',
  check(map, report) {
    const samples = loadedLump(map, 'LIGHTING');
    if (!(samples instanceof ListBase) || samples.bytes.length === 0) return;
    // What is appended may say that samples lie closer, or elsewhere.
    if ((loadedLump(map, 'BSPX')?.bytes.length ?? 0) > 0) return;
    const size = samples.bytes.length;
    const sizeOf = lightmapSizes(map);
    const isUnlit = unlitFaces(map);
    const offsets = numberColumn(map, 'FACES', 'lightOffset');
    const styles = Array.from({ length: STYLES }, (_, k) => numberColumn(map, 'FACES', 'styles', k));
    report.checked(offsets.length);
    for (let face = 0; face < offsets.length; face++) {
      const found = offsets.at(face);
      // One that leads to no byte at all is another rule's.
      if (found < 0 || found >= size || isUnlit(face)) continue;
      const count = sizeOf(face);
      const unused = styles.findIndex((style) => style.at(face) === NO_STYLE);
      const bytes = (count ?? 0) * (unused < 0 ? STYLES : unused) * samples.elementSize;
      if (bytes <= size - found) continue;
      report.broken(() => ({
        ...offsets.place(face),
        message: `${bytes} bytes of samples from ${found} on are outside LIGHTING (${size} bytes)`,
        expected: `0 to ${size - bytes}, or -1`,
        found,
      }));
    }
  },
};
