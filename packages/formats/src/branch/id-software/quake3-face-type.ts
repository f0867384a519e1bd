/** Kinds of face (`Face.type`). */
export const FaceType = { bad: 0, polygon: 1, patch: 2, mesh: 3, billboard: 4 } as const;
