import { explainAll, type RuleCount, validate, validateModel } from '@brushwork/ops';
import { FormatError, formatLocated, formatOffset, type Issue, type Severity } from '@brushwork/record';
import type { ProgressListener } from '../../protocol/failure.js';
import type { FoundIssue, IssueListing, RuleSummary } from '../../protocol/issue-api.js';
import type { Selection } from '../../protocol/selection.js';
import { OpenDocument } from '../open-document.js';
import type { OpenModelDocument } from '../open-model-document.js';
import { selectionOfChunk, selectionOfPath } from './issue-place.js';

/** Most issues of one rule that are listed one by one. */
const MOST_OF_RULE = 2000;

/** Reads the whole of a file and checks it. */
export async function checkFile(
  opened: OpenDocument | OpenModelDocument,
  progress?: ProgressListener,
): Promise<IssueListing> {
  return opened instanceof OpenDocument ? checkMap(opened, progress) : checkModel(opened, progress);
}

async function checkMap(opened: OpenDocument, progress?: ProgressListener): Promise<IssueListing> {
  const { map } = opened;
  const sizes = map.lumpNames.map((name) => map.entryOf(name).end - map.entryOf(name).start);
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  let done = 0;
  for (const [i, name] of map.lumpNames.entries()) {
    // Half of the bar: checking takes about as long again.
    progress?.({ label: `Reading ${name}`, share: whole === 0 ? undefined : (done / whole) * 0.5 });
    await opened.load([name]);
    done += sizes[i] ?? 0;
  }
  progress?.({ label: 'Checking references, counts and rules', share: 0.5 });
  const { map: loaded } = opened;
  const { issues, rules, skipped } = validate(loaded, {
    maxIssuesPerRule: MOST_OF_RULE,
    onProgress: (share) =>
      progress?.({ label: 'Checking references, counts and rules', share: 0.5 + share * 0.5 }),
  });
  const names = new Set([...loaded.lumpNames, ...loaded.documents.map(({ name }) => name)]);
  const selectionOf = ({ path }: Issue): Selection | undefined =>
    selectionOfPath(path, (name) => names.has(name)) ?? undefined;
  return listing({ issues, rules, skipped, selectionOf });
}

function checkModel(opened: OpenModelDocument, progress?: ProgressListener): IssueListing {
  progress?.({ label: 'Checking chunks and faces', share: undefined });
  const { model, losses } = opened;
  const { issues, rules } = validateModel(model, { maxIssuesPerRule: MOST_OF_RULE });
  const isChunk = (path: string): boolean => {
    try {
      model.tree.find(path);
      return true;
    } catch (error) {
      if (error instanceof FormatError) return false;
      throw error;
    }
  };
  const selectionOf = ({ path }: Issue): Selection | undefined => selectionOfChunk(path, isChunk);
  return listing({ issues: [...losses, ...issues], rules, skipped: [], selectionOf });
}

interface Found {
  readonly issues: readonly Issue[];
  readonly rules: readonly RuleCount[];
  readonly skipped: readonly string[];
  readonly selectionOf: (issue: Issue) => Selection | undefined;
}

function listing({ issues, rules, skipped, selectionOf }: Found): IssueListing {
  const counts = new Map(rules.map((rule) => [rule.id, rule]));
  const worst = new Map<string, Severity>();
  const listed = new Map<string, number>();
  for (const { rule, severity } of issues) {
    const known = worst.get(rule);
    if (known === undefined || rank(severity) < rank(known)) worst.set(rule, severity);
    listed.set(rule, (listed.get(rule) ?? 0) + 1);
  }
  return {
    issues: issues.map(
      (found): FoundIssue => ({
        ...found,
        place: placeText(found),
        selection: selectionOf(found),
      }),
    ),
    rules: [...worst].map(([id, severity]) =>
      ruleSummary(
        id,
        severity,
        counts.get(id) ?? { id, checked: listed.get(id) ?? 0, broken: listed.get(id) ?? 0 },
      ),
    ),
    ruleCount: rules.length,
    checked: rules.reduce((sum, { checked }) => sum + checked, 0),
    skipped,
  };
}

function rank(severity: Severity): number {
  return severity === 'error' ? 0 : severity === 'warning' ? 1 : 2;
}

function placeText({ path, offset, unpackedOffset }: Issue): string {
  // What comes before the message is the place; without a path it is the offset alone.
  if (path.length === 0) return offset === undefined ? 'the file' : formatOffset(offset);
  return formatLocated('', { path, offset, unpackedOffset }).replace(/: $/, '');
}

function ruleSummary(id: string, severity: Severity, { checked, broken }: RuleCount): RuleSummary {
  const known = explainAll(id).find((one) => one.id === id);
  return {
    id,
    severity,
    checked,
    broken,
    title: known?.title ?? id,
    cause: known?.cause ?? '',
    effect: known?.effect ?? '',
    remedy: known?.remedy ?? '',
    source: known?.source ?? '',
    confidence: known?.confidence ?? 'unknown',
  };
}
