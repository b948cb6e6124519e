import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../page/use-words.ts';
import { holdToHurry } from './hold-space.ts';
import './end-turn.css';

/** Of what ends a turn, or what is shown. */
export const LOOK =
  'end-turn packed relative grid middle center gap-2px pad-1-2 shrink round-m clear size-md bold lead-1_1 plain pressable';

interface Props {
  readonly onSkip: () => void;
  /** Four times the speed for as long as it is held. */
  readonly onHurry?: (on: boolean) => void;
  /** Holds what is shown, and goes on from there. */
  readonly onPause?: () => void;
  readonly held?: boolean;
}

/** Ends what is running at its end: a press, or Space; hurries it while it is held; or has it wait until somebody has looked. */
export function Faster({ onSkip, onHurry, onPause, held = false }: Props) {
  const { key, dock } = useWords().ui.panels;
  const hurrying = useHurry(onHurry, onSkip);
  return (
    <>
      <button type="button" className={LOOK} {...hurrying} disabled={held}>
        <span>
          {dock.faster} {!held && <kbd className="kbd">{key.space}</kbd>}
        </span>
      </button>
      {onPause && (
        <button type="button" className={LOOK} aria-pressed={held} onClick={onPause}>
          <span>
            {dock.pause} {held && <kbd className="kbd">{key.space}</kbd>}
          </span>
        </button>
      )}
    </>
  );
}

function useHurry(onHurry: Props['onHurry'], onSkip: () => void) {
  const letGo = useRef<(() => boolean) | null>(null);
  const swallows = useRef(false);
  const release = () => {
    // Let go, and left after it: once.
    if (letGo.current) swallows.current = letGo.current();
    letGo.current = null;
  };
  // What is held may be gone before it is let go: a question came.
  const leave = useEffectEvent(release);
  useEffect(() => () => leave(), []);
  return {
    onPointerDown: () => {
      release();
      swallows.current = false;
      letGo.current = onHurry ? holdToHurry(onHurry) : null;
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: ({ detail }: MouseEvent) => {
      if (!swallows.current || detail === 0) onSkip();
      swallows.current = false;
    },
  };
}
