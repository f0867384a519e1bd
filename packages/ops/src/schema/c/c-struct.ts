import type { Documentation, FieldModel } from '../reference-model.js';
import { fieldAsserts, sizeAssert } from './c-asserts.js';
import { cComment, documentationText } from './c-comment.js';
import { cMembers, type DeclarationContext } from './c-declaration.js';

/** What becomes a struct: a record, or the fixed start of a sequence. */
export interface StructSource {
  readonly size: number;
  readonly packed: boolean;
  readonly fields: readonly FieldModel[];
  readonly documentation: Documentation;
}

/** A struct with its comment, and the assertions that prove its layout. */
export function declareStruct(name: string, source: StructSource, context: DeclarationContext): string[] {
  return [
    ...cComment(documentationText(source.documentation), ''),
    ...(source.packed ? ['#pragma pack(push, 1)'] : []),
    `typedef struct ${name} {`,
    ...cMembers(source, { indent: '  ', explicitHoles: source.packed }, context),
    `} ${name};`,
    ...(source.packed ? ['#pragma pack(pop)'] : []),
    sizeAssert(name, source.size),
    ...fieldAsserts(name, source.fields),
  ];
}
