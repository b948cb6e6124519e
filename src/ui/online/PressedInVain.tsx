/** Somebody pressed what is not theirs to decide just now: who decides, said for a moment. */
import { useEffect, useState } from 'react';

/** Milliseconds. */
const SEEN = 4000;

interface Props {
  readonly why: string;
  /** How often. */
  readonly times: number;
}

export function PressedInVain({ why, times }: Props) {
  const [over, setOver] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setOver(times), SEEN);
    return () => clearTimeout(timer);
  }, [times]);
  return (
    <div role="status">
      {times > 0 && times !== over && (
        <p className="online-note most-40rem edged on-raised pad-2-3 round-m sm touched shade-high semi">
          {why}
        </p>
      )}
    </div>
  );
}
