import { describe, expect, it } from 'vitest';
import { writeObj } from '../../src/obj/index.js';
import { triangleMesh, triangleScene } from './support/triangle-scene.js';

const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

describe('a scene as OBJ', () => {
  it('is in metres, with y up, texture coordinates from below, and a group for each material', () => {
    const [text, materials] = writeObj(triangleScene(), { name: 'room' });
    expect([text?.name, materials?.name]).toEqual(['room.obj', 'room.mtl']);
    expect(textOf(text?.bytes).split('\n')).toEqual([
      ...['# Brushwork: metres, y up', 'mtllib room.mtl', 'o world', 'g floor/tiles', 'usemtl floor/tiles'],
      ...['v 0 1.016 0', 'v 2.54 1.016 0', 'v 0 1.016 -5.08'],
      ...['vt 0 1', 'vt 1 1', 'vt 0 0.75'],
      ...['vn 0 1 0', 'vn 0 1 0', 'vn 0 1 0'],
      ...['f 1/1/1 2/2/2 3/3/3', ''],
    ]);
    expect(textOf(materials?.bytes)).toContain('newmtl floor/tiles\nKd ');
  });

  it('has models where entities place them, turned', () => {
    const half = Math.SQRT1_2;
    const placement = { model: 0, entity: 4, origin: [10, 0, 0], rotation: [0, 0, half, half] } as const;
    const [text] = writeObj(triangleScene({ placements: [placement] }), { name: 'x', scale: 1 });
    const lines = textOf(text?.bytes).split('\n');
    expect(lines.filter((line) => line.startsWith('v '))).toEqual([
      'v 10 40 0',
      'v 10 40 -100',
      'v -190 40 0',
    ]);
    expect(lines).toContain('o world_4');
  });

  it('has pictures beside it, each once', () => {
    const image = { width: 1, height: 1, pixels: Uint8Array.of(1, 2, 3, 255) };
    const material = { name: 'a b\n#c', kind: 'plain', isTranslucent: false } as const;
    const scene = triangleScene({
      materials: [material, { ...material, isTranslucent: true }],
      models: [{ index: 0, meshes: [triangleMesh, { ...triangleMesh, material: 1 }] }],
    });
    const images = new Map([0, 1].map((i) => [i, image]));
    const files = writeObj(scene, { name: 'x', images });
    expect(files.map(({ name }) => name)).toEqual(['x.obj', 'x.mtl', 'x.0.png']);
    // Names can't have spaces or end lines, and no two are the same.
    expect(textOf(files[1]?.bytes).match(/newmtl .*/g)).toEqual(['newmtl a_b_c', 'newmtl a_b_c_2']);
    expect(textOf(files[0]?.bytes).match(/^f .*/gm)).toEqual(['f 1/1/1 2/2/2 3/3/3', 'f 4/4/4 5/5/5 6/6/6']);
  });
});
