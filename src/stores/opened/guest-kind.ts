/** A guest as a kind of game that is kept, opened and linked: made of its rules. */
import type { Parsed } from '../../check/parse-value.ts';
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

/** What the files of a guest may hold. */
export interface GuestChecks<G extends GuestTypes> {
  readonly envelope: Envelope<AtTable<G>>;
  /** What is wrong with a state from a file, the names of its cards among it; null where nothing is. */
  faultOfState(state: unknown, path: string): Finding | null;
  /** The same of one that rules are to be run from; absent where they run from any that can be shown. */
  faultOfStart?(state: unknown, path: string): Finding | null;
  /** The same of an event that was recorded. */
  isSound(event: G['event']): boolean;
}

/** A game that is a guest here: its rules over its content, how it is shown, and what its files may hold. */
export interface GuestGame<G extends GuestTypes> {
  readonly rules: Rules<G['setup'], G['state'], G['event'], G['question']>;
  /** What one is called of which there is the log alone. */
  nameOf(setup: G['setup']): string;
  play(setup: G['setup']): Play<AtTable<G>>;
  /** Fetches what a game of that set-up is played with; absent: all is here. Throws what the browser says. */
  ready?(setup: G['setup']): Promise<void>;
  /** What an event tells that nobody could know before it. */
  reveals(event: G['event']): Revealed | null;
  /** Needed once a game comes from somewhere: one that begins is not checked. Throws what the browser says. */
  checks(): Promise<GuestChecks<G>>;
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
  const { rules } = game;
  const begin = (setup: G['setup'], from: G['state'] | undefined) => new LoggedSession(rules, setup, from);
  const ofToday = ({ faultOfState, faultOfStart }: GuestChecks<G>): RulesOfToday<AtTable<G>> => ({
    game: rules.game,
    version: rules.version,
    contentHash: rules.contentHash,
    begin,
    faultOfStart: faultOfStart ?? faultOfState,
    faultOfView: faultOfState,
    asks: ({ setup, state, pending }) => game.play(setup).summary(state, pending).waiting,
  });
  const readyFor = async (setup: G['setup']): Promise<GuestChecks<G>> => {
    const [checks] = await Promise.all([game.checks(), game.ready?.(setup)]);
    return checks;
  };
  return {
    check: async (json) => checkedGame(game, json),
    async rehearse(log) {
      const { faultOfStart } = ofToday(await readyFor(log.setup));
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
      return rerunGame(ofToday(await readyFor(loose.log.setup)), words, loose, path);
    },
    async takeUp(log) {
      return takeUp(ofToday(await readyFor(log.setup)), log);
    },
    anew: ({ setup }, from) => begin(setup, from),
    reveals: game.reveals,
    put: (session, about, deps) => createPlayed({ ...about, session, play: game.play(session.setup) }, deps),
    async watch({ id, name, notes, own, parent, ...loose }, session, deps) {
      const { setup } = loose.log;
      const checks = await readyFor(setup);
      const { faultOfState } = checks;
      const { initial, events, marks } = session ? asRun<G>(session) : fromRecord<G>(loose, faultOfState);
      const isSound = (event: G['event'], view: G['state']) =>
        checks.isSound(event) && faultOfState(view, '$') === null;
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

/** A game of it as it came, checked. */
export const checkedGame = async <G extends GuestTypes>(
  { checks, nameOf }: Pick<GuestGame<G>, 'checks' | 'nameOf'>,
  json: unknown,
): Promise<Parsed<LooseGame<AtTable<G>>>> => checkGame<AtTable<G>>({ ...(await checks()), nameOf }, json);

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
