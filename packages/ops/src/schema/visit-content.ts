import type { ContentModel, FieldModel, FormPartModel, RoleModel, TypeModel } from './reference-model.js';

/** What is called for each thing in content; each may be left out. */
export interface ContentVisitor {
  /** The content itself and each that is inside of it. */
  content?(content: ContentModel): void;
  /** Each type, those inside of types included, but not those inside of records. */
  type?(type: TypeModel): void;
  /** Identifier of each record that the content names itself, without those inside of records. */
  record?(id: string): void;
  /** What numbers mean. */
  role?(role: RoleModel): void;
}

/** Goes through content and everything inside of it; records are named, not entered. */
export function visitContent(content: ContentModel, visitor: ContentVisitor): void {
  visitor.content?.(content);
  switch (content.kind) {
    case 'records':
      visitor.record?.(content.record);
      break;
    case 'values':
      visitType(content.element, visitor);
      break;
    case 'sequence':
      for (const part of content.parts) visitType(part.type, visitor);
      break;
    case 'versions':
      for (const layout of content.layouts) visitContent(layout.content, visitor);
      break;
    case 'game-lump':
      visitParts(content.directory, visitor);
      for (const lump of content.lumps) visitContent(lump.content, visitor);
      break;
    case 'form':
      visitParts(content.parts, visitor);
      break;
    case 'other':
      break;
  }
}

/** Goes through the parts of a form. */
export function visitParts(parts: readonly FormPartModel[], visitor: ContentVisitor): void {
  for (const { of } of parts) {
    if (of.kind === 'value') visitType(of.type, visitor);
    else if (of.kind === 'parts') visitParts(of.parts, visitor);
    else visitContent(of.content, visitor);
  }
}

/** Goes through the fields of a record. */
export function visitFields(fields: readonly FieldModel[], visitor: ContentVisitor): void {
  for (const field of fields) visitType(field.type, visitor);
}

/** Goes through a type and those inside of it. */
export function visitType(type: TypeModel, visitor: ContentVisitor): void {
  visitor.type?.(type);
  switch (type.kind) {
    case 'number':
    case 'bits':
      if (type.role !== undefined) visitor.role?.(type.role);
      break;
    case 'array':
      visitType(type.element, visitor);
      break;
    case 'nested':
      visitor.record?.(type.record);
      break;
    case 'union':
      for (const arm of type.arms) visitFields(arm.fields, visitor);
      break;
    case 'overlay':
      for (const reading of type.readings) visitType(reading.type, visitor);
      break;
    default:
      break;
  }
}
