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
  /** Luxels for each unit of the coordinates that the mapping's light fields, or its texture fields, give. */
  readonly luxelsPerUnit: number;
}
