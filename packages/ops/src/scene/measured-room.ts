import type { SceneBudget } from './scene-budget.js';

/**
 * Counts what is looked at of surfaces before any of them is made. Many surfaces that share one long run of a lump are
 * more to look at than the file is large; what there won't be room for needs no look.
 */
export class MeasuredRoom {
  private readonly budget: SceneBudget;
  private vertices = 0;
  private triangles = 0;

  constructor(budget: SceneBudget) {
    this.budget = budget;
  }

  /** Counts a surface; false when it and those before it are more than there is room for. */
  take(vertices: number, triangles: number): boolean {
    if (!this.budget.hasRoom(this.vertices + vertices, this.triangles + triangles)) return false;
    this.vertices += vertices;
    this.triangles += triangles;
    return true;
  }
}
