/*
 * Checks the direction of imports: the rules of .dependency-cruiser.mjs, and that a branch has one parent.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, isMainModule, repositoryRoot } from './repository.mjs';

/**
 * One import, or chain of imports, that breaks a rule.
 *
 * @typedef {object} ImportViolation
 * @property {string} rule Name of the rule.
 * @property {string} from File that imports.
 * @property {string} to What it imports, and by which way.
 */

/**
 * A file and the files that it imports, as dependency-cruiser reports them.
 *
 * @typedef {object} CruisedModule
 * @property {string} source
 * @property {{ readonly resolved: string }[]} dependencies
 */

/**
 * What is used here of dependency-cruiser's report.
 *
 * @typedef {object} CruiseReport
 * @property {CruisedModule[]} modules
 * @property {{ violations: CruiseViolation[] }} summary
 */

/**
 * A violation in dependency-cruiser's report.
 *
 * @typedef {object} CruiseViolation
 * @property {string} from
 * @property {string} to
 * @property {{ name: string }} rule
 * @property {{ name: string }[]} [cycle]
 * @property {{ name: string }[]} [via]
 */

const branchFolder = 'packages/formats/src/branch/';
const cruisedFolders = ['packages', 'tools', 'bench'];

/**
 * Every import below `root` that breaks a rule.
 *
 * @param {string} root Folder that has `packages` in it.
 * @returns {ImportViolation[]}
 */
export function findImportViolations(root) {
  const report = cruise(root);
  const broken = report.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    from: violation.from,
    to: (violation.cycle ?? violation.via)?.map((step) => step.name).join(' -> ') ?? violation.to,
  }));
  return [...broken, ...findBranchViolations(root, report.modules)];
}

/**
 * Branches with several parents, and shared files that know a branch.
 *
 * @param {string} root
 * @param {CruisedModule[]} modules
 * @returns {ImportViolation[]}
 */
function findBranchViolations(root, modules) {
  const inBranchFolder = modules.filter((module) => module.source.startsWith(branchFolder));
  const branchFiles = new Set(
    inBranchFolder
      .map((module) => module.source)
      .filter((source) => /^export const branch\b/m.test(readFileSync(join(root, source), 'utf8'))),
  );
  return inBranchFolder.flatMap((module) => {
    const imported = new Set(module.dependencies.map((dependency) => dependency.resolved));
    const parents = [...imported].filter((file) => branchFiles.has(file));
    if (branchFiles.has(module.source)) {
      return parents.length <= 1
        ? []
        : [{ rule: 'branch-has-one-parent', from: module.source, to: parents.join(', ') }];
    }
    return parents.map((to) => ({ rule: 'shared-records-know-no-branch', from: module.source, to }));
  });
}

/**
 * Runs dependency-cruiser with this repository's rules on the folders below `root`.
 *
 * @param {string} root
 * @returns {CruiseReport}
 */
function cruise(root) {
  const program = findProgram('dependency-cruiser', 'depcruise');
  const folders = cruisedFolders.filter((folder) => existsSync(join(root, folder)));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', join(repositoryRoot, '.dependency-cruiser.mjs'), '-T', 'json', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 },
  );
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser failed: ${stderr}${stdout}`);
  return JSON.parse(stdout);
}

if (isMainModule(import.meta.url)) {
  const violations = findImportViolations(repositoryRoot);
  for (const { rule, from, to } of violations) process.stdout.write(`${from}: ${rule}: ${to}\n`);
  process.stdout.write(`imports: ${violations.length} violations\n`);
  process.exitCode = violations.length === 0 ? 0 : 1;
}
