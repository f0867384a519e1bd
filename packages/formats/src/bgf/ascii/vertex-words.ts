import type { VertexLayout } from '../vertex-layouts.js';

/**
 * The words that name the parts of vertices in text: `2D_TEXTURE|NORMALS`. `undefined` for a layout with colours, whose
 * word no known text shows.
 */
export function vertexWords({ color, normal, uv }: VertexLayout): string | undefined {
  if (color !== undefined) return undefined;
  return [...(uv === undefined ? [] : ['2D_TEXTURE']), ...(normal === undefined ? [] : ['NORMALS'])].join(
    '|',
  );
}
