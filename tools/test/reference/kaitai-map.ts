import type { GameMap } from '@brushwork/formats';
import type { BranchModel, ContentModel } from '@brushwork/ops';
import type { Content } from '@brushwork/record';
import { type KaitaiComparison, property } from './kaitai-comparison.js';
import { compareForm } from './kaitai-forms.js';
import type { Parsed } from './kaitai-program.js';

interface List extends Content {
  object(i: number): unknown;
}

/** Content to compare: what the library has, and what compiled code has at its place. */
interface Pair {
  readonly name: string;
  readonly ours: Content;
  /** The instance of a layout, or of content that has only one. */
  theirs(layout?: string): unknown;
}

/** Elements of a lump that are compared, at least the last one among them. */
const MOST_ELEMENTS = 400;

/** Compares the lumps of a map; gives the names of those that were compared with their content. */
export function compareLumps(
  branch: BranchModel,
  { map, parsed, comparison }: { map: GameMap<object>; parsed: Parsed; comparison: KaitaiComparison },
): string[] {
  const sequential = property(parsed, 'entries') as Parsed[] | undefined;
  const lumps = property(parsed, 'lumps') as Parsed[];
  const compared: string[] = [];
  for (const { name, index, content } of branch.lumps) {
    const place =
      sequential === undefined ? (index ?? -1) : sequential.findIndex((one) => one['id'] === index);
    const entry = (sequential ?? lumps)[place];
    const ours = map.lump(name);
    if (entry === undefined || ours === undefined) continue;
    comparison.same(map.entryOf(name).length, property(entry, 'length'), `${name}.length`);
    const theirs = (layout?: string): unknown => {
      if (sequential === undefined)
        return property(parsed, layout === undefined ? name : `${name}_${layout}`);
      const inside = property(lumps[place], 'content');
      if (content.kind === 'sequence' || inside instanceof Uint8Array) return inside;
      return property(inside, layout === undefined ? 'items' : `as_${layout}`);
    };
    if (compareContent(content, { name, ours, theirs }, comparison)) compared.push(name);
  }
  return compared;
}

/** Compares content; `false` for what has no values of its own to compare. */
export function compareContent(content: ContentModel, pair: Pair, comparison: KaitaiComparison): boolean {
  const { name, ours } = pair;
  if (ours.bytes.length === 0) return false;
  switch (content.kind) {
    case 'records':
    case 'values': {
      const theirs = pair.theirs() as ArrayLike<unknown>;
      const isBytes = theirs instanceof Uint8Array;
      comparison.same(ours.length, theirs.length, `${name}.length`);
      const step = Math.ceil(ours.length / MOST_ELEMENTS);
      for (let k = ours.length - 1; k >= 0; k -= step) {
        const plain = isBytes ? ours.bytes[k] : (ours as List).object(k);
        const path = `${name}[${k}]`;
        if (isBytes) comparison.same(plain, theirs[k], path);
        else if (content.kind === 'records') comparison.record(content.record, plain, theirs[k], path);
        else comparison.value(content.element, plain, rowOf(theirs[k]), path);
      }
      return true;
    }
    case 'sequence': {
      const plain = (ours as unknown as { toObject(): Readonly<Record<string, unknown>> }).toObject();
      const theirs = pair.theirs();
      for (const { name: part, type, count } of content.parts) {
        const path = `${name}.${part}`;
        const value = property(theirs, part);
        if (count === undefined) comparison.value(type, plain[part], value, path);
        else comparison.list(type, plain[part] as unknown[], value, path);
      }
      return true;
    }
    case 'versions': {
      const { layout } = ours as { layout?: string };
      const inner = content.layouts.find((one) => one.layout === layout)?.content;
      if (inner === undefined || layout === undefined) return false;
      return compareContent(
        inner,
        { name: `${name} (${layout})`, ours, theirs: () => pair.theirs(layout) },
        comparison,
      );
    }
    case 'game-lump':
      return compareGameLump(content, pair, comparison);
    case 'form':
      return compareForm(content, { name, ours, theirs: pair.theirs() }, comparison);
    case 'other': {
      const theirs = pair.theirs();
      const bytes =
        typeof theirs === 'string' ? Buffer.from(theirs, 'latin1') : Buffer.from(theirs as Uint8Array);
      comparison.same(Buffer.from(ours.bytes).toString('hex'), bytes.toString('hex'), name);
      return content.name !== 'opaque';
    }
  }
}

/** The values of a list in a list. */
function rowOf(value: unknown): unknown {
  const { items } = (value ?? {}) as { items?: unknown };
  return items ?? value;
}

function compareGameLump(
  content: ContentModel & { readonly kind: 'game-lump' },
  pair: Pair,
  comparison: KaitaiComparison,
): boolean {
  const parts = [...(pair.ours.namedParts?.() ?? [])];
  const theirs = pair.theirs();
  if (theirs instanceof Uint8Array) return false;
  const items = property(theirs, 'lumps') as Parsed[];
  comparison.same(parts.length, items.length, `${pair.name}.length`);
  const compared = parts.map(([id, part], i) => {
    const declared = content.lumps.find((lump) => lump.id === id)?.content;
    if (declared === undefined) return false;
    const inner = (layout?: string): unknown =>
      property(items[i], layout === undefined ? id : `${id}_${layout}`);
    return compareContent(
      declared,
      { name: `${pair.name}.${id}`, ours: part.open(), theirs: inner },
      comparison,
    );
  });
  return compared.includes(true);
}
