import type { NotOpened } from '../../stores/opened/opened.ts';
import { Notice } from '../kit/Notice.tsx';
import { useWords } from '../page/use-words.ts';
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
