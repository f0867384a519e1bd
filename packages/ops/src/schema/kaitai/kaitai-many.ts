import type { TypeModel } from '../reference-model.js';
import { kaitaiExpression } from './kaitai-expression.js';
import { isPlainByte, type KaitaiOwner, kaitaiElement } from './kaitai-field.js';
import type { KaitaiAttribute } from './kaitai-spec.js';
import { KAITAI_ENCODING, type KaitaiContext } from './kaitai-types.js';

/** Several values one behind the other; `count` is an expression or `rest`. */
export function kaitaiMany(
  type: TypeModel,
  count: string,
  owner: KaitaiOwner,
  context: KaitaiContext,
): KaitaiAttribute {
  const isText = type.kind === 'char';
  if (isText || isPlainByte(type)) {
    const text = isText ? { type: 'str', encoding: KAITAI_ENCODING } : {};
    if (count === 'rest') return { 'size-eos': true, ...text };
    return { size: expressionOf(count), ...text };
  }
  const element = kaitaiElement(type, owner, context);
  if (count !== 'rest') return { ...element, repeat: 'expr', 'repeat-expr': expressionOf(count) };
  // A count of them would be worked out anew before each one.
  const left = '_io.size - _io.pos';
  const more = {
    repeat: 'until' as const,
    'repeat-until': `${left} < ${type.size}`,
    if: `${left} >= ${type.size}`,
  };
  return { ...element, ...more };
}

/** A count in Kaitai's language. */
export function expressionOf(count: string): string {
  const expression = kaitaiExpression(count);
  if (expression === undefined) throw new Error(`Kaitai can't say '${count}'`);
  return expression;
}
