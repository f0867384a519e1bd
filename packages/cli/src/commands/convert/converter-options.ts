import { UsageError } from '../../program/usage-error.js';
import { counted } from '../shared/number-text.js';
import type { ConvertOptions } from './convert.js';
import {
  type Converter,
  type ConverterOption,
  type ConvertSource,
  type ConvertTarget,
  converters,
  sourceTitles,
} from './converters.js';
import { sceneOptionFlags } from './scene-settings.js';

/** How the options are written. */
const optionNames: Readonly<Record<ConverterOption, string>> = {
  tags: '--tags',
  winding: '--winding',
  longLengths: '--long-lengths',
  ...sceneOptionFlags,
};

/** Refuses options that mean nothing to what is made, whatever it is made of, with a `UsageError`. */
export function checkConverterOptions(target: ConvertTarget, options: ConvertOptions): void {
  const taken = new Set(converters.filter(({ to }) => to === target).flatMap(({ takes }) => takes));
  for (const name of givenNames(options))
    if (!taken.has(name)) throw new UsageError(`${optionNames[name]} means nothing for ${target}`);
}

/** Options that mean something to what is made, and nothing to some of the files that it is made of. */
export class IgnoredOptions {
  private readonly given: readonly ConverterOption[];
  private readonly counts = new Map<ConverterOption, Map<ConvertSource, number>>();

  constructor(options: ConvertOptions) {
    this.given = givenNames(options);
  }

  /**
   * Notes the options that mean nothing to how a file is converted. Throws `UsageError` for the only file that there is:
   * then the option can't have been meant for another.
   */
  check({ from, takes }: Converter, { isSingle }: { readonly isSingle: boolean }): void {
    for (const name of this.given) {
      if (takes.includes(name)) continue;
      if (isSingle)
        throw new UsageError(`is ${sourceTitles[from].one}, for which ${optionNames[name]} means nothing`);
      const counts = this.counts.get(name) ?? new Map<ConvertSource, number>();
      this.counts.set(name, counts.set(from, (counts.get(from) ?? 0) + 1));
    }
  }

  /** A line for each option and kind of files, for people. */
  lines(): readonly string[] {
    return [...this.counts].flatMap(([name, counts]) =>
      [...counts].map(
        ([from, count]) =>
          `${optionNames[name]} means nothing for ${sourceTitles[from].many}: ${counted(count, 'file')} converted as without it`,
      ),
    );
  }
}

function givenNames(options: ConvertOptions): readonly ConverterOption[] {
  return (Object.keys(optionNames) as ConverterOption[]).filter((name) => options[name] !== undefined);
}
