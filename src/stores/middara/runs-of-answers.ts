/** What comes of the answers to a question, followed as long as there is something to follow them by (face.md 3). */
import {
  type ActKind,
  bearsOnDice,
  choiceMomentOf,
  type Encounter,
  type Figure,
  type FigureId,
  figureIn,
  innermostAttack,
  liesBestFor,
  listSymbolPrices,
  type Option,
  OverBudget,
  PACK_SIZE,
  type Position,
  type Prompt,
  type Timing,
  workOutOption,
} from '../../engine/index.ts';
import { stepped } from '../game/stepped.ts';
import { sparesAll, worthOf } from './full-armor.ts';
import { type Aside, isNoBetter } from './no-better.ts';
import { isOnlyWorse, lyingRoll } from './only-worse.ts';
import { type RunEnd, runAside } from './run-aside.ts';
import { isDiseaseAbout, isDown, isNothingDone, isWorse, suffersMore } from './suffered.ts';

/** Runs for one question; where more would be needed it is asked. */
const RUNS = 24;
/** Answers that are followed where something is asked on the way. */
const FOLLOWED = 5;
/** Steps to foretell who may fall in; where it takes more it is asked. */
const FORETOLD = 5_000_000;

/** Offers to make an attack stronger. */
const ADDING: ReadonlySet<Timing> = new Set<Timing>(['to-hit', 'determine-damage', 'symbols']);

const STORING: ReadonlySet<ActKind> = new Set<ActKind>(['store', 'done']);

const DECLINING: ReadonlySet<ActKind> = new Set<ActKind>(['done', 'pass', 'decline']);

const PAID = { mayMend: false };
const MENDED = { mayMend: true };

/** The answers of whoever is asked, without what may be used at any time. */
export const ownOf = ({ options }: Prompt): Option[] => options.filter(({ interjection }) => !interjection);

/** Whether symbols are spent to hurt a foe the more. */
export function isForDamageOfFoe({ state }: Position, { question, figure }: Prompt): boolean {
  const attack = innermostAttack(state);
  const isFoe = attack && figureIn(state, attack.target).side !== figureIn(state, figure).side;
  return Boolean(isFoe) && question.ask === 'spend-symbols' && question.goal === 'damage';
}

/** Ends of ways through what is asked, followed as long as there is something to follow them by. */
export class Runs {
  private left = RUNS;
  private passing: RunEnd[] | null | undefined;
  private passed: RunEnd | null | undefined;
  /** Who may fall by what is under way when it is passed; null where that is not certain. */
  private falling: ReadonlySet<FigureId> | null | undefined;
  private readonly depth: number;
  private readonly paid: Aside;

  constructor(
    private readonly session: Encounter,
    private readonly prompt: Prompt,
  ) {
    // What an ability adds may be paid for in points of damage of one's own.
    this.paid = prompt.question.ask === 'whether' ? { ...PAID, bleeds: prompt.figure } : PAID;
    this.depth = session.state.scopes.findLastIndex(({ kind }) => kind !== 'move');
  }

  /** Whether everything that comes of it is to be had by passing, too, for no more. */
  *isIdle({ id }: Option, pass: Option): Generator<void, boolean> {
    this.passing ??= yield* this.endsOf([pass.id]);
    const passing = this.passing;
    const ends = passing && (yield* this.endsOf([id]));
    if (!passing || !ends) return false;
    return ends.every(
      (end) =>
        this.isSettled(end) &&
        passing.some((other) => isSameEnd(end, other, this.paid) && this.isSettled(other)),
    );
  }

  /** The spending that deals the most, where what else could be paid for with the symbols still can be. */
  *bestThatLeavesTheRest(): Generator<void, Option | null> {
    const { position } = this.session;
    const best = ownOf(this.prompt).find(({ act }) => act.do === 'spend-best');
    if (!best || !isForDamageOfFoe(position, this.prompt)) return null;
    const end = yield* this.endOf([best.id]);
    if (end?.state.scopes[this.depth]?.kind !== 'attack') return null;
    const left = listSymbolPrices({ ...position, state: end.state });
    return left.length === listSymbolPrices(position).length ? best : null;
  }

