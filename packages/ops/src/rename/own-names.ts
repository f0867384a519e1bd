import type { OwnFiles } from '@brushwork/formats';

const slash = '[\\\\/]+';
const notSlash = '[^\\\\/]';

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** A pattern of paths as the source of an expression, in which `name` takes the place of the name of the map. */
function patternSource(pattern: string, name: string): string {
  return pattern
    .split(/(\{map\}|[*?/])/)
    .map((part) => {
      if (part === '{map}') return name;
      if (part === '*') return `${notSlash}*`;
      if (part === '?') return notSlash;
      return part === '/' ? slash : escaped(part);
    })
    .join('');
}

const anyName = `${notSlash}+?`;
/** What games leave out when they name a material or a texture. */
const materialEnd = /\.(?:vmt|vtf)$/;

/** A file pattern, in which the name of a map is told apart from what stands before and behind it. */
function filePattern(pattern: string, name: string, end = ''): RegExp {
  const [before = '', ...behind] = pattern.split('{map}');
  const rest = behind.map((part) => `(${name})(${patternSource(part, name)})`).join('');
  return new RegExp(`^(${patternSource(before, name)})${rest}${end}$`, 'i');
}

/** Which paths and references belong to a map by its name, and what they become under another. Case and slashes are kept. */
export class OwnNames {
  /** The name. */
  readonly from: string;
  /** The other name. */
  readonly to: string;
  private readonly files: readonly RegExp[];
  private readonly materials: readonly RegExp[];
  private readonly begun: readonly RegExp[];
  /** Folders at the start of a path. */
  private readonly folders: readonly RegExp[];
  /** Folders at the start of a reference, which counts from the folder of materials. */
  private readonly references: readonly RegExp[];
  /** Folders anywhere in a path: a material that was made of one of the map's own has its folder twice. */
  private readonly inner: readonly RegExp[];

  constructor(own: OwnFiles, { from, to }: { readonly from: string; readonly to: string }) {
    this.from = from;
    this.to = to;
    const name = escaped(from);
    const root = `${own.materialFolder}/`;
    this.files = own.files.map((pattern) => filePattern(pattern, name));
    this.begun = own.begunByName.map((pattern) => filePattern(pattern, name));
    this.materials = own.files
      .filter((pattern) => pattern.startsWith(root))
      .map((pattern) =>
        filePattern(pattern.slice(root.length).replace(materialEnd, ''), name, '(\\.vmt|\\.vtf|)'),
      );
    this.folders = own.folders.map((folder) => new RegExp(`^${patternSource(folder, name)}(?=[\\\\/])`, 'i'));
    const relative = own.folders.map((folder) =>
      folder.startsWith(root) ? folder.slice(root.length) : folder,
    );
    const start = `^[\\\\/]*(?:${escaped(own.materialFolder)}${slash})?`;
    this.references = relative.map(
      (folder) => new RegExp(`${start}${patternSource(folder, name)}[\\\\/]`, 'i'),
    );
    this.inner = relative.map(
      (folder) => new RegExp(`(^|[\\\\/])(${patternSource(folder, '')})${name}(?=[\\\\/])`, 'gi'),
    );
  }

  /** What a file is called under the other name; `undefined` for one that isn't the map's own by its name. */
  file(path: string): string | undefined {
    if (this.folders.some((folder) => folder.test(path))) return this.everywhere(path);
    return this.matched(path, this.files);
  }

  /** What a reference to a file of the map becomes; `undefined` for any other text. */
  reference(text: string): string | undefined {
    if (this.references.some((folder) => folder.test(text))) return this.everywhere(text);
    return this.file(text) ?? this.matched(text, this.materials);
  }

  /** Whether the first word of a file is the name of the map. */
  isBegunByName(path: string): boolean {
    return this.begun.some((pattern) => pattern.test(path));
  }

  /** Whether a text is the name alone. */
  isName(text: string): boolean {
    return text.trim().toLowerCase() === this.from.toLowerCase();
  }

  private everywhere(path: string): string {
    return this.inner.reduce(
      (text, folder) => text.replace(folder, (_, before: string, way: string) => `${before}${way}${this.to}`),
      path,
    );
  }

  private matched(path: string, patterns: readonly RegExp[]): string | undefined {
    for (const pattern of patterns) {
      const found = pattern.exec(path);
      // Odd parts are the name.
      if (found !== null)
        return found
          .slice(1)
          .map((part, i) => (i % 2 === 1 && part.toLowerCase() === this.from.toLowerCase() ? this.to : part))
          .join('');
    }
    return undefined;
  }
}

/** Finds the names of maps in whose folders a path or a reference lies, as they stand there. */
export class FolderNames {
  private readonly root: string;
  private readonly patterns: readonly { readonly outer: RegExp; readonly each: RegExp }[];
  private readonly others: ReadonlySet<string>;

  constructor(own: OwnFiles) {
    this.root = `${own.materialFolder}/`;
    const relative = [...own.folders, ...own.files].map((pattern) => this.fromRoot(pattern));
    const folders = relative.slice(0, own.folders.length);
    this.patterns = folders.map((folder) => ({
      outer: new RegExp(`^[\\\\/]*${patternSource(folder, notSlash)}`, 'i'),
      each: new RegExp(`(?:^|[\\\\/])${patternSource(folder, `(${anyName})`)}(?=[\\\\/])`, 'gi'),
    }));
    const parents = folders.map((folder) => folder.slice(0, folder.lastIndexOf('/') + 1));
    // Folders beside those of maps that other files have.
    this.others = new Set(
      relative.flatMap((pattern) =>
        parents.flatMap((parent) => {
          const [first = '', ...rest] = pattern.startsWith(parent)
            ? pattern.slice(parent.length).split('/')
            : [];
          return rest.length === 0 ? [] : [first];
        }),
      ),
    );
  }

  /** The names in the path of a file, which counts from the game's folder. */
  inPath(path: string): string[] {
    return path.replaceAll('\\', '/').toLowerCase().startsWith(this.root) ? this.inReference(path) : [];
  }

  /** The names in a reference, which may count from the folder of materials. A folder inside another one counts, too. */
  inReference(text: string): string[] {
    const path = this.fromRoot(text.replace(/^[\\/]+/, ''));
    const names = this.patterns.flatMap(({ outer, each }) =>
      outer.test(path) ? Array.from(path.matchAll(each), ([, name]) => name ?? '') : [],
    );
    return names.filter((name) => !this.others.has(name.toLowerCase()));
  }

  private fromRoot(path: string): string {
    const start = path.slice(0, this.root.length).replaceAll('\\', '/').toLowerCase();
    return start === this.root ? path.slice(this.root.length) : path;
  }
}
