import type { TypeModel } from '../reference-model.js';

/** A type in short: `u16`, `f32[3]`, `u32 bits 0-7`. `linkTo` gives the link to a record. */
export function typeText(type: TypeModel, linkTo: (record: string) => string): string {
  switch (type.kind) {
    case 'number':
    case 'bigint':
      return type.type;
    case 'bool':
    case 'char':
      return type.kind;
    case 'text':
      return `char[${type.size}]`;
    case 'bytes':
      return `u8[${type.size}]`;
    case 'padding':
      return `padding[${type.size}]`;
    case 'bits': {
      const last = type.shift + type.bits - 1;
      return last === type.shift
        ? `bit ${type.shift} of ${type.carrier}`
        : `bits ${type.shift} to ${last} of ${type.carrier}`;
    }
    case 'vector':
      return `${type.type} ${type.components.join(', ')}`;
    case 'array': {
      const sides = type.shape ?? [type.length];
      return `${typeText(type.element, linkTo)} ${sides.map((side) => `[${side}]`).join('')}`;
    }
    case 'nested':
      return linkTo(type.record);
    case 'union':
      return `one of ${type.arms.length}, by \`${type.tag}\``;
    case 'overlay':
      return `${type.carrier}, read as ${type.readings.map(({ name }) => `\`${name}\``).join(' or ')}`;
  }
}
