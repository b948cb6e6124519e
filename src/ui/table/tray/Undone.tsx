import { useEffect, useState } from 'react';
import { useGameState } from '../../page/use-table.ts';

/** Milliseconds it is seen. */
const SEEN = 2000;

/** What an undo or a redo did, for a moment: the log keeps it, and there it is heard. */
export function Undone() {
  const note = useGameState(({ feed }) => feed.findLast(({ type, unasked }) => type === 'note' && !unasked));
  const [seen, setSeen] = useState(note);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(note), SEEN);
    return () => clearTimeout(timer);
  }, [note]);
  return note && note !== seen ? (
    <p className="notice-text" aria-hidden="true">
      {note.text}
    </p>
  ) : null;
}
