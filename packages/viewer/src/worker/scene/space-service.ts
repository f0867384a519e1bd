import type { GameMap } from '@brushwork/formats';
import {
  clusterCount,
  clusterOfLeaf,
  leafAtPoint,
  leafPoints,
  lostLump,
  type SurfaceGroups,
  seenFromPoint,
  surfaceGroups,
} from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import type { Place3 } from '../../protocol/place3.js';
import {
  type PointReport,
  type SeenReport,
  type SpaceAbilities,
  type SpaceApi,
  type SurfaceGrouping,
  surfaceGroupings,
} from '../../protocol/space-api.js';
import type { OpenDocument } from '../open-document.js';
import type { OpenFile } from '../open-file.js';
import { loadForScene } from './load-for-scene.js';

/** Answers questions about the space of the map that is open. */
export class SpaceService implements SpaceApi {
  private readonly file: OpenFile;
  private map: { readonly document: OpenDocument; readonly map: Promise<GameMap> } | undefined;
  private points: { readonly map: GameMap; readonly points: Float64Array } | undefined;
  private groups_: { readonly map: GameMap; readonly groups: SurfaceGroups } | undefined;

  constructor(file: OpenFile) {
    this.file = file;
  }

  async abilities(): Promise<SpaceAbilities> {
    const map = await this.loaded();
    const { geometry, spaceTree, visibility, visibleSurfaces } = map.branch.capabilities;
    const lost = visibility === undefined ? undefined : lostLump(map, visibility.lump);
    const groups = visibleSurfaces === undefined ? undefined : await this.groupsOfSurfaces();
    return {
      hasTree: spaceTree !== undefined,
      hasVisibility: visibility !== undefined && spaceTree !== undefined,
      isVisibilityStored:
        visibility !== undefined && (lost !== undefined || map.lump(visibility.lump).bytes.length > 0),
      lostVisibility: lost && `${lost.lump} ${lost.reason}`,
      leafLump: spaceTree?.leaves,
      surfaceLumps: surfaceLumps(geometry),
      leafCount: spaceTree === undefined ? 0 : map.lump(spaceTree.leaves).length,
      clusterCount: visibility === undefined ? 0 : clusterCount(map),
      groupings:
        groups === undefined ? [] : surfaceGroupings.filter((by) => columnBy(groups, by) !== undefined),
    };
  }

  async at(point: Place3): Promise<PointReport> {
    return reportOf(await this.loaded(), point);
  }

  async seenFrom(point: Place3): Promise<SeenReport> {
    const map = await this.loaded();
    const seen = seenFromPoint(map, pointOf(point));
    return {
      ...reportOf(map, point),
      clusterCount: seen.clusters.length,
      leafCount: seen.leaves.length,
      surfaces: seen.surfaces === undefined ? undefined : Uint32Array.from(seen.surfaces),
      cells: seen.cells,
    };
  }

  async pointInLeaf(leaf: number): Promise<Place3 | undefined> {
    const map = await this.loaded();
    if (this.points?.map !== map) this.points = { map, points: leafPoints(map).points };
    const { points } = this.points;
    if (!(Number.isInteger(leaf) && leaf >= 0 && leaf * 3 < points.length))
      throw new FormatError('not-found', `there is no leaf ${leaf}: the map has ${points.length / 3}`);
    const place = [...points.subarray(leaf * 3, leaf * 3 + 3)] as [number, number, number];
    return place.every((number) => Number.isFinite(number)) ? place : undefined;
  }

  async groups(grouping: SurfaceGrouping): Promise<Int32Array> {
    const found = columnBy(await this.groupsOfSurfaces(), grouping);
    if (found === undefined) throw new FormatError('unsupported', `surfaces have no ${grouping}`);
    return found;
  }

  /** The map with all that answers need: every file is loaded once, also where a lump can't be. */
  private loaded(): Promise<GameMap> {
    const document = this.file.map;
    if (this.map?.document !== document) this.map = { document, map: loadForScene(document) };
    return this.map.map;
  }

  private async groupsOfSurfaces(): Promise<SurfaceGroups> {
    const map = await this.loaded();
    if (this.groups_?.map === map) return this.groups_.groups;
    const groups = surfaceGroups(map, surfaceCount(map));
    this.groups_ = { map, groups };
    return groups;
  }
}

function columnBy(groups: SurfaceGroups, grouping: SurfaceGrouping): Int32Array | undefined {
  const { leaves, clusters, areas, cells } = groups;
  return { leaf: leaves, cluster: clusters, area: areas, cell: cells }[grouping];
}

/** Number of records in the lump of surfaces that leaves select. */
function surfaceCount(map: GameMap): number {
  const lumps = surfaceLumps(map.branch.capabilities.geometry);
  return Math.max(0, ...lumps.map((lump) => map.lump(lump).length));
}

/** Lumps of the surfaces that leaves select; of several that number the same surfaces, all. */
function surfaceLumps(geometry: GameMap['branch']['capabilities']['geometry']): readonly string[] {
  if (geometry === undefined) return [];
  if (geometry.kind === 'triangle-soups') return [geometry.surfaces];
  if (geometry.kind === 'typed-faces') return [geometry.faces];
  if (geometry.kind === 'indexed-meshes') return [geometry.meshes];
  return geometry.faces;
}

function reportOf(map: GameMap, point: Place3): PointReport {
  const { visibility, cells } = map.branch.capabilities;
  const { index, record } = leafAtPoint(map, pointOf(point));
  const numberIn = (field: string): number | undefined => {
    const value = (record as unknown as Readonly<Record<string, unknown>>)[field];
    return typeof value === 'number' ? value : undefined;
  };
  return {
    leaf: index,
    cluster: visibility === undefined ? undefined : clusterOfLeaf(map, index),
    area: numberIn('area'),
    cell: cells === undefined ? undefined : numberIn(cells.leafCell),
  };
}

function pointOf([x, y, z]: Place3): { readonly x: number; readonly y: number; readonly z: number } {
  return { x, y, z };
}
