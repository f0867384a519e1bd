import type { ChunkTree } from '@brushwork/formats';
import type { BranchModel, ContentModel } from '@brushwork/ops';
import type { Content } from '@brushwork/record';
import { type KaitaiComparison, property } from './kaitai-comparison.js';
import { compareContent } from './kaitai-map.js';
import type { Parsed } from './kaitai-program.js';

/** Compares the chunks of a tree and what is in them; gives the tags whose content was compared. */
export function compareChunks(
  branch: BranchModel,
  { tree, parsed, comparison }: { tree: ChunkTree; parsed: Parsed; comparison: KaitaiComparison },
): Set<string> {
  const contents = new Map(branch.lumps.map(({ name, content }) => [name, content]));
  const compared = new Set<string>();
  const compareLevel = (indexes: Iterable<number>, theirs: readonly Parsed[], path: string): void => {
    const ours = [...indexes];
    comparison.same(ours.length, theirs.length, `${path}.length`);
    ours.forEach((index, i) => {
      const chunk = tree.chunk(index);
      const other = theirs[i] as Parsed;
      const name = `${path}.${chunk.tag}[${i}]`;
      comparison.same(chunk.id, property(other, 'tag'), `${name}.tag`);
      comparison.same(chunk.length, property(other, 'length'), `${name}.length`);
      const inside = property(other, 'content');
      if (chunk.isContainer)
        compareLevel(tree.childIndexes(index), property(inside, 'chunks') as Parsed[], name);
      else if (compareLeaf(contents.get(chunk.tag), { name, ours: tree.content(index) }, inside, comparison))
        compared.add(chunk.tag);
    });
  };
  compareLevel(tree.childIndexes(), property(parsed, 'chunks') as Parsed[], 'file');
  return compared;
}

function compareLeaf(
  content: ContentModel = { kind: 'other', name: 'opaque', documentation: { text: '' } },
  { name, ours }: { readonly name: string; readonly ours: Content },
  inside: unknown,
  comparison: KaitaiComparison,
): boolean {
  const isWhole = content.kind === 'sequence' || inside instanceof Uint8Array;
  const theirs = (layout?: string): unknown => {
    if (isWhole) return inside;
    return property(inside, layout === undefined ? 'items' : `as_${layout}`);
  };
  if (content.kind === 'form') {
    const { type, name: text } = theirs() as { type: number; name: string };
    const { type: kind, text: named } = ours as unknown as { type: number; text: string };
    comparison.same(kind, type, `${name}.type`);
    comparison.same(`${named}\0`, text, `${name}.name`);
    return true;
  }
  return compareContent(content, { name, ours, theirs }, comparison);
}
