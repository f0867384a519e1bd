import { html, nothing, type TemplateResult } from 'lit';
import type { CellLink, TableCell } from '../../protocol/table-types.js';
import { countText } from '../lists/number-text.js';
import { cssProperties } from './css-properties.js';
import { pickEvent } from './file-events.js';

/** What is in a cell (of a grid, whose own keys lead to what is in it): its text, parts of it that lead elsewhere, the name of what they lead to, its colour. */
export function cellContent(
  { text, links, color, note }: TableCell,
  { isInGrid = false } = {},
): (TemplateResult | string | typeof nothing)[] {
  const parts: (TemplateResult | string | typeof nothing)[] = [];
  if (color !== undefined)
    parts.push(html`<span class="swatch" ${cssProperties({ '--color': color })}></span>`);
  let at = 0;
  for (const link of links ?? []) {
    if (link.from > at) parts.push(text.slice(at, link.from));
    parts.push(linkContent(link, text.slice(link.from, link.to), isInGrid ? -1 : 0));
    at = link.to;
  }
  parts.push(text.slice(at));
  if (note !== undefined) parts.push(html` <span class="cell-note">(${note})</span>`);
  return parts;
}

/** Where a link leads, in words. */
export function linkTitle({ path, index, count, label, isBroken }: CellLink): string {
  if (index === undefined) return path;
  const first = `${path}[${index}]`;
  const place =
    count === undefined || count === 1
      ? first
      : `${first} to [${index + count - 1}], ${countText(count)} of them`;
  if (isBroken) return `${place}: there is no such element`;
  return label === undefined ? place : `${place}: ${label}`;
}

function linkContent(link: CellLink, text: string, tabIndex: number): TemplateResult {
  const { path, index, label, isBroken } = link;
  const address = new URLSearchParams({
    view: 'file',
    at: path,
    ...(index !== undefined && { index: String(index) }),
  });
  const follow = (event: MouseEvent): void => {
    event.stopPropagation();
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget?.dispatchEvent(
      pickEvent({ path, ...(index !== undefined && !isBroken && { index }) }),
    );
  };
  return html`<a
      class=${isBroken ? 'cell-link broken' : 'cell-link'}
      href=${`#${address.toString()}`}
      title=${linkTitle(link)}
      tabindex=${tabIndex}
      @click=${follow}
      >${text}</a
    >${spanNote(link, text)}${
      label === undefined ? nothing : html`<span class="cell-note"> (${label})</span>`
    }`;
}

/** The last of several elements, and the first one where the text doesn't say it. */
function spanNote({ index, count }: CellLink, text: string): TemplateResult | typeof nothing {
  if (index === undefined || count === undefined) return nothing;
  const isSaid = text === String(index);
  if (isSaid && count === 1) return nothing;
  const last = index + count - 1;
  const note = isSaid ? `… ${last}` : count === 1 ? `(${index})` : `(${index} … ${last})`;
  return html`<span class="cell-note"> ${note}</span>`;
}
