/*
 * The documentation gate: the declarations are the documentation, so none may be without it.
 *
 * Fails with file and line for each exported symbol (and member of an exported class or interface), each field of a
 * record and each arm of a union, overlay or sequence that has no JSDoc comment, and for `@confidence` values that
 * don't exist.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { isMainModule, repositoryRoot } from './repository.mjs';

/**
 * A place that lacks documentation.
 *
 * @typedef {object} DocumentationGap
 * @property {string} file Path from the root, with `/`.
 * @property {number} line Counted from 1.
 * @property {string} message
 */

/**
 * Where the fields or arms stand in the arguments of each function that declares some.
 *
 * @type {ReadonlyMap<string, { readonly what: string, readonly argument: 'first literal' | 'last literal' }>}
 */
const declaringCalls = new Map([
  ['struct', { what: 'field', argument: 'first literal' }],
  ['with', { what: 'field', argument: 'first literal' }],
  ['insertAfter', { what: 'field', argument: 'first literal' }],
  ['record', { what: 'field', argument: 'first literal' }],
  ['sequence', { what: 'part', argument: 'first literal' }],
  ['union', { what: 'arm', argument: 'last literal' }],
  ['overlay', { what: 'reading', argument: 'last literal' }],
]);

const confidences = ['certain', 'probable', 'guess', 'unknown'];

/**
 * Every gap in the packages below `root/packages`, in the order of files and lines.
 *
 * @param {string} root
 * @returns {DocumentationGap[]}
 */
export function findDocumentationGaps(root) {
  const packagesFolder = join(root, 'packages');
  const packages = readdirSync(packagesFolder)
    .map((name) => join(packagesFolder, name))
    .filter((folder) => existsSync(join(folder, 'src')));
  const sources = packages.flatMap((folder) => listTypeScriptFiles(join(folder, 'src')));
  const program = ts.createProgram(sources, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    customConditions: ['brushwork-source'],
    noEmit: true,
    skipLibCheck: true,
    types: [],
  });
  const gate = new Gate(root, program);
  for (const folder of packages) {
    for (const entry of findEntries(folder)) gate.checkExports(entry);
  }
  for (const source of sources) {
    gate.checkConfidences(source);
    if (source.startsWith(join(packagesFolder, 'formats/src'))) gate.checkSchemas(source);
  }
  return gate.gaps.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** Walks the sources of one program and notes what is missing. */
class Gate {
  /** @type {DocumentationGap[]} */
  gaps = [];
  /** @type {Set<ts.Node>} */
  #seen = new Set();

  /**
   * @param {string} root
   * @param {ts.Program} program
   */
  constructor(root, program) {
    this.root = root;
    this.program = program;
    this.checker = program.getTypeChecker();
  }

  /**
   * Checks every symbol that the module in `file` exports, and those of modules that it exports as a namespace.
   *
   * @param {string} file
   */
  checkExports(file) {
    const source = this.program.getSourceFile(file);
    const module = source === undefined ? undefined : this.checker.getSymbolAtLocation(source);
    if (module !== undefined) this.#checkModule(module);
  }

