import type { LumpPatches } from '../../file-capabilities.js';

/** What the name of a patch says. */
export interface LumpPatchName {
  /** Name of the map that it is for, as it stands there. */
  readonly map: string;
  /** Letter of its row, as the branch writes it. */
  readonly letter: string;
  /** Its number in the row. */
  readonly number: number;
}

const largestNumber = 9999;

/** The name of a patch: `lumpPatchName({ map: 'de_hall', letter: 'l', number: 0 })` is `de_hall_l_0.lmp`. */
export function lumpPatchName({ map, letter, number }: LumpPatchName): string {
  return `${map}_${letter}_${number}.lmp`;
}

/**
 * Takes the name of a patch apart, without its folder; `undefined` for a name that is none of the branch's. Case doesn't
 * count; numbers are written without zeros before them.
 */
export function parseLumpPatchName(name: string, { series }: LumpPatches): LumpPatchName | undefined {
  const [, map, letter, number] = /^(.+)_([a-z]+)_(0|[1-9]\d{0,3})\.lmp$/i.exec(name) ?? [];
  const known = series.find((one) => one.letter === letter?.toLowerCase());
  if (map === undefined || known === undefined || Number(number) > largestNumber) return undefined;
  return { map, letter: known.letter, number: Number(number) };
}
