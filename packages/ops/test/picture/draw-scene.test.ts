import { FormatError } from '@brushwork/record';
import { describe, expect, it } from 'vitest';
import { type DrawOptions, drawScene } from '../../src/picture/draw-scene.js';
import { type PictureCamera, perspectiveCamera, topDownCamera } from '../../src/picture/picture-camera.js';
import { byteOfLinear } from '../../src/picture/srgb.js';
import type { Scene, SceneImage, SceneMaterial, SceneMesh } from '../../src/scene/scene.js';

const BACK = [10, 20, 30] as const;

/** Looks down on the square from 0 to 4, one pixel for each unit. */
const above: PictureCamera = {
  kind: 'orthographic',
  position: [2, 2, 10],
  ...{ right: [1, 0, 0], up: [0, 1, 0], forward: [0, 0, -1] },
  ...{ halfHeight: 2, near: 0 },
};

/** Looks along x, with 45 degrees to each side. */
const ahead: PictureCamera = {
  kind: 'perspective',
  position: [0, 0, 0],
  ...{ right: [0, -1, 0], up: [0, 0, 1], forward: [1, 0, 0] },
  ...{ halfHeight: 1, near: 1 },
};

const small: DrawOptions = { width: 4, height: 4, samples: 1, background: BACK };

type Point = readonly [number, number, number];

function meshOf(points: readonly Point[], more: Partial<SceneMesh> = {}): SceneMesh {
  return {
    ...{ material: 0, page: -1, vertexCount: points.length },
    positions: Float32Array.from(points.flat()),
    // Along the light, so that the shade is 1.
    normals: Float32Array.from(points.flatMap(() => [0.36, 0.48, 0.8])),
    textureCoordinates: new Float32Array(points.length * 2),
    ...{ lightmapCoordinates: undefined, colors: undefined, blends: undefined },
    indices: Uint32Array.from(points.slice(2).flatMap((_, i) => [0, i + 1, i + 2])),
    source: { lump: 'TEST', records: new Uint32Array(points.length - 2) },
    ...more,
  };
}

function sceneOf(meshes: readonly SceneMesh[], more: Partial<Scene> = {}): Scene {
  const plain: SceneMaterial = { name: '', kind: 'plain', isTranslucent: false };
  return {
    metresPerUnit: 0.0254,
    materials: [
      plain,
      { ...plain, kind: 'sky' },
      { ...plain, kind: 'hidden' },
      { ...plain, isTranslucent: true },
    ],
    models: [{ index: 0, meshes }],
    placements: [{ model: 0, entity: -1, origin: [0, 0, 0], rotation: [0, 0, 0, 1] }],
    ...{ props: [], lights: [], pages: [], layers: [], issues: [] },
    counts: {
      ...{ surfaces: 0, drawn: 0, skipped: 0, unowned: 0, decals: 0, billboards: 0 },
      ...{ removedTriangles: 0, vertices: 0, triangles: 0 },
    },
    ...more,
  };
}

const square = (z: number, from = 0, to = 4): readonly Point[] => [
  [from, from, z],
  [to, from, z],
  [to, to, z],
  [from, to, z],
];

/** The picture as text: `.` for what nothing is drawn on. */
function textOf({ height, pixels, width }: SceneImage): string {
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const at = (y * width + x) * 4;
      return BACK.every((value, c) => pixels[at + c] === value) ? '.' : '#';
    }).join(''),
  );
  return rows.join('\n');
}

