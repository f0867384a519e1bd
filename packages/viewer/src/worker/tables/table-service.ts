import { type CompactModel, csvLines, csvTitles, ElementLinks, RecordLabels } from '@brushwork/ops';
import { FormatError, toJsonText } from '@brushwork/record';
import type { ProgressListener } from '../../protocol/failure.js';
import type { TablesApi } from '../../protocol/table-api.js';
import type {
  Arrangement,
  ContentState,
  RecordDetail,
  RowRequest,
  RowTextFormat,
  TableInfo,
  TableRow,
  TreeNodes,
} from '../../protocol/table-types.js';
import { OpenDocument } from '../open-document.js';
import type { OpenFile } from '../open-file.js';
import { CellLinks } from './cell-links.js';
import { compileFilter } from './filter/compile-filter.js';
import { parseFilter } from './filter/parse-filter.js';
import { OpenTable, summaryOf } from './open-table.js';
import { contentOfMap, lostContent, type OpenedContent, openContent } from './opened-content.js';
import { Pace } from './pause.js';
import { recordDetail } from './record-detail.js';
import { type DocumentedElement, Reference, type ReferenceStep } from './reference.js';
import { filterRows, sortRows } from './sort-order.js';
import { chunkNodes, countOf, hasParts, partNodes } from './tree-nodes.js';
import { worldLumps } from './world-lumps.js';

/** Most tables that are kept open. */
const keptTables = 12;
/** Most rows of one answer. */
const mostRows = 20_000;
/** Larger lumps aren't read for nothing but the names of what others refer to, in bytes. */
const largestNamed = 16 * 1024 * 1024;

interface KnownTable {
  readonly table: OpenTable;
  readonly links: CellLinks | undefined;
  readonly element: DocumentedElement | undefined;
}

interface KnownOrder {
  readonly pace: Pace;
  order: Uint32Array | undefined;
}

/** Tables of everything that is in a file. What isn't asked about isn't read. */
export class TableService implements TablesApi {
  private readonly file: OpenFile;
  private readonly loadReference: () => Promise<CompactModel>;
  private readonly tables = new Map<string, Promise<KnownTable>>();
  private readonly orders = new Map<string, KnownOrder>();
  private reference: Promise<Reference | undefined> | undefined;
  private owner: unknown;
  private labels: RecordLabels | undefined;

  /** `loadReference` gives what `reference/records.json` holds; without it tables have no documents. */
  constructor(file: OpenFile, loadReference: () => Promise<CompactModel>) {
    this.file = file;
    this.loadReference = loadReference;
  }

  async describe(lump: string): Promise<ContentState> {
    const { content, map, names } = await openContent(this.file, lump);
    const { layout } = content as { readonly layout?: string };
    // What the directory says of the lump is wrong with it, too: that it lies behind the end of the file.
    const ofDirectory = map?.head.issues.filter(({ path }) => path[0] === lump) ?? [];
    const issues = [...ofDirectory, ...(map?.issuesOf(lump) ?? content.issues)];
    const { count, elementSize } = countOf(content);
    return {
      kind: content.kind,
      layout,
      status: lostContent({ map, names }) === undefined ? content.status : 'lost',
      count: count ?? 0,
      elementSize,
      issueCount: issues.filter(({ severity }) => severity !== 'info').length,
      isPacked: map?.blockOf(lump) !== undefined,
      hasParts: hasParts(content),
    };
  }

  async children(path: string, first: number, count: number): Promise<TreeNodes> {
    const { any } = this.file;
    const most = Math.min(count, mostRows);
    if (any instanceof OpenDocument) {
      const opened = await openContent(this.file, path);
      return opened.map === undefined
        ? { nodes: [], count: 0 }
        : partNodes(opened.map, opened.path, first, most);
    }
    return chunkNodes(any.model.tree, path, first, most);
  }

  async open(path: string): Promise<TableInfo> {
    const { table, element } = await this.known(path);
    const { opened } = table;
    const { content, rows, map, block } = opened;
    const { layout } = content as { readonly layout?: string };
    const lost = lostContent(opened);
    const reference = await this.knownReference();
    const textOf = (title: string): string => {
      const record = element?.record;
      return record === undefined ? '' : (reference?.fieldOf(record, title)?.document?.text ?? '');
    };
    return {
      path: opened.path,
      summary: summaryOf(opened),
      kind: rows.kind,
      layout,
      recordName: element?.record?.name,
      text: element?.document?.text ?? '',
      count: rows.count,
      columns: table.columns(textOf),
      status: content.status,
      issues:
        opened.names.length === 1 && map !== undefined
          ? map.issuesOf(opened.names[0] as string)
          : content.issues,
      offset: block === undefined ? content.offset : undefined,
      size: content.bytes.length,
      isPacked: block !== undefined,
      elementSize: rows.recordSize,
      isInWorld: isInWorld(opened),
      remainder: content.remainder,
      ...(lost !== undefined && { lost: `Its rows are stored, but ${lost.lump} ${lost.reason}.` }),
    };
  }

  async rows(path: string, { first, count, arrangement }: RowRequest): Promise<readonly TableRow[]> {
    const { table } = await this.known(path);
    const order = arrangement === undefined ? undefined : this.orderOf(arrangement);
    const end = Math.min(order?.length ?? table.count, first + Math.min(count, mostRows));
    const rows: TableRow[] = [];
    for (let place = Math.max(0, first); place < end; place++)
      rows.push(table.row(order === undefined ? place : (order[place] as number)));
    return rows;
  }

