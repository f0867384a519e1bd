import type { GameMap } from '@brushwork/formats';
import {
  buildScene,
  type PlacedEntity,
  perspectiveCamera,
  placedEntities,
  placeholderColor,
  type Scene,
} from '@brushwork/ops';
import { FormatError } from '@brushwork/record';
import type { ProgressListener } from '../../protocol/failure.js';
import type { LightRange, Viewpoint, World, WorldOptions, WorldPage } from '../../protocol/scene-world.js';
import { ExposureMeter } from './exposure-meter.js';
import { exponentPage } from './light-exponents.js';
import { halfPage, halfPageOfBytes } from './light-half.js';
import { playerViewpoints } from './player-viewpoints.js';
import { sceneExtent } from './world-extent.js';

/** Builds what is to be seen of a map, its light with it. Throws `FormatError` as `buildScene` does. */
export function buildWorld(map: GameMap, options: WorldOptions, progress?: ProgressListener): World {
  const ranges = lightRanges(map);
  // A link may name one that this map hasn't.
  const range = ranges.find((one) => one === options.range) ?? ranges.at(-1);
  progress?.({ label: 'Building surfaces', share: 0.3 });
  const scene = buildScene(map, { light: range === undefined ? {} : { range } });
  progress?.({ label: 'Unpacking light', share: 0.6 });
  const { exposure, pages } = pagesOf(scene);
  progress?.({ label: 'Reading entities', share: 0.9 });
  const { entities, starts } = entitiesOf(map);
  const { counts, issues, lights, metresPerUnit, models, placements } = scene;
  return {
    kind: 'map',
    player: map.branch.capabilities.player,
    ...{ metresPerUnit, models, placements, lights, pages, exposure, counts, issues, entities, starts },
    materials: scene.materials.map((material) => ({ ...material, color: placeholderColor(material.name) })),
    props: scene.props.map((props) => ({ ...props, color: placeholderColor(props.model) })),
    ranges: { shown: range, all: ranges },
    ...(starts.length === 0 && { overview: overviewOf(scene) }),
    extent: sceneExtent(scene),
  };
}

/** The dynamic ranges of which a map really has light, the low one first. */
function lightRanges(map: GameMap): readonly LightRange[] {
  const sets = map.branch.capabilities.faceLight?.sets ?? [];
  return sets.filter(({ samples }) => map.lump(samples).bytes.length > 0).map(({ range }) => range);
}

function pagesOf(scene: Scene): { readonly pages: readonly WorldPage[]; readonly exposure: number } {
  const meter = new ExposureMeter();
  const pages = scene.pages.map((page) => {
    const { height, width } = page;
    const stored = page.stored?.();
    if (stored !== undefined) {
      meter.addStored(stored);
      const size = { width, height };
      return stored.coding === 'bytes' ? halfPageOfBytes(stored, size) : exponentPage(stored, size);
    }
    const pixels = page.draw?.() ?? page.pixels;
    meter.add(pixels);
    return halfPage({ width, height, pixels });
  });
  return { pages, exposure: meter.exposure };
}

/** The entities, and where players start; none where their text can't be read, which the validator tells. */
function entitiesOf(map: GameMap): {
  readonly entities: readonly PlacedEntity[];
  readonly starts: readonly Viewpoint[];
} {
  try {
    return { entities: placedEntities(map), starts: playerViewpoints(map) };
  } catch (error) {
    if (error instanceof FormatError) return { entities: [], starts: [] };
    throw error;
  }
}

/** A corner above the map, from which all of it is seen. */
function overviewOf(scene: Scene): Viewpoint {
  const { forward, position } = perspectiveCamera(scene);
  return {
    position,
    yaw: (Math.atan2(forward[1], forward[0]) * 180) / Math.PI,
    pitch: (Math.asin(Math.max(-1, Math.min(1, -forward[2]))) * 180) / Math.PI,
  };
}
