import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Folder of the repository. */
export const repository: string = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '');

/** The language service of editors over files that exist only as text, beside the sources of the packages. */
export class EditorService {
  private readonly service: ts.LanguageService;
  private readonly files: ReadonlyMap<string, string>;

  /** `files`: texts by path from the folder of the repository. */
  constructor(files: Readonly<Record<string, string>>) {
    this.files = new Map(Object.entries(files).map(([path, text]) => [`${repository}/${path}`, text]));
    const read = (path: string): string | undefined => this.files.get(path) ?? ts.sys.readFile(path);
    this.service = ts.createLanguageService({
      getCompilationSettings: () => compilerOptions(),
      getScriptFileNames: () => [...this.files.keys()],
      getScriptVersion: () => '1',
      getScriptSnapshot: (path) => {
        const text = read(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => repository,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (path) => this.files.has(path) || ts.sys.fileExists(path),
      readFile: read,
      directoryExists: ts.sys.directoryExists,
      ...(ts.sys.realpath === undefined ? {} : { realpath: ts.sys.realpath }),
      getDirectories: ts.sys.getDirectories,
    });
  }

  /** What the compiler says against a file, one text an error, with the number of its line in front. */
  errors(path: string): string[] {
    const full = `${repository}/${path}`;
    const found = [
      ...this.service.getSyntacticDiagnostics(full),
      ...this.service.getSemanticDiagnostics(full),
    ];
    return found.map(({ messageText, file, start }) => {
      const line = file === undefined ? 0 : file.getLineAndCharacterOfPosition(start ?? 0).line + 1;
      return `line ${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
  }

  /** What the editor shows when the pointer rests on the word behind a mark such as `[1]` in a comment: its type, then its comment. */
  hover(path: string, mark: string): string {
    const full = `${repository}/${path}`;
    const position = (this.files.get(full) ?? '').indexOf(mark);
    if (position < 0) throw new RangeError(`no mark ${mark} in ${path}`);
    const info = this.service.getQuickInfoAtPosition(full, position + mark.length);
    const comment = ts.displayPartsToString(info?.documentation);
    return `${ts.displayPartsToString(info?.displayParts)}${comment === '' ? '' : `\n// ${comment}`}`;
  }

  /** Names that a module exports, types too, in alphabetical order. */
  exportsOf(path: string): string[] {
    const program = this.service.getProgram();
    const source = program?.getSourceFile(`${repository}/${path}`);
    const checker = program?.getTypeChecker();
    const module = source === undefined ? undefined : checker?.getSymbolAtLocation(source);
    const symbols = module === undefined ? [] : (checker?.getExportsOfModule(module) ?? []);
    return symbols.map(({ name }) => name).sort();
  }

  /** The declarations that a build writes for a source file. */
  declarations(path: string): string {
    const { outputFiles } = this.service.getEmitOutput(`${repository}/${path}`, true);
    return outputFiles.find(({ name }) => name.endsWith('.d.ts'))?.text ?? '';
  }
}

function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(`${repository}/tsconfig.base.json`, (path) =>
    readFileSync(path, 'utf8'),
  ) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, repository);
  return { ...options, types: ['node'], rootDir: repository, outDir: '/declarations', noUnusedLocals: false };
}
