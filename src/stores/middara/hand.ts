/** The player's hand at the table: presses come in, what they mean is held or given to the game as an answer. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type FigureId, figureIn, type Option, type Prompt, type Space } from '../../engine/index.ts';
import type { Timer } from '../game/pace.ts';
import type { HeldCard } from './at-hand.ts';
import type { Game } from './game.ts';
import { createModes, type Modes } from './hand-modes.ts';
import { createPlacing, type Placing } from './hand-placing.ts';
import {
  type By,
  type Choice,
  type Holding,
  type Meaning,
  meantByFigure,
  meantBySpace,
  pressed,
} from './hand-press.ts';
import { type AskedAgain, emptyHand, type HandState, NOTHING_HELD } from './hand-state.ts';
import { createPlanning, type Planning } from './planning.ts';
import { type EndThen, endOfOwnMove, followedBy, isAtItsTurn } from './route.ts';
import type { StakeKind } from './stake-kinds.ts';
import { type Stake, stakeOf } from './stakes.ts';
import type { TurnCard } from './turn-cards.ts';

/** What a figure may do as it likes: a press on an enemy decides nothing there. */
const isFree = ({ kind, question }: Prompt): boolean => kind === 'turn' || question.ask === 'move';

/** A part of what is held that can be put away by itself. */
type HeldPart = keyof typeof NOTHING_HELD;

export interface Hand extends Pick<Modes, 'enter' | 'toggle' | 'turnRuler'>, Pick<Placing, 'placeAll'> {
  readonly store: StoreApi<HandState>;
  readonly planning: Planning;
  point(at: Space | null, by: By): void;
  pressSpace(at: Space, by: By): void;
  /** False where the press means nothing: then the figure is looked at. */
  pressFigure(id: FigureId, by: By): boolean;
  /** The same of what stands for an answer there. */
  press(option: Option, by: By): void;
  /** Points on from what is pointed at, as the arrow keys do. */
  nudge(dx: number, dy: number): void;
  hold(card: HeldCard | null): void;
  /** Gives an answer; where something is at stake the first time says what, the second does it. */
  answer(option: Option): void;
  /** Does what is asked about once more. */
  go(): void;
  /** Gives the targets that are gathered. */
  giveGathered(): void;
  /** The other way to the space pointed at. */
  other(): void;
  /** The attack pointed at is to be Empowered, or not. */
  empower(on: boolean): void;
  /** Does what is pointed at; false where nothing is. */
  confirm(): boolean;
  /** Puts one part away; without one everything held, the mode and the way that is walked. */
  cancel(part?: HeldPart): void;
  /** Ends its own movement and the turn with it, as one thing to take back. */
  endTurn(): void;
  /** Ends its own movement for a card of the turn behind it: what is sure is done with it, what is aimed is taken in hand. */
  endFor(card: TurnCard): void;
  undo(): void;
  /** Follows the game's questions; gives what ends that. */
  follow(): () => void;
}

type HeldGame = Pick<
  Game,
  | 'session'
  | 'store'
  | 'plans'
  | 'positionOf'
  | 'moveAlong'
  | 'strike'
  | 'decide'
  | 'decideAll'
  | 'decideInstead'
  | 'follow'
  | 'leaveRoute'
  | 'undoing'
  | 'undo'
  | 'skip'
>;

export interface HandDeps {
  readonly timer: Timer;
  /** What is not asked once more before it is done, by kind. */
  unasked(): readonly string[];
  /** What is needed only after the first press; null until it has come. */
  later(): typeof import('./hand-later.ts') | null;
}

