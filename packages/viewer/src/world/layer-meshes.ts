import type { SceneLayer } from '@brushwork/ops';
import type { Issue } from '@brushwork/record';
import {
  DoubleSide,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
} from 'three';
import type { WorldLayers } from '../protocol/scene-world.js';
import { meshGeometry } from './mesh-geometry.js';

/** Colours of the layers. */
export const layerColors: Readonly<Record<SceneLayer['kind'], number>> = {
  clip: 0xd06fd0,
  trigger: 0xe0903a,
  collision: 0x5f8fd8,
  player: 0x8a70e0,
  physics: 0x5fb3a8,
  portal: 0x58b858,
  cell: 0xb8a23c,
  occluder: 0xc85050,
  leaf: 0x8a8fa0,
};

/** Most triangles of a layer whose edges are drawn: they take long to find. */
const MOST_EDGED = 60_000;

/** Layers of a kind as they are drawn: a film, and edges. */
export class LayerMeshes {
  /** What is drawn. */
  readonly group = new Group();
  /** The layers. */
  readonly layers: readonly SceneLayer[];
  /** What is left out of them, and why. */
  readonly issues: readonly Issue[];
  private readonly film: MeshBasicMaterial;
  private readonly edges: LineBasicMaterial;

  constructor(kind: SceneLayer['kind'], { issues, layers }: WorldLayers) {
    const color = layerColors[kind];
    this.layers = layers;
    this.issues = issues;
    const isBoxes = kind === 'leaf' || kind === 'cell';
    this.film = new MeshBasicMaterial({
      color,
      ...{ transparent: true, opacity: isBoxes ? 0.03 : 0.22, side: DoubleSide, depthWrite: false },
      ...{ polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -1 },
    });
    this.edges = new LineBasicMaterial({ color, transparent: true, opacity: 0.8 });
    for (const { meshes, placement } of layers)
      for (const mesh of meshes) {
        const geometry = meshGeometry(mesh);
        const parts = [
          new Mesh(geometry, this.film),
          ...(mesh.indices.length / 3 <= MOST_EDGED
            ? [new LineSegments(new EdgesGeometry(geometry, 5), this.edges)]
            : []),
        ];
        for (const part of parts) {
          if (placement !== undefined) {
            part.position.set(...placement.origin);
            part.quaternion.set(...placement.rotation);
          }
          part.renderOrder = 2;
          this.group.add(part);
        }
      }
  }

  /** Gives everything back. */
  dispose(): void {
    this.group.traverse((part) => {
      if (part instanceof Mesh || part instanceof LineSegments) part.geometry.dispose();
    });
    this.film.dispose();
    this.edges.dispose();
  }
}
