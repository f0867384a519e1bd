/**
 * Benchmarks: `npm run bench`. Everything is measured in one run against something else that gives the same sum, and
 * what counts is the ratio. Results of a recorded run are in `bench/results.md`.
 */

import { measureOpening } from './measure-opening.js';
import { measureRecords, measureRecordsHere } from './measure-records.js';
import { measureStart } from './measure-start.js';

if (process.argv[2] === 'records') await measureRecordsHere(process.argv[3] ?? 'little');
else {
  const sections = [measureRecords(), await measureOpening(), measureStart()];
  process.stdout.write(`${sections.join('\n\n')}\n`);
}
