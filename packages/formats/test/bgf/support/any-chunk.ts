import fc from 'fast-check';
import { chunk, ids } from './byte-model.js';

/** Chunks of any tags with any data, in any width, some with lengths that lie. */
export const anyChunk: fc.Arbitrary<number[]> = fc.letrec<{ chunk: number[]; leaf: number[] }>((tie) => {
  const width = fc.constantFrom(undefined, 1 as const, 2 as const, 4 as const);
  const make = (tag: string | number, inside: number[], size: 1 | 2 | 4 | undefined): number[] =>
    chunk(tag, inside, size === 1 && inside.length > 255 ? 2 : size);
  const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 80 });
  return {
    leaf: fc
      .tuple(fc.constantFrom(...Object.keys(ids), 0x123, 0x2abc), bytes, width)
      .map(([tag, inside, size]) => make(tag, inside, size)),
    chunk: fc.oneof(
      { maxDepth: 5 },
      tie('leaf'),
      fc
        .tuple(
          fc.constantFrom('OBJECT', 'LOD', 'PATCH', 'PMESH', 'HEADER', 'BOUND', 'SPHERE_LIST'),
          fc.array(tie('chunk'), { maxLength: 4 }),
          width,
        )
        .map(([tag, inside, size]) => make(tag, inside.flat(), size)),
    ),
  };
}).chunk;
