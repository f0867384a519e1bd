import { MAX_CORONAS } from '../rules/infinity-ward/entity-classes.js';
import { MAX_PAIRS } from '../rules/infinity-ward/entity-pairs.js';
import { USUAL_PAGES } from '../rules/infinity-ward/lightmaps.js';
import { MAX_MODELS } from '../rules/infinity-ward/models.js';
import { ruleSources } from '../rules/sources.js';
import type { Limit } from './limit.js';

const held = { by: 'engine', source: ruleSources.loader, confidence: 'certain' } as const;

/** Limits of Call of Duty and United Offensive; named rules report them, with what the game says. */
export const callOfDutyLimits: readonly Limit[] = [
  {
    ...held,
    id: 'MAX_SUBMODELS',
    title: 'models',
    of: { kind: 'elements', lumps: ['MODELS'] },
    most: MAX_MODELS,
    rule: 'model-limit',
    confidence: 'probable',
  },
  {
    ...held,
    id: 'MAX_SPAWN_VARS',
    title: 'pairs of an entity',
    of: { kind: 'pairs' },
    most: MAX_PAIRS,
    rule: 'entity-pair-limit',
  },
  {
    ...held,
    id: 'MAX_MAP_CORONAS',
    title: 'coronas',
    of: { kind: 'entities', classname: 'corona' },
    most: MAX_CORONAS,
    rule: 'corona-limit',
  },
  {
    ...held,
    id: 'lightmap pages',
    title: 'lightmap pages',
    of: { kind: 'largest', lumps: ['TRIANGLE_SOUPS'], field: 'lightmap', plus: 1 },
    most: USUAL_PAGES,
    by: 'compilers',
    rule: 'lightmap-page-limit',
    confidence: 'guess',
  },
];
