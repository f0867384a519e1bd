import { type BranchModel, type ReferenceModel, renderers } from '@brushwork/ops';
import type { CommandContext } from '../../program/context.js';
import { formatJsonLine } from '../../text/json-line.js';
import { formatTable } from '../../text/table.js';

/** The branches in a table for people, and the formats that they can be written as. */
export function branchList({ branches }: ReferenceModel, { colour, width }: CommandContext): string {
  const columns = [{ title: 'BRANCH' }, { title: 'BEGINS WITH' }, { title: 'LIKE' }, { title: 'TITLE' }];
  const rows = branches.map((branch) => [
    branch.id,
    beginning(branch),
    branch.parent === undefined ? '' : branch.parent,
    branch.title,
  ]);
  const formats = renderers.map(({ format, title }) => `  ${format.padEnd(7)} ${title}\n`);
  const table = formatTable(columns, rows, { width, titleStyle: colour.bold });
  return `${table}\n${colour.bold('Formats (--format)')}\n${formats.join('')}`;
}

/** The same as one line of JSON. */
export function branchListJson({ branches }: ReferenceModel): string {
  return formatJsonLine({
    branches: branches.map(({ id, title, parent, holds, container, games }) => ({
      id,
      title,
      parent,
      holds,
      magic: container.magic,
      versions: container.versions,
      games: games.map((game) => game.title),
    })),
    formats: renderers.map(({ format, title, extension }) => ({ format, title, extension })),
  });
}

/** Magic and versions; a version whose upper half is used is written with a point. */
function beginning({ container: { magic, versions } }: BranchModel): string {
  const texts = versions.map((version) => {
    const upper = version >>> 16;
    return upper === 0 ? `${version}` : `${version & 0xffff}.${upper}`;
  });
  return [magic, texts.join(', ')].filter((text) => text !== '').join(' ');
}
