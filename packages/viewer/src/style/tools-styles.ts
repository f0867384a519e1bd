import { css } from 'lit';

/** The bar of tools above a view, with what is at its end. */
export const toolsStyles = css`
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
`;