  /**
   * Checks every `@confidence` in a file.
   *
   * @param {string} file
   */
  checkConfidences(file) {
    this.#forEachNode(file, (node) => {
      for (const comment of commentsOf(node)) {
        for (const tag of comment.tags ?? []) {
          if (tag.tagName.text !== 'confidence' || !this.#isNew(tag)) continue;
          const value = (ts.getTextOfJSDocComment(tag.comment) ?? '').trim().split(/[\s.,:;]/, 1)[0] ?? '';
          if (confidences.includes(value)) continue;
          this.#note(
            tag,
            `@confidence ${value === '' ? 'without a value' : `'${value}'`}; it is ${confidences.join('|')}`,
          );
        }
      }
    });
  }

  /**
   * Checks the fields, arms and readings that are declared in a file.
   *
   * @param {string} file
   */
  checkSchemas(file) {
    this.#forEachNode(file, (node) => {
      if (!ts.isCallExpression(node)) return;
      const name = nameOfCall(node);
      const declaring = name === undefined ? undefined : declaringCalls.get(name);
      if (declaring === undefined) return;
      const literals = node.arguments.flatMap((argument) => this.#literalOf(argument) ?? []);
      const schema = declaring.argument === 'first literal' ? literals[0] : literals.at(-1);
      if (schema !== undefined) this.#checkSchema(schema, declaring.what);
    });
  }

  /**
   * @param {ts.ObjectLiteralExpression} schema
   * @param {string} what
   */
  #checkSchema(schema, what) {
    if (!this.#isNew(schema)) return;
    for (const property of schema.properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = this.#literalOf(property.expression);
        if (spread !== undefined) this.#checkSchema(spread, what);
        continue;
      }
      if (!isDocumented(property))
        this.#note(property, `${what} '${property.name.getText()}' has no JSDoc comment`);
      if (ts.isPropertyAssignment(property)) {
        const nested = unwrap(property.initializer);
        // A literal inside is a record of its own: an arm's fields.
        if (ts.isObjectLiteralExpression(nested)) this.#checkSchema(nested, 'field');
      }
    }
  }

  /** @param {ts.Symbol} module */
  #checkModule(module) {
    for (const exported of this.checker.getExportsOfModule(module)) {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(exported) : exported;
      const declarations = (symbol.declarations ?? []).filter((declaration) => this.#isOwn(declaration));
      const first = declarations[0];
      if (first === undefined || !this.#isNew(first)) continue;
      if (ts.isSourceFile(first)) {
        this.#checkModule(symbol);
        continue;
      }
      if (!declarations.some(isDocumented))
        this.#note(first, `exported '${symbol.name}' has no JSDoc comment`);
      for (const declaration of declarations) {
        if (ts.isClassDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)) {
          this.#checkMembers(declaration, symbol.name);
        }
      }
    }
  }

  /**
   * @param {ts.ClassDeclaration | ts.InterfaceDeclaration} declaration
   * @param {string} owner
   */
  #checkMembers(declaration, owner) {
    /** @type {Map<string, ts.Node[]>} */
    const members = new Map();
    for (const member of declaration.members) {
      if (member.name === undefined || !isPublic(member)) continue;
      const isStatic = ts.canHaveModifiers(member) && hasModifier(member, ts.SyntaxKind.StaticKeyword);
      const key = `${isStatic ? 'static ' : ''}${member.name.getText()}`;
      members.set(key, [...(members.get(key) ?? []), member]);
    }
    // Overloads, and a getter with its setter, share one comment.
    for (const [name, nodes] of members) {
      const first = nodes[0];
      if (first !== undefined && !nodes.some(isDocumented)) {
        this.#note(first, `member '${name}' of exported '${owner}' has no JSDoc comment`);
      }
    }
  }

  /**
   * The object literal that an expression is, or that the constant which it names was declared with.
   *
   * @param {ts.Expression} expression
   * @returns {ts.ObjectLiteralExpression | undefined}
   */
  #literalOf(expression) {
    const inner = unwrap(expression);
    if (ts.isObjectLiteralExpression(inner)) return inner;
    if (!ts.isIdentifier(inner)) return undefined;
    const symbol = this.checker.getSymbolAtLocation(inner);
    const target =
      symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias
        ? this.checker.getAliasedSymbol(symbol)
        : symbol;
    const declaration = target?.valueDeclaration;
    if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return undefined;
    if (declaration.initializer === undefined || !this.#isOwn(declaration)) return undefined;
    const initializer = unwrap(declaration.initializer);
    return ts.isObjectLiteralExpression(initializer) ? initializer : undefined;
  }

  /**
   * @param {string} file
   * @param {(node: ts.Node) => void} visit
   */
  #forEachNode(file, visit) {
    const source = this.program.getSourceFile(file);
    /** @param {ts.Node} node */
    const walk = (node) => {
      visit(node);
      ts.forEachChild(node, walk);
    };
    if (source !== undefined) walk(source);
  }

  /** @param {ts.Node} node */
  #isOwn(node) {
    const path = relative(this.root, node.getSourceFile().fileName).replaceAll('\\', '/');
    return /^packages\/[^/]+\/src\//.test(path);
  }

  /** @param {ts.Node} node */
  #isNew(node) {
    if (this.#seen.has(node)) return false;
    this.#seen.add(node);
    return true;
  }

  /**
   * @param {ts.Node} node
   * @param {string} message
   */
  #note(node, message) {
    const source = node.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    const file = relative(this.root, source.fileName).replaceAll('\\', '/');
    this.gaps.push({ file, line: line + 1, message });
  }
}

