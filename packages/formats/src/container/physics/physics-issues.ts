import type { ContentPlace, Issue } from '@brushwork/record';
import { IssueList, type IssueRule } from '../issue-list.js';
import { PhysicsSolid } from './physics-solid.js';
import type { ModelPlace, ReadModels, SolidPlace } from './read-models.js';
import type { SurfaceProblem } from './read-surface.js';

const modelRule: IssueRule = { rule: 'physics-model', severity: 'error', code: 'bad-length' };
const terminatorRule: IssueRule = { rule: 'physics-terminator', severity: 'warning', code: 'truncated' };
const remainderRule: IssueRule = { rule: 'lump-remainder', severity: 'error', code: 'bad-length' };
const countRule: IssueRule = { rule: 'physics-solid-count', severity: 'error', code: 'bad-count' };
const sizeRule: IssueRule = { rule: 'physics-solid-size', severity: 'warning', code: 'bad-length' };
const kindRule: IssueRule = { rule: 'physics-solid-kind', severity: 'info', code: 'unsupported' };

const surfaceRules: Readonly<Record<SurfaceProblem['code'], string>> = {
  'bad-reference': 'physics-surface-reference',
  'bad-count': 'physics-surface-count',
  'bad-length': 'physics-surface-size',
  cycle: 'physics-tree-cycle',
  overlap: 'physics-surface-overlap',
  limit: 'physics-tree-depth',
  truncated: 'physics-surface-truncated',
};

/** The rule of each problem: one object each, since places are counted by it. */
const ruleOfProblem = new Map(
  Object.entries(surfaceRules).map(([code, rule]): [string, IssueRule] => [
    code,
    { rule, severity: 'error', code: code as SurfaceProblem['code'] },
  ]),
);

/** What is wrong with a lump of physics. Linear in its size. */
export function physicsIssues(place: ContentPlace, read: ReadModels): readonly Issue[] {
  const { name, bytes, offset } = place;
  if (bytes.length === 0) return [];
  const issues = new IssueList();
  read.models.forEach((model, i) => {
    checkModel(place, issues, { model, path: [name, i] });
  });
  const left = bytes.length - read.end;
  if (read.terminator < 0) {
    issues.add(left >= 16 ? modelRule : terminatorRule, () => ({
      message:
        left >= 16
          ? 'the sizes of a model reach behind the lump'
          : 'the lump ends without a head of model -1, behind which the game stops',
      path: [name, read.models.length],
      offset: offset + read.end,
      found: left,
    }));
  } else if (left > 0) {
    issues.add(remainderRule, () => ({
      message: `${left} bytes are left behind the head that ends the lump`,
      path: [name],
      offset: offset + read.end,
      found: left,
    }));
  }
  return issues.all(name);
}

/** A model, and where to report it. */
interface CheckedModel {
  readonly model: ModelPlace;
  readonly path: readonly (string | number)[];
}

function checkModel(place: ContentPlace, issues: IssueList, at: CheckedModel): void {
  const { model, path } = at;
  const { solids, solidCount, solidsEnd, textStart } = model;
  if (solids.length !== solidCount || solidsEnd !== textStart) {
    issues.add(countRule, () => ({
      message: `${solidCount} solids, of which ${solids.length} fit; ${textStart - solidsEnd} bytes are left over`,
      path,
      offset: place.offset + model.start,
      expected: solidCount,
      found: solids.length,
    }));
  }
  solids.forEach((solid, k) => {
    checkSolid(place, issues, { solid, path: [...path, 'solids', k] });
  });
}

/** A solid, and where to report it. */
interface CheckedSolid {
  readonly solid: SolidPlace;
  readonly path: readonly (string | number)[];
}

function checkSolid(place: ContentPlace, issues: IssueList, at: CheckedSolid): void {
  const { path } = at;
  const { start, end } = at.solid;
  const solid = new PhysicsSolid(place.bytes.subarray(start, end), place.offset + start, place.byteOrder);
  if (solid.kind === 'unknown') {
    issues.add(kindRule, () => ({ message: 'a solid of an unknown kind', path, offset: solid.offset }));
    return;
  }
  const { rest, surfacePlace } = solid;
  if (!solid.isExact) {
    issues.add(sizeRule, () => ({
      message: `the parts that the head states don't add up to the solid; ${rest.length} bytes are left over`,
      path,
      offset: solid.offset,
      expected: solid.bytes.length,
      found: solid.statedSize,
    }));
  }
  if (solid.kind === 'mopp') return;
  const surface = solid.readSurface();
  const { bytes, offset } = surfacePlace;
  const byteSize = surface?.head.byteSize;
  const problems: SurfaceProblem[] = [...(surface?.problems ?? [])];
  if (byteSize === undefined)
    problems.push({
      code: 'truncated',
      message: 'too few bytes for a surface',
      offset: 0,
      found: bytes.length,
    });
  else if (byteSize !== bytes.length)
    problems.push({
      code: 'bad-length',
      message: 'the surface states another size',
      offset: 28,
      found: byteSize,
    });
  for (const { code, message, offset: own, found } of problems) {
    const rule = ruleOfProblem.get(code);
    if (rule === undefined) continue;
    issues.add(rule, () => ({ message, path, offset: offset + Math.max(0, own), found }));
  }
}
