import type { ByteScope } from '../../protocol/byte-api.js';
import type { TableInfo } from '../../protocol/table-types.js';

/** Ways to look at the bytes of a place. */
export interface NamedScope {
  /** What it is called. */
  readonly title: string;
  /** The bytes. */
  readonly scope: ByteScope;
}

/** Ways to look at the bytes of a table; at the file alone where none is shown. */
export function scopesOf(info: TableInfo | undefined): readonly NamedScope[] {
  const file: NamedScope = { title: 'Whole file', scope: { kind: 'file' } };
  if (info === undefined || info.path === '') return [file];
  const { path, isPacked } = info;
  const content: NamedScope = { title: isPacked ? 'Unpacked' : path, scope: { kind: 'content', path } };
  const stored: NamedScope = { title: 'As stored in the file', scope: { kind: 'stored', path } };
  return isPacked ? [content, stored, file] : [content, file];
}

/** Whether two of them are the same bytes. */
export function isSameScope(a: ByteScope | undefined, b: ByteScope | undefined): boolean {
  if (a?.kind !== b?.kind) return false;
  const path = (scope: ByteScope | undefined): string =>
    scope === undefined || scope.kind === 'file' ? '' : scope.path;
  return path(a) === path(b);
}
