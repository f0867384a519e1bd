import type { GameMap } from '../../map/game-map.js';
import { type NumberColumn, numberColumn } from '../number-column.js';
import type { Rule, RuleText } from '../rule.js';

/**
 * The surface flag of sky. The game itself asks the material's script, which no map holds; in all real maps at hand
 * the bit is set on exactly the materials whose path begins with `textures/sky/`.
 */
const SKY_FLAG = 0x4;

const known: Pick<RuleText, 'source' | 'confidence' | 'severity'> = {
  severity: 'error',
  source: "behaviour of the game's map loader; that surface flag 0x4 says sky is known from real maps",
  confidence: 'probable',
};

interface SkySurfaces {
  readonly materials: NumberColumn;
  readonly lightmaps: NumberColumn;
  /** Numbers of the surfaces whose material is sky. */
  readonly surfaces: readonly number[];
}

function skySurfaces(map: GameMap<object>): SkySurfaces {
  const flags = numberColumn(map, 'MATERIALS', 'surfaceFlags');
  const materials = numberColumn(map, 'TRIANGLE_SOUPS', 'material');
  const lightmaps = numberColumn(map, 'TRIANGLE_SOUPS', 'lightmap');
  const surfaces: number[] = [];
  for (let i = 0; i < materials.length; i++) {
    const material = materials.at(i);
    if (material >= 0 && material < flags.length && (flags.at(material) & SKY_FLAG) !== 0) surfaces.push(i);
  }
  return { materials, lightmaps, surfaces };
}

/** All sky surfaces have one material. */
export const skyMaterialSingle: Rule = {
  ...known,
  id: 'sky-material-single',
  code: 'bad-count',
  title: 'one material alone is drawn as sky',
  cause:
    'Two sky materials were used in one map, or one material stands twice in the lump and both are used.',
  effect: 'The game refuses to load the map: "more than one sky shader: at least ... and ...".',
  remedy: 'Give all sky surfaces the same material.',
  messages: ["more than one sky shader: at least '%s' and '%s'"],
  check(map, report) {
    const { materials, surfaces } = skySurfaces(map);
    report.checked(surfaces.length);
    const expected = surfaces[0] === undefined ? -1 : materials.at(surfaces[0]);
    for (const i of surfaces) {
      const found = materials.at(i);
      if (found === expected) continue;
      report.broken(() => ({
        ...materials.place(i),
        message: `sky material ${found} beside sky material ${expected}`,
        expected,
        found,
      }));
    }
  },
};

/** Sky has no lightmap. */
export const skyLightmap: Rule = {
  ...known,
  id: 'sky-lightmap',
  code: 'bad-value',
  title: 'a sky surface has no lightmap',
  cause: 'A sky material was compiled without its script, so that the compiler lit it like a wall.',
  effect: 'The game refuses to load the map: "sky shader ... has a lightmap".',
  remedy: "Set the surface's lightmap to -1, or compile with the material's script at hand.",
  messages: ["sky shader '%s' has a lightmap"],
  check(map, report) {
    const { lightmaps, surfaces } = skySurfaces(map);
    report.checked(surfaces.length);
    for (const i of surfaces) {
      const found = lightmaps.at(i);
      if (found >= 0)
        report.broken(() => ({
          ...lightmaps.place(i),
          message: `a sky surface with lightmap ${found}`,
          expected: -1,
          found,
        }));
    }
  },
};
