/** A line that says something. */
interface Line {
  readonly indent: number;
  readonly text: string;
}

/**
 * Reads the part of YAML that the reference is written in: maps and lists by indentation, plain and quoted scalars, blocks
 * of lines (`|-`). Anything else is an `Error`, so that nothing is read otherwise than other readers of YAML do.
 */
export function readYaml(text: string): unknown {
  const reader = new YamlReader(text.split('\n'));
  return reader.whole();
}

const KEY = /^("(?:[^"\\]|\\.)*"|[^\s"'#:&*!|>%@`{}[\],?][^:]*):(?: (.*))?$/;

class YamlReader {
  private readonly lines: readonly string[];
  private at = 0;

  constructor(lines: readonly string[]) {
    this.lines = lines;
  }

  whole(): unknown {
    const value = this.value(0);
    if (this.peek() !== undefined) this.fail();
    return value;
  }

  private fail(): never {
    throw new Error(`line ${this.at + 1}: ${this.lines[this.at]}`);
  }

  private peek(): Line | undefined {
    while (this.at < this.lines.length && this.lines[this.at]?.trim() === '') this.at++;
    const line = this.lines[this.at];
    if (line === undefined) return undefined;
    const text = line.trimStart();
    return { indent: line.length - text.length, text };
  }

  /** What begins with the next line, which is indented as far as is said. */
  private value(indent: number): unknown {
    const line = this.peek();
    if (line?.indent !== indent) return this.fail();
    return line.text.startsWith('- ') ? this.list(indent) : this.map(indent);
  }

  private list(indent: number): unknown[] {
    const list: unknown[] = [];
    for (let line = this.peek(); line?.indent === indent; line = this.peek()) {
      if (!line.text.startsWith('- ')) this.fail();
      const text = line.text.slice(2);
      if (KEY.test(text)) {
        // The first key of a map stands behind the dash.
        (this.lines as string[])[this.at] = `${' '.repeat(indent + 2)}${text}`;
        list.push(this.map(indent + 2));
      } else {
        this.at++;
        list.push(this.scalar(text));
      }
    }
    return list;
  }

  private map(indent: number): Record<string, unknown> {
    const map: Record<string, unknown> = {};
    for (let line = this.peek(); line?.indent === indent; line = this.peek()) {
      const [, written = '', value] = KEY.exec(line.text) ?? this.fail();
      const key = written.startsWith('"') ? String(JSON.parse(written)) : written;
      if (Object.hasOwn(map, key)) this.fail();
      this.at++;
      map[key] = value === undefined ? this.value(indent + 2) : this.behind(value, indent);
    }
    const next = this.peek();
    if (next !== undefined && next.indent > indent) this.fail();
    return map;
  }

  private behind(value: string, indent: number): unknown {
    if (value === '[]') return [];
    if (value === '{}') return {};
    return value === '|-' ? this.block(indent + 2) : this.scalar(value);
  }

  private block(indent: number): string {
    const block: string[] = [];
    for (; this.at < this.lines.length; this.at++) {
      const line = this.lines[this.at] ?? '';
      if (line.trim() !== '' && !line.startsWith(' '.repeat(indent))) break;
      block.push(line.slice(indent));
    }
    return block.join('\n').trimEnd();
  }

  private scalar(text: string): unknown {
    if (text.startsWith('"')) return JSON.parse(text);
    if (/^-?\d+$/.test(text)) return Number(text);
    if (text === 'true' || text === 'false') return text === 'true';
    if (/^['&*!|>%@`{}[\],?#-]|: |:$| #/.test(text)) this.fail();
    return text;
  }
}
