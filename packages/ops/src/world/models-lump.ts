import type { GameMap } from '@brushwork/formats';
import { lumpByShape } from './lump-by-shape.js';

/**
 * Name of the lump of models: that of which the format says that drawn surfaces belong to them, or else the records, beside
 * the tree that splits space, that select brushes in one stretch or begin at a node of that tree. `unsupported` when there
 * are none.
 */
export function modelsLump(map: GameMap<object>): string {
  return map.branch.capabilities.surfaceModels?.lump ?? modelsByShape(map);
}

const modelsByShape = lumpByShape('models', ({ lump, roles, capabilities }) => {
  const { brushes, spaceTree } = capabilities;
  if (lump === spaceTree?.nodes || lump === spaceTree?.leaves) return false;
  return roles.some((role) => {
    if (role.kind === 'span') return role.lump === brushes?.brushes;
    return role.kind === 'ref' && role.lump === spaceTree?.nodes;
  });
});
