import { contentForm, placed, u8, u16 } from '@brushwork/record';

/**
 * What every chunk begins with; what is inside follows. Its length doesn't count these bytes.
 */
export const chunkHead = contentForm('chunk', {
  /**
   * Tag: the bits 0x2fff are its id, 0x1000 means nothing known, and the two top bits say how many bytes the length takes:
   * 0, 1 and 2 for one, two and four. No source says what 3 is.
   */
  tag: u16,
  /** Bytes of what is inside: chunks one behind the other, or data. */
  length: placed(u8, { where: 'One, two or four bytes, as the tag says.' }),
});
