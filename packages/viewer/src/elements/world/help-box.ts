import { css, html, LitElement, type TemplateResult } from 'lit';
import { boxStyles } from '../../style/box-styles.js';
import { isForFingers } from '../../style/pointer.js';
import { sharedStyles } from '../../style/shared-styles.js';

type Keys = readonly (readonly [keys: string, does: string])[];

const gestures: Keys = [
  ['One finger', 'look around; go around in an orbit'],
  ['Two fingers', 'move sideways, forward and back; move in an orbit'],
  ['Spread, pinch', 'forward, back; nearer, farther in an orbit'],
  ['Tap', 'select what is under the finger; in colours by number, say which it is'],
  ['− and + below', 'fly slower or faster'],
];

const keySections: readonly (readonly [title: string, keys: Keys])[] = [
  [
    'Going about',
    [
      ['W A S D', 'forward, left, back, right'],
      ['E, Q or C', 'up, down'],
      ['Space', 'up; a jump when walking'],
      ['Arrow keys', 'left and right turn, up and down move'],
      ['Page Up, Page Down', 'look up, look down'],
      ['Shift', 'faster'],
      ['+ and − or the wheel', 'fly faster or slower; nearer or farther in an orbit'],
      ['Home', 'look straight ahead'],
      ['M', 'look with the mouse without a button held; Escape ends it'],
    ],
  ],
  [
    'Finding',
    [
      ['G', 'go to an entity, a leaf, coordinates or a record'],
      ['Click or Enter', 'select what is under the mouse or in the middle'],
      ['F', 'go to what is selected'],
      ['Escape', 'select nothing'],
    ],
  ],
  [
    'Showing',
    [
      ['V', 'what the engine would draw from here'],
      ['B', 'keep that as seen from this point while going elsewhere'],
      ['L', 'the panel with layers, visibility and light'],
      ['? or F1', 'these keys'],
    ],
  ],
];

/** What fingers and keys do, those first that somebody has. */
const sections: typeof keySections = isForFingers
  ? [['Fingers', gestures], ...keySections]
  : [...keySections, ['Fingers', gestures]];

/** Which keys and gestures do what in the world. */
export class HelpBox extends LitElement {
  static override styles = [
    sharedStyles,
    boxStyles,
    css`
      dialog {
        width: 620px;
      }
      dl {
        display: grid;
        grid-template-columns: 170px minmax(0, 1fr);
        gap: 3px 12px;
        margin: 4px 0 0;
      }
      dt {
        font-family: var(--mono);
        font-size: var(--small-text);
      }
      dd {
        margin: 0;
      }
      h3 {
        color: var(--dim);
      }
    `,
  ];

  /** Opens the box. */
  open(): void {
    this.dialog?.showModal();
  }

  private get dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  protected override render(): TemplateResult {
    return html`<dialog aria-labelledby="title">
      <div class="body">
        <header>
          <h2 id="title">Keys and gestures</h2>
          <button type="button" class="link" @click=${() => this.dialog?.close()}>Close</button>
        </header>
        ${sections.map(
          ([title, keys]) => html`<section>
            <h3>${title}</h3>
            <dl>${keys.map(([key, does]) => html`<dt>${key}</dt><dd>${does}</dd>`)}</dl>
          </section>`,
        )}
      </div>
    </dialog>`;
  }
}

customElements.define('bw-help-box', HelpBox);
