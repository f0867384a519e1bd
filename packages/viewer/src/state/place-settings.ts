import { type CameraPlace, cameraCodec } from './camera-place.js';
import {
  type Codec,
  flag,
  list,
  number,
  numbers,
  oneOf,
  optional,
  text,
  writtenAs,
} from './setting-codec.js';

/**
 * How long a setting holds: as long as the page shows anything, as long as the same file is open, or as long as the same
 * table is shown.
 */
export type SettingScope = 'page' | 'file' | 'table';

/** Something of a view that a link brings back. */
export interface Setting<T> {
  /** What it is called in an address. */
  readonly key: string;
  /** How it is written there. */
  readonly codec: Codec<T>;
  /** What it is at first; that is left out of addresses. */
  readonly first: T;
  /** How long it holds. */
  readonly scope: SettingScope;
}

/** How a table is sorted. */
export interface RowSort {
  /** Title of the column. */
  readonly column: string;
  /** Whether the largest comes first. */
  readonly descending: boolean;
}

/** How a part of a model is shown, where it isn't as the file has it. */
export interface PartPlace {
  /** Number of its object. */
  readonly object: number;
  /** Number of its level of detail in that. */
  readonly level: number;
  /** Number of the part in that. */
  readonly part: number;
  /** Whether it is hidden. */
  readonly isHidden: boolean;
  /** Degrees by which it is turned. */
  readonly turn: number;
  /** How far it is raised, in the model's units. */
  readonly lift: number;
}

/** Longest text that somebody searches for, in characters. */
const query = text(2000);
/** Longest name of anything in a file. */
const name = text(300);
const index = number({ least: 0, most: 1_000_000, digits: 0 });

const sortCodec: Codec<RowSort> = {
  write({ column, descending }) {
    const written = name.write(column);
    return written && `${written},${descending ? 'down' : 'up'}`;
  },
  read(given) {
    const found = /^(.+),(up|down)$/s.exec(given);
    const column = found?.[1] === undefined ? undefined : name.read(found[1]);
    return column === undefined ? undefined : { column, descending: found?.[2] === 'down' };
  },
};

