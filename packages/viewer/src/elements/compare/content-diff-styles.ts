import { css } from 'lit';

/** How content that differs is laid out. */
export const contentDiffStyles = css`
  :host {
    display: block;
  }
  .hint {
    margin: 12px;
    color: var(--dim);
  }
  .words {
    margin: 10px 12px;
  }
  .notice {
    margin: 10px 12px;
    padding: 6px 10px;
    border-left: 3px solid var(--note);
    background: var(--raised);
    overflow-wrap: anywhere;
  }
  .pictures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
    gap: 12px;
    padding: 10px 12px;
  }
  section {
    min-width: 0;
  }
  h3 {
    overflow: hidden;
    margin: 0 0 6px;
    font-size: inherit;
    text-overflow: ellipsis;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    background: var(--panel);
    table-layout: fixed;
  }
  caption {
    padding: 8px 12px;
    color: var(--dim);
    text-align: left;
  }
  th,
  td {
    padding: 3px 12px;
    border-block: 1px solid var(--line);
    font-weight: 400;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--dim);
  }
  thead th:first-child {
    width: 26%;
  }
  tbody th .dim {
    margin-left: 10px;
  }
  td,
  code {
    font-family: var(--mono);
    font-size: var(--small-text);
  }
`;
