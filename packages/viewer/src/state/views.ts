import type { ViewName } from './place.js';

/** What a view is called, and whether maps and models have it. */
export interface ViewDescription {
  /** The view. */
  readonly name: ViewName;
  /** Its title. */
  readonly title: string;
  /** What kinds of files have it. */
  readonly kinds: readonly ('map' | 'model')[];
}

/** The views in the order of their tabs. */
export const views: readonly ViewDescription[] = [
  { name: 'world', title: 'World', kinds: ['map', 'model'] },
  { name: 'file', title: 'File', kinds: ['map', 'model'] },
  { name: 'entities', title: 'Entities', kinds: ['map'] },
  { name: 'pak', title: 'Pakfile', kinds: ['map'] },
  { name: 'issues', title: 'Issues', kinds: ['map', 'model'] },
  { name: 'detection', title: 'Detection', kinds: ['map'] },
  { name: 'compare', title: 'Compare', kinds: ['map', 'model'] },
];
