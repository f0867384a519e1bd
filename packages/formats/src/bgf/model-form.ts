import { contentForm, placed, text } from '@brushwork/record';
import { chunkHead } from '../container/chunk-tree/chunk-head.js';

/** What a file of the binary kind is made of. */
export const modelForm = contentForm('model-file', {
  /** `DIV-BIZ2` for models and libraries of materials, `DIV-BMF2` for libraries of materials. */
  magic: text(8),
  /** The chunks, up to the end of the file. */
  chunks: placed(chunkHead, { count: 'rest', where: 'The first is `HEADER`, the last `BIZ_DONE`.' }),
});
