/** A guest as a kind of game that is kept, opened and linked: made of its rules. */
import type { Finding } from '../../check/problem.ts';
import {
  type Foreknown,
  LoggedSession,
  type Revealed,
  type RngWords,
  type Rules,
} from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import { createPlayed } from '../game/game-store.ts';
import type { Play } from '../game/play.ts';
import type { PlayedGame } from '../game/played-game.ts';
import { nothingRecorded, RecordFault } from '../game/record-fault.ts';
import { createWatched, type WatchedGame } from '../game/replay-store.ts';
import type { GameTypes } from '../game/types.ts';
import { type OwnNote, type Parent, type Recorded, recordedOf } from '../kept/saved-game.ts';
import type { Envelope } from './envelope.ts';
import { checkGame, type LooseGame } from './game-file.ts';
import type { GameKind, KindTypes } from './game-kind.ts';
import { type RulesOfToday, rerunGame, takeUp } from './rerun-game.ts';
import { spellWith } from './spell.ts';

/** The types of a guest that it says itself. */
export interface GuestTypes extends Omit<GameTypes, 'course' | 'session'> {
  /** With the words its chance comes of. */
  readonly state: { readonly rng: RngWords };
}

/** A guest's types as the table has them: no courses of answers, and the kernel's own session. */
export interface AtTable<G extends GuestTypes> extends KindTypes {
  readonly setup: G['setup'];
  readonly state: G['state'];
  readonly event: G['event'];
  readonly question: G['question'];
  readonly moment: G['moment'];
  readonly course: never;
  readonly session: LoggedSession<G['setup'], G['state'], G['event'], G['question']>;
  readonly played: GuestPlayed<G>;
  readonly watched: GuestWatched<G>;
}

/** A game that is a guest here: its rules over its content, how it is shown, and what its files may hold. */
export interface GuestGame<G extends GuestTypes> {
  readonly rules: Rules<G['setup'], G['state'], G['event'], G['question']>;
  readonly envelope: Envelope<AtTable<G>>;
  /** What one is called of which there is the log alone. */
  nameOf(setup: G['setup']): string;
  play(setup: G['setup']): Play<AtTable<G>>;
  /** Fetches what a game of that set-up is played with; absent: all is here. Throws what the browser says. */
  ready?(setup: G['setup']): Promise<void>;
  /** What an event tells that nobody could know before it. */
  reveals(event: G['event']): Revealed | null;
  /** What is wrong with a state from a file, the names of its cards among it; null where nothing is. */
  faultOfState(state: unknown, path: string): Finding | null;
  /** The same of one that rules are to be run from; absent where they run from any that can be shown. */
  faultOfStart?(state: unknown, path: string): Finding | null;
  /** The same of an event that was recorded. */
  isSound(event: G['event']): boolean;
}

/** A guest's game on the table. */
export type GuestPlayed<G extends GuestTypes> = PlayedGame<AtTable<G>>;

/** One that is watched; it can be played on from where it runs. */
export interface GuestWatched<G extends GuestTypes> extends WatchedGame<AtTable<G>> {
  readonly session: AtTable<G>['session'] | null;
  readonly setup: G['setup'];
  readonly own: readonly OwnNote[];
  readonly parent: Parent | null;
  /** Where somebody who decided in it knew what would come. */
  readonly foreknown: readonly Foreknown[];
}

type GuestKind<G extends GuestTypes> = GameKind<AtTable<G>>;

/** What the table needs of a guest, made of its rules: no packs, and logs so short that they run on the page. */
export function guestKind<G extends GuestTypes>(game: GuestGame<G>, words: Words): GuestKind<G> {
  const { rules, faultOfState } = game;
  const faultOfStart = game.faultOfStart ?? faultOfState;
  const begin = (setup: G['setup'], from: G['state'] | undefined) => new LoggedSession(rules, setup, from);
  const ofToday: RulesOfToday<AtTable<G>> = {
    game: rules.game,
    version: rules.version,
    contentHash: rules.contentHash,
    begin,
    faultOfStart,
    faultOfView: faultOfState,
    asks: ({ setup, state, pending }) => game.play(setup).summary(state, pending).waiting,
  };
  return {
    check: (json) => checkGame<AtTable<G>>(game, json),
    async rehearse(log) {
      await game.ready?.(log.setup);
      return spellWith<AtTable<G>>(log, (setup, from) => {
        if (from && faultOfStart(from, '$')) return null;
        try {
          return begin(setup, from);
        } catch {
          return null; // Opening it says why.
        }
      });
    },
    async run(loose, path) {
      await game.ready?.(loose.log.setup);
      return rerunGame(ofToday, words, loose, path);
    },
    async takeUp(log) {
      await game.ready?.(log.setup);
      return takeUp(ofToday, log);
    },
    anew: ({ setup }, from) => begin(setup, from),
    reveals: game.reveals,
    put: (session, about, deps) => createPlayed({ ...about, session, play: game.play(session.setup) }, deps),
    async watch({ id, name, notes, own, parent, ...loose }, session, deps) {
      const { setup } = loose.log;
      await game.ready?.(setup);
      const { initial, events, marks } = session ? asRun<G>(session) : fromRecord<G>(loose, faultOfState);
      const isSound = (event: G['event'], view: G['state']) =>
        game.isSound(event) && faultOfState(view, '$') === null;
      const watched = createWatched<AtTable<G>>(
        { id, name, initial, events, marks, notes },
        game.play(setup),
        deps,
        session ? undefined : isSound,
      );
      return {
        ...watched,
        session,
        setup,
        own: own ?? [],
        parent: parent ?? null,
        foreknown: loose.log.foreknown ?? [],
      };
    },
  };
}

const asRun = <G extends GuestTypes>({ beginning, events, marks }: AtTable<G>['session']) => ({
  initial: beginning,
  events,
  marks,
});

/** What was recorded, once its first state is found fit to be shown. */
function fromRecord<G extends GuestTypes>(
  game: Pick<LooseGame<AtTable<G>>, 'initial' | 'events' | 'marks' | 'log'>,
  faultOfState: (state: unknown, path: string) => Finding | null,
): Recorded<AtTable<G>> {
  const recorded = recordedOf<AtTable<G>>(game);
  if (!recorded) throw nothingRecorded();
  const fault = faultOfState(recorded.initial, recorded.path);
  if (fault) throw new RecordFault(fault);
  return recorded;
}
