import { css } from 'lit';

/** How the contents of cells look: links, names of what they lead to, colours. */
export const cellStyles = css`
  .cell-link {
    color: var(--link);
    text-decoration: underline 1px color-mix(in srgb, currentcolor 35%, transparent);
    text-underline-offset: 3px;
  }
  @media (pointer: coarse) {
    .cell-link {
      display: inline-block;
      min-width: 24px;
      padding: 4px 0;
    }
  }
  .cell-link:hover {
    text-decoration-color: currentcolor;
  }
  .cell-link.broken {
    color: var(--error);
    text-decoration: underline wavy;
  }
  .cell-note {
    color: var(--dim);
  }
  .swatch {
    display: inline-block;
    width: 11px;
    height: 11px;
    margin-right: 5px;
    border: 1px solid var(--line);
    border-radius: 2px;
    background: var(--color);
    vertical-align: -1px;
  }
`;
