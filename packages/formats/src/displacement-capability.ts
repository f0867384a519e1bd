/** How displacements blend up to four images, in records that follow each other in the order of the displacements. */
export interface Multiblend {
  /** Lump of the records: one for each vertex of each displacement that is marked. */
  readonly lump: string;
  /** Field of a displacement whose bits mark it. */
  readonly flags: string;
  /** The bits. */
  readonly marked: number;
  /** Field of four numbers: how much of each image is seen. */
  readonly weights: string;
  /** Field of four numbers: how much the opacity of each image counts. */
  readonly alphas: string;
  /** Field of four colours: what each image is multiplied with. */
  readonly colors: string;
}

/** Faces of four corners that were subdivided into a grid whose vertices are moved. */
export interface Displacements {
  /** Lump of displacements; a face names its own with the field that the geometry gives. */
  readonly lump: string;
  /** Field of how often each side of the face was halved: the grid has `2 ** power + 1` vertices a side. */
  readonly power: string;
  /** Field of the place of the face's corner that the grid begins at. */
  readonly startPosition: string;
  /** Field of the first vertex; rows run from the first corner to the last, one behind the other towards the second. */
  readonly firstVertex: string;
  /** Field of the first triangle, in formats that say something of triangles. */
  readonly firstTriangle?: string;
  /** Field of one bit a vertex: whether it is drawn. */
  readonly allowedVertices: string;
  /** Lump of vertices. */
  readonly vertices: {
    /** Its name. */
    readonly lump: string;
    /** Field of the direction in which a vertex is moved. */
    readonly direction: string;
    /** Field of how far. */
    readonly distance: string;
    /** Field of how much of a second image is seen, 0 to 255. */
    readonly alpha: string;
  };
  /** How several images are blended, in formats that have more than two. */
  readonly multiblend?: Multiblend;
  /** Lump of what triangles are, and the bit of those that were taken out. */
  readonly triangles?: { readonly lump: string; readonly removed: number };
  /** Field of a face that holds the number of its luxels along both sides, less one. */
  readonly lightSize: string;
  /** What lies along the edges and at the corners. */
  readonly neighbors: {
    /** Field of the four edges: between the first and the second corner, and on around the face. */
    readonly edges: string;
    /** Field of an edge: the one or two displacements along it. */
    readonly parts: string;
    /** Field of such a part: which displacement, and how it lies. */
    readonly part: {
      /** Field of its index; one that isn't there stands for none. */
      readonly displacement: string;
      /** Field of how it is turned: quarters of a turn. */
      readonly orientation: string;
      /** Field of the share of this one's edge: 0 all of it, 1 the half of lower rows or columns, 2 the other. */
      readonly span: string;
      /** Field of the share of its own edge. */
      readonly neighborSpan: string;
    };
    /** Field of the four corners. */
    readonly corners: string;
    /** Field of a corner: the displacements that touch it alone. */
    readonly touching: string;
    /** Field of a corner: how many of those are used. */
    readonly touchingCount: string;
  };
}
