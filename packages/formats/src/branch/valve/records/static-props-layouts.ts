/** Layouts of the game lump `sprp`: models, leaves and props, and how the right one is found. */
import {
  type BytesField,
  bytes,
  type CandidatesType,
  candidates,
  type DeclaredTypes,
  i32,
  type MeasuredLayout,
  many,
  ref,
  sequence,
  text,
  u16,
  u32,
} from '@brushwork/record';
import {
  StaticPropOfUnknownVersion,
  StaticPropScale,
  StaticPropV4,
  StaticPropV5,
  StaticPropV5TheShip,
  StaticPropV6,
  StaticPropV6BloodyGoodTime,
  StaticPropV6DarkMessiah,
  StaticPropV7,
  StaticPropV7ZenoClash,
  StaticPropV8,
  StaticPropV8Vindictus,
  StaticPropV9,
  StaticPropV9DearEsther,
  StaticPropV10,
  StaticPropV10GlobalOffensive,
  StaticPropV11BlackMesa,
  StaticPropV11BlackMesaLite,
  StaticPropV11GlobalOffensive,
  StaticPropV11Merubasu,
  StaticPropV13,
} from './static-props.js';
import { staticPropDoubts } from './static-props-doubts.js';
import { isUnknownStride, staticPropStride } from './static-props-stride.js';

const models = {
  /** Number of models. */
  modelCount: i32,
  /** Models that the props use: paths from the game's folder. */
  models: many(text(128), 'modelCount'),
};

const leaves = {
  /** Number of entries in `leaves`. */
  leafCount: i32,
  /** Leaves that props are in, as props select them. */
  leaves: many(ref(u16, 'LEAVES'), 'leafCount'),
  /** Number of props. */
  propCount: i32,
};

/** What stands before the props in most games. */
const head = { ...models, ...leaves };

/** What stands before the props in games of the Strata engine, whose leaves have wide numbers. */
const wideHead = {
  ...models,
  /** Number of entries in `leaves`. */
  leafCount: i32,
  /** Leaves that props are in, as props select them. */
  leaves: many(ref(u32, 'LEAVES'), 'leafCount'),
  /** Number of props. */
  propCount: i32,
};

/** What stands before the props in Zeno Clash. */
const zenoClashHead = {
  ...models,
  /** Number of other names. */
  nameCount: i32,
  /** Other names; what they are for isn't known. */
  names: many(text(128), 'nameCount'),
  ...leaves,
};

/** What stands before the props in Vindictus. */
const vindictusHead = {
  ...models,
  /** Number of entries in `leaves`. */
  leafCount: i32,
  /** Leaves that props are in, as props select them. */
  leaves: many(ref(u16, 'LEAVES'), 'leafCount'),
  /** Number of props that are stretched. */
  scaleCount: i32,
  /** How they are stretched. */
  scales: many(StaticPropScale, 'scaleCount'),
  /** Number of props. */
  propCount: i32,
};

/** Static props of an unknown version, whose records are known by their first 56 bytes. */
const ofUnknownVersion = sequence('StaticPropsOfUnknownVersion', {
  ...head,
  /** The props. */
  props: many(StaticPropOfUnknownVersion, 'propCount'),
});

/** The same with wide numbers of leaves. */
const wideOfUnknownVersion = sequence('StaticPropsOfUnknownVersionWide', {
  ...wideHead,
  /** The props. */
  props: many(StaticPropOfUnknownVersion, 'propCount'),
});

/** Makes each type once for each size of a record; they are few, since only sizes up to 1 KiB are read. */
function bySize<T>(
  make: (record: typeof StaticPropOfUnknownVersion) => T,
): (stride: number) => T | undefined {
  const made = new Map<number, T>();
  return (stride) => {
    if (!isUnknownStride(stride)) return undefined;
    const type = made.get(stride) ?? make(unknownRecord(stride));
    made.set(stride, type);
    return type;
  };
}

function unknownRecord(stride: number): typeof StaticPropOfUnknownVersion {
  return class StaticPropOfUnknownSize extends StaticPropOfUnknownVersion.with(
    stride,
    unknownRest(stride - StaticPropV4.size),
  ) {} as unknown as typeof StaticPropOfUnknownVersion;
}

/** What isn't known of a prop. */
function unknownRest(size: number): { readonly unknown0x38: BytesField } {
  return { unknown0x38: bytes(size) };
}

const prefix: MeasuredLayout<'prefix', typeof ofUnknownVersion> = {
  name: 'prefix',
  measure: (place) => staticPropStride(place, 2),
  make: bySize((record) =>
    sequence('StaticPropsOfUnknownVersion', {
      ...head,
      /** The props. */
      props: many(record, 'propCount'),
    }),
  ),
};

const widePrefix: MeasuredLayout<'prefix-wide', typeof wideOfUnknownVersion> = {
  name: 'prefix-wide',
  measure: (place) => staticPropStride(place, 4),
  make: bySize((record) =>
    sequence('StaticPropsOfUnknownVersionWide', {
      ...wideHead,
      /** The props. */
      props: many(record, 'propCount'),
    }),
  ),
};

