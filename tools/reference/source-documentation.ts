import type { Confidence } from '@brushwork/formats';
import type { Documentation } from '@brushwork/ops';
import ts from 'typescript';

const NOTHING: Documentation = { text: '' };

const CONFIDENCES: readonly string[] = ['certain', 'probable', 'guess', 'unknown'];

/** A declaration that documents something: a class, a constant, a property of a literal. */
export interface Documented {
  /** Name as declared. */
  readonly name: string;
  /** File that it is declared in. */
  readonly file: string;
  /** What its comment says. */
  readonly documentation: Documentation;
  /** What it is declared as: the class, or the expression of a constant or property. */
  readonly node: ts.Node;
}

/**
 * The doc comments of declarations, found by following the declarations themselves: from a branch's table of lumps to
 * the record classes, from those to their fields, to the parents that fields are inherited from, and to the constants
 * that fields name. Nothing is looked up by the name that a class happens to have at run time.
 */
export class SourceDocumentation {
  private readonly program: ts.Program;
  private readonly checker: ts.TypeChecker;
  private readonly namedCalls = new Map<string, ReadonlyMap<string, ts.CallExpression>>();

  constructor(files: readonly string[]) {
    this.program = ts.createProgram([...files], {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      customConditions: ['brushwork-source'],
      noEmit: true,
      skipLibCheck: true,
      types: [],
    });
    this.checker = this.program.getTypeChecker();
  }

  /** What the comment at the top of a file says. */
  ofFile(file: string): Documentation {
    const first = this.program.getSourceFile(file)?.statements[0];
    return first === undefined ? NOTHING : documentationOf(first, 'first comment');
  }

  /** An exported declaration of a file; `undefined` when there is none of that name. */
  exported(file: string, name: string): Documented | undefined {
    const source = this.program.getSourceFile(file);
    const module = source === undefined ? undefined : this.checker.getSymbolAtLocation(source);
    const symbol = module?.exports?.get(name as ts.__String);
    return symbol === undefined ? undefined : this.declarationOf(symbol);
  }