  /** To leave gear as it lies, where another thing is gained before anything else happens: one sheet for all of a chest (face.md 3.7). */
  *doneForNow(): Generator<void, Option | null> {
    const { figure } = this.prompt;
    const done = ownOf(this.prompt).find(({ act }) => act.do === 'done');
    const then = done && (yield* this.endOf([done.id]));
    if (!then) return null;
    // With a full Pack what lies in hand could be wanted first, to make room (p.67).
    const isDrawn = then.what === 'draw:item' && figureIn(then.state, figure).pack.length < PACK_SIZE;
    const isAsked =
      then.prompt?.kind === 're-equip' &&
      then.prompt.figure === figure &&
      then.prompt.question.ask !== 'trade';
    return isDrawn || isAsked ? done! : null;
  }

  /** The one armor that takes its full worth off, where the damage is its wearer's own. */
  *armorAtFull(pass: Option): Generator<void, Option | null> {
    const { position } = this.session;
    const [use, more] = ownOf(this.prompt).filter((one) => one !== pass);
    const worth = use && !more ? worthOf(position, this.prompt, use) : null;
    if (worth === null) return null;
    const plain = yield* this.endOf([pass.id]);
    const used = yield* this.endOf([use!.id]);
    const isSure = plain && used && asks(plain) === asks(used) && plain.what === used.what;
    return isSure && sparesAll(used.state, plain.state, this.prompt.figure, worth) ? use! : null;
  }

  /** Whether gear can be changed in nothing but laying some of it away. */
  *isOnlyStoring({ id, act }: Option): Generator<void, boolean> {
    if (act.do !== 're-equip') return false;
    const then = yield* this.endOf([id]);
    return then?.prompt?.options.every((one) => STORING.has(one.act.do)) ?? false;
  }

  /** The one answer that does something where the others do nothing: a player's own ability, and no harm to a friend. */
  *onlyOneOfUse(): Generator<void, Option | null> {
    const { state } = this.session;
    const [one, ...more] = ownOf(this.prompt).filter(({ note }) => note?.note !== 'does-nothing');
    const asker = figureIn(state, this.prompt.figure);
    if (!one || more.length > 0 || asker.seat === null) return null;
    if (one.act.do === 'target' && figureIn(state, one.act.target).side !== asker.side) return one;
    const end = yield* this.endOf([one.id]);
    const isHarmed = (figure: Figure, i: number) =>
      figure.side === asker.side && suffersMore(end!.state.figures[i]!, figure);
    const isMended = ({ damage }: Figure, i: number) => end!.state.figures[i]!.damage < damage;
    if (!end || state.figures.some(isHarmed)) return null;
    // What dice decide may be the ability's own harm, where it has not mended already.
    return end.is !== 'chance' || state.figures.some(isMended) ? one : null;
  }

  /** Whether it only throws again where nothing better can come: the dice lie best, whoever is attacked falls, nobody is hurt, or all odds are worse. */
  *isThrownForNothing(option: Option, pass: Option): Generator<void, boolean> {
    const { id } = option;
    if (this.prompt.kind !== 'after-roll') return false;
    const { state } = this.session;
    let again = yield* this.endOf([id]);
    const asked = again?.prompt?.question.ask === 'which-dice' ? ownOf(again.prompt) : [];
    const [some] = asked;
    if (some) again = yield* this.endOf([id, some.id]);
    if (again?.is !== 'chance' || !isNoBetter(again.state, state, PAID)) return false;
    if (this.liesBest()) return true;
    // Symbols that fell it are there to be spent.
    const plain = yield* this.plainlyPassed(pass);
    if (plain !== null && this.isForTheBest(plain)) return true;
    return yield* isOnlyWorse(this.session, this.prompt, option, pass, asked);
  }

  /** Whether the dice that lie could show nothing better. */
  private liesBest(): boolean {
    const { position, state } = this.session;
    const roll = lyingRoll(this.session);
    return roll !== undefined && liesBestFor(position, figureIn(state, this.prompt.figure).side, roll);
  }

  /** Whether it only adds to an attack that fells a foe for certain as it is. */
  *isOverkill({ id }: Option, pass: Option): Generator<void, boolean> {
    const { question } = this.prompt;
    const attack = this.session.state.scopes[this.depth];
    if (question.ask !== 'offer' || !ADDING.has(question.timing) || attack?.kind !== 'attack') return false;
    const fells = (end: RunEnd | null): end is RunEnd =>
      end !== null && this.isForTheBest(end) && isDown(figureIn(end.state, attack.target));
    const passed = yield* this.plainlyPassed(pass);
    if (!fells(passed)) return false;
    const added = yield* this.plainlyFrom([id]);
    // What stands in the attack counts no more.
    return (
      fells(added) &&
      isSameEnd({ ...added, state: { ...added.state, scopes: passed.state.scopes } }, passed, PAID)
    );
  }

