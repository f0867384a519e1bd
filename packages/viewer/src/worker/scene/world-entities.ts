import type { SceneEntity } from '@brushwork/ops';
import type { WorldEntity } from '../../protocol/scene-world.js';

/** What the world shows of entities. */
export function worldEntities(entities: readonly SceneEntity[]): readonly WorldEntity[] {
  return entities.map(({ index, origin, title }) => {
    const space = title.indexOf(' ');
    return {
      index,
      className: space === -1 ? title : title.slice(0, space),
      name: space === -1 ? undefined : title.slice(space + 1),
      origin,
    };
  });
}
