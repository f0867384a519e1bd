/** Which clusters can be seen and heard from which others (lump 4). */
export { buildVisibility, visibilityRle } from '../../../container/visibility-rle/index.js';
