import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortEdgeWords } from '../../src/elements/entities/connection-words.js';
import { fitText } from '../../src/elements/entities/fit-text.js';
import { nodeAfterKey } from '../../src/elements/entities/graph-keys.js';
import { BOX_WIDTH, type GraphLayout, layOutGraph } from '../../src/elements/entities/graph-layout.js';
import type { EntityGraph, GraphEdge, GraphNode } from '../../src/protocol/entity-api.js';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function nodeOf(level: number, index: number): GraphNode {
  const targetname = `somebody_${index}`;
  return {
    path: 'ENTITIES',
    index,
    classname: 'logic_relay',
    targetname,
    hint: '',
    level,
    unresolved: undefined,
  };
}

function graphOf(levels: readonly number[], pairs: readonly (readonly [number, number])[]): EntityGraph {
  const nodes = levels.map(nodeOf);
  const known = new Set<string>();
  const edges = pairs.flatMap(([from, to]): GraphEdge[] => {
    if (known.has(`${from} ${to}`)) return [];
    known.add(`${from} ${to}`);
    return [{ from, to, links: [], count: 1 }];
  });
  return { nodes, edges, omitted: 0 };
}

/** Words of some width, other for each line. */
const wordWidth = ({ from, to }: GraphEdge): number => 20 + ((from * 31 + to * 17) % 130);

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxesOf({ nodes }: GraphLayout): readonly Box[] {
  return nodes.map(({ height, x, y }) => ({ left: x, right: x + BOX_WIDTH, top: y, bottom: y + height }));
}

function wordsOf({ edges }: GraphLayout): readonly Box[] {
  return edges.map(({ words: { width, x, y } }) => ({
    left: x,
    right: x + width,
    top: y - 8,
    bottom: y + 8,
  }));
}

