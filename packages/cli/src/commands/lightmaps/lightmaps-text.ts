import type { LightPages, LostLump } from '@brushwork/ops';
import type { Issue } from '@brushwork/record';
import type { CommandContext } from '../../program/context.js';
import { escapeText } from '../../text/escape-text.js';
import { issueLines } from '../shared/issue-lines.js';
import { jsonIssue } from '../shared/json-issue.js';
import { counted } from '../shared/number-text.js';

/** What became of the light of a map. */
export interface WrittenLightmaps {
  /** What the user called the map. */
  readonly file: string;
  /** Its branch. */
  readonly branch: string;
  /** Its light. */
  readonly light: LightPages;
  /** Light that the map stores, and that can't be read. */
  readonly lost: readonly LostLump[];
  /** The picture of each page; `undefined` where none was written. */
  readonly outputs: readonly (string | undefined)[];
  /** What is wrong with the map, and what was left out. */
  readonly issues: readonly Issue[];
}

/** Most issues of one rule that are told of each file. */
const perRule = 5;

/** For people: what there is, where it went, what is wrong with it. */
export function lightmapsText(
  { file, issues, light, lost, outputs }: WrittenLightmaps,
  context: CommandContext,
): string {
  const { colour } = context;
  const name = colour.bold(escapeText(file));
  const lines = issueLines(issues, { colour, perRule, indent: '  ' });
  if (light.pages.length === 0)
    return `${name}: ${lost.length > 0 ? 'there is baked light, but none can be read' : 'no baked light'}\n${lines}`;
  const faces = countOf(light.faces());
  const of = faces === 0 ? '' : `, ${counted(faces, 'face')}`;
  const range = light.range === 'high' ? ', high dynamic range' : '';
  const size = `${light.width} x ${light.height}`;
  const written = outputs.map((output) => (output === undefined ? '' : `  ${escapeText(output)}\n`)).join('');
  return `${name}: ${counted(light.pages.length, 'picture')} of ${size}${of}${range}\n${written}${lines}`;
}

function countOf(all: Iterable<unknown>): number {
  let count = 0;
  for (const _ of all) count++;
  return count;
}

/** For programs: the same, and where every face lies. */
export function jsonLightmaps({ branch, file, issues, light, lost, outputs }: WrittenLightmaps): object {
  const { height, pages, range, stored, white, width } = light;
  return {
    ...{ file, branch, range, stored, white, width, height },
    pages: pages.map(({ page, layer: { direction, style } }, i) => ({
      ...{ page, style, direction: direction ?? null, output: outputs[i] ?? null },
    })),
    lost: lost.map(({ lump }) => lump),
    faces: [...light.faces()],
    issues: issues.map(jsonIssue),
  };
}
