import { open, type RegistryEntry, registry } from '@brushwork/formats';
import type { ByteOrder } from '@brushwork/record';
import { buildFile } from '../fixtures/build-file.js';
import { familyWorlds } from '../fixtures/family-worlds.js';
import { buildCourtyard } from '../fixtures/infinity-ward/build-courtyard.js';
import { tinyRespawn } from '../fixtures/respawn/tiny-respawn.js';
import { tinyMap } from '../fixtures/small.js';
import { tinySource } from '../fixtures/valve/tiny-source.js';
import { measureTypedBytes, type TypedBytes } from './typed-bytes.js';

/** Synthetic maps of one branch that the repository's own builders make. */
export interface SyntheticMaps {
  /** How many there are. */
  readonly count: number;
  /** Builds them, one after the other. */
  build(): AsyncGenerator<Uint8Array>;
  /** Builds and measures them, which takes seconds. */
  measure(): Promise<TypedBytes>;
}

type Builder = () => Promise<Uint8Array>;

/** Builders of the small map of Source for a branch, one for each byte order. */
function tinySources(entry: RegistryEntry): Builder[] {
  const orders: readonly ByteOrder[] = entry.bigEndianMagic === undefined ? ['little'] : ['little', 'big'];
  return orders.map((byteOrder) => async () => tinySource({ branch: await entry.load(), byteOrder }));
}

/** The builder of the small map of a branch that belongs to one of the other families. */
function tinyMapOf(entry: RegistryEntry): Builder[] {
  const world = familyWorlds.get(entry.id);
  if (world === undefined) return [];
  return [
    async () => {
      const branch = await entry.load();
      const { contents, versions } = world(branch);
      return buildFile(branch, contents, versions);
    },
  ];
}

/** The builders by the identifier of the branch that their maps are made for. */
const BUILDERS: ReadonlyMap<string, readonly Builder[]> = new Map([
  ['infinity-ward/call-of-duty', [tinyMap, () => buildCourtyard({ game: 'call-of-duty' })]],
  ['infinity-ward/call-of-duty-uo', [() => buildCourtyard({ game: 'united-offensive' })]],
  ...registry
    .filter(({ magic }) => magic === 'VBSP')
    .map((entry): [string, readonly Builder[]] => [entry.id, tinySources(entry)]),
  ...registry
    .filter(({ magic }) => magic === 'rBSP')
    .map((entry): [string, readonly Builder[]] => [entry.id, [async () => tinyRespawn(await entry.load())]]),
  ...registry
    .filter(({ id }) => familyWorlds.has(id))
    .map((entry): [string, readonly Builder[]] => [entry.id, tinyMapOf(entry)]),
]);

/** The synthetic maps of a branch; `undefined` when nothing builds any. */
export function syntheticMaps(branch: string): SyntheticMaps | undefined {
  const builders = BUILDERS.get(branch);
  if (builders === undefined) return undefined;
  return {
    count: builders.length,
    async *build() {
      for (const build of builders) yield await build();
    },
    async measure() {
      let lumpBytes = 0;
      let typedBytes = 0;
      for (const build of builders) {
        const measured = measureTypedBytes(await open(await build(), { branch }));
        lumpBytes += measured.lumpBytes;
        typedBytes += measured.typedBytes;
      }
      return { lumpBytes, typedBytes };
    },
  };
}
