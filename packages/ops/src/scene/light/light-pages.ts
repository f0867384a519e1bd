import type { GameMap } from '@brushwork/formats';
import { FormatError, type Issue } from '@brushwork/record';
import { lacking } from '../../world/require-capability.js';
import type { LightPage } from '../scene.js';
import { type BudgetOptions, SceneBudget } from '../scene-budget.js';
import { SceneIssues } from '../scene-issues.js';
import type { LightLayer } from './draw-face.js';
import type { LightAtlas, LightAtlasOptions } from './light-atlas.js';
import { ownPages } from './own-pages.js';
import { atlasOfFaces } from './scene-pages.js';

/** Which pages of light are made, and how. */
export interface LightPagesOptions extends LightAtlasOptions, BudgetOptions {
  /** Whether light that the game switches has pages, too. */
  readonly styles?: boolean | undefined;
  /** Whether light from the three directions that bump-mapped surfaces are lit from has pages, too. */
  readonly bump?: boolean | undefined;
}

/** A page of light of one layer; made when it is asked for. */
export interface LayerPage {
  /** Number of the page. */
  readonly page: number;
  /** What light is on it. */
  readonly layer: LightLayer;
  /** Makes it. */
  make(): LightPage;
}

/** Where the light of a face lies. */
export interface FacePlace {
  /** Lump and index of the face. */
  readonly lump: string;
  /** Its index. */
  readonly face: number;
  /** Page. */
  readonly page: number;
  /** Column of its first luxel. */
  readonly left: number;
  /** Row of its first luxel. */
  readonly top: number;
  /** Luxels along a row. */
  readonly width: number;
  /** Rows of luxels. */
  readonly height: number;
  /** Its light styles. */
  readonly styles: readonly number[];
  /** Whether it is lit from three directions as well. */
  readonly isBumped: boolean;
}

/** The pages of light of a map. */
export interface LightPages {
  /** Width of a page. */
  readonly width: number;
  /** Height of a page. */
  readonly height: number;
  /** How the light is stored: as linear light, or in bytes of what a screen shows. */
  readonly stored: 'linear' | 'bytes';
  /** Byte with which games show a texture as it is, of light that is stored in bytes; 255 for linear light. */
  readonly white: number;
  /** Dynamic range of the light, where the format has several. */
  readonly range: 'low' | 'high';
  /** The pages: those of what is always on first. */
  readonly pages: readonly LayerPage[];
  /** Where faces lie; none where the map has the pages itself. */
  faces(): Iterable<FacePlace>;
  /** What was left out, and why. */
  readonly issues: readonly Issue[];
}

/**
 * The pages of light of a map: those that it has itself, or such that the light of its faces is packed into.
 *
 * Throws `FormatError`: 'unsupported' for a format of which it isn't known how light is stored, or that lacks the dynamic
 * range; 'bad-value' for a size that no page has.
 */
export function lightPages(map: GameMap<object>, options: LightPagesOptions = {}): LightPages {
  const issues = new SceneIssues();
  const budget = new SceneBudget(map.size, options);
  const atlas = atlasOfFaces(map, { ...options, issues, budget });
  if (atlas !== undefined) return packedPages({ atlas, issues, options });
  const { lightmaps } = map.branch.capabilities;
  if (lightmaps === undefined) throw lacking(map, 'bakedLight');
  if (options.range === 'high')
    throw new FormatError('unsupported', `${map.branch.title} has no light of a high dynamic range`);
  const own = ownPages(map, { issues, budget });
  return {
    width: lightmaps.width,
    height: lightmaps.height,
    stored: 'bytes',
    white: lightmaps.white ?? 255,
    range: 'low',
    pages: own.map((made, page) => ({ page, layer: { style: 0 }, make: () => made })),
    faces: () => [],
    issues: issues.list,
  };
}

function packedPages({
  atlas,
  issues,
  options,
}: {
  readonly atlas: LightAtlas;
  readonly issues: SceneIssues;
  readonly options: LightPagesOptions;
}): LightPages {
  const { packed, table, pageCount } = atlas;
  const isWanted = ({ style, direction }: LightLayer): boolean =>
    (style === 0 || options.styles === true) && (direction === undefined || options.bump === true);
  const layers = atlas.layers.filter(isWanted);
  const { coding = 'rgb-exponent', white = 255 } = table.coding;
  const isLinear = coding === 'rgb-exponent' || coding === 'shared-exponent';
  return {
    width: packed.pageWidth,
    height: packed.pageHeight,
    stored: isLinear ? 'linear' : 'bytes',
    white: isLinear ? 255 : white,
    range: table.range,
    pages: layers.flatMap((layer) =>
      Array.from({ length: pageCount }, (_, page) => page)
        .filter((page) => atlas.has(page, layer))
        .map((page): LayerPage => ({ page, layer, make: () => atlas.page(page, layer) })),
    ),
    faces: () => facePlaces(atlas),
    issues: issues.list,
  };
}

function* facePlaces({ packed, table }: LightAtlas): Generator<FacePlace> {
  for (let face = 0; face < packed.pages.length; face++) {
    const page = packed.pages[face] as number;
    if (page < 0) continue;
    const at = face * table.slots;
    yield {
      ...{ lump: table.lump, face, page },
      left: packed.left[face] as number,
      top: packed.top[face] as number,
      width: table.widths[face] as number,
      height: table.heights[face] as number,
      styles: [...table.styles.subarray(at, at + (table.styleCounts[face] as number))],
      isBumped: (table.kinds[face] as number) > 1,
    };
  }
}
