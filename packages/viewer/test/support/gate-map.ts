import { open, registryEntry, save } from '@brushwork/formats';
import { box } from '../../../../tools/fixtures/describe/shapes.js';
import type { World } from '../../../../tools/fixtures/describe/world.js';
import { compileSource } from '../../../../tools/fixtures/valve/compile/source-compilation.js';
import { sourceFile } from '../../../../tools/fixtures/valve/source-file.js';
import { courtyardDescription } from '../../../../tools/fixtures/valve/worlds/courtyard-description.js';
import { bytesOfText } from './source-map.js';

/** What the courtyard's gate is in this map, in place of brushes that nothing moves. */
const roles = {
  gate_left: ['func_door_rotating', '"speed" "100"\n"distance" "90"\n'],
  gate_right: ['func_door_rotating', '"speed" "100"\n"distance" "90"\n'],
  gate_trigger: [
    'trigger_multiple',
    '"wait" "4"\n"OnStartTouch" "gate_left,Open,,0,-1"\n"OnStartTouch" "gate_right,Open,,0.25,-1"\n',
  ],
} as const;

/** The courtyard as a Source map whose gate is opened by a trigger in the passage. */
export async function gateMap(): Promise<Uint8Array> {
  const branch = await registryEntry('valve/orange-box').load();
  const { world } = courtyardDescription;
  const source = compileSource({ ...courtyardDescription, world: withTrigger(world) });
  const map = await open(sourceFile(source, { branch: branch as never, byteOrder: 'little' }));
  const entities = map.lump('ENTITIES');
  let text = String.fromCharCode(...entities.bytes);
  for (const [name, [className, pairs]] of Object.entries(roles))
    text = text.replace(
      `"func_brush"\n"targetname" "${name}"\n`,
      `"${className}"\n"targetname" "${name}"\n${pairs}`,
    );
  entities.setBytes(bytesOfText(text));
  return save(map).bytes;
}

function withTrigger(world: World): World {
  const name = 'gate_trigger';
  return {
    ...world,
    parts: [
      ...world.parts,
      { name, origin: [0, 0, 0], brushes: [box([-40, -328, 0], [40, -232, 72], 'unseen')] },
    ],
    entities: [
      ...world.entities,
      {
        part: name,
        pairs: [
          ['classname', 'script_brushmodel'],
          ['targetname', name],
        ],
      },
    ],
  };
}
