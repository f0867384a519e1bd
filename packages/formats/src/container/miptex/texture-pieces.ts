import { Miptex } from './miptex-records.js';
import type { Stretch, TextureTable } from './texture-table.js';

/** What a stretch of a lump of textures is. */
export type PieceKind = 'texture' | 'pixels' | 'palette' | 'gap';

/** A stretch of the lump behind the offsets. */
export interface TexturePiece extends Stretch {
  /** What it is. */
  readonly kind: PieceKind;
}

/** What a texture lays claim to; a piece unless another has the bytes already. */
interface Claim extends Stretch {
  readonly kind: Exclude<PieceKind, 'gap'>;
}

/** Everything that lies in the lump where textures say that it does, in the order of the file; what several share stands there once. */
export function textureClaims(table: TextureTable): Claim[] {
  const starts = new Float64Array(table.count);
  let found = 0;
  for (let i = 0; i < table.count; i++) {
    const offset = table.offset(i);
    if (table.isHead(offset)) starts[found++] = offset;
  }
  const sorted = starts.subarray(0, found).sort();
  const claims: Claim[] = [];
  sorted.forEach((start, i) => {
    if (i > 0 && sorted[i - 1] === start) return;
    const { levels, palette } = table.placeAt(start);
    claims.push({ kind: 'texture', start, end: start + Miptex.size });
    for (const level of levels) {
      if (level.isInside && level.end > level.start)
        claims.push({ kind: 'pixels', start: level.start, end: level.end });
    }
    if (palette !== undefined) claims.push({ kind: 'palette', ...palette });
  });
  return claims.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The bytes behind the offsets in the order of the file, none left out and none twice. */
export function texturePieces(table: TextureTable, size: number): TexturePiece[] {
  const pieces: TexturePiece[] = [];
  let cursor = table.end;
  for (const { kind, start, end } of textureClaims(table)) {
    if (start < cursor) continue;
    if (start > cursor) pieces.push({ kind: 'gap', start: cursor, end: start });
    pieces.push({ kind, start, end });
    cursor = end;
  }
  if (cursor < size) pieces.push({ kind: 'gap', start: cursor, end: size });
  return pieces;
}
