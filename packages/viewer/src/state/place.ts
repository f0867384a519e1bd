import type { Selection } from '../protocol/selection.js';
import { type CameraPlace, cameraCodec } from './camera-place.js';
import {
  firstPlaceSettings,
  firstSettingsOf,
  type PlaceSettings,
  placeSettings,
  readSetting,
  type SettingName,
  settingNames,
  writeSetting,
} from './place-settings.js';
import { number, text } from './setting-codec.js';

/** The views of a file. */
export const viewNames = ['world', 'file', 'entities', 'pak', 'issues', 'detection', 'compare'] as const;

/** One of the views. */
export type ViewName = (typeof viewNames)[number];

/** Where somebody is and how it is shown: what a link brings back. */
export interface Place extends PlaceSettings {
  /** The view. */
  readonly view: ViewName;
  /** What is selected. */
  readonly selection?: Selection | undefined;
  /** Where one stands in the world and where one looks. */
  readonly camera?: CameraPlace | undefined;
}

/** Addresses that are longer weren't written here, and mean nothing. */
const longestHash = 60_000;

const pathCodec = text(1000);
const indexCodec = number({ least: 0, most: 999_999_999_999_999, digits: 0 });

/** Where one begins. */
export const firstPlace: Place = { view: 'world', ...firstPlaceSettings };

/** A place as the part of an address behind `#`. What is as at first is left out. */
export function placeToHash(place: Place): string {
  const { camera, selection, view } = place;
  const parts = new URLSearchParams({ view });
  const path = selection && pathCodec.write(selection.path);
  if (selection !== undefined && path !== undefined) {
    parts.set('at', path);
    const index = selection.index === undefined ? undefined : indexCodec.write(selection.index);
    if (index !== undefined) parts.set('index', index);
    const field = selection.field === undefined ? undefined : pathCodec.write(selection.field);
    if (field !== undefined) parts.set('field', field);
  }
  const written = camera && cameraCodec.write(camera);
  if (written !== undefined) parts.set('camera', written);
  for (const name of settingNames) {
    const value = writeSetting(name, place[name]);
    if (value !== undefined) parts.set(placeSettings[name].key, value);
  }
  // Neither of them means anything there, and links are read by people too.
  return parts.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
}

/** The place that the part of an address behind `#` names; what isn't understood is as at first. Never throws. */
export function placeFromHash(hash: string): Place {
  if (hash.length > longestHash) return firstPlace;
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const read = <T>(key: string, codec: { read(given: string): T | undefined }): T | undefined => {
    const given = parts.get(key);
    return given === null ? undefined : codec.read(given);
  };
  const path = read('at', pathCodec);
  const index = read('index', indexCodec);
  const field = read('field', pathCodec);
  const camera = read('camera', cameraCodec);
  const settings: Partial<Record<SettingName, unknown>> = {};
  for (const name of settingNames) settings[name] = readSetting(name, parts.get(placeSettings[name].key));
  return {
    ...(settings as unknown as PlaceSettings),
    view: viewNames.find((name) => name === parts.get('view')) ?? 'world',
    ...(path !== undefined && {
      selection: { path, ...(index !== undefined && { index }), ...(field !== undefined && { field }) },
    }),
    ...(camera !== undefined && { camera }),
  };
}

/** The place that another one becomes by a change. What holds for one table alone goes with it, unless the change says it. */
export function placeAfter(place: Place, change: Partial<Place>): Place {
  const isOtherTable = 'selection' in change && change.selection?.path !== place.selection?.path;
  return { ...place, ...(isOtherTable && firstSettingsOf(['table'])), ...change };
}

/** What is left of a place when another file is open. */
export function placeInAnotherFile(place: Place): Place {
  return { ...place, ...firstSettingsOf(['file', 'table']), selection: undefined, camera: undefined };
}
