import { FormatError } from '@brushwork/record';

/** Characters that are words of their own. */
const MARKS = '(){}=,|';

/** Goes through the text of a model, word by word: names, numbers, quoted texts, marks. Comments are passed over. */
export class TextScanner {
  /** The text, one character a byte. */
  readonly text: string;
  /** Position of the next character. */
  at: number;
  /** How many comments were passed over, and where the first one is. */
  readonly comments: { count: number; first: number | undefined } = { count: 0, first: undefined };
  private commentsEnd = 0;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  /** Goes to the next character that is no white space and in no comment; `false` at the end. */
  skip(): boolean {
    const { text } = this;
    for (; this.at < text.length; this.at++) {
      if (text.charCodeAt(this.at) <= 0x20) continue;
      if (!text.startsWith('//', this.at)) return true;
      this.countComment();
      const end = text.indexOf('\n', this.at);
      if (end < 0) break;
      this.at = end;
    }
    this.at = text.length;
    return false;
  }

  private countComment(): void {
    if (this.at < this.commentsEnd) return;
    this.commentsEnd = this.at + 1;
    this.comments.count++;
    this.comments.first ??= this.at;
  }

  /** The next character after white space and comments, without taking it; empty at the end. */
  peek(): string {
    return this.skip() ? (this.text[this.at] as string) : '';
  }

  /** Takes a mark if it is next. */
  take(mark: string): boolean {
    if (this.peek() !== mark) return false;
    this.at++;
    return true;
  }

  /** Takes a mark; `bad-text` when something else is next. */
  expect(mark: string): void {
    if (!this.take(mark)) throw this.problem(`expects '${mark}'`);
  }

  /** Takes a name or a number: everything up to white space, a mark, a quote or a comment. Empty when there is none. */
  word(marks: string = MARKS): string {
    if (!this.skip()) return '';
    const from = this.at;
    const { text } = this;
    for (; this.at < text.length; this.at++) {
      const code = text.charCodeAt(this.at);
      if (code <= 0x20 || code === 0x22 || marks.includes(text[this.at] as string)) break;
      if (code === 0x2f && text.charCodeAt(this.at + 1) === 0x2f) break;
    }
    return text.slice(from, this.at);
  }

  /** Takes a quoted text, whose quote is next; `bad-text` when it doesn't end. */
  quoted(): string {
    const from = this.at + 1;
    const end = this.text.indexOf('"', from);
    if (end < 0) throw this.problem('has a quoted text without an end');
    this.at = end + 1;
    return this.text.slice(from, end);
  }

  /** Goes behind the `}` that belongs to a `{` that was just taken; `bad-text` when there is none. */
  skipBlock(): void {
    const start = this.at;
    for (let depth = 1; depth > 0; ) {
      const next = this.peek();
      if (next === '') {
        this.at = start;
        throw this.problem("has a '{' without its '}'");
      }
      if (next === '"') this.quoted();
      else {
        this.at++;
        if (next === '{') depth++;
        if (next === '}') depth--;
      }
    }
  }

  /** Number of the line that a position is in, counted from 1. */
  lineAt(at: number): number {
    let line = 1;
    for (let i = this.text.indexOf('\n'); i >= 0 && i < at; i = this.text.indexOf('\n', i + 1)) line++;
    return line;
  }

  /** The error for what is next. */
  problem(message: string): FormatError {
    const found = this.text.slice(this.at, this.at + 12).split(/[\r\n]/, 1)[0] ?? '';
    return new FormatError('bad-text', `line ${this.lineAt(this.at)}: ${message}`, {
      offset: this.at,
      found: found === '' ? 'the end' : JSON.stringify(found),
    });
  }
}
