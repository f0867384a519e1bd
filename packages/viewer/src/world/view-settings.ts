/** The ways in which surfaces are coloured, in the order in which they are offered. */
export const colorModes = ['textured', 'materials', 'light', 'wireframe'] as const;

/** Ways in which surfaces are coloured by a number that they have, as far as a map has such. */
export const paintModes = ['leaf', 'cluster', 'area', 'cell', 'record'] as const;

/** One of these. */
export type PaintMode = (typeof paintModes)[number];

/** A way in which surfaces are coloured. */
export type ColorMode = (typeof colorModes)[number] | PaintMode;

/** Numbers of the ways in the shader. */
export const modeNumbers: Readonly<Record<ColorMode, number>> = {
  textured: 0,
  wireframe: 1,
  materials: 1,
  light: 2,
  leaf: 3,
  cluster: 3,
  area: 3,
  cell: 3,
  record: 3,
};

/** What there is of the world itself; layers from the worker have the names of their kinds. */
export const ownLayers = [
  'world',
  'models',
  'props',
  'details',
  'decals',
  'liquids',
  'sky',
  'hidden',
  'lights',
  'entities',
] as const;

/** One of these. */
export type OwnLayer = (typeof ownLayers)[number];

/** Layers that are shown at first. */
export const firstLayers: readonly string[] = ['world', 'models', 'props', 'decals', 'liquids'];

/** How the world is shown. */
export interface ViewSettings {
  /** How surfaces are coloured. */
  readonly mode: ColorMode;
  /** Exposure, in stops above what the map is shown with at first. */
  readonly stops: number;
  /** Layers that are shown. */
  readonly layers: ReadonlySet<string>;
}

/** How the world is shown at first. */
export const firstSettings: ViewSettings = { mode: 'textured', stops: 0, layers: new Set(firstLayers) };

/** The way of a name, such as a link has it; `textured` for a name that is none. */
export function colorModeOf(name: string | undefined): ColorMode {
  return [...colorModes, ...paintModes].find((mode) => mode === name) ?? 'textured';
}

/** The way as one by numbers; `undefined` for another. */
export function paintModeOf(mode: ColorMode): PaintMode | undefined {
  return paintModes.find((one) => one === mode);
}
