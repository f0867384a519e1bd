/** Blocks of something that comes from a worker: asked for once, those that were used last kept. */
export class BlockStore<T> {
  private readonly blocks = new Map<number, T | 'coming'>();
  private readonly capacity: number;
  private readonly load: (block: number) => Promise<T>;
  private readonly onChange: (error: unknown) => void;
  private isOver = false;

  /** `onChange` is called when a block has come, with an error when it couldn't. */
  constructor(load: (block: number) => Promise<T>, onChange: (error: unknown) => void, capacity = 64) {
    this.load = load;
    this.onChange = onChange;
    this.capacity = capacity;
  }

  /** A block, if it is there; asked for otherwise. */
  get(block: number): T | undefined {
    const known = this.blocks.get(block);
    if (known !== undefined) {
      this.blocks.delete(block);
      this.blocks.set(block, known);
      return known === 'coming' ? undefined : known;
    }
    if (this.isOver) return undefined;
    this.blocks.set(block, 'coming');
    this.load(block).then(
      (made) => {
        if (this.isOver) return;
        this.blocks.set(block, made);
        for (const [oldest] of this.blocks) {
          if (this.blocks.size <= this.capacity) break;
          this.blocks.delete(oldest);
        }
        this.onChange(undefined);
      },
      (error: unknown) => {
        // Not asked for again until something else is shown: it would fail as often as the page is drawn.
        if (!this.isOver) this.onChange(error);
      },
    );
    return undefined;
  }

  /** Ends it: what still comes is thrown away. */
  end(): void {
    this.isOver = true;
    this.blocks.clear();
  }
}
