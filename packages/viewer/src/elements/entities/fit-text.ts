/** Says how wide a text is, in pixels. */
export type TextMeasure = (text: string) => number;

/** A text that fits into a width: letters in its middle are left out, as names that belong together begin alike. */
export function fitText(text: string, width: number, measure: TextMeasure): string {
  if (measure(text) <= width) return text;
  const letters = [...text];
  let [most, least] = [letters.length - 1, 0];
  const shortened = (count: number): string => {
    const head = Math.ceil(count / 2);
    return `${letters.slice(0, head).join('')}…${letters.slice(letters.length - (count - head)).join('')}`;
  };
  while (least < most) {
    const count = Math.ceil((least + most) / 2);
    if (measure(shortened(count)) <= width) least = count;
    else most = count - 1;
  }
  return shortened(least);
}

/** Measures as the browser draws, with a font as style sheets name it. */
export function textMeasure(font: string): TextMeasure {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return (text) => text.length * 7;
  context.font = font;
  const known = new Map<string, number>();
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      ({ width } = context.measureText(text));
      known.set(text, width);
    }
    return width;
  };
}
