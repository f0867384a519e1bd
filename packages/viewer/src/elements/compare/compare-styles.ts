import { type CSSResultGroup, css } from 'lit';
import { factStyles } from '../../style/fact-styles.js';
import { noticeStyles } from '../../style/notice-styles.js';
import { toolsStyles } from '../../style/tools-styles.js';

/** The view's own layout: lumps on the left, differences and both records on the right; above each other where it is narrow. */
export const compareStyles: CSSResultGroup = [
  toolsStyles,
  noticeStyles,
  factStyles,
  css`
  :host {
    position: relative;
    display: grid;
    grid-template-rows: auto auto minmax(0, 1fr);
    height: 100%;
  }
  .tools .end {
    display: flex;
    gap: 6px;
  }
  .file {
    overflow: hidden;
    max-width: 32ch;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  bw-failure-bar {
    grid-row: 2;
  }
  .center,
  .panes {
    grid-row: 3;
  }
  .center {
    display: grid;
    gap: 12px;
    align-content: center;
    justify-items: center;
    padding: 24px;
    text-align: center;
  }
  .center p {
    max-width: 56ch;
    margin: 0;
  }
  .panes {
    display: grid;
    grid-template-columns: minmax(260px, 30%) minmax(0, 1fr);
    min-height: 0;
  }
  bw-compare-lumps {
    min-width: 0;
    border-right: 1px solid var(--line);
  }
  .main {
    display: grid;
    grid-template-rows: auto minmax(0, max-content) minmax(50%, 1fr);
    min-width: 0;
    min-height: 0;
  }
  .main > header {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
    align-items: baseline;
    padding: 8px 10px;
    border-bottom: 1px solid var(--line);
    background: var(--panel);
  }
  .main h2 {
    font-family: var(--mono);
  }
  bw-change-list {
    max-height: 100%;
    border-bottom: 1px solid var(--line);
  }
  .below {
    overflow: auto;
    min-height: 0;
  }
  .below.alone {
    grid-row: 2 / -1;
  }
  .hint {
    margin: 12px;
    color: var(--dim);
  }
  dl {
    margin: 12px;
  }
  .notice {
    margin: 8px 12px;
  }
  .drop {
    position: absolute;
    inset: 8px;
    z-index: 11;
    display: grid;
    place-items: center;
    border: 2px dashed var(--accent);
    border-radius: 8px;
    background: var(--panel);
    font-size: 18px;
    pointer-events: none;
  }
  @media (width <= 900px) {
    .panes {
      grid-template: minmax(72px, min(30%, calc(var(--lump-rows, 8) * 24px + 8px))) minmax(0, 1fr) / minmax(0, 1fr);
    }
    bw-compare-lumps {
      border-right: 0;
      border-bottom: 1px solid var(--line);
    }
  }
`,
];
