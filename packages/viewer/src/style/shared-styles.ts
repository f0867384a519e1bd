import { css } from 'lit';

/** What every element's own style begins with: boxes, focus, buttons, fields, links, tables. */
export const sharedStyles = css`
  :host {
    box-sizing: border-box;
    color: var(--text);
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: inherit;
  }
  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -2px;
  }
  button,
  select,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }
  button,
  .button {
    padding: 3px 10px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--raised);
    cursor: pointer;
    white-space: nowrap;
  }
  button:hover:not(:disabled) {
    background: var(--hover);
  }
  button:disabled {
    color: var(--dim);
    cursor: default;
  }
  button.primary {
    border-color: var(--accent-back);
    background: var(--accent-back);
    color: var(--on-accent);
  }
  button.primary:disabled {
    border-color: var(--line);
    background: var(--raised);
    color: var(--dim);
  }
  button.link,
  a {
    color: var(--link);
  }
  button.link {
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    text-align: left;
    text-decoration: none;
  }
  button.link:hover,
  a:hover {
    background: none;
    text-decoration: underline;
  }
  input[type='text'],
  input[type='search'],
  input[type='number'],
  input:not([type]),
  select,
  textarea {
    padding: 3px 6px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--panel);
  }
  @media (pointer: coarse) {
    button:not(.link),
    .button,
    summary,
    input:not([type='checkbox'], [type='radio'], [hidden]),
    select {
      min-height: var(--control);
    }
    button:not(.link) {
      min-width: var(--control);
    }
    button.link {
      min-height: 24px;
    }
    summary {
      align-content: center;
    }
    input[type='checkbox'],
    input[type='radio'] {
      flex: none;
      width: 20px;
      height: 20px;
    }
    label:has(input[type='checkbox'], input[type='radio']) {
      display: inline-flex;
      align-items: center;
      min-height: var(--row);
    }
  }
  h2,
  h3 {
    margin: 0;
    font-size: var(--text-size);
    font-weight: 600;
  }
  code,
  .mono {
    font-family: var(--mono);
    font-size: var(--small-text);
  }
  .dim {
    color: var(--dim);
  }
  .error {
    color: var(--error);
  }
  .warning {
    color: var(--warning);
  }
  .number {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  .hidden-text {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