export function createHand(game: HeldGame, { timer, unasked, later }: HandDeps): Hand {
  const store = createStore<HandState>(() => emptyHand(game.store.getState().pending));
  const get = store.getState;
  const planning = createPlanning(game, timer);
  const modes = createModes(game, store, planning);
  const placing = createPlacing(game, store);
  const choose = (choice: Choice | null) => store.setState({ choice });
  const position = () => game.positionOf(game.store.getState().view);

  /** What is held at the question that is open; null where none is, and while a turn is laid out. */
  function holding(): Holding | null {
    const { of: pending, mode, card, choice, denied } = get();
    if (!pending || mode === 'plan') return null;
    const at = position();
    const approachTo = (id: FigureId) => later()?.approachTo(at, pending, id) ?? null;
    return { position: at, pending, card, choice, denied, approachTo };
  }

  /** Does it, unless it is to be asked about first. */
  function pressOrAsk(what: Omit<AskedAgain, 'stake'>, stake: Stake | null, run: () => void): void {
    const { sure } = get();
    const asks = stake !== null && !unasked().includes(stake.stake satisfies StakeKind);
    if (asks && sure?.answer !== what.answer) {
      store.setState({ sure: { stake, ...what } });
      return;
    }
    if (sure) store.setState({ sure: null });
    run();
  }

  /** Whether it was one of several targets: then it is chosen, or let go, and nothing is decided yet. */
  function gathers(option: Option): boolean {
    const known = option.act.do === 'target' && later();
    if (!known || game.session.pending !== get().of) return false;
    const { gathered: held } = get();
    const ids = known.pressedTarget(held, option.id);
    const gathered = ids.length > 0 ? known.gatheredOf(game.session, ids) : null;
    if (gathered || ids.length === 0) store.setState({ gathered });
    return gathered !== null || held !== null;
  }

  function answer(option: Option): void {
    const { pending } = game.store.getState();
    // What stands on the page may be a moment old: what is asked no more is not answered.
    if (!pending?.options.some(({ id }) => id === option.id) || placing.holds(option)) return;
    const stake = stakeOf(position(), pending, option);
    if (!stake && gathers(option)) return;
    pressOrAsk({ answer: option.id, next: null }, stake, () => {
      // An attack of a turn is ordered whole: only whether to Empower it is still asked, where it may be.
      if (pending.kind === 'turn' && option.act.do === 'attack') game.strike(option.act.target, null);
      else game.decide(option.id);
    });
  }

  function meetFigure(id: FigureId, by: By): boolean {
    const held = holding();
    const meaning = held && meantByFigure(held, id, by);
    if (meaning) carryOut(meaning);
    return meaning !== null;
  }

  /** An enemy pressed while what came of the last answer is on show: that ends, and the press counts at its turn. */
  let early: { readonly id: FigureId; readonly by: By } | null = null;
  function pressEarly(id: FigureId, by: By): boolean {
    const { pending } = game.session;
    const { busy, view } = game.store.getState();
    const { figures, turn } = view;
    const foe = figures.find((one) => one.id === id)?.side === 'combatants';
    if (!busy || get().of || !foe || !pending || pending.figure !== turn?.figure || !isFree(pending))
      return false;
    early = { id, by };
    game.skip();
    return true;
  }

  function undo(): void {
    const goes = game.undoing();
    if (!goes) return;
    const { saw, decisions } = goes;
    const stake: Stake | null = saw.length > 0 ? { stake: 'undo', saw, decisions } : null;
    pressOrAsk({ answer: null, next: null }, stake, game.undo);
  }

  function endThen(next: EndThen['next']): void {
    const held = holding();
    const end = held && endOfOwnMove(held.position, held.pending);
    if (!held || !end) return;
    const { figure } = held.pending;
    const turn = figureIn(held.position.state, figure).turnsTaken;
    pressOrAsk({ answer: end.id, next }, stakeOf(held.position, held.pending, end), () =>
      game.follow({ figure, turn, next, unasked: unasked(), is: 'ordered' }),
    );
  }

  /** At the turn behind a movement that was ended for it: what is aimed is in hand, what is at stake is asked about. */
  function goOnAfter({ next }: EndThen, pending: Prompt): void {
    const follows = followedBy({ next }, pending);
    const stake = follows && stakeOf(position(), pending, follows);
    if (stake) store.setState({ sure: { stake, answer: follows.id, next: null } });
    if (next === 'end-turn' || 'answer' in next) return;
    if ('card' in next) {
      store.setState({ card: next.card });
      return;
    }
    const option = pending.options.find(({ act }) => act.do === 'attack' && act.target === next.attack);
    if (option) choose({ kind: 'answer', option, empower: false });
  }

  function give(choice: Choice): void {
    if (choice.kind === 'way') game.moveAlong(choice.to);
    else if (choice.kind === 'approach') {
      const { of: pending } = get();
      const course = pending && later()?.courseOf(position(), pending.figure, choice, choice.empower);
      if (course) game.follow(course);
    }
    // An attack that was pointed at is made as it is held: its card has asked.
    else if (get().of?.kind === 'turn' && choice.option.act.do === 'attack')
      game.strike(choice.option.act.target, choice.empower);
    else answer(choice.option);
  }

  function carryOut(meaning: Meaning): void {
    if (meaning.is === 'confirm') give(meaning.choice);
    else if (meaning.is === 'choose') store.setState({ choice: meaning.choice, denied: null });
    else if (meaning.is === 'end-then') endThen({ attack: meaning.attack });
    else store.setState({ choice: null, denied: meaning.refusal });
  }

  return {
    store,
    planning,
    enter: modes.enter,
    toggle: modes.toggle,
    turnRuler: modes.turnRuler,
    point(at, by) {
      const { pointed } = get();
      const isSame = at && pointed ? pointed.by === by && pointed.at.join() === at.join() : at === pointed;
      if (!isSame) store.setState({ pointed: at && { at, by } });
    },
    pressSpace(at, by) {
      const { mode } = get();
      if (mode === 'ruler') modes.measureTo(at);
      if (mode === 'plan') planning.pressSpace(at);
      if (placing.pressSpace(at)) return;
      const held = mode === 'ruler' ? null : holding();
      if (held) carryOut(meantBySpace(held, at, by));
    },
    pressFigure(id, by) {
      const { mode } = get();
      if (mode === 'plan') return planning.pressFigure(id);
      if (mode === 'ruler') {
        const at = game.store.getState().view.figures.find((figure) => figure.id === id)?.at;
        if (at) modes.measureTo(at);
        return true;
      }
      return placing.pressFigure(id) || pressEarly(id, by) || meetFigure(id, by);
    },
    press(option, by) {
      const held = holding();
      if (held) carryOut(pressed(held, option, by === 'touch'));
    },
    placeAll: placing.placeAll,
    nudge(dx, dy) {
      const held = holding();
      const choice = held && later()?.meantByArrow(held, dx, dy);
      if (choice) choose(choice);
    },
    hold: (card) => store.setState({ card, choice: null }),
    answer,
    undo,
    go() {
      const { sure, of } = get();
      if (!sure) return;
      const option = of?.options.find(({ id }) => id === sure.answer);
      if (sure.answer === null) undo();
      else if (sure.next) endThen(sure.next);
      else if (option) answer(option);
    },
    giveGathered() {
      const { gathered } = get();
      if (gathered) game.decideAll(gathered.order);
    },
    other() {
      const { choice } = get();
      if (choice?.kind === 'way' && choice.other) choose({ kind: 'way', to: choice.other, other: choice.to });
    },
    empower(on) {
      const { choice } = get();
      if (choice && choice.kind !== 'way') choose({ ...choice, empower: on });
    },
    confirm() {
      const choice = holding()?.choice ?? null;
      if (choice) give(choice);
      return choice !== null;
    },
    cancel(part) {
      if (part) {
        store.setState({ [part]: null });
        return;
      }
      store.setState(NOTHING_HELD);
      modes.enter('play');
      game.leaveRoute();
    },
    endTurn: () => endThen('end-turn'),
    endFor({ key, options }) {
      const [only, more] = options;
      if (more) endThen({ card: { key, options: options.map(({ id }) => id) } });
      else if (only?.act.do === 'attack') endThen({ attack: only.act.target });
      else if (only) endThen({ answer: only.id });
    },
    follow() {
      let ordered: EndThen | null = null;
      const look = () => {
        const { pending, route } = game.store.getState();
        if (route && 'next' in route) ordered = route;
        if (pending === get().of) return;
        store.setState({ of: pending, ...NOTHING_HELD });
        if (!pending) return;
        placing.goOn(pending);
        const course = ordered;
        ordered = null;
        if (course?.is === 'moved' && isAtItsTurn(course, position(), pending)) goOnAfter(course, pending);
        const press = early;
        early = null;
        if (press && isFree(pending)) meetFigure(press.id, press.by);
      };
      look();
      const quiet = [game.store.subscribe(look), modes.followPlans(), planning.stop];
      return () => {
        for (const stop of quiet) stop();
      };
    },
  };
}
