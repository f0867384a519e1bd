import { runProgram } from './program/run-program.js';

const { stdout, stderr, env } = process;
process.exitCode = await runProgram(process.argv.slice(2), { stdout, stderr, environment: env });
