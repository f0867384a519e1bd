import { css } from 'lit';

/**
 * Lines of which only those that are seen are drawn: the space is as high as all of them would be, and what is drawn stays where
 * one looks.
 */
export const scrolledStyles = css`
  .grid,
  .tree {
    position: relative;
    min-height: 0;
    overflow: auto;
    outline-offset: -2px;
  }
  .space {
    min-width: 100%;
    height: var(--height);
  }
  .layer {
    position: sticky;
    top: 0;
    height: var(--viewport);
    overflow: clip;
  }
  .line,
  .row {
    position: absolute;
    top: 0;
    left: 0;
    transform: translateY(var(--top));
  }
`;
