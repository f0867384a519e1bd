import { chunkRules, imageRules, modelTextRules } from '@brushwork/formats';
import { describe, expect, it } from 'vitest';
import { explain } from '../../src/explain/index.js';
import { modelRules } from '../../src/model/index.js';

describe('what is reported of models and their textures', () => {
  const ids = [
    ...chunkRules.map(({ id }) => id),
    ...Object.keys(modelRules),
    ...Object.keys(modelTextRules),
    ...Object.keys(imageRules),
  ];

  it.each(ids)('explains %s', (id) => {
    expect(explain(id)).toMatchObject({ id, kind: 'rule' });
  });
});
