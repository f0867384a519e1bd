import {
  Box3,
  Box3Helper,
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Matrix4,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Vector3,
} from 'three';
import type { Triple } from '../protocol/scene-world.js';

/** A colour that maps seldom have. */
const COLOR = 0x19d3ff;

/** Triangles that are to be marked: corners of a mesh, and where it is placed. */
export interface TrianglesToMark {
  /** Three numbers a vertex. */
  readonly positions: Float32Array;
  /** Three indexes a triangle. */
  readonly indices: ArrayLike<number>;
  /** Where it is placed. */
  readonly matrix: Matrix4;
}

/** What shows a mark, and where it is. */
export interface ShownMark {
  /** What is drawn. */
  readonly object: Object3D;
  /** The box around it. */
  readonly box: Box3;
  /** Where it faces, of length 1; `undefined` for what faces all ways. */
  readonly facing: Triple | undefined;
}

/** Share of an area that has to face one way for all of it to do so. */
const ONE_WAY = 0.5;

/** Marks triangles: a film over them, and their edges, which are seen through everything else. */
export function markTriangles(all: readonly TrianglesToMark[]): ShownMark {
  const object = new Group();
  const box = new Box3();
  const normal = new Vector3();
  let area = 0;
  for (const { indices, matrix, positions } of all) {
    const corners = new Float32Array(indices.length * 3);
    for (let i = 0; i < indices.length; i++)
      for (let c = 0; c < 3; c++) corners[i * 3 + c] = positions[(indices[i] as number) * 3 + c] as number;
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(corners, 3));
    geometry.applyMatrix4(matrix);
    geometry.computeBoundingBox();
    if (geometry.boundingBox !== null) box.union(geometry.boundingBox);
    area += addNormals(geometry, normal);
    object.add(filmOver(geometry), edgesOf(geometry));
  }
  const isOneWay = normal.length() > area * ONE_WAY;
  normal.normalize();
  return { object, box, facing: isOneWay ? [normal.x, normal.y, normal.z] : undefined };
}

/** Adds where triangles face, the larger ones counting more; returns twice their area. */
function addNormals(geometry: BufferGeometry, sum: Vector3): number {
  const at = geometry.getAttribute('position');
  const [a, b, c] = [new Vector3(), new Vector3(), new Vector3()];
  let area = 0;
  for (let i = 0; i + 2 < at.count; i += 3) {
    a.fromBufferAttribute(at, i);
    b.fromBufferAttribute(at, i + 1).sub(a);
    c.fromBufferAttribute(at, i + 2).sub(a);
    b.cross(c);
    area += b.length();
    sum.add(b);
  }
  return area;
}

/** Marks a box. */
export function markBox(box: Box3): ShownMark {
  const helper = new Box3Helper(box, COLOR);
  const lines = helper.material as LineBasicMaterial;
  lines.depthTest = false;
  lines.transparent = true;
  helper.renderOrder = 10;
  return { object: helper, box, facing: undefined };
}

/** Gives what shows a mark back. */
export function disposeMark(object: Object3D): void {
  object.traverse((part) => {
    if (!(part instanceof Mesh || part instanceof LineSegments)) return;
    (part.geometry as BufferGeometry).dispose();
    (part.material as MeshBasicMaterial | LineBasicMaterial).dispose();
  });
}

function filmOver(geometry: BufferGeometry): Mesh {
  const material = new MeshBasicMaterial({
    color: COLOR,
    ...{ transparent: true, opacity: 0.35, side: DoubleSide, depthWrite: false },
    ...{ polygonOffset: true, polygonOffsetFactor: -4, polygonOffsetUnits: -4 },
  });
  const mesh = new Mesh(geometry, material);
  mesh.renderOrder = 5;
  return mesh;
}

function edgesOf(geometry: BufferGeometry): LineSegments {
  const material = new LineBasicMaterial({ color: COLOR, transparent: true, depthTest: false });
  const lines = new LineSegments(new EdgesGeometry(geometry, 1), material);
  lines.renderOrder = 6;
  return lines;
}
