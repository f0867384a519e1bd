import type { SceneLayer, SceneMesh } from '@brushwork/ops';
import { BufferAttribute, type BufferGeometry, Group, type Ray } from 'three';
import type { Obstacles } from '../protocol/obstacles.js';
import type {
  MixedPages,
  ModelTree,
  Triple,
  World,
  WorldImages,
  WorldLayers,
} from '../protocol/scene-world.js';
import type { Selection } from '../protocol/selection.js';
import { classColor } from './class-colors.js';
import { groupPaint, linearColor } from './group-colors.js';
import { LayerMeshes } from './layer-meshes.js';
import { type MapObstacles, mapObstacles } from './map-obstacles.js';
import { markInMap } from './mark-in-map.js';
import { MaterialLibrary } from './material-library.js';
import { meshGeometry } from './mesh-geometry.js';
import { NameLabels } from './name-labels.js';
import { PageLight } from './page-light.js';
import { pickInMap } from './pick-in-map.js';
import { PlacedModel } from './placed-model.js';
import { type MetSurface, PlacedTrees } from './placed-trees.js';
import { PointMarkers } from './point-markers.js';
import { PropBoxes } from './prop-boxes.js';
import type { SeenFilter } from './seen-filter.js';
import type { Found, Marked, StageContent } from './stage-content.js';
import type { SharedUniforms } from './surface-material.js';
import { paintGroup, type SurfacePaint } from './surface-paint.js';
import { firstSettings, type OwnLayer, type ViewSettings } from './view-settings.js';

/** What a map is shown with. */
export interface MapContentOptions {
  /** What all surfaces have in common. */
  readonly shared: SharedUniforms;
  /** Most samples that an image is read with where it is seen at a slant. */
  readonly anisotropy: number;
}

/** A map on a stage. */
export class MapContent implements StageContent {
  readonly group = new Group();
  /** What is shown. */
  readonly world: World;
  /** The models where they are placed, in the order of the placements. */
  readonly placed: readonly PlacedModel[];
  /** Boxes for models of other files. */
  readonly props: PropBoxes;
  /** Marks of lights. */
  readonly lights: PointMarkers;
  /** Marks of entities that are at a point. */
  readonly entities: PointMarkers;
  /** Names of the entities that are near. */
  readonly labels: NameLabels;
  /** What leaves out what isn't seen; `undefined` when everything is shown. */
  seen: SeenFilter | undefined;
  /** What surfaces are coloured by the numbers of; `undefined` before they were. */
  paint: SurfacePaint | undefined;
  /** Finds which surfaces rays meet. */
  readonly trees: PlacedTrees;
  /** The library of materials. */
  readonly library: MaterialLibrary;
  private readonly pages: readonly PageLight[];
  private readonly geometries = new Map<SceneMesh, BufferGeometry>();
  private readonly layers = new Map<SceneLayer['kind'], LayerMeshes>();
  private settings = firstSettings;
  private obstacles_: MapObstacles | undefined;

  constructor(world: World, { anisotropy, shared }: MapContentOptions) {
    this.world = world;
    this.pages = world.pages.map((page) => new PageLight(page));
    const { materials } = world;
    this.library = new MaterialLibrary({ materials, shared, anisotropy, isTwoSided: false });
    this.placed = world.placements.flatMap((placement) => {
      const model = world.models[placement.model];
      return model === undefined ? [] : [new PlacedModel(placement, model, (mesh) => this.drawn(mesh))];
    });
    this.trees = new PlacedTrees(this.placed);
    this.props = new PropBoxes(world.props, shared);
    this.lights = new PointMarkers(
      world.lights.map(({ color, origin }) => ({ position: origin, color: hueOf(color) })),
    );
    this.entities = new PointMarkers(
      this.pointEntities.map(({ className, origin }) => ({
        position: origin ?? [0, 0, 0],
        color: linearColor(classColor(className)),
      })),
    );
    this.labels = new NameLabels(
      this.pointEntities.map(({ className, name, origin }) => ({
        position: origin ?? [0, 0, 0],
        text: name === undefined ? className : `${className} ${name}`,
      })),
    );
    for (const { group } of this.placed) this.group.add(group);
    for (const { boxes } of this.props.kinds) this.group.add(boxes);
    this.group.add(this.lights.object, this.entities.object, this.labels.object);
    this.apply(this.settings);
  }

  /** Entities that are at a point and have no brush model. */
  get pointEntities(): World['entities'] {
    const placed = new Set(this.world.placements.map(({ entity }) => entity));
    return this.world.entities.filter(({ index, origin }) => origin !== undefined && !placed.has(index));
  }

  /** What somebody who walks runs into; `undefined` before it is known. */
  get obstacles(): MapObstacles | undefined {
    return this.obstacles_;
  }

  /** Takes what stops somebody who walks; what is drawn needs its trees. */
  setObstacles(obstacles: Obstacles): void {
    const { placed, trees, world } = this;
    this.obstacles_ = mapObstacles(obstacles, { world, placed, treeOf: (model) => trees.of(model) });
  }

