import { type Branch, deriveBranch, type GameMap, lump, openAs, pakfile } from '@brushwork/formats';
import { branch as parent } from '@brushwork/formats/branch/valve/source-2004';
import { i32, many, sequence, text } from '@brushwork/record';
import { buildZip, concat, numbers, type ZipSpec } from '../../../../formats/test/support/zip-builder.js';

/** Names of models in a lump, as the game lump of a map has them. */
const modelNames = sequence('ModelNames', {
  /** Number of models. */
  modelCount: i32,
  /** The models. */
  models: many(text(128), 'modelCount'),
});

/** A format with a pakfile, for tests alone. */
export const pakBranch = deriveBranch(parent, {
  id: 'test/pak',
  title: 'Maps with a pakfile',
  lumps: { PAKFILE: lump(40, pakfile()), GAME_LUMP: lump(35, modelNames) },
});

/** What a map is made of. */
export interface MapWithPak {
  readonly pak?: Uint8Array;
  readonly files?: readonly ZipSpec[];
  readonly entities?: string;
  readonly materials?: readonly string[];
  readonly models?: readonly string[];
}

const headSize = 1036;

function latin1(given: string): Uint8Array {
  return Uint8Array.from(given, (character) => character.charCodeAt(0));
}

/** A VBSP file with entities, names of materials and models, and files, put together byte by byte. */
export function mapWithPak(map: MapWithPak): Uint8Array {
  const { entities = '', materials = [], models = [], files = [] } = map;
  const texts = materials.map((name) => latin1(`${name}\0`));
  const offsets = texts.map((_, i) => concat(...texts.slice(0, i)).length);
  const names = models.map((name) => concat(latin1(name), new Uint8Array(128 - name.length)));
  const lumps = new Map<number, Uint8Array>([
    [0, latin1(`${entities}\0`)],
    [35, models.length === 0 ? new Uint8Array(0) : concat(numbers([models.length, 4]), ...names)],
    [43, concat(...texts)],
    [44, numbers(...offsets.map((offset) => [offset, 4] as const))],
    [40, map.pak ?? buildZip(files, { comment: `XZP1 0${'\0'.repeat(26)}` })],
  ]);
  const directory: Uint8Array[] = [];
  const body: Uint8Array[] = [];
  let at = headSize;
  const places = new Map<number, number>();
  for (const [index, bytes] of lumps) {
    places.set(index, at);
    const padded = concat(bytes, new Uint8Array((4 - (bytes.length % 4)) % 4));
    body.push(padded);
    at += padded.length;
  }
  for (let index = 0; index < 64; index++) {
    const bytes = lumps.get(index) ?? new Uint8Array(0);
    directory.push(
      numbers([bytes.length === 0 ? 0 : (places.get(index) ?? 0), 4], [bytes.length, 4], [0, 4], [0, 4]),
    );
  }
  return concat(latin1('VBSP'), numbers([19, 4]), ...directory, numbers([1, 4]), ...body);
}

/** The same, opened. */
export function openMapWithPak(map: MapWithPak): GameMap<object> {
  return openAs(pakBranch as unknown as Branch, mapWithPak(map));
}
