import { describe, expect, it } from 'vitest';
import { drawScene } from '../../src/picture/draw-scene.js';
import type { PictureCamera } from '../../src/picture/picture-camera.js';
import { byteOfLinear } from '../../src/picture/srgb.js';
import type { Scene, SceneMesh } from '../../src/scene/scene.js';

/** Looks down on the square from 0 to 4, one pixel for each unit. */
const above: PictureCamera = {
  kind: 'orthographic',
  position: [2, 2, 10],
  ...{ right: [1, 0, 0], up: [0, 1, 0], forward: [0, 0, -1] },
  ...{ halfHeight: 2, near: 0 },
};

type Color = readonly [red: number, green: number, blue: number];
const RED: Color = [255, 0, 0];
const GREEN: Color = [0, 255, 0];
const BLUE: Color = [0, 0, 255];
const OPAQUE = 0;
const GLASS = 1;

/** Squares over the whole picture, each at its height and in its colour, in one mesh. */
function squares(material: number, ...all: readonly (readonly [z: number, color: Color])[]): SceneMesh {
  const corners = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ] as const;
  const count = all.length * 4;
  return {
    ...{ material, page: -1, vertexCount: count, litByColors: true },
    positions: Float32Array.from(all.flatMap(([z]) => corners.flatMap((corner) => [...corner, z]))),
    normals: Float32Array.from({ length: count * 3 }, (_, i) => (i % 3 === 2 ? 1 : 0)),
    textureCoordinates: new Float32Array(count * 2),
    ...{ lightmapCoordinates: undefined, blends: undefined },
    colors: Uint8Array.from(all.flatMap(([, color]) => corners.flatMap(() => [...color, 255]))),
    indices: Uint32Array.from(all.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((corner) => i * 4 + corner))),
    source: { lump: 'TEST', records: new Uint32Array(all.length * 2) },
  };
}

/** The colour in the middle of a picture of meshes, whose images are white. */
function colorOf(...meshes: readonly SceneMesh[]): number[] {
  const plain = { name: '', kind: 'plain', isTranslucent: false } as const;
  const scene: Scene = {
    metresPerUnit: 0.0254,
    materials: [plain, { ...plain, kind: 'liquid' }],
    models: [{ index: 0, meshes }],
    placements: [{ model: 0, entity: -1, origin: [0, 0, 0], rotation: [0, 0, 0, 1] }],
    ...{ props: [], lights: [], pages: [], layers: [], issues: [] },
    counts: {
      ...{ surfaces: 0, drawn: 0, skipped: 0, unowned: 0, decals: 0, billboards: 0 },
      ...{ removedTriangles: 0, vertices: 0, triangles: 0 },
    },
  };
  const white = { width: 1, height: 1, pixels: Uint8Array.of(255, 255, 255, 255) };
  const images = new Map([
    [OPAQUE, white],
    [GLASS, white],
  ]);
  const size = { width: 4, height: 4, samples: 1, background: [0, 0, 0] } as const;
  const { pixels } = drawScene(scene, above, { ...size, images });
  return [...pixels.subarray(20, 23)];
}

/** What is shown of full light: brighter than 0.7 it is compressed. */
const FULL = byteOfLinear(1 - 0.3 * Math.exp(-0.3 / 0.3));

const half = (of: readonly number[], over: readonly number[]): number[] =>
  of.map((value, c) => Math.round(((over[c] as number) + value) / 2));

describe('what is seen through', () => {
  const shown = (color: Color): number[] => color.map((value) => (value === 0 ? 0 : FULL));
  const [red, green, blue] = [shown(RED), shown(GREEN), shown(BLUE)];

  it('lies over what is opaque, though it comes first', () => {
    const seen = colorOf(squares(GLASS, [2, RED]), squares(OPAQUE, [0, BLUE]));
    expect(seen).toEqual(half(blue, red));
  });

  it('is hidden by what is opaque and nearer', () => {
    expect(colorOf(squares(GLASS, [2, RED]), squares(OPAQUE, [3, BLUE]))).toEqual(blue);
  });

  it.each([false, true])(
    'is blended from the farthest to the nearest mesh (nearest first: %s)',
    (isReversed) => {
      const meshes = [squares(GLASS, [1, GREEN]), squares(GLASS, [2, RED])];
      if (isReversed) meshes.reverse();
      expect(colorOf(squares(OPAQUE, [0, BLUE]), ...meshes)).toEqual(half(half(blue, green), red));
    },
  );

  it('is blended by triangles, of one mesh and across meshes', () => {
    const seen = colorOf(squares(GLASS, [3, RED], [1, RED]), squares(GLASS, [2, GREEN]));
    expect(seen).toEqual(half(half(half([0, 0, 0], red), green), red));
  });
});
