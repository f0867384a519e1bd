import { css } from 'lit';

/** An element that is a bar across the page: what is in it wraps where there is no room. */
export const barStyles = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 4px 10px;
    border-bottom: 1px solid var(--line);
    background: var(--panel);
  }
`;
