import type { TypeModel } from '../reference-model.js';
import type { HexpatContext } from './hexpat-context.js';
import { hexpatElement } from './hexpat-member.js';
import { hexpatIdentifier } from './hexpat-names.js';

/** What is left of the size that a struct is given. */
export const LEFT = '(Size - ($ - addressof(this)))';

/** A member with a count: an expression, or `rest` for as many as fit. */
export function manyMember(
  name: string,
  { type, count }: { readonly type: TypeModel; readonly count: string },
  owner: string,
  context: HexpatContext,
): string {
  const element = hexpatElement(type, { name: owner }, context);
  const many = count !== 'rest' ? countOf(count) : type.size === 1 ? LEFT : `${LEFT} / ${type.size}`;
  return `${element} ${hexpatIdentifier(name)}[${many}]`;
}

/** A count, whose names are members or paths of members. */
export function countOf(count: string): string {
  if (count.includes('**')) throw new Error(`the pattern language can't say '${count}'`);
  return count.replace(/[A-Za-z_]\w*/g, hexpatIdentifier);
}
