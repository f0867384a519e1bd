import type { SceneMesh } from '@brushwork/ops';
import { BufferAttribute, BufferGeometry, Mesh, MeshBasicMaterial } from 'three';
import { orderTriangles } from './order-triangles.js';
import type { PlacedMesh, PlacedModel } from './placed-model.js';

/** Of which surfaces it is known from where they are seen. */
export interface DecidedSurfaces {
  /** Lumps of the surfaces. */
  readonly lumps: ReadonlySet<string>;
  /** By the index of the surface: 0 or more for one that some leaf or room selects. */
  readonly groups: Int32Array;
}

/** How much of something is seen. */
export interface SeenShare {
  /** What is seen. */
  readonly seen: number;
  /** All that is decided on. */
  readonly all: number;
}

/** How much of a map is seen. */
export interface SeenCounts {
  /** Surfaces of the world. */
  readonly surfaces: SeenShare;
  /** Their triangles. */
  readonly triangles: SeenShare;
  /** Surfaces that nothing decides on: no leaf selects them, or they belong to something that moves. */
  readonly undecided: number;
}

interface Filtered {
  readonly part: PlacedMesh;
  readonly geometry: BufferGeometry;
  readonly index: BufferAttribute;
  readonly ghost: Mesh<BufferGeometry, MeshBasicMaterial>;
}

/** Leaves out, or draws faintly, what isn't seen from somewhere, by the records that triangles come from. */
export class SeenFilter {
  private readonly parts: readonly PlacedMesh[];
  private readonly decided: DecidedSurfaces;
  private readonly undecided: number;
  private readonly filtered: Filtered[] = [];
  private readonly ghostMaterial = new MeshBasicMaterial({
    color: 0x66717f,
    ...{ transparent: true, opacity: 0.14, depthWrite: false },
  });
  private seen: Uint8Array | undefined;

  constructor(placed: readonly PlacedModel[], decided: DecidedSurfaces) {
    this.decided = decided;
    const isSurface = ({ mesh }: PlacedMesh): boolean =>
      mesh.decal !== true && decided.lumps.has(mesh.source.lump);
    this.parts = placed.flatMap(({ isWorld, meshes }) => (isWorld ? meshes.filter(isSurface) : []));
    const others = new Set<number>();
    for (const { isWorld, meshes } of placed)
      for (const part of meshes.filter(isSurface))
        for (const record of part.mesh.source.records)
          if (!isWorld || !this.isDecided(record)) others.add(record);
    this.undecided = others.size;
  }

  /** Shows what is seen, given the indexes of its surfaces; the rest not at all, or with `isDimmed` faintly. */
  show(surfaces: ArrayLike<number>, { isDimmed }: { readonly isDimmed: boolean }): SeenCounts {
    if (this.filtered.length === 0) for (const part of this.parts) this.filtered.push(this.prepared(part));
    const seen = new Uint8Array(this.decided.groups.length);
    for (let i = 0; i < surfaces.length; i++) {
      const surface = surfaces[i] as number;
      if (surface < seen.length) seen[surface] = 1;
    }
    this.seen = seen;
    const isShown = (record: number): boolean => !this.isDecided(record) || seen[record] === 1;
    for (const { geometry, ghost, index, part } of this.filtered) {
      const { indices, source } = part.mesh;
      const { firstCount, indices: ordered } = orderTriangles(indices, source.records, isShown);
      index.array.set(ordered);
      index.needsUpdate = true;
      geometry.setDrawRange(0, firstCount * 3);
      ghost.geometry.setDrawRange(firstCount * 3, ordered.length - firstCount * 3);
      ghost.visible = isDimmed && firstCount * 3 < ordered.length;
    }
    return this.counts(seen);
  }

  /** Shows everything again. */
  clear(): void {
    this.seen = undefined;
    for (const { geometry, ghost, index, part } of this.filtered) {
      index.array.set(part.mesh.indices);
      index.needsUpdate = true;
      geometry.setDrawRange(0, Number.POSITIVE_INFINITY);
      ghost.visible = false;
    }
  }

  /** Whether a triangle isn't seen. */
  isHidden({ decal, source }: SceneMesh, triangle: number): boolean {
    if (this.seen === undefined || decal === true || !this.decided.lumps.has(source.lump)) return false;
    const record = source.records[triangle] ?? -1;
    return this.isDecided(record) && this.seen[record] !== 1;
  }

  /** Gives everything back. */
  dispose(): void {
    for (const { ghost } of this.filtered) {
      ghost.removeFromParent();
      ghost.geometry.dispose();
    }
    this.filtered.length = 0;
    this.ghostMaterial.dispose();
  }

  private isDecided(record: number): boolean {
    return (this.decided.groups[record] ?? -1) >= 0;
  }

  private counts(seen: Uint8Array): SeenCounts {
    const counted = new Uint8Array(seen.length);
    const surfaces = { seen: 0, all: 0 };
    const triangles = { seen: 0, all: 0 };
    for (const { mesh } of this.parts)
      for (const record of mesh.source.records) {
        if (!this.isDecided(record)) continue;
        triangles.all++;
        triangles.seen += seen[record] as number;
        if (counted[record] === 1) continue;
        counted[record] = 1;
        surfaces.all++;
        surfaces.seen += seen[record] as number;
      }
    return { surfaces, triangles, undecided: this.undecided };
  }

  /** Gives the drawn triangles an order of their own, and what isn't seen a second way of being drawn. */
  private prepared(part: PlacedMesh): Filtered {
    const { geometry } = part.object;
    const before = geometry.index as BufferAttribute;
    const index = new BufferAttribute(before.array.slice(), 1);
    // Wireframes are made anew for a higher version only.
    index.version = before.version + 1;
    geometry.setIndex(index);
    const rest = new BufferGeometry();
    rest.setAttribute('position', geometry.getAttribute('position'));
    rest.setIndex(index);
    const ghost = new Mesh(rest, this.ghostMaterial);
    ghost.matrixAutoUpdate = false;
    ghost.renderOrder = 3;
    ghost.visible = false;
    // As a child it isn't drawn where the surface's layer isn't.
    part.object.add(ghost);
    return { part, geometry, index, ghost };
  }
}