  /** As `plainlyFrom`, once for all that is offered. */
  private *plainlyPassed({ id }: Option): Generator<void, RunEnd | null> {
    if (this.passed === undefined) this.passed = yield* this.plainlyFrom([id]);
    return this.passed;
  }

  /** Where a way leads when symbols are spent for the best on it, and all else is declined. */
  private *plainlyFrom(way: readonly string[]): Generator<void, RunEnd | null> {
    const end = yield* this.endOf(way);
    if (!end?.prompt || this.isSettled(end) || way.length > FOLLOWED) return end;
    const { options, question } = end.prompt;
    // What raises the roll is another choice, and shown by its own odds.
    const isForDamage = question.ask === 'spend-symbols' && question.goal === 'damage';
    const plain =
      (isForDamage && options.find(({ act }) => act.do === 'spend-best')) ||
      options.find(({ act }) => DECLINING.has(act.do));
    return plain ? yield* this.plainlyFrom([...way, plain.id]) : end;
  }

  /** Whether an attack or a spell on foes fells them all, or one of a foe has come to nothing. */
  private isForTheBest(end: RunEnd): boolean {
    const { state } = this.session;
    const scope = state.scopes[this.depth];
    if (scope?.kind !== 'attack' && scope?.kind !== 'spell') return false;
    const { side } = figureIn(state, this.prompt.figure);
    const [by, at] =
      scope.kind === 'attack' ? [scope.attacker, [scope.target]] : [scope.caster, scope.targets];
    const isOurs = figureIn(state, by).side === side;
    if (at.length === 0 || at.some((id) => isOurs === (figureIn(state, id).side === side))) return false;
    if (isOurs) return at.every((id) => isDown(figureIn(end.state, id)));
    if (!this.isSettled(end)) return false;
    // A spell may do more than harm: nothing at all has come of it.
    if (scope.kind === 'spell') return isNothingDone(state, end.state);
    return state.figures.every((one, i) => one.side !== side || !isWorse(end.state.figures[i]!, one));
  }

  /** Whether what is used at any time may as well be used later: here it mends whom nothing fells, and that is all. */
  *isIdleNow({ id }: Option, pass: Option): Generator<void, boolean> {
    const plain = yield* this.endOf([pass.id]);
    const used = yield* this.endOf([id]);
    if (!plain || !used) return false;
    if (this.canWait(id, plain)) return true;
    if (used.prompt?.kind !== 'choose-target') return yield* this.mendsAlone([id], used, pass, plain);
    const targets = ownOf(used.prompt).filter(({ note }) => note?.note !== 'does-nothing');
    if (targets.length > FOLLOWED) return false;
    for (const target of targets) {
      const way = [id, target.id];
      const end = yield* this.endOf(way);
      if (!end || !(yield* this.mendsAlone(way, end, pass, plain))) return false;
    }
    return true;
  }

  /** Whether it is offered again at once, at the turn behind this question, and nobody is the worse for it till then. */
  private canWait(id: string, plain: RunEnd): boolean {
    const { figures } = this.session.state;
    return (
      this.isSettled(plain) &&
      (plain.prompt?.options.some((one) => one.id === id) ?? false) &&
      plain.state.figures.every((one, i) => !isWorse(one, figures[i]!))
    );
  }

  /** Whether after it all goes on as if it had been passed. */
  private *mendsAlone(
    way: readonly string[],
    end: RunEnd,
    pass: Option,
    plain: RunEnd,
  ): Generator<void, boolean> {
    if (yield* this.mayKeepUp(end, pass)) return false;
    // With nothing left to be used the one other answer is given without a question.
    if (ownOf(this.prompt).length === 1 && isSameEnd(end, plain, MENDED)) return true;
    if (!end.prompt || !this.asksTheSame(end.prompt)) return false;
    if (!isNoBetter(end.state, this.session.state, MENDED)) return false;
    const then = yield* this.endOf([...way, pass.id]);
    return then !== null && isSameEnd(then, plain, MENDED);
  }

