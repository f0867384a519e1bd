import { type AnyStruct, ArrayField, NestedField, type RecordList } from '@brushwork/record';
import type { GameMap } from '../../map/game-map.js';
import { loadedLump } from '../loaded-lump.js';
import { type NumberColumn, numberColumn } from '../number-column.js';
import type { Rule, RuleReport } from '../rule.js';
import { vectorColumn } from '../vector-column.js';

/** Bytes of a sample: red, green, blue and an exponent. */
const SAMPLE = 4;
/** Slot of a style that isn't used. */
const NO_STYLE = 255;
/** `bumpLight` of a texture info: light from three directions beside that of the surface as a whole. */
const BUMP_LIGHT = 0x800;
const BUMP_SETS = 4;

/** The columns that say where the samples of a face are. */
interface LitFaces {
  readonly offsets: NumberColumn;
  readonly styles: readonly NumberColumn[];
  readonly sizes: ReturnType<typeof vectorColumn>;
  readonly textures: NumberColumn;
  readonly flags: NumberColumn;
  /** Whether the averages stand before the samples; early layouts have them in the face. */
  readonly hasAverages: boolean;
}

function litFaces(map: GameMap<object>, lump: string): LitFaces | undefined {
  const content = loadedLump(map, lump);
  if (content?.kind !== 'records') return undefined;
  const { layout } = (content as RecordList<AnyStruct>).record;
  const styles = layout.byName.get('styles')?.field;
  if (!(styles instanceof ArrayField)) return undefined;
  const hasOwnColors = layout.slots.some(
    ({ field }) =>
      field instanceof ArrayField &&
      field.element instanceof NestedField &&
      (field.element.record as AnyStruct).layout.byName.has('exponent'),
  );
  return {
    offsets: numberColumn(map, lump, 'lightOffset'),
    styles: Array.from({ length: styles.length }, (_, k) => numberColumn(map, lump, 'styles', k)),
    sizes: vectorColumn(map, lump, 'lightmapSize'),
    textures: numberColumn(map, lump, 'texture'),
    flags: numberColumn(map, 'TEXTURE_INFO', 'flags'),
    hasAverages: !hasOwnColors,
  };
}

/** Number of styles that light a face: the slots before the first unused one. */
function styleCount({ styles }: LitFaces, face: number): number {
  const unused = styles.findIndex((style) => style.at(face) === NO_STYLE);
  return unused < 0 ? styles.length : unused;
}

function checkLight(
  map: GameMap<object>,
  report: RuleReport,
  { faceLump, sampleLump }: { readonly faceLump: string; readonly sampleLump: string },
): void {
  const samples = loadedLump(map, sampleLump);
  const faces = litFaces(map, faceLump);
  // Maps whose light was never worked out have offsets of 0 and no samples.
  if (samples === undefined || samples.bytes.length === 0 || faces === undefined) return;
  const size = samples.bytes.length;
  const { offsets, sizes, textures, flags, hasAverages } = faces;
  report.checked(offsets.length);
  for (let i = 0; i < offsets.length; i++) {
    const found = offsets.at(i);
    if (found === -1) continue;
    const styles = styleCount(faces, i);
    const texture = textures.at(i);
    const isBumped = texture >= 0 && texture < flags.length && (flags.at(texture) & BUMP_LIGHT) !== 0;
    const bytes = (sizes.at(i, 0) + 1) * (sizes.at(i, 1) + 1) * styles * (isBumped ? BUMP_SETS : 1) * SAMPLE;
    const least = hasAverages ? styles * SAMPLE : 0;
    if (found >= least && bytes >= 0 && bytes <= size - found) continue;
    report.broken(() => ({
      ...offsets.place(i),
      message:
        found < least
          ? `leaves no room for ${styles} averages before the samples`
          : `${bytes} bytes of samples from ${found} on are outside ${sampleLump} (${size} bytes)`,
      expected: bytes < 0 ? 'a lightmap with a size' : `${least} to ${size - bytes}, or -1`,
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
    checkLight(map, report, { faceLump: 'FACES', sampleLump: 'LIGHTING' });
    const hdrFaces = loadedLump(map, 'FACES_HDR');
    const faceLump = hdrFaces === undefined || hdrFaces.length === 0 ? 'FACES' : 'FACES_HDR';
    checkLight(map, report, { faceLump, sampleLump: 'LIGHTING_HDR' });
  },
};
