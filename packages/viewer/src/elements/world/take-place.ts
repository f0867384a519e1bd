import type { Place } from '../../state/place.js';
import type { ModelContent, StagedPart } from '../../world/model-content.js';
import { type PartSetting, untouched } from '../../world/model-parts.js';
import { colorModeOf, firstSettings } from '../../world/view-settings.js';
import { worldLight } from './world-light.js';
import type { WorldLoad } from './world-load.js';
import { worldTools } from './world-tools.js';

/** Shows a world as the place says: by colours, light and layers, as seen from somewhere, with parts hidden or moved. */
export function takePlace(load: WorldLoad, place: Place): void {
  takeSettings(load, place);
  const { lightRange, lightShares, seenFrom, unseen } = place;
  const tools = worldTools(load);
  const isOn = unseen !== 'off';
  tools.setSeen({ isOn, look: isOn ? unseen : tools.seen.look, from: isOn ? seenFrom : undefined });
  worldLight(load).setShares(lightShares);
  if (load.model !== undefined) takeParts(load.model, place);
  if (load.map !== undefined && lightRange !== load.range) void load.start({ range: lightRange });
  load.stage.requestPicture();
}

function takeSettings({ stage }: WorldLoad, { exposure, layers, mode }: Place): void {
  const { settings } = stage;
  const next = { mode: colorModeOf(mode), stops: exposure, layers: new Set(layers ?? firstSettings.layers) };
  const isSame =
    next.mode === settings.mode &&
    next.stops === settings.stops &&
    next.layers.size === settings.layers.size &&
    [...next.layers].every((layer) => settings.layers.has(layer));
  if (!isSame) stage.set(next);
}

function takeParts(content: ModelContent, { level, parts, upAxis }: Place): void {
  const isTurned = content.up !== upAxis;
  content.levels = level ?? 'distance';
  if (isTurned) content.setUp(upAxis);
  const wanted = new Map(parts.map((part) => [[part.object, part.level, part.part].join(), part]));
  for (const part of content.parts) {
    const { isHidden, lift, turn } = wanted.get(part.place.join()) ?? untouched;
    const next = { isHidden, lift, turn };
    const before = content.settingOf(part);
    // What was turned or raised stands by the axis that pointed up before.
    if (!isSamePart(before, next) || (isTurned && !isSamePart(next, untouched))) content.setPart(part, next);
  }
}

/** The parts of a model that aren't shown as the file has them, after one is shown in another way. */
export function partsAfter(content: ModelContent, changed: StagedPart, setting: PartSetting): Place['parts'] {
  return content.parts.flatMap((part) => {
    const { isHidden, lift, turn } = part === changed ? setting : content.settingOf(part);
    if (isSamePart({ isHidden, lift, turn }, untouched)) return [];
    const [object, level, number] = part.place;
    return [{ object, level, part: number, isHidden, turn, lift }];
  });
}

function isSamePart(a: PartSetting, b: PartSetting): boolean {
  return a.isHidden === b.isHidden && a.turn === b.turn && a.lift === b.lift;
}
