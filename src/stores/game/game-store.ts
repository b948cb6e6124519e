import { createStore, type StoreApi } from 'zustand/vanilla';
import { AsksForItself, OverBudget, RefusedDecision } from '../../engine/index.ts';
import { keptGame } from '../kept/kept-game.ts';
import type { GameAbout, KeptGame, Touched } from '../kept/saved-game.ts';
import { messageOf } from '../message-of.ts';
import type { Desk } from './desk.ts';
import { doneFirst } from './done-first.ts';
import type { FeedNote, NoteMade } from './feed.ts';
import type { GameDeps } from './game-deps.ts';
import { createGestures } from './gestures.ts';
import type { Play } from './play.ts';
import type { GameState, PlayedGame } from './played-game.ts';
import { createShowing, type Shown } from './showing.ts';
import type { GameTypes, Played } from './types.ts';
import { openBack, seenIn } from './undoing.ts';
import { createWeighing, DRAWN } from './weighing.ts';

export interface PlayedStart<G extends GameTypes> extends GameAbout {
  readonly session: G['session'];
  readonly play: Play<G>;
  /**
   * Done when what an answer needs is there: its rules, and the words that tell of it; null where it is, as in most games.
   * Throws where the rules do not come.
   */
  rules?(): Promise<unknown> | null;
}

/**
 * Keeps what is new in a game, and what of it may be kept already and stands no longer. What comes back is waited
 * for before anything new is shown: kept, or told that it is not. It never fails. Null where nothing is gained by
 * waiting.
 */
export type Save<G extends GameTypes> = (game: KeptGame<G>, touched: Touched) => Promise<void> | null;

