import type { PaintMode } from './view-settings.js';

/** What surfaces are coloured by. */
export interface SurfacePaint {
  /** The way. */
  readonly mode: PaintMode;
  /** Lumps of the surfaces that have a group; what comes from others has none. */
  readonly lumps: ReadonlySet<string>;
  /** Number of the group of each surface, by its index; `undefined` where every record is one of its own. */
  readonly groups: Int32Array | undefined;
}

/** What the numbers are of. */
export const paintTitles: Readonly<Record<PaintMode, string>> = {
  leaf: 'Leaf',
  cluster: 'Cluster',
  area: 'Area',
  cell: 'Cell',
  record: 'Record',
};

/** Number of the group of what comes from a record; -1 for none. */
export function paintGroup({ groups, lumps }: SurfacePaint, lump: string, record: number): number {
  if (groups === undefined) return record;
  return lumps.has(lump) ? (groups[record] ?? -1) : -1;
}
