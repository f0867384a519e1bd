import type { NumberColumn } from './scene-columns.js';

/** Where the light of each surface lies on pages that were made from the surfaces' own samples. */
export interface PackedLight {
  /** Width of a page in luxels. */
  readonly pageWidth: number;
  /** Height of a page in luxels. */
  readonly pageHeight: number;
  /** Page of each surface; -1 for one that is unlit. */
  readonly pages: Int32Array;
  /** Column of the page that a surface's first luxel is in. */
  readonly left: Int32Array;
  /** Row of the page that a surface's first luxel is in. */
  readonly top: Int32Array;
  /** What a surface's first luxel is along s. */
  readonly firstS: Int32Array;
  /** What a surface's first luxel is along t. */
  readonly firstT: Int32Array;
  /** Luxels for each unit, by surface, where that isn't the same for all. */
  readonly luxelsBySurface?: Float64Array | undefined;
  /** Four factors of a position each that give its column and its row, where light doesn't lie as textures do. */
  readonly places?: { readonly column: NumberColumn; readonly row: NumberColumn } | undefined;
  /** Luxels for each unit of the coordinates that the mapping's light fields, or its texture fields, give. */
  readonly luxelsPerUnit: number;
}
