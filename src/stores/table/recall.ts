import type { EncounterState } from '../../engine/index.ts';
import { checkAs } from '../game/game-file.ts';
import type { GameLine } from '../game/play.ts';
import { stateSchema } from '../game/state-schema.ts';
import { lastMomentOf } from '../middara/last-moment-of.ts';
import type { Library } from '../packs/library.ts';
import type { GameStorage } from './storage.ts';

export interface Recall {
  /**
   * Adds to the list of games what it shows of one from before pictures were kept: of its last moment between two rules,
   * kept with it from now on. Nothing of a damaged game, nor of one whose cards are not here: that is told when it is
   * opened.
   */
  recall(id: string): Promise<void>;
}

export function createRecall(
  storage: GameStorage,
  library: Library,
  added: () => Promise<void>,
): Recall['recall'] {
  return async (id) => {
    try {
      const line = lineOf(await storage.lastState(id), library);
      if (!line) return;
      await storage.addToLine(id, line);
      await added();
    } catch {
      // Without its picture it is what it was.
    }
  };
}

function lineOf(found: unknown, library: Library): Pick<GameLine, 'of' | 'moment'> | null {
  const read = checkAs<EncounterState>(stateSchema, found);
  if (!read.ok) return null;
  const { cards, encounters } = library.playable();
  const state = read.value;
  const encounter = encounters[state.encounter];
  const isKnown = (card: string) => cards.adventurers[card] ?? cards.combatants[card];
  if (!encounter || !state.figures.every(({ card }) => isKnown(card))) return null;
  return { of: encounter.id, moment: lastMomentOf({ state, cards, encounter, seatNames: {} }) };
}
