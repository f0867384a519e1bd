import type { LzmaProperties } from './lzma-properties.js';

/*
 * Every probability that LZMA adapts, in one array: a decoder that keeps one array reads it faster than twelve. The
 * numbers are those of the LZMA specification (Igor Pavlov, public domain).
 */

/** Number of states, which stand for the kinds of the last few symbols. */
export const stateCount = 12;
/** From this state on the last symbol was no literal. */
export const firstMatchState = 7;
/** Most values that the low bits of the position can choose from. */
const maxPositionStates = 16;

/** Whether a symbol is a match: by state and position, 16 for each state. */
export const isMatchModels = 0;
/** Whether a match repeats one of the last four distances: by state. */
export const isRepeatModels: number = isMatchModels + stateCount * maxPositionStates;
/** Whether it is another than the last distance: by state. */
export const isOtherRepeatModels: number = isRepeatModels + stateCount;
/** Whether it is another than the last but one: by state. */
export const isThirdRepeatModels: number = isOtherRepeatModels + stateCount;
/** Whether it is the fourth and not the third: by state. */
export const isFourthRepeatModels: number = isThirdRepeatModels + stateCount;
/** Whether a repeat of the last distance is longer than one byte: by state and position. */
export const isLongRepeatModels: number = isFourthRepeatModels + stateCount;
/** The slot of a distance: 64 for each of four classes of lengths. */
export const slotModels: number = isLongRepeatModels + stateCount * maxPositionStates;
/** Low bits of distances in slots 4 to 13; a slot's tree starts at its first distance less its number. */
export const distanceModels: number = slotModels + 4 * 64;
/** The lowest four bits of longer distances. */
export const alignModels: number = distanceModels + 115;
/** Lengths of matches with a new distance: see `lengthLow` and so on. */
export const matchLengthModels: number = alignModels + 16;

/** Within the models of lengths: whether a length is above 9, and above 17. */
export const lengthChoice = 0;
/** Within the models of lengths: 8 by position for lengths 2 to 9. */
export const lengthLow = 2;
/** Within the models of lengths: 8 by position for lengths 10 to 17. */
export const lengthMiddle: number = lengthLow + maxPositionStates * 8;
/** Within the models of lengths: 256 for lengths 18 to 273. */
export const lengthHigh: number = lengthMiddle + maxPositionStates * 8;

/** Lengths of matches with a repeated distance. */
export const repeatLengthModels: number = matchLengthModels + lengthHigh + 256;
/** The literals: 768 for each choice of context and position. */
export const literalModels: number = repeatLengthModels + lengthHigh + 256;
/** Number of models of a literal in one context: 256 plain ones, then 512 for one that follows a match. */
export const literalContextSize = 0x300;

/** The shortest match. */
export const minMatchLength = 2;
/** The longest match. */
export const maxMatchLength = 273;
/** Distance slots from here on have bits that are not modelled. */
export const firstDirectSlot = 14;
/** The distance, less one, that marks the end of a stream. */
export const endMarkerDistance = 0xffffffff;

/** A probability of one half. */
const evenProbability = 1024;

/** All models at their start. At most 6.3 MB, whatever the properties say; 28 kB for the usual ones. */
export function createLzmaModels(properties: LzmaProperties): Uint16Array<ArrayBuffer> {
  const contexts = 1 << (properties.literalContextBits + properties.literalPositionBits);
  return new Uint16Array(literalModels + contexts * literalContextSize).fill(evenProbability);
}

/** The state after a literal. */
export function afterLiteral(state: number): number {
  if (state < 4) return 0;
  return state < 10 ? state - 3 : state - 6;
}

/** The state after a match with a new distance. */
export function afterMatch(state: number): number {
  return state < firstMatchState ? 7 : 10;
}

/** The state after a match with a repeated distance. */
export function afterRepeat(state: number): number {
  return state < firstMatchState ? 8 : 11;
}

/** The state after one byte at the last distance. */
export function afterShortRepeat(state: number): number {
  return state < firstMatchState ? 9 : 11;
}
