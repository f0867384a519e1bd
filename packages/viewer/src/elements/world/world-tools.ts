import type { SceneLayer } from '@brushwork/ops';
import { failureOf } from '../../protocol/failure-transfer.js';
import type { Viewpoint } from '../../protocol/scene-world.js';
import type { PointReport, SeenReport, SpaceAbilities } from '../../protocol/space-api.js';
import { EyeMarker } from '../../world/eye-marker.js';
import type { MapContent } from '../../world/map-content.js';
import { type SeenCounts, SeenFilter } from '../../world/seen-filter.js';
import { ownLayers, type PaintMode, paintModeOf } from '../../world/view-settings.js';
import type { WorldLoad } from './world-load.js';

/** Milliseconds between two questions about where somebody is. */
const PAUSE = 120;

/** How what isn't seen is shown. */
export type UnseenLook = 'hidden' | 'dimmed';

/** What is to be shown of what would be drawn from a point. */
export interface SeenWish {
  /** Whether it is shown. */
  readonly isOn: boolean;
  /** Where it is asked from, when it isn't from where one is. */
  readonly from: Viewpoint | undefined;
  /** How the rest is shown. */
  readonly look: UnseenLook;
}

/** What is shown of what would be drawn from a point. */
export interface SeenState extends SeenWish {
  /** What the map says. */
  readonly report: SeenReport | undefined;
  /** How much of what is drawn that is; `undefined` where the map doesn't say it of surfaces. */
  readonly counts: SeenCounts | undefined;
  /** What went wrong. */
  readonly failure: string | undefined;
}

const nothingSeen: SeenState = {
  isOn: false,
  from: undefined,
  look: 'hidden',
  report: undefined,
  counts: undefined,
  failure: undefined,
};

const tools = new WeakMap<WorldLoad, WorldTools>();

/** What is asked of a map's space while somebody goes about in it: one for each world. */
export function worldTools(load: WorldLoad): WorldTools {
  let made = tools.get(load);
  if (made === undefined) {
    made = new WorldTools(load);
    tools.set(load, made);
  }
  return made;
}

/**
 * Knows what of space somebody is in, what would be drawn from there, what surfaces are coloured by; builds layers when they
 * are to be shown. Emits `change`.
 */
export class WorldTools extends EventTarget {
  /** Which questions the map answers; `undefined` before it said so. */
  abilities: SpaceAbilities | undefined;
  /** Kinds of layers that the format has. */
  kinds: readonly SceneLayer['kind'][] = [];
  /** What is where one is. */
  here: PointReport | undefined;
  /** What would be drawn. */
  seen: SeenState = nothingSeen;
  /** Why surfaces don't have the colours that are asked for. */
  paintFailure: string | undefined;
  private readonly load: WorldLoad;
  private map: MapContent | undefined;
  private decided: Int32Array | undefined;
  private shownFrom: string | undefined;
  private shownCluster: number | undefined;
  private marker: EyeMarker | undefined;
  private readonly asked = new Set<SceneLayer['kind']>();
  private painting: { readonly mode: PaintMode; readonly map: MapContent } | undefined;
  private isAsking = false;
  private isStale = false;

  constructor(load: WorldLoad) {
    super();
    this.load = load;
    load.addEventListener('change', () => this.loaded());
    load.stage.addEventListener('set', () => this.settingsChanged());
    load.stage.addEventListener('moved', () => this.moved());
    this.loaded();
  }

  /** Where one is. */
  get view(): Viewpoint | undefined {
    return this.load.stage.navigator?.view;
  }

  /** Whether leaves or rooms say which surfaces are in them. */
  get decidesSurfaces(): boolean {
    return (this.abilities?.groupings.length ?? 0) > 0;
  }

  /** Shows what would be drawn from somewhere, or everything. */
  setSeen({ from, isOn, look }: SeenWish): void {
    const { seen } = this;
    if (seen.isOn === isOn && seen.look === look && seen.from === from) return;
    this.seen = { ...seen, isOn, look, from };
    if (!isOn) this.endSeen();
    this.placeMarker();
    this.shownFrom = undefined;
    this.load.stage.requestPicture();
    this.moved();
    this.changed();
  }

  /** Marks from where it is asked, when that isn't where one is. */
  private placeMarker(): void {
    const { from, isOn } = this.seen;
    this.marker?.dispose();
    this.marker = undefined;
    if (!isOn || from === undefined || this.map === undefined) return;
    this.marker = new EyeMarker(from);
    this.map.group.add(this.marker.object);
  }

  private loaded(): void {
    const { map, progress } = this.load;
    if (map === undefined) return;
    if (map !== this.map) this.begin(map);
    // The worker does one thing at a time: what is needed first comes first.
    if (progress === undefined || this.abilities !== undefined) this.moved();
  }

  private begin(map: MapContent): void {
    this.map = map;
    this.decided = undefined;
    this.painting = undefined;
    this.paintFailure = undefined;
    this.shownFrom = undefined;
    this.asked.clear();
    const { from, isOn, look } = this.seen;
    this.seen = { ...nothingSeen, isOn, look, from };
    this.placeMarker();
    this.settingsChanged();
  }

  /** Whether layers of a kind are on their way; those that were cancelled aren't. */
  isBuilding(kind: SceneLayer['kind']): boolean {
    return this.asked.has(kind);
  }

