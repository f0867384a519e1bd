import { type Token, tokensOf } from './hexpat-tokens.js';

/** A member as it was declared. */
export interface CheckedMember {
  readonly name: string;
  readonly type: string;
  /** In bytes from the start of the type; `undefined` behind something of variable size, and for what is placed. */
  readonly offset: number | undefined;
}

/** A type as it was declared. */
export interface CheckedType {
  /** In bytes; `undefined` where it isn't the same for all values. */
  readonly size: number | undefined;
  readonly members: readonly CheckedMember[];
  /** Whether it takes a number in angle brackets. */
  readonly hasParameter: boolean;
}

/** A pattern that was checked. */
export interface CheckedPattern {
  readonly types: ReadonlyMap<string, CheckedType>;
  /** Sizes that the pattern itself asserts. */
  readonly asserted: ReadonlyMap<string, number>;
  /** Names of what is placed in the file. */
  readonly placed: readonly string[];
}

const BUILT_IN: Readonly<Record<string, number>> = {
  u8: 1,
  s8: 1,
  u16: 2,
  s16: 2,
  u32: 4,
  s32: 4,
  u64: 8,
  s64: 8,
  float: 4,
  double: 8,
  bool: 1,
  char: 1,
  'type::float16': 2,
};

const FREE_NAMES = new Set(['sizeof', 'addressof', 'this', 'parent', 'while', '_', 'true', 'false']);

/**
 * Checks the part of the pattern language that the reference is written in, since no ImHex is at hand: brackets that
 * match, types declared before they are used, names used once and only where they are known, bit fields that fill their
 * word. Throws at the first mistake; works out every size and offset by itself.
 */
export function checkPattern(text: string): CheckedPattern {
  return new Checker(tokensOf(text)).check();
}

/** What is known while the members of a type are read. */
interface Scope {
  readonly kind: 'struct' | 'union';
  readonly members: CheckedMember[];
  readonly names: Set<string>;
  offset: number | undefined;
}

