import { type CSSResultGroup, css } from 'lit';
import { scrolledStyles } from './scrolled-styles.js';

/** How the tree of lumps and parts looks. */
export const partTreeStyles: CSSResultGroup = [
  scrolledStyles,
  css`
  :host {
    display: block;
    min-height: 0;
    container-type: inline-size;
    background: var(--panel);
  }
  @container (max-width: 250px) {
    .size {
      display: none;
    }
  }
  .tree {
    height: 100%;
  }
  .line {
    right: 0;
    display: flex;
    align-items: center;
    gap: 6px;
    height: var(--row);
    padding: 0 8px 0 calc(4px + var(--level) * 14px);
    cursor: pointer;
    white-space: nowrap;
  }
  .line:hover {
    background: var(--hover);
  }
  .line.selected {
    --dim: light-dark(#4a545e, #b9c2cb);
    background: var(--selected);
  }
  .tree:focus-visible .line.active {
    box-shadow: inset 0 0 0 1px var(--focus);
  }
  .empty .label {
    color: var(--dim);
  }
  .twist {
    flex: none;
    width: 14px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--dim);
    text-align: center;
  }
  .label {
    flex: 1;
    overflow: hidden;
    font: var(--small-text) / var(--row) var(--mono);
    text-overflow: ellipsis;
  }
  .count,
  .size {
    flex: none;
    color: var(--dim);
    font-size: 11px;
    font-variant-numeric: tabular-nums;
  }
  .size {
    min-width: 58px;
    text-align: right;
  }
  .mark {
    flex: none;
    font-size: 11px;
    font-weight: 600;
  }
`,
];
