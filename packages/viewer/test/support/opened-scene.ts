import type { Obstacles } from '../../src/protocol/obstacles.js';
import type { World } from '../../src/protocol/scene-world.js';
import { SceneService } from '../../src/worker/scene/scene-service.js';

/** A map whose world was built, and what stops players in it. */
export interface OpenedScene {
  readonly world: World;
  readonly obstacles: Obstacles;
  readonly service: SceneService;
}

/** Opens a map and builds its world as the page has it done. */
export async function openedScene(name: string, bytes: Uint8Array): Promise<OpenedScene> {
  const service = new SceneService();
  const blob = new Blob([bytes.slice()]);
  await service.open({ file: { kind: 'blob', name, blob }, companions: [] });
  const world = (await service.build({})) as World;
  return { world, obstacles: await service.obstacles(), service };
}
