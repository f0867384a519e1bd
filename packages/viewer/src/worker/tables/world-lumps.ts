import type { GameMap } from '@brushwork/formats';

/** Lumps whose records can be seen in the world: surfaces, brushes, leaves, entities. */
export function worldLumps(map: GameMap): ReadonlySet<string> {
  const { brushes, entities, geometry, spaceTree } = map.branch.capabilities;
  const surfaces =
    geometry === undefined
      ? []
      : geometry.kind === 'triangle-soups'
        ? [geometry.surfaces]
        : geometry.kind === 'indexed-meshes'
          ? [geometry.meshes]
          : [geometry.faces].flat();
  const others = [brushes?.brushes, spaceTree?.leaves, entities].filter((name) => name !== undefined);
  return new Set([...surfaces, ...others]);
}
