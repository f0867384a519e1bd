import type { EntityFile, EntityText, Identity, Pakfile } from '@brushwork/formats';
import { type Content, FormatError } from '@brushwork/record';
import { BytesComparison } from './compare-bytes.js';
import { type BrushModels, compareEntities } from './compare-entities.js';
import { compareFiles } from './compare-files.js';
import { compareRows } from './compare-rows.js';
import type { DiffNote } from './diff-note.js';
import type { DiffLimits } from './diff-options.js';
import type { PartComparison, PartKind } from './part-comparison.js';

/** What content that is no list is compared with. */
export interface OtherContext {
  /** What the brush models are that entities name by their numbers, in either file. */
  readonly brushModels?: BrushModels | undefined;
  /** Keys that identify entities. */
  readonly entityIdentities: readonly Identity[];
  /** How far to go. */
  readonly limits: DiffLimits;
  /** Where it is noted that something wasn't done. */
  readonly notes: DiffNote[];
}

/** Compares content of one path that is no list. Never throws for what is in the files. */
export function compareOthers(
  path: string,
  pair: { left: Content; right: Content },
  context: OtherContext,
): PartComparison {
  const { limits, notes } = context;
  const { left, right } = pair;
  try {
    const compared = compareAlike(path, pair, context);
    if (compared !== undefined) return compared;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    notes.push({ reason: 'unread', path: path.split('.'), message: `compared as bytes: ${error.message}` });
  }
  if (left.kind !== right.kind)
    notes.push({
      reason: 'layout',
      path: path.split('.'),
      message: `compared as bytes: it is ${left.kind} in the left file and ${right.kind} in the right one`,
    });
  else if (Math.max(left.length, right.length) > limits.maxRows && left.kind !== 'opaque')
    notes.push({
      reason: 'limit',
      path: path.split('.'),
      message: `compared as bytes: more than ${limits.maxRows} of them`,
    });
  return new BytesComparison(path, left.bytes, right.bytes);
}

function compareAlike(
  path: string,
  { left, right }: { readonly left: Content; readonly right: Content },
  { brushModels, entityIdentities, limits }: OtherContext,
): PartComparison | undefined {
  const { maxEntities, maxRecords: maxThings, maxRows } = limits;
  const [texts, others] = [entitiesIn(left), entitiesIn(right)];
  if (texts !== undefined && others !== undefined) {
    if (Math.max(texts.length, others.length) > maxEntities) return undefined;
    return compareEntities(texts.entities, others.entities, {
      path,
      brushModels,
      identities: entityIdentities,
      maxThings,
      text: sameBytes(left.bytes, right.bytes)
        ? undefined
        : { name: path, kind: 'text', left: left.bytes, right: right.bytes },
    });
  }
  if (isPakfile(left) && isPakfile(right)) {
    const hasNone = left.length === 0 && right.length === 0;
    if (hasNone || Math.max(left.length, right.length) > maxRows) return undefined;
    return compareFiles(left.entries, right.entries, { path, maxThings });
  }
  if (left.kind !== right.kind || left.kind === 'opaque') return undefined;
  const [rows, otherRows] = [left.rows?.(), right.rows?.()];
  if (rows === undefined || otherRows === undefined) return undefined;
  if (rows.length + otherRows.length === 0 || Math.max(rows.length, otherRows.length) > maxRows)
    return undefined;
  return compareRows(rows, otherRows, { path, areLines: left.kind === 'text', maxThings });
}

function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, i) => byte === right[i]);
}

function entitiesIn(content: Content): EntityText | undefined {
  if (content.kind === 'entity-text') return content as EntityText;
  return content.kind === 'entity-file' ? (content as EntityFile).text : undefined;
}

function isPakfile(content: Content): content is Pakfile {
  return content.kind === 'pakfile';
}

/** What is compared in content that is no list. */
export function kindOf(content: Content): PartKind {
  if (entitiesIn(content) !== undefined) return 'entities';
  if (isPakfile(content)) return 'files';
  if (content.kind === 'text') return 'lines';
  return content.kind === 'opaque' || content.rows === undefined ? 'bytes' : 'rows';
}

/** How many things of that kind there are in it. */
export function countIn(content: Content): number {
  if (kindOf(content) === 'bytes') return content.bytes.length;
  const rows = isPakfile(content) || entitiesIn(content) !== undefined ? undefined : content.rows?.();
  return rows?.length ?? content.length;
}
