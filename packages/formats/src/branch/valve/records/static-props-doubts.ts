/** What in a reading of static props makes no sense, which tells layouts of one size apart. */
import type { AnyStruct, Column, Content, Doubt, RecordList } from '@brushwork/record';
import type { StaticPropV4 } from './static-props.js';

/** What a field's numbers are in sound files. */
interface Expectation {
  readonly least: number;
  readonly most: number;
  /** What is said of those that aren't so. */
  readonly message: string;
  /** Whether only damaged files have others. */
  readonly isGrave?: boolean;
  /** Which component it is about; all unless given. */
  readonly component?: number;
  /** Whether it is the other way round: sound files have other numbers. */
  readonly isOutside?: boolean;
}

/** No engine has a world that reaches further, in game units. */
const WORLD = 131072;

const position = { least: -WORLD, most: WORLD };
const scale: Expectation = { least: 1 / 256, most: 256, message: 'scale is no size' };
const level: Expectation = { least: 0, most: 15, message: 'level of hardware is none' };
const directX: Expectation = { least: 0, most: 255, message: 'DirectX version is none' };
const flags: Expectation = { least: 0, most: 0xffff, message: 'more flags than there are' };
const samples: Expectation = { least: 0, most: 8192, message: 'lightmap size is none' };

/** What sound files have in each field, as far as it can tell layouts apart. */
const expectations: ReadonlyMap<string, readonly Expectation[]> = new Map([
  ['origin', [{ ...position, message: 'origin is outside any world', isGrave: true }]],
  ['angles', [{ least: -1e5, most: 1e5, message: 'angle is none', isGrave: true }]],
  ['lightingOrigin', [{ ...position, message: 'lighting origin is outside any world' }]],
  ['skin', [{ least: -1, most: 1023, message: 'skin is none' }]],
  ['fadeMinDistance', [{ least: -1, most: 1e7, message: 'fade distance is none' }]],
  ['fadeMaxDistance', [{ least: -1, most: 1e7, message: 'fade distance is none' }]],
  ['forcedFadeScale', [{ least: -1, most: 1e4, message: 'fade scale is none' }]],
  ['minDirectX', [directX]],
  ['maxDirectX', [directX]],
  ['minCpuLevel', [level]],
  ['maxCpuLevel', [level]],
  ['minGpuLevel', [level]],
  ['maxGpuLevel', [level]],
  ['lightmapWidth', [samples]],
  ['lightmapHeight', [samples]],
  ['flags', [flags]],
  ['flagsEx', [flags]],
  ['disableXbox360', [{ least: 0, most: 1, message: 'truth is none' }]],
  // The highest byte of a float of about 1, which stands there in layouts with a scale.
  [
    'color',
    [{ least: 61, most: 65, component: 3, isOutside: true, message: 'colour is as clear as a scale' }],
  ],
  ['scale', [scale]],
]);

/** A static props lump as far as all layouts have it in common. */
interface StaticPropsContent extends Content {
  readonly parts: {
    readonly models: { readonly length: number };
    readonly leaves: {
      readonly length: number;
      readonly element: { readonly size: number };
      column(): Column;
    };
    readonly props: RecordList<typeof StaticPropV4>;
  };
}

/** So many props are looked at, spread over all of them: enough to tell layouts apart, and quick whatever a file says. */
const SAMPLE = 4096;

/** What speaks against a reading of static props; `undefined` when there are none, as then all layouts are the same. */
export function staticPropDoubts(content: Content): Doubt[] | undefined {
  const { models, leaves, props } = (content as StaticPropsContent).parts;
  if (props.length === 0) return undefined;
  const step = Math.ceil(props.length / SAMPLE);
  const sample = Array.from({ length: Math.ceil(props.length / step) }, (_, i) => i * step);
  return [
    ...indexDoubts(props, { models: models.length, leaves: leaves.length, sample }),
    ...valueDoubts(props as unknown as RecordList<AnyStruct>, sample),
  ];
}

function indexDoubts(
  props: RecordList<typeof StaticPropV4>,
  {
    models,
    leaves,
    sample,
  }: { readonly models: number; readonly leaves: number; readonly sample: readonly number[] },
): Doubt[] {
  const badModels = sample.filter((i) => props.at(i).model >= models);
  const badLeaves = sample.filter((i) => {
    const { firstLeaf, leafCount } = props.at(i);
    return leafCount > 0 && firstLeaf + leafCount > leaves;
  });
  const message = (list: string): string => `index is outside the list of ${list}`;
  return [
    ...doubt({ message: message('models'), isGrave: true }, badModels.length, sample.length),
    ...doubt({ message: message('leaves'), isGrave: true }, badLeaves.length, sample.length),
  ];
}

function valueDoubts(props: RecordList<AnyStruct>, sample: readonly number[]): Doubt[] {
  return props.record.layout.slots.flatMap(({ name }) =>
    (expectations.get(name) ?? []).flatMap((expected) => {
      const column = (props as unknown as { column(name: string): Column }).column(name);
      const count = sample.filter((i) => !isExpected(column, i, expected)).length;
      return doubt(expected, count, sample.length);
    }),
  );
}

/** Whether a record's numbers are as expected. */
function isExpected(
  { array, offset, stride, width }: Column,
  record: number,
  expected: Expectation,
): boolean {
  const { least, most, component, isOutside = false } = expected;
  const start = offset + record * stride;
  for (let c = component ?? 0; c <= (component ?? width - 1); c++) {
    const number = Number(array[start + c]);
    if ((number >= least && number <= most) === isOutside) return false;
  }
  return true;
}

function doubt(
  { message, isGrave = false }: Pick<Expectation, 'message' | 'isGrave'>,
  count: number,
  of: number,
): Doubt[] {
  return count === 0 ? [] : [{ message, share: count / of, isGrave }];
}
