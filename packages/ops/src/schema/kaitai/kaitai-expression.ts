import { kaitaiIdentifier } from './kaitai-names.js';

const TOKEN = /\s*(\*\*|[-+*/()]|\d+|[A-Za-z_][A-Za-z0-9_.]*)/y;

function tokensOf(text: string): string[] {
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text);
    if (match === null) throw new SyntaxError(`can't read the expression '${text}'`);
    found.push(match[1] as string);
  }
  return found;
}

/**
 * An expression over fields in Kaitai's language; `undefined` for one that raises to a power, which that language has
 * not. Names may be paths; `within` stands before each name.
 */
export function kaitaiExpression(
  text: string,
  options: { readonly within?: string } = {},
): string | undefined {
  const tokens = tokensOf(text);
  if (tokens.includes('**')) return undefined;
  const { within = '' } = options;
  return tokens
    .map((token) =>
      /^[A-Za-z_]/.test(token) ? within + token.split('.').map(kaitaiIdentifier).join('.') : token,
    )
    .join(' ')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')');
}