const pixel = ({ pixels, width }: SceneImage, x: number, y: number): readonly number[] => [
  ...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

const grey = byteOfLinear(0.5);

describe('what is drawn', () => {
  it('a triangle covers the pixels whose middle is inside of it', () => {
    const scene = sceneOf([
      meshOf([
        [0, 0, 0],
        [4, 0, 0],
        [0, 4, 0],
      ]),
    ]);
    const picture = drawScene(scene, above, small);
    // The middles of the pixels of the long side lie right on it; a right side doesn't own them.
    expect(textOf(picture)).toBe(['....', '#...', '##..', '###.'].join('\n'));
    expect(pixel(picture, 0, 3)).toEqual([grey, grey, grey, 255]);
  });

  it('two triangles that share an edge share its pixels: none twice, none left out', () => {
    const glass = meshOf(square(0), { material: 3 });
    const picture = drawScene(sceneOf([glass]), above, small);
    const seen = new Set(Array.from({ length: 16 }, (_, i) => pixel(picture, i % 4, i >> 2).join()));
    expect(seen).toEqual(new Set([[...BACK.map((back) => Math.round(back / 2 + grey / 2)), 255].join()]));
  });

  it('not the back of a surface, not the sky, not what a game does not draw', () => {
    const back = meshOf([...square(0)].reverse());
    expect(textOf(drawScene(sceneOf([back]), above, small))).not.toContain('#');
    for (const material of [1, 2])
      expect(textOf(drawScene(sceneOf([meshOf(square(0), { material })]), above, small))).not.toContain('#');
  });

  it('what is nearer hides what is behind it, whichever comes first', () => {
    const low = meshOf(square(0), { colors: new Uint8Array(16).fill(0) });
    const high = meshOf(square(1));
    for (const meshes of [
      [low, high],
      [high, low],
    ])
      expect(pixel(drawScene(sceneOf(meshes), above, small), 2, 2)).toEqual([grey, grey, grey, 255]);
  });

  it('a brush model where its entity has it', () => {
    const models = [
      { index: 0, meshes: [] },
      { index: 1, meshes: [meshOf(square(0, 0, 1))] },
    ];
    const half = Math.SQRT1_2;
    // A quarter turn to the left, then to the right and up.
    const placements = [{ model: 1, entity: 3, origin: [4, 1, 0], rotation: [0, 0, half, half] }] as const;
    const picture = drawScene(sceneOf([], { models, placements }), above, small);
    expect(textOf(picture)).toBe(['....', '....', '...#', '....'].join('\n'));
  });

  it('boxes where models from other files are', () => {
    const props = [
      {
        ...({ model: 'models/crate.mdl', kind: 'static', skin: 0, count: 1 } as const),
        origins: Float32Array.of(2, 2, 0),
        rotations: Float32Array.of(0, 0, 0, 1),
        scales: Float32Array.of(0.125, 0.125, 0.125),
        ...{ tints: undefined, fades: undefined },
        source: { lump: 'TEST', records: new Uint32Array(1) },
      },
    ];
    expect(textOf(drawScene(sceneOf([], { props }), above, small))).toBe('....\n.##.\n.##.\n....');
    expect(textOf(drawScene(sceneOf([], { props }), above, { ...small, props: false }))).not.toContain('#');
  });
});

describe('pictures and light', () => {
  const pixels = Uint8Array.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0);
  const image: SceneImage = { width: 2, height: 2, pixels };
  const flat = Float32Array.of(0, 1, 1, 1, 1, 0, 0, 0);

  it('a picture lies on its surface from its upper left corner, with its holes', () => {
    const mesh = meshOf(square(0), { textureCoordinates: flat });
    const picture = drawScene(sceneOf([mesh]), above, { ...small, images: new Map([[0, image]]) });
    const bright = byteOfLinear(1 - 0.3 * Math.exp(-1));
    expect(pixel(picture, 0, 0)).toEqual([bright, 0, 0, 255]);
    expect(pixel(picture, 3, 1)).toEqual([0, bright, 0, 255]);
    expect(pixel(picture, 1, 2)).toEqual([0, 0, bright, 255]);
    expect(pixel(picture, 2, 2)).toEqual([...BACK, 255]);
  });

  it('a picture shrinks with distance as it should: its middle is nearer to the far end', () => {
    const floor: readonly Point[] = [
      [1, 1, -1],
      [1, -1, -1],
      [9, -9, -1],
      [9, 9, -1],
    ];
    // From 0 at x = 1 to 1 at x = 9: red up to x = 5, then green.
    const wide: SceneImage = { width: 1, height: 2, pixels: Uint8Array.of(255, 0, 0, 255, 0, 255, 0, 255) };
    const mesh = meshOf(floor, { textureCoordinates: Float32Array.of(0, 0, 0, 0, 0, 0.999, 0, 0.999) });
    const size = { ...small, width: 90, height: 90 };
    const picture = drawScene(sceneOf([mesh]), ahead, { ...size, images: new Map([[0, wide]]) });
    const isRed = (y: number): boolean => (pixel(picture, 45, y)[0] as number) > 200;
    // x = 5 is at a fifth of the way from the middle of the picture down.
    expect(isRed(45 + 10)).toBe(true);
    expect(isRed(45 + 7)).toBe(false);
  });

  it('light of a page takes the place of the shade', () => {
    const pages = [{ width: 1, height: 2, pixels: Float32Array.of(1, 1, 1, 0, 0, 0) }];
    const mesh = meshOf(square(0), { page: 0, lightmapCoordinates: flat });
    const picture = drawScene(sceneOf([mesh], { pages }), above, small);
    expect(pixel(picture, 1, 0)[0]).toBeGreaterThan(pixel(picture, 1, 3)[0] as number);
  });
});

