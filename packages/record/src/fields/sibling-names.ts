import { parseExpression } from '../expression.js';
import { ArrayField } from './array.js';
import { BitsField } from './bits.js';
import type { AnyField } from './field.js';
import { NumberField } from './number.js';
import { OverlayField } from './overlay.js';
import type { Role } from './role.js';

function namesOfRole(role: Role | undefined): readonly string[] {
  if (role?.kind !== 'span') return [];
  const { local } = role;
  const owners = local === undefined ? [] : typeof local === 'string' ? [local] : Object.values(local);
  return [...parseExpression(role.count).names, ...owners];
}

/**
 * Names of the fields beside it that a field's meaning depends on: those of a span's count, of the spans that its
 * elements count from, of an array's live elements. `SyntaxError` for an expression that can't be read.
 */
export function siblingNames(field: AnyField): readonly string[] {
  if (field instanceof NumberField || field instanceof BitsField) return namesOfRole(field.role);
  if (field instanceof OverlayField) return [...field.readings.values()].flatMap(siblingNames);
  if (field instanceof ArrayField) {
    const { used } = field.options;
    return [...(used === undefined ? [] : parseExpression(used).names), ...siblingNames(field.element)];
  }
  return [];
}
