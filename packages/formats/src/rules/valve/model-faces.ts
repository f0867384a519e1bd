import type { GameMap } from '../../map/game-map.js';
import { loadedLump } from '../loaded-lump.js';
import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { drawnFaces } from './drawn-faces.js';

/** Models share no faces in real maps; a file in which they do can't make checking take longer than this. */
const SHARING = 2;

/** Which faces a leaf names, by the face's number; in time that doesn't grow with spans that overlap. */
function facesOfLeaves(map: GameMap<object>, faceCount: number): Uint8Array {
  const firsts = numberColumn(map, 'LEAVES', 'firstFace');
  const counts = numberColumn(map, 'LEAVES', 'faceCount');
  const entries = numberColumn(map, 'LEAF_FACES', '');
  const changes = new Int32Array(entries.length + 1);
  for (let i = 0; i < firsts.length; i++) {
    const first = firsts.at(i);
    const count = counts.at(i);
    if (!(count > 0) || first < 0 || first > entries.length - count) continue;
    changes[first] = (changes[first] as number) + 1;
    changes[first + count] = (changes[first + count] as number) - 1;
  }
  const named = new Uint8Array(faceCount);
  let depth = 0;
  for (let k = 0; k < entries.length; k++) {
    depth += changes[k] as number;
    const face = entries.at(k);
    if (depth > 0 && face >= 0 && face < faceCount) named[face] = 1;
  }
  return named;
}

/** Every face of a model is in a leaf. */
export const modelFaceUnreached: Rule = {
  id: 'model-face-unreached',
  severity: 'warning',
  code: 'bad-reference',
  title: 'every face of a model is in a leaf, but for those of displacements',
  cause: 'A tool that adds, copies or removes faces left the leaves as they were.',
  effect:
    'The face of the world is never drawn. Light, decals and shadows, which look for faces through leaves, pass over it in any model.',
  remedy:
    'Add the face to the leaves that it borders on, or take it out of the model; best compile the map again.',
  source: 'real maps, all of which keep to it',
  confidence: 'certain',
  check(map, report) {
    const lump = drawnFaces(map);
    if (lump === undefined || loadedLump(map, 'LEAVES') === undefined) return;
    if (loadedLump(map, 'LEAF_FACES') === undefined) return;
    const displacements = numberColumn(map, lump, 'displacement');
    const planes = numberColumn(map, lump, 'plane');
    const firsts = numberColumn(map, 'MODELS', 'firstFace');
    const counts = numberColumn(map, 'MODELS', 'faceCount');
    const done = facesOfLeaves(map, planes.length);
    let left = planes.length * SHARING;
    for (let model = 0; model < firsts.length; model++) {
      const first = firsts.at(model);
      const count = counts.at(model);
      if (!(count > 0) || first < 0 || first > planes.length - count || count > left) continue;
      left -= count;
      report.checked(count);
      for (let face = first; face < first + count; face++) {
        if (done[face] === 1 || displacements.at(face) >= 0) continue;
        // Each face once, however many models claim it.
        done[face] = 1;
        report.broken(() => ({
          path: [lump, face],
          offset: planes.place(face).offset,
          message: `is a face of model ${model} and in no leaf`,
        }));
      }
    }
  },
};
