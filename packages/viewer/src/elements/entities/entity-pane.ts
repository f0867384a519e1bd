import { type CSSResultGroup, css, LitElement, type PropertyDeclarations, type PropertyValues } from 'lit';
import type { AppState } from '../../state/app-state.js';
import type { FileSession } from '../../state/file-session.js';
import { SessionController } from '../../state/session-controller.js';
import { paneStyles } from '../../style/pane-styles.js';
import { sharedStyles } from '../../style/shared-styles.js';

/**
 * Something about one entity: asked for when another one is shown and when the file was changed. Of what is asked for in
 * between only the last answer counts.
 */
export abstract class EntityPane<Answer> extends LitElement {
  static override properties: PropertyDeclarations = {
    state: { attribute: false },
    session: { attribute: false },
    path: { attribute: false },
    index: { attribute: false },
  };

  static override styles: CSSResultGroup = [
    sharedStyles,
    paneStyles,
    css`
      :host {
        display: grid;
        grid-template: none;
        gap: 12px;
        height: auto;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 6px 12px;
      }
    `,
  ];

  /** What the page shows. */
  declare state: AppState;
  /** The file that is open. */
  declare session: FileSession;
  /** Text of entities that the entity is in. */
  declare path: string;
  /** Its number. */
  declare index: number;
  private readonly edits = new SessionController(this, () => void this.read());
  private turn = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('session') && !changed.has('path') && !changed.has('index')) return;
    this.edits.watch(this.session);
    this.begin();
    void this.read();
  }

  /** Asks anew. */
  protected async read(): Promise<void> {
    const turn = ++this.turn;
    try {
      const answer = await this.ask();
      if (turn === this.turn) this.take(answer);
    } catch (error) {
      if (turn === this.turn) this.fail(error);
    }
  }

  /** Forgets the entity before. */
  protected abstract begin(): void;
  /** Asks for what is shown. */
  protected abstract ask(): Promise<Answer>;
  /** Takes the answer. */
  protected abstract take(answer: Answer): void;
  /** Takes what went wrong in its place. */
  protected abstract fail(error: unknown): void;
}
