import type { Chunk } from '../container/chunk-tree/index.js';
import { Mesh } from './mesh.js';
import { PartSettings } from './part-settings.js';
import { VertexBlock } from './vertex-block.js';
import { vertexLayouts } from './vertex-layouts.js';

/** Spheres of a patch, of which light points are made. */
export interface SphereList {
  /** The chunk. */
  readonly chunk: Chunk;
  /** The spheres; what is in them is not documented, and where their radius comes from isn't either. */
  readonly spheres: readonly Chunk[];
  /** Blocks of vertices among them. */
  readonly blocks: readonly VertexBlock[];
}

/** A part of a level: meshes and light points with the same materials and the same name. The format's patch. */
export class Geogroup {
  /** The chunk. */
  readonly chunk: Chunk;
  /** What it says of itself: materials, decal, faceted, special texts. */
  readonly settings: PartSettings;
  private foundMeshes: readonly Mesh[] | undefined;
  private foundSpheres: readonly SphereList[] | undefined;

  constructor(chunk: Chunk) {
    this.chunk = chunk;
    this.settings = new PartSettings(chunk.tree, chunk.index);
  }

  /** The meshes in the order of the file. */
  get meshes(): readonly Mesh[] {
    this.foundMeshes ??= [...this.chunk.children()]
      .filter(({ tag }) => tag === 'PMESH')
      .map((chunk) => new Mesh(chunk));
    return this.foundMeshes;
  }

  /** Lists of spheres in the order of the file. */
  get sphereLists(): readonly SphereList[] {
    this.foundSpheres ??= [...this.chunk.children()]
      .filter(({ tag }) => tag === 'SPHERE_LIST')
      .map(sphereList);
    return this.foundSpheres;
  }

  /** Number of triangles in all meshes. */
  get triangleCount(): number {
    return this.meshes.reduce((sum, { triangleCount }) => sum + triangleCount, 0);
  }
}

function sphereList(chunk: Chunk): SphereList {
  const spheres: Chunk[] = [];
  const blocks: VertexBlock[] = [];
  for (const child of chunk.children()) {
    const { tag } = child;
    const layout = vertexLayouts.get(tag);
    if (tag === 'SPHERE') spheres.push(child);
    else if (layout !== undefined) blocks.push(new VertexBlock(child, layout));
  }
  return { chunk, spheres, blocks };
}
