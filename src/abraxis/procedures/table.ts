import type { CardIndex, CardRef, SeatId } from '../../engine/index.ts';
import type { Procedure } from '../../engine/kernel/procedure.ts';
import type { ChancePort } from '../../engine/rng/chance.ts';
import type { AbraxisCard } from '../model/card.ts';
import type { AbraxisEvent } from '../model/events.ts';
import type { AbraxisPrompt } from '../model/prompts.ts';
import type { AbraxisState } from '../model/state.ts';

/** What a rule works on. `emit` writes. */
export interface AbraxisTable {
  readonly state: AbraxisState;
  readonly card: AbraxisCard;
  readonly items: CardIndex['items'];
  readonly owned: readonly CardRef[];
  /** Who answers for each player, by place. */
  readonly seats: readonly SeatId[];
  readonly chance: ChancePort;
  readonly byHand: boolean;
  emit(event: AbraxisEvent): void;
}

export type Rule<T = void> = Procedure<T, AbraxisPrompt>;

/** The places of those who are still in the game. */
export const listIn = ({ players }: Pick<AbraxisState, 'players'>): number[] =>
  players.flatMap(({ out }, i) => (out === null ? [i] : []));
