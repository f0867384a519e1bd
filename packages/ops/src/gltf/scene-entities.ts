import type { Entity, GameMap } from '@brushwork/formats';
import { connectionsOf, type EntityConnection } from '../entity-io/index.js';
import { type Rotation, rotationOf, threeNumbers, unturned } from '../scene/rotation.js';
import { entityTextOf } from '../world/entities-by-class.js';
import { placedEntity } from '../world/placed-entities.js';
import type { Extras } from './gltf-json.js';

/** An entity as a node shows it. */
export interface SceneEntity {
  /** Its number. */
  readonly index: number;
  /** Its class, and its name where it has one: what the node is called. */
  readonly title: string;
  /** Where it is, in game units; `undefined` for one that is at no point. */
  readonly origin: readonly [x: number, y: number, z: number] | undefined;
  /** How its angles turn it: a quaternion x, y, z, w. */
  readonly rotation: Rotation;
  /** Its keys and values, and what it makes others do. */
  readonly extras: Extras;
}

/** The entities of a map for the nodes of a document, in their order; none for a format without. */
export function sceneEntities(map: GameMap<object>): readonly SceneEntity[] {
  const { entities, entityOutputs } = map.branch.capabilities;
  if (entities === undefined) return [];
  const all = entityTextOf(map).document.entities;
  const outputs = new Map<number, EntityConnection[]>();
  if (entityOutputs !== undefined)
    for (const connection of connectionsOf(all)) {
      const known = outputs.get(connection.source) ?? [];
      known.push(connection);
      outputs.set(connection.source, known);
    }
  return all.map((entity, index) => sceneEntity(entity, index, outputs.get(index) ?? []));
}

function sceneEntity(entity: Entity, index: number, outputs: readonly EntityConnection[]): SceneEntity {
  const { className, name, origin } = placedEntity(entity, index);
  const angles = threeNumbers(entity.get('angles') ?? '') ?? yawOf(entity.get('angle'));
  const ofOutputs = new Set(outputs.map(({ pair }) => pair));
  return {
    index,
    title: name === undefined ? className : `${className} ${name}`,
    origin,
    rotation: angles === undefined ? unturned : rotationOf(...angles),
    extras: {
      entity: index,
      keys: keysOf(entity, ofOutputs),
      ...(outputs.length > 0 && { outputs: outputs.map(outputExtras) }),
    },
  };
}

/** The turn of a key `angle`, in which two numbers stand for up and down. */
function yawOf(text: string | undefined): readonly [number, number, number] | undefined {
  const yaw = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(yaw)) return undefined;
  return yaw === -1 ? [-90, 0, 0] : yaw === -2 ? [90, 0, 0] : [0, yaw, 0];
}

/** Values by their keys; of a key that is there several times, all of them. Names from a file are never looked up. */
function keysOf(entity: Entity, left: ReadonlySet<number>): Extras {
  const keys = new Map<string, string | string[]>();
  entity.pairs.forEach(({ key, value }, i) => {
    if (left.has(i)) return;
    const known = keys.get(key);
    if (known === undefined) keys.set(key, value);
    else if (typeof known === 'string') keys.set(key, [known, value]);
    else known.push(value);
  });
  return Object.fromEntries(keys);
}

function outputExtras({ delay, input, output, parameter, target, times }: EntityConnection): Extras {
  return { output, target, input, parameter, delay, times };
}
