import { css } from 'lit';

/** How the panel of edits looks. */
export const savePanelStyles = css`
  :host {
    position: relative;
  }
  dialog {
    width: min(720px, calc(100vw - 32px));
    max-height: calc(100vh - 64px);
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--panel);
    color: var(--text);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 40%);
  }
  .body {
    display: grid;
    gap: 12px;
    padding: 16px;
  }
  .head,
  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  h2 {
    flex: 1;
    font-size: 16px;
  }
  ol {
    overflow: auto;
    max-height: 40vh;
    margin: 0;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 6px 10px;
    border-bottom: 1px solid var(--line);
  }
  li:last-child {
    border-bottom: 0;
  }
  li.undone .change,
  li.undone .title {
    color: var(--dim);
    text-decoration: line-through;
  }
  .change {
    grid-column: 1 / -1;
    overflow: auto;
    max-height: 9em;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  del {
    color: var(--error);
    text-decoration: none;
  }
  ins {
    color: var(--accent);
    text-decoration: none;
  }
  p,
  ul {
    margin: 0;
  }
  ul {
    padding-left: 18px;
  }
  ul li {
    display: list-item;
    padding: 0;
    border: 0;
  }
  .plan {
    display: grid;
    gap: 4px;
  }
`;
