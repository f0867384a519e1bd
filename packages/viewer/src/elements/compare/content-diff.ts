import type { ByteDiff, DifferingBytes } from '@brushwork/ops';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { ComparedContent, ComparedPart, ComparedPicture } from '../../protocol/compare-api.js';
import type { PicturePart } from '../../protocol/pak-api.js';
import type { Comparison } from '../../state/comparison.js';
import { sharedStyles } from '../../style/shared-styles.js';
import { counted, countText, offsetText } from '../lists/number-text.js';
import '../pak/picture-preview.js';
import { contentDiffStyles } from './content-diff-styles.js';
import './text-diff.js';

const firstPart: PicturePart = { mip: 0, frame: 0, face: 0 };

/**
 * What differs in the content of a packed file, or in the text of entities: lines of text, both pictures side by side, or bytes.
 * Emits `fail` with what went wrong.
 */
export class ContentDiffView extends LitElement {
  static override properties = {
    comparison: { attribute: false },
    compared: { attribute: false },
    number: { attribute: false },
    names: { attribute: false },
    content: { state: true },
    picturePart: { state: true },
  };

  static override styles = [sharedStyles, contentDiffStyles];

  /** What is shown. */
  declare comparison: Comparison;
  /** The part that it is in. */
  declare compared: ComparedPart;
  /** Number of the difference; `undefined` for the text of the whole part. */
  declare number: number | undefined;
  /** What the two files are called. */
  declare names: { readonly left: string; readonly right: string };
  declare private content: ComparedContent | undefined;
  declare private picturePart: PicturePart;
  private turn = 0;

  constructor() {
    super();
    this.picturePart = firstPart;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('compared') && !changed.has('number') && !changed.has('comparison')) return;
    this.content = undefined;
    this.picturePart = firstPart;
    void this.load();
  }

  private async load(): Promise<void> {
    const turn = ++this.turn;
    const { comparison, compared, number, picturePart } = this;
    try {
      const content = await comparison.content(compared.path, number, picturePart);
      if (turn === this.turn) this.content = content;
    } catch (error) {
      if (turn === this.turn) this.dispatchEvent(new CustomEvent('fail', { detail: error }));
    }
  }

  protected override render(): TemplateResult {
    const { content, names } = this;
    if (content === undefined) return html`<p class="hint" role="status">Comparing the content…</p>`;
    switch (content.kind) {
      case 'unreadable':
        return html`<p class="notice">The content can’t be compared: ${content.why}</p>`;
      case 'nothing':
        return html`<p class="hint">There is no content to compare.</p>`;
      case 'text':
        return html`<bw-text-diff .diff=${content.diff} .names=${names}></bw-text-diff>`;
      case 'picture':
        return this.renderPictures(content);
      case 'bytes':
        return html`
          ${content.diff.why === undefined ? nothing : html`<p class="notice">Compared as bytes: ${content.diff.why}</p>`}
          ${this.renderBytes(content.diff)}
        `;
    }
  }

  private renderPictures({
    diff,
    left,
    right,
  }: Extract<ComparedContent, { kind: 'picture' }>): TemplateResult {
    const { differingPixels, largestDifference } = diff;
    const size = diff.left === undefined ? 0 : diff.left.width * diff.left.height;
    const words =
      differingPixels === undefined
        ? undefined
        : differingPixels === 0
          ? 'In the largest size every pixel is the same.'
          : `${countText(differingPixels)} of ${countText(size)} pixels differ, by ${largestDifference ?? 0} of 255 at most.`;
    return html`
      ${words === undefined ? nothing : html`<p class="words">${words}</p>`}
      <div class="pictures">${this.renderPicture(left, this.names.left)} ${this.renderPicture(right, this.names.right)}</div>
      ${this.renderBytes(diff.bytes)}
    `;
  }

  private renderPicture(picture: ComparedPicture | undefined, name: string): TemplateResult {
    return html`<section aria-label=${name}>
      <h3>${name}</h3>
      ${
        picture === undefined
          ? html`<p class="dim">not there</p>`
          : html`<bw-picture-preview .picture=${picture} .picturePart=${this.picturePart} @part=${this.choosePart}></bw-picture-preview>`
      }
    </section>`;
  }

  private readonly choosePart = (event: CustomEvent<PicturePart>): void => {
    this.picturePart = event.detail;
    void this.load();
  };

  private renderBytes({
    leftSize,
    rightSize,
    stretches,
    stretchCount,
  }: ByteDiff): TemplateResult | typeof nothing {
    if (stretchCount === 0 || leftSize === undefined || rightSize === undefined) return nothing;
    return html`<table>
      <caption>
        ${stretchCount === 1 ? 'Bytes that differ' : `Bytes that differ, in ${countText(stretchCount)} stretches`}${stretches.length < stretchCount ? `: the first ${stretches.length}` : ''}
      </caption>
      <thead>
        <tr>
          <th scope="col">Where</th>
          <th scope="col">${this.names.left} <span class="dim">${counted(leftSize, 'byte')}</span></th>
          <th scope="col">${this.names.right} <span class="dim">${counted(rightSize, 'byte')}</span></th>
        </tr>
      </thead>
      <tbody>
        ${stretches.map((stretch) => renderStretch(stretch))}
      </tbody>
    </table>`;
  }
}

function renderStretch(stretch: DifferingBytes): TemplateResult {
  const { left, leftCount, leftHex, right, rightCount, rightHex } = stretch;
  const where = left === right ? `+${offsetText(left)}` : `+${offsetText(left)} / +${offsetText(right)}`;
  const size =
    leftCount === rightCount
      ? counted(leftCount, 'byte')
      : `${countText(leftCount)} → ${counted(rightCount, 'byte')}`;
  return html`<tr>
    <th scope="row"><code>${where}</code><span class="dim">${size}</span></th>
    <td>${hexText(leftHex, leftCount)}</td>
    <td>${hexText(rightHex, rightCount)}</td>
  </tr>`;
}

function hexText(hex: string, count: number): TemplateResult | string {
  if (count === 0) return html`<span class="dim">nothing</span>`;
  return `${hex.replace(/(..)(?=.)/g, '$1 ')}${hex.length < count * 2 ? ' …' : ''}`;
}

customElements.define('bw-content-diff', ContentDiffView);
