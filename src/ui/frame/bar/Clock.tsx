import type { ReactNode } from 'react';
import { useWords } from '../../page/use-words.ts';
import './clock.css';

interface Props {
  readonly round: number;
  /** The last one there is; null where no round is known to be. */
  readonly last?: number | null;
  /** Under it. */
  readonly children?: ReactNode;
}

/** The round that is played. */
export function Clock({ round, last = null, children }: Props) {
  const words = useWords().ui.panels.track;
  return (
    <div className="track-clock rigid lead-1_2">
      <p className="track-round display-face caps semi plain">
        {words.round}{' '}
        <span className="track-now">
          <strong className="semi">{round || words.noRound}</strong>
          {last !== null && `/${last}`}
        </span>
      </p>
      {children}
    </div>
  );
}
