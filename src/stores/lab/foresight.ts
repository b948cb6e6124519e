/** What opponents will do, worked out beside the page when somebody looks, kept for the question. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Imagined } from '../../bots/planner/imagined.ts';
import {
  type Ahead,
  type EncounterSession,
  type FigureId,
  type ForeseenTurn,
  isSameSpace,
  lookAhead,
  type Prompt,
  positionAt,
  type Space,
} from '../../engine/index.ts';
import type { Timer } from '../game/pace.ts';
import type { Pool } from '../game/pool.ts';
import { createAround, type ForeseenAround, withoutScopes } from './around.ts';
import { beforeForesight, imaginedGame } from './imagined-game.ts';
import type { LabWork } from './lab-work.ts';

/** What is known of the turns to come from one position. */
export interface Foreseen {
  /** In the order of the track. */
  readonly turns: readonly ForeseenTurn[];
  /** `none`: nothing can be told here; `whole`: there are no more. */
  readonly status: 'unasked' | 'working' | 'whole' | 'none';
}

/** The same for a space the mover might end its turn on. */
export interface ForeseenThere extends Foreseen {
  readonly figure: FigureId;
  readonly space: Space;
  /** Who could come near enough to strike; null while it is worked out. */
  readonly could: readonly FigureId[] | null;
}

export interface ForesightState {
  readonly now: Foreseen;
  readonly there: ForeseenThere | null;
  /** Of all the spaces of the preview at once; null while nobody looks at them. */
  readonly around: ForeseenAround | null;
  /** All of it is to be seen: as long as the key is held, or until it is put away. */
  readonly held: boolean;
  readonly pinned: boolean;
  /** The Combatant that is pointed at, on the board or in the list. */
  readonly pointed: FigureId | null;
}

/** What opponents will do if the turn ended now: worked out when somebody looks, kept for the position. */
export interface Foresight {
  readonly store: StoreApi<ForesightState>;
  /** The question that is open; null while something is shown, and where it is switched off. */
  stand(pending: Prompt | null): void;
  hold(held: boolean): void;
  pin(pinned: boolean): void;
  point(figure: FigureId | null): void;
  /** Looks at a space its figure could go to; null: at none any more. */
  lookThere(figure: FigureId, space: Space | null): void;
  /** Looks at all the spaces its figure could go to; null: at none any more. */
  lookAround(figure: FigureId, spaces: readonly Space[] | null): void;
  /** Nobody looks any more. */
  end(): void;
}

const UNASKED: Foreseen = { turns: [], status: 'unasked' };
const NONE: Foreseen = { turns: [], status: 'none' };
/** Milliseconds a pointer rests before it is worked for. */
const REST = 120;
/** Milliseconds on a thread for one turn: ours take a fifth of a second. */
const DEADLINE = 20_000;

/** One look ahead under way or done. */
interface Look {
  foreseen: Foreseen;
  /** The turns whose chances are known. */
  readonly counted: ForeseenTurn[];
  ahead: Ahead | null;
  readonly imagined: Imagined;
  stop: AbortController | null;
}

/** A look from where the mover might stand. */
interface Place {
  readonly look: Look;
  could: readonly FigureId[] | null;
}

const isSameTurn =
  ({ figure }: ForeseenTurn) =>
  (other: ForeseenTurn): boolean =>
    other.figure === figure;

const isShown = ({ held, pinned }: Pick<ForesightState, 'held' | 'pinned'>): boolean => held || pinned;

