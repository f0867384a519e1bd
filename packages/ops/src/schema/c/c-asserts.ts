import type { FieldModel } from '../reference-model.js';
import { cIdentifier } from './c-names.js';

/** A fact about a struct that a compiler proves. */
function assertion(condition: string, text: string): string {
  return `BRUSHWORK_STATIC_ASSERT(${condition}, "${text}");`;
}

/** The size of a struct. */
export function sizeAssert(name: string, size: number): string {
  return assertion(`sizeof(${name}) == ${size}`, `${name} takes ${size} bytes`);
}

/** Offset and size of every field of a struct, those inside of unions included. Bit fields have neither in C. */
export function fieldAsserts(struct: string, fields: readonly FieldModel[]): string[] {
  return fields.flatMap((field) => assertsOf(struct, field, { path: '', offset: 0 }));
}

function assertsOf(
  struct: string,
  field: FieldModel,
  outer: { readonly path: string; readonly offset: number },
): string[] {
  const { type } = field;
  if (type.kind === 'bits') return [];
  const path = `${outer.path}${cIdentifier(field.name)}`;
  const offset = outer.offset + field.offset;
  const own = [
    assertion(`offsetof(${struct}, ${path}) == ${offset}`, `${struct}.${path} lies at ${offset}`),
    assertion(
      `sizeof(((${struct} *)0)->${path}) == ${field.size}`,
      `${struct}.${path} takes ${field.size} bytes`,
    ),
  ];
  if (type.kind === 'union') {
    return [
      ...own,
      ...type.arms.flatMap((arm) =>
        arm.fields.flatMap((inner) =>
          assertsOf(struct, inner, { path: `${path}.${cIdentifier(arm.name)}.`, offset }),
        ),
      ),
    ];
  }
  if (type.kind === 'overlay') {
    return [
      ...own,
      ...type.readings.map(({ name }) =>
        assertion(
          `offsetof(${struct}, ${path}.${cIdentifier(name)}) == ${offset}`,
          `${struct}.${path}.${name} lies at ${offset}`,
        ),
      ),
    ];
  }
  return own;
}

/** The offset of a member of a struct. */
export function offsetAssert(struct: string, member: string, offset: number): string {
  return assertion(`offsetof(${struct}, ${member}) == ${offset}`, `${struct}.${member} lies at ${offset}`);
}