  async arrange(path: string, arrangement: Arrangement, progress?: ProgressListener): Promise<number> {
    const { id, filter, sort } = arrangement;
    const test = filter === undefined || filter.trim() === '' ? undefined : parseFilter(filter);
    let label = 'Filtering';
    const pace = new Pace((share) => progress?.({ label, share }));
    const known: KnownOrder = { pace, order: undefined };
    this.orders.set(id, known);
    try {
      const { table } = await this.known(path);
      const { count } = table;
      let order =
        test === undefined
          ? Uint32Array.from({ length: count }, (_, i) => i)
          : await filterRows(count, compileFilter(test, table), pace);
      if (sort !== undefined) {
        label = 'Sorting';
        const readers = table.sortReaders(sort.column);
        if (readers.length === 0) throw new FormatError('not-found', `there is no column "${sort.column}"`);
        order = await sortRows(order, { readers, descending: sort.descending }, pace);
      }
      known.order = order;
      return order.length;
    } catch (error) {
      this.orders.delete(id);
      throw error;
    }
  }

  release(id: string): Promise<void> {
    const known = this.orders.get(id);
    if (known !== undefined) known.pace.isCancelled = true;
    this.orders.delete(id);
    return Promise.resolve();
  }

  placeOf(index: number, arrangement: string): Promise<number> {
    return Promise.resolve(this.orderOf(arrangement).indexOf(index));
  }

  async record(path: string, index: number): Promise<RecordDetail> {
    const { table, links, element } = await this.known(path);
    const reference = await this.knownReference();
    return recordDetail(table.opened, index, {
      links,
      element,
      reference,
      isInWorld: isInWorld(table.opened),
    });
  }

  async text(
    path: string,
    { first, count, arrangement }: RowRequest,
    format: RowTextFormat,
  ): Promise<string> {
    const { table } = await this.known(path);
    const { rows } = table.opened;
    const order = arrangement === undefined ? undefined : this.orderOf(arrangement);
    const end = Math.min(order?.length ?? rows.count, first + Math.min(count, mostRows));
    let text = format === 'csv' && first === 0 ? csvTitles(rows) : '';
    for (let place = first; place < end; place++) {
      const i = order === undefined ? place : (order[place] as number);
      if (format === 'csv') text += csvLines(rows, i);
      else if (format === 'json') text += `${toJsonText(rows.plain(i))}\n`;
      else
        text += `${table
          .row(i)
          .cells.map((cell) => cell.text.replaceAll(/[\t\r\n]/g, ' '))
          .join('\t')}\n`;
    }
    return text;
  }

  refresh(): Promise<void> {
    this.tables.clear();
    for (const { pace } of this.orders.values()) pace.isCancelled = true;
    this.orders.clear();
    return Promise.resolve();
  }

  private orderOf(id: string): Uint32Array {
    const order = this.orders.get(id)?.order;
    if (order === undefined) throw new FormatError('not-found', 'the rows are no longer in that order');
    return order;
  }

  /** The table of a path, opened when it is first asked for. */
  private known(path: string): Promise<KnownTable> {
    const { any } = this.file;
    if (this.owner !== any) {
      // Another file.
      this.owner = any;
      this.labels = any instanceof OpenDocument ? new RecordLabels(any.map.branch) : undefined;
      void this.refresh();
    }
    const key = path.toLowerCase();
    const known = this.tables.get(key) ?? this.make(path);
    // What was used last goes last.
    this.tables.delete(key);
    this.tables.set(key, known);
    const [oldest] = this.tables.keys();
    if (this.tables.size > keptTables && oldest !== undefined) this.tables.delete(oldest);
    known.catch(() => this.tables.delete(key));
    return known;
  }

  private async make(path: string): Promise<KnownTable> {
    const first = await openContent(this.file, path);
    const opened = await this.withNeighbours(first);
    const links = this.linksOf(opened);
    const reference = await this.knownReference();
    const element = reference?.elementOf(opened.map?.branch.id, stepsOf(opened));
    return { table: new OpenTable(opened, links), links, element };
  }

  private linksOf({ map, path }: OpenedContent): CellLinks | undefined {
    if (map === undefined || this.labels === undefined) return undefined;
    const links = ElementLinks.of(map, path);
    return links === undefined ? undefined : new CellLinks(map, links, this.labels);
  }

  /** The same with those lumps loaded that name what it refers to, and that say how its numbers are meant. */
  private async withNeighbours(opened: OpenedContent): Promise<OpenedContent> {
    const { map, path } = opened;
    const { any } = this.file;
    if (map === undefined || !(any instanceof OpenDocument)) return opened;
    const targets = [...(ElementLinks.of(map, path)?.targets.values() ?? [])];
    const wanted = new Set([
      ...targets.flatMap((target) => this.labels?.lumpsFor(target) ?? []),
      ...ElementLinks.owners(map, path),
    ]);
    const names = [...wanted].filter((name) => {
      const { start, end } = map.entryOf(name);
      return end - start <= largestNamed;
    });
    return names.length === 0 ? opened : contentOfMap(await any.load(names), path);
  }

  private knownReference(): Promise<Reference | undefined> {
    this.reference ??= this.loadReference().then(
      (compact) => new Reference(compact),
      (error: unknown) => {
        console.error('the reference could not be read', error);
        return undefined;
      },
    );
    return this.reference;
  }
}

/** The names of a path with the layout at each of them. */
function stepsOf({ map, names, content }: OpenedContent): ReferenceStep[] {
  return names.map((name, i) => {
    const at = map === undefined ? content : contentOfMap(map, names.slice(0, i + 1).join('.')).content;
    return { name, layout: (at as { readonly layout?: string }).layout };
  });
}

function isInWorld({ map, path }: OpenedContent): boolean {
  return map !== undefined && worldLumps(map).has(path);
}
