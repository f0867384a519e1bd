import { numberColumn } from '../number-column.js';
import type { Rule } from '../rule.js';
import { vectorColumn } from '../vector-column.js';
import { faceRows } from './face-rows.js';
import { quake3RuleSources } from './quake3-sources.js';

/** The corners of a face's triangles come in threes. */
export const faceMeshVertexTriple: Rule = {
  id: 'face-mesh-vertex-triple',
  severity: 'error',
  code: 'bad-count',
  title: "a face's mesh vertices come in threes",
  cause: 'A face was cut or joined at a corner that is not the first of a triangle, or the lump was cut.',
  effect:
    'The last triangle lacks a corner: the game takes one of the next face for it, or one behind the lump.',
  remedy: 'Set the number of mesh vertices to a multiple of three.',
  source: `${quake3RuleSources.engine}; ${quake3RuleSources.maps}`,
  confidence: 'certain',
  check(map, report) {
    for (const { face, place } of faceRows(map)) {
      if (face.shape.$case === 'patch' || face.shape.$case === 'billboard') continue;
      report.checked(1);
      const found = face.meshVertexCount;
      if (found % 3 === 0) continue;
      report.broken(() => ({
        ...place('meshVertexCount'),
        message: `${found} mesh vertices make no whole triangles`,
        expected: 'a multiple of 3',
        found,
      }));
    }
  },
};

const MAX_CORNERS = 64;

/** A polygon has 64 corners at most. */
export const faceCornerLimit: Rule = {
  id: 'face-corner-limit',
  severity: 'warning',
  code: 'limit',
  title: 'a polygon has at most 64 vertices',
  cause: 'A compiler was told to make larger ones, for another game.',
  effect:
    'The game says "MAX_FACE_POINTS exceeded", leaves the rest of the vertices out and draws the face without its texture.',
  remedy: 'Split the face, or make it a mesh.',
  source: `${quake3RuleSources.engine}; ${quake3RuleSources.maps}`,
  confidence: 'probable',
  messages: ['WARNING: MAX_FACE_POINTS exceeded: %i'],
  check(map, report) {
    for (const { face, place } of faceRows(map)) {
      if (face.shape.$case !== 'polygon') continue;
      report.checked(1);
      const found = face.vertexCount;
      if (found > MAX_CORNERS)
        report.broken(() => ({
          ...place('vertexCount'),
          message: `a polygon of ${found} vertices`,
          expected: `at most ${MAX_CORNERS}`,
          found,
        }));
    }
  },
};

const MAX_VERTICES = 999;
const MAX_MESH_VERTICES = 5999;

/** A mesh has 999 vertices and 5,999 corners of triangles at most. */
export const faceMeshLimit: Rule = {
  id: 'face-mesh-limit',
  severity: 'warning',
  code: 'limit',
  title: 'a mesh has at most 999 vertices and 5,999 mesh vertices',
  cause: 'A model of very many triangles was placed, and not split by the compiler.',
  effect:
    'The game stops when it comes to draw the mesh: "RB_CheckOverflow: verts > MAX". Some engines draw it.',
  remedy: 'Split the mesh.',
  source: `${quake3RuleSources.engine}; ${quake3RuleSources.maps}`,
  confidence: 'probable',
  messages: ['RB_CheckOverflow: verts > MAX (%d > %d)', 'RB_CheckOverflow: indices > MAX (%d > %d)'],
  check(map, report) {
    for (const { face, place } of faceRows(map)) {
      if (face.shape.$case !== 'mesh') continue;
      report.checked(2);
      for (const [field, most] of [
        ['vertexCount', MAX_VERTICES],
        ['meshVertexCount', MAX_MESH_VERTICES],
      ] as const) {
        const found = face[field];
        if (found > most)
          report.broken(() => ({
            ...place(field),
            message: `${found} in one mesh`,
            expected: `at most ${most}`,
            found,
          }));
      }
    }
  },
};

/** The rectangle of a face's lightmap lies on its page. */
export const faceLightmapRectangle: Rule = {
  id: 'face-lightmap-rectangle',
  severity: 'warning',
  code: 'out-of-bounds',
  title: "the rectangle of a face's lightmap lies on its page",
  cause: 'The face was made for larger pages, or its place on the page was damaged.',
  effect:
    'The game draws by the vertices alone and loads the map; tools that read the rectangle read past the page.',
  remedy: 'Compile the light again.',
  source: quake3RuleSources.maps,
  confidence: 'probable',
  check(map, report) {
    const page = map.branch.capabilities.lightmaps;
    if (page === undefined) return;
    const lightmaps = numberColumn(map, 'FACES', 'lightmap');
    const positions = vectorColumn(map, 'FACES', 'lightmapPosition');
    const sizes = vectorColumn(map, 'FACES', 'lightmapSize');
    report.checked(positions.length);
    for (let i = 0; i < positions.length; i++) {
      if (lightmaps.at(i) < 0) continue;
      const [x, y] = [positions.at(i, 0), positions.at(i, 1)] as const;
      const [width, height] = [sizes.at(i, 0), sizes.at(i, 1)] as const;
      const isInside =
        x >= 0 && y >= 0 && width >= 0 && height >= 0 && x + width <= page.width && y + height <= page.height;
      if (isInside) continue;
      report.broken(() => ({
        ...positions.place(i),
        message: `${width} x ${height} pixels at ${x}, ${y} are not on a page of ${page.width} x ${page.height}`,
      }));
    }
  },
};
