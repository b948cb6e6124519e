/** The last moment of a game from before it was kept, worked out once. */
import type { EncounterState } from '../../engine/index.ts';
import type { GameLine } from '../game/play.ts';
import type { GameStorage } from '../kept/game-storage.ts';
import { lastMomentOf } from '../middara/last-moment-of.ts';
import type { Library } from '../packs/library.ts';

export interface AddMoment {
  /**
   * Adds to the list of games what it shows of one from before pictures were kept: of its last moment between two rules,
   * kept with it from now on. Nothing of a damaged game, nor of one whose cards are not here: that is told when it is
   * opened.
   */
  addMoment(id: string): Promise<void>;
}

export function createAddMoment(
  storage: GameStorage,
  library: Library,
  added: (id: string) => Promise<unknown>,
): AddMoment['addMoment'] {
  return async (id) => {
    try {
      const line = await lineOf(await storage.lastState(id), library);
      if (!line) return;
      await storage.addToLine(id, line);
      await added(id);
    } catch {
      // Without its picture it is what it was.
    }
  };
}

async function lineOf(found: unknown, library: Library): Promise<Pick<GameLine, 'of' | 'moment'> | null> {
  const { checkAs, stateSchema } = await import('../opened/checking.ts');
  const read = checkAs<EncounterState>(stateSchema, found);
  if (!read.ok) return null;
  const { cards, encounters } = library.playable();
  const state = read.value;
  const encounter = encounters[state.encounter];
  const isKnown = (card: string) => cards.adventurers[card] ?? cards.combatants[card];
  if (!encounter || !state.figures.every(({ card }) => isKnown(card))) return null;
  return { of: encounter.id, moment: lastMomentOf({ state, cards, encounter, seatNames: {} }) };
}
