import { css } from 'lit';

/** What the sections of the panel look like. */
export const sectionStyles = css`
  :host {
    display: block;
    padding: 8px 10px;
    border-bottom: 1px solid var(--line);
  }
  h2 {
    margin-bottom: 4px;
  }
  p {
    margin: 4px 0;
  }
  label {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: var(--row);
  }
  input[type='range'] {
    flex: 1;
    min-width: 0;
    accent-color: var(--accent);
  }
  input[type='checkbox'] {
    margin: 0;
    accent-color: var(--accent);
  }
`;
