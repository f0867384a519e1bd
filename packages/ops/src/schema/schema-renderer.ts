import type { BranchModel, ReferenceModel } from './reference-model.js';

/** Formats that a branch can be written as. */
export type SchemaFormat = 'md' | 'c' | 'ksy' | 'hexpat' | 'json';

/** How a branch is written. */
export interface RenderOptions {
  /**
   * Name of the one lump that is wanted, where it isn't all of them. The branch that a renderer gets then has this lump
   * alone, with the records and constants that it needs: an excerpt, which may leave out the head of the file.
   */
  readonly lump?: string;
  /**
   * What becomes of that which a branch has unchanged from its parent: it is written out (unless given), or left to the
   * parent's own file in the same folder, so that a folder of all branches says nothing twice.
   */
  readonly inherited?: 'written-out' | 'referred-to';
}

/**
 * Writes a branch as text: its lumps, its `records` and its `constants`, which the model holds by identifier. What the
 * format can't express is said by name in a comment or a section of its own.
 */
export type Renderer = (model: ReferenceModel, branch: BranchModel, options?: RenderOptions) => string;

/** Name of a branch's file without its ending, in a folder of files of one format. */
export function schemaFileName({ id }: Pick<BranchModel, 'id'>): string {
  return id.replaceAll('/', '-');
}

/** A format with what writes it. */
export interface SchemaRenderer {
  /** Its name. */
  readonly format: SchemaFormat;
  /** What it is, for lists of formats. */
  readonly title: string;
  /** Ending of its files, with the point: `.h`. */
  readonly extension: string;
  /** Writes it. */
  readonly render: Renderer;
}
