import { css } from 'lit';

/** A table of what is in both files: what it is, then what the left and the right one have. */
export const sideStyles = css`
  table {
    width: 100%;
    border-collapse: collapse;
    background: var(--panel);
    table-layout: fixed;
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
  td {
    font-family: var(--mono);
    font-size: var(--small-text);
  }
`;