  /**
   * Whether somebody it mends may fall by what is under way, and could not be mended as it falls: then what comes of that
   * is another (face.md 3.1). As a friend falls the same is offered again (p.48), and mends no less: what is dealt beyond
   * the last point is lost.
   */
  private *mayKeepUp({ state }: RunEnd, pass: Option): Generator<void, boolean> {
    const { side } = figureIn(this.session.state, this.prompt.figure);
    const canWait = !isDiseaseAbout(this.session.position, side);
    const mended = this.session.state.figures.filter(
      ({ id, damage, side: its }) =>
        damage > (state.figures.find((one) => one.id === id)?.damage ?? damage) && !(canWait && its === side),
    );
    if (mended.length === 0 || !bearsOnDice(this.session.position, this.prompt, pass)) return false;
    if (this.falling === undefined) this.falling = yield* this.foretoldToFall(pass);
    const { falling } = this;
    return falling === null || mended.some(({ id }) => falling.has(id));
  }

  private *foretoldToFall(pass: Option): Generator<void, ReadonlySet<FigureId> | null> {
    const moment = this.session.pending === this.prompt ? choiceMomentOf(this.session) : null;
    if (!moment) return null;
    try {
      const work = workOutOption(moment, { kind: this.prompt.kind, option: pass });
      const { figures, throws } = yield* stepped(work, { left: FORETOLD });
      // Tried and not reckoned, a rare throw may be missed.
      if (throws !== null) return null;
      return new Set(figures.filter(({ falls }) => falls > 0).map(({ figure }) => figure));
    } catch (error) {
      if (error instanceof OverBudget) return null;
      throw error;
    }
  }

  /** Whether all answers lead to the very same. */
  *isAllTheSame(): Generator<void, boolean> {
    const own = ownOf(this.prompt);
    if (own.length !== this.prompt.options.length || own.length > FOLLOWED) return false;
    let first: RunEnd | null = null;
    for (const { id } of own) {
      const ends = yield* this.endsOf([id]);
      const [end] = ends ?? [];
      if (ends?.length !== 1 || !end || !this.isSettled(end)) return false;
      first ??= end;
      if (!isSameEnd(end, first, PAID) || !isSameEnd(first, end, PAID)) return false;
    }
    return true;
  }

  /** The same question with no answer that was not there. */
  private asksTheSame(then: Prompt): boolean {
    const { kind, figure, question } = this.prompt;
    const own = ownOf(this.prompt).map(({ id }) => id);
    return (
      then.kind === kind &&
      then.figure === figure &&
      then.question.ask === question.ask &&
      ownOf(then).every(({ id }) => own.includes(id))
    );
  }

  /** What the question stood in is over: nothing that was done there waits in a rule that goes on. */
  private isSettled({ is, state, prompt }: RunEnd): boolean {
    if (is === 'hidden') return false;
    if (this.depth >= 0 && state.scopes.length > this.depth) return false;
    if (prompt) return prompt.kind === 'turn' || prompt.kind === 'move';
    return this.depth >= 0 || is !== 'chance';
  }

  private *endOf(way: readonly string[]): Generator<void, RunEnd | null> {
    if (this.left === 0) return null;
    this.left -= 1;
    yield;
    // It may have been answered meanwhile.
    return this.session.pending === this.prompt ? runAside(this.session, way) : null;
  }

  /** Where a way may lead by all that is answered on it; null where that is too much. */
  private *endsOf(way: readonly string[]): Generator<void, RunEnd[] | null> {
    const end = yield* this.endOf(way);
    if (!end) return null;
    if (!end.prompt || this.isSettled(end)) return [end];
    const own = ownOf(end.prompt);
    if (own.length > FOLLOWED) return [end];
    const ends: RunEnd[] = [];
    for (const { id } of own) {
      const further = yield* this.endsOf([...way, id]);
      if (!further) return null;
      ends.push(...further);
    }
    return ends;
  }
}

const isSameEnd = (one: RunEnd, other: RunEnd, aside: Aside): boolean =>
  one.is === other.is &&
  one.what === other.what &&
  asks(one) === asks(other) &&
  isNoBetter(one.state, other.state, aside);

const asks = ({ prompt }: RunEnd): string =>
  prompt ? `${prompt.kind} ${prompt.figure} ${prompt.question.ask}` : '';
