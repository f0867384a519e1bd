import {
  type AnyField,
  ArrayField,
  BitsField,
  type Layout,
  lumpsOfRole,
  NumberField,
  type Role,
  type SpanRole,
  UnionField,
} from '@brushwork/record';
import type { Branch, Lumps } from '../../src/index.js';
import type { PlacedRole } from './placed-record.js';

/** What a field says of other lumps. */
export interface FieldTarget {
  /** Index, first of a span, or length of a span. */
  readonly role: PlacedRole;
  /** Indexes of the lumps, ascending. */
  readonly lumps: readonly number[];
}

/** Which lumps the fields of a branch speak of. */
export interface SchemaTargets {
  /** Lumps of a field's own role. */
  ofRole(role: Role | undefined): readonly number[];
  /** What the spans of a record say of the fields that count their elements. */
  ofSiblings(layout: Layout): ReadonlyMap<string, FieldTarget>;
  /** What a lump's elements are, as the spans that select them say it; `field` is absent in lists of plain numbers. */
  ofElement(lump: string, field: string | undefined): FieldTarget | undefined;
}

function spanOf(field: AnyField | undefined): SpanRole | undefined {
  const inner = field instanceof ArrayField ? (field.element as AnyField) : field;
  const role = inner instanceof NumberField || inner instanceof BitsField ? inner.role : undefined;
  return role?.kind === 'span' ? role : undefined;
}

/** The layout of a record and those of its unions' arms. */
function layoutsOf(layout: Layout): Layout[] {
  const arms = layout.slots.flatMap(({ field }) =>
    field instanceof UnionField ? [...field.arms.values()] : [],
  );
  return [layout, ...arms.flatMap((arm) => layoutsOf(arm.layout))];
}

/** Reads the roles of a branch. Lumps that a role names are turned into their indexes. */
export function targetsOf(branch: Branch<Lumps>): SchemaTargets {
  const indexOf = (name: string): number => branch.lumps[name]?.index ?? -1;
  const ofRole = (role: Role | undefined): number[] =>
    [...new Set(lumpsOfRole(role).map(indexOf))].sort((a, b) => a - b);
  const elements = new Map<string, FieldTarget>();
  for (const { type } of Object.values(branch.lumps)) {
    const record = (type as { record?: { layout: Layout } }).record;
    for (const layout of record === undefined ? [] : layoutsOf(record.layout)) {
      for (const { field } of layout.slots) {
        const span = spanOf(field);
        const locals =
          span?.local === undefined ? {} : typeof span.local === 'string' ? { '': span.local } : span.local;
        for (const [name, owner] of Object.entries(locals)) {
          const lumps = ofRole(spanOf(layout.byName.get(owner)?.field));
          elements.set(`${span?.lump}.${name}`, { role: 'index', lumps });
        }
      }
    }
  }
  const { visibility } = branch.capabilities;
  if (visibility !== undefined) {
    elements.set(`${visibility.leaves}.cluster`, { role: 'index', lumps: [indexOf(visibility.lump)] });
  }
  return {
    ofRole,
    ofSiblings: (layout) => {
      const spans = layout.slots.flatMap(({ field }) => spanOf(field) ?? []);
      return new Map(spans.map((span) => [span.count, { role: 'count' as const, lumps: ofRole(span) }]));
    },
    ofElement: (lump, field) => elements.get(`${lump}.${field ?? ''}`),
  };
}
