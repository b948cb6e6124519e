import type { NotOpened } from '../../stores/opened/opened.ts';
import { useWords } from '../hooks/use-words.ts';
import { Notice } from '../panels/Notice.tsx';
import { OtherWays } from './OtherWays.tsx';

/** Why a game or a link cannot be opened, and the way back. */
export function CannotOpen({ refused }: { refused: NotOpened }) {
  const words = useWords().ui.screens;
  return (
    <main className="page">
      <Notice alone title={refused.why} problems={refused.problems}>
        <p className="notice-ways">
          <OtherWays refused={refused} />
          <a className="btn" href="#/">
            {words.ways.toGames}
          </a>
        </p>
      </Notice>
    </main>
  );
}
