import type { RuleText } from '@brushwork/formats';

type Difference = Pick<RuleText, 'id' | 'severity' | 'code' | 'title' | 'cause' | 'effect'> &
  Partial<RuleText>;

/** A rule of a lump with a structure of its own; most are broken by damage and mended by an undamaged copy. */
function rule(text: Difference): RuleText {
  return {
    remedy: 'Restore the lump from an undamaged copy, or compile the map again.',
    source: "the lump's own structure, as all real maps at hand have it",
    confidence: 'certain',
    ...text,
  };
}

const damaged = 'The lump was cut or damaged, or written by a tool that took it for something else.';
const notSeen = 'Rows behind it are lost: the game draws too little or too much, or reads behind the lump.';
const noCollision = 'The game refuses the solid, or falls through it, or crashes.';

/** Rules of visibility lumps, physics lumps and what displacements are to the physics. */
export const specialLumpRules: readonly RuleText[] = [
  rule({
    id: 'visibility-count',
    severity: 'error',
    code: 'bad-count',
    title: 'a visibility lump has two offsets for each cluster',
    cause: damaged,
    effect: notSeen,
  }),
  rule({
    id: 'visibility-offset',
    severity: 'error',
    code: 'out-of-bounds',
    title: "a row's offset is 0 or leads into the lump",
    cause: damaged,
    effect: 'Here the row counts as all visible. The game reads memory that is none of the lump.',
  }),
  rule({
    id: 'visibility-zero-run',
    severity: 'error',
    code: 'bad-value',
    title: 'a run of zero bytes has a length',
    cause: damaged,
    effect: 'The game walks on the spot, or takes what follows for another place of the row.',
  }),
  rule({
    id: 'visibility-overrun',
    severity: 'warning',
    code: 'bad-length',
    title: "a row's last run ends with the row",
    cause: 'The compiler rounded the row up, or the lump was damaged.',
    effect: 'The run is cut. The game warns and cuts it too.',
  }),
  rule({
    id: 'visibility-truncated',
    severity: 'error',
    code: 'truncated',
    title: 'a row ends inside the lump',
    cause: damaged,
    effect: notSeen,
  }),
  rule({
    id: 'visibility-gap',
    severity: 'info',
    code: 'bad-length',
    title: 'every byte of a visibility lump is part of a row',
    cause: 'A tool changed rows in place and left old ones behind.',
    effect: 'None: the bytes are kept and never read.',
    remedy: 'Nothing has to be done.',
  }),
  rule({
    id: 'physics-model',
    severity: 'error',
    code: 'bad-length',
    title: "a model's sizes lie inside the physics lump",
    cause: damaged,
    effect: noCollision,
  }),
  rule({
    id: 'physics-terminator',
    severity: 'warning',
    code: 'truncated',
    title: 'a physics lump ends with a head of model -1',
    cause: 'The lump was cut, or written by a tool that leaves the end out.',
    effect: 'The game reads on behind the lump until it meets such a head.',
  }),
  rule({
    id: 'physics-solid-count',
    severity: 'error',
    code: 'bad-count',
    title: 'a physics model has as many solids as it says',
    cause: damaged,
    effect: noCollision,
  }),
  rule({
    id: 'physics-solid-size',
    severity: 'warning',
    code: 'bad-length',
    title: "a solid's parts add up to its size",
    cause: damaged,
    effect: 'What is left over is kept. The game ignores it.',
  }),
  rule({
    id: 'physics-solid-kind',
    severity: 'info',
    code: 'unsupported',
    title: 'a solid is of a known kind',
    cause: 'The map was made for another version of the physics library.',
    effect: 'The solid is kept as bytes.',
    remedy: 'Nothing has to be done.',
  }),
  rule({
    id: 'physics-surface-reference',
    severity: 'error',
    code: 'bad-reference',
    title: 'offsets inside a surface lead to its parts',
    cause: damaged,
    effect: noCollision,
  }),
  rule({
    id: 'physics-surface-count',
    severity: 'error',
    code: 'bad-count',
    title: "a surface's counts fit its size",
    cause: damaged,
    effect: noCollision,
  }),
  rule({
    id: 'physics-surface-size',
    severity: 'error',
    code: 'bad-length',
    title: 'a surface is as long as it says',
    cause: damaged,
    effect: noCollision,
  }),
  rule({
    id: 'physics-surface-overlap',
    severity: 'error',
    code: 'overlap',
    title: "a surface's parts don't lie in each other",
    cause: damaged,
    effect: noCollision,
  }),
  rule({
    id: 'physics-surface-truncated',
    severity: 'error',
    code: 'truncated',
    title: "a surface's parts lie inside the solid",
    cause: damaged,
    effect: noCollision,
  }),
  rule({
    id: 'physics-tree-cycle',
    severity: 'error',
    code: 'cycle',
    title: 'the tree of a surface has no way back',
    cause: damaged,
    effect: 'The game walks the tree forever.',
  }),
  rule({
    id: 'physics-tree-depth',
    severity: 'error',
    code: 'limit',
    title: 'the tree of a surface is no deeper than real ones are',
    cause: damaged,
    effect: 'The game runs out of stack.',
  }),
  rule({
    id: 'physics-displacement-count',
    severity: 'error',
    code: 'bad-count',
    title: 'the lump has a part for each displacement that it counts',
    cause: damaged,
    effect: noCollision,
  }),
  rule({
    id: 'physics-displacement-size',
    severity: 'error',
    code: 'bad-length',
    title: 'the parts of the lump are as long as it says',
    cause: damaged,
    effect: noCollision,
  }),
  rule({
    id: 'physics-displacement-hull',
    severity: 'warning',
    code: 'bad-value',
    title: "a displacement's hull is one of triangles and edges",
    cause: 'The map was made by a compiler that writes something else there, or the lump was damaged.',
    effect: 'The hull is kept as bytes.',
    confidence: 'probable',
  }),
];