const partCodec: Codec<PartPlace> = writtenAs(
  numbers(
    [
      ...[index, index, index, number({ least: 0, most: 1, digits: 0 })],
      number({ least: -180, most: 180, digits: 1 }),
      number({ least: -1_000_000, most: 1_000_000, digits: 4 }),
    ],
    { needed: 3 },
  ),
  {
    to: ({ isHidden, level, lift, object, part, turn }) => [
      ...[object, level, part],
      ...[isHidden ? 1 : 0, turn, lift],
    ],
    from(values) {
      const [object, level, part, hidden, turn, lift] = values as [
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      return { object, level, part, isHidden: hidden === 1, turn, lift };
    },
  },
);

const sharesCodec: Codec<ReadonlyMap<number, number>> = writtenAs(
  list(numbers([number({ least: 0, most: 255, digits: 0 }), number({ least: 0, most: 1, digits: 2 })]), {
    most: 256,
  }),
  {
    to: (shares) => [...shares].sort(([a], [b]) => a - b),
    from: (pairs) => new Map(pairs as readonly (readonly [number, number])[]),
  },
);

const severityNames = ['error', 'warning', 'info'] as const;

/** Everything that a link brings back, beside the view, the selection and the camera. */
export const placeSettings = {
  /** How surfaces are coloured. */
  mode: setting('mode', optional(text(40)), { scope: 'page' }),
  /** Layers of the world that are shown. */
  layers: setting('layers', optional(list(text(40), { most: 100 })), { scope: 'page' }),
  /** Exposure, in stops above what the map is shown with at first. */
  exposure: setting('exposure', number({ least: -4, most: 4, digits: 2 }), { first: 0 }),
  /** Dynamic range of baked light; the highest that the map has where it isn't said. */
  lightRange: setting('range', optional(oneOf(['low', 'high'])), {}),
  /** How much of each style of baked light is shown, 0 to 1, by the number of the style. */
  lightShares: setting('styles', sharesCodec, { first: new Map([[0, 1]]) }),
  /** What becomes of what the engine wouldn't draw; `off` where everything is shown. */
  unseen: setting('unseen', oneOf(['off', 'hidden', 'dimmed']), { first: 'off' }),
  /** From where it is asked what the engine would draw; from where one is unless given. */
  seenFrom: setting('from', optional<CameraPlace>(cameraCodec), {}),
  /** Level of detail of a model; by distance where it isn't said. */
  level: setting('level', optional(number({ least: 0, most: 1000, digits: 0 })), {}),
  /** Axis of a model that points up. */
  upAxis: setting('up', oneOf(['y', 'z']), { first: 'y' }),
  /** Parts of a model that aren't shown as the file has them. */
  parts: setting('parts', list(partCodec, { most: 1000 }), { first: [] }),
  /** What rows of a table have to meet. */
  rowFilter: setting('filter', query, { first: '', scope: 'table' }),
  /** By what rows are sorted. */
  rowSort: setting('sort', optional(sortCodec), { scope: 'table' }),
  /** Titles of columns that aren't shown. */
  hiddenColumns: setting('hide', list(name, { most: 500 }), { first: [], scope: 'table' }),
  /** What entities are searched for. */
  entityFilter: setting('entities', query, { first: '' }),
  /** How entities are listed. */
  entityOrder: setting('order', oneOf(['class', 'file']), { first: 'class', scope: 'page' }),
  /** How many steps away connected entities are shown. */
  connectionSteps: setting('steps', number({ least: 1, most: 3, digits: 0 }), { first: 1, scope: 'page' }),
  /** What issues are searched for. */
  issueFilter: setting('issues', query, { first: '' }),
  /** Severities of issues that are shown. */
  severities: setting('severities', list(oneOf(severityNames), { most: 3 }), {
    first: severityNames,
    scope: 'page',
  }),
  /** The issue or rule that is chosen, as the list of issues names it. */
  chosenIssue: setting('issue', optional(name), {}),
  /** What files inside the map are searched for. */
  pakFilter: setting('files', query, { first: '' }),
  /** The file or folder inside the map that is chosen, as their tree names it. */
  chosenPakRow: setting('file', optional(text(1000)), {}),
  /** The part of two files that is compared. */
  comparedPart: setting('part', optional(text(1000)), {}),
  /** Number of the difference in it that is chosen. */
  difference: setting('difference', optional(number({ least: 0, most: 4_294_967_295, digits: 0 })), {}),
  /** Whether lumps in which nothing differs are listed too. */
  showsSame: setting('same', flag, { first: false, scope: 'page' }),
} as const;

/** Name of a setting. */
export type SettingName = keyof typeof placeSettings;

/** The settings with their values. */
export type PlaceSettings = {
  readonly [Name in SettingName]: (typeof placeSettings)[Name] extends Setting<infer T> ? T : never;
};

/** The names of all settings. */
export const settingNames = Object.keys(placeSettings) as readonly SettingName[];

/** What all settings are at first. */
export const firstPlaceSettings = Object.fromEntries(
  settingNames.map((one) => [one, placeSettings[one].first]),
) as PlaceSettings;

/** The settings of some scopes as they are at first. */
export function firstSettingsOf(scopes: readonly SettingScope[]): Partial<PlaceSettings> {
  const wanted = settingNames.filter((one) => scopes.includes(placeSettings[one].scope));
  return Object.fromEntries(wanted.map((one) => [one, placeSettings[one].first]));
}

/** A setting as the parameter of an address; `undefined` where it is as at first, or too long for an address. */
export function writeSetting<Name extends SettingName>(
  settingName: Name,
  value: PlaceSettings[Name],
): string | undefined {
  const { codec, first } = placeSettings[settingName] as unknown as Setting<PlaceSettings[Name]>;
  const written = codec.write(value);
  return written === codec.write(first) ? undefined : written;
}

/** The setting that a parameter means; as at first where there is none, or it means nothing. */
export function readSetting<Name extends SettingName>(
  settingName: Name,
  given: string | null,
): PlaceSettings[Name] {
  const { codec, first } = placeSettings[settingName] as unknown as Setting<PlaceSettings[Name]>;
  return (given === null ? undefined : codec.read(given)) ?? first;
}

function setting<T>(
  key: string,
  codec: Codec<T>,
  { first, scope = 'file' }: SettingOptions<NoInfer<T>>,
): Setting<T> {
  return { key, codec, first: first as T, scope };
}

/** What has no value at first needn't say so. */
type SettingOptions<T> = { readonly scope?: SettingScope } & (undefined extends T
  ? { readonly first?: T }
  : { readonly first: T });
