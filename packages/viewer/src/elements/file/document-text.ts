import { html, type TemplateResult } from 'lit';

/** A doc comment as it is read: what stands between backquotes is code. */
export function documentText(text: string): readonly (string | TemplateResult)[] {
  return text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part));
}
