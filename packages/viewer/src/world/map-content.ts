import type { SceneLayer, SceneMesh } from '@brushwork/ops';
import {
  BufferAttribute,
  type BufferGeometry,
  type DataTexture,
  FrontSide,
  Group,
  Ray,
  Vector3,
} from 'three';
import type {
  MixedPages,
  ModelTree,
  Triple,
  World,
  WorldImages,
  WorldPage,
} from '../protocol/scene-world.js';
import type { Selection } from '../protocol/selection.js';
import { classColor } from './class-colors.js';
import { groupPaint, linearColor } from './group-colors.js';
import { LayerMeshes } from './layer-meshes.js';
import { markInMap } from './mark-in-map.js';
import { MaterialLibrary } from './material-library.js';
import { meshGeometry } from './mesh-geometry.js';
import { type AskedTree, askedTree } from './model-trees.js';
import { NameLabels } from './name-labels.js';
import { pageTexture } from './page-texture.js';
import { pickLayer } from './pick-layer.js';
import { PlacedModel } from './placed-model.js';
import { PointMarkers } from './point-markers.js';
import { PropBoxes } from './prop-boxes.js';
import type { SeenFilter } from './seen-filter.js';
import type { Found, Marked, StageContent } from './stage-content.js';
import type { SharedUniforms } from './surface-material.js';
import { paintGroup, type SurfacePaint } from './surface-paint.js';
import { TreeCollider } from './tree-collider.js';
import { firstSettings, type OwnLayer, type ViewSettings } from './view-settings.js';
import type { Collider } from './walk-step.js';

