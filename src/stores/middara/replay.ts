import { parseValue } from '../../check/parse-value.ts';
import {
  type CardIndex,
  type EncounterContent,
  type EncounterDefinition,
  type EncounterEvent,
  type EncounterSession,
  type EncounterState,
  type Foreknown,
  keptBy,
  type Position,
  seatNamesOf,
} from '../../engine/index.ts';
import { nothingRecorded, RecordFault } from '../game/record-fault.ts';
import { createWatched, type WatchDeps, type WatchedGame } from '../game/replay-store.ts';
import { type OwnNote, type Parent, type Recorded, recordedOf } from '../kept/saved-game.ts';
import { eventSchema } from '../opened/event-schema.ts';
import type { LooseGame } from '../opened/parse-saved-game.ts';
import { viewCheck } from '../opened/sound-state.ts';
import { type Ground, middaraPlay } from './middara-play.ts';
import { shortfallsIn } from './shortfalls.ts';
import type { Middara } from './types.ts';
import { createWhyNot, type WhyNot } from './why-not-asked.ts';

/** An encounter being watched. */
export interface Replay extends WatchedGame<Middara> {
  /** The game runs with this content, so it can be played on from anywhere. */
  readonly session: EncounterSession | null;
  /** Notes of the players' own. */
  readonly own: readonly OwnNote[];
  /** The game it was played on from. */
  readonly parent: Parent | null;
  /** The state before its first event. */
  readonly initial: EncounterState;
  /** The round it begins in; 0 from its set-up. */
  readonly firstRound: number;
  /** Where somebody who decided in it knew what would come. */
  readonly foreknown: readonly Foreknown[];
  readonly whyNot: WhyNot;
  positionOf(view: EncounterState): Position;
}

/**
 * Watches a game: run again if it can be (`session`), else from what was recorded. Throws RecordFault when nothing
 * was recorded, or the record does not fit together.
 */
export function createReplay(
  game: LooseGame,
  session: EncounterSession | null,
  deps: WatchDeps & { readonly content: EncounterContent },
): Replay {
  const { cards, encounters } = deps.content;
  const { initial, events, marks } = session ? asRun(session) : fromRecord(game, cards);
  const ground: Ground = {
    cards,
    encounter:
      session?.encounter ?? own(encounters, game.log.setup.encounter) ?? withoutContent(game, initial),
    seatNames: seatNamesOf(game.log.setup),
  };
  const { id, name, notes } = game;
  const isSound = session ? undefined : soundIn(cards);
  const recording = { id, name, initial, events, marks, notes };
  return {
    ...createWatched(recording, middaraPlay(ground, deps.words), deps, isSound),
    session,
    own: game.own ?? [],
    parent: game.parent ?? null,
    initial,
    firstRound: initial.clock.round,
    foreknown: game.log.foreknown ?? [],
    whyNot: createWhyNot(session ? shortfallsIn(session) : undefined),
    positionOf: keptBy((state) => ({ state, ...ground })),
  };
}

const asRun = ({ beginning, events, marks }: EncounterSession) => ({ initial: beginning, events, marks });

/** What was recorded, once it is found fit to be shown. */
function fromRecord(game: LooseGame, cards: CardIndex): Recorded<Middara> {
  const recorded = recordedOf<Middara>(game);
  if (!recorded) throw nothingRecorded();
  const fault = viewCheck(cards)(recorded.initial, recorded.path);
  if (fault) throw new RecordFault(fault);
  return recorded;
}

/** Whether an event of a record, and the view it led to, are of those that can be shown. */
function soundIn(cards: CardIndex): (event: EncounterEvent, view: EncounterState) => boolean {
  const check = viewCheck(cards);
  return (event, view) => parseValue(eventSchema, event).ok && check(view, '$') === null;
}

const own = <T>(all: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(all, id) ? all[id] : undefined;

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
