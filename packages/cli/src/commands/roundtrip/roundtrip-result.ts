import type { DeepLump, DeepReport } from '@brushwork/ops';
import type { TagOptions } from '../shared/tag-schema.js';

/** Options of `roundtrip`. */
export interface RoundtripOptions extends TagOptions {
  /** Take every lump or chunk apart into JSON text and make it again from that. */
  readonly deep?: boolean | undefined;
}

/** What became of a lump, or of all chunks of a model with one tag. */
export interface DeepPart extends DeepLump {
  /** Number of chunks; `undefined` for a lump. */
  readonly chunks?: number;
}

/** What became of one file. */
export interface RoundtripResult {
  /** What the user called it. */
  readonly file: string;
  /** Whether writing it gives the same bytes. */
  readonly identical: boolean;
  /** Offset of the first byte that differs; `undefined` when none does. */
  readonly difference: number | undefined;
  /** What became of its lumps or chunks, when that was asked for. */
  readonly deep: (Omit<DeepReport, 'lumps'> & { readonly lumps: readonly DeepPart[] }) | undefined;
  /** Size in bytes. */
  readonly size: number;
  /** What the parts are that it is taken apart into. */
  readonly parts: 'lump' | 'chunk';
  /** Of a model as text: whether the same model is read from what was written of it; bytes may differ then. */
  readonly sameModel?: boolean | undefined;
}

/** Whether nothing was lost. A text keeps neither comments nor layout, so there the model counts. */
export function isLossless({ deep, identical, sameModel }: RoundtripResult): boolean {
  return (sameModel ?? identical) && deep?.identical !== false;
}
