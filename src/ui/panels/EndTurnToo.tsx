import { useWords } from '../hooks/use-words.ts';
import { EndTurnIcon } from '../icons/index.ts';

/** Under the end of a movement: the end of the turn with it, so that ending a turn is one press from there, too. */
export function EndTurnToo({ onEnd }: { onEnd: () => void }) {
  const { endTurn } = useWords().ui.panels.question;
  return (
    <button
      type="button"
      className="btn option end-turn-too"
      aria-keyshortcuts={endTurn.shortcut}
      onClick={onEnd}
    >
      <span className="kbd" aria-hidden="true">
        {endTurn.key}
      </span>
      <EndTurnIcon className="option-icon" />
      <span className="option-words">{endTurn.does}</span>
    </button>
  );
}
