import { type CSSResultGroup, css } from 'lit';
import { scrolledStyles } from './scrolled-styles.js';

/** How the table of records looks. */
export const recordTableStyles: CSSResultGroup = [
  scrolledStyles,
  css`
  :host {
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr);
    min-height: 0;
    min-width: 0;
    background: var(--panel);
  }
  .notes {
    display: grid;
    gap: 4px;
  }
  .notes > * {
    margin: 0;
    padding: 4px 10px;
    border-bottom: 1px solid var(--line);
    font-size: var(--small-text);
  }
  .working {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  progress {
    width: 180px;
    accent-color: var(--accent);
  }
  .space,
  .layer {
    width: var(--width);
    min-width: 100%;
  }
  .layer {
    overflow-clip-margin: 0;
  }
  .row {
    display: grid;
    grid-template-columns: var(--columns);
    width: var(--width);
    min-width: 100%;
    height: var(--row);
    border-bottom: 1px solid color-mix(in srgb, var(--line) 45%, transparent);
    background: var(--panel);
  }
  .row:hover {
    background: var(--hover);
  }
  .row.ranged {
    --dim: light-dark(#4a545e, #b9c2cb);
    background: color-mix(in srgb, var(--selected) 55%, var(--panel));
  }
  .row.selected {
    --dim: light-dark(#4a545e, #b9c2cb);
    background: var(--selected);
  }
  .cell {
    overflow: hidden;
    padding: 0 9px;
    font: var(--small-text) / 23px var(--mono);
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: default;
  }
  .cell.end {
    text-align: right;
  }
  .cell.first {
    position: sticky;
    left: 0;
    z-index: 1;
    border-right: 1px solid var(--line);
    background: inherit;
    color: var(--dim);
  }
  .grid:focus-visible .cell.active {
    box-shadow: inset 0 0 0 2px var(--focus);
  }
  .row.heading {
    z-index: 3;
    height: 34px;
    border-bottom: 1px solid var(--line);
    background: var(--raised);
  }
  .title {
    position: relative;
    display: grid;
    align-content: center;
    overflow: hidden;
    padding: 0 9px;
    border-right: 1px solid color-mix(in srgb, var(--line) 60%, transparent);
    font: 600 11px / 1.3 var(--font);
    cursor: pointer;
    white-space: nowrap;
  }
  .title:hover {
    background: var(--hover);
  }
  .title.first {
    position: sticky;
    left: 0;
    z-index: 4;
    background: var(--raised);
  }
  .title.end {
    text-align: right;
  }
  .title b {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .title small {
    overflow: hidden;
    color: var(--dim);
    font: 10px / 1.2 var(--mono);
    text-overflow: ellipsis;
  }
  .grid:focus-visible .title.active {
    box-shadow: inset 0 0 0 2px var(--focus);
  }
  .edge {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    width: 7px;
    cursor: col-resize;
    touch-action: none;
  }
  .bone {
    display: inline-block;
    width: 60%;
    height: 8px;
    border-radius: 4px;
    background: var(--line);
  }
`,
];
