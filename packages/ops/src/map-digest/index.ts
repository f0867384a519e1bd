/** Numbers by which copies of a map are told apart. */

export { type ComputedDigest, type DigestedMap, type DigestProblem, mapDigests } from './map-digests.js';
export { Md5 } from './md5.js';
