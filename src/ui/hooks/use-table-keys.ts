import type { Prompt } from '../../engine/index.ts';
import { SPEEDS } from '../../stores/game/pace.ts';
import type { Game } from '../../stores/middara/game.ts';
import { keysOf, proposedBy } from '../panels/option-groups.ts';
import type { BoardChoice } from './use-board-choice.ts';
import { type KeyHandler, useKeys } from './use-keys.ts';
import { useTable } from './use-table.ts';

interface Wishes {
  readonly game: Game;
  readonly pending: Prompt | null;
  readonly choice: BoardChoice;
  readonly onHelp: () => void;
  readonly onInspect: () => void;
  readonly onHint: () => void;
}

/** Every key of the table; the help dialog lists them. */
export function useTableKeys({ game, pending, choice, onHelp, onInspect, onHint }: Wishes): void {
  const { settings } = useTable();
  const answers: Record<string, KeyHandler> = {};
  if (pending) for (const [key, option] of keysOf(pending)) answers[key] = () => game.decide(option.id);
  useKeys({
    ...answers,
    ArrowUp: () => choice.nudge(0, -1),
    ArrowRight: () => choice.nudge(1, 0),
    ArrowDown: () => choice.nudge(0, 1),
    ArrowLeft: () => choice.nudge(-1, 0),
    Enter: () => {
      if (choice.confirm()) return;
      const proposed = pending && proposedBy(pending);
      if (proposed) game.decide(proposed.id);
    },
    Escape: () => {
      choice.cancel();
      game.leaveRoute();
    },
    b: () => document.querySelector<HTMLElement>('.board-place')?.focus(),
    h: onHint,
    i: onInspect,
    u: () => game.undo(),
    'Shift+U': () => game.redo(),
    ' ': () => game.skip(),
    s: () => {
      const { speed, setSpeed } = settings.getState();
      setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]!);
    },
    '?': onHelp,
  });
}
