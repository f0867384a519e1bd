/** Where the lightmap samples of displacements lie, and how they blend. */
import {
  array,
  type ContentPlace,
  type ContentRows,
  type ContentStatus,
  type ContentType,
  concatenate,
  contentForm,
  FormatError,
  type FormatPath,
  fromHex,
  type Issue,
  issue,
  list,
  placed,
  type RebuildPlace,
  toHex,
  u8,
} from '@brushwork/record';
import { ParsedContent } from '../../../container/parsed-content.js';

/** Byte that says that the number goes on in the next one. */
const MORE = 255;
/** Weights of a place in a triangle. */
const WEIGHTS = 3;

/** Where a lightmap sample lies: a triangle of its displacement, and the weights of its three corners, which add up to 255 or a little less. */
export type LightmapSample = readonly [triangle: number, first: number, second: number, third: number];

/** Samples as plain data. */
export interface PlainLightmapSamples {
  /** The samples in the order of the file. */
  readonly samples: readonly LightmapSample[];
  /** Bytes that are no whole sample, as hexadecimal digits. */
  readonly rest?: string;
}

interface ReadSamples {
  /** Where each sample begins. */
  readonly starts: Uint32Array;
  /** Byte behind the last whole sample. */
  readonly end: number;
}

/** Bytes of the sample at a position; 0 when it isn't all there. */
function sampleSize(bytes: Uint8Array, at: number): number {
  const size = (bytes[at] === MORE ? 2 : 1) + WEIGHTS;
  return size <= bytes.length - at ? size : 0;
}

/**
 * Where the lightmap samples of displacements lie, one displacement after the other, row by row: the number of a
 * triangle in one byte, or two from 255 on, and three weights. Each element is a sample.
 */
export class LightmapSamplePositions extends ParsedContent<ReadSamples> {
  /** Always `lightmap-sample-positions`. */
  readonly kind = 'lightmap-sample-positions' as const;

  protected parse({ bytes }: ContentPlace): ReadSamples {
    const starts = new Uint32Array(Math.floor(bytes.length / (1 + WEIGHTS)));
    let count = 0;
    let end = 0;
    for (let size = sampleSize(bytes, 0); size > 0; size = sampleSize(bytes, end)) {
      starts[count++] = end;
      end += size;
    }
    return { starts: starts.subarray(0, count), end };
  }

  protected check({ name, offset, bytes }: ContentPlace): readonly Issue[] {
    if (this.remainder === 0) return [];
    return [
      issue('lump-remainder', 'error', 'bad-length', {
        message: `${this.remainder} bytes are left behind the last whole sample`,
        path: [name],
        offset: offset + this.parsed.end,
        expected: this.parsed.end,
        found: bytes.length,
      }),
    ];
  }

  /** Number of samples. */
  get length(): number {
    return this.parsed.starts.length;
  }

  /** Bytes behind the last whole sample. */
  get remainder(): number {
    return this.bytes.length - this.parsed.end;
  }

  /** `remainder` when the last sample isn't all there. */
  get status(): ContentStatus {
    if (this.bytes.length === 0) return 'empty';
    return this.remainder > 0 ? 'remainder' : 'ok';
  }

  /** Sample `i`; `not-found` outside. */
  at(i: number): LightmapSample {
    const start = this.parsed.starts[i];
    if (start === undefined) {
      throw new FormatError('not-found', `no sample ${i}: ${this.name} holds ${this.length}`, {
        path: [this.name],
      });
    }
    const { bytes } = this;
    const isLong = bytes[start] === MORE;
    const weights = start + (isLong ? 2 : 1);
    const triangle = isLong ? MORE + (bytes[start + 1] as number) : (bytes[start] as number);
    return [triangle, bytes[weights] as number, bytes[weights + 1] as number, bytes[weights + 2] as number];
  }

  /** A row for each sample. */
  rows(): ContentRows {
    return {
      columns: ['sample', 'triangle', 'weight0', 'weight1', 'weight2'].map((name) => ({ name })),
      length: this.length,
      row: (sample) => {
        const [triangle, weight0, weight1, weight2] = this.at(sample);
        return { sample, triangle, weight0, weight1, weight2 };
      },
    };
  }