  /** Calls of a function by the text that is their first argument, wherever they are. */
  callsWithName(callee: string): ReadonlyMap<string, ts.CallExpression> {
    const known = this.namedCalls.get(callee);
    if (known !== undefined) return known;
    const found = new Map<string, ts.CallExpression>();
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === callee) {
        const name = node.arguments[0];
        if (name !== undefined && ts.isStringLiteral(name) && !found.has(name.text))
          found.set(name.text, node);
      }
      ts.forEachChild(node, visit);
    };
    for (const source of this.program.getSourceFiles()) {
      // Most files have no such call.
      if (!source.isDeclarationFile && source.text.includes(callee)) visit(source);
    }
    this.namedCalls.set(callee, found);
    return found;
  }

  /** What an expression stands for: the declaration of a name, or itself. */
  resolve(node: ts.Node): Documented | undefined {
    if (isWrapped(node)) return this.resolve(node.expression);
    if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return undefined;
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node);
    return symbol === undefined ? undefined : this.declarationOf(symbol);
  }

  private declarationOf(symbol: ts.Symbol): Documented | undefined {
    const target =
      (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? this.checker.getAliasedSymbol(symbol) : symbol;
    const declaration = target.declarations?.[0];
    if (declaration === undefined) return undefined;
    const node = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
    if (node === undefined) return undefined;
    return {
      name: target.name,
      file: declaration.getSourceFile().fileName,
      documentation: documentationOf(declaration),
      node,
    };
  }

  /** The call that an expression makes, looked up through names; `undefined` when it makes none. */
  call(node: ts.Node | undefined): ts.CallExpression | undefined {
    if (node === undefined) return undefined;
    if (ts.isCallExpression(node)) return node;
    if (isWrapped(node)) return this.call(node.expression);
    if (ts.isObjectLiteralExpression(node)) {
      // What is made by a call with some of it replaced: `{ ...versions({ ... }), open }`.
      const spreads = node.properties.filter(ts.isSpreadAssignment);
      return spreads.map(({ expression }) => this.call(expression)).find((found) => found !== undefined);
    }
    const declared = this.resolve(node);
    return declared === undefined || declared.node === node ? undefined : this.call(declared.node);
  }

  /** The first argument of `new X(...)`, looked up through names, as a literal. */
  constructed(node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
    if (node === undefined) return undefined;
    if (ts.isNewExpression(node)) return this.literal(node.arguments?.[0]);
    const declared = this.resolve(node);
    return declared === undefined || declared.node === node ? undefined : this.constructed(declared.node);
  }

  /** The literal with these keys among the constants that the file of a called function knows at its top level. */
  tableOfCallee(
    call: ts.CallExpression | undefined,
    keys: readonly string[],
  ): ts.ObjectLiteralExpression | undefined {
    const callee = call === undefined ? undefined : this.resolve(call.expression);
    const source = callee === undefined ? undefined : this.program.getSourceFile(callee.file);
    if (source === undefined) return undefined;
    const names = this.checker.getSymbolsInScope(source, ts.SymbolFlags.Variable | ts.SymbolFlags.Alias);
    for (const symbol of names) {
      const own = symbol.declarations?.some((declaration) => declaration.getSourceFile() === source);
      const node = own === true ? this.declarationOf(symbol)?.node : undefined;
      const literal = node === undefined ? undefined : this.literal(node);
      if (literal !== undefined && keys.every((key) => this.property(literal, key) !== undefined))
        return literal;
    }
    return undefined;
  }

  /** The object that a call is a method of, for a method of this name; `undefined` for other calls. */
  objectOf(call: ts.CallExpression | undefined, method: string): ts.Expression | undefined {
    const callee = call?.expression;
    return callee !== undefined && ts.isPropertyAccessExpression(callee) && callee.name.text === method
      ? callee.expression
      : undefined;
  }

  /** What is said of what an expression makes: of the constant that it names, or of the function that it calls. */
  ofMaker(node: ts.Node | undefined): Documentation {
    if (node === undefined) return NOTHING;
    const declared = this.resolve(node);
    if (declared !== undefined) return declared.documentation;
    return ts.isCallExpression(node) ? (this.resolve(node.expression)?.documentation ?? NOTHING) : NOTHING;
  }

  /** The literal that an expression is, looked up through names. */
  literal(node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
    if (node === undefined) return undefined;
    if (ts.isObjectLiteralExpression(node)) return node;
    if (isWrapped(node)) return this.literal(node.expression);
    const declared = this.resolve(node);
    return declared === undefined || declared.node === node ? undefined : this.literal(declared.node);
  }

  /** The property of a literal, its spreads included. */
  property(literal: ts.ObjectLiteralExpression | undefined, name: string): Documented | undefined {
    let found: Documented | undefined;
    for (const property of literal?.properties ?? []) {
      if (ts.isSpreadAssignment(property)) {
        found = this.spread(property.expression, name) ?? found;
      } else if (property.name !== undefined && textOfName(property.name) === name) {
        const node = ts.isPropertyAssignment(property) ? property.initializer : property.name;
        found = {
          name,
          file: property.getSourceFile().fileName,
          documentation: documentationOf(property),
          node,
        };
      }
    }
    return found;
  }

  /** The property that a spread gives: of a literal, or of a record's fields (`...Plane.schema`). */
  private spread(expression: ts.Expression, name: string): Documented | undefined {
    if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'schema')
      return this.field(this.resolve(expression.expression), name);
    return this.property(this.literal(expression), name);
  }

  /** The class that a class differs from, and the literals of what differs, the last difference first. */
  heritage(declared: Documented): {
    readonly parent: Documented | undefined;
    readonly literals: readonly ts.ObjectLiteralExpression[];
  } {
    const { node } = declared;
    // A class, or a constant that a difference was put into on the way to one.
    const clause: ts.Node | undefined = ts.isClassDeclaration(node)
      ? node.heritageClauses?.[0]?.types[0]?.expression
      : node;
    const literals: ts.ObjectLiteralExpression[] = [];
    // Differences may follow each other: `Parent.omit(...).with(...)`.
    let call = clause === undefined ? undefined : this.call(clause);
    while (call !== undefined) {
      literals.push(...call.arguments.flatMap((argument) => this.literal(argument) ?? []));
      if (!ts.isPropertyAccessExpression(call.expression)) break;
      const from: ts.Expression = call.expression.expression;
      if (!ts.isCallExpression(from)) {
        const parent = this.resolve(from);
        if (parent === undefined || ts.isClassDeclaration(parent.node)) return { parent, literals };
        const before = this.heritage(parent);
        return { parent: before.parent, literals: [...literals, ...before.literals] };
      }
      call = from;
    }
    return { parent: undefined, literals };
  }

  /** The field of a record class; an inherited field is found in the class that declares it. */
  field(record: Documented | undefined, name: string): Documented | undefined {
    if (record === undefined) return undefined;
    const { parent, literals } = this.heritage(record);
    const own = literals.map((literal) => this.property(literal, name));
    return own.find((found) => found !== undefined) ?? this.field(parent, name);
  }
}

/** An expression in parentheses, or with a type beside it. */
function isWrapped(
  node: ts.Node,
): node is ts.AsExpression | ts.ParenthesizedExpression | ts.SatisfiesExpression {
  return ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node);
}

function textOfName(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name)
    ? name.text
    : name.getText();
}

function documentationOf(
  node: ts.Node,
  which: 'first comment' | 'last comment' = 'last comment',
): Documentation {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const comment = which === 'first comment' ? comments[0] : comments.at(-1);
  if (comment === undefined) return NOTHING;
  const tags = new Map(
    (comment.tags ?? []).map((tag) => [
      tag.tagName.text,
      oneLine(ts.getTextOfJSDocComment(tag.comment) ?? ''),
    ]),
  );
  const orig = tags.get('orig');
  const source = tags.get('source');
  const confidence = tags.get('confidence')?.split(/[\s.,:;]/, 1)[0];
  return {
    text: paragraphs(ts.getTextOfJSDocComment(comment.comment) ?? ''),
    ...(orig === undefined ? {} : { orig }),
    ...(source === undefined ? {} : { source }),
    ...(confidence !== undefined && CONFIDENCES.includes(confidence)
      ? { confidence: confidence as Confidence }
      : {}),
  };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Paragraphs of one line each. */
function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
}
