import type { ByteOrder } from '@brushwork/record';
import { DamagedVbsp } from '../../../../tools/fixtures/valve/damage/damaged-vbsp.js';
import { gameLumpBytes, placedGameLump } from '../../../../tools/fixtures/valve/lumps/game-lump.js';
import type { StaticPropForm } from '../../../../tools/fixtures/valve/lumps/static-prop-forms.js';
import { sourceTraits } from '../../../../tools/fixtures/valve/source-traits.js';
import { tinyCompilation, tinySource } from '../../../../tools/fixtures/valve/tiny-source.js';
import type { Branch } from '../../src/branch.js';
import type { GameLump } from '../../src/container/game-lump/index.js';
import type { GameMap } from '../../src/map/game-map.js';

/** What a map is made for. */
export interface MapWithProps {
  /** Its branch. */
  readonly branch: Branch<object>;
  /** Layout of its static props. */
  readonly form: StaticPropForm;
  /** Byte order; little-endian unless given. */
  readonly byteOrder?: ByteOrder;
  /** Changes the game lump as it is made, with offsets that count from its own start. */
  change?(bytes: Uint8Array, view: DataView): void;
}

const plain = new Map<string, Uint8Array>();

/** The tiny map of a branch, made once. */
function plainMap(branch: Branch<object>, byteOrder: ByteOrder): Uint8Array {
  const key = `${branch.id} ${byteOrder}`;
  const known = plain.get(key) ?? tinySource({ branch, byteOrder });
  plain.set(key, known);
  return known;
}

/** The tiny map of a branch with static props in another layout. */
export function mapWithProps({ branch, form, byteOrder = 'little', change }: MapWithProps): Uint8Array {
  const entry = sourceTraits(branch).gameLumpEntry ?? 'source';
  const bytes = gameLumpBytes(tinyCompilation(), { byteOrder, staticProps: form, entry, hasHdr: true });
  change?.(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.length));
  const file = new DamagedVbsp(plainMap(branch, byteOrder), branch);
  const offset = (file.bytes.length + 3) & ~3;
  const placing = { byteOrder, entry, isRelative: byteOrder === 'big' } as const;
  file.replace('GAME_LUMP', () => placedGameLump(bytes, offset, placing));
  return file.bytes;
}

/** Static props as far as all layouts have them in common. */
export interface PropsContent {
  readonly layout: string;
  readonly status: string;
  readonly bytes: Uint8Array;
  readonly issues: readonly { readonly rule: string; readonly severity: string; readonly message: string }[];
  readonly parts: {
    readonly models: { readonly length: number };
    readonly leaves: { readonly length: number };
    readonly props: {
      readonly length: number;
      readonly record: { readonly size: number };
      offsetOf(i: number): number;
      object(i: number): { readonly origin: object } & Readonly<Record<string, unknown>>;
    };
  };
}

/** The game lump of a map. */
export function gameLumpOf(map: GameMap<object>): GameLump {
  return map.lump('GAME_LUMP') as GameLump;
}

/** The static props of a map. */
export function propsOf(map: GameMap<object>): PropsContent {
  const found = gameLumpOf(map).find('sprp');
  if (found === undefined) throw new Error('there are no static props');
  return found.content as unknown as PropsContent;
}
