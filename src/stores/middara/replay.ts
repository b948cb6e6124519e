import {
  type EncounterContent,
  type EncounterDefinition,
  type EncounterSession,
  type EncounterState,
  type Position,
  seatNamesOf,
} from '../../engine/index.ts';
import type { LooseGame } from '../game/parse-saved-game.ts';
import { createWatched, type WatchDeps, type WatchedGame } from '../game/replay-store.ts';
import { type Ground, middaraPlay } from './play.ts';
import { createWhyNot, type WhyNot } from './why-not.ts';

/** An encounter being watched. */
export interface Replay extends WatchedGame {
  /** The game runs with this content, so it can be played on from anywhere. */
  readonly session: EncounterSession | null;
  readonly whyNot: WhyNot;
  positionOf(view: EncounterState): Position;
}

/**
 * Watches a game: run again if it can be (`session`), else from what was recorded. Throws Error when nothing
 * was recorded, or the record does not fit together; the message names the place.
 */
export function createReplay(
  game: LooseGame,
  session: EncounterSession | null,
  deps: WatchDeps & { readonly content: EncounterContent },
): Replay {
  const initial = session ? session.beginning : game.initial;
  if (!initial)
    throw new Error('$.events: nothing was recorded beside the log, so there is nothing to watch');
  const { cards, encounters } = deps.content;
  const missing = initial.figures.find(
    ({ card }) => !Object.hasOwn(cards.adventurers, card) && !Object.hasOwn(cards.combatants, card),
  );
  if (missing) throw new Error(`$.initial.figures: the card ${missing.card} is not in the content`);
  const ground: Ground = {
    cards,
    encounter: session?.encounter ?? encounters[game.log.setup.encounter] ?? withoutContent(game, initial),
    seatNames: seatNamesOf(game.log.setup),
  };
  const { id, name, notes } = game;
  const { events, marks } = session ?? game;
  return {
    ...createWatched({ id, name, initial, events, marks, notes }, middaraPlay(ground, deps.words), deps),
    session,
    whyNot: createWhyNot(),
    positionOf: (state) => ({ state, ...ground }),
  };
}

/** Enough of an encounter to watch one that the content no longer has. */
function withoutContent({ name, log }: LooseGame, initial: EncounterState): EncounterDefinition {
  return {
    id: log.setup.encounter,
    name,
    intro: '',
    sources: { default: 'original' },
    lootLevel: initial.loot.level,
    board: initial.board,
    tokens: initial.boardTokens,
    startingZone: [],
    combatants: [],
    endConditions: [],
    loot: {},
    rules: [],
    loadouts: {},
  };
}
