import { useWords } from '../page/use-words.ts';
import './end-turn.css';

/** Of what ends a turn, or what is shown. */
export const LOOK =
  'end-turn packed relative grid middle center gap-2px pad-1-2 shrink round-m clear size-md bold lead-1_1 plain pressable';

interface Props {
  readonly onSkip: () => void;
  /** Holds what is shown, and goes on from there. */
  readonly onPause?: () => void;
  readonly held?: boolean;
}

/** Ends what is running at its end: a press, or Space; or holds it until somebody has looked. */
export function Faster({ onSkip, onPause, held = false }: Props) {
  const { key, dock } = useWords().ui.panels;
  return (
    <>
      <button type="button" className={LOOK} onClick={onSkip} disabled={held}>
        <span>{dock.faster}</span>
        {!held && <kbd className="kbd">{key.space}</kbd>}
      </button>
      {onPause && (
        <button type="button" className={LOOK} aria-pressed={held} onClick={onPause}>
          <span>{dock.pause}</span>
          {held && <kbd className="kbd">{key.space}</kbd>}
        </button>
      )}
    </>
  );
}
