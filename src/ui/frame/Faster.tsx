import { useWords } from '../page/use-words.ts';
import './end-turn.css';

/** Ends what is running at its end: a press, or Space. */
export function Faster({ onSkip }: { onSkip: () => void }) {
  const { key, dock } = useWords().ui.panels;
  return (
    <button
      type="button"
      className="end-turn packed relative grid center gap-2px shrink round-m clear size-md bold lead-1_1 plain pressable"
      onClick={onSkip}
    >
      <span>{dock.faster}</span>
      <kbd className="kbd">{key.space}</kbd>
    </button>
  );
}
