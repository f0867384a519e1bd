import type { GameMap, PolygonGeometry } from '@brushwork/formats';
import type { FormatErrorCode, FormatErrorDetails } from '@brushwork/record';
import { placeOf, recordsOf } from '../../world/typed-lumps.js';
import { cornerVertex, type PolygonColumns } from '../polygon-columns.js';
import { faceProblem } from '../polygon-reader.js';
import type { SceneBudget } from '../scene-budget.js';
import { numberAt } from '../scene-columns.js';
import type { SceneIssues } from '../scene-issues.js';
import { areAllAllowed, type DisplacementColumns, isVertexAllowed } from './displacement-columns.js';
import type { DisplacementGrid } from './displacement-grid.js';
import { drawnVertices } from './drawn-vertices.js';
import { gridPowers } from './grid-steps.js';
import { gridTriangles } from './grid-triangles.js';
import { rotateCorners, startCorner } from './start-corner.js';

/** What grids are made of. */
export interface GridSources {
  /** The map. */
  readonly map: GameMap<object>;
  /** How its faces are stored. */
  readonly geometry: PolygonGeometry;
  /** The faces. */
  readonly faces: PolygonColumns;
  /** The displacements. */
  readonly displacements: DisplacementColumns;
  /** Where what can't be drawn is noted. */
  readonly issues: SceneIssues;
  /** What is left of the room: grids that don't fit are left out. */
  readonly budget: SceneBudget;
}

/** A grid whose vertices aren't made yet. */
export type GridPlan = Omit<DisplacementGrid, 'first'>;

/** The grids that can be made, as far as their numbers say, and how many can't. */
export interface GridPlans {
  /** Those that can be made, in the order of their faces. */
  readonly plans: readonly GridPlan[];
  /** Number of those that can't, each with an issue. */
  readonly refused: number;
}

/** Finds out which faces have a grid, and checks all its numbers; nothing as large as a grid is made yet. */
export function planGrids(sources: GridSources): GridPlans {
  const { faces, displacements, issues, budget } = sources;
  const plans: GridPlan[] = [];
  if (faces.displacement === undefined) return { plans, refused: 0 };
  const owners = new Map<number, number>();
  const shapeOf = shapes(displacements);
  const room = new CornerRoom();
  let [refused, left] = [0, 0];
  let [vertices, triangles] = [0, 0];
  for (let face = 0; face < faces.length; face++) {
    const displacement = numberAt(faces.displacement, face);
    if (displacement === -1) continue;
    const problem = problemOf(sources, { face, displacement, owner: owners.get(displacement) });
    if (problem !== undefined) {
      refused++;
      issues.add('scene-surface', problem.code, problem.message, problem.place);
      continue;
    }
    owners.set(displacement, face);
    const steps = 2 ** numberAt(displacements.power, displacement);
    const [moreVertices, moreTriangles] = [vertices + (steps + 1) ** 2, triangles + 2 * steps ** 2];
    if (!budget.hasRoom(moreVertices, moreTriangles)) {
      left++;
      continue;
    }
    [vertices, triangles] = [moreVertices, moreTriangles];
    const corners = room.take();
    cornersOf(sources, { face, displacement }, corners);
    plans.push({ face, displacement, steps, corners, ...shapeOf(displacement, steps) });
  }
  if (left > 0)
    issues.add(
      'scene-budget',
      'limit',
      `${left} displacements are left out: together they take more room than is given`,
      { path: [displacements.fields.lump], found: left },
    );
  return { plans, refused: refused + left };
}

/** Makes what of a grid hangs on its bits alone; grids of which all vertices are drawn share it. */
function shapes(
  displacements: DisplacementColumns,
): (displacement: number, steps: number) => Pick<GridPlan, 'triangles' | 'drawn'> {
  const whole = new Map<number, Uint16Array>();
  return (displacement, steps) => {
    const count = (steps + 1) ** 2;
    if (areAllAllowed(displacements, displacement, count)) {
      const triangles = whole.get(steps) ?? gridTriangles(steps, new Uint8Array(count).fill(1));
      whole.set(steps, triangles);
      return { triangles, drawn: undefined };
    }
    const isAllowed = (vertex: number): boolean => isVertexAllowed(displacements, displacement, vertex);
    const drawn = drawnVertices(steps, isAllowed);
    return {
      triangles: gridTriangles(steps, drawn),
      drawn: Uint16Array.from(drawn.keys()).filter((vertex) => drawn[vertex] === 1),
    };
  };
}