/** Puts a session on the table: answered, kept, and only then shown; taken back. */
export function createPlayed<G extends Played<G>>(
  start: PlayedStart<G>,
  deps: GameDeps & { readonly save: Save<G> },
): PlayedGame<G> {
  const { session, play, id } = start;
  const beginning = session.beginning;
  const gestures = createGestures(start.gestures);
  let notes = start.notes;
  let plans = start.plans;

  const showing = createShowing<G>({ ...deps, session, play, goesOn });
  const weighing = play.weigh ? createWeighing<G['question']>(play.weigh, deps.timer, deps.clock) : null;
  const taken = { session, reveals: play.reveals, last: gestures.last };
  const back = play.takingBack?.(taken) ?? openBack<G>(taken);
  const counts = () => {
    const decisions = session.decisions.length;
    return { decisions, ...back.counts(), canRedo: session.canRedo };
  };
  const store = createStore<GameState<G>>(() => ({
    ...showing.begin(play.copy(beginning), notes),
    ...counts(),
    name: start.name,
    route: null,
    autoPass: start.autoPass ?? [],
    forNow: [],
    own: start.own ?? [],
    fault: null,
  }));
  const shown = store as unknown as StoreApi<Shown<G>>;

  const kept = keptGame<G>({
    session,
    beginning,
    about: () => {
      const { name, autoPass, own } = store.getState();
      const { parent, campaign } = start;
      return { id, name, notes, autoPass, gestures: gestures.starts, own, plans, parent, campaign };
    },
    line: () => play.summary(session.state, session.pending),
  });
  const save = (touched: Touched = {}) => deps.save(kept, touched);

  /** Where answers go before they count; null: they count here. `isTold`: all is told anew from there, and shown then. */
  let desk: Desk | null = null;
  let isTold = false;
  const elsewhere = (pending: G['question'] | null): boolean =>
    desk !== null && pending !== null && !desk.holds(pending.seat);

  /** What is answered once it has gone back there. */
  let onceBack: { readonly at: number; readonly options: readonly string[] } | null = null;

  /** Answers still to be given of those somebody gave at once. */
  let waiting: readonly string[] = [];
  /** The next of them; null where there is none, or it is not on offer any more. */
  function nextWaiting(pending: G['question'] | null): string | null {
    const [next, ...rest] = waiting;
    const isOffered = next !== undefined && pending?.options.some(({ id }) => id === next);
    waiting = isOffered ? rest : [];
    return isOffered ? (next ?? null) : null;
  }

  /** What is being kept, or waits for the rules; nothing is decided before it is shown. */
  const keeping = doneFirst();

  /** Keeps what was done, and shows it then; what has come from elsewhere is kept there already, and seen first. */
  const keepThen = (show: () => void, touched?: Touched) => {
    if (isTold) return;
    keeping.after(desk ? null : save(touched), show);
    if (desk) deps.timer.start(() => void save(touched), DRAWN);
  };

  /**
   * What is passed for good is passed, and a course goes on; false where neither answers the question. It answers
   * once everything has been shown.
   */
  function goesOn(pending: G['question'] | null): boolean {
    if (elsewhere(pending)) {
      store.setState(counts());
      return false;
    }
    const next = nextWaiting(pending) ?? ofMachine(pending);
    if (next !== null) {
      carryOut(next);
      return true;
    }
    const { route, view } = store.getState();
    const passed = passedNow(pending);
    const step = passed === null && route ? play.onward(route, view, pending) : null;
    const ordered = step?.do === 'decide' ? step.option : null;
    if (passed === null && ordered === null && isWeighedLater(pending)) return true;
    const unasked = passed ?? (ordered === null ? weighed(pending) : null);
    // A course is not met by a question that nobody sees.
    const on = unasked === null && step ? { route: step.do === 'end' ? null : step.route } : null;
    store.setState({ ...counts(), ...on });
    if (pending && unasked !== null) showing.unasked(shown, play.toldUnasked?.(pending, view));
    const answer = ordered ?? unasked;
    if (answer !== null) carryOut(answer);
    return answer !== null;
  }

  /** What was passed. What was undone can be done again: then the question is shown, whatever is set. */
  function passedNow(pending: G['question'] | null): string | null {
    const { autoPass, forNow, view } = store.getState();
    return session.canRedo ? null : play.unasked(pending, [...autoPass, ...forNow], view);
  }
  /** What a seat that plays by itself answers. */
  const ofMachine = (pending: G['question'] | null): string | null =>
    pending && !elsewhere(pending) && play.machines?.seats.has(pending.seat)
      ? play.machines.answer(pending, store.getState().view)
      : null;
  /** What friends did is seen before it is clear whether its next question is to be asked. */
  function isWeighedLater(pending: G['question'] | null): boolean {
    if (!desk || !pending || session.canRedo) return false;
    const isLater = weighing?.takesLonger(pending, () => showing.settle(shown)) ?? false;
    if (isLater) store.setState(counts());
    return isLater;
  }
  /** What nothing hangs on. */
  const weighed = (pending: G['question'] | null): string | null =>
    pending && !session.canRedo ? (weighing?.answerOf(pending) ?? null) : null;

  /** Answers what is open, if that is set from now on. */
  function answerIfPassed(): void {
    const { pending } = store.getState();
    const answer = pending && !keeping.waits && !elsewhere(pending) ? passedNow(pending) : null;
    if (answer === null) return;
    gestures.begin(session.decisions.length);
    carryOut(answer);
  }

  function resync(): void {
    waiting = [];
    weighing?.stop();
    showing.resync(shown);
    store.setState({ ...counts(), route: null, forNow: [] });
  }

  /** The rules broke on what was decided, or refused it. */
  function takeBack(error: unknown, before: number): void {
    if (!(error instanceof RefusedDecision)) session.rewind(before);
    resync();
    const { overBudget, asksForItself } = deps.words.ui.table;
    const fault =
      error instanceof OverBudget
        ? overBudget
        : error instanceof AsksForItself
          ? asksForItself
          : messageOf(error);
    store.setState({ fault });
  }

  /** What is done while what it needs is on its way is carried out when that is there. */
  const withRules = (run: () => void) =>
    keeping.after(start.rules?.() ?? null, run, (error) => {
      resync();
      store.setState({ fault: messageOf(error) });
    });

  function carryOut(option: string): void {
    if (desk) desk.decide(option, gestures.starts.at(-1) !== session.decisions.length);
    else withRules(() => void answer(option));
  }

  /** What the rules threw at it, taken back; null where they took it. */
  function answer(option: string, mix?: string, made?: G['session']): unknown {
    const before = session.decisions.length;
    weighing?.stop();
    try {
      if (!made || !session.keepUp(made, before + 1)) session.decide(option, mix);
      session.list();
    } catch (error) {
      takeBack(error, before);
      return error;
    }
    gestures.forget();
    keepThen(() => {
      showing.drain(shown);
      if (store.getState().busy && !elsewhere(session.pending)) weighing?.ahead(session.pending);
    });
    return null;
  }

  function giveAll(options: readonly string[]): void {
    waiting = options;
    store.setState({ route: null });
    const first = nextWaiting(store.getState().pending);
    if (first === null) return;
    gestures.begin(session.decisions.length);
    carryOut(first);
  }

  /** Notes it; gives what shows the note. */
  function note(at: number, made: NoteMade): () => void {
    const noted: FeedNote = { at, ...made };
    notes = [...notes, noted];
    return () => showing.note(shown, noted);
  }

  function goBack(to: number): void {
    const now = session.decisions.length;
    const saw = seenIn(session.events.slice(session.marks[to]), play.reveals);
    gestures.back(now, to);
    session.rewind(to);
    const events = session.events.length;
    const tells = [note(events, { note: 'undone', decisions: now - to })];
    if (saw.length > 0) {
      const mark = { decision: to, saw };
      session.know(mark);
      tells.push(note(events, { note: 'foreknown', ...mark }));
    }
    showing.stop();
    const instead = onceBack?.at === to ? onceBack.options : [];
    onceBack = null;
    const taken = () => {
      resync();
      for (const tell of tells) tell();
      giveAll(instead);
    };
    keepThen(taken, { lines: to, events, ...(saw.length > 0 ? { head: true } : {}) });
  }

  function doAgain(): void {
    showing.stop();
    const before = session.decisions.length;
    try {
      for (let n = gestures.forward(before); n > 0 && session.canRedo; n--) session.redo();
    } catch (error) {
      takeBack(error, before);
      return;
    }
    const tell = note(store.getState().shown, { note: 'redone' });
    keepThen(() => {
      tell();
      showing.drain(shown);
    });
  }

  return {
    id,
    campaign: start.campaign,
    store,
    session,
    kept,
    record: kept.record,
    save: () => void save(),
    decide(option) {
      const { pending, route } = store.getState();
      if (!pending || keeping.waits) return;
      // A course that waits for a question between its steps goes on after it; any other answer leaves it.
      if (route && play.onward(route, store.getState().view, pending).do !== 'wait')
        store.setState({ route: null });
      gestures.begin(session.decisions.length);
      carryOut(option);
    },
    decideAll(options) {
      if (store.getState().pending && !keeping.waits) giveAll(options);
    },
    decideInstead(from, options) {
      if (!store.getState().pending || keeping.waits) return;
      if (desk) {
        onceBack = { at: from, options };
        desk.undo(from);
        return;
      }
      gestures.back(session.decisions.length, from);
      session.rewind(from);
      showing.stop();
      const again = () => {
        resync();
        giveAll(options);
      };
      keepThen(again, { lines: from, events: session.events.length });
    },
    follow(course) {
      if (!store.getState().pending || keeping.waits) return;
      gestures.begin(session.decisions.length);
      store.setState({ route: course });
      goesOn(store.getState().pending);
    },
    leaveRoute: () => store.setState({ route: null }),
    setAutoPass(key, on) {
      const others = store.getState().autoPass.filter((one) => one !== key);
      store.setState({ autoPass: on ? [...others, key] : others });
      void save({ head: true });
      if (on) answerIfPassed();
    },
    answerForNow(keys) {
      store.setState(({ forNow }) => ({ forNow: [...forNow, ...keys] }));
      answerIfPassed();
    },
    undoing: back.undoing,
    undo() {
      const goes = back.undoing();
      if (!goes || keeping.waits) return;
      if (desk) desk.undo(goes.to);
      else goBack(goes.to);
    },
    redo() {
      if (!session.canRedo || keeping.waits) return;
      if (desk) desk.redo();
      else withRules(doAgain);
    },
    skip() {
      const { busy, held } = store.getState();
      if (!busy || keeping.waits) return;
      if (held) return showing.goOn(shown);
      showing.end(shown);
    },
    wake() {
      const answer = keeping.waits ? null : ofMachine(store.getState().pending);
      if (answer !== null) carryOut(answer);
    },
    hurry: (on) => showing.hurry(shown, on),
    goOn() {
      if (!keeping.waits) showing.goOn(shown);
    },
    pause() {
      const { busy, held } = store.getState();
      if (busy && !keeping.waits) (held ? showing.goOn : showing.pause)(shown);
    },
    forgiveFault: () => store.setState({ fault: null }),
    rename(name) {
      store.setState({ name });
      void save({ head: true });
    },
    writeNotes(own) {
      store.setState({ own });
      void save({ head: true });
    },
    writePlans(laid) {
      plans = laid;
      void save({ head: true });
    },
    sitAt(next) {
      desk = next;
      store.setState(counts());
      return {
        session,
        play,
        gestures,
        ready: () => start.rules?.() ?? null,
        answer,
        goBack,
        quietly(on, from) {
          isTold = on;
          if (on) notes = notes.filter(({ at }) => at < from);
          else keepThen(resync, { lines: 0, events: 0, notes: 0, head: true });
        },
        refused() {
          onceBack = null;
          giveAll([]);
        },
      };
    },
    close() {
      keeping.stop();
      weighing?.stop();
      showing.stop();
    },
  };
}
