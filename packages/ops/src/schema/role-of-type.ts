import type { RoleModel, TypeModel } from './reference-model.js';

/** What the numbers of a type mean, those of an array's elements included. */
export function roleOfType(type: TypeModel): RoleModel | undefined {
  if (type.kind === 'array') return roleOfType(type.element);
  return type.kind === 'number' || type.kind === 'bits' ? type.role : undefined;
}