/** How much nearer than it is a layer counts as when something is clicked, in game units. */
const LAYER_AHEAD = 1;

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
  /** The library of materials. */
  readonly library: MaterialLibrary;
  private readonly pages: DataTexture[];
  private readonly geometries = new Map<SceneMesh, BufferGeometry>();
  private readonly trees = new Map<number, AskedTree>();
  private readonly layers = new Map<SceneLayer['kind'], LayerMeshes>();
  private settings = firstSettings;
  private solid: Collider | undefined;

  constructor(world: World, { anisotropy, shared }: MapContentOptions) {
    this.world = world;
    this.pages = world.pages.map(pageTexture);
    const { materials } = world;
    this.library = new MaterialLibrary({ materials, shared, anisotropy, isTwoSided: false });
    this.placed = world.placements.flatMap((placement) => {
      const model = world.models[placement.model];
      return model === undefined ? [] : [new PlacedModel(placement, model, (mesh) => this.drawn(mesh))];
    });
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

  /** Whether walls are known, so that somebody can walk and click. */
  get hasTrees(): boolean {
    return this.trees.size > 0;
  }

  /** What bodies run into: what is drawn and hard. `undefined` before the trees are there. */
  get collider(): Collider | undefined {
    if (this.solid === undefined && this.hasTrees) this.solid = this.makeCollider();
    return this.solid;
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
    for (const tree of trees) this.trees.set(tree.model, askedTree(tree));
    this.solid = undefined;
  }

  /** Takes pages of light in place of others. */
  setPages({ pages }: MixedPages): void {
    for (const [number, page] of pages) {
      const texture = this.pages[number];
      if (texture === undefined || texture.image.width !== page.width || texture.image.height !== page.height)
        continue;
      texture.image.data = page.pixels as WorldPage['pixels'] & typeof texture.image.data;
      texture.needsUpdate = true;
    }
  }

  /** Whether layers of a kind were added. */
  hasLayers(kind: SceneLayer['kind']): boolean {
    return this.layers.has(kind);
  }

  /** Adds layers of a kind. */
  addLayers(kind: SceneLayer['kind'], layers: readonly SceneLayer[]): void {
    if (this.layers.has(kind)) return;
    const made = new LayerMeshes(kind, layers);
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
    this.lights.object.visible = isOn('lights');
    this.entities.object.visible = isOn('entities');
    this.labels.object.visible = isOn('entities');
    for (const [kind, { group }] of this.layers) group.visible = isOn(kind);
    const isWireframe = settings.mode === 'wireframe';
    for (const material of this.library.all) material.wireframe = isWireframe;
    this.props.setWireframe(isWireframe);
  }

  pick(ray: Ray): { readonly found: Found; readonly distance: number } | undefined {
    const surface = this.pickSurface(ray);
    const prop = this.props.pick(ray);
    const light = this.lights.pick(ray);
    const entity = this.entities.pick(ray);
    const candidates: { readonly distance: number; readonly selection: Selection }[] = [];
    if (surface !== undefined) candidates.push(surface);
    if (prop !== undefined) {
      const { lump, records } = prop.box.props.source;
      const selection = { path: lump, index: records[prop.place] ?? 0 };
      candidates.push({ distance: prop.distance, selection });
    }
    if (light !== undefined) {
      const { index, lump } = this.world.lights[light.place]?.source ?? { lump: '', index: 0 };
      candidates.push({ distance: light.distance, selection: { path: lump, index } });
    }
    if (entity !== undefined) {
      const index = this.pointEntities[entity.place]?.index ?? 0;
      candidates.push({ distance: entity.distance, selection: { path: 'ENTITIES', index } });
    }
    for (const [kind, { layers }] of this.layers) {
      const layer = this.settings.layers.has(kind) ? pickLayer(layers, ray) : undefined;
      // Brushes lie on the surfaces that are made of them: who shows a layer means the layer.
      if (layer !== undefined) candidates.push({ ...layer, distance: layer.distance - LAYER_AHEAD });
    }
    const [nearest] = candidates.sort((a, b) => a.distance - b.distance);
    if (nearest === undefined) return undefined;
    const marked = markInMap(this, nearest.selection);
    return marked === undefined ? undefined : { found: marked.found, distance: nearest.distance };
  }

  mark(selection: Selection): Marked | undefined {
    return markInMap(this, selection);
  }

  /** Whether the world is between two points, as far as that is known. */
  private isCovered(from: Triple, to: Triple): boolean {
    const way = new Vector3(...to).sub(new Vector3(...from));
    const distance = way.length();
    const ray = new Ray(new Vector3(...from), way.normalize());
    return this.placed.some(({ isWorld, model, toLocal }) => {
      const tree = isWorld ? this.trees.get(model.index)?.tree : undefined;
      const hit = tree?.raycastFirst(new Ray().copy(ray).applyMatrix4(toLocal), FrontSide, 0, distance);
      return hit !== null && hit !== undefined;
    });
  }

  /** The record of the surface that a ray meets first. */
  surfaceAt(ray: Ray): Selection | undefined {
    return this.pickSurface(ray)?.selection;
  }

  lookedAtFrom(position: Triple): void {
    this.labels.lookFrom(position, (place) => this.isCovered(position, place));
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

  private lightOf({ lightmapCoordinates, page }: SceneMesh): DataTexture | undefined {
    return lightmapCoordinates === undefined ? undefined : this.pages[page];
  }

  private pickSurface(ray: Ray): { readonly distance: number; readonly selection: Selection } | undefined {
    let nearest: { readonly distance: number; readonly selection: Selection } | undefined;
    for (const placed of this.placed) {
      const asked = this.trees.get(placed.model.index);
      if (asked === undefined) continue;
      const local = new Ray().copy(ray).applyMatrix4(placed.toLocal);
      for (const { distance, faceIndex } of asked.tree.raycast(local, FrontSide)) {
        if (typeof faceIndex !== 'number' || distance >= (nearest?.distance ?? Infinity)) continue;
        const { mesh: number, triangle } = asked.meshOf(faceIndex);
        const part = placed.meshes[number];
        if (part === undefined || !part.object.visible) continue;
        if (placed.isWorld && this.seen?.isHidden(part.mesh, triangle) === true) continue;
        const { lump, records } = part.mesh.source;
        nearest = { distance, selection: { path: lump, index: records[triangle] ?? 0 } };
      }
    }
    return nearest;
  }

  private makeCollider(): Collider {
    return new TreeCollider(
      this.placed.flatMap(({ meshes, model, placement: { origin, rotation } }) => {
        const asked = this.trees.get(model.index);
        if (asked === undefined) return [];
        const solid = meshes.map(({ mesh: { decal, material } }) => {
          const kind = this.world.materials[material]?.kind;
          return decal !== true && kind !== 'liquid';
        });
        const isSolid = (triangle: number): boolean => solid[asked.meshOf(triangle).mesh] === true;
        return [{ tree: asked.tree, origin, rotation, isSolid }];
      }),
    );
  }
}

/** The hue of a light, as bright as it can be shown. */
function hueOf([red, green, blue]: readonly [number, number, number]): readonly [number, number, number] {
  const most = Math.max(red, green, blue);
  return most > 0 && Number.isFinite(most) ? [red / most, green / most, blue / most] : [1, 1, 1];
}
