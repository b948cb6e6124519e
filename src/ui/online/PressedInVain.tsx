/** Somebody pressed what is not theirs to decide just now: who it is that decides, said for a moment. */
import { useEffect, useState } from 'react';
import type { OnlineState, OnlineTable } from '../../stores/online/online-types.ts';
import { useStore } from '../page/use-store.ts';
import { useWholeWords } from '../page/use-words.ts';

/** Milliseconds. */
const SEEN = 4000;

interface Props {
  readonly table: OnlineTable;
  /** How often. */
  readonly times: number;
}

export function PressedInVain({ table, times }: Props) {
  const { strip } = useWholeWords().ui.online;
  const why = useStore(table.store, (state) => whyIn(state, strip));
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setOver(times), SEEN);
    return () => clearTimeout(timer);
  }, [times]);
  const isSeen = times > 0 && times !== over && why !== null;
  return (
    <div role="status">
      {isSeen && (
        <p
          key={times}
          className="online-note most-40rem edged on-raised pad-2-3 round-m sm touched shade-high semi"
        >
          {why}
        </p>
      )}
    </div>
  );
}

function whyIn(
  { sent, mayAnswer, waitsFor, watching }: OnlineState,
  strip: ReturnType<typeof useWholeWords>['ui']['online']['strip'],
): string | null {
  if (sent !== null) return strip.sent;
  if (mayAnswer) return null;
  if (waitsFor !== null) return strip.decides(waitsFor);
  return watching ? strip.watching : null;
}
