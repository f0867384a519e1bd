/** A token of the pattern language. */
export interface Token {
  readonly kind: 'name' | 'number' | 'string' | 'sign';
  readonly text: string;
  readonly line: number;
}

const PATTERN =
  /(?<skip>\s+|\/\/[^\n]*)|(?<string>"(?:[^"\\\n]|\\.)*")|(?<number>-?(?:0x[0-9a-f]+|\d+)\b)|(?<name>[A-Za-z_]\w*(?:::[A-Za-z_]\w*)*)|(?<sign>\[\[|\]\]|==|!=|<=|>=|<<|>>|&&|\|\||[-+*/%&|^~!<>=?:;,.@$(){}[\]])/gy;

/** Tokens of a pattern, without comments and lines for the preprocessor; `Error` for a character that begins none. */
export function tokensOf(text: string): Token[] {
  const source = text.replace(/^#pragma .*$/gm, '');
  const tokens: Token[] = [];
  let line = 1;
  PATTERN.lastIndex = 0;
  while (PATTERN.lastIndex < source.length) {
    const at = PATTERN.lastIndex;
    const groups = PATTERN.exec(source)?.groups;
    if (groups === undefined) throw new Error(`line ${line}: ${source.slice(at, at + 40)}`);
    const { string, number, name, sign, skip } = groups;
    if (string !== undefined) tokens.push({ kind: 'string', text: string, line });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, line });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, line });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, line });
    line += (skip ?? '').split('\n').length - 1;
  }
  return tokens;
}