class Checker {
  private readonly tokens: readonly Token[];
  private at = 0;
  private readonly types = new Map<string, CheckedType>();
  private readonly announced = new Set<string>();
  private readonly asserted = new Map<string, number>();
  private readonly enums = new Map<string, Set<string>>();
  private readonly placed: string[] = [];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
    for (const [name, size] of Object.entries(BUILT_IN))
      this.types.set(name, { size, members: [], hasParameter: false });
  }

  check(): CheckedPattern {
    while (this.at < this.tokens.length) this.statement();
    for (const name of this.announced) if (!this.types.has(name)) this.fail(`${name} is never declared`);
    return { types: this.types, asserted: this.asserted, placed: this.placed };
  }

  private fail(why: string): never {
    const token = this.tokens[Math.min(this.at, this.tokens.length - 1)];
    throw new Error(`line ${token?.line}: ${why} at '${token?.text}'`);
  }

  private get next(): string {
    return this.tokens[this.at]?.text ?? '';
  }

  private accept(text: string): boolean {
    if (this.next !== text) return false;
    this.at++;
    return true;
  }

  private expect(text: string): void {
    if (!this.accept(text)) this.fail(`expected ${text}`);
  }

  private name(): string {
    const token = this.tokens[this.at];
    if (token?.kind !== 'name') return this.fail('expected a name');
    this.at++;
    return token.text;
  }

  private statement(): void {
    if (this.accept('import')) {
      while (!this.accept(';')) this.at++;
    } else if (this.accept('using')) {
      this.announced.add(this.name());
      this.expect(';');
    } else if (this.accept('enum')) this.enumeration();
    else if (this.accept('bitfield')) this.bitfield();
    else if (this.accept('struct')) this.type('struct');
    else if (this.accept('union')) this.type('union');
    else if (this.next.startsWith('std::')) this.call();
    else {
      const { names } = this.member({ kind: 'struct', members: [], names: new Set(this.placed), offset: 0 });
      this.placed.push([...names].at(-1) ?? '');
    }
  }

  /** `std::assert(sizeof(Face) == 56, "...");` and other calls. */
  private call(): void {
    const [, open, of, , , name, , equals, size] = this.tokens
      .slice(this.at - 1, this.at + 8)
      .map(({ text }) => text);
    if (open === 'std::assert' && of === '(' && equals === '==' && name !== undefined)
      this.asserted.set(name, Number(size));
    this.at++;
    this.expect('(');
    this.expression(')', new Set());
    this.expect(')');
    this.expect(';');
  }

  private declare(name: string, type: CheckedType): void {
    if (this.types.has(name)) this.fail(`${name} is declared twice`);
    this.types.set(name, type);
  }

  private enumeration(): void {
    const name = this.name();
    this.expect(':');
    const size = this.types.get(this.name())?.size;
    const names = new Set<string>();
    this.expect('{');
    while (!this.accept('}')) {
      const one = this.name();
      if (names.has(one)) this.fail(`${one} is there twice`);
      names.add(one);
      this.expect('=');
      if (this.tokens[this.at++]?.kind !== 'number') this.fail('expected a number');
      this.expect(',');
    }
    this.expect(';');
    this.enums.set(name, names);
    this.declare(name, { size, members: [], hasParameter: false });
  }

  private bitfield(): void {
    const name = this.name();
    const members: CheckedMember[] = [];
    let bits = 0;
    this.expect('{');
    while (!this.accept('}')) {
      this.accept('signed');
      const member = this.name();
      if (member !== 'padding' && members.some((one) => one.name === member))
        this.fail(`${member} is there twice`);
      this.expect(':');
      members.push({ name: member, type: 'bits', offset: bits });
      bits += Number(this.tokens[this.at++]?.text);
      this.attributes();
      this.expect(';');
    }
    this.expect(';');
    if (![8, 16, 32].includes(bits)) this.fail(`${name} has ${bits} bits`);
    this.declare(name, { size: bits / 8, members, hasParameter: false });
  }

  private type(kind: 'struct' | 'union'): void {
    const name = this.name();
    const scope: Scope = { kind, members: [], names: new Set(this.placed), offset: 0 };
    const hasParameter = this.accept('<');
    if (hasParameter) {
      this.expect('auto');
      scope.names.add(this.name());
      this.expect('>');
    }
    this.announced.add(name);
    this.expect('{');
    while (!this.accept('}')) this.member(scope);
    this.attributes();
    this.expect(';');
    this.declare(name, { size: scope.offset, members: scope.members, hasParameter });
  }

  private member(scope: Scope): Scope {
    if (this.accept('if')) {
      this.expect('(');
      this.expression(')', scope.names);
      this.expect(')');
      const before = scope.offset;
      this.body(scope);
      // What is placed takes no room, whether it is there or not.
      if (scope.offset !== before) scope.offset = undefined;
    } else if (this.accept('match')) this.match(scope);
    else if (this.accept('break')) this.expect(';');
    else if (this.accept('padding')) {
      this.expect('[');
      this.advance(scope, this.expression(']', scope.names));
      this.expect(']');
      this.expect(';');
    } else this.variable(scope);
    return scope;
  }

  private body(scope: Scope): void {
    if (!this.accept('{')) this.member(scope);
    else while (!this.accept('}')) this.member(scope);
  }

  private match(scope: Scope): void {
    this.expect('(');
    this.expression(')', scope.names);
    this.expect(')');
    this.expect('{');
    const start = scope.offset;
    const ends = new Set<number | undefined>();
    const names = new Set<string>();
    while (!this.accept('}')) {
      this.expect('(');
      this.expression(')', scope.names);
      this.expect(')');
      this.expect(':');
      // The members of all cases have the same name: one of them is there.
      const one: Scope = { ...scope, names: new Set(scope.names), offset: start };
      this.member(one);
      ends.add(one.offset);
      for (const name of one.names) names.add(name);
    }
    for (const name of names) scope.names.add(name);
    scope.offset = ends.size === 1 ? [...ends][0] : undefined;
  }

  private advance(scope: Scope, size: number | undefined): void {
    const { offset } = scope;
    if (offset === undefined || size === undefined) scope.offset = undefined;
    else scope.offset = scope.kind === 'union' ? Math.max(offset, size) : offset + size;
  }

  private variable(scope: Scope): void {
    const type = this.name();
    const known = this.types.get(type);
    if (known === undefined && !this.announced.has(type)) this.fail(`${type} isn't declared`);
    const hasArgument = this.accept('<');
    if (known !== undefined && hasArgument !== known.hasParameter) this.fail(`${type} and its parameter`);
    if (hasArgument) {
      this.expression('>', scope.names);
      this.expect('>');
    }
    const name = this.name();
    if (scope.names.has(name)) this.fail(`${name} is there twice`);
    let size = known?.size;
    if (this.accept('[')) {
      const count = this.expression(']', scope.names);
      size = size === undefined || count === undefined ? undefined : size * count;
      this.expect(']');
    }
    const isLocal = this.accept('=');
    if (isLocal) this.expression(';', scope.names);
    const isPlaced = this.accept('@');
    if (isPlaced) this.expression(';', scope.names);
    this.attributes();
    this.expect(';');
    scope.names.add(name);
    const takesRoom = !isLocal && !isPlaced;
    const offset = scope.kind === 'union' ? 0 : scope.offset;
    scope.members.push({ name, type, offset: takesRoom ? offset : undefined });
    if (takesRoom) this.advance(scope, size);
  }

  private attributes(): void {
    if (!this.accept('[[')) return;
    while (!this.accept(']]')) {
      if (this.at >= this.tokens.length || [';', '{', '}'].includes(this.next)) this.fail('expected ]]');
      this.at++;
    }
  }

  /** Passes over an expression up to a bracket or sign outside of brackets; its value where it is one number. */
  private expression(end: string, names: ReadonlySet<string>): number | undefined {
    const start = this.at;
    const open: string[] = [];
    for (; ; this.at++) {
      const token = this.tokens[this.at];
      if (token === undefined) return this.fail('the expression has no end');
      const { text } = token;
      if (open.length === 0 && (text === end || text === '[[')) break;
      if (text === '(' || text === '[') open.push(text === '(' ? ')' : ']');
      else if ((text === ')' || text === ']') && open.pop() !== text) this.fail('brackets that do not match');
      else if ([';', '{', '}'].includes(text)) this.fail('the expression has no end');
      else if (token.kind === 'name' && this.tokens[this.at - 1]?.text !== '.') this.known(text, names);
    }
    const [only, second] = this.tokens.slice(start, Math.min(start + 2, this.at));
    if (only === undefined) this.fail('expected an expression');
    return second === undefined && only?.kind === 'number' ? Number(only.text) : undefined;
  }

  private known(name: string, names: ReadonlySet<string>): void {
    const [scope = '', value] = name.split('::');
    if (value !== undefined && this.enums.get(scope)?.has(value) === true) return;
    if (name.startsWith('std::') || names.has(name) || FREE_NAMES.has(name) || this.types.has(name)) return;
    this.fail(`${name} isn't known`);
  }
}
