import type { ContentPlace, Issue } from '@brushwork/record';
import { IssueList, type IssueRule } from '../issue-list.js';
import { LEVEL_COUNT, Miptex } from './miptex-records.js';
import { textureClaims, texturePieces } from './texture-pieces.js';
import { NO_TEXTURE, type TexturePlace, type TextureReading, type TextureTable } from './texture-table.js';

const countRule: IssueRule = { rule: 'texture-count', severity: 'error', code: 'bad-count' };
const limitRule: IssueRule = { rule: 'texture-limit', severity: 'error', code: 'limit' };
const offsetRule: IssueRule = { rule: 'texture-offset', severity: 'error', code: 'out-of-bounds' };
const sizeRule: IssueRule = { rule: 'texture-size', severity: 'error', code: 'bad-value' };
const pixelRule: IssueRule = { rule: 'texture-pixels', severity: 'error', code: 'out-of-bounds' };
const paletteRule: IssueRule = { rule: 'texture-palette', severity: 'error', code: 'truncated' };
const overlapRule: IssueRule = { rule: 'texture-overlap', severity: 'warning', code: 'overlap' };
const gapRule: IssueRule = { rule: 'texture-gap', severity: 'info', code: 'bad-length' };

/** Sides of textures are multiples of it. */
const SIDE_STEP = 16;

/** What is wrong with a lump of textures; time and memory grow with its size alone. */
export function textureIssues(place: ContentPlace, table: TextureTable, reading: TextureReading): Issue[] {
  const { name, bytes, offset } = place;
  if (bytes.length === 0) return [];
  const issues = new IssueList();
  if (!table.isWhole) {
    const isLimit = table.count > 0;
    issues.add(isLimit ? limitRule : countRule, () => ({
      message: isLimit
        ? `${table.stated} textures: the first ${table.count} are read`
        : `${table.stated} textures with an offset each, the lump has ${bytes.length} bytes`,
      path: [name, 'count'],
      offset,
      expected: `0 to ${isLimit ? reading.maximumTextures : Math.max(0, Math.floor((bytes.length - 4) / 4))}`,
      found: table.stated,
    }));
  }
  const seen = new Set<number>();
  for (let i = 0; i < table.count; i++) {
    const found = table.offset(i);
    if (found === NO_TEXTURE || seen.has(found)) continue;
    seen.add(found);
    if (table.isHead(found)) checkTexture(issues, { place, reading, i }, table.placeAt(found));
    else
      issues.add(offsetRule, () => ({
        message: `offset ${found} leads to no texture`,
        path: [name, i],
        offset: offset + 4 + i * 4,
        expected: `-1, or ${table.end} to ${bytes.length - Miptex.size}`,
        found,
      }));
  }
  if (table.count > 0) {
    checkOverlaps(issues, place, table);
    checkGaps(issues, place, table);
  }
  return [...issues.all(name)];
}

function checkTexture(
  issues: IssueList,
  at: { readonly place: ContentPlace; readonly reading: TextureReading; readonly i: number },
  texture: TexturePlace,
): void {
  const { place, i } = at;
  const { start, width, height, levels, palette } = texture;
  const path = [place.name, i];
  const offset = place.offset + start;
  if (width === 0 || height === 0 || width % SIDE_STEP !== 0 || height % SIDE_STEP !== 0)
    issues.add(sizeRule, () => ({
      message: `is ${width} by ${height} pixels`,
      path,
      offset: offset + 16,
      expected: `multiples of ${SIDE_STEP}`,
      found: `${width} by ${height}`,
    }));
  for (const level of levels) {
    if (level.isInside) continue;
    issues.add(pixelRule, () => ({
      message: `${level.width} by ${level.height} pixels of size ${level.level} are outside the lump or in the head`,
      path,
      offset: offset + 24 + level.level * 4,
      expected: `0, or ${Miptex.size} to ${place.bytes.length - start - level.width * level.height}`,
      found: level.start - start,
    }));
  }
  const isStored = levels.length === LEVEL_COUNT && levels.every(({ isInside }) => isInside);
  if (at.reading.palettes === 'own' && isStored && palette === undefined)
    issues.add(paletteRule, () => ({
      message: 'the lump ends before the palette does',
      path,
      offset: place.offset + (levels.at(-1)?.end ?? start),
    }));
}

/** Pieces that begin inside another; those that are the same byte for byte are shared, which is no damage. */
function checkOverlaps(issues: IssueList, { name, offset }: ContentPlace, table: TextureTable): void {
  let last: { readonly start: number; readonly end: number } | undefined;
  for (const claim of textureClaims(table)) {
    const { start, end } = claim;
    if (last !== undefined && start < last.end && !(start === last.start && end === last.end)) {
      const common = Math.min(last.end, end) - start;
      issues.add(overlapRule, () => ({
        message: `${common} bytes belong to two textures, or to two parts of one`,
        path: [name],
        offset: offset + start,
        found: common,
      }));
    }
    if (last === undefined || end > last.end) last = claim;
  }
}

function checkGaps(issues: IssueList, { name, bytes, offset }: ContentPlace, table: TextureTable): void {
  let size = 0;
  let first = 0;
  for (const { kind, start, end } of texturePieces(table, bytes.length)) {
    // Zeros bring what follows to a multiple of four.
    if (kind !== 'gap' || bytes.subarray(start, end).every((byte) => byte === 0)) continue;
    if (size === 0) first = start;
    size += end - start;
  }
  if (size > 0)
    issues.add(gapRule, () => ({
      message: `${size} bytes belong to no texture`,
      path: [name],
      offset: offset + first,
      found: size,
    }));
}
