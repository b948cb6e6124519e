import { useEffect, useRef } from 'react';
import type { Position } from '../../../engine/index.ts';
import type { Stake } from '../../../stores/middara/stakes.ts';
import { useTelling, useWholeWords } from '../../page/use-words.ts';
import { Pipped, Price } from '../deeds/SpPips.tsx';
import '../../frame/bar/sure-line.css';

interface Props {
  readonly position: Position;
  readonly asking: Stake | null;
  /** What is paid by going on. */
  readonly sp?: number;
  readonly onGo: () => void;
  readonly onLeave: () => void;
}

/** What is at stake in what was just pressed, and both ways on; empty where nothing is. */
export function SureLine({ position, asking, sp = 0, onGo, onLeave }: Props) {
  const { sure: words, key } = useWholeWords().ui.panels;
  const telling = useTelling(position);
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asking) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [asking]);
  return (
    <div aria-live="assertive" className="sure-place above-4 absolute inset-0 scroll-y round-m">
      {asking && (
        <section ref={line} className="sure grid columns-end middle panel" aria-label={words.title}>
          <p className="flush lead-1_2">
            <Pipped>{words.stake(asking, telling.figure)}</Pipped>
          </p>
          <div className="sure-buttons grid gap-2">
            <button type="button" className="btn btn-quiet" onClick={onLeave}>
              {words.leave} <kbd className="kbd">{key.escape}</kbd>
            </button>
            <button type="button" className="btn" onClick={onGo}>
              {words.go(asking.stake)} <Price sp={sp} />
            </button>
          </div>
        </section>
      )}
    </div>
  );
}
