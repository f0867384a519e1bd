import { html, nothing, type TemplateResult } from 'lit';
import type { Progress } from '../../protocol/failure.js';
import type { TableInfo } from '../../protocol/table-types.js';
import { countText } from '../lists/number-text.js';

/** What is said above a table. */
export interface TableNotes {
  /** The table. */
  readonly info: TableInfo;
  /** What kept it from being filtered or sorted. */
  readonly problem: string | undefined;
  /** How far filtering or sorting is. */
  readonly progress: Progress | undefined;
  /** Ends that. */
  readonly cancel: () => void;
}

/** What is wrong with the rows, what is being done with them, and what went wrong there. */
export function tableNotes({ cancel, info, problem, progress }: TableNotes): TemplateResult {
  const { issues, remainder, status } = info;
  const [first] = issues.filter(({ severity }) => severity !== 'info');
  const others = issues.length - 1;
  const hasRest = first === undefined && remainder > 0 && status !== 'ok';
  return html`${
    first === undefined
      ? nothing
      : html`<p class=${first.severity === 'error' ? 'error' : 'warning'}>
          ${first.message}${others > 0 ? ` (and ${countText(others)} more, see Issues)` : ''}
        </p>`
  }
  ${hasRest ? html`<p class="warning">${countText(remainder)} bytes are left over behind the last row</p>` : nothing}
  ${problem === undefined ? nothing : html`<p class="error" role="alert">${problem}</p>`}
  ${
    progress === undefined
      ? nothing
      : html`<p class="working">
          <span role="status">${progress.label}</span>
          <progress aria-label=${progress.label} max="1" .value=${progress.share ?? 0}></progress>
          <button type="button" @click=${cancel}>Cancel</button>
        </p>`
  }`;
}
