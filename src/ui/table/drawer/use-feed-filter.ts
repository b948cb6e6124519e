import { useMemo, useState } from 'react';
import type { Position } from '../../../engine/index.ts';
import type { OwnNote } from '../../../stores/kept/saved-game.ts';
import { type Deed, notesOf } from '../../../stores/middara/deeds.ts';
import { useTelling } from '../../page/use-words.ts';

export type FeedFilter = ReturnType<typeof useFeedFilter>;

/** What is looked for in the feed, and of whom; `filter` is null where all of it is seen. */
export function useFeedFilter(position: Position, own: readonly OwnNote[]) {
  const telling = useTelling(position);
  const [sought, setSought] = useState('');
  const [whose, setWhose] = useState('');
  const filter = useMemo(() => {
    const text = sought.trim().toLowerCase();
    if (text === '' && whose === '') return null;
    const says = (deed: Deed) =>
      telling.deed(deed).toLowerCase().includes(text) ||
      deed.lines.some((line) => line.text.toLowerCase().includes(text)) ||
      notesOf(own, deed).some((note) => note.text.toLowerCase().includes(text));
    return (deed: Deed) => (whose === '' || deed.involved.has(whose)) && (text === '' || says(deed));
  }, [sought, whose, telling, own]);
  return { sought, setSought, whose, setWhose, filter };
}
