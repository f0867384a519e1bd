import { type CSSResultGroup, css } from 'lit';
import { noticeStyles } from '../../style/notice-styles.js';
import { sideStyles } from './side-styles.js';

/** How content that differs is laid out. */
export const contentDiffStyles: CSSResultGroup = [
  noticeStyles,
  sideStyles,
  css`
  :host {
    display: block;
  }
  .hint {
    margin: 12px;
    color: var(--dim);
  }
  .words {
    margin: 10px 12px;
  }
  .notice {
    margin: 10px 12px;
  }
  .pictures {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
    gap: 12px;
    padding: 10px 12px;
  }
  section {
    min-width: 0;
  }
  h3 {
    overflow: hidden;
    margin: 0 0 6px;
    font-size: inherit;
    text-overflow: ellipsis;
  }
  caption {
    padding: 8px 12px;
    color: var(--dim);
    text-align: left;
  }
  tbody th .dim {
    margin-left: 10px;
  }
`,
];
