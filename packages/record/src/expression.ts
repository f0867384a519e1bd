/**
 * Arithmetic over sibling fields, as counts need it: `width * height`, `(2 ** power + 1) ** 2`.
 * Numbers, names, `+ - * / ** ( )`; division rounds down. Parsed once, evaluated without any code generation.
 */
export interface Expression {
  /** The text that was parsed. */
  readonly text: string;
  /** Names of the fields that it uses. */
  readonly names: readonly string[];
  /** Its value; NaN when a name has no value. Never throws. */
  evaluate(value: (name: string) => number): number;
}

type Evaluate = (value: (name: string) => number) => number;

const TOKEN = /\s*(\*\*|[-+*/()]|\d+|[A-Za-z_][A-Za-z0-9_]*)/y;

function tokens(text: string): string[] {
  const found: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text);
    if (match === null) throw new SyntaxError(`can't read the expression '${text}'`);
    found.push(match[1] as string);
  }
  return found;
}

class Parser {
  readonly names = new Set<string>();
  private readonly text: string;
  private readonly list: readonly string[];
  private position = 0;

  constructor(text: string, list: readonly string[]) {
    this.text = text;
    this.list = list;
  }

  parse(): Evaluate {
    const value = this.sum();
    if (this.position !== this.list.length) this.fail();
    return value;
  }

  private fail(): never {
    throw new SyntaxError(`can't read the expression '${this.text}'`);
  }

  private accept(...operators: string[]): string | undefined {
    const next = this.list[this.position];
    if (next === undefined || !operators.includes(next)) return undefined;
    this.position++;
    return next;
  }

  private sum(): Evaluate {
    let left = this.product();
    for (let operator = this.accept('+', '-'); operator !== undefined; operator = this.accept('+', '-')) {
      const a = left;
      const b = this.product();
      left = operator === '+' ? (value) => a(value) + b(value) : (value) => a(value) - b(value);
    }
    return left;
  }

  private product(): Evaluate {
    let left = this.power();
    for (let operator = this.accept('*', '/'); operator !== undefined; operator = this.accept('*', '/')) {
      const a = left;
      const b = this.power();
      left = operator === '*' ? (value) => a(value) * b(value) : (value) => Math.floor(a(value) / b(value));
    }
    return left;
  }

  private power(): Evaluate {
    const base = this.atom();
    if (this.accept('**') === undefined) return base;
    const exponent = this.power();
    return (value) => base(value) ** exponent(value);
  }

  private atom(): Evaluate {
    if (this.accept('(') !== undefined) {
      const inner = this.sum();
      if (this.accept(')') === undefined) this.fail();
      return inner;
    }
    const token = this.list[this.position++];
    if (token === undefined || !/^[A-Za-z0-9_]/.test(token)) return this.fail();
    if (/^\d/.test(token)) {
      const number = Number(token);
      return () => number;
    }
    this.names.add(token);
    return (value) => value(token);
  }
}

const parsed = new Map<string, Expression>();

/** Parses an expression; a `SyntaxError` is a mistake in a declaration, never in a file. */
export function parseExpression(text: string): Expression {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const parser = new Parser(text, tokens(text));
  const evaluate = parser.parse();
  const expression: Expression = { text, names: [...parser.names], evaluate };
  parsed.set(text, expression);
  return expression;
}

type Separator = ' ' | '+' | '-' | '*' | '/' | '(' | ')';

type Words<T extends string, Word extends string = ''> = T extends `${infer First}${infer Rest}`
  ? First extends Separator
    ? (Word extends '' ? never : Word) | Words<Rest>
    : Words<Rest, `${Word}${First}`>
  : Word extends ''
    ? never
    : Word;

/** Type only: the field names that an expression uses. */
export type NamesIn<T extends string> = Exclude<Words<T>, `${number}`>;
