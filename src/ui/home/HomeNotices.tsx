import type { NotOpened } from '../../stores/opened/opened.ts';
import { Notice } from '../kit/Notice.tsx';
import { NewerNotice } from '../opening/NewerNotice.tsx';
import { OtherWays } from '../opening/OtherWays.tsx';
import { useStore } from '../page/use-store.ts';
import { useTable } from '../page/use-table.ts';
import { useWholeWords } from '../page/use-words.ts';
import { CopyLine } from './CopyLine.tsx';

interface Props {
  readonly strayed: boolean;
  /** What a file holds that cannot be opened. */
  readonly refused: NotOpened | null;
  readonly onDismiss: () => void;
  /** A file that the browser itself does not give. */
  readonly unreadable: string | null;
}

/** What there is to say on the first screen of the page itself, of a file and of what this browser keeps. */
export function HomeNotices({ strayed, refused, onDismiss, unreadable }: Props) {
  const { home, ways } = useWholeWords().ui.screens;
  const { store } = useTable();
  const trouble = useStore(store, (state) => state.keepsNothing ?? state.trouble);
  const unread = useStore(store, (state) => state.unread);
  return (
    <>
      <NewerNotice />
      <CopyLine />
      {strayed && <Notice calm title={home.strayed} />}
      {refused && (
        <Notice title={refused.why} problems={refused.problems}>
          <p className="notice-ways">
            <OtherWays refused={refused} />
            <button type="button" className="btn btn-quiet" onClick={onDismiss}>
              {ways.dismiss}
            </button>
          </p>
        </Notice>
      )}
      {unreadable && <Notice title={unreadable} />}
      {unread && <Notice title={home.notRead(unread)} />}
      {trouble && <Notice title={home.keepsNoGames(trouble)} />}
    </>
  );
}
