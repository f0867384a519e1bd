import type { DiffLine, TextDiff } from '@brushwork/ops';
import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import { sharedStyles } from '../../style/shared-styles.js';
import { counted, countText } from '../lists/number-text.js';
import { changedPart } from './changed-part.js';

const signs = { same: ' ', added: '+', removed: '−' } as const;

/** Lines that differ in two texts, with those around them. Whatever they are, they are only shown. */
export class TextDiffView extends LitElement {
  static override properties = { diff: { attribute: false }, names: { attribute: false } };

  static override styles = [
    sharedStyles,
    css`
      :host {
        display: block;
        background: var(--panel);
      }
      p {
        margin: 0;
        padding: 6px 12px;
      }
      .head {
        border-bottom: 1px solid var(--line);
      }
      .lines {
        overflow-x: auto;
        font-family: var(--mono);
        font-size: var(--small-text);
      }
      table {
        min-width: 100%;
        border-collapse: collapse;
      }
      td {
        padding: 0 1ch;
        line-height: 18px;
        tab-size: 4;
        vertical-align: top;
        white-space: pre;
      }
      .at {
        width: 1%;
        border-right: 1px solid var(--line);
        background: var(--raised);
        color: var(--dim);
        text-align: right;
        user-select: none;
      }
      .sign {
        width: 1%;
        user-select: none;
      }
      .added td:not(.at) {
        background: color-mix(in srgb, var(--accent) 13%, transparent);
      }
      .removed td:not(.at) {
        background: color-mix(in srgb, var(--error) 11%, transparent);
      }
      mark {
        border-radius: 2px;
        background: color-mix(in srgb, var(--accent) 32%, transparent);
        color: inherit;
      }
      .removed mark {
        background: color-mix(in srgb, var(--error) 28%, transparent);
      }
      .between td {
        height: 8px;
        padding: 0;
        border-block: 1px solid var(--line);
        background: var(--raised);
      }
    `,
  ];

  /** What differs. */
  declare diff: TextDiff;
  /** What the two files are called. */
  declare names: { readonly left: string; readonly right: string };

  protected override render(): TemplateResult {
    const { added, hunks, left, omittedLines, remarks, removed, right } = this.diff;
    const parts = [
      removed > 0 ? counted(removed, 'line removed', 'lines removed') : '',
      added > 0 ? counted(added, 'line added', 'lines added') : '',
    ].filter((text) => text !== '');
    const words = parts.length === 0 ? 'No line differs' : parts.join(', ');
    return html`
      <p class="head">Text: ${words}.${remarks.map((text) => ` ${text}`)}</p>
      ${left !== undefined && left.omitted > 0 ? html`<p class="dim">The text on the left is too long: its last ${countText(left.omitted)} bytes are not compared.</p>` : nothing}
      ${right !== undefined && right.omitted > 0 ? html`<p class="dim">The text on the right is too long: its last ${countText(right.omitted)} bytes are not compared.</p>` : nothing}
      ${
        hunks.length === 0
          ? nothing
          : html`<div class="lines" tabindex="0" role="group" aria-label="Lines that differ">
              <table>
                <tbody>
                  ${hunks.map(({ lines }, i) => html`${i === 0 ? nothing : html`<tr class="between" aria-hidden="true"><td colspan="4"></td></tr>`}${renderLines(lines)}`)}
                </tbody>
              </table>
            </div>`
      }
      ${omittedLines > 0 ? html`<p class="dim">${counted(omittedLines, 'more line differs', 'more lines differ')}.</p>` : nothing}
    `;
  }
}

function renderLines(lines: readonly DiffLine[]): TemplateResult[] {
  const marks = marksOf(lines);
  return lines.map((line, i) => {
    const { kind, left, omitted, right, text } = line;
    const mark = marks.get(i);
    return html`<tr class=${kind}>
      <td class="at">${left ?? ''}</td>
      <td class="at">${right ?? ''}</td>
      <td class="sign"><span aria-hidden="true">${signs[kind]}</span>${kind === 'same' ? nothing : html`<span class="hidden-text">${kind}</span>`}</td>
      <td>${mark === undefined ? text : html`${text.slice(0, mark.start)}<mark>${text.slice(mark.start, mark.end)}</mark>${text.slice(mark.end)}`}${omitted === undefined ? nothing : html`<span class="dim">… ${countText(omitted)} more characters</span>`}</td>
    </tr>`;
  });
}

/** What is marked in lines that were changed: removed ones and as many added ones behind them belong together in their order. */
function marksOf(lines: readonly DiffLine[]): Map<number, { readonly start: number; readonly end: number }> {
  const marks = new Map<number, { start: number; end: number }>();
  for (let i = 0; i < lines.length; ) {
    let removed = 0;
    while (lines[i + removed]?.kind === 'removed') removed++;
    let added = 0;
    while (lines[i + removed + added]?.kind === 'added') added++;
    for (let k = 0; removed === added && k < removed; k++) {
      const [before, after] = [lines[i + k]?.text ?? '', lines[i + removed + k]?.text ?? ''];
      const part = changedPart(before, after);
      if (part === undefined) continue;
      marks.set(i + k, part.left);
      marks.set(i + removed + k, part.right);
    }
    i += Math.max(1, removed + added);
  }
  return marks;
}

customElements.define('bw-text-diff', TextDiffView);
