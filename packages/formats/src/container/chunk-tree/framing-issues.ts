import type { FormatErrorDetails, Issue } from '@brushwork/record';
import { IssueList } from '../issue-list.js';
import { type ChunkRuleId, chunkRule } from './chunk-rules.js';
import { fileLevel } from './chunk-table.js';
import type { ChunkTree } from './chunk-tree.js';
import type { FramingProblem } from './scan-chunks.js';
import { tagIdText } from './tag-word.js';

/** Places that are remembered for each rule; more are counted only. */
const REMEMBERED = 20;

/** Problems as a scan tells them: so many of each rule, and how many there are. */
export class FramingProblems {
  private readonly kept = new Map<ChunkRuleId, { readonly problems: FramingProblem[]; count: number }>();

  /** Notes one. */
  add(problem: FramingProblem): void {
    let known = this.kept.get(problem.rule);
    if (known === undefined) {
      known = { problems: [], count: 0 };
      this.kept.set(problem.rule, known);
    }
    known.count++;
    if (known.problems.length < REMEMBERED) known.problems.push(problem);
  }

  /** The issues of a tree: those that were told, and what is wrong with the order of the chunks of the file itself. */
  issuesOf(tree: ChunkTree): readonly Issue[] {
    const list = new IssueList();
    for (const [rule, { problems, count }] of this.kept) {
      const details = problems.map((problem) => detailsOf(tree, problem));
      for (let i = 0; i < count; i++)
        list.add(chunkRule(rule), () => details[i] as FormatErrorDetails & { readonly message: string });
    }
    checkEnds(tree, list);
    return list.all(tree.name);
  }
}

function detailsOf(
  tree: ChunkTree,
  problem: FramingProblem,
): FormatErrorDetails & { readonly message: string } {
  const { chunk, at, expected, found } = problem;
  return {
    message: messageOf(problem),
    path: chunk === fileLevel ? [] : tree.pathOf(chunk),
    offset: tree.offset + at,
    ...(problem.rule !== 'chunk-unknown' && problem.rule !== 'chunk-tail' && { expected, found }),
  };
}

function messageOf({ rule, expected, found }: FramingProblem): string {
  switch (rule) {
    case 'chunk-length':
      return `says that ${found} bytes follow, ${expected} are there`;
    case 'chunk-tail':
      return found === 1 ? '1 byte is left that is no chunk' : `${found} bytes are left that are no chunk`;
    case 'chunk-width':
      return 'a tag word says width code 3: how long the length is then is not known';
    case 'chunk-long-width':
      return 'has a length of four bytes';
    case 'chunk-reserved-bit':
      return 'bit 0x1000 of the tag word is set';
    case 'chunk-unknown':
      return `tag ${tagIdText(found)} is not known: kept as bytes`;
    case 'chunk-limit':
      return `the limit of ${expected} is reached: what follows is kept and not read`;
    case 'chunk-trailing':
      return found === 1 ? '1 byte follows the last chunk' : `${found} bytes follow the last chunk`;
    default:
      return rule;
  }
}

/** Looks whether the chunks that begin and end a file are there, once, and in their places. */
function checkEnds(tree: ChunkTree, list: IssueList): void {
  const { schema, table } = tree;
  if (schema.first === undefined && schema.last === undefined) return;
  let lastIndex = fileLevel;
  const seen = new Map<string, number[]>();
  for (let i = 0; i < table.count; i = table.nexts[i] as number) {
    lastIndex = i;
    const name = schema.nameOfId.get(tree.idOf(i));
    if (name === undefined || (name !== schema.first && name !== schema.last)) continue;
    const places = seen.get(name);
    if (places === undefined) seen.set(name, [i]);
    else places.push(i);
  }
  for (const name of [schema.first, schema.last]) {
    if (name === undefined || schema.tags.get(name)?.id === undefined) continue;
    const places = seen.get(name) ?? [];
    if (places.length === 0)
      list.add(chunkRule('chunk-missing'), () => ({
        message: `no ${name}`,
        path: [],
        offset: tree.offset + (name === schema.first ? tree.start : tree.bytes.length),
      }));
    for (const i of places.slice(1))
      list.add(chunkRule('chunk-duplicate'), () => ({
        message: `a second ${name}`,
        path: [name],
        offset: tree.offsetOf(i),
      }));
  }
  const first = schema.first === undefined ? undefined : seen.get(schema.first)?.[0];
  if (first !== undefined && first !== 0)
    misplaced(tree, list, { i: first, message: 'is not the first chunk' });
  const last = schema.last === undefined ? undefined : seen.get(schema.last)?.at(-1);
  if (last !== undefined && last !== lastIndex)
    misplaced(tree, list, { i: last, message: 'is not the last chunk' });
}

function misplaced(
  tree: ChunkTree,
  list: IssueList,
  found: { readonly i: number; readonly message: string },
): void {
  list.add(chunkRule('chunk-order'), () => ({
    message: found.message,
    path: [tree.nameOf(found.i)],
    offset: tree.offsetOf(found.i),
  }));
}
