import { type Content, FormatError, type Part } from '@brushwork/record';
import type { GameMap } from './game-map.js';

/** Content of a map that a path leads to: a lump, or something inside one. */
export interface FoundPart {
  /** The lump. */
  readonly lump: string;
  /** Names from the lump on, as they are: `['GAME_LUMP', 'sprp', 'props']`. */
  readonly path: readonly string[];
  /** The content. */
  readonly content: Content;
  /** Whether it is a file with a format of its own. */
  readonly isFile: boolean;
  /** Absolute offset of the block that it was unpacked from; offsets in it count from there and are none of the file. */
  readonly block: number | undefined;
}

/** Deepest part that is looked for: what is declared today lies three below its lump. */
const DEEPEST = 8;

/**
 * Name of the lump that a path begins with: `GAME_LUMP` of `game_lump.sprp.props`; a number stands for the lump of that
 * index. Throws `FormatError` 'not-found' when there is no such lump.
 */
export function lumpOfPath(map: GameMap<object>, path: string): string {
  const dot = path.indexOf('.');
  return map.nameOf(dot < 0 ? path : path.slice(0, dot));
}

/**
 * The content that a path leads to, such as `PLANES`, `GAME_LUMP.sprp.props` or `PAKFILE.materials/wall.vmt`. Only what
 * lies on the way is opened and unpacked. Throws `FormatError` 'not-found' for a name that isn't there, which says what
 * there is, and for a lump that isn't loaded; and what keeps a packed file from being unpacked.
 */
export function findPart(map: GameMap<object>, path: string): FoundPart {
  const lump = lumpOfPath(map, path);
  let found: FoundPart = whole(map, lump);
  const dot = path.indexOf('.');
  for (let rest = dot < 0 ? '' : path.slice(dot + 1); rest !== ''; ) {
    const parts = found.content.namedParts?.();
    const name = parts === undefined ? undefined : nameIn(parts, rest);
    const part = name === undefined ? undefined : parts?.get(name);
    if (name === undefined || part === undefined || found.path.length > DEEPEST)
      throw notFound(found, rest, parts);
    found = inside(found, name, part);
    rest = rest.slice(name.length + 1);
  }
  return found;
}

/** The parts of a part, each opened; files are left out unless they are asked for, and then not unpacked. */
export function* partsOf(found: FoundPart): Generator<FoundPart> {
  if (found.path.length > DEEPEST) return;
  for (const [name, part] of found.content.namedParts?.() ?? []) {
    if (part.isFile !== true) yield inside(found, name, part);
  }
}

/** Something inside a part, as it is listed. */
export interface ListedPart {
  /** Names from the lump on. */
  readonly path: readonly string[];
  /** The content; `undefined` for a file, which isn't unpacked to be listed. */
  readonly content: Content | undefined;
}

/** All that lies inside a part, in the order of the file, the parts of each behind it. Opens everything but files. */
export function* partsInside(found: FoundPart): Generator<ListedPart> {
  if (found.path.length > DEEPEST) return;
  for (const [name, part] of found.content.namedParts?.() ?? []) {
    if (part.isFile === true) yield { path: [...found.path, name], content: undefined };
    else {
      const own = inside(found, name, part);
      yield own;
      yield* partsInside(own);
    }
  }
}

function whole(map: GameMap<object>, lump: string): FoundPart {
  const content = map.lump(lump);
  return { lump, path: [lump], content, isFile: false, block: map.blockOf(lump) };
}

function inside(found: FoundPart, name: string, part: Part): FoundPart {
  const content = part.open();
  // What is inside a block of its own inside another one still lies in the outer one.
  const block = found.block ?? (part.isUnpacked === true ? content.offset : undefined);
  return {
    lump: found.lump,
    path: [...found.path, name],
    content,
    isFile: part.isFile === true,
    block,
  };
}

/** The name that a path goes on with: the longest there is, as it is or else in any case, since names may have dots. */
function nameIn(parts: ReadonlyMap<string, Part>, rest: string): string | undefined {
  const ends = [rest.length];
  for (let dot = rest.lastIndexOf('.'); dot > 0; dot = rest.lastIndexOf('.', dot - 1)) ends.push(dot);
  const exact = ends.find((end) => parts.has(rest.slice(0, end)));
  if (exact !== undefined) return rest.slice(0, exact);
  const folded = new Map<string, string>();
  for (const name of parts.keys()) if (!folded.has(name.toLowerCase())) folded.set(name.toLowerCase(), name);
  for (const end of ends) {
    const name = folded.get(rest.slice(0, end).toLowerCase());
    if (name !== undefined && name.length === end) return name;
  }
  return undefined;
}

const mostNamed = 40;

function notFound(
  { path, content }: FoundPart,
  rest: string,
  parts: ReadonlyMap<string, Part> | undefined,
): FormatError {
  const names = [...(parts?.keys() ?? [])];
  const shown = names.slice(0, mostNamed).join(', ');
  const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
  const what = names.length === 0 ? 'it has no parts' : `there are ${shown}${more}`;
  return new FormatError('not-found', `has no part '${rest}'; ${what}`, { path, offset: content.offset });
}
