/** A stretch of a text. */
interface Stretch {
  /** First character. */
  readonly start: number;
  /** Character behind the last one. */
  readonly end: number;
}

/** What lies between the equal beginnings and the equal ends of two lines; `undefined` where they have too little in common. */
export function changedPart(
  left: string,
  right: string,
): { readonly left: Stretch; readonly right: Stretch } | undefined {
  const least = Math.min(left.length, right.length);
  let start = 0;
  while (start < least && left[start] === right[start]) start++;
  let behind = 0;
  while (behind < least - start && left.at(-1 - behind) === right.at(-1 - behind)) behind++;
  if ((start + behind) * 2 < least) return undefined;
  return { left: { start, end: left.length - behind }, right: { start, end: right.length - behind } };
}
