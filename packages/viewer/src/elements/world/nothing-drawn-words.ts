import { formatPath, type Issue } from '@brushwork/record';
import type { MapContent } from '../../world/map-content.js';
import type { ModelContent } from '../../world/model-content.js';
import { countText } from '../lists/number-text.js';

/** What is known of an empty picture. */
export interface NothingDrawnWords {
  /** That nothing is to be seen. */
  readonly title: string;
  /** Why, in sentences. */
  readonly reasons: readonly string[];
  /** Whether anything was found that is wrong. */
  readonly hasIssues: boolean;
}

/** What is shown, or nothing yet. */
export interface Shown {
  /** A map, if it is one. */
  readonly map: Pick<MapContent, 'world' | 'addedLayers'> | undefined;
  /** A model, if it is one. */
  readonly model: Pick<ModelContent, 'model'> | undefined;
}

/** Rule of a map of which nothing is to be seen. */
const EMPTY = 'scene-empty';

/** Why a picture is empty; `undefined` where something is in it, and while nothing was built yet. */
export function nothingDrawnWords({ map, model }: Shown): NothingDrawnWords | undefined {
  if (map !== undefined) return emptyMap(map);
  if (model === undefined || model.model.counts.triangles > 0) return undefined;
  const { counts, issues } = model.model;
  return {
    title: 'Nothing of this model can be drawn.',
    reasons: [
      counts.skipped > 0
        ? `${countOf(counts.skipped)} left out.${firstOf(issues)}`
        : `There are no triangles in the file.${firstOf(issues)}`,
    ],
    hasIssues: issues.length > 0,
  };
}

function emptyMap({ addedLayers, world }: NonNullable<Shown['map']>): NothingDrawnWords | undefined {
  const { counts, issues, props } = world;
  if (counts.triangles > 0) return undefined;
  const isLayerThere = [...addedLayers.values()].some(({ layers }) =>
    layers.some(({ meshes }) => meshes.some(({ indices }) => indices.length > 0)),
  );
  if (isLayerThere) return undefined;
  const onlyProps = 'Models of other files are shown as boxes where they stand.';
  return {
    title: props.length === 0 ? 'Nothing of this map can be drawn.' : 'No surface of this map can be drawn.',
    reasons: [...reasonsOf(counts, issues), ...(props.length === 0 ? [] : [onlyProps])],
    hasIssues: issues.length > 0,
  };
}

function reasonsOf(
  { skipped, surfaces }: { readonly skipped: number; readonly surfaces: number },
  issues: readonly Issue[],
): readonly string[] {
  const empty = issues.find(({ rule }) => rule === EMPTY);
  const others = issues.filter(({ rule }) => rule !== EMPTY);
  if (skipped > 0) {
    const all =
      skipped === surfaces
        ? `${skipped === 1 ? 'Its only surface is' : `All ${countText(surfaces)} surfaces are`}`
        : `${countOf(skipped)}`;
    return [`${all} left out.${firstOf(others)}`];
  }
  if (surfaces === 0 && empty?.code !== 'bad-count' && empty !== undefined) return [sentence(empty.message)];
  if (surfaces === 0) return ['There are no surfaces in the file.'];
  return [empty === undefined ? 'No surface is one that is drawn.' : sentence(empty.message)];
}

/** The first thing that is wrong, with its place. */
function firstOf([first, ...others]: readonly Issue[]): string {
  if (first === undefined) return '';
  const place = first.path.length === 0 ? '' : `${formatPath(first.path)}: `;
  return ` ${others.length === 0 ? 'The reason' : 'The first reason'}: ${place}${first.message}.`;
}

function countOf(surfaces: number): string {
  return surfaces === 1 ? '1 surface is' : `${countText(surfaces)} surfaces are`;
}

function sentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
}
