import { css } from 'lit';

/** How the world's view is laid out. */
export const worldViewStyles = css`
  :host {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  .middle {
    display: flex;
    min-height: 0;
  }
  bw-world-panel {
    flex: none;
    width: 260px;
    overflow: auto;
    border-right: 1px solid var(--line);
  }
  .stage {
    position: relative;
    flex: 1;
    min-width: 0;
    background: light-dark(#c9d0d6, #24282d);
  }
  canvas {
    position: absolute;
    inset: 0;
    display: block;
    width: 100%;
    height: 100%;
    touch-action: none;
  }
  canvas:focus-visible {
    outline-offset: -3px;
  }
  bw-selection-card {
    position: absolute;
    top: 10px;
    right: 10px;
    max-height: calc(100% - 20px);
    overflow: auto;
  }
  bw-group-legend {
    position: absolute;
    right: 10px;
    bottom: 10px;
  }
  @media (max-width: 900px) {
    bw-world-panel {
      width: 220px;
    }
    bw-selection-card {
      width: 240px;
    }
  }
`;
