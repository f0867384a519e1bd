import { describe, expect, it } from 'vitest';
import { libraryFile } from '../../../../tools/fixtures/division/library.js';
import { walkerFile } from '../../../../tools/fixtures/division/walker.js';
import { encodeTga } from '../../../../tools/fixtures/images/encode-tga.js';
import { platesPicture } from '../../../../tools/fixtures/images/picture.js';
import { buildCourtyard } from '../../../../tools/fixtures/infinity-ward/build-courtyard.js';
import { tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import { branch as orangeBox } from '../../../formats/src/branch/valve/orange-box.js';
import type { Progress } from '../../src/protocol/failure.js';
import type { FilesToOpen } from '../../src/protocol/file-input.js';
import type { ModelWorld } from '../../src/protocol/scene-model.js';
import type { World } from '../../src/protocol/scene-world.js';
import { SceneService } from '../../src/worker/scene/scene-service.js';
import { askedTree } from '../../src/world/model-trees.js';

type Beside = Readonly<Record<string, Uint8Array>>;

function filesOf(name: string, bytes: Uint8Array, beside: Beside = {}): FilesToOpen {
  const inputOf = (file: string, content: Uint8Array) =>
    ({ kind: 'blob', name: file, blob: new Blob([content.slice()]) }) as const;
  return {
    file: inputOf(name, bytes),
    companions: Object.entries(beside).map(([path, content]) => ({
      path,
      input: inputOf(path.split('/').at(-1) as string, content),
    })),
  };
}

async function built(
  name: string,
  bytes: Uint8Array,
  beside: Beside = {},
): Promise<{ service: SceneService; world: World | ModelWorld; steps: Progress[] }> {
  const service = new SceneService();
  const steps: Progress[] = [];
  const listen = (step: Progress): void => void steps.push(step);
  await service.open(filesOf(name, bytes, beside), listen);
  return { service, world: await service.build({}, listen), steps };
}

async function builtMap(
  name: string,
  bytes: Uint8Array,
): Promise<{ service: SceneService; world: World; steps: Progress[] }> {
  const made = await built(name, bytes);
  if (made.world.kind !== 'map') throw new Error('a map becomes no model');
  return { ...made, world: made.world };
}

const courtyard = await buildCourtyard();

describe('the world of a map', () => {
  it('has surfaces with their records, light, entities, and a place to begin at', async () => {
    const { steps, world } = await builtMap('courtyard.bsp', courtyard);
    expect(world.counts.triangles).toBeGreaterThan(5000);
    expect(world.pages.length).toBeGreaterThan(0);
    expect(world.pages[0]?.pixels.length).toBe(512 * 512 * 4);
    expect(world.exposure).toBeGreaterThan(0);
    expect(world.entities[0]?.className).toBe('worldspawn');
    expect(world.starts[0]?.position[2]).toBeGreaterThan(world.extent.min[2]);
    const shares = steps.map(({ share }) => share ?? 0);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('has trees in which a ray finds the record of what it meets', async () => {
    const { Ray, Vector3 } = await import('three');
    const { service, world } = await builtMap('courtyard.bsp', courtyard);
    const trees = await service.trees();
    expect(trees.map(({ model }) => model)).toContain(0);
    const tree = trees.find(({ model }) => model === 0);
    if (tree === undefined) throw new Error('the world has no tree');
    const asked = askedTree(tree);
    const [x, y, z] = world.starts[0]?.position ?? [0, 0, 0];
    const hit = asked.tree.raycastFirst(new Ray(new Vector3(x, y, z), new Vector3(0, 0, -1)));
    expect(hit?.point.z).toBeLessThan(z);
    const { mesh, triangle } = asked.meshOf(hit?.faceIndex as number);
    const found = world.models[0]?.meshes[mesh];
    // The triangle has the corners that the tree says: nothing was put into another order.
    const corner = (found?.indices[triangle * 3] as number) * 3;
    const inTree = (tree.indices[(hit?.faceIndex as number) * 3] as number) * 3;
    expect(tree.positions[inTree]).toBe(found?.positions[corner]);
    expect(found?.source.records[triangle]).toBeGreaterThanOrEqual(0);
  });

  it('has layers that are made when they are asked for', async () => {
    const { service } = await builtMap('courtyard.bsp', courtyard);
    expect(await service.layerKinds()).toContain('collision');
    const { layers } = await service.layer('collision');
    expect(layers.flatMap(({ meshes }) => meshes).length).toBeGreaterThan(0);
    expect(new Set(layers.map(({ kind }) => kind))).toEqual(new Set(['collision']));
  });

  it('can be written while it is shown', async () => {
    const { service } = await builtMap('courtyard.bsp', courtyard);
    const [glb] = await service.exportAs('glb');
    expect(glb?.name).toBe('courtyard.glb');
    expect(new TextDecoder().decode(glb?.bytes.subarray(0, 4))).toBe('glTF');
    const files = await service.exportAs('obj');
    expect(files.map(({ name }) => name)).toEqual(expect.arrayContaining(['courtyard.obj', 'courtyard.mtl']));
  });

  it('is built anew by another service, and says so when nothing was built', async () => {
    const service = new SceneService();
    await service.open(filesOf('courtyard.bsp', courtyard));
    await expect(service.images()).rejects.toThrow(/nothing was built/);
  });

  it('has light that is switched, of both dynamic ranges where there are such', async () => {
    const bytes = tinySource({ branch: orangeBox, byteOrder: 'little' });
    const { service, world } = await builtMap('tiny.bsp', bytes);
    const { styles } = await service.lightStyles();
    expect(styles[0]).toBe(0);
    const mixed = await service.mixLight(new Map([[0, 0]]));
    const [dark] = [...mixed.pages.values()];
    if (dark !== undefined)
      expect(dark.pixels.filter((_, i) => i % 4 !== 3).every((half) => half === 0)).toBe(true);
    for (const range of world.ranges.all) {
      const again = (await service.build({ range })) as World;
      expect(again.ranges.shown).toBe(range);
    }
  });
});

describe('the world of a model', () => {
  it('has objects with levels and parts, and images of files beside it', async () => {
    const hull = encodeTga(platesPicture());
    const { service, world } = await built('walker.bgf', walkerFile(), {
      'wlkbase.bmf': libraryFile(),
      'hull_mtl.tga': hull,
    });
    if (world.kind !== 'model') throw new Error('a model becomes no map');
    expect(world.objects.length).toBeGreaterThan(0);
    expect(world.counts.triangles).toBeGreaterThan(0);
    const { images, missing } = await service.images();
    const named = [...images.keys()].map((index) => world.materials[index]?.name.toLowerCase());
    expect(named).toContain('wlkbase:hull_mtl');
    expect(missing.length).toBeGreaterThan(0);
    expect(await service.trees()).toEqual([]);
    const [glb] = await service.exportAs('glb');
    expect(glb?.name).toBe('walker.glb');
  });
});
