import { Component, type ReactNode } from 'react';
import { goTo } from '../hooks/use-route.ts';
import { Notice } from '../panels/Notice.tsx';

interface Props {
  readonly children: ReactNode;
  /** Hands over the game that was on the screen, if there was one. */
  readonly onSave?: () => boolean;
}

/** Catches what a screen throws: no white page, and the game is still there. */
export class ErrorScreen extends Component<Props, { readonly error: Error | null; readonly none: boolean }> {
  override state = { error: null as Error | null, none: false };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)), none: false };
  }

  private leave() {
    goTo('');
    this.setState({ error: null });
  }

  override render() {
    const { error, none } = this.state;
    if (!error) return this.props.children;
    return (
      <main className="page">
        <Notice title="Something on this screen broke. Your game is kept as it was after its last decision.">
          <p className="notice-text">{error.message}</p>
          <p className="notice-ways">
            <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
              Open it again
            </button>
            {this.props.onSave && (
              <button
                type="button"
                className="btn"
                onClick={() => this.setState({ none: !this.props.onSave?.() })}
              >
                {none ? 'No game is open' : 'Save the game as a file'}
              </button>
            )}
            <button type="button" className="btn btn-quiet" onClick={() => this.leave()}>
              To the games
            </button>
          </p>
        </Notice>
      </main>
    );
  }
}
