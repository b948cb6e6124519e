import { useEffect, useRef } from 'react';
import type { Position } from '../../engine/index.ts';
import type { Sure } from '../hooks/use-sure.ts';
import { useTelling, useWords } from '../hooks/use-words.ts';
import './sure-line.css';

interface Props {
  readonly position: Position;
  readonly sure: Sure;
}

/** What is at stake in what was just pressed, and both ways on; empty where nothing is. */
export function SureLine({ position, sure: { asking, go, leave } }: Props) {
  const { sure: words, key } = useWords().ui.panels;
  const telling = useTelling(position);
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asking) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [asking]);
  return (
    <div aria-live="assertive" className="sure-place">
      {asking && (
        <section ref={line} className="sure panel" aria-label={words.title}>
          <p className="sure-text">{words.stake(asking, telling.figure)}</p>
          <div className="sure-buttons">
            <button type="button" className="btn" onClick={go}>
              {words.go(asking.stake)}
            </button>
            <button type="button" className="btn btn-quiet" onClick={leave}>
              {words.leave} <kbd className="kbd">{key.escape}</kbd>
            </button>
          </div>
        </section>
      )}
    </div>
  );
}
