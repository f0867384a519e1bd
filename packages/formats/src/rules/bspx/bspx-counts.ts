import type { Content } from '@brushwork/record';
import { Bspx } from '../../container/bspx/index.js';
import type { GameMap } from '../../map/game-map.js';
import { loadedLump } from '../loaded-lump.js';
import { numberColumn } from '../number-column.js';
import type { Rule, RuleReport } from '../rule.js';

/** What is appended to a map; `undefined` where nothing is, and in formats to which nothing can be. */
export function appendedLumps(map: GameMap<object>): Bspx | undefined {
  const content = loadedLump(map, 'BSPX');
  return content instanceof Bspx && content.length > 0 ? content : undefined;
}

/** Counts of the map that an appended lump runs parallel to, each with what it counts; `undefined` where it isn't known. */
class Counts {
  private readonly map: GameMap<object>;

  constructor(map: GameMap<object>) {
    this.map = map;
  }

  of(lump: string): number | undefined {
    const content = loadedLump(this.map, lump);
    return content === undefined || content.length === 0 ? undefined : content.length;
  }

  get corners(): number | undefined {
    const counts = numberColumn(this.map, 'FACES', 'edgeCount');
    if (counts.length === 0) return undefined;
    let corners = 0;
    for (let i = 0; i < counts.length; i++) corners += Math.max(0, counts.at(i));
    return corners;
  }
}

/** Lumps with one element for each of something. */
const parallel: readonly (readonly [name: string, lump: string, what: string])[] = [
  ['DECOUPLED_LM', 'FACES', 'faces'],
  ['LMSHIFT', 'FACES', 'faces'],
  ['LMOFFSET', 'FACES', 'faces'],
  ['SURFENVMAP', 'FACES', 'faces'],
  ['VERTEXNORMALS', 'VERTICES', 'vertices'],
  ['RGBLIGHTING', 'LIGHTING', 'samples'],
  ['LIGHTINGDIR', 'LIGHTING', 'samples'],
  ['LIGHTING_E5BGR9', 'LIGHTING', 'samples'],
];

/** An appended lump that is for faces, vertices or samples has one element for each. */
export const bspxCounts: Rule = {
  id: 'bspx-counts',
  severity: 'error',
  code: 'bad-count',
  title: 'an appended lump has an element for each face, corner, vertex or sample, whichever it is for',
  cause: "Faces, vertices or light were changed without what is appended, or it is another map's.",
  effect: 'Engines pass over the lump, or give faces the light and the normals of others.',
  remedy: 'Have the tool that appended the lump write it again, or take the lump out.',
  source: 'descriptions of the lumps by engines that read them and tools that write them',
  confidence: 'probable',
  check(map, report) {
    const appended = appendedLumps(map);
    if (appended === undefined) return;
    const counts = new Counts(map);
    for (const [name, lump, what] of parallel) {
      const content = appended.find(name)?.content;
      if (content !== undefined) compare(report, content, { expected: counts.of(lump), what });
    }
    const normals = appended.find('FACENORMALS')?.content;
    const corners = normals?.namedParts?.().get('corners')?.open();
    if (corners !== undefined) compare(report, corners, { expected: counts.corners, what: 'corners' });
    const faces = counts.of('FACES');
    for (const name of ['LMSTYLE', 'LMSTYLE16']) {
      const styles = appended.find(name)?.content;
      if (styles === undefined || faces === undefined) continue;
      report.checked(1);
      if (styles.length > 0 && styles.length % faces === 0) continue;
      report.broken(() => ({
        path: [styles.name],
        offset: styles.offset,
        message: `${styles.length} styles for ${faces} faces, which have as many each`,
        expected: `a multiple of ${faces}`,
        found: styles.length,
      }));
    }
  },
};

function compare(
  report: RuleReport,
  content: Content,
  { expected, what }: { readonly expected: number | undefined; readonly what: string },
): void {
  if (expected === undefined) return;
  report.checked(1);
  const found = content.length;
  if (found === expected) return;
  report.broken(() => ({
    path: [content.name],
    offset: content.offset,
    message: `${found} elements for ${expected} ${what}`,
    expected,
    found,
  }));
}
