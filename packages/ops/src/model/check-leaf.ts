import { type Chunk, MaterialReference, VertexBlock, vertexLayouts } from '@brushwork/formats';
import type { IssueCollector } from '../validate/issue-collector.js';
import { modelRules } from './model-rules.js';

/** Checks the data of a chunk: vertices, distances, references to materials. */
export function checkLeaf(chunk: Chunk, issues: IssueCollector): void {
  const { tag } = chunk;
  const layout = vertexLayouts.get(tag);
  if (layout !== undefined) checkVertices(new VertexBlock(chunk, layout), issues);
  else if (tag === 'LOD_DISTANCE') checkDistance(chunk, issues);
  else if (tag === 'SV_F_MATERIAL' || tag === 'SV_B_MATERIAL') checkMaterial(chunk, issues);
  else if (tag === 'BIZ_DONE') checkSize(chunk, { size: 0, issues });
}

function checkSize(
  chunk: Chunk,
  wanted: { readonly size: number; readonly issues: IssueCollector },
): boolean {
  const { issues, size } = wanted;
  const rule = modelRules['model-size'];
  issues.checked(rule, 1);
  if (chunk.size === size) return true;
  issues.broken(rule, () => ({
    message: `has ${chunk.size} bytes`,
    path: chunk.path,
    offset: chunk.offset,
    expected: size,
    found: chunk.size,
  }));
  return false;
}

function checkVertices(block: VertexBlock, issues: IssueCollector): void {
  const { array, chunk, count, layout, remainder } = block;
  const stride = modelRules['model-stride'];
  issues.checked(stride, 1);
  if (remainder > 0)
    issues.broken(stride, () => ({
      message: `${remainder} ${remainder === 1 ? 'byte is' : 'bytes are'} left behind ${count} vertices`,
      path: chunk.path,
      offset: chunk.offset + chunk.end - chunk.start - remainder,
      expected: `a multiple of ${layout.stride * 4}`,
      found: chunk.size,
    }));
  const rule = modelRules['model-number'];
  const length = count * layout.stride;
  issues.checked(rule, length);
  for (let i = 0; i < length; i++) {
    const value = array[i] as number;
    // Not a number, and both infinities.
    if (value - value === 0) continue;
    issues.broken(rule, () => ({
      message: `number ${i % layout.stride} of vertex ${Math.floor(i / layout.stride)} is ${value}`,
      path: [...chunk.path, Math.floor(i / layout.stride)],
      offset: chunk.tree.offset + chunk.payloadStart + i * 4,
      expected: 'a finite number',
      found: String(value),
    }));
  }
}

function checkDistance(chunk: Chunk, issues: IssueCollector): void {
  if (!checkSize(chunk, { size: 8, issues })) return;
  const { tree } = chunk;
  const from = tree.view.getFloat32(chunk.payloadStart, true);
  const to = tree.view.getFloat32(chunk.payloadStart + 4, true);
  const number = modelRules['model-number'];
  const order = modelRules['model-distance'];
  issues.checked(number, 2);
  issues.checked(order, 1);
  const offset = tree.offset + chunk.payloadStart;
  // A level without a far end may well be written with an infinite one.
  if (Number.isNaN(from) || Number.isNaN(to))
    issues.broken(number, () => ({
      message: `the distances are ${from} and ${to}`,
      path: chunk.path,
      offset,
    }));
  else if (from < 0 || to <= from)
    issues.broken(order, () => ({
      message: `is drawn from ${from} to ${to}`,
      path: chunk.path,
      offset,
      expected: '0 <= in < out',
      found: `${from} and ${to}`,
    }));
}

function checkMaterial(chunk: Chunk, issues: IssueCollector): void {
  const rule = modelRules['model-material'];
  issues.checked(rule, 1);
  const content = chunk.tree.peek(chunk.index);
  if (!(content instanceof MaterialReference)) return;
  const problem = materialProblem(content);
  if (problem !== undefined)
    issues.broken(rule, () => ({
      message: problem,
      path: chunk.path,
      offset: chunk.offset,
      expected: 'library:material',
      found: content.text ?? content.type,
    }));
}

function materialProblem({ length, library, material, text, type }: MaterialReference): string | undefined {
  if (length === 0) return 'is empty';
  if (text === undefined) return `is a reference of kind ${type}, of which nothing is known`;
  if (library === undefined) return 'names no library';
  return library === '' || material === '' ? 'names only half of library and material' : undefined;
}
