import { type Chunk, type FaceList, Mesh } from '@brushwork/formats';
import type { IssueCollector } from '../validate/issue-collector.js';
import { modelRules } from './model-rules.js';

/** Checks a mesh: one block of vertices, whole faces, corners that are there. */
export function checkMesh(chunk: Chunk, issues: IssueCollector): void {
  const mesh = new Mesh(chunk);
  const { blocks, faces } = mesh;
  const rule = modelRules['model-vertices'];
  issues.checked(rule, 1);
  if (blocks.length > 1 || (blocks.length === 0 && faces.length > 0))
    issues.broken(rule, () => ({
      message: `has ${blocks.length} blocks of vertices`,
      path: chunk.path,
      offset: (blocks[1]?.chunk ?? chunk).offset,
      expected: 1,
      found: blocks.length,
    }));
  const vertexCount = mesh.vertices?.count ?? 0;
  for (const list of faces) {
    checkFaces(list, issues);
    checkCorners(list, vertexCount, issues);
  }
}

function checkFaces(list: FaceList, issues: IssueCollector): void {
  const { chunk, pointsPerFace, remainder, strayCorners } = list;
  const points = modelRules['model-points'];
  const whole = modelRules['model-faces'];
  issues.checked(points, 1);
  issues.checked(whole, 1);
  if (pointsPerFace < 3) {
    issues.broken(points, () => ({
      message: chunk.size === 0 ? 'says nothing of its faces' : `faces have ${pointsPerFace} corners`,
      path: chunk.path,
      offset: chunk.offset,
      expected: 'at least 3',
      found: pointsPerFace,
    }));
  } else if (strayCorners > 0 || remainder > 0) {
    issues.broken(whole, () => ({
      message: `${strayCorners} corners and ${remainder} bytes are left behind the last whole face`,
      path: chunk.path,
      offset: list.offsetOfCorner(list.faceCount * pointsPerFace),
      expected: `faces of ${pointsPerFace} corners`,
      found: list.corners.length,
    }));
  }
}

function checkCorners(list: FaceList, vertexCount: number, issues: IssueCollector): void {
  const { corners } = list;
  const rule = modelRules['model-corner'];
  issues.checked(rule, corners.length);
  for (let i = 0; i < corners.length; i++) {
    const corner = corners[i] as number;
    if (corner >= 0 && corner < vertexCount) continue;
    issues.broken(rule, () => ({
      message: `corner ${corner} is outside of ${vertexCount} vertices`,
      path: [...list.chunk.path, 'indices', i],
      offset: list.offsetOfCorner(i),
      expected: vertexCount === 0 ? 'no corners' : `0 to ${vertexCount - 1}`,
      found: corner,
    }));
  }
}
