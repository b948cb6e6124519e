import { useWords } from '../page/use-words.ts';
import './end-turn.css';

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
      <button type="button" className="end-turn" onClick={onSkip} disabled={held}>
        <span>{dock.faster}</span>
        {!held && <kbd className="kbd">{key.space}</kbd>}
      </button>
      {onPause && (
        <button type="button" className="end-turn" aria-pressed={held} onClick={onPause}>
          <span>{dock.pause}</span>
          {held && <kbd className="kbd">{key.space}</kbd>}
        </button>
      )}
    </>
  );
}
