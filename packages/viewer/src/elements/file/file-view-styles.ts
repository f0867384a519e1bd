import { css } from 'lit';

/** Where the panes of the file's view lie. */
export const fileViewStyles = css`
  :host {
    display: block;
    min-height: 0;
  }
  .view {
    display: grid;
    height: 100%;
    min-height: 0;
  }
  .wide {
    grid-template:
      'map map map map map' auto
      'tree line-a table line-c detail' minmax(0, 1fr)
      'tree line-a line-b line-c detail' 1px
      'tree line-a bytes line-c detail' min(var(--bytes), 60%) / min(var(--tree), 40%) 1px minmax(0, 1fr) 1px min(var(--detail), 40%);
  }
  .wide.listed {
    grid-template:
      'map map map' auto
      'tree line-a table' minmax(0, 1fr)
      'tree line-a line-b' 1px
      'tree line-a bytes' min(var(--bytes), 60%) / min(var(--tree), 40%) 1px minmax(0, 1fr);
  }
  .narrow {
    grid-template:
      'map map map' auto
      'tree line-a table' minmax(0, 1fr)
      'tree line-a line-b' 1px
      'tree line-a switch' auto
      'tree line-a lower' min(var(--bytes), 60%) / var(--tree) 1px minmax(0, 1fr);
  }
  bw-lump-map {
    grid-area: map;
  }
  bw-part-tree {
    grid-area: tree;
  }
  .beside-tree {
    grid-area: line-a;
  }
  .above-bytes {
    grid-area: line-b;
  }
  .beside-detail {
    grid-area: line-c;
  }
  section {
    display: grid;
    min-width: 0;
    min-height: 0;
    overflow: hidden;
  }
  .table {
    grid-area: table;
    background: var(--panel);
  }
  .bytes {
    grid-area: bytes;
  }
  .detail {
    grid-area: detail;
  }
  .narrow .bytes,
  .narrow .detail {
    grid-area: lower;
  }
  .switch {
    display: flex;
    grid-area: switch;
    gap: 2px;
    padding: 3px 8px;
    border-bottom: 1px solid var(--line);
    background: var(--raised);
  }
  .switch button {
    border-color: transparent;
    background: none;
    font-size: var(--small-text);
  }
  .switch button[aria-pressed='true'] {
    background: var(--selected);
    font-weight: 600;
  }
  .message {
    margin: 0;
    padding: 24px;
  }
`;
