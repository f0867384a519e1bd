import { ModelIndex } from '../model-index.js';
import type {
  BranchModel,
  ConstantsModel,
  LumpModel,
  RecordModel,
  ReferenceModel,
} from '../reference-model.js';
import { isSamePlain } from '../same-plain.js';
import { type RenderOptions, schemaFileName } from '../schema-renderer.js';
import { BranchLinks } from './branch-links.js';
import { contentLines, contentSummary, headLines } from './content-lines.js';
import { differenceLines } from './differences.js';
import { fieldsTable } from './fields-table.js';
import { type LumpReferences, lumpReferences } from './lump-references.js';
import { documentationLines, heading, plainText, slug, table } from './markdown-text.js';

/** One branch as a page of Markdown: what differs, lumps, references, records with every field, named numbers. */
export function writeMarkdown(
  model: ReferenceModel,
  branch: BranchModel,
  { lump, inherited }: RenderOptions = {},
): string {
  const page = new MarkdownPage(new ModelIndex(model), branch, { isShort: inherited === 'referred-to' });
  const sections = lump === undefined ? page.whole() : page.excerpt(lump);
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

class MarkdownPage {
  private readonly index: ModelIndex;
  private readonly branch: BranchModel;
  private readonly links: BranchLinks;
  private readonly isTree: boolean;
  private readonly isShort: boolean;
  private readonly found: readonly LumpReferences[];

  constructor(index: ModelIndex, branch: BranchModel, { isShort }: { readonly isShort: boolean }) {
    this.index = index;
    this.branch = branch;
    this.isShort = isShort;
    this.links = new BranchLinks(index, branch, { isShort });
    this.isTree = branch.container.kind === 'chunk-tree';
    this.found = lumpReferences(branch, index);
  }

  whole(): string[][] {
    const { branch } = this;
    return [
      [`# ${branch.title}`, '', `Generated from the declarations of \`${branch.id}\`: edit those instead.`],
      [plainText(branch.documentation.text)],
      this.facts(),
      this.differences(),
      ['## Head of a file', '', ...headLines(branch.container.head, this.links)],
      this.lumpTable(),
      this.references(),
      ...this.contents(),
      ...this.records(),
      ...this.constants(),
      this.notExpressed(),
    ];
  }

  excerpt(lump: string): string[][] {
    return [
      [`# ${lump} in ${this.branch.title}`],
      ...this.contents(),
      this.references(),
      ...this.records(),
      ...this.constants(),
    ];
  }

  private facts(): string[] {
    const { id, container, byteOrders, games } = this.branch;
    const { magic, bigEndianMagic, versions, headSize } = container;
    const { parent } = this.links;
    return [
      `- Identifier: \`${id}\``,
      ...(magic === ''
        ? []
        : [
            `- Begins with: \`${magic}\`${bigEndianMagic === undefined ? '' : `, in big-endian files \`${bigEndianMagic}\``}`,
          ]),
      ...(versions.length === 0 ? [] : [`- Versions: ${versions.join(', ')}`]),
      `- Byte order: ${byteOrders.join(' or ')}`,
      `- Head: ${headSize} bytes`,
      ...(parent === undefined ? [] : [`- Differs from: ${this.pageLink(parent)}`]),
      ...(games.length === 0 ? [] : [`- Games: ${games.map(({ title }) => title).join(', ')}`]),
    ];
  }

  private pageLink(branch: BranchModel): string {
    return this.isShort ? `[${branch.title}](${schemaFileName(branch)}.md)` : branch.title;
  }

  private differences(): string[] {
    const { parent } = this.links;
    if (parent === undefined) return [];
    const { index, links } = this;
    return [
      `## Differences from ${parent.title}`,
      '',
      ...differenceLines(this.branch, parent, { index, links }),
    ];
  }

  private lumpTable(): string[] {
    const { links } = this;
    const rows = this.branch.lumps.map((lump) => [
      this.indexText(lump),
      links.lump(lump.name),
      lump.chunk?.isContainer === true ? 'chunks' : contentSummary(lump.content, links),
      ...(this.isTree
        ? [
            (lump.chunk?.inside ?? [])
              .map((name) => (name === 'file' ? 'the file' : links.lump(name)))
              .join(', '),
            lump.chunk?.repeats === true ? 'yes' : '',
          ]
        : []),
      plainText(lump.documentation.text || this.recordText(lump)),
      ...(this.isTree ? [lump.documentation.confidence ?? ''] : []),
    ]);
    const titles = this.isTree
      ? ['Id', 'Tag', 'Holds', 'Stands in', 'Several', 'Meaning', 'Confidence']
      : ['Index', 'Lump', 'Holds', 'Meaning'];
    return [this.isTree ? '## Tags' : '## Lumps', '', ...table(titles, rows)];
  }

  private indexText({ index }: LumpModel): string {
    if (index === undefined) return 'not known';
    return this.isTree ? `0x${index.toString(16).padStart(4, '0')}` : String(index);
  }

  /** First sentence of what a lump's record says. */
  private recordText({ content }: LumpModel): string {
    const said =
      content.kind === 'records'
        ? this.index.record(content.record).documentation.text
        : 'documentation' in content
          ? content.documentation.text
          : '';
    return (said.split(/(?<=[.:])\s/)[0] ?? '').replace(/:$/, '.');
  }

  private references(): string[] {
    const { found } = this;
    if (found.length === 0) return [];
    const lines = found.map(({ lump, targets }) => {
      const parts = [...targets].map(([name, fields]) => {
        const by = fields.length === 0 ? '' : ` (${fields.map((field) => `\`${field}\``).join(', ')})`;
        return `${this.links.lump(name)}${by}`;
      });
      return `- ${this.links.lump(lump)} -> ${parts.join(', ')}`;
    });
    return ['## Which lumps refer to which', '', ...lines];
  }

  private contents(): string[][] {
    return this.branch.lumps.map((lump) => [
      ...heading(
        this.isTree ? 3 : 2,
        `${lump.name} (${this.isTree ? 'tag' : 'lump'} ${this.indexText(lump)})`,
        `lump-${slug(lump.name)}`,
      ),
      ...documentationLines(lump.documentation),
      '',
      ...this.contentOf(lump),
      ...this.referredBy(lump),
    ]);
  }

  /** What is in a lump; on a page that says nothing twice, where that is said. */
  private contentOf(lump: LumpModel): string[] {
    if (lump.chunk?.isContainer === true) return ['- Chunks.'];
    const { parent } = this.links;
    const inherited = parent?.lumps.find(({ name }) => name === lump.name);
    if (
      !this.isShort ||
      parent === undefined ||
      !isSamePlain(inherited, lump) ||
      lump.content.kind === 'records'
    )
      return contentLines(lump.content, this.links);
    const address = `${schemaFileName(parent)}.md#lump-${slug(lump.name)}`;
    return [`- As in [${parent.title}](${address}): ${contentSummary(lump.content, this.links)}.`];
  }

  private referredBy(lump: LumpModel): string[] {
    const from = this.found
      .filter(
        ({ targets }) =>
          targets.has(lump.name) || (lump.chunk?.group !== undefined && targets.has(lump.chunk.group)),
      )
      .map((one) => this.links.lump(one.lump));
    return from.length === 0 ? [] : [`- Referred to by ${from.join(', ')}.`];
  }

  private records(): string[][] {
    const ids = this.branch.records.filter((id) => this.links.isShownHere('records', id));
    const elsewhere = this.branch.records.filter((id) => !this.links.isShownHere('records', id));
    if (this.branch.records.length === 0) return [];
    return [
      ['## Records'],
      ...(elsewhere.length === 0
        ? []
        : [
            [
              `As in formats that this one differs from: ${elsewhere.map((id) => this.links.record(id)).join(', ')}.`,
            ],
          ]),
      ...ids.map((id) => this.record(this.index.record(id))),
    ];
  }

  private record(record: RecordModel): string[] {
    const { id, name, size, align, packed, documentation } = record;
    const from = this.index.find(record.parent);
    const layout = packed ? 'without alignment' : `aligned to ${align}`;
    return [
      ...heading(3, name, this.links.recordAnchor(id)),
      '',
      `${size} bytes, ${layout}${from === undefined ? '' : `; differs from ${from.name}`}.`,
      ...documentationLines(documentation),
      '',
      ...fieldsTable(record, this.links),
    ];
  }

  private constants(): string[][] {
    const ids = this.branch.constants.filter((id) => this.links.isShownHere('constants', id));
    if (ids.length === 0) return [];
    return [['## Named numbers'], ...ids.map((id) => this.valuesOf(this.index.constants(id)))];
  }

  private valuesOf({ id, name, documentation, values }: ConstantsModel): string[] {
    const rows = values.map((one) => [
      String(one.value),
      `\`${one.name}\``,
      plainText(one.documentation.text),
    ]);
    return [
      ...heading(3, name, this.links.constantsAnchor(id)),
      ...documentationLines(documentation),
      '',
      ...table(['Value', 'Name', 'Meaning'], rows),
    ];
  }

  private notExpressed(): string[] {
    return [
      '## What this page does not say',
      '',
      '- How a layout is chosen where several fit: by version, size and what makes sense, as `inspect` tells for a file.',
      '- What a file has to keep to beyond its layout: the rules of `validate`, each told by `explain`.',
      '- What keys and values in texts of entities and of physics mean to a game.',
    ];
  }
}
