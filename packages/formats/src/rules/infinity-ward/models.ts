import { numberColumn } from '../number-column.js';
import { numberRange } from '../number-range.js';
import type { Rule } from '../rule.js';
import { ruleSources } from '../sources.js';

/** Most models of a map. */
export const MAX_MODELS = 512;

/** There are 512 models at most. */
export const modelLimit: Rule = {
  id: 'model-limit',
  severity: 'error',
  code: 'limit',
  title: 'a map has at most 512 models',
  cause: 'Each entity made of brushes takes one model, the world another.',
  effect: 'The game refuses to load the map: "MAX_SUBMODELS exceeded".',
  remedy: 'Join brush entities that do the same, or turn some into props.',
  source: ruleSources.loader,
  confidence: 'probable',
  messages: ['MAX_SUBMODELS exceeded', 'LoadMap: too many submodels in %s'],
  check(map, report) {
    const models = numberColumn(map, 'MODELS', 'brushCount');
    report.checked(1);
    if (models.length <= MAX_MODELS) return;
    const { offset } = models.place(MAX_MODELS);
    const message = `${models.length} models`;
    report.broken(() => ({
      message,
      path: ['MODELS', MAX_MODELS],
      offset,
      expected: `at most ${MAX_MODELS}`,
      found: models.length,
    }));
  },
};

/** Counts of a brush model, and its first patch, are kept in 16 bits; those of the world aren't read. */
export const modelSpanLimit = numberRange(
  {
    id: 'model-span-limit',
    severity: 'error',
    code: 'limit',
    title: "a brush model's counts of brushes and patches, and its first patch, fit 16 bits",
    cause:
      'A model other than the world has more than 65,535 brushes or patches, or begins behind as many patches.',
    effect:
      'The game refuses to load the map: "numLeafBrushes exceeded", "firstLeafSurface exceeded" or "numLeafSurfaces exceeded". It never reads these numbers of model 0.',
    remedy: 'Split the model, or move it to the front of the map.',
    source: ruleSources.loader,
    confidence: 'certain',
    messages: [
      'CMod_LoadSubmodels: numLeafBrushes exceeded',
      'CMod_LoadSubmodels: numLeafSurfaces exceeded',
      'CMod_LoadSubmodels: firstLeafSurface exceeded',
    ],
  },
  {
    fields: [
      ['MODELS', 'brushCount'],
      ['MODELS', 'patchCount'],
      ['MODELS', 'firstPatch'],
    ],
    low: 0,
    high: 0xffff,
    from: 1,
  },
);

/** The models share the brushes out among them, in order. */
export const modelBrushes: Rule = {
  id: 'model-brushes',
  severity: 'warning',
  code: 'bad-count',
  title: 'the models share all brushes out among them, in order',
  cause:
    'Brushes were added or taken out and the models were not told, or the spans were taken for indexes into LEAF_BRUSHES.',
  effect:
    'The game loads the map; a model collides with brushes that are not its own, or a brush belongs to none.',
  remedy: 'Let each model begin where the one before ends, and the last one end with the last brush.',
  source: ruleSources.maps,
  confidence: 'probable',
  check(map, report) {
    const firsts = numberColumn(map, 'MODELS', 'firstBrush');
    const counts = numberColumn(map, 'MODELS', 'brushCount');
    const brushes = numberColumn(map, 'BRUSHES', 'sideCount').length;
    report.checked(firsts.length);
    let next = 0;
    for (let model = 0; model < firsts.length; model++) {
      const found = firsts.at(model);
      if (found !== next) {
        report.broken(() => ({
          ...firsts.place(model),
          message: `begins at brush ${found}, not behind the model before`,
          expected: next,
          found,
        }));
      }
      next = found + counts.at(model);
    }
    if (firsts.length === 0 || next === brushes) return;
    const last = firsts.length - 1;
    report.broken(() => ({
      ...counts.place(last),
      message: `the last model ends at brush ${next} of ${brushes}`,
      expected: brushes,
      found: next,
    }));
  },
};