  /** Number of the sample that begins at a byte, as displacements name their first one; -1 when none does. */
  indexAt(byteOffset: number): number {
    const { starts } = this.parsed;
    let low = 0;
    let high = starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) < byteOffset) low = middle + 1;
      else high = middle;
    }
    return starts[low] === byteOffset ? low : -1;
  }

  /** How many blocks of at most `size` samples there are; what is left over counts as one. */
  blockCount(size: number): number {
    return Math.ceil((this.length + (this.remainder > 0 ? 1 : 0)) / size);
  }

  /** The samples of one block as plain data. */
  block(i: number, size: number): PlainLightmapSamples {
    const samples: LightmapSample[] = [];
    for (let k = i * size; k < Math.min(this.length, (i + 1) * size); k++) samples.push(this.at(k));
    const isLast = (i + 1) * size > this.length;
    const rest = isLast && this.remainder > 0 ? { rest: toHex(this.bytes.subarray(this.parsed.end)) } : {};
    return { samples, ...rest };
  }
}

function sampleBytes(sample: unknown, path: FormatPath): Uint8Array {
  const [triangle = Number.NaN, ...weights] = Array.isArray(sample) ? (sample as unknown[]) : [];
  const isFitting =
    isByte(triangle, MORE * 2) && weights.length === WEIGHTS && weights.every((one) => isByte(one, 255));
  if (!isFitting) {
    throw new FormatError('does-not-fit', 'needs the number of a triangle and three weights', {
      path,
      expected: `0 to ${MORE * 2}, then three of 0 to 255`,
    });
  }
  const number = triangle as number;
  return Uint8Array.from([...(number < MORE ? [number] : [MORE, number - MORE]), ...(weights as number[])]);
}

function isByte(value: unknown, most: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
}

function rebuild(block: unknown, place: RebuildPlace, first: number): Uint8Array {
  const { samples, rest = '', ...other } = (block ?? {}) as Record<string, unknown>;
  if (!Array.isArray(samples) || Object.keys(other).length > 0)
    throw new FormatError('does-not-fit', 'needs a list of samples', { path: [place.name] });
  const chunks = samples.map((sample: unknown, i) => sampleBytes(sample, [place.name, first + i]));
  const size = typeof rest === 'string' ? Math.floor(rest.length / 2) : 0;
  return concatenate([...chunks, fromHex(rest, size, [place.name, 'rest'])]);
}

/** How a lump of sample positions is read. */
export interface LightmapSamplePositionsType extends ContentType<LightmapSamplePositions, never> {
  /** Always `lightmap-sample-positions`. */
  readonly kind: 'lightmap-sample-positions';
  /** Counts what of a block of plain data stands in it as bytes. */
  measure(block: unknown): { records: number; opaqueBytes: number; nonCanonical: number };
}

/** What a sample consists of. */
const samplesForm = contentForm('lightmap-sample-positions', {
  /** The samples, one displacement after the other, row by row. */
  samples: placed(
    contentForm('lightmap-sample-position', {
      /** Number of the triangle of its displacement that it lies in, up to 254. */
      triangle: u8,
      /** Added to 255, which `triangle` then is. */
      triangleMore: placed(u8, { where: 'Only where `triangle` is 255.' }),
      /** Weights of the triangle's three corners: together 255 or a little less. */
      weights: array(u8, WEIGHTS),
    }),
    { count: 'rest' },
  ),
});

/**
 * Positions of the lightmap samples of displacements (lump 34). Each displacement's begin at the byte that its
 * `lightmapSamplePositionStart` names, one for each sample of its face's lightmap.
 * @source facts on the lump; all 12 real maps that have displacements end exactly with the last sample @confidence certain
 */
export const lightmapSamplePositions: LightmapSamplePositionsType = {
  kind: 'lightmap-sample-positions',
  elementSize: undefined,
  form: samplesForm,
  open: (place) => new LightmapSamplePositions(place),
  rebuild,
  measure(block) {
    const { samples, rest = '' } = block as PlainLightmapSamples;
    return { records: samples.length, opaqueBytes: rest.length / 2, nonCanonical: 0 };
  },
};

/**
 * How much of the second texture each lightmap sample of a displacement shows (lump 32), in maps of 2004: a byte for
 * each, from the one that `lightmapAlphaStart` names.
 * @source two real maps: as many bytes as samples @confidence probable
 */
export const lightmapAlphas = list(u8);
