import type { CardIndex } from './cards/cards.ts';
import type { EncounterDefinition } from './encounter.ts';
import type { EncounterState } from './state.ts';

/** What every query reads: the state, and the cards and the encounter it stands on. Nothing here is written. */
export interface Position {
  readonly state: EncounterState;
  readonly cards: CardIndex;
  readonly encounter: EncounterDefinition;
}
