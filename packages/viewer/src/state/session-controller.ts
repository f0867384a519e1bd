import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { FileSession } from './file-session.js';

/** Tells an element when the content of the file that it shows was changed. */
export class SessionController implements ReactiveController {
  private readonly onEdited: () => void;
  private session: FileSession | undefined;
  private isConnected = false;
  private readonly edited = (): void => this.onEdited();

  constructor(host: ReactiveControllerHost, onEdited: () => void) {
    this.onEdited = onEdited;
    host.addController(this);
  }

  /** The file whose changes are told from now on. */
  watch(session: FileSession | undefined): void {
    if (session === this.session) return;
    this.session?.removeEventListener('edited', this.edited);
    this.session = session;
    if (this.isConnected) session?.addEventListener('edited', this.edited);
  }

  hostConnected(): void {
    this.isConnected = true;
    this.session?.addEventListener('edited', this.edited);
  }

  hostDisconnected(): void {
    this.isConnected = false;
    this.session?.removeEventListener('edited', this.edited);
  }
}
