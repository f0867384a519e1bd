/** Names that nothing in a record can have: those of the methods of views, and what JavaScript gives a meaning of its own. */
const RESERVED: ReadonlySet<string> = new Set([
  'toObject',
  'toJSON',
  'toString',
  'valueOf',
  'toArray',
  'flat',
  'toBytes',
  'set',
  'constructor',
  '__proto__',
  'prototype',
]);

/**
 * Refuses a name that a field, a component or a reading can't have: one of a method, one that begins with `$` (the
 * internals of views, `$raw`, `$case`), one that is no identifier and so can't stand in a count. `RangeError`.
 */
export function checkName(name: string, what: 'field' | 'component' | 'reading' | 'arm'): void {
  if (RESERVED.has(name) || !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
    throw new RangeError(`a ${what} can't be named '${name}'`);
  }
}
