import { describe, expect, it } from 'vitest';
import { i32, isNone, ref, u32 } from '../src/index.js';

describe('what stands for nothing in a reference', () => {
  it('may be one number, several, every negative one, or nothing at all', () => {
    expect([-1, 0, 5].map((value) => isNone({}, value))).toEqual([false, false, false]);
    expect([-1, 0, 5].map((value) => isNone({ none: 0 }, value))).toEqual([false, true, false]);
    expect([-1, 0, 5, -7].map((value) => isNone({ none: 'negative' }, value))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(
      [0xffff, 0xffffffff, 0xfffe].map((value) => isNone({ none: [0xffff, 0xffffffff] }, value)),
    ).toEqual([true, true, false]);
  });

  it('is part of what the field declares', () => {
    expect(ref(u32, 'THINGS', { none: [0xffff, 0xffffffff] }).role).toEqual({
      ...{ kind: 'ref', lump: 'THINGS' },
      none: [0xffff, 0xffffffff],
    });
    expect(ref(i32, 'THINGS').role).toEqual({ kind: 'ref', lump: 'THINGS' });
  });
});
