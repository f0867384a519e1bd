import { formatIssue } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { bspxLumps } from '../src/container/bspx/index.js';
import { joined, words } from './support/bspx-maps.js';
import {
  brushListBytes,
  decoupledBytes,
  faceNormalsBytes,
  lightGridBytes,
  lightGridsBytes,
} from './support/bspx-samples.js';

const at = (name: string, bytes: Uint8Array) => {
  return { name, bytes: new Uint8Array(bytes), offset: 1000, byteOrder: 'little' } as const;
};

describe('a list of solids', () => {
  const open = (bytes: Uint8Array) => bspxLumps.BRUSHLIST.open(at('BRUSHLIST', bytes));

  it('has models, solids and planes', () => {
    const list = open(brushListBytes);
    expect([list.status, list.issues]).toEqual(['ok', []]);
    expect(list.all('model').block(0, 9)).toEqual([
      { version: 1, model: 0, brushCount: 1, planeCount: 2 },
      { version: 1, model: 1, brushCount: 1, planeCount: 0 },
    ]);
    expect(list.all('brush').at(1).toObject()).toEqual({
      mins: { x: 0, y: 0, z: 0 },
      maxs: { x: 4, y: 4, z: 4 },
      contents: -8,
      planeCount: 0,
    });
    expect(list.all('plane').at(1).distance).toBe(12);
    expect(list.rows().length).toBe(6);
    expect(list.rows().row(5)).toMatchObject({ part: 'brush', offset: 1000 + 16 + 28 + 32 + 16 });
    expect(list.rows().row(0)['value']).toEqual(list.all('model').at(0).toObject());
  });

  it('says what is missing, and keeps what is there', () => {
    const list = open(brushListBytes.subarray(0, brushListBytes.length - 1));
    expect(list.status).toBe('truncated');
    expect(list.issues.map(formatIssue)).toEqual([
      'error: BRUSHLIST @0x444: 1 brush of 28 bytes, 27 bytes are left [stream-cut]',
    ]);
    expect([list.all('model').length, list.remainder]).toEqual([2, 27]);
  });

  it('says that a count is wrong', () => {
    const bytes = new Uint8Array(brushListBytes);
    bytes[0] = 2;
    bytes[12] = 3;
    expect(open(bytes).issues.map(({ rule, offset }) => [rule, offset])).toEqual([
      ['brush-list-version', 1000],
      ['brush-list-planes', 1012],
    ]);
  });
});

describe('a light grid', () => {
  const open = (bytes: Uint8Array) => bspxLumps.LIGHTGRID_OCTREE.open(at('LIGHTGRID_OCTREE', bytes));

  it('has a tree, leaves and samples', () => {
    const grid = open(lightGridBytes);
    expect([grid.status, grid.issues]).toEqual(['ok', []]);
    expect(grid.all('grid').at(0).toObject()).toEqual({
      spacing: { x: 32, y: 32, z: 32 },
      size: { x: 2, y: 1, z: 2 },
      mins: { x: -16, y: -16, z: 0 },
      styleCount: 2,
      root: 0,
    });
    expect(grid.all('node').at(0).children.at(0)).toBe(0x80000000);
    expect(grid.all('sample').block(0, 9)).toEqual([255, 0, 1, 2].map((styleCount) => ({ styleCount })));
    expect(grid.all('light').at(2).toObject()).toEqual({
      style: 32,
      color: { red: 4, green: 5, blue: 6 },
    });
  });

  it('says which child leads nowhere', () => {
    const bytes = new Uint8Array(lightGridBytes);
    bytes.set([1, 0, 0, 0x80], 45 + 12);
    bytes.set([7, 0, 0, 0], 45 + 12 + 4);
    expect(open(bytes).issues.map(formatIssue)).toEqual([
      'error: LIGHTGRID_OCTREE @0x421: leaf 1, the grid has 1 [light-grid-child]',
      'error: LIGHTGRID_OCTREE @0x425: node 7, the grid has 1 [light-grid-child]',
    ]);
  });

  it.each([
    ['more samples than there are bytes', [0xff, 0xff, 0xff, 0x7f]],
    ['a negative size', [0xff, 0xff, 0xff, 0xff]],
  ])('of %s is no more than what can be read', (_, size) => {
    const bytes = new Uint8Array(lightGridBytes);
    for (const axis of [0, 1, 2]) bytes.set(size, 45 + 44 + 4 + 12 + axis * 4);
    const grid = open(bytes);
    expect([grid.status, grid.issues[0]?.rule]).toEqual(['truncated', 'stream-cut']);
  });

  it('of more nodes than there are bytes is no more than what can be read', () => {
    const bytes = new Uint8Array(lightGridBytes);
    bytes.set([0xff, 0xff, 0xff, 0xff], 41);
    const grid = open(bytes);
    expect([grid.status, grid.issues[0]?.found, grid.all('node').length]).toEqual([
      'truncated',
      0xffffffff,
      2,
    ]);
  });

  it('of six sides has as many colours as sides', () => {
    const grids = bspxLumps.LIGHTGRIDS.open(at('LIGHTGRIDS', lightGridsBytes));
    expect([grids.status, grids.issues]).toEqual(['ok', []]);
    expect([grids.all('size').length, grids.all('color').length]).toEqual([2, 4]);
    expect(grids.all('light').at(0).toObject()).toEqual({ style: 0, sides: 33 });
    const bytes = new Uint8Array(lightGridsBytes);
    bytes[0] = 1;
    const [issue] = bspxLumps.LIGHTGRIDS.open(at('LIGHTGRIDS', bytes)).issues;
    expect(issue).toMatchObject({ rule: 'light-grid-size', offset: 1000, found: 1 });
  });
});

describe('lumps of a face, a corner or a sample', () => {
  it('has lightmaps apart from textures', () => {
    const faces = bspxLumps.DECOUPLED_LM.open(at('DECOUPLED_LM', decoupledBytes));
    expect(faces.at(0).toObject()).toEqual({
      width: 4,
      height: 3,
      lightOffset: 12,
      column: { x: 0.5, y: 0, z: 0, offset: 1 },
      row: { x: 0, y: 0.25, z: 0, offset: 2 },
    });
    expect(faces.at(1).lightOffset).toBe(-1);
  });

  it('has the axes of corners', () => {
    const normals = bspxLumps.FACENORMALS.open(at('FACENORMALS', faceNormalsBytes));
    expect([normals.status, normals.parts.corners.length]).toEqual(['ok', 3]);
    expect(normals.parts.corners.at(0).toObject()).toEqual({ normal: 0, tangent: 1, bitangent: 1 });
  });

  it('has colours with a common exponent, from the lowest bit up', () => {
    // 511 red, 1 green, 3 blue, and an exponent of 24: the colour itself.
    const word = (511 | (1 << 9) | (3 << 18) | (24 << 27)) >>> 0;
    const light = bspxLumps.LIGHTING_E5BGR9.open(at('LIGHTING_E5BGR9', words(word)));
    expect(light.at(0).toObject()).toEqual({ red: 511, green: 1, blue: 3, exponent: 24 });
  });

  it('keeps what is left over', () => {
    const left = bspxLumps.RGBLIGHTING.open(at('RGBLIGHTING', joined([1, 2, 3, 4])));
    expect([left.status, left.length, left.remainder]).toEqual(['remainder', 1, 1]);
  });
});