  /** Takes the images of materials. */
  setImages(images: WorldImages): void {
    if (images.images.size === 0) return;
    this.library.setImages(images, () => {
      for (const { meshes } of this.placed)
        for (const { mesh, object } of meshes) object.material = this.library.of(mesh, this.lightOf(mesh));
    });
    this.apply(this.settings);
  }

  /** Takes trees over the triangles. */
  setTrees(trees: readonly ModelTree[]): void {
    this.trees.set(trees);
  }

  /** Takes pages of light in place of others. */
  setPages({ pages }: MixedPages): void {
    for (const [number, page] of pages) this.pages[number]?.set(page);
  }

  /** Whether layers of a kind were added. */
  hasLayers(kind: SceneLayer['kind']): boolean {
    return this.layers.has(kind);
  }

  /** Adds layers of a kind. */
  addLayers(kind: SceneLayer['kind'], added: WorldLayers): void {
    if (this.layers.has(kind)) return;
    const made = new LayerMeshes(kind, added);
    this.layers.set(kind, made);
    this.group.add(made.group);
    this.apply(this.settings);
  }

  /** The layers of all kinds that were added. */
  get addedLayers(): ReadonlyMap<SceneLayer['kind'], LayerMeshes> {
    return this.layers;
  }

  apply(settings: ViewSettings): void {
    this.settings = settings;
    const isOn = (layer: string): boolean => settings.layers.has(layer);
    for (const placed of this.placed)
      for (const { mesh, object } of placed.meshes) object.visible = isOn(this.layerOf(placed, mesh));
    for (const { boxes, props } of this.props.kinds)
      boxes.visible = isOn(props.kind === 'detail' ? 'details' : 'props');
    this.lights.show(isOn('lights'));
    this.entities.show(isOn('entities'));
    this.labels.object.visible = isOn('entities');
    for (const [kind, { group }] of this.layers) group.visible = isOn(kind);
    const isWireframe = settings.mode === 'wireframe';
    for (const material of this.library.all) material.wireframe = isWireframe;
    this.props.setWireframe(isWireframe);
  }

  pick(ray: Ray): { readonly found: Found; readonly distance: number } | undefined {
    const nearest = pickInMap(this, ray);
    if (nearest === undefined) return undefined;
    const marked = markInMap(this, nearest.selection);
    return marked === undefined ? undefined : { found: marked.found, distance: nearest.distance };
  }

  mark(selection: Selection): Marked | undefined {
    return markInMap(this, selection);
  }

  /** Whether a layer is shown. */
  isShown(layer: string): boolean {
    return this.settings.layers.has(layer);
  }

  /** The surface that a ray meets first of those that are shown. */
  surfaceMet(ray: Ray): MetSurface | undefined {
    return this.trees.nearest(
      ray,
      ({ isWorld }, { mesh, object }, triangle) =>
        object.visible && !(isWorld && this.seen?.isHidden(mesh, triangle) === true),
    );
  }

  lookedAtFrom(position: Triple): void {
    this.labels.lookFrom(position, (place) => this.trees.isCovered(position, place));
  }

  /** Gives surfaces the colours of their groups, which are shown in the ways of colouring by numbers. */
  setPaint(paint: SurfacePaint): void {
    this.paint = paint;
    this.library.usePaint();
    for (const [mesh, geometry] of this.geometries) {
      const { lump } = mesh.source;
      const colors = groupPaint(mesh, (record) => paintGroup(paint, lump, record));
      geometry.setAttribute('paint', new BufferAttribute(colors, 4, true));
    }
  }

  dispose(): void {
    this.seen?.dispose();
    this.labels.dispose();
    for (const geometry of this.geometries.values()) geometry.dispose();
    for (const page of this.pages) page.dispose();
    for (const layer of this.layers.values()) layer.dispose();
    this.library.dispose();
    this.props.dispose();
    this.lights.dispose();
    this.entities.dispose();
    this.group.clear();
  }

  /** Which layer a mesh is in. */
  layerOf(placed: PlacedModel, { decal, material }: SceneMesh): OwnLayer {
    const kind = this.world.materials[material]?.kind ?? 'plain';
    if (kind === 'sky') return 'sky';
    if (kind === 'hidden' || this.library.isTool(material)) return 'hidden';
    if (decal === true) return 'decals';
    if (kind === 'liquid') return 'liquids';
    return placed.isWorld ? 'world' : 'models';
  }

  private drawn(mesh: SceneMesh): { geometry: BufferGeometry; material: ReturnType<MaterialLibrary['of']> } {
    let geometry = this.geometries.get(mesh);
    if (geometry === undefined) {
      geometry = meshGeometry(mesh);
      this.geometries.set(mesh, geometry);
    }
    return { geometry, material: this.library.of(mesh, this.lightOf(mesh)) };
  }

  private lightOf({ lightmapCoordinates, page }: SceneMesh): PageLight | undefined {
    return lightmapCoordinates === undefined ? undefined : this.pages[page];
  }
}

/** The hue of a light, as bright as it can be shown. */
function hueOf([red, green, blue]: readonly [number, number, number]): readonly [number, number, number] {
  const most = Math.max(red, green, blue);
  return most > 0 && Number.isFinite(most) ? [red / most, green / most, blue / most] : [1, 1, 1];
}
