import { type AnyStruct, ArrayField, type RecordList } from '@brushwork/record';
import type { FaceLight } from '../../capabilities.js';
import type { GameMap } from '../../map/game-map.js';
import { loadedLump } from '../loaded-lump.js';
import { type NumberColumn, numberColumn } from '../number-column.js';
import type { Rule, RuleReport } from '../rule.js';
import { vectorColumn } from '../vector-column.js';

/** Bytes of a sample: red, green, blue and an exponent. */
const SAMPLE = 4;
/** Sets of samples of a surface that is lit from three directions as well. */
const BUMP_SETS = 4;

/** The slots of styles of the faces of a lump; `undefined` when it can't be read. */
function styleColumns(map: GameMap<object>, lump: string): NumberColumn[] | undefined {
  const content = loadedLump(map, lump);
  if (content?.kind !== 'records') return undefined;
  const styles = (content as RecordList<AnyStruct>).record.layout.byName.get('styles')?.field;
  if (!(styles instanceof ArrayField)) return undefined;
  return Array.from({ length: styles.length }, (_, k) => numberColumn(map, lump, 'styles', k));
}

/** Number of styles that light a face: the slots before the first unused one. */
function styleCount(styles: readonly NumberColumn[], face: number, noStyle: number): number {
  const unused = styles.findIndex((style) => style.at(face) === noStyle);
  return unused < 0 ? styles.length : unused;
}

function checkLight(
  map: GameMap<object>,
  report: RuleReport,
  set: { readonly faces: string; readonly samples: string; readonly light: FaceLight },
): void {
  const samples = loadedLump(map, set.samples);
  const slots = styleColumns(map, set.faces);
  // Maps whose light was never worked out have offsets of 0 and no samples.
  const { bumped, noStyle, hasAverages } = set.light;
  if (samples === undefined || samples.bytes.length === 0 || slots === undefined || bumped === undefined)
    return;
  const size = samples.bytes.length;
  const offsets = numberColumn(map, set.faces, 'lightOffset');
  const sizes = vectorColumn(map, set.faces, 'lightmapSize');
  const textures = numberColumn(map, set.faces, 'texture');
  const flags = numberColumn(map, bumped.lump, bumped.field);
  report.checked(offsets.length);
  for (let i = 0; i < offsets.length; i++) {
    const found = offsets.at(i);
    if (found === -1) continue;
    const styles = styleCount(slots, i, noStyle);
    const texture = textures.at(i);
    const isBumped = texture >= 0 && texture < flags.length && (flags.at(texture) & bumped.flag) !== 0;
    const [width, height] = [sizes.at(i, 0) + 1, sizes.at(i, 1) + 1];
    const hasSize = width >= 0 && height >= 0;
    const bytes = width * height * styles * (isBumped ? BUMP_SETS : 1) * SAMPLE;
    const least = hasAverages ? styles * SAMPLE : 0;
    if (found >= least && hasSize && bytes <= size - found) continue;
    report.broken(() => ({
      ...offsets.place(i),
      message: !hasSize
        ? `leads to a lightmap of ${width} by ${height} samples`
        : found < least
          ? `leaves no room for ${styles} averages before the samples`
          : `${bytes} bytes of samples from ${found} on are outside ${set.samples} (${size} bytes)`,
      expected: hasSize ? `${least} to ${size - bytes}, or -1` : 'a lightmap with a size',
      found,
    }));
  }
}

/** Samples of a face lie in the lump of samples. */
export const lightmapSamples: Rule = {
  id: 'lightmap-samples',
  severity: 'error',
  code: 'bad-reference',
  title: "a face's lightmap samples, and the averages before them, lie in the lump of samples",
  cause:
    'The lump was cut or is that of another compilation, or size, styles or the bump flag of a face were changed without its samples.',
  effect: "The game reads memory behind the lump, or another face's samples, as the light of the face.",
  remedy: 'Compile the light again, or set the offset to -1: the face is unlit then.',
  source: 'public specification; real maps, whose samples end exactly where the lump does',
  confidence: 'certain',
  check(map, report) {
    const { faceLight } = map.branch.capabilities;
    if (faceLight === undefined) return;
    for (const set of faceLight.sets) {
      const faces = set.faces.find((lump) => (loadedLump(map, lump)?.length ?? 0) > 0);
      if (faces !== undefined) checkLight(map, report, { faces, samples: set.samples, light: faceLight });
    }
  },
};
