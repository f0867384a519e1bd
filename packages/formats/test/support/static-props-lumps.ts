import {
  type AnyStruct,
  type ByteOrder,
  type Content,
  type ContentType,
  toJsonText,
} from '@brushwork/record';
import { staticProps } from '../../src/branch/valve/records/static-props-layouts.js';

/** Names of the declared layouts. */
export type Layout = keyof typeof staticProps.layouts;

/** Layouts as they were typed in from the table: versions, size of a record, and where the fields lie that differ. */
export const table: readonly (readonly [
  Layout,
  readonly number[],
  number,
  Readonly<Record<string, number>>,
])[] = [
  [
    'v4',
    [4],
    56,
    {
      origin: 0,
      angles: 12,
      model: 24,
      firstLeaf: 26,
      leafCount: 28,
      solid: 30,
      flags: 31,
      skin: 32,
      fadeMinDistance: 36,
      fadeMaxDistance: 40,
      lightingOrigin: 44,
    },
  ],
  ['v5', [5], 60, { lightingOrigin: 44, forcedFadeScale: 56 }],
  ['v5-the-ship', [5], 188, { forcedFadeScale: 56, name: 60 }],
  ['v6', [6], 64, { flags: 31, forcedFadeScale: 56, minDirectX: 60, maxDirectX: 62 }],
  ['v6-bloody-good-time', [6], 192, { maxDirectX: 62, name: 64 }],
  ['v6-dark-messiah', [6], 136, { maxDirectX: 62, unknown0x40: 64 }],
  ['v6-vindictus', [6], 60, { forcedFadeScale: 56 }],
  ['v7', [7], 68, { minDirectX: 60, maxDirectX: 62, color: 64 }],
  ['v7-zeno-clash', [7], 68, { minDirectX: 60, unknown0x40: 64 }],
  ['v7-vindictus', [7], 64, { minDirectX: 60, maxDirectX: 62 }],
  ['v8', [8], 68, { minCpuLevel: 60, maxCpuLevel: 61, minGpuLevel: 62, maxGpuLevel: 63, color: 64 }],
  ['v8-vindictus', [8], 72, { maxDirectX: 62, unknown0x40: 64 }],
  ['v9', [9], 72, { minCpuLevel: 60, color: 64, disableXbox360: 68 }],
  [
    'v9-dear-esther',
    [9],
    76,
    {
      flags: 31,
      unknown0x20: 32,
      skin: 36,
      lightingOrigin: 48,
      forcedFadeScale: 60,
      minCpuLevel: 64,
      color: 68,
      disableXbox360: 72,
    },
  ],
  [
    'v10',
    [10, 7],
    72,
    { solid: 30, skin: 32, minDirectX: 60, flags: 64, lightmapWidth: 68, lightmapHeight: 70 },
  ],
  [
    'v10-global-offensive',
    [10],
    76,
    { flags: 31, minCpuLevel: 60, color: 64, disableXbox360: 68, flagsEx: 72 },
  ],
  [
    'v11-black-mesa-lite',
    [11, 10],
    76,
    { skin: 32, minDirectX: 60, flags: 64, lightmapWidth: 68, color: 72 },
  ],
  ['v11-black-mesa', [11, 12], 80, { skin: 32, flags: 64, lightmapHeight: 70, color: 72, flagsEx: 76 }],
  ['v11-global-offensive', [11], 80, { flags: 31, color: 64, disableXbox360: 68, flagsEx: 72, scale: 76 }],
  ['v11-merubasu', [11, 7], 76, { flags: 64, lightmapWidth: 68, scale: 72 }],
  ['v12-strata', [12], 80, { flagsEx: 72, scale: 76 }],
  ['v13-strata', [13], 88, { flags: 31, color: 64, flagsEx: 72, scale: 76 }],
];

interface SequenceTypeLike extends ContentType {
  readonly parts: Readonly<Record<string, { readonly element?: unknown }>>;
  build(object: object, options: { byteOrder: ByteOrder }): Uint8Array;
}

/** Class of a layout's records. */
export function recordOf(layout: Layout): AnyStruct {
  const { props } = (staticProps.layouts[layout] as unknown as SequenceTypeLike).parts;
  return (props as unknown as { element: { record: AnyStruct } }).element.record;
}

/** Plain props with values as real maps have them, whatever fields the layout has. */
function plainProps(layout: Layout, count: number, given: object = {}): object[] {
  const record = recordOf(layout) as AnyStruct & { from(values: object): { toObject(): object } };
  const has = (name: string): boolean => record.layout.byName.has(name);
  return Array.from({ length: count }, (_, i) => {
    const scale = layout === 'v13-strata' ? { x: 1, y: 2, z: 0.5 } : 1 + i / 4;
    const values = {
      origin: { x: 100 * i, y: -2000, z: 64.5 },
      angles: { pitch: 0, yaw: 90 * i, roll: 0 },
      model: i % 2,
      firstLeaf: i,
      leafCount: 1,
      solid: 6,
      skin: i,
      fadeMinDistance: 800,
      fadeMaxDistance: 1000,
      lightingOrigin: { x: 1, y: 2, z: 3 },
      forcedFadeScale: 1,
      flags: record.size >= 72 && record.layout.byName.get('flags')?.offset === 64 ? 0x150 : 0x50,
      color: { red: 255, green: 255, blue: 255, alpha: 255 },
      flagsEx: 1,
      lightmapWidth: 32,
      lightmapHeight: 64,
      maxCpuLevel: 3,
      minDirectX: 80,
      name: `prop ${i}`,
      scale,
      ...given,
    };
    return record.from(Object.fromEntries(Object.entries(values).filter(([name]) => has(name)))).toObject();
  });
}

/** A lump of so many static props, which nothing is wrong with. */
export function lumpOf(
  layout: Layout,
  count: number,
  how: { given?: object; byteOrder?: ByteOrder } = {},
): Uint8Array {
  const type = staticProps.layouts[layout] as unknown as SequenceTypeLike;
  const plain: Record<string, unknown> = {
    modelCount: 2,
    models: ['models/a.mdl', 'models/b.mdl'],
    nameCount: 1,
    names: ['other'],
    leafCount: count + 2,
    leaves: Array.from({ length: count + 2 }, (_, i) => i * 3),
    scaleCount: 1,
    scales: [{ prop: 0, scale: { x: 1, y: 1, z: 3 } }],
    propCount: count,
    props: plainProps(layout, count, how.given),
  };
  const own = Object.keys(type.parts).map((name) => [name, plain[name]]);
  return type.build(Object.fromEntries(own), { byteOrder: how.byteOrder ?? 'little' });
}

/** Opens a lump of static props. */
export function opened(
  bytes: Uint8Array,
  version: number | undefined,
  how: { of?: typeof staticProps; byteOrder?: ByteOrder } = {},
) {
  return (how.of ?? staticProps).open({
    name: 'sprp',
    bytes,
    offset: 500,
    byteOrder: how.byteOrder ?? 'little',
    version,
  });
}

/** The bytes that plain blocks give, by way of JSON text. */
export function rebuilt(
  content: Content & { readonly layout: string },
  byteOrder: ByteOrder = 'little',
): Uint8Array {
  const made: number[] = [];
  for (let i = 0; i < content.blockCount(2); i++) {
    const block = JSON.parse(toJsonText(content.block(i, 2))) as unknown;
    made.push(...staticProps.rebuild(block, { name: 'sprp', byteOrder, layout: content.layout }, i * 2));
  }
  return Uint8Array.from(made);
}
