/** Bytes of lumps as a BSPX directory holds them, put together by hand from their descriptions. */
import { counted, joined, words } from './bspx-maps.js';

/** A solid of the world with two planes, and one of model 1 without. */
export const brushListBytes = joined(
  words(1, 0, 1, 2),
  words([-8, -8, -8], [8, 8, 8]),
  [0xfe, 0xff, 2, 0],
  words([0.6, 0.8, 0], [10]),
  words([0, 0.6, 0.8], [12]),
  words(1, 1, 1, 0),
  words([0, 0, 0], [4, 4, 4]),
  [0xf8, 0xff, 0, 0],
);

/** Two vectors, and the axes of three corners. */
export const faceNormalsBytes = joined(
  words(2, [0, 0, 1], [1, 0, 0]),
  words(0, 1, 1),
  words(0, 0, 1),
  words(1, 1, 0),
);

/** A grid of 2 x 1 x 2 samples: a node with one leaf, of which a sample is inside of something and one black. */
export const lightGridBytes = joined(
  words([32, 32, 32], 2, 1, 2, [-16, -16, 0]),
  [2],
  words(0),
  words(1),
  words(1, 1, 1, 0x80000000, ...Array.from({ length: 7 }, () => 0x40000000)),
  words(1),
  words(0, 0, 0, 2, 1, 2),
  [255],
  [0],
  [1, 0, 10, 20, 30],
  [2, 0, 1, 2, 3, 32, 4, 5, 6],
);

const grid = joined(
  words([32, 32, 32], 1, 1, 1, [-16, -16, 0]),
  [1],
  words(0x80000000),
  words(0),
  words(1),
  words(0, 0, 0, 1, 1, 1),
  [2],
  [2],
  [0, 0b100001, 9, 9, 9, 8, 8, 8],
  [5, 0],
);

/** Two equal grids of one sample each with two styles, one of them black from all sides. */
export const lightGridsBytes = joined(words(grid.length), grid, words(grid.length), grid);

/** Two faces, the second without light. */
export const decoupledBytes = joined(
  [4, 0, 3, 0],
  words(12),
  words([0.5, 0, 0, 1], [0, 0.25, 0, 2]),
  [1, 0, 1, 0],
  words(-1),
  words([0, 0, 0, 0], [0, 0, 0, 0]),
);

/** One lump of each name that is known, apart from the archive. */
export const everyLump = [
  { name: 'BRUSHLIST', bytes: brushListBytes },
  { name: 'DECOUPLED_LM', bytes: decoupledBytes },
  { name: 'ENVMAP', bytes: words([1.5, 2, 3], 256) },
  { name: 'FACENORMALS', bytes: faceNormalsBytes },
  { name: 'LIGHTGRID_OCTREE', bytes: lightGridBytes },
  { name: 'LIGHTGRIDS', bytes: lightGridsBytes },
  { name: 'LIGHTINGDIR', bytes: counted(6) },
  { name: 'LIGHTING_E5BGR9', bytes: Uint8Array.of(0xff, 0x05, 0x0c, 0xc0) },
  { name: 'LMOFFSET', bytes: words(0, -1) },
  { name: 'LMSHIFT', bytes: counted(2) },
  { name: 'LMSTYLE', bytes: counted(8) },
  { name: 'LMSTYLE16', bytes: counted(16) },
  { name: 'RGBLIGHTING', bytes: counted(6) },
  { name: 'SURFENVMAP', bytes: words(0, -1) },
  { name: 'VERTEXNORMALS', bytes: words([0, 0, 1]) },
  { name: 'SOMETHING_ELSE', bytes: counted(8) },
];
