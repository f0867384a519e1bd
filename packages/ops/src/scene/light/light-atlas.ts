import type { FaceLightSet, GameMap } from '@brushwork/formats';
import { FormatError } from '@brushwork/record';
import type { PackedLight } from '../packed-light.js';
import type { LightPage, StoredLight } from '../scene.js';
import type { SceneBudget } from '../scene-budget.js';
import type { SceneIssues } from '../scene-issues.js';
import { type FaceDrawer, faceDrawer, type LightLayer, sampleDrawer } from './draw-face.js';
import { drawnWhenAsked } from './drawn-when-asked.js';
import { type FaceLightTable, faceLightTable } from './face-light-table.js';
import { packRectangles } from './pack-rectangles.js';

/** How pages of light are made. */
export interface LightAtlasOptions {
  /** Dynamic range of the light; the highest that the map has unless given. */
  readonly range?: FaceLightSet['range'] | undefined;
  /** Side of a page at most, in luxels: a power of two from 32 to 8192; 1024 unless given. */
  readonly pageSide?: number | undefined;
}

/** Pages that the light of all faces was packed into. */
export interface LightAtlas {
  /** Where the light of each face lies. */
  readonly packed: PackedLight;
  /** What the light of each face is. */
  readonly table: FaceLightTable;
  /** Number of pages of each layer. */
  readonly pageCount: number;
  /**
   * The layers that lit faces have: every style for surfaces as a whole, in their order, then the directions of each where
   * there are such.
   */
  readonly layers: readonly LightLayer[];
  /** Whether any face on a page has the layer. */
  has(page: number, layer: LightLayer): boolean;
  /** A page of a layer, that of what is always on unless given; where a face lacks it, it is black. */
  page(page: number, layer?: LightLayer): LightPage;
}

/** Border around the luxels of a face, so that what is shown of one never holds something of another. */
const PADDING = 1;
/** Bytes of a pixel: three numbers. */
const PIXEL_BYTES = 12;
const DEFAULT_SIDE = 1024;
const LEAST_SIDE = 32;
const MOST_SIDE = 8192;
const alwaysOn: LightLayer = { style: 0 };

/**
 * Packs the light of all faces into pages, each face's with a border of its own outermost luxels. Faces whose light can't
 * be read, or has no room, are unlit, and issues. The same map always has the same pages.
 *
 * Throws `FormatError`: 'unsupported' without the capability `faceLight` or for a dynamic range that the format lacks,
 * 'bad-value' for a page of another size than may be.
 */
export function lightAtlas(
  map: GameMap<object>,
  options: LightAtlasOptions & {
    readonly surfaces: number;
    readonly issues: SceneIssues;
    readonly budget: SceneBudget;
  },
): LightAtlas {
  const { pageSide = DEFAULT_SIDE, issues, budget } = options;
  if (!(pageSide >= LEAST_SIDE && pageSide <= MOST_SIDE && Number.isInteger(Math.log2(pageSide))))
    throw new FormatError(
      'bad-value',
      `a page has a power of two from ${LEAST_SIDE} to ${MOST_SIDE} a side`,
      {
        found: pageSide,
      },
    );
  const table = faceLightTable(map, { ...options, mostLuxels: pageSide - 2 * PADDING });
  const rectangles = packRectangles(table, {
    side: pageSide,
    padding: PADDING,
    takePage: (width, height) => budget.takePicture(width * height * PIXEL_BYTES),
  });
  const { width, height, pageCount, pages, refused } = rectangles;
  if (refused > 0)
    issues.add(
      'scene-budget',
      'limit',
      `${refused} surfaces are unlit: together their light takes more room than is given`,
      { path: [table.lump], found: refused },
    );
  const byPage = facesByPage(pages, pageCount);
  const isExponents = (table.coding.coding ?? 'rgb-exponent') === 'rgb-exponent';
  const { texelsPerLuxel = 1 } = map.branch.capabilities.faceLight ?? {};
  return {
    packed: {
      ...{ pageWidth: width, pageHeight: height, pages, left: rectangles.left, top: rectangles.top },
      ...{ firstS: table.firstS, firstT: table.firstT, luxelsPerUnit: 1 / texelsPerLuxel },
      luxelsBySurface: table.luxelsBySurface,
      places: table.places,
    },
    table,
    pageCount,
    layers: layersOf(table, pages),
    has: (page, layer) => (byPage[page] ?? []).some((face) => hasLayer(table, face, layer)),
    page(page, layer = alwaysOn) {
      const draw = <Pixels>(pixels: Pixels, drawFace: FaceDrawer<Pixels>): Pixels => {
        for (const face of byPage[page] ?? [])
          drawFace(face, {
            pixels,
            pageWidth: width,
            left: rectangles.left[face] as number,
            top: rectangles.top[face] as number,
          });
        return pixels;
      };
      const stored = (): StoredLight => {
        const samples = draw(new Uint32Array(width * height), sampleDrawer(table, layer));
        return { coding: 'rgb-exponent', bytes: new Uint8Array(samples.buffer) };
      };
      return drawnWhenAsked({
        ...{ width, height },
        draw: () => draw(new Float32Array(width * height * 3), faceDrawer(table, layer)),
        stored: isExponents ? stored : undefined,
      });
    },
  };
}

function facesByPage(pages: Int32Array, pageCount: number): readonly (readonly number[])[] {
  const byPage = Array.from({ length: pageCount }, (): number[] => []);
  for (let face = 0; face < pages.length; face++) byPage[pages[face] as number]?.push(face);
  return byPage;
}

function hasLayer(table: FaceLightTable, face: number, { direction, style }: LightLayer): boolean {
  if (direction !== undefined && table.kinds[face] === 1) return false;
  for (let k = 0; k < (table.styleCounts[face] as number); k++)
    if (table.styles[face * table.slots + k] === style) return true;
  return false;
}

function layersOf(table: FaceLightTable, pages: Int32Array): readonly LightLayer[] {
  const flat = new Set<number>();
  const bumped = new Set<number>();
  for (let face = 0; face < pages.length; face++) {
    if ((pages[face] as number) < 0) continue;
    for (let k = 0; k < (table.styleCounts[face] as number); k++) {
      const style = table.styles[face * table.slots + k] as number;
      flat.add(style);
      if ((table.kinds[face] as number) > 1) bumped.add(style);
    }
  }
  const inOrder = [...flat].sort((a, b) => a - b);
  return inOrder.flatMap((style): LightLayer[] => [
    { style },
    ...(bumped.has(style) ? ([0, 1, 2] as const).map((direction) => ({ style, direction })) : []),
  ]);
}
