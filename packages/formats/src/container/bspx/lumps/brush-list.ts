/** Convex solids of models, for engines that need no hulls then. */
import { contentForm, enumeration, f32, i16, placed, ref, struct, u16, u32, vector } from '@brushwork/record';
import type { IssueRule } from '../../issue-list.js';
import { recordStream, type StreamReader } from '../../record-stream/index.js';

/** What a solid holds, in the numbers of Quake and two more. */
export const BrushListContents = {
  /** Nothing: a mistake. */
  empty: -1,
  /** Solid. */
  solid: -2,
  /** Water. */
  water: -3,
  /** Slime. */
  slime: -4,
  /** Lava. */
  lava: -5,
  /** Sky. */
  sky: -6,
  /** Blocks only what has a size. */
  clip: -8,
  /** Can be climbed. */
  ladder: -16,
} as const;

/**
 * A model's solids follow (`BRUSHLIST`).
 * @source description of the lump by an engine that reads it; real map of the tools that write it @confidence certain
 */
export class BrushListModel extends struct(16, {
  /** Version of what follows: 1. */
  version: u32,
  /** The model; 0 is the world. */
  model: ref(u32, 'MODELS'),
  /** Number of solids. */
  brushCount: u32,
  /** Number of planes of all solids together. */
  planeCount: u32,
}) {}

/**
 * A solid: its box, cut by the planes that follow.
 * @source description of the lump by an engine that reads it; real map of the tools that write it @confidence certain
 */
export class BrushListBrush extends struct(28, {
  /** Lower corner, in world units. */
  mins: vector(f32, ['x', 'y', 'z']),
  /** Upper corner, in world units. */
  maxs: vector(f32, ['x', 'y', 'z']),
  /** What it holds. */
  contents: enumeration(i16, BrushListContents),
  /** Number of planes beyond those of the box. */
  planeCount: u16,
}) {}

/**
 * A side of a solid that isn't along an axis.
 * @source description of the lump by an engine that reads it; real map of the tools that write it @confidence certain
 */
export class BrushListPlane extends struct(16, {
  /** Direction away from the solid, of length 1. */
  normal: vector(f32, ['x', 'y', 'z']),
  /** Distance from the world's origin along the normal, in world units. */
  distance: f32,
}) {}

const versionRule: IssueRule = { rule: 'brush-list-version', severity: 'warning', code: 'bad-version' };
const planesRule: IssueRule = { rule: 'brush-list-planes', severity: 'warning', code: 'bad-count' };

function walk(reader: StreamReader): void {
  while (reader.left > 0) {
    const model = reader.take('model');
    if (model === undefined) return;
    const version = reader.number('model', 'version', model);
    if (version !== 1)
      reader.doubt(versionRule, {
        message: `is of version ${version}, read as 1`,
        at: model,
        expected: 1,
        found: version,
      });
    const brushCount = reader.number('model', 'brushCount', model);
    let planes = 0;
    for (let i = 0; i < brushCount; i++) {
      const brush = reader.take('brush');
      if (brush === undefined) return;
      const planeCount = reader.number('brush', 'planeCount', brush);
      planes += planeCount;
      if (planeCount > 0 && reader.take('plane', planeCount) === undefined) return;
    }
    const stated = reader.number('model', 'planeCount', model);
    if (stated !== planes)
      reader.doubt(planesRule, {
        message: `${stated} planes in all, its solids have ${planes}`,
        at: model + 12,
        expected: planes,
        found: stated,
      });
  }
}

const form = contentForm('BrushList', {
  /** A model. */
  model: placed(BrushListModel, { where: 'One for each model, up to the end of the lump.' }),
  /** A solid of the model. */
  brush: placed(BrushListBrush, {
    count: 'model.brushCount',
    where: 'Behind the model, each with its planes.',
  }),
  /** A plane of the solid. */
  plane: placed(BrushListPlane, { count: 'brush.planeCount', where: 'Behind the solid.' }),
});

/** `BRUSHLIST`: models, the solids of each, the planes of each solid. */
export const brushList = recordStream({
  kind: 'brush-list',
  records: { model: BrushListModel, brush: BrushListBrush, plane: BrushListPlane },
  form,
  walk,
});
