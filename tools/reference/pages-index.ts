import { type BranchModel, type ReferenceModel, renderers, schemaFileName } from '@brushwork/ops';
import { countReference, countsText } from './reference-counts.js';

/** The page `reference/pages/index.md`: every branch under the one that it differs from, with its files. */
export function pagesIndex(model: ReferenceModel): string {
  const ids = new Set(model.branches.map(({ id }) => id));
  const lines = (parent: string | undefined, indent: string): string[] =>
    model.branches
      .filter((branch) => (ids.has(branch.parent ?? '') ? branch.parent : undefined) === parent)
      .flatMap((branch) => [lineOf(branch, indent), ...lines(branch.id, `${indent}  `)]);
  return `# Formats

Generated from the declarations: ${countsText(countReference(model))}.

Each format stands under the one that it differs from, and its page says what is different; what is the same is told on
the page of that one. \`brushwork schema FORMAT\` writes all of it in one piece.

${lines(undefined, '').join('\n')}
`;
}

function lineOf(branch: BranchModel, indent: string): string {
  const name = schemaFileName(branch);
  const files = renderers
    .filter(({ format }) => format !== 'md')
    .map(({ format, extension }) => `[${format}](../${format}/${name}${extension})`);
  return `${indent}- [${branch.title}](${name}.md) (\`${branch.id}\`): ${files.join(', ')}`;
}
