import { failureOf } from '../../protocol/failure-transfer.js';
import type { FileOverview } from '../../protocol/overview.js';
import type { Viewpoint } from '../../protocol/scene-world.js';
import { entitySelection } from '../../protocol/selection.js';
import type { AppState } from '../../state/app-state.js';
import { findEntities } from '../../world/find-entities.js';
import type { JumpTarget } from '../../world/jump-target.js';
import { playerSizeOf } from '../../world/player-size.js';
import { revealEntity } from './reveal-entity.js';
import type { WorldLoad } from './world-load.js';
import { worldTools } from './world-tools.js';

/** Where one goes, and what shows that one went. */
export interface JumpPlace {
  /** The world. */
  readonly load: WorldLoad;
  /** What the page shows. */
  readonly state: AppState;
}

/** Where somebody wanted to go last. */
const wishes = new WeakMap<WorldLoad, JumpTarget>();

/** A place to go from, and whether somebody still wants to: not when he went elsewhere while it was looked for. */
interface Journey extends JumpPlace {
  readonly isWanted: () => boolean;
}

/** Goes somewhere. Gives why it isn't possible, in words; `undefined` when one is there. */
export async function jump({ load, state }: JumpPlace, target: JumpTarget): Promise<string | undefined> {
  wishes.set(load, target);
  const isWanted = (): boolean =>
    wishes.get(load) === target && state.session === load.session && state.place.view === 'world';
  const place: Journey = { load, state, isWanted };
  switch (target.kind) {
    case 'nothing':
      return 'Write where to go: a name, a class, x y z, leaf 12, #12 for an entity, or a record such as FACES[12].';
    case 'error':
      return `${target.message.charAt(0).toUpperCase()}${target.message.slice(1)}.`;
    case 'place':
      return stand(place, target);
    case 'leaf':
      return goToLeaf(place, target.index);
    case 'entity':
      return goToEntity(place, target.index);
    case 'name': {
      const [found] = findEntities(place.load.map?.world.entities ?? [], target.name, 1);
      if (found === undefined) return `No entity has “${target.name}” in its name or its class.`;
      return goToEntity(place, found.index);
    }
    case 'record':
      return goToRecord(place, target);
  }
}

function stand(
  { load }: JumpPlace,
  { isFeet, pitch, position, yaw }: Extract<JumpTarget, { kind: 'place' }>,
): undefined {
  const { world } = load.map ?? {};
  const { eyes } = playerSizeOf(world?.player, world?.metresPerUnit ?? 1);
  const [x, y, z] = position;
  const before = viewOf(load);
  load.stage.standAt({
    position: [x, y, z + (isFeet ? eyes : 0)],
    yaw: yaw ?? before.yaw,
    pitch: pitch ?? before.pitch,
  });
}

async function goToLeaf({ isWanted, load }: Journey, leaf: number): Promise<string | undefined> {
  const { abilities } = worldTools(load);
  if (abilities?.hasTree === false) return 'This format has no tree of leaves, or none that is known.';
  try {
    const point = await load.ask(({ space }) => space.pointInLeaf(leaf));
    if (!isWanted()) return undefined;
    if (point === undefined) return `Leaf ${leaf} has no room: nobody can stand in it.`;
    load.stage.standAt({ ...viewOf(load), position: point });
    return undefined;
  } catch (error) {
    return `${failureOf(error).message}.`;
  }
}

async function goToEntity({ isWanted, load, state }: Journey, index: number): Promise<string | undefined> {
  const { entities = [] } = load.map?.world ?? {};
  const entity = entities.find((one) => one.index === index);
  if (entity === undefined)
    return entities.length === 0
      ? 'The map has no entities that can be read.'
      : `There is no entity ${index}: the map has ${entities.length}, from 0 to ${entities.length - 1}.`;
  const selection = entitySelection(index);
  if (load.map?.mark(selection) === undefined)
    return `Entity ${index}, ${entity.className}, is at no point of the world: it has no origin and no model.`;
  await revealEntity({ load, state }, selection);
  if (!isWanted()) return undefined;
  state.goTo({ selection });
  load.stage.goToMarked();
  return undefined;
}

async function goToRecord(
  place: Journey,
  { index, path }: Extract<JumpTarget, { kind: 'record' }>,
): Promise<string | undefined> {
  const { load, state } = place;
  const known = knownPath(load.session.overview, path);
  if (known === undefined) return `This map has no lump ${path}.`;
  if (known.path === worldTools(load).abilities?.leafLump) return goToLeaf(place, index);
  if (known.count !== undefined && index >= known.count)
    return known.count === 0
      ? `${known.path} is empty in this map.`
      : `There is no ${known.path}[${index}]: there are ${known.count}, from 0 to ${known.count - 1}.`;
  // What isn't in the picture is selected all the same: the card leads to its record.
  state.goTo({ selection: { path: known.path, index } });
  load.stage.goToMarked();
  return undefined;
}

/** A path as the map writes it, and how many records it has, where that is known. */
function knownPath(
  overview: FileOverview,
  path: string,
): { readonly path: string; readonly count: number | undefined } | undefined {
  if (overview.kind !== 'map') return undefined;
  const [first = '', ...rest] = path.split('.');
  const lump = overview.lumps.find(({ name }) => name.toUpperCase() === first.toUpperCase());
  if (lump === undefined) return undefined;
  const { elementSize, length, name, unpacked } = lump;
  const isWhole = rest.length === 0 && elementSize !== undefined && elementSize > 0;
  const size = unpacked === undefined || unpacked === 0 ? length : unpacked;
  return {
    path: [name, ...rest].join('.'),
    count: isWhole ? Math.floor(size / elementSize) : undefined,
  };
}

function viewOf({ stage }: WorldLoad): Viewpoint {
  return stage.navigator?.view ?? { position: [0, 0, 0], yaw: 0, pitch: 0 };
}
