import { type AnyField, ArrayField, NumberField, VectorField } from '@brushwork/record';

/** The colour that a cell of numbers stands for, as `#rrggbb`; `undefined` where it stands for none. */
export function colorText(title: string, field: AnyField, text: string): string | undefined {
  const isNamed = /colou?r/i.test(title);
  const isVector =
    field instanceof VectorField &&
    ['r', 'g', 'b'].every((name) => (field as VectorField<string>).components.includes(name));
  const element =
    field instanceof VectorField ? field.element : field instanceof ArrayField ? field.element : undefined;
  const isBytes = element instanceof NumberField && element.type === 'u8';
  const isArray = field instanceof ArrayField && (field.length === 3 || field.length === 4) && isNamed;
  if (!isBytes || !(isVector || isArray)) return undefined;
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  if (numbers.length < 3) return undefined;
  return `#${numbers
    .slice(0, 3)
    .map((number) => Math.min(255, number).toString(16).padStart(2, '0'))
    .join('')}`;
}
