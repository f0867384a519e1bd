/** Four characters as the number that formats store them as: `fourCc('sprp')` is 0x73707270. */
export function fourCc(text: string): number {
  let number = 0;
  for (let i = 0; i < 4; i++) number = number * 256 + (text.charCodeAt(i) & 0xff);
  return number;
}

/** The four characters of a number, or the number in hexadecimal digits when they can't be printed. */
export function fourCcText(number: number): string {
  const characters = [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);
  return characters.every((one) => one >= 0x20 && one <= 0x7e)
    ? String.fromCharCode(...characters)
    : `0x${(number >>> 0).toString(16).padStart(8, '0')}`;
}
