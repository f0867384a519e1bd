/**
 * Benchmarks: `npm run bench`. Everything is measured in one run against something else that gives the same sum, and
 * what counts is the ratio. Results of a recorded run are in `bench/results.md`.
 */

import { measureColumns } from './measure-columns.js';
import { measureConvert } from './measure-convert.js';
import { measureMemory } from './measure-memory.js';
import { measureModels } from './measure-models.js';
import { measureOpening } from './measure-opening.js';
import { measureRecords, measureRecordsHere } from './measure-records.js';
import { measureStart } from './measure-start.js';
import { measureValidation } from './measure-validation.js';
import { measureViewer } from './measure-viewer.js';

const parts: Readonly<Record<string, () => string | Promise<string>>> = {
  tables: measureRecords,
  columns: measureColumns,
  opening: measureOpening,
  start: measureStart,
  memory: measureMemory,
  validation: measureValidation,
  models: measureModels,
  convert: measureConvert,
  viewer: measureViewer,
};

if (process.argv[2] === 'records') await measureRecordsHere(process.argv[3] ?? 'little');
else {
  // Names of parts: only those are measured.
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
  const sections: string[] = [];
  for (const name of names) sections.push((await parts[name]?.()) ?? `no part is called ${name}`);
  process.stdout.write(`${sections.join('\n\n')}\n`);
}
