import { type CSSResultGroup, css } from 'lit';
import { scrolledStyles } from './scrolled-styles.js';

/** How bytes look: kinds are told by lines and patterns, fields beside that by colours. */
export const hexStyles: CSSResultGroup = [
  scrolledStyles,
  css`
  :host {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto auto;
    min-height: 0;
    min-width: 0;
    background: var(--panel);
    container-type: inline-size;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding: 4px 10px;
    border-bottom: 1px solid var(--line);
    font-size: var(--small-text);
  }
  .bar .title {
    flex: 1;
    min-width: 10ch;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .bar input {
    width: 110px;
    font: var(--small-text) var(--mono);
  }
  .main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
  }
  bw-byte-values {
    display: none;
  }
  @container (min-width: 800px) {
    .main {
      grid-template-columns: minmax(0, 1fr) 198px;
    }
    bw-byte-values {
      display: block;
    }
  }
  .grid {
    user-select: none;
  }
  .space {
    min-width: max-content;
  }
  .line {
    display: flex;
    height: 20px;
    padding: 0 10px;
    font: var(--small-text) / 17px var(--mono);
    white-space: pre;
  }
  .offset {
    flex: none;
    width: 11ch;
    color: var(--dim);
  }
  .byte {
    flex: none;
    width: 3ch;
    height: 19px;
    padding-right: 1ch;
    text-align: left;
    cursor: pointer;
  }
  .byte > span {
    display: block;
    width: 2ch;
    border-bottom: 2px solid transparent;
  }
  .byte.half {
    margin-left: 1ch;
  }
  .text {
    flex: none;
    margin-left: 2ch;
  }
  .text > span {
    display: inline-block;
    width: 1ch;
    cursor: pointer;
  }
  .field,
  .head {
    position: relative;
    background: linear-gradient(var(--tint) 0 0) 0 0 / 2ch 17px no-repeat;
    --tint: color-mix(in srgb, var(--shade) 16%, transparent);
  }
  .field > span,
  .head > span {
    border-bottom-color: var(--shade);
  }
  .field.joined,
  .head.joined {
    background-size: 3ch 17px;
  }
  .field.joined::after,
  .head.joined::after {
    position: absolute;
    top: 17px;
    left: 2ch;
    width: 1ch;
    height: 2px;
    background: var(--shade);
    content: '';
  }
  .f0 {
    --shade: light-dark(#1f6fb5, #6bb2f2);
  }
  .f1 {
    --shade: light-dark(#2f7d46, #74c98c);
  }
  .f2 {
    --shade: light-dark(#a86409, #e8ad52);
  }
  .f3 {
    --shade: light-dark(#7d4aa8, #c59bea);
  }
  .f4 {
    --shade: light-dark(#b03a5b, #f08fab);
  }
  .f5 {
    --shade: light-dark(#0f7d80, #5fcdd0);
  }
  .head {
    --shade: var(--dim);
  }
  .padding > span,
  .hole > span {
    color: var(--dim);
    border-bottom: 2px dotted var(--dim);
  }
  .gap > span {
    color: var(--warning);
    border-bottom: 2px dashed var(--warning);
  }
  .unknown > span {
    border-bottom: 2px dashed var(--guess);
  }
  .begins > span {
    box-shadow: -2px 0 0 -1px var(--shade, var(--dim));
  }
  .ranged {
    background-color: var(--selected);
  }
  .chosen > span,
  .text > .chosen {
    background: var(--accent-back);
    color: var(--on-accent);
  }
  .text > .ranged {
    background: var(--selected);
  }
  .chosen.joined {
    background: linear-gradient(var(--accent-back) 0 0) 0 0 / 3ch 17px no-repeat;
  }
  .byte.stretch,
  .text > .stretch {
    background: var(--stretch);
    --stretch: light-dark(#b9d6f5, #2b4f78);
  }
  .byte.stretch > span {
    color: var(--text);
  }
  .same > span {
    outline: 1px solid var(--shade, var(--dim));
  }
  .grid:focus-visible .cursor > span {
    outline: 2px solid var(--focus);
    outline-offset: 0;
  }
  .cursor > span {
    outline: 1px solid var(--focus);
  }
  .status {
    display: flex;
    gap: 12px;
    min-height: 25px;
    padding: 3px 10px;
    border-top: 1px solid var(--line);
    background: var(--raised);
    font: var(--small-text) / 1.5 var(--mono);
    white-space: nowrap;
  }
  .status > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`,
];
