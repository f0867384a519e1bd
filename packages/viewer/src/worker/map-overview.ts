import type { GameMap, LumpEntry, Lumps } from '@brushwork/formats';
import type { LumpSummary, MapOverview } from '../protocol/overview.js';

/** What is known of a map whose directory was read. */
export function mapOverview(map: GameMap, name: string): MapOverview {
  return {
    kind: 'map',
    name,
    size: map.size,
    branch: map.branch.id,
    title: map.branch.title,
    magic: map.head.magic,
    version: map.version,
    byteOrder: map.byteOrder,
    headSize: map.head.headSize,
    lumps: map.lumpNames.map((lump) => lumpSummary(map, lump)),
    candidates: map.candidates.map(({ branch, title, score, evidence }) => ({
      branch,
      title,
      score,
      evidence: evidence.map(({ text, weight }) => ({ text, weight })),
    })),
    issues: map.issues,
    hasGeometry: map.branch.capabilities.geometry !== undefined,
  };
}

function lumpSummary(map: GameMap, name: string): LumpSummary {
  const { index, offset, length, start, end, version, unpacked } = map.entryOf(name);
  const { type } = (map.branch.lumps as Lumps)[name] as LumpEntry;
  const origin = map.originOf(name);
  return {
    name,
    index,
    offset,
    length,
    start,
    end,
    version,
    unpacked,
    kind: type.kind,
    elementSize: type.elementSize,
    elsewhere: 'file' in origin ? (origin.file ?? 'a file beside the map') : undefined,
  };
}
