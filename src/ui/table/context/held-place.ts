/** The last hero placed before a fight stands only when that is started: for this tab, also when the page is loaded anew. */
import type { Game } from '../../../stores/middara/game.ts';
import type { Hand } from '../../../stores/middara/hand.ts';
import { isLastPlaced } from '../../../stores/middara/placing.ts';

const KEY = 'placed-last';

function keptFor(game: string): string | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept) && kept[0] === game && typeof kept[1] === 'string' ? kept[1] : null;
  } catch {
    return null;
  }
}

function keep(game: string, answer: string | null): void {
  try {
    if (answer === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify([game, answer]));
  } catch {
    // Nothing is lost that needs a word: the game itself is kept elsewhere, which says what it cannot keep, and the
    // question for this one hero stands there again.
  }
}

/** Gives it back to the hand at its first question, and keeps what it holds at one from then on. */
export function keepHeldPlace(hand: Hand, game: Game): () => void {
  let before = keptFor(game.id);
  let last = before;
  const look = () => {
    const { of, choice } = hand.store.getState();
    if (!of) return;
    const option = of.options.find(({ id }) => id === before);
    before = null;
    if (option && isLastPlaced(game.positionOf(game.store.getState().view), of)) return hand.answer(option);
    const held = of.kind === 'placement' && choice?.kind === 'answer' ? choice.option.id : null;
    if (held === last) return;
    last = held;
    keep(game.id, held);
  };
  look();
  return hand.store.subscribe(look);
}