describe('what is near, and what is no number', () => {
  it('nothing of what is behind the camera, and the part of a surface that is in front of it', () => {
    const wall: readonly Point[] = [
      [-5, 2, -2],
      [-5, -2, -2],
      [-5, -2, 2],
      [-5, 2, 2],
    ];
    const both = [meshOf(wall), meshOf([...wall].reverse())];
    expect(textOf(drawScene(sceneOf(both), ahead, small))).not.toContain('#');
    // A floor from far behind to far ahead fills the lower half.
    const floor: readonly Point[] = [
      [-1000, 1000, -1],
      [-1000, -1000, -1],
      [1000, -1000, -1],
      [1000, 1000, -1],
    ];
    expect(textOf(drawScene(sceneOf([meshOf(floor)]), ahead, small))).toBe('....\n....\n####\n####');
  });

  it('leaves out triangles with corners that are no numbers or not there', () => {
    const broken = meshOf([
      [0, 0, Number.NaN],
      [4, 0, 0],
      [0, 4, 0],
    ]);
    const beyond = meshOf(
      [
        [0, 0, 0],
        [4, 0, 0],
        [0, 4, 0],
      ],
      { indices: Uint32Array.of(0, 1, 9) },
    );
    const endless = meshOf([
      [0, 0, 0],
      [Infinity, 0, 0],
      [0, 4, 0],
    ]);
    const scene = sceneOf([broken, beyond, endless]);
    expect(textOf(drawScene(scene, above, small))).not.toContain('#');
    for (const camera of [topDownCamera(scene), perspectiveCamera(scene)])
      expect(camera.position.every(Number.isFinite)).toBe(true);
  });

  it('refuses pictures without pixels, too many pixels and too much work', () => {
    const codeOf = (options: DrawOptions, meshes: readonly SceneMesh[] = []): string | undefined => {
      try {
        drawScene(sceneOf(meshes), above, options);
        return undefined;
      } catch (error) {
        return error instanceof FormatError ? error.code : 'other';
      }
    };
    expect(codeOf({ ...small, width: 0 })).toBe('bad-value');
    expect(codeOf({ ...small, height: Number.NaN })).toBe('bad-value');
    expect(codeOf({ width: 100_000, height: 100_000 })).toBe('limit');
    const many = Array.from({ length: 300 }, () => meshOf(square(0)));
    expect(codeOf({ ...small, maxOverdraw: 100 }, many)).toBe('limit');
  });

  it('draws as small as one pixel what takes more work than that pixel, and names the size that was asked for', () => {
    const many = sceneOf(Array.from({ length: 300 }, () => meshOf(square(0))));
    const camera = topDownCamera(many, { aspect: 1 });
    expect(drawScene(many, camera, { width: 1, height: 1 }).pixels).toHaveLength(4);
    expect(() => drawScene(many, camera, { width: 20_000, height: 10_000 })).toThrow('20000 x 10000 pixels');
  });
});

describe('cameras', () => {
  const room = sceneOf([
    meshOf([
      [100, 0, 0],
      [300, 0, 0],
      [300, 100, 0],
      [100, 100, 0],
    ]),
  ]);

  it('from above, the whole map is in the picture, and little else', () => {
    const picture = drawScene(room, topDownCamera(room, { aspect: 2 }), { ...small, width: 100, height: 50 });
    const rows = textOf(picture).split('\n');
    expect(rows[25]).toMatch(/^\.\.#{96}\.\.$/);
    expect(rows[1]).toBe(rows[25]);
    expect(rows[0]).not.toContain('#');
  });

  it('in perspective, the map is whole and touches two opposite sides', () => {
    const picture = drawScene(room, perspectiveCamera(room, { aspect: 2 }), {
      ...small,
      width: 100,
      height: 50,
    });
    const rows = textOf(picture).split('\n');
    const filled = rows.flatMap((row, y) => (row.includes('#') ? [y] : []));
    const first = Math.min(...rows.map((row) => row.indexOf('#')).filter((x) => x >= 0));
    const last = Math.max(...rows.map((row) => row.lastIndexOf('#')));
    const free = [first, 99 - last, filled[0] ?? 0, 49 - (filled.at(-1) ?? 49)] as const;
    expect(Math.min(...free)).toBeGreaterThan(0);
    expect(Math.min(Math.max(free[0], free[1]), Math.max(free[2], free[3]))).toBeLessThan(4);
  });

  it('of parts far apart, the picture is of the one with the player, or else the larger one', () => {
    const room = meshOf(square(0, 0, 100));
    const model = meshOf(square(0, 1000, 1010));
    const hall = meshOf(square(0, 0, 50));
    const apart = sceneOf([room, hall, model]);
    const { halfHeight, position } = topDownCamera(apart);
    expect(position.slice(0, 2)).toEqual([50, 50]);
    expect(halfHeight).toBeCloseTo(52, 5);
    const other = topDownCamera(apart, { around: [1005, 1005, 0] });
    expect(other.position.slice(0, 2)).toEqual([1005, 1005]);
  });

  it('from a point, it looks where it was told', () => {
    const { forward, position } = perspectiveCamera(room, { from: { position: [1, 2, 3], yaw: 90 } });
    expect(position).toEqual([1, 2, 3]);
    expect(forward[1]).toBeGreaterThan(0.99);
  });

  it('the same scene gives the same bytes', () => {
    const draw = (): Uint8Array => drawScene(room, perspectiveCamera(room), { width: 64, height: 40 }).pixels;
    expect(draw()).toEqual(draw());
  });
});