/**
 * The source files that a package's `exports` lead to, `src/index.ts` among them.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function findEntries(folder) {
  const entries = new Set([join(folder, 'src/index.ts')]);
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest)) {
    const { exports: conditions = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const target of Object.values(conditions)) {
      const source = target?.['brushwork-source'];
      if (typeof source !== 'string') continue;
      const [start = '', end] = join(folder, source).split('*');
      if (end === undefined) entries.add(start);
      else {
        for (const file of listTypeScriptFiles(join(folder, 'src'))) {
          if (file.startsWith(start) && file.endsWith(end)) entries.add(file);
        }
      }
    }
  }
  return [...entries].filter((entry) => existsSync(entry));
}

/**
 * All TypeScript files below a folder.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function listTypeScriptFiles(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * The name by which a function is called: `struct` in `struct(...)`, `with` in `Face.with(...)`.
 *
 * @param {ts.CallExpression} call
 * @returns {string | undefined}
 */
function nameOfCall(call) {
  const { expression } = call;
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : undefined;
}

/**
 * An expression without parentheses, `as`, `satisfies` and `!` around it.
 *
 * @param {ts.Expression} expression
 * @returns {ts.Expression}
 */
function unwrap(expression) {
  let inner = expression;
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isNonNullExpression(inner)
  ) {
    inner = inner.expression;
  }
  return inner;
}

/**
 * The JSDoc comments that belong to a node itself.
 *
 * @param {ts.Node} node
 * @returns {readonly ts.JSDoc[]}
 */
function commentsOf(node) {
  return ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
}

/**
 * Whether a node has a JSDoc comment that says something.
 *
 * @param {ts.Node} node
 * @returns {boolean}
 */
function isDocumented(node) {
  return commentsOf(node).some((comment) => (ts.getTextOfJSDocComment(comment.comment) ?? '').trim() !== '');
}

/**
 * Whether a member is seen from outside and declared here for the first time.
 *
 * @param {ts.ClassElement | ts.TypeElement} member
 * @returns {boolean}
 */
function isPublic(member) {
  if (ts.isConstructorDeclaration(member) || ts.isClassStaticBlockDeclaration(member)) return false;
  if (member.name !== undefined && ts.isPrivateIdentifier(member.name)) return false;
  if (!ts.canHaveModifiers(member)) return true;
  return ![ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword, ts.SyntaxKind.OverrideKeyword].some(
    (kind) => hasModifier(member, kind),
  );
}

/**
 * @param {ts.HasModifiers} node
 * @param {ts.SyntaxKind} kind
 * @returns {boolean}
 */
function hasModifier(node, kind) {
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false;
}

if (isMainModule(import.meta.url)) {
  const gaps = findDocumentationGaps(repositoryRoot);
  for (const { file, line, message } of gaps) process.stdout.write(`${file}:${line}: ${message}\n`);
  process.stdout.write(`documentation: ${gaps.length} gaps\n`);
  process.exitCode = gaps.length === 0 ? 0 : 1;
}
