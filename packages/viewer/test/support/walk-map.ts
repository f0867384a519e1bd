import { open, registryEntry, save } from '@brushwork/formats';
import { box } from '../../../../tools/fixtures/describe/shapes.js';
import type { Material, World } from '../../../../tools/fixtures/describe/world.js';
import { compileSource } from '../../../../tools/fixtures/valve/compile/source-compilation.js';
import { sourceFile } from '../../../../tools/fixtures/valve/source-file.js';
import { tinyDescription } from '../../../../tools/fixtures/valve/worlds/tiny-description.js';
import { bytesOfText } from './source-map.js';

const given = tinyDescription.world.materials;
const materials: readonly Material[] = given;

/** What lies ahead of somebody who walks east from the west of the hall, at the same distance in each lane. */
export const lanes = { clip: 256, water: 128, ghost: 0, gate: -128, free: -256 } as const;

/** Where each lane begins. */
export const START = -200;
/** Where what is in the way begins. */
export const OBSTACLE = 0;
/** Where the wall at the end is. */
export const END = 320;

/** A block across a lane. */
const across = (lane: number, material: string, height: number) =>
  box([OBSTACLE, lane - 48, 0], [OBSTACLE + 32, lane + 48, height], material);

/**
 * A hall in which somebody who walks east comes to an invisible wall, to water, to a wall that is a picture only, to a gate or to
 * nothing, depending on where he begins.
 */
const world: World = {
  ...tinyDescription.world,
  name: 'walk',
  materials,
  rooms: [{ name: 'hall', mins: [-320, -320, 0], maxs: [320, 320, 192] }],
  brushes: [
    box([-336, -336, -16], [336, 336, 0], 'floor'),
    box([-336, -336, 192], [336, 336, 208], 'sky'),
    box([-336, -336, 0], [-320, 336, 192], 'wall'),
    box([320, -336, 0], [336, 336, 192], 'wall'),
    box([-320, -336, 0], [320, -320, 192], 'wall'),
    box([-320, 320, 0], [320, 336, 192], 'wall'),
    across(lanes.clip, 'nobody', 192),
    across(lanes.water, 'pool', 100),
  ],
  terrains: [],
  parts: [
    { name: 'ghost', origin: [0, 0, 0], brushes: [across(lanes.ghost, 'wall', 128)] },
    { name: 'gate', origin: [0, 0, 0], brushes: [across(lanes.gate, 'wall', 128)] },
  ],
  lights: tinyDescription.world.lights.filter(({ kind }) => kind === 'sun' || kind === 'sky'),
  entities: [
    {
      pairs: [
        ['classname', 'info_player_start'],
        ['origin', `${START} ${lanes.free} 1`],
        ['angles', '0 0 0'],
      ],
    },
    ...['ghost', 'gate'].map((part) => ({
      part,
      pairs: [
        ['classname', 'script_brushmodel'],
        ['targetname', part],
      ] as const,
    })),
  ],
  inside: [START, 0, 48],
  occluders: [],
};

/** The hall as a Source map. */
export async function walkMap(): Promise<Uint8Array> {
  const branch = await registryEntry('valve/orange-box').load();
  const source = compileSource({
    ...tinyDescription,
    world,
    ...{ switchable: new Map(), terrains: [], overlays: [], props: [], cubemaps: [[0, 0, 96]] },
  });
  const map = await open(sourceFile(source, { branch: branch as never, byteOrder: 'little' }));
  const entities = map.lump('ENTITIES');
  const text = String.fromCharCode(...entities.bytes)
    .replace('"func_brush"\n"targetname" "ghost"', '"func_illusionary"\n"targetname" "ghost"')
    .replace('"func_brush"\n"targetname" "gate"', '"func_door"\n"targetname" "gate"');
  entities.setBytes(bytesOfText(text));
  return save(map).bytes;
}
