/** Triangles in two parts. */
export interface OrderedTriangles {
  /** Three indexes a triangle: those of the first part, then those of the second, each in their order. */
  readonly indices: Uint32Array;
  /** Number of triangles in the first part. */
  readonly firstCount: number;
}

/** Puts the triangles of some records in front of the others. */
export function orderTriangles(
  indices: ArrayLike<number>,
  records: ArrayLike<number>,
  isFirst: (record: number) => boolean,
): OrderedTriangles {
  const ordered = new Uint32Array(records.length * 3);
  let firstCount = 0;
  for (let i = 0; i < records.length; i++) if (isFirst(records[i] as number)) firstCount++;
  let [front, back] = [0, firstCount * 3];
  for (let i = 0; i < records.length; i++) {
    const isInFront = isFirst(records[i] as number);
    let at = isInFront ? front : back;
    for (let corner = 0; corner < 3; corner++) ordered[at++] = indices[i * 3 + corner] as number;
    if (isInFront) front = at;
    else back = at;
  }
  return { indices: ordered, firstCount };
}
