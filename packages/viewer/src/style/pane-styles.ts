import { css } from 'lit';

/** Two panes beside each other under a bar of tools: a list, and what is chosen in it. */
export const paneStyles = css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(240px, 30%) minmax(0, 1fr);
    height: 100%;
  }
  .tools {
    display: flex;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
    padding: 6px 10px;
    border-bottom: 1px solid var(--line);
    background: var(--panel);
  }
  .tools .end {
    margin-left: auto;
  }
  .list {
    min-width: 0;
    border-right: 1px solid var(--line);
  }
  .detail {
    overflow: auto;
    min-width: 0;
    padding: 12px 16px;
  }
  .hint {
    max-width: 60ch;
    margin: 24px auto;
    color: var(--dim);
    text-align: center;
  }
  button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--selected);
  }
  .notice {
    margin: 0 0 8px;
    padding: 6px 10px;
    border-left: 3px solid var(--note);
    background: var(--raised);
    overflow-wrap: anywhere;
  }
  .notice.error {
    border-color: var(--error);
  }
  .notice.warning {
    border-color: var(--warning);
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: 2px 12px;
    margin: 0;
  }
  dt {
    color: var(--dim);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  table {
    border-collapse: collapse;
    width: 100%;
  }
  th {
    padding: 3px 8px;
    border-bottom: 1px solid var(--line);
    color: var(--dim);
    font-weight: 400;
    text-align: left;
    white-space: nowrap;
  }
  td {
    padding: 2px 8px;
    border-bottom: 1px solid var(--line);
    vertical-align: top;
    overflow-wrap: anywhere;
  }
`;