/** Points along a course, close to each other. */
function pointsOf(course: string): readonly (readonly [x: number, y: number])[] {
  const points: (readonly [number, number])[] = [];
  let at: readonly [number, number] = [0, 0];
  for (const [, kind, text] of course.matchAll(/([MLCQ])([^MLCQ]*)/g)) {
    const n = (text ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const corners = Array.from(
      { length: n.length / 2 },
      (_, i) => [n[i * 2], n[i * 2 + 1]] as [number, number],
    );
    const control = [at, ...corners];
    for (let step = 0; kind !== 'M' && step <= 40; step++) {
      let level: readonly (readonly [number, number])[] = control;
      while (level.length > 1)
        level = level.slice(1).map(([x, y], i) => {
          const [px, py] = level[i] as readonly [number, number];
          return [px + ((x - px) * step) / 40, py + ((y - py) * step) / 40] as const;
        });
      points.push(level[0] as readonly [number, number]);
    }
    at = corners.at(-1) as readonly [number, number];
  }
  return points;
}

function problemsOf(graph: EntityGraph): string[] {
  const layout = layOutGraph(graph, wordWidth);
  const [boxes, words] = [boxesOf(layout), wordsOf(layout)];
  const problems: string[] = [];
  const pair = (one: readonly Box[], other: readonly Box[], title: string): void => {
    for (const [i, a] of one.entries())
      for (const [j, b] of other.entries())
        if ((one !== other || i < j) && overlaps(a, b)) problems.push(`${title}: ${i} and ${j}`);
  };
  pair(boxes, boxes, 'boxes');
  pair(words, words, 'words');
  pair(words, boxes, 'words and box');
  for (const box of [...boxes, ...words])
    if (box.left < 0 || box.top < 0 || box.right > layout.width || box.bottom > layout.height)
      problems.push('something is outside the picture');
  for (const [i, { course, edge }] of layout.edges.entries()) {
    const points = pointsOf(course);
    const [start, end] = [points[0], points.at(-1)] as [readonly [number, number], readonly [number, number]];
    const [from, to] = [boxes[edge.from], boxes[edge.to]] as [Box, Box];
    if (start[0] !== from.right || start[1] < from.top || start[1] > from.bottom)
      problems.push(`start of ${i}`);
    if (end[0] !== to.left || end[1] < to.top || end[1] > to.bottom) problems.push(`end of ${i}`);
    for (const [x, y] of points) {
      const isIn = ({ bottom, left, right, top }: Box): boolean =>
        x > left && x < right && y > top && y < bottom;
      if (boxes.some(isIn)) problems.push(`line ${i} runs through a box`);
      if (words.some((box, j) => j !== i && isIn(box)))
        problems.push(`line ${i} runs through words of another`);
    }
  }
  return [...new Set(problems)];
}

describe('the picture of connections', () => {
  it('has nothing that lies on something else, however it is connected', () => {
    const graph = fc
      .array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 20 })
      .chain((others) =>
        fc
          .array(fc.tuple(fc.nat(others.length), fc.nat(others.length)), { maxLength: 30 })
          .map((pairs) => graphOf([0, ...others], pairs)),
      );
    fc.assert(
      fc.property(graph, (given) => {
        expect(problemsOf(given)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it.each([1, -1] as const)('shows 200 entities on one side of another one: %i', (side) => {
    const levels = [0, ...new Array<number>(199).fill(side)];
    const pairs = levels.slice(1).map((_, i) => (side === 1 ? [0, i + 1] : [i + 1, 0]) as [number, number]);
    const graph = graphOf(levels, pairs);
    expect(problemsOf(graph)).toEqual([]);
    // Two columns and what stands between them fit beside the list on a tablet.
    expect(layOutGraph(graph, wordWidth).width).toBeLessThan(600);
  });

  it('is nothing where there is nothing', () => {
    const { edges, nodes } = layOutGraph(graphOf([0], []), wordWidth);
    expect([edges.length, nodes.length]).toEqual([0, 1]);
  });

  it('is gone about in by arrow keys, from box to box', () => {
    const { nodes } = layOutGraph(
      graphOf(
        [0, -1, 1, 1],
        [
          [1, 0],
          [0, 2],
          [0, 3],
        ],
      ),
      wordWidth,
    );
    expect(nodeAfterKey('ArrowLeft', 0, nodes)).toBe(1);
    expect(nodeAfterKey('ArrowDown', nodeAfterKey('ArrowRight', 0, nodes) as number, nodes)).toBe(3);
    expect(nodeAfterKey('ArrowUp', 0, nodes)).toBe(0);
    expect([nodeAfterKey('Home', 3, nodes), nodeAfterKey('x', 0, nodes)]).toEqual([0, undefined]);
  });
});

describe('words of a line', () => {
  const measure = (text: string): number => [...text].length * 7;
  const edgeOf = (key: string, input: string, count = 1): GraphEdge => {
    const link = {
      kind: 'output',
      key,
      input,
      path: 'ENTITIES',
      source: 0,
      pair: 0,
      target: 'door',
      targets: [1],
    };
    return { from: 0, to: 1, count, links: [link as unknown as GraphEdge['links'][number]] };
  };

  it('say the output and the input, shortened by themselves, and how many more there are', () => {
    expect(shortEdgeWords(edgeOf('OnTrigger', 'Open', 3), 140, measure)).toBe('OnTrigger → Open +2');
    const long = shortEdgeWords(edgeOf('OnStartTouchAll', 'ForceSpawnAtEntityOrigin'), 140, measure);
    expect(long).toMatch(/^On.*…All → Fo.*…/);
    expect(measure(long)).toBeLessThanOrEqual(140);
  });
});

describe('a text that has to fit', () => {
  const measure = (text: string): number => [...text].length * 7;

  it('keeps its beginning and its end, and what fits stays', () => {
    expect(fitText('door_1', 100, measure)).toBe('door_1');
    expect(fitText('lower_corridor_door_left', 70, measure)).toBe('lower…left');
  });

  it('never is wider than it may be', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 7, max: 200 }),
        (text, width) => {
          expect(measure(fitText(text, width, measure))).toBeLessThanOrEqual(Math.max(width, 7));
        },
      ),
    );
  });
});
