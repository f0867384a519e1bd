import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import {
  buildTree,
  describeModel,
  openModel,
  plainTree,
  summarizeModel,
  writeModel,
} from '../../src/index.js';
import { seededRandom } from '../support/seeded-random.js';

const symbols = [0, 1, 2, 3, 4, 0x3f, 0x40, 0x41, 0x42, 0x46, 0x47, 0x4d, 0x7f, 0x80, 0x88, 0xc0, 0xff];

/** Everything that can be asked of a model. */
function readEverything(bytes: Uint8Array): void {
  const model = openModel(bytes, { limits: { chunks: 5000 } });
  const { tree } = model;
  void [model.issues, model.content, model.unit, model.scale, model.parts(), model.measureBounds()];
  summarizeModel(model);
  for (const { levels } of model.objects) for (const level of levels) void [level.distance, level.transition];
  for (const { meshes, sphereLists } of model.geogroups()) {
    for (const mesh of meshes) {
      const { indices } = mesh.triangles();
      const count = mesh.vertices?.count ?? 0;
      expect(indices.every((index) => index < count)).toBe(true);
    }
    for (const { blocks } of sphereLists) for (const block of blocks) block.positions();
  }
  for (let i = 0; i < tree.count; i++) {
    const content = tree.peek(i);
    void [content.status, content.issues, content.rows?.(), content.namedParts?.()];
  }
  expect(buildTree(plainTree(tree), { schema: tree.schema })).toEqual(bytes);
  try {
    writeModel(describeModel(model));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
  }
  tree.content(0).setBytes(Uint8Array.of(1, 2, 3));
  const saved = model.save();
  expect(saved.length).toBeLessThan(bytes.length + 64);
  void openModel(saved).issues;
}

describe('damaged models', () => {
  it('give a result, and their bytes back, whatever bytes were changed', () => {
    const random = seededRandom(59);
    const whole = walkerFile();
    for (let round = 0; round < 150; round++) {
      const bytes = Uint8Array.from(whole);
      for (let k = 0; k <= random(6); k++)
        bytes[8 + random(bytes.length - 8)] =
          random(2) === 0 ? random(256) : (symbols[random(symbols.length)] as number);
      readEverything(round % 5 === 0 ? bytes.slice(0, 11 + random(bytes.length - 11)) : bytes);
    }
  });

  it('give a result when stretches are taken out, doubled or moved', () => {
    const random = seededRandom(60);
    const whole = walkerFile();
    for (let round = 0; round < 80; round++) {
      const from = 11 + random(whole.length - 11);
      const to = from + random(Math.min(400, whole.length - from));
      const at = 11 + random(whole.length - 11);
      const piece = whole.subarray(from, to);
      const rest = [...whole.subarray(0, from), ...whole.subarray(round % 2 === 0 ? to : from)];
      rest.splice(Math.min(at, rest.length), 0, ...piece);
      readEverything(Uint8Array.from(rest));
    }
  });
});
