import { html, nothing, type TemplateResult } from 'lit';
import type { FoundIssue, RuleSummary } from '../../protocol/issue-api.js';
import type { Selection } from '../../protocol/selection.js';
import { counted, countText, offsetText } from '../lists/number-text.js';

/** Where an issue leads to. */
export interface IssueLinks {
  /** Whether its record is an entity. */
  readonly isEntity: boolean;
  /** Shows it in the view of the file. */
  showInFile(selection: Selection): void;
  /** Shows the entity. */
  showEntity(selection: Selection): void;
}

/** What is wrong somewhere, and where that is. */
export function issueDetail(issue: FoundIssue, links: IssueLinks): TemplateResult {
  const { expected, found, message, offset, place, selection, severity, unpackedOffset } = issue;
  return html`
    <p class="notice ${severity}"><code>${place}</code><br />${message}</p>
    <div class="actions">
      ${
        selection === undefined
          ? html`<span class="dim">This is about the file as a whole.</span>`
          : html`<button type="button" class="primary" @click=${() => links.showInFile(selection)}>Show in file</button>`
      }
      ${
        selection?.index !== undefined && links.isEntity
          ? html`<button type="button" @click=${() => links.showEntity(selection)}>Show entity</button>`
          : nothing
      }
    </div>
    <dl>
      ${expected === undefined ? nothing : html`<dt>Expected</dt><dd>${expected}</dd>`}
      ${found === undefined ? nothing : html`<dt>Found</dt><dd>${found}</dd>`}
      ${offset === undefined ? nothing : html`<dt>Offset</dt><dd><code>${offsetText(offset)}</code>${unpackedOffset === undefined ? '' : `, unpacked +${offsetText(unpackedOffset)}`}</dd>`}
    </dl>
  `;
}

/** What a rule is, and what it means when it is broken. */
export function ruleDetail(rule: RuleSummary): TemplateResult {
  const { broken, cause, checked, confidence, effect, id, remedy, source, title } = rule;
  const part = (name: string, words: string): TemplateResult | typeof nothing =>
    words === '' ? nothing : html`<h3>${name}</h3><p>${words}</p>`;
  return html`
    <h2>${title}</h2>
    <p class="dim"><code>${id}</code> · broken at ${countText(broken)} of ${counted(checked, 'place')}</p>
    ${part('How it comes about', cause)} ${part('What a game does', effect)} ${part('What helps', remedy)}
    ${part('Known from', source === '' ? '' : `${source} (${confidence})`)}
  `;
}
