import type { Content } from '@brushwork/record';
import { loadedLump } from '../loaded-lump.js';
import type { Rule, RuleText } from '../rule.js';

/** A rule that two lumps which both hold something hold equally much. */
function equallyMuch(
  text: RuleText,
  how: {
    readonly lumps: readonly [string, string];
    readonly count: (content: Content) => number;
    readonly unit: string;
  },
): Rule {
  return {
    ...text,
    check(map, report) {
      const [plain, other] = how.lumps.map((name) => loadedLump(map, name));
      if (plain === undefined || other === undefined) return;
      const expected = how.count(plain);
      const found = how.count(other);
      // A compiler that was asked for one kind of light leaves the other empty.
      if (expected === 0 || found === 0) return;
      report.checked(1);
      if (found === expected) return;
      report.broken(() => ({
        path: [how.lumps[1]],
        offset: other.offset,
        message: `holds ${found} ${how.unit}, ${how.lumps[0]} ${expected}`,
        expected,
        found,
      }));
    },
  };
}

const source =
  'public specification, as far as real maps bear it out: the 10 that have both kinds of light have equally much of both';

/** Where there are samples of both kinds there are equally many. */
export const hdrLightingSize: Rule = equallyMuch(
  {
    id: 'hdr-lighting-size',
    severity: 'info',
    code: 'bad-length',
    title: 'light of both kinds has equally many samples, where both are there',
    cause: 'The light was compiled at two times, of two states of the map or with two sets of options.',
    effect: 'None as such: each face is lit by its own offset. One of the two sets may be an old one.',
    remedy: 'Compile the light of both kinds at once.',
    source,
    confidence: 'probable',
  },
  { lumps: ['LIGHTING', 'LIGHTING_HDR'], count: ({ bytes }) => bytes.length, unit: 'bytes' },
);

/** Where there are world lights of both kinds there are equally many. */
export const hdrWorldLightCount: Rule = equallyMuch(
  {
    id: 'hdr-world-light-count',
    severity: 'info',
    code: 'bad-count',
    title: 'there are equally many world lights of both kinds, where both are there',
    cause: 'The light was compiled at two times, of two states of the map or with two sets of options.',
    effect: 'None as such: the game uses one kind or the other. One of the two sets may be an old one.',
    remedy: 'Compile the light of both kinds at once.',
    source,
    confidence: 'probable',
  },
  { lumps: ['WORLD_LIGHTS', 'WORLD_LIGHTS_HDR'], count: ({ length }) => length, unit: 'lights' },
);
