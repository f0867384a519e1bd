import { css } from 'lit';

/** How the picture of connections looks. */
export const entityGraphStyles = css`
  :host {
    display: block;
    min-width: 0;
  }
  .picture {
    overflow: auto;
    max-height: 460px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--panel);
  }
  svg {
    display: block;
    margin: 0 auto;
    font: 12px var(--font);
  }
  .node {
    cursor: pointer;
  }
  .node rect {
    fill: var(--raised);
    stroke: var(--line);
  }
  .node.start rect {
    fill: var(--selected);
    stroke: var(--accent);
  }
  .node.pointed rect {
    fill: var(--hover);
  }
  .picture:focus-visible .node.pointed rect {
    stroke: var(--focus);
    stroke-width: 2;
  }
  .node.loose {
    cursor: default;
  }
  .node.loose rect {
    fill: var(--panel);
    stroke: var(--warning);
    stroke-dasharray: 4 3;
  }
  .node text {
    fill: var(--text);
  }
  .node .class {
    fill: var(--dim);
    font-size: 11px;
  }
  .start .class,
  .pointed .class {
    fill: var(--text);
  }
  .edge {
    fill: none;
    stroke: var(--dim);
    stroke-width: 1.2;
  }
  .edge.name {
    stroke-dasharray: 5 3;
  }
  .edge.pointed {
    stroke: var(--focus);
    stroke-width: 2;
  }
  .words rect {
    fill: var(--panel);
  }
  .words text {
    fill: var(--text);
    font-size: 11px;
  }
  .words.pointed text {
    fill: var(--link);
  }
  .tip {
    fill: var(--dim);
  }
  .said {
    min-height: 1.5em;
    margin: 4px 0 0;
    overflow-wrap: anywhere;
    font-size: var(--small-text);
  }
`;
