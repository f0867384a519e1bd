/**
 * A version's word for people: the number, or both halves where there is something in the upper one, as games wrote it
 * whose header has two numbers of 16 bits there.
 */
export function versionText(word: number): string {
  const upper = word >>> 16;
  return upper === 0 || word < 0 ? String(word) : `${word & 0xffff} with ${upper} in the upper half`;
}
