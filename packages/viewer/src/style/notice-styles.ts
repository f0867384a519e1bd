import { css } from 'lit';

/** What is to be known of something, and how bad that is. */
export const noticeStyles = css`
  .notice {
    margin: 0 0 8px;
    padding: 6px 10px;
    border-left: 3px solid var(--note);
    background: var(--raised);
    overflow-wrap: anywhere;
  }
  .notice.error {
    border-color: var(--error);
  }
  .notice.warning {
    border-color: var(--warning);
  }
`;