export function createForesight(pool: Pool<LabWork>, session: EncounterSession, timer: Timer): Foresight {
  const store = createStore<ForesightState>(() => ({
    now: UNASKED,
    there: null,
    around: null,
    held: false,
    pinned: false,
    pointed: null,
  }));
  const around = createAround(pool, session, (seen) => {
    if (seen !== store.getState().around) store.setState({ around: seen });
  });
  const looks = new WeakMap<Prompt, Look | null>();
  const byPlace = new WeakMap<Prompt, Map<string, Place>>();
  /** The spaces to look at, as they were told last: they may be told before the question they are of. */
  let wanted: { readonly figure: FigureId; readonly spaces: readonly Space[] } | null = null;
  let pending: Prompt | null = null;
  let clock: unknown = null;
  let thereClock: unknown = null;
  let there: Look | null = null;

  function lookAt(question: Prompt): Look | null {
    const known = looks.get(question);
    if (known !== undefined) return known;
    const imagined = imaginedGame(session);
    const look = imagined && {
      foreseen: UNASKED,
      counted: [],
      ahead: lookAhead({ state: imagined.moment.state, since: imagined.moment.since }),
      imagined,
      stop: null,
    };
    looks.set(question, look);
    return look;
  }

  /** Turn after turn, until there is none or nobody waits. */
  async function goOn(look: Look, tell: (foreseen: Foreseen) => void): Promise<void> {
    if (look.stop || look.foreseen.status === 'whole' || look.foreseen.status === 'none') return;
    const stop = new AbortController();
    look.stop = stop;
    const put = (foreseen: Foreseen) => {
      look.foreseen = foreseen;
      tell(foreseen);
    };
    put({ ...look.foreseen, status: 'working' });
    const options = { before: [beforeForesight(look.imagined)], signal: stop.signal, deadline: DEADLINE };
    try {
      // First what they would do, then what of it is how likely.
      if (look.ahead && look.counted.length === 0)
        put({ turns: await pool.ask('sketch', [look.ahead], options), status: 'working' });
      while (look.ahead) {
        const next = await pool.ask('foresee', [look.ahead], options);
        look.ahead = next?.on ?? null;
        if (next) look.counted.push(next.turn);
        const rest = next ? look.foreseen.turns.filter((turn) => !look.counted.some(isSameTurn(turn))) : [];
        put({ turns: [...look.counted, ...rest], status: next ? 'working' : 'whole' });
      }
    } catch {
      // What was dropped goes on from where it was; what the rules break at is not told.
      if (stop.signal.aborted) look.foreseen = { ...look.foreseen, status: 'unasked' };
      else put({ turns: look.counted, status: look.counted.length > 0 ? 'whole' : 'none' });
    }
    if (look.stop === stop) look.stop = null;
  }

  function drop(look: Look | null): void {
    look?.stop?.abort();
    if (look) look.stop = null;
  }

  function work(): void {
    const asked = pending;
    if (!asked) return;
    const look = lookAt(asked);
    if (!look) {
      store.setState({ now: NONE });
      return;
    }
    store.setState({ now: look.foreseen });
    void goOn(look, (now) => {
      if (pending === asked) store.setState({ now });
    });
  }

  function lookAround(): void {
    if (pending && wanted) around.look(pending, wanted.figure, wanted.spaces);
    else around.leave();
  }

  function workSoon(): void {
    if (clock !== null) timer.stop(clock);
    clock = timer.start(() => {
      clock = null;
      const state = store.getState();
      if (isShown(state) || state.pointed !== null) work();
    }, REST);
  }

  function leaveThere(): void {
    if (thereClock !== null) timer.stop(thereClock);
    thereClock = null;
    drop(there);
    there = null;
    if (store.getState().there) store.setState({ there: null });
  }

  async function workThere(asked: Prompt, figure: FigureId, space: Space): Promise<void> {
    const imagined = imaginedGame(session);
    if (!imagined || pending !== asked) return;
    const places = byPlace.get(asked) ?? new Map<string, Place>();
    byPlace.set(asked, places);
    const key = space.join();
    const known: Place = places.get(key) ?? {
      look: {
        foreseen: UNASKED,
        counted: [],
        ahead: lookAhead({ state: standingAt(session, figure, space), since: [] }),
        imagined,
        stop: null,
      },
      could: null,
    };
    places.set(key, known);
    there = known.look;
    const isAsked = () => there === known.look && pending === asked;
    const tell = (foreseen: Foreseen) => {
      if (isAsked())
        store.setState({
          there: { ...foreseen, figure, space, could: couldOr(known.could, foreseen, figure) },
        });
    };
    tell(known.look.foreseen);
    try {
      known.could ??= around.known(asked, figure, space) ?? null;
      if (!known.could) {
        const options = { before: [beforeForesight(imagined)], deadline: DEADLINE };
        const [could] = await pool.ask(
          'couldStrike',
          [withoutScopes(session.state), figure, [space]],
          options,
        );
        known.could = could!;
      }
    } catch {
      return;
    }
    tell(known.look.foreseen);
    if (isAsked()) await goOn(known.look, tell);
  }

  return {
    store,
    stand(next) {
      if (next === pending) return;
      if (pending) drop(looks.get(pending) ?? null);
      leaveThere();
      pending = next;
      lookAround();
      store.setState({ now: (next && looks.get(next)?.foreseen) ?? UNASKED });
      if (next) workSoon();
    },
    hold(held) {
      if (store.getState().held === held) return;
      store.setState({ held });
      if (held) work();
    },
    pin(pinned) {
      store.setState({ pinned });
      if (pinned) work();
    },
    point(pointed) {
      if (store.getState().pointed === pointed) return;
      store.setState({ pointed });
      if (pointed !== null) workSoon();
    },
    lookThere(figure, space) {
      const { there: shown } = store.getState();
      if (space && shown && shown.figure === figure && isSameSpace(shown.space, space)) return;
      leaveThere();
      const asked = pending;
      if (!space || !asked) return;
      thereClock = timer.start(() => {
        thereClock = null;
        void workThere(asked, figure, space);
      }, REST);
    },
    lookAround(figure, spaces) {
      wanted = spaces && { figure, spaces };
      lookAround();
    },
    end() {
      if (clock !== null) timer.stop(clock);
      clock = null;
      leaveThere();
      around.leave();
      if (pending) drop(looks.get(pending) ?? null);
      pending = null;
    },
  };
}

/** Who could strike, and whoever would. */
const couldOr = (
  could: readonly FigureId[] | null,
  { turns }: Foreseen,
  at: FigureId,
): readonly FigureId[] | null => {
  const would = turns.filter(({ blows }) => blows.some(({ target }) => target === at));
  return could && [...new Set([...could, ...would.map(({ figure }) => figure)])];
};

/** As it would stand if the figure's movement ended there. */
function standingAt(session: EncounterSession, figure: FigureId, space: Space) {
  return withoutScopes(positionAt(session.position, figure, space).state);
}
