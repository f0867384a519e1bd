import type { FaceWinding, Model, ModelObject } from '@brushwork/formats';
import type { Issue } from '@brushwork/record';
import type { SceneMaterial, SceneMesh } from '../scene/scene.js';
import { type BudgetOptions, SceneBudget } from '../scene/scene-budget.js';
import { SceneIssues } from '../scene/scene-issues.js';
import { ModelSceneReader } from './model-scene-reader.js';

/** A part of a level: what has the same materials and name. */
export interface ModelScenePart {
  /** What it is called: its name, or that of what moves it; empty where it has neither. */
  readonly name: string;
  /** What it says of itself, its texts as they are in the file. */
  readonly extras: Readonly<Record<string, unknown>>;
  /** Its triangles. */
  readonly meshes: readonly SceneMesh[];
}

/** What is drawn of an object at some distance. */
export interface ModelSceneLevel {
  /** Distances from and up to which it is drawn, in metres; `undefined` where there are none. */
  readonly distance: { readonly in: number; readonly out: number } | undefined;
  /** Its name and texts. */
  readonly extras: Readonly<Record<string, unknown>>;
  /** Its parts. */
  readonly parts: readonly ModelScenePart[];
}

/** An object of a model. */
export interface ModelSceneObject {
  /** Its name; empty where it has none. */
  readonly name: string;
  /** What it says of itself. */
  readonly extras: Readonly<Record<string, unknown>>;
  /** Its levels of detail, the nearest first. */
  readonly levels: readonly ModelSceneLevel[];
  /** Whether all levels are drawn together, instead of one of them. */
  readonly isAdditive: boolean;
}

/** What is to be seen of a model. */
export interface ModelScene {
  /** Size of a unit in metres. */
  readonly metresPerUnit: number;
  /** The materials that its parts name, each once. */
  readonly materials: readonly SceneMaterial[];
  /** The objects in the order of the file. */
  readonly objects: readonly ModelSceneObject[];
  /** How much there is. */
  readonly counts: {
    /** Triangles of all levels. */
    readonly triangles: number;
    /** Vertices of all levels. */
    readonly vertices: number;
    /** Faces that were left out. */
    readonly skipped: number;
  };
  /** What was left out, and why. */
  readonly issues: readonly Issue[];
}

/** What is made of a model. */
export interface ModelSceneOptions extends BudgetOptions {
  /** Which way round the corners of faces are given; as in the file unless given. */
  readonly winding?: FaceWinding;
}

/**
 * What is to be seen of a model: objects, their levels of detail, the parts of those and their triangles, in the model's own
 * frame. Of the units only the metre is known, in which all models are that say nothing else. Faces that name vertices that
 * aren't there, or are nowhere, are left out, each mesh that has some with an issue.
 */
export function modelScene(model: Model, options: ModelSceneOptions = {}): ModelScene {
  const issues = new SceneIssues();
  const budget = new SceneBudget(model.tree.bytes.length, options);
  const reader = new ModelSceneReader({ issues, budget, winding: options.winding ?? 'file' });
  const objects = model.objects.map((object) => objectOf(reader, object));
  const { materials, skipped, triangles, vertices } = reader;
  return {
    metresPerUnit: 1,
    materials,
    objects,
    counts: { triangles, vertices, skipped },
    issues: issues.list,
  };
}

function objectOf(reader: ModelSceneReader, object: ModelObject): ModelSceneObject {
  const levels = object.levels.map((level) => reader.level(object, level));
  const nearest = levels.toSorted((a, b) => startOf(a) - startOf(b));
  return {
    name: object.name ?? '',
    extras: reader.extras(object.settings, object.chunk.index),
    levels: nearest,
    isAdditive: reader.isAdditive(object),
  };
}

function startOf({ distance }: ModelSceneLevel): number {
  const start = distance?.in ?? 0;
  return Number.isNaN(start) ? 0 : start;
}
