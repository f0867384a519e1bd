import type {
  FacesDescription,
  LevelDescription,
  ModelDescription,
  PatchDescription,
} from '@brushwork/formats';

/**
 * A model whose faces are given the other way round: the first corner of each stays the first, so that a fan makes the
 * same triangles of it, turned round.
 */
export function turnFaces(model: ModelDescription): ModelDescription {
  const { objects } = model;
  if (objects === undefined) return model;
  return {
    ...model,
    objects: objects.map((object) => ({ ...object, levels: object.levels.map(turnedLevel) })),
  };
}

function turnedLevel(level: LevelDescription): LevelDescription {
  return { ...level, patches: level.patches.map(turnedPatch) };
}

function turnedPatch(patch: PatchDescription): PatchDescription {
  const { meshes } = patch;
  if (meshes === undefined) return patch;
  return { ...patch, meshes: meshes.map((mesh) => ({ ...mesh, faces: mesh.faces.map(turnedFaces) })) };
}

function turnedFaces(list: FacesDescription): FacesDescription {
  const { corners, pointsPerFace } = list;
  const turned = Int32Array.from(corners);
  for (let first = 0; first + pointsPerFace <= turned.length; first += pointsPerFace)
    turned.subarray(first + 1, first + pointsPerFace).reverse();
  return { ...list, corners: turned };
}
