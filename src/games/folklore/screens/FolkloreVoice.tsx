import { useState } from 'react';
import { useKeys } from '../../../ui/page/use-keys.ts';
import { useStore } from '../../../ui/page/use-store.ts';
import type { FolklorePrompt } from '../rules/model/prompts.ts';
import type { FolkloreGame } from '../table/folklore-guest.ts';
import { questionText } from '../words/en/questions.ts';
import { groupAloud } from '../words/en/screens.ts';
import { useAsked } from './folklore-context.ts';
import { useTold } from './use-told.ts';

interface Props {
  readonly game: FolkloreGame;
  /** A page of the story that lies over it all. */
  readonly page: string | null;
  /** What is asked, and may be answered by now. */
  readonly open: FolklorePrompt | null;
}

/** For whoever does not look: what is new, what is read or asked, and on a key the last line or the group. */
export function FolkloreVoice({ game, page, open }: Props) {
  const { view, pending, feed } = useStore(game.store, (state) => state);
  const asked = useAsked(view);
  const told = useTold(feed, pending ?? page);
  const [aloud, setAloud] = useState('');
  useKeys({
    l: () => setAloud(feed.at(-1)?.text ?? ''),
    w: () => setAloud(groupAloud(asked)),
  });
  return (
    <>
      <p className="visually-hidden" aria-live="polite">
        {told} {page ?? (open ? questionText(open, asked) : '')}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {aloud}
      </p>
    </>
  );
}
