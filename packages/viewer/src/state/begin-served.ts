import { SceneInAdvance } from '../client/scene-in-advance.js';
import { isArchive } from '../protocol/main-file.js';
import type { Place } from './place.js';
import { type ServedFiles, servedFiles } from './served-files.js';

/** What the page was served with, and what was begun for it before the page's own code was there. */
export interface Beginning {
  /** The files. */
  readonly served: ServedFiles;
  /** The world that is on its way; `undefined` when another view is shown first. */
  readonly scene: SceneInAdvance | undefined;
}

/**
 * Begins with what the local server says of its files; `undefined` when it has none. Rejects as `servedFiles` does.
 */
export async function beginServed(
  description: Promise<Response>,
  { lightRange, view }: Place,
): Promise<Beginning | undefined> {
  const served = await servedFiles(description);
  if (served === undefined) return undefined;
  const isWorldFirst = view === 'world' && !isArchive(served.open.file.name);
  return { served, scene: isWorldFirst ? new SceneInAdvance(served.open, { range: lightRange }) : undefined };
}
