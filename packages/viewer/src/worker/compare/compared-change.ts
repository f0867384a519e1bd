import type { DiffChange, DiffTarget, FieldChange } from '@brushwork/ops';
import type { ComparedChange, ComparedField, ComparedTarget } from '../../protocol/compare-api.js';

/** Longest text of a value that is sent. */
const longestText = 2000;

/** A difference as the page shows it. */
export function comparedChange({
  kind,
  left,
  right,
  label,
  fields,
  leftCount,
  rightCount,
}: DiffChange): ComparedChange {
  const size = sizeText(leftCount, rightCount);
  return {
    kind,
    left,
    right,
    label: label ?? '',
    fields: fields.map((field) => comparedField(field, size)),
  };
}

/** How many bytes a stretch has in each file. */
function sizeText(left: number | undefined, right: number | undefined): string | undefined {
  if (left === undefined || right === undefined) return undefined;
  return left === right ? `${left} bytes` : `${left} bytes, then ${right}`;
}

function comparedField(change: FieldChange, size: string | undefined): ComparedField {
  const { field, left, right, isSame, from, differing, leftTarget, rightTarget } = change;
  const [one, other] = [valueText(left), valueText(right)];
  // A reference is what it leads to.
  const isOtherTarget = isSame !== true && one !== undefined && one === other;
  const long = from === undefined ? size : `${differing ?? 0} values differ; from number ${from} on`;
  const note = isOtherTarget ? 'the same number for something else' : long;
  return {
    name: field,
    left: one,
    right: other,
    isDifferent: isSame !== true,
    note,
    leftTarget: targetOf(leftTarget),
    rightTarget: targetOf(rightTarget),
  };
}

function targetOf(target: DiffTarget | undefined): ComparedTarget | undefined {
  return target === undefined ? undefined : { path: target.lump, index: target.index };
}

/** A plain value as text: numbers of vectors and arrays one behind the other. */
export function valueText(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = textOf(value, 0);
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

/** Plain data of fields is never deeper than their declarations. */
const deepest = 6;

function textOf(value: unknown, depth: number): string {
  if (value === null || typeof value !== 'object') return String(value);
  if (depth >= deepest) return '…';
  if (Array.isArray(value)) return value.map((one) => textOf(one, depth + 1)).join(' ');
  const entries = Object.entries(value);
  const areNumbers = entries.every(([, one]) => typeof one === 'number');
  return areNumbers
    ? entries.map(([, one]) => String(one)).join(' ')
    : entries.map(([key, one]) => `${key}: ${textOf(one, depth + 1)}`).join(', ');
}
