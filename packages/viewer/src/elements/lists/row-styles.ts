import { css } from 'lit';

/** Rows of a list of which only some are drawn, and the one that is chosen. */
export const rowStyles = css`
  .row {
    position: absolute;
    right: 0;
    left: 0;
    align-items: center;
    height: var(--row);
    white-space: nowrap;
    cursor: default;
  }
  .row:hover {
    background: var(--hover);
  }
  .row[aria-selected='true'] {
    background: var(--selected);
  }
  .row[aria-selected='true'] .dim {
    color: var(--text);
  }
`;
