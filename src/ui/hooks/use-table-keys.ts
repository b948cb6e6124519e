import type { Option, Prompt } from '../../engine/index.ts';
import { SPEEDS } from '../../stores/game/pace.ts';
import type { Game } from '../../stores/middara/game.ts';
import { keysOf, proposedBy } from '../panels/option-groups.ts';
import { useOpenRule } from '../rules/rules-context.ts';
import type { BoardChoice } from './use-board-choice.ts';
import { type KeyHandler, useKeys } from './use-keys.ts';
import type { Rulers } from './use-ruler.ts';
import type { Sure } from './use-sure.ts';
import { useTable } from './use-table.ts';

interface Wishes {
  readonly game: Game;
  readonly pending: Prompt | null;
  readonly choice: BoardChoice;
  readonly onAnswer: (option: Option) => void;
  readonly sure: Pick<Sure, 'undo' | 'leave'>;
  readonly onHelp: () => void;
  readonly onInspect: () => void;
  readonly onHint: () => void;
  readonly onPlan: () => void;
  readonly rulers: Pick<Rulers, 'toggle' | 'leave'>;
}

/** Every key of the table; the help dialog lists them. */
export function useTableKeys(wishes: Wishes): void {
  const { game, pending, choice, onAnswer, sure, onHelp, onInspect, onHint, onPlan, rulers } = wishes;
  const { settings } = useTable();
  const openRule = useOpenRule();
  const answers: Record<string, KeyHandler> = {};
  if (pending) for (const [key, option] of keysOf(pending)) answers[key] = () => onAnswer(option);
  useKeys({
    ...answers,
    ArrowUp: () => choice.nudge(0, -1),
    ArrowRight: () => choice.nudge(1, 0),
    ArrowDown: () => choice.nudge(0, 1),
    ArrowLeft: () => choice.nudge(-1, 0),
    Enter: () => {
      if (game.store.getState().held) return game.goOn();
      if (choice.confirm()) return;
      const proposed = pending && proposedBy(pending);
      if (proposed) onAnswer(proposed);
    },
    Escape: () => {
      rulers.leave();
      choice.cancel();
      sure.leave();
      game.leaveRoute();
    },
    b: () => document.querySelector<HTMLElement>('.board-place')?.focus(),
    h: onHint,
    i: onInspect,
    m: rulers.toggle,
    p: onPlan,
    r: () => openRule?.(''),
    u: sure.undo,
    'Ctrl+Z': sure.undo,
    'Shift+E': () => choice.endTurn?.(),
    'Shift+U': game.redo,
    'Ctrl+Y': game.redo,
    'Ctrl+Shift+Z': game.redo,
    ' ': () => game.skip(),
    s: () => {
      const { speed, change } = settings.getState();
      change({ speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]! });
    },
    v: () => {
      const { sound, setSound } = settings.getState();
      setSound({ on: !sound.on });
    },
    '?': onHelp,
  });
}
