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
import { createPlayed } from '../game/game-store.ts';
import type { Timer } from '../game/pace.ts';
import type { GameState, PlayedGame } from '../game/played-game.ts';
import { noStakes, type Stakes } from '../kept/at-stake.ts';
import type { Cells } from '../kept/cells.ts';
import { standingAfter } from '../kept/follows.ts';
import { type KeptGame, newGameId } from '../kept/saved-game.ts';
import { createWriter, type Writer } from '../kept/writer.ts';
import { messageOf } from '../message-of.ts';
import { rerunLog } from '../opened/rerun.ts';
import { type Hold, noOtherTab, type OneTab } from '../table/one-tab.ts';
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
  /** Another tab plays it. */
  readonly elsewhere: boolean;
}

/** The one game of Abraxis there is at a time, for practice or in a campaign, kept between visits. */
export interface AbraxisTable {
  readonly store: StoreApi<AbraxisTableState>;
  /**
   * Takes up what is kept, once a visit and in one tab at a time; in a campaign it is begun where nothing of its set-up is.
   */
  open(): Promise<void>;
  /** Takes it from the tab that has it, as it stands there. */
  takeOver(): Promise<void>;
  /** Tries at once to keep what could not be kept. */
  retry(): void;
  begin(setup: Omit<AbraxisSetup, 'seed'>, seed?: string): void;
  /** Clears the table. */
  leave(): void;
}

export interface AbraxisDeps extends Pick<GameDeps, 'speed' | 'holding' | 'thrown'> {
  readonly cells: Cells;
  readonly timer: Timer;
  readonly words: Words;
  readonly tabs?: OneTab;
  readonly stakes?: Pick<Stakes, 'join'>;
  readonly said: AbraxisWords;
  content(): AbraxisContent;
  /** The campaign it is played in, and how that sets it up (X260); for practice where absent. */
  readonly campaign?: { readonly id: string; readonly setup: AbraxisSetup };
  /** It is on the table from now on. */
  seat?(game: AbraxisGame): void;
}

const NOTHING_YET: AbraxisTableState = { game: null, stale: false, trouble: null, elsewhere: false };

/** An empty seat is passed for good: the table answers. */
const HOUSE = 'house';

export function createAbraxisTable(deps: AbraxisDeps): AbraxisTable {
  const { cells, timer, said, campaign } = deps;
  const { tabs = noOtherTab, stakes = noStakes } = deps;
  const store = createStore<AbraxisTableState>(() => NOTHING_YET);
  const by = newGameId();
  let opened: Promise<void> | null = null;
  let hold: Hold | null = null;
  let standing = standingAfter(null, by);
  /** As it is to be kept; `none` where the table was cleared. */
  let now: KeptAbraxis | 'none' = 'none';
  let writer = newWriter();
  const weigh = stakes.join({
    isAtStake: () => cells.lasts && writer.isAtStake(),
    retry: () => writer.retry(),
    idle: () => writer.idle(),
  });

  function newWriter(): Writer {
    return createWriter({
      timer,
      noAnswer: deps.words.ui.table.noAnswer,
      async write() {
        if (now === 'none') {
          await forgetAbraxis(cells, campaign?.id);
          standing = standingAfter(null, by);
          return true;
        }
        const next = standing.next();
        if (!(await keepAbraxis(cells, now, next, campaign?.id))) return false;
        standing.wrote(next.stand);
        return true;
      },
      tell(trouble) {
        if (store.getState().trouble !== trouble) store.setState({ trouble });
        weigh();
      },
      onLost: lose,
    });
  }

  /** Another tab has it: it is cleared here, and nothing more of it is written. */
  function lose(): void {
    const { game } = store.getState();
    if (game && game !== 'none') game.close();
    writer.stop();
    hold?.release();
    hold = null;
    opened = null;
    store.setState({ ...NOTHING_YET, elsewhere: true });
    weigh();
  }

  /** Writes it, and tells where that fails; waited for where it lasts. */
  function written(next: KeptAbraxis | 'none'): Promise<void> | null {
    now = next;
    const done = writer.save().then(() => {});
    return cells.lasts ? done : null;
  }

  function deal(session: AbraxisSession, about: Pick<KeptAbraxis, 'id' | 'gestures' | 'notes'>): AbraxisGame {
    const odds = createAbraxisOdds(session.card);
    const play = abraxisPlay(session, odds, said, () => session.state);
    const played = createPlayed(
      { ...about, name: session.card.name, autoPass: [HOUSE], session, play, campaign: campaign?.id },
      {
        ...deps,
        save(kept: KeptGame<Abraxis>) {
          const { id, log, gestures = [], notes } = kept.record();
          const { checkpoint: _, ...short } = log;
          return written({ id, log: short, gestures, notes });
        },
      },
    );
    return { ...played, odds };
  }

  function put(game: AbraxisGame): void {
    const { game: before } = store.getState();
    if (before && before !== 'none') before.close();
    store.setState({ game, stale: false });
    deps.seat?.(game);
    const { pending } = game.store.getState();
    // An empty seat that is asked just now answers at once; else nothing is new, and nothing is written.
    if (pending && game.session.setup.players[pending.player]?.house) game.setAutoPass(HOUSE, true);
  }

  async function takeUp(takeOver: boolean): Promise<void> {
    const wish = { takeOver, onLost: lose, onDeleted: lose };
    hold = await tabs.hold(campaign ? `abraxis/${campaign.id}` : 'abraxis', wish);
    if (!hold) {
      opened = null;
      store.setState({ elsewhere: true });
      return;
    }
    let kept: KeptAbraxis | null = null;
    try {
      const found = await readAbraxis(cells, campaign?.id);
      kept = found.game;
      standing = standingAfter(found.stand, by);
      writer.stop();
      writer = newWriter();
      store.setState({ elsewhere: false });
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
    const game = deal(session, { id: newGameId(), gestures: [], notes: [] });
    game.save();
    put(game);
  }

  return {
    store,
    open: () => (opened ??= takeUp(false)),
    takeOver: () => (opened ??= takeUp(true)),
    retry: () => writer.retry(),
    begin: (setup, seed = newGameId()) => begin({ ...setup, seed }),
    leave() {
      const { game } = store.getState();
      if (game && game !== 'none') game.close();
      store.setState({ game: 'none', stale: false });
      void written('none');
    },
  };
}
