import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ByteScope, ByteScopeInfo } from '../../protocol/byte-api.js';
import type { FileSession } from '../../state/file-session.js';
import { isSameScope, type NamedScope } from './byte-scopes.js';
import './byte-search.js';
import { countText, sizeText } from '../lists/number-text.js';
import type { ByteRange } from './hex-line.js';

/** What stands above bytes. */
export interface HexBar {
  /** The file that is open. */
  readonly session: FileSession;
  /** Ways to look. */
  readonly scopes: readonly NamedScope[];
  /** The one that is taken. */
  readonly scope: ByteScope;
  /** How many bytes it has. */
  readonly info: ByteScopeInfo | undefined;
  /** The byte that keys work on. */
  readonly cursor: number;
  /** Takes another way to look. */
  choose(scope: ByteScope): void;
  /** Shows bytes that were found. */
  found(range: ByteRange): void;
  /** Leaves the search. */
  leave(): void;
  /** Goes to what somebody wrote. */
  jump(written: string): void;
}

/** The line above bytes: what they are, what is looked for among them, and where to go. */
export function hexBar(bar: HexBar): TemplateResult {
  const { cursor, info, scope, scopes, session } = bar;
  return html`<div class="bar">
    ${
      scopes.length > 1
        ? html`<label
            ><span class="hidden-text">Bytes of</span>
            <select
              @change=${(event: Event) => {
                const chosen = scopes[Number((event.target as HTMLSelectElement).value)];
                if (chosen !== undefined) bar.choose(chosen.scope);
              }}
            >
              ${scopes.map(
                ({ title, scope: one }, i) =>
                  html`<option value=${i} .selected=${live(isSameScope(one, scope))}>${title}</option>`,
              )}
            </select></label
          >`
        : nothing
    }
    <span class="title dim">${info === undefined ? '' : `${info.title}, ${countText(info.size)} bytes (${sizeText(info.size)})`}</span>
    <bw-byte-search
      .session=${session}
      .scope=${scope}
      .cursor=${cursor}
      .first=${info?.offset ?? 0}
      @found=${(event: CustomEvent<ByteRange>) => bar.found(event.detail)}
      @leave=${() => bar.leave()}
    ></bw-byte-search>
    <input
      type="text"
      aria-label="Go to offset"
      placeholder="Go to 0x…"
      title="An offset, or a stretch to select: 0x10..0x1f, 0x10+16"
      spellcheck="false"
      autocomplete="off"
      @change=${(event: Event) => bar.jump((event.target as HTMLInputElement).value)}
    />
  </div>`;
}
