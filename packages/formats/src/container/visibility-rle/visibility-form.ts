import { contentForm, i32, many, placed, struct, u8 } from '@brushwork/record';

/**
 * Where the two rows of a cluster begin, in bytes from the start of the lump; 0 = there is no row, all clusters are in it.
 * @source specification, visibility @confidence certain
 */
export class VisibilityRowOffsets extends struct(8, {
  /** Row of the clusters that can be seen. */
  pvs: i32,
  /** Row of the clusters that can be heard. */
  pas: i32,
}) {}

/** What a lump of shortened rows is made of. */
export const visibilityForm = contentForm('visibility', {
  /** Number of clusters. */
  clusterCount: i32,
  /** Where the rows of each cluster begin. */
  offsets: many(VisibilityRowOffsets, 'clusterCount'),
  /**
   * The rows: bit `c & 7` of byte `c >> 3` says whether cluster `c` is in a row. A byte other than 0 stands for itself; a
   * 0 and the number behind it stand for that many bytes of 0.
   */
  rows: placed(u8, {
    where: 'Each begins where `offsets` says and goes on until a bit for each cluster is unpacked.',
  }),
});
