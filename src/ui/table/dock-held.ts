/** What the dock shows just now, of the question and of what the hand has made of it. */
import type { Option, Prompt } from '../../engine/index.ts';
import { ASKS } from '../../stores/middara/asks.ts';
import type { Choice } from '../../stores/middara/hand-press.ts';
import type { HandState } from '../../stores/middara/hand-state.ts';
import { endOfOwnMove } from '../../stores/middara/route.ts';
import { useHandOf, useHeld } from './context/use-hand.ts';
import { useHere } from './here.ts';

/** At a question that is asked. */
export interface DockHeld {
  readonly pending: Prompt;
  readonly state: 'cards' | 'target' | 'question' | 'sheet';
  /** It ends with the end of a turn, or of a movement. */
  readonly ends: 'turn' | 'move' | null;
  /** The rest of a movement of the turn's own: its cards are there, too. */
  readonly isOwnMove: boolean;
  /** What was found lies on papers that rise from the dock. */
  readonly isLoot: boolean;
  /** Gear is changed on a sheet over the board. */
  readonly isSheet: boolean;
  readonly choice: Choice | null;
  readonly gathered: HandState['gathered'];
  readonly sure: HandState['sure'];
  /** Answers of the card that is held. */
  readonly ofCard: readonly Option[] | null;
}

/** Null where nothing is asked. */
export function useDockHeld(): DockHeld | null {
  const { position, pending, exchanging } = useHere();
  const pointed = useHeld('choice', pending);
  const gathered = useHeld('gathered', pending);
  const sure = useHeld('sure', pending);
  const card = useHandOf('card', pending);
  if (!pending) return null;
  // The last hero stands on the board as the others do: nothing is asked of that space by itself.
  const choice = pending.kind === 'placement' ? null : pointed;
  const ofCard = card && pending.options.filter(({ id }) => card.options.includes(id));
  const { form, sheet } = ASKS[pending.question.ask];
  const isSheet = exchanging?.isOpen === true;
  const isLoot = sheet === 'loot' && !isSheet;
  const isTurn = form === 'cards';
  const isOwnMove = endOfOwnMove(position, pending) !== null;
  const state = (): DockHeld['state'] => {
    if (isSheet || isLoot) return 'sheet';
    if (sure) return 'question';
    if (choice || ofCard || gathered) return 'target';
    return isTurn || isOwnMove ? 'cards' : 'question';
  };
  const ends = isTurn ? 'turn' : pending.question.ask === 'move' ? 'move' : null;
  return { pending, state: state(), ends, isOwnMove, isLoot, isSheet, choice, gathered, sure, ofCard };
}
