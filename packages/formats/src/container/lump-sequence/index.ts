export { type LumpSequenceOptions, lumpSequence, type MaybeUnpadded } from './lump-sequence.js';
export { LumpSequenceEntry, lumpSequenceForm } from './lump-sequence-form.js';
