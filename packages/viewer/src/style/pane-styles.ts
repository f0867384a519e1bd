import { type CSSResultGroup, css } from 'lit';
import { factStyles } from './fact-styles.js';
import { noticeStyles } from './notice-styles.js';
import { toolsStyles } from './tools-styles.js';

/** Two panes beside each other under a bar of tools: a list, and what is chosen in it. */
export const paneStyles: CSSResultGroup = [
  toolsStyles,
  noticeStyles,
  factStyles,
  css`
  :host {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(240px, 30%) minmax(0, 1fr);
    height: 100%;
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
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
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
`,
];
