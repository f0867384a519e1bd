import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { AppState } from './app-state.js';

/** Makes an element render again whenever the state changes. */
export class StateController implements ReactiveController {
  private readonly host: ReactiveControllerHost;
  private readonly state: AppState;
  private readonly update = (): void => this.host.requestUpdate();

  constructor(host: ReactiveControllerHost, state: AppState) {
    this.host = host;
    this.state = state;
    host.addController(this);
  }

  hostConnected(): void {
    this.state.addEventListener('change', this.update);
  }

  hostDisconnected(): void {
    this.state.removeEventListener('change', this.update);
  }
}
