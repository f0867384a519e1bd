import { css, html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Place } from '../../state/place.js';
import type { PlaceSettings } from '../../state/place-settings.js';
import { sharedStyles } from '../../style/shared-styles.js';
import type { ModelContent, StagedPart } from '../../world/model-content.js';
import { specialWords } from '../../world/model-parts.js';
import { adjustEvent } from '../shell/adjust-event.js';
import { sectionStyles } from './section-styles.js';
import { partsAfter } from './take-place.js';

/** A model: its levels of detail, its parts, what they say to the games. Emits `adjust`. */
export class ModelSection extends LitElement {
  static override properties = { content: { attribute: false }, place: { attribute: false } };

  static override styles = [
    sharedStyles,
    sectionStyles,
    css`
      h3 {
        margin-top: 8px;
        color: var(--dim);
      }
      li {
        padding: 2px 0;
        border-bottom: 1px solid var(--line);
      }
      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .row {
        display: grid;
        grid-template-columns: minmax(0, 1fr) 44px 44px;
        align-items: center;
        gap: 6px;
      }
      .name {
        min-width: 0;
        overflow-wrap: anywhere;
      }
      p.words {
        margin: 0 0 2px 20px;
      }
      .words {
        color: var(--dim);
        overflow-wrap: anywhere;
      }
    `,
  ];

  /** The model. */
  declare content: ModelContent;
  /** Where somebody is: with each change of it the section is drawn anew. */
  declare place: Place;

  protected override render(): TemplateResult {
    const { content } = this;
    const { objects } = content.model;
    const most = Math.max(0, ...objects.map(({ levels }) => levels.length));
    return html`
      <h2>Model</h2>
      <label>
        Level of detail
        <select @change=${this.chooseLevel}>
          <option value="distance" ?selected=${content.levels === 'distance'}>By distance</option>
          ${Array.from({ length: most }, (_, i) => html`<option value=${i} ?selected=${content.levels === i}>${i}</option>`)}
        </select>
      </label>
      <label>
        Up
        <select @change=${this.chooseUp}>
          ${(['y', 'z'] as const).map((up) => html`<option value=${up} ?selected=${content.up === up}>${up} axis</option>`)}
        </select>
      </label>
      ${objects.map((object, i) => this.renderObject(object.name === '' ? `object ${i}` : object.name, i))}
    `;
  }

  private renderObject(title: string, object: number): TemplateResult {
    const { extras = {}, levels = [] } = this.content.model.objects[object] ?? {};
    const words = specialWords(extras);
    return html`
      <h3>${title}</h3>
      ${words.length === 0 ? nothing : html`<p class="words mono">${words.join(' ')}</p>`}
      ${levels.map(
        ({ distance, parts }, level) => html`
          <p class="dim">
            Level ${level}${distance === undefined ? nothing : `: ${distance.in} to ${distance.out} m`}, ${parts.length}
            ${parts.length === 1 ? 'part' : 'parts'}
          </p>
          <div class="row head dim"><span>Shown</span><span>Turn</span><span>Raise</span></div>
          <ul>
            ${this.content.parts
              .filter(({ place }) => place[0] === object && place[1] === level)
              .map((part) => this.renderPart(part))}
          </ul>
        `,
      )}
    `;
  }

  private renderPart(part: StagedPart): TemplateResult {
    const setting = this.content.settingOf(part);
    const name = part.part.name === '' ? `part ${part.place[2]}` : part.part.name;
    const words = specialWords(part.part.extras).filter((word) => word !== name);
    const { max, min } = this.content.model.extent;
    const reach = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
    const change = (by: Partial<typeof setting>): void =>
      this.adjust({ parts: partsAfter(this.content, part, { ...this.content.settingOf(part), ...by }) });
    return html`<li>
      <div class="row">
      <label class="name">
        <input
          type="checkbox"
          .checked=${!setting.isHidden}
          @change=${(event: Event) => change({ isHidden: !(event.target as HTMLInputElement).checked })}
        />
        <span>${name}</span>
      </label>
      ${this.renderSlider(`Turn ${name}`, { value: setting.turn, most: 180, step: 5 }, (turn) => change({ turn }))}
      ${this.renderSlider(`Raise ${name}`, { value: setting.lift, most: reach, step: reach / 50 }, (lift) => change({ lift }))}
      </div>
      ${words.length === 0 ? nothing : html`<p class="words mono">${words.join(' ')}</p>`}
    </li>`;
  }

  private renderSlider(
    label: string,
    { most, step, value }: { readonly value: number; readonly most: number; readonly step: number },
    change: (value: number) => void,
  ): TemplateResult {
    return html`<input
      type="range"
      min=${-most}
      max=${most}
      step=${step}
      title=${label}
      aria-label=${label}
      .value=${String(value)}
      @input=${(event: Event) => change(Number((event.target as HTMLInputElement).value))}
    />`;
  }

  private chooseLevel(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    this.adjust({ level: value === 'distance' ? undefined : Number(value) });
  }

  private chooseUp(event: Event): void {
    this.adjust({ upAxis: (event.target as HTMLSelectElement).value as 'y' | 'z' });
  }

  private adjust(change: Partial<PlaceSettings>): void {
    this.dispatchEvent(adjustEvent(change));
  }
}

customElements.define('bw-model-section', ModelSection);
