import { Component, type ReactNode } from 'react';
import { Notice } from '../kit/Notice.tsx';
import { fromServer } from '../page/from-server.ts';
import { goTo } from '../page/use-route.ts';
import { useWords } from '../page/use-words.ts';
import { ForReport } from './ForReport.tsx';

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
    const { onSave } = this.props;
    const save = onSave && (() => this.setState({ none: !onSave() }));
    return <Broken error={error} none={none} onSave={save} onLeave={() => this.leave()} />;
  }
}

interface BrokenProps {
  readonly error: Error;
  /** There was no game to save. */
  readonly none: boolean;
  readonly onSave?: () => void;
  readonly onLeave: () => void;
}

function Broken({ error: thrown, none, onSave, onLeave }: BrokenProps) {
  const { error, ways } = useWords().ui.screens;
  return (
    <main className="page">
      <Notice alone title={error.title}>
        <ForReport of={thrown} />
        <p className="notice-ways">
          <button type="button" className="btn btn-primary" onClick={() => fromServer()}>
            {error.again}
          </button>
          {onSave && (
            <button type="button" className="btn" onClick={onSave}>
              {none ? error.noGame : ways.saveGame}
            </button>
          )}
          <a className="btn btn-quiet" href="#/safe">
            {error.withoutPacks}
          </a>
          <button type="button" className="btn btn-quiet" onClick={onLeave}>
            {ways.toGames}
          </button>
        </p>
      </Notice>
    </main>
  );
}