/** Numbers of the corners of a face. */
const CORNER_NUMBERS = 12;
/** Faces whose corners share memory: memory of its own for those of one takes longer than to read them. */
const FACES_OF_ROOM = 256;

/** Makes arrays for the corners of faces. */
class CornerRoom {
  private memory = new Float64Array(0);
  private used = 0;

  take(): Float64Array {
    if (this.used === this.memory.length) {
      this.memory = new Float64Array(CORNER_NUMBERS * FACES_OF_ROOM);
      this.used = 0;
    }
    this.used += CORNER_NUMBERS;
    return this.memory.subarray(this.used - CORNER_NUMBERS, this.used);
  }
}

/** What keeps a displacement from being drawn. */
interface Problem {
  readonly code: FormatErrorCode;
  readonly message: string;
  readonly place: FormatErrorDetails;
}

/** A face and the displacement that it names. */
interface Claim {
  readonly face: number;
  readonly displacement: number;
  /** Face that has the displacement already. */
  readonly owner: number | undefined;
}

function problemOf(sources: GridSources, claim: Claim): Problem | undefined {
  return problemOfFace(sources, claim) ?? problemOfDisplacement(sources.displacements, claim.displacement);
}

/** What of a face keeps its displacement from being drawn. */
function problemOfFace(
  { map, geometry, faces, displacements }: GridSources,
  { face, displacement, owner }: Claim,
): Problem | undefined {
  const at = (field: string): FormatErrorDetails => placeOf(recordsOf(map, faces.faces), face, field);
  const { edgeCount, displacement: named = edgeCount } = geometry.face;
  if (!(displacement >= 0 && displacement < displacements.list.length))
    return { code: 'bad-reference', message: `displacement ${displacement} isn't there`, place: at(named) };
  if (owner !== undefined)
    return {
      code: 'bad-reference',
      message: `displacement ${displacement} was made of face ${owner} already`,
      place: at(named),
    };
  const problem = faceProblem(faces, face);
  if (problem !== undefined) return { ...problem, place: at(edgeCount) };
  const corners = numberAt(faces.edgeCount, face);
  if (corners === 4) return undefined;
  return {
    code: 'bad-count',
    message: `a grid needs a face of 4 corners, not of ${corners}`,
    place: at(edgeCount),
  };
}

/** What of a displacement keeps it from being drawn. */
function problemOfDisplacement(columns: DisplacementColumns, displacement: number): Problem | undefined {
  const { fields, list } = columns;
  const at = (field: string): FormatErrorDetails => placeOf(list, displacement, field);
  const power = numberAt(columns.power, displacement);
  if (!(power >= gridPowers.least && power <= gridPowers.most))
    return {
      code: 'bad-value',
      message: `power ${power} is not ${gridPowers.least} to ${gridPowers.most}`,
      place: at(fields.power),
    };
  const first = numberAt(columns.firstVertex, displacement);
  const count = (2 ** power + 1) ** 2;
  if (!(first >= 0 && first + count <= columns.vertexTotal))
    return {
      code: 'bad-reference',
      message: `vertices ${first} to ${first + count - 1} aren't all there`,
      place: at(fields.firstVertex),
    };
  const [x, y, z] = startOf(columns, displacement);
  if (Number.isFinite(x + y + z)) return undefined;
  return { code: 'bad-value', message: 'the grid begins nowhere', place: at(fields.startPosition) };
}

/** The place that a grid begins at. */
function startOf({ startPosition }: DisplacementColumns, displacement: number): [number, number, number] {
  const { array, offset, stride } = startPosition;
  const at = offset + displacement * stride;
  return [array[at] as number, array[at + 1] as number, array[at + 2] as number];
}

/** The corners of a face, from the one that its grid begins at: the nearest, which should be at the very place. */
function cornersOf(
  { faces, displacements, issues }: GridSources,
  { face, displacement }: { readonly face: number; readonly displacement: number },
  corners: Float64Array,
): void {
  const { array, offset, stride } = faces.vertices;
  const first = numberAt(faces.firstEdge, face);
  for (let k = 0; k < 4; k++) {
    const at = offset + cornerVertex(faces, first + k) * stride;
    for (let c = 0; c < 3; c++) corners[k * 3 + c] = array[at + c] as number;
  }
  const place = startOf(displacements, displacement);
  const { corner, isThere } = startCorner(corners, place);
  if (!isThere)
    issues.add('scene-displacement', 'bad-value', "the grid doesn't begin at a corner of its face", {
      ...placeOf(displacements.list, displacement, displacements.fields.startPosition),
      expected: 'a corner of the face',
      found: place.join(' '),
    });
  rotateCorners(corners, corner);
}