/** Every known layout, those that are seen more often first among those of one version and size. */
const layouts = {
  v4: {
    version: 4,
    type: sequence('StaticPropsV4', {
      ...head,
      /** The props. */
      props: many(StaticPropV4, 'propCount'),
    }),
  },
  v5: {
    version: 5,
    type: sequence('StaticPropsV5', {
      ...head,
      /** The props. */
      props: many(StaticPropV5, 'propCount'),
    }),
  },
  'v5-the-ship': {
    version: 5,
    type: sequence('StaticPropsV5TheShip', {
      ...head,
      /** The props. */
      props: many(StaticPropV5TheShip, 'propCount'),
    }),
  },
  v6: {
    version: 6,
    type: sequence('StaticPropsV6', {
      ...head,
      /** The props. */
      props: many(StaticPropV6, 'propCount'),
    }),
  },
  'v6-bloody-good-time': {
    version: 6,
    type: sequence('StaticPropsV6BloodyGoodTime', {
      ...head,
      /** The props. */
      props: many(StaticPropV6BloodyGoodTime, 'propCount'),
    }),
  },
  'v6-dark-messiah': {
    version: 6,
    type: sequence('StaticPropsV6DarkMessiah', {
      ...head,
      /** The props. */
      props: many(StaticPropV6DarkMessiah, 'propCount'),
    }),
  },
  'v6-vindictus': {
    version: 6,
    type: sequence('StaticPropsV6Vindictus', {
      ...vindictusHead,
      /** The props. */
      props: many(StaticPropV5, 'propCount'),
    }),
  },
  v7: {
    version: 7,
    type: sequence('StaticPropsV7', {
      ...head,
      /** The props. */
      props: many(StaticPropV7, 'propCount'),
    }),
  },
  'v7-zeno-clash': {
    version: 7,
    type: sequence('StaticPropsV7ZenoClash', {
      ...zenoClashHead,
      /** The props. */
      props: many(StaticPropV7ZenoClash, 'propCount'),
    }),
  },
  'v7-vindictus': {
    version: [7, 6],
    type: sequence('StaticPropsV7Vindictus', {
      ...vindictusHead,
      /** The props. */
      props: many(StaticPropV6, 'propCount'),
    }),
  },
  v8: {
    version: 8,
    type: sequence('StaticPropsV8', {
      ...head,
      /** The props. */
      props: many(StaticPropV8, 'propCount'),
    }),
  },
  'v8-vindictus': {
    version: 8,
    type: sequence('StaticPropsV8Vindictus', {
      ...vindictusHead,
      /** The props. */
      props: many(StaticPropV8Vindictus, 'propCount'),
    }),
  },
  v9: {
    version: 9,
    type: sequence('StaticPropsV9', {
      ...head,
      /** The props. */
      props: many(StaticPropV9, 'propCount'),
    }),
  },
  'v9-dear-esther': {
    version: 9,
    type: sequence('StaticPropsV9DearEsther', {
      ...head,
      /** The props. */
      props: many(StaticPropV9DearEsther, 'propCount'),
    }),
  },
  v10: {
    version: [10, 7],
    type: sequence('StaticPropsV10', {
      ...head,
      /** The props. */
      props: many(StaticPropV10, 'propCount'),
    }),
  },
  'v10-global-offensive': {
    version: 10,
    type: sequence('StaticPropsV10GlobalOffensive', {
      ...head,
      /** The props. */
      props: many(StaticPropV10GlobalOffensive, 'propCount'),
    }),
  },
  'v11-global-offensive': {
    version: 11,
    type: sequence('StaticPropsV11GlobalOffensive', {
      ...head,
      /** The props. */
      props: many(StaticPropV11GlobalOffensive, 'propCount'),
    }),
  },
  'v11-black-mesa-lite': {
    version: [11, 10],
    type: sequence('StaticPropsV11BlackMesaLite', {
      ...head,
      /** The props. */
      props: many(StaticPropV11BlackMesaLite, 'propCount'),
    }),
  },
  'v11-merubasu': {
    version: [11, 7],
    type: sequence('StaticPropsV11Merubasu', {
      ...head,
      /** The props. */
      props: many(StaticPropV11Merubasu, 'propCount'),
    }),
  },
  'v12-strata': {
    version: 12,
    type: sequence('StaticPropsV12Strata', {
      ...wideHead,
      /** The props. */
      props: many(StaticPropV11GlobalOffensive, 'propCount'),
    }),
  },
  'v11-black-mesa': {
    version: [11, 12],
    type: sequence('StaticPropsV11BlackMesa', {
      ...head,
      /** The props. */
      props: many(StaticPropV11BlackMesa, 'propCount'),
    }),
  },
  'v13-strata': {
    version: 13,
    type: sequence('StaticPropsV13Strata', {
      ...wideHead,
      /** The props. */
      props: many(StaticPropV13, 'propCount'),
    }),
  },
} as const;

/** How static props are read. */
export interface StaticPropsType
  extends CandidatesType<DeclaredTypes<typeof layouts>, typeof prefix | typeof widePrefix> {
  /** The same with other layouts preferred. */
  prefer(...preferred: (keyof typeof layouts)[]): StaticPropsType;
}

/**
 * Static props (game lump `sprp`): models, leaves, props. Version and record size together, and values that make no
 * sense, decide among these layouts; games whose maps can't be told from others' by that are preferred by their branch:
 * `staticProps.prefer('v11-black-mesa')`. Records of unknown size are read as far as all have them in common, as
 * `prefix-84` for 84 bytes, or `prefix-wide-84` with wide leaf numbers.
 */
export const staticProps: StaticPropsType = candidates(layouts, {
  doubts: staticPropDoubts,
  measured: [prefix, widePrefix],
});
