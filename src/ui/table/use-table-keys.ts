/** Every key of the table; the help dialog lists them. */

import { SPEEDS } from '../../stores/game/pace.ts';
import { holdSpace } from '../frame/hold-space.ts';
import { type KeyHandler, useKeys } from '../page/use-keys.ts';
import { useGame, useTable } from '../page/use-table.ts';
import { useOpenRule } from '../rules/rules-context.ts';
import { proposedBy } from './asks/answer-order.ts';
import { useHand } from './context/use-hand.ts';
import type { Here } from './here.ts';

const DOCK_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'e'];

/** What is pressed by that key in the dock as it stands. */
const inDock = (key: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.dock [aria-keyshortcuts~="${key}"]`);

/** Of the game on the screen, with what is at its table. */
export function useTableKeys({
  pending: asked,
  subject,
  onTake,
  drawer,
  hinting,
  plans,
  over,
  answer,
}: Here): void {
  const game = useGame();
  // While a turn is laid out, nothing is answered.
  const pending = plans.planning ? null : asked;
  // Whoever is asked has not got the device yet: no key does anything for them.
  const covered = onTake !== null;
  const hand = useHand();
  const { settings } = useTable();
  const openRule = useOpenRule();
  const answers: Record<string, KeyHandler> = {};
  // A key presses what is seen with it: a card, a target of the one that is held, an answer.
  if (pending) for (const key of DOCK_KEYS) answers[key] = () => inDock(key)?.click();
  const theirs = (does: KeyHandler): KeyHandler | undefined => (covered ? undefined : does);
  useKeys({
    ...answers,
    ArrowUp: theirs(() => hand.nudge(0, -1)),
    ArrowRight: theirs(() => hand.nudge(1, 0)),
    ArrowDown: theirs(() => hand.nudge(0, 1)),
    ArrowLeft: theirs(() => hand.nudge(-1, 0)),
    Enter: theirs(({ repeat }) => {
      // A key that is held ends nothing and answers nothing; nor does one that was meant for what stood there before.
      if (repeat || document.querySelector('.dock[data-guard]')) return;
      const { held, busy } = game.store.getState();
      if (held) return game.goOn();
      if (busy) return game.skip();
      if (hand.confirm()) return;
      // Where something is put together first, its button is what Enter presses.
      const button = inDock('Enter');
      const proposed = pending && proposedBy(pending);
      if (button) button.click();
      else if (proposed) answer(proposed);
    }),
    Escape: () => {
      const leave = inDock('Escape');
      if (leave) return leave.click();
      // One layer a press: what is pointed at, the card it is of, what lies beside the board, the mode.
      const { choice, sure, card, denied, gathered, lifted, mode } = hand.store.getState();
      const layer =
        (sure && 'sure') ||
        (lifted && 'lifted') ||
        (choice && 'choice') ||
        (gathered && 'gathered') ||
        (denied && 'denied') ||
        (card && 'card');
      if (layer) hand.cancel(layer);
      else if (mode === 'play' && drawer.part !== null) drawer.close();
      else hand.cancel();
    },
    b: () => document.querySelector<HTMLElement>('.board-place')?.focus(),
    h: theirs(() => hinting?.toggle()),
    i: () => over.inspect(subject),
    m: theirs(() => hand.toggle('ruler')),
    p: theirs(() => hand.toggle('plan')),
    r: () => openRule?.(''),
    u: hand.undo,
    'Ctrl+Z': hand.undo,
    'Shift+E': theirs(hand.endTurn),
    'Shift+U': game.redo,
    'Ctrl+Y': game.redo,
    'Ctrl+Shift+Z': game.redo,
    ' ': holdSpace(game),
    s: () => {
      const { speed, change } = settings.getState();
      change({ speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]! });
    },
    v: () => {
      const { sound, setSound } = settings.getState();
      setSound({ on: !sound.on });
    },
    '?': () => over.open('help'),
  });
}
