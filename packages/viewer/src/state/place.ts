import type { Selection } from '../protocol/selection.js';

/** The views of a file. */
export const viewNames = ['world', 'file', 'entities', 'pak', 'issues', 'detection', 'compare'] as const;

/** One of the views. */
export type ViewName = (typeof viewNames)[number];

/** Where somebody is: what a link brings back. */
export interface Place {
  /** The view. */
  readonly view: ViewName;
  /** What is selected. */
  readonly selection?: Selection | undefined;
  /** Where one stands in the world and where one looks, in game units and degrees. */
  readonly camera?: CameraPlace | undefined;
  /** Layers of the world that are shown, where they aren't those that are shown at first. */
  readonly layers?: readonly string[] | undefined;
  /** How surfaces are coloured, where it isn't how they are at first. */
  readonly mode?: string | undefined;
}

/** Where one stands in the world, in the file's own frame. */
export interface CameraPlace {
  /** Position in game units. */
  readonly position: readonly [x: number, y: number, z: number];
  /** Degrees to the left of the x axis. */
  readonly yaw: number;
  /** Degrees downwards. */
  readonly pitch: number;
}

/** A place as the part of an address behind `#`. */
export function placeToHash({ view, selection, camera, layers, mode }: Place): string {
  const parts = new URLSearchParams({ view });
  if (selection !== undefined) {
    parts.set('at', selection.path);
    if (selection.index !== undefined) parts.set('index', String(selection.index));
    if (selection.field !== undefined) parts.set('field', selection.field);
  }
  if (camera !== undefined)
    parts.set('camera', [...camera.position, camera.yaw, camera.pitch].map(shortNumber).join(','));
  if (layers !== undefined) parts.set('layers', layers.join(','));
  if (mode !== undefined) parts.set('mode', mode);
  return parts.toString();
}

/** The place that the part of an address behind `#` names; what isn't understood is left out. */
export function placeFromHash(hash: string): Place {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const view = viewNames.find((name) => name === parts.get('view')) ?? 'world';
  const path = parts.get('at');
  const index = wholeNumber(parts.get('index'));
  const field = parts.get('field');
  return {
    view,
    ...(path !== null && {
      selection: { path, ...(index !== undefined && { index }), ...(field !== null && { field }) },
    }),
    camera: cameraFrom(parts.get('camera')),
    layers: parts.get('layers')?.split(',').filter(Boolean),
    mode: parts.get('mode') ?? undefined,
  };
}

function shortNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function wholeNumber(text: string | null): number | undefined {
  if (text === null || !/^\d{1,15}$/.test(text)) return undefined;
  return Number(text);
}

function cameraFrom(text: string | null): CameraPlace | undefined {
  const numbers = text?.split(',').map(Number) ?? [];
  if (numbers.length !== 5 || !numbers.every((number) => Number.isFinite(number))) return undefined;
  const [x, y, z, yaw, pitch] = numbers as [number, number, number, number, number];
  return { position: [x, y, z], yaw, pitch };
}
