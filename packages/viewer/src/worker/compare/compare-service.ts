import { diffMaps, diffModels, type LumpDiff, type MapDiff, type PartComparison } from '@brushwork/ops';
import { FormatError, formatPath } from '@brushwork/record';
import type {
  CompareApi,
  ComparedChange,
  ComparedContent,
  ComparedLump,
  ComparedPart,
  ComparisonSummary,
} from '../../protocol/compare-api.js';
import type { ProgressListener } from '../../protocol/failure.js';
import type { FilesToOpen } from '../../protocol/file-input.js';
import type { PicturePart } from '../../protocol/pak-api.js';
import { OpenDocument } from '../open-document.js';
import { OpenFile } from '../open-file.js';
import type { OpenModelDocument } from '../open-model-document.js';
import { comparedChange, valueText } from './compared-change.js';
import { comparedContent } from './compared-content.js';

/** Most differences that are told at once. */
const mostChanges = 1000;

/** Compares two files, and answers what the view asks of what differs. */
export class CompareService implements CompareApi {
  private diff: MapDiff | undefined;

  async compare(
    left: FilesToOpen,
    right: FilesToOpen,
    progress?: ProgressListener,
  ): Promise<ComparisonSummary> {
    this.diff = undefined;
    const one = await openedWhole(left, progress);
    const other = await openedWhole(right, progress);
    progress?.({ label: 'Comparing', share: undefined });
    const diff = await compared(one, other);
    this.diff = diff;
    return {
      leftTitle: titleOf(one),
      rightTitle: titleOf(other),
      isSame: diff.isSame,
      head: diff.head.map(({ field, left: a, right: b }) => ({
        field,
        left: valueText(a) ?? 'none',
        right: valueText(b) ?? 'none',
      })),
      lumps: diff.lumps.map(comparedLump),
      notes: [
        ...damageOf(one, left.file.name),
        ...damageOf(other, right.file.name),
        ...diff.notes.map(({ path, message }) =>
          path.length === 0 ? message : `${formatPath(path)}: ${message}`,
        ),
      ],
    };
  }

  async changes(path: string, first: number, count: number): Promise<readonly ComparedChange[]> {
    const found = this.made.changes(path, { first, count: Math.min(count, mostChanges), areAllFields: true });
    return found.map((change) => {
      const told = comparedChange(change);
      return { ...told, fields: told.fields.filter(({ isDifferent }) => isDifferent) };
    });
  }

  async change(path: string, number: number): Promise<ComparedChange | undefined> {
    const [found] = this.made.changes(path, { first: number, count: 1, areAllFields: true });
    return found === undefined ? undefined : comparedChange(found);
  }

  async content(path: string, number: number | undefined, part: PicturePart): Promise<ComparedContent> {
    return comparedContent(this.made.part(path), number, part);
  }

  private get made(): MapDiff {
    if (this.diff === undefined) throw new FormatError('not-found', 'nothing was compared');
    return this.diff;
  }
}

type Opened = OpenDocument | OpenModelDocument;

async function openedWhole(files: FilesToOpen, progress: ProgressListener | undefined): Promise<Opened> {
  progress?.({ label: `Reading ${files.file.name}`, share: undefined });
  const opened = await new OpenFile().open(files);
  if (opened instanceof OpenDocument) await opened.load();
  return opened;
}

/** Throws `FormatError` 'unsupported' for a map and a model. */
async function compared(left: Opened, right: Opened): Promise<MapDiff> {
  const isMap = left instanceof OpenDocument;
  if (isMap && right instanceof OpenDocument) return diffMaps(left.map, right.map);
  if (!isMap && !(right instanceof OpenDocument)) return diffModels(left.model, right.model);
  throw new FormatError('unsupported', 'a map and a model have nothing in common');
}

/** Most sentences on the damage of one file. */
const mostDamages = 5;

/** What is wrong with the directory of a file: lumps that are cut off differ for no other reason. */
function damageOf(opened: Opened, name: string): string[] {
  if (!(opened instanceof OpenDocument)) return [];
  return opened.map.head.issues
    .filter(({ severity }) => severity === 'error')
    .slice(0, mostDamages)
    .map(({ path, message }) => `${name}: ${formatPath(path)} ${message}`);
}

function titleOf(opened: Opened): string {
  return opened instanceof OpenDocument ? opened.map.branch.title : `Model (${opened.magic})`;
}

function comparedLump({ name, state, left, right, storage, counts, parts }: LumpDiff): ComparedLump {
  return {
    name,
    state,
    leftSize: left?.size,
    rightSize: right?.size,
    storage,
    counts,
    parts: parts.map(comparedPart),
  };
}

function comparedPart({
  path,
  kind,
  leftCount,
  rightCount,
  counts,
  changeCount,
  text,
}: PartComparison): ComparedPart {
  return { path, kind, leftCount, rightCount, counts, changeCount, hasText: text !== undefined };
}
