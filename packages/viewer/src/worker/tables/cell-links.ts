import type { GameMap } from '@brushwork/formats';
import { type ElementLink, type ElementLinks, float32Text, type RecordLabels } from '@brushwork/ops';
import type { CellLink } from '../../protocol/table-types.js';

/** Where the numbers of records lead, made ready for cells. */
export class CellLinks {
  private readonly map: GameMap;
  private readonly links: ElementLinks;
  private readonly labels: RecordLabels;

  constructor(map: GameMap, links: ElementLinks, labels: RecordLabels) {
    this.map = map;
    this.links = links;
    this.labels = labels;
  }

  /** Lump that each field refers to. */
  get targets(): ReadonlyMap<string, string> {
    return this.links.targets;
  }

  /** The links of one element, by the field that refers. */
  at(i: number): ReadonlyMap<string, ElementLink> {
    return new Map(this.links.at(i).map((link) => [link.field === '' ? 'value' : link.field, link]));
  }

  /** What a number is that can be read in several ways, by its field: `distance 64`. */
  notesOf(i: number): ReadonlyMap<string, string> {
    return new Map(
      this.links
        .readingsOf(i)
        .map(({ field, reading, value }) => [field, `${reading} ${float32Text(value)}`]),
    );
  }

  /** The links of one cell: of the field itself, or of each element of an array in it. */
  ofCell(title: string, text: string, row: ReadonlyMap<string, ElementLink>): CellLink[] {
    const whole = row.get(title);
    if (whole !== undefined) return [this.made(whole, 0, text.length)];
    const links: CellLink[] = [];
    let from = 0;
    for (const [k, word] of text.split(' ').entries()) {
      const link = row.get(`${title}.${k}`);
      if (link !== undefined) links.push(this.made(link, from, from + word.length));
      from += word.length + 1;
    }
    return links;
  }

  private made({ lump, index, count, isInside }: ElementLink, from: number, to: number): CellLink {
    const isNamed = index !== undefined && isInside !== false && count === undefined;
    const label = isNamed ? this.labels.labelOf(this.map, lump, index) : undefined;
    return { from, to, path: lump, index, count, label, isBroken: isInside === false };
  }
}
