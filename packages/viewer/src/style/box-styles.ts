import { css } from 'lit';

/** What boxes over the page look like, and the list in one from which something is chosen. */
export const boxStyles = css`
  dialog {
    max-width: calc(100vw - 32px);
    max-height: calc(100vh - 80px);
    margin-top: 64px;
    padding: 0;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--panel);
    color: var(--text);
    box-shadow: 0 8px 24px rgb(0 0 0 / 25%);
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 25%);
  }
  .body {
    display: grid;
    gap: 10px;
    padding: 14px 16px;
  }
  header,
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  header h2 {
    flex: 1;
    font-size: 15px;
  }
  p {
    margin: 0;
  }
  .choices {
    margin: 0;
    padding: 0;
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    list-style: none;
  }
`;