  /** Builds what is to be shown and isn't there. */
  private settingsChanged(): void {
    const { map } = this;
    if (map === undefined || map !== this.load.map) return;
    const { layers, mode } = this.load.stage.settings;
    const isOwn = (layer: string): boolean => ownLayers.some((own) => own === layer);
    if (![...layers].every(isOwn)) void this.buildLayers(map);
    const paint = paintModeOf(mode);
    if (paint === undefined) this.paintFailure = undefined;
    else if (map.paint?.mode !== paint && this.painting?.mode !== paint) void this.paintBy(paint, map);
    this.changed();
  }

  private async buildLayers(map: MapContent): Promise<void> {
    await this.knowAbilities();
    if (map !== this.map) return;
    const { layers } = this.load.stage.settings;
    for (const kind of this.kinds)
      if (layers.has(kind) && !map.hasLayers(kind) && !this.asked.has(kind)) {
        this.asked.add(kind);
        void this.load.addLayers(kind).then(() => {
          this.asked.delete(kind);
          this.changed();
        });
      }
  }

  private async paintBy(mode: PaintMode, map: MapContent): Promise<void> {
    const painting = { mode, map };
    this.painting = painting;
    this.paintFailure = undefined;
    try {
      const groups = mode === 'record' ? undefined : await this.load.ask(({ space }) => space.groups(mode));
      await this.knowAbilities();
      if (this.painting !== painting) return;
      map.setPaint({ mode, groups, lumps: new Set(this.abilities?.surfaceLumps) });
      this.load.stage.requestPicture();
    } catch (error) {
      if (this.painting === painting) this.paintFailure = failureOf(error).message;
    } finally {
      if (this.painting === painting) this.painting = undefined;
      this.changed();
    }
  }

  private async knowAbilities(): Promise<void> {
    if (this.abilities !== undefined) return;
    try {
      const [abilities, kinds] = await this.load.ask((scene) =>
        Promise.all([scene.space.abilities(), scene.layerKinds()]),
      );
      this.kinds = kinds;
      this.abilities = abilities;
      this.changed();
    } catch {
      // The next one asks again.
    }
  }

  /** Asks what is where one is, no more often than answers come. */
  private moved(): void {
    this.isStale = true;
    if (this.isAsking || this.map === undefined) return;
    this.isAsking = true;
    void this.follow();
  }

  private async follow(): Promise<void> {
    try {
      while (this.isStale) {
        this.isStale = false;
        await this.lookAround();
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    } finally {
      this.isAsking = false;
    }
  }

  private async lookAround(): Promise<void> {
    const { map } = this;
    const view = this.load.stage.navigator?.view;
    if (map === undefined || view === undefined || map !== this.load.map) return;
    try {
      await this.knowAbilities();
      if (this.abilities?.hasTree !== true) return;
      this.here = await this.load.ask(({ space }) => space.at(view.position));
    } catch {
      this.here = undefined;
    }
    if (this.seen.isOn) await this.showSeen(map, (this.seen.from ?? view).position);
    this.changed();
  }

  private async showSeen(map: MapContent, point: Viewpoint['position']): Promise<void> {
    const place = point.join();
    if (place === this.shownFrom || this.abilities?.hasVisibility !== true) return;
    try {
      const report = await this.load.ask(({ space }) => space.seenFrom(point));
      const decided = await this.knowDecided(map);
      if (!this.seen.isOn || this.map !== map) return;
      const isSame = this.shownFrom !== undefined && report.cluster === this.shownCluster;
      this.shownFrom = place;
      this.shownCluster = report.cluster;
      // All points of a cluster see the same.
      const counts = isSame ? this.seen.counts : this.filter(map, report, decided);
      this.seen = { ...this.seen, report, counts, failure: undefined };
    } catch (error) {
      if (!this.seen.isOn || this.map !== map) return;
      this.seen = { ...this.seen, report: undefined, counts: undefined, failure: failureOf(error).message };
      map.seen?.clear();
    }
    this.load.stage.requestPicture();
  }

  private filter(
    map: MapContent,
    { cluster, surfaces }: SeenReport,
    decided: Int32Array | undefined,
  ): SeenCounts | undefined {
    if (decided === undefined || surfaces === undefined) return undefined;
    map.seen ??= new SeenFilter(map.placed, {
      groups: decided,
      lumps: new Set(this.abilities?.surfaceLumps),
    });
    if (cluster === undefined || cluster < 0) {
      map.seen.clear();
      return undefined;
    }
    return map.seen.show(surfaces, { isDimmed: this.seen.look === 'dimmed' });
  }

  /** Of which surfaces leaves or rooms say where they are. */
  private async knowDecided(map: MapContent): Promise<Int32Array | undefined> {
    const { groupings = [] } = this.abilities ?? {};
    const grouping = (['cluster', 'cell', 'leaf'] as const).find((one) => groupings.includes(one));
    if (grouping === undefined) return undefined;
    if (this.decided !== undefined) return this.decided;
    const decided = await this.load.ask(({ space }) => space.groups(grouping));
    if (this.map === map) this.decided = decided;
    return decided;
  }

  private endSeen(): void {
    this.map?.seen?.clear();
    this.seen = { ...nothingSeen, look: this.seen.look };
  }

  private changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}
