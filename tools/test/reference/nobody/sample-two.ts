/** The format that doesn't exist, by difference. */
import { deriveBranch, lump } from '@brushwork/formats';
import { f64, i32, u8 } from '@brushwork/record';
import { Corner as ParentCorner, branch as parent, Tight } from './sample-one.js';

export * from './sample-one.js';

/** A corner with a wider height. @confidence probable */
export class Corner extends ParentCorner.with(16, {
  /** Twice as exact. */
  height: f64,
}) {}

/** Without the union. */
export class ShortTight extends Tight.omit(10, 'body') {}

/** With two fields more. */
export class LongTight extends ShortTight.insertAfter(15, 'first', {
  /** Comes second. */
  inserted: i32,
  /** Comes third. */
  another: u8,
}) {}

/** The difference. */
export const branch = deriveBranch(parent, {
  id: 'nobody/sample-two',
  title: 'Sample Two',
  lumps: {
    CORNERS: lump(1, Corner),
    TIGHT: lump(2, LongTight),
  },
});
