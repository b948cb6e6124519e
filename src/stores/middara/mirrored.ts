import { createStore, type StoreApi } from 'zustand/vanilla';
import { type EncounterSession, type EncounterState, keptBy, type Position } from '../../engine/index.ts';
import type { GameDeps } from '../game/game-deps.ts';
import { type Course, createMirror, type MirroredGame } from '../game/mirror.ts';
import type { GameAbout } from '../kept/saved-game.ts';
import { groundOf } from './game.ts';
import { middaraPlay } from './middara-play.ts';
import type { Middara } from './types.ts';
import { createWhyNot, type WhyNot } from './why-not-asked.ts';

/** Whether a game is played in another window just now. */
export interface MirrorState {
  readonly live: boolean;
  /** It could not be followed: it must be opened anew. */
  readonly lost: boolean;
}

/** An encounter that is played in another window, shown in this one. */
export interface Mirror extends Omit<MirroredGame<Middara>, 'go'> {
  readonly name: string;
  /** The round the game begins in; 0 from its set-up. */
  readonly firstRound: number;
  readonly state: StoreApi<MirrorState>;
  readonly whyNot: WhyNot;
  positionOf(view: EncounterState): Position;
}

/** Shows it as it is kept, and follows what another window tells of it (`follow` gives what ends that). */
export function createMirrored(
  { session, name, notes }: Pick<GameAbout, 'name' | 'notes'> & { readonly session: EncounterSession },
  deps: GameDeps,
  follow: (hear: (course: Course | null) => void) => () => void,
): Mirror {
  const ground = groundOf(session);
  const { go, ...mirror } = createMirror({ session, play: middaraPlay(ground, deps.words), notes }, deps);
  const state = createStore<MirrorState>(() => ({ live: false, lost: false }));
  const quiet = follow((course) => {
    if (course && !go(course)) state.setState({ lost: true });
    else state.setState({ live: course !== null });
  });
  return {
    ...mirror,
    name,
    firstRound: session.from?.clock.round ?? 0,
    state,
    whyNot: createWhyNot(),
    positionOf: keptBy((view) => ({ state: view, ...ground })),
    close() {
      quiet();
      mirror.close();
    },
  };
}
