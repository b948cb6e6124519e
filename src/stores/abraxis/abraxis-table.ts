import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  ABRAXIS_VERSION,
  type AbraxisContent,
  type AbraxisOdds,
  AbraxisSession,
  type AbraxisSetup,
  createAbraxisOdds,
} from '../../abraxis/index.ts';
import { canonicalJson } from '../../engine/index.ts';
import type { Words } from '../../words/words.ts';
import type { GameDeps } from '../game/game-deps.ts';
import { createPlayed, type GameState, type PlayedGame } from '../game/game-store.ts';
import type { Timer } from '../game/pace.ts';
import type { Cells } from '../kept/cells.ts';
import { type KeptGame, newGameId } from '../kept/saved-game.ts';
import { messageOf } from '../message-of.ts';
import { rerunLog } from '../opened/rerun.ts';
import { type Abraxis, type AbraxisWords, abraxisPlay } from './abraxis-play.ts';
import { forgetAbraxis, type KeptAbraxis, keepAbraxis, readAbraxis } from './kept-abraxis.ts';

export type AbraxisGameState = GameState<Abraxis>;

/** A game of Abraxis on the table, with the odds of its card. */
export interface AbraxisGame extends PlayedGame<Abraxis> {
  readonly odds: AbraxisOdds;
}

export interface AbraxisTableState {
  /** null while it is being looked for what is kept. */
  readonly game: AbraxisGame | 'none' | null;
  /** A game is kept that does not run any more; it is gone with the next one. */
  readonly stale: boolean;
  /** Why this browser does not keep the game. */
  readonly trouble: string | null;
}

/** The one game of Abraxis there is at a time, for practice or in a campaign, kept between visits. */
export interface AbraxisTable {
  readonly store: StoreApi<AbraxisTableState>;
  /** Takes up what is kept, once a visit; in a campaign it is begun where nothing of its set-up is. */
  open(): Promise<void>;
  begin(setup: Omit<AbraxisSetup, 'seed'>, seed?: string): void;
  /** Clears the table. */
  leave(): void;
}

export interface AbraxisDeps extends Pick<GameDeps, 'speed' | 'holding' | 'thrown'> {
  readonly cells: Cells;
  readonly timer: Timer;
  readonly words: Words;
  readonly said: AbraxisWords;
  content(): AbraxisContent;
  /** The campaign it is played in, and how that sets it up (X260); for practice where absent. */
  readonly campaign?: { readonly id: string; readonly setup: AbraxisSetup };
}

/** An empty seat is passed for good: the table answers. */
const HOUSE = 'house';
/** So long a decision waits to be shown for being kept; then it is told that it is not. */
const LATE = 2000;

export function createAbraxisTable(deps: AbraxisDeps): AbraxisTable {
  const { cells, timer, said, campaign } = deps;
  const store = createStore<AbraxisTableState>(() => ({ game: null, stale: false, trouble: null }));
  let opened: Promise<void> | null = null;

  /** Writes it, and tells where that fails; waited for where it lasts, and never longer than is bearable. */
  function written(write: Promise<void>): Promise<void> | null {
    const done = write.then(
      () => store.setState({ trouble: null }),
      (error: unknown) => store.setState({ trouble: messageOf(error) }),
    );
    if (!cells.lasts) return null;
    let clock: unknown = null;
    const late = new Promise<void>((tell) => {
      clock = timer.start(() => {
        store.setState({ trouble: deps.words.ui.table.noAnswer });
        tell();
      }, LATE);
    });
    return Promise.race([done.then(() => timer.stop(clock)), late]);
  }

  function deal(session: AbraxisSession, about: Pick<KeptAbraxis, 'id' | 'gestures' | 'notes'>): AbraxisGame {
    const odds = createAbraxisOdds(session.card);
    const play = abraxisPlay(session, odds, said, () => session.state);
    const played = createPlayed(
      { ...about, name: session.card.name, session, play },
      {
        ...deps,
        save(kept: KeptGame<Abraxis>) {
          const { id, log, gestures = [], notes } = kept.record();
          const { checkpoint: _, ...short } = log;
          return written(keepAbraxis(cells, { id, log: short, gestures, notes }, campaign?.id));
        },
      },
    );
    return { ...played, odds };
  }

  function put(game: AbraxisGame): void {
    const { game: before } = store.getState();
    if (before && before !== 'none') before.close();
    store.setState({ game, stale: false });
    game.save();
    // An empty seat that is asked just now answers at once.
    game.setAutoPass(HOUSE, true);
  }

  async function takeUp(): Promise<void> {
    let kept: KeptAbraxis | null = null;
    try {
      kept = await readAbraxis(cells, campaign?.id);
    } catch (error) {
      store.setState({ trouble: messageOf(error) });
    }
    // What is left of another question of the campaign is gone with this one.
    const isOf = !campaign || canonicalJson(kept?.log.setup ?? null) === canonicalJson(campaign.setup);
    if (!kept || !isOf) return none();
    const { log, ...about } = kept;
    const content = deps.content();
    const today = { version: ABRAXIS_VERSION, contentHash: content.cards.hash };
    const rerun = rerunLog(log, today, () => new AbraxisSession(log.setup, content));
    if (!rerun.ok) return none(true);
    for (const mark of log.foreknown ?? []) rerun.session.know(mark);
    put(deal(rerun.session, about));
  }

  /** Nothing is kept that can be gone on with: a campaign's game is begun, for practice one is asked. */
  function none(stale = false): void {
    if (campaign) begin(campaign.setup);
    store.setState(campaign ? { stale } : { game: 'none', stale });
  }

  function begin(setup: AbraxisSetup): void {
    const session = new AbraxisSession(setup, deps.content());
    put(deal(session, { id: newGameId(), gestures: [], notes: [] }));
  }

  return {
    store,
    open: () => (opened ??= takeUp()),
    begin: (setup, seed = newGameId()) => begin({ ...setup, seed }),
    leave() {
      const { game } = store.getState();
      if (game && game !== 'none') game.close();
      store.setState({ game: 'none', stale: false });
      void written(forgetAbraxis(cells, campaign?.id));
    },
  };
}
