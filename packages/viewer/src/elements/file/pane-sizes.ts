/** Sizes of the view's panes in pixels. */
export interface PaneSizes {
  /** Width of the tree. */
  readonly tree: number;
  /** Width of the record. */
  readonly detail: number;
  /** Height of the bytes. */
  readonly bytes: number;
}

/** Under which name they are kept. */
const name = 'brushwork.file.panes';

const usual: PaneSizes = { tree: 270, detail: 340, bytes: 280 };

/** The sizes that were used last. */
export function storedPaneSizes(): PaneSizes {
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<
      Record<keyof PaneSizes, unknown>
    >;
    const of = (key: keyof PaneSizes): number => {
      const value = stored[key];
      return typeof value === 'number' && value >= 80 && value <= 2000 ? value : usual[key];
    };
    return { tree: of('tree'), detail: of('detail'), bytes: of('bytes') };
  } catch {
    return usual;
  }
}

/** Keeps them for the next time, where the browser lets the page. */
export function storePaneSizes(sizes: PaneSizes): void {
  try {
    localStorage.setItem(name, JSON.stringify(sizes));
  } catch {
    // Nothing depends on it.
  }
}
