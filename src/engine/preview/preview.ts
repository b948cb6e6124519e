/** What an answer will do here, worked out beforehand. */
import { encounterGame } from '../encounter-rules.ts';
import { OverBudget, withBudget } from '../kernel/budget.ts';
import { type Answered, mayAnswer, resumed } from '../kernel/procedure.ts';
import { applyEvent } from '../model/apply/apply-event.ts';
import type { CardIndex } from '../model/cards/cards.ts';
import type { EncounterEvent } from '../model/events.ts';
import type { FigureId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import type { Prompt } from '../model/prompts.ts';
import { sameState } from '../model/same-state.ts';
import type { EncounterState } from '../model/state.ts';
import { DICE, type Die } from '../model/vocabulary.ts';
import { positionWith } from '../model/with.ts';
import { isHarmful } from '../queries/cards/ability-behind.ts';
import { type ChancePort, pickEach, seededChance } from '../rng/chance.ts';
import { type Followed, isForNothing, listWhom, pricesOf } from './onward.ts';
import { type Change, changesOf } from './preview-changes.ts';

/** Where an answer's certain consequences end. */
export type Until =
  /** Something is asked again, perhaps the same question. */
  | { readonly is: 'question'; readonly prompt: Prompt }
  /** The dice about to be thrown; typed by hand it is one at a time. */
  | { readonly is: 'dice'; readonly dice: readonly Die[] }
  /** What nobody has read yet: a text, a draw. */
  | { readonly is: 'hidden' }
  /** A Combatant goes on with its activation, or it is too much to be followed while somebody waits. */
  | { readonly is: 'goes-on' }
  /** The turn is over, or the encounter. */
  | { readonly is: 'over' };

/** What is certain to come of an answer. */
export interface Preview {
  readonly changes: readonly Change[];
  readonly until: Until;
  /** It strikes at friends alone: an attack, or what harms (p.43, X89). */
  readonly isFriendlyFire: boolean;
  /** It costs, and nothing else comes of it, whoever is chosen next. */
  readonly isForNothing: boolean;
  /** SP that are paid for it, the least first: several where it hangs on who is chosen next, none where none are yet. */
  readonly prices: readonly number[];
}

/** A question, and how its rule came to it: what a session at that question says of itself. */
export interface AtQuestion {
  readonly position: Position;
  readonly pending: Prompt | null;
  readonly setup: { readonly byHand: boolean };
  readonly checkpoint: { readonly state: EncounterState; readonly decisions: number };
  readonly decisions: readonly Answered[];
}

/**
 * Takes an answer on a table of its own, as far as it is certain: until something is asked, dice are thrown, something
 * hidden would come to light, a Combatant goes on, or the turn is over (X105). The game is only read. Null where the way to the
 * question cannot be gone again (dice of a script), or the answer is none of its.
 */
export function previewOption(at: AtQuestion, option: string): Preview | null {
  const working = previewing(at, option);
  let step = working.next();
  while (!step.done) step = working.next();
  return step.value;
}

/** The same in steps, for whoever has to come to itself in between: a processor that sees the rules first is slow. */
export function* previewing(at: AtQuestion, option: string): Generator<void, Preview | null> {
  const { position, pending } = at;
  if (!pending) return null;
  const run = yield* runTo(at, option);
  if (!run?.before) return null;
  yield;
  const before = positionWith(position, run.before);
  const changes = changesOf(before, positionWith(position, run.state), run.events);
  const { until } = run;
  const onward: Ran[] = [];
  for (const { id } of listWhom(until)) {
    yield;
    const then = yield* runTo(at, option, id);
    if (then) onward.push(then);
  }
  return {
    changes,
    until,
    isFriendlyFire: isFriendlyFire(before, changes, until),
    isForNothing: isForNothing(pending, run, onward),
    prices: pricesOf(run, onward, payerOf(pending, option)),
  };
}

/** Whose SP an answer takes. */
function payerOf({ figure, options }: Prompt, option: string): FigureId {
  const act = options.find(({ id }) => id === option)?.act;
  return act && 'owner' in act && act.owner ? act.owner : figure;
}

interface Ran extends Followed {
  readonly state: EncounterState;
  readonly before: EncounterState | null;
}

/** The question answered, and the next one too where there is an answer to it. */
function* runTo(at: AtQuestion, option: string, next?: string): Generator<void, Ran | null> {
  const { position, checkpoint, decisions, setup } = at;
  const pending = at.pending!;
  const run = new Run(position, checkpoint.state, setup.byHand);
  yield;
  const isThere = followed(() => {
    run.goTo(decisions.slice(checkpoint.decisions));
    return run.asks(pending, option);
  }, run);
  // Where the question does not come again nothing can be said.
  if (isThere !== true) return null;
  yield;
  const until = followed(() => {
    const until = run.answer(option);
    if (next !== undefined && until.is === 'question') return run.answer(next);
    return pending.question.ask === 'about-to-fall' ? run.chosen(pending.figure, until) : until;
  }, run);
  return until && { until, events: run.events, state: run.state, before: run.before };
}

/** A table of its own, at the rule that asks. */
class Run {
  readonly state: EncounterState;
  /** What came of the answer. */
  readonly events: EncounterEvent[] = [];
  /** As it stood when it was asked. */
  before: EncounterState | null = null;
  /** Where it was left. */
  stopped: Until | null = null;
  private readonly chance = new FirstChance();
  private readonly game: ReturnType<typeof encounterGame>;
  private rule: ReturnType<ReturnType<typeof encounterGame>['next']>;
  private asked: Prompt | null = null;

  constructor(position: Position, from: EncounterState, byHand: boolean) {
    this.state = sameState(from);
    this.game = encounterGame(position, this.chance, byHand);
    this.rule = null;
  }

  /** To the question, by the answers since the last moment between two rules. */
  goTo(made: readonly Answered[]): void {
    this.rule = this.game.next(this.state, this.emit);
    this.asked = this.step();
    for (const one of made) this.asked = this.asked && this.step(one);
  }

  asks({ kind, figure }: Prompt, option: string): boolean {
    const { asked } = this;
    return asked?.kind === kind && asked.figure === figure && mayAnswer(asked, option);
  }

  answer(option: string): Until {
    this.before ??= sameState(this.state);
    this.chance.leave = (until) => {
      this.stopped = until;
      throw LEFT;
    };
    let prompt = this.step({ option });
    while (!prompt) {
      if (this.state.outcome || this.events.at(-1)?.type === 'turnEnded') return OVER;
      this.rule = this.game.next(this.state, this.emit);
      if (!this.rule) return OVER;
      prompt = this.step();
    }
    return prompt.die ? { is: 'dice', dice: [prompt.die] } : { is: 'question', prompt };
  }

  /** The same on somebody, where it is asked whom: of a rescue, whoever needs it. */
  chosen(figure: FigureId, until: Until): Until {
    if (until.is !== 'question' || until.prompt.question.ask !== 'whom') return until;
    const one = until.prompt.options.find(({ act }) => act.do === 'target' && act.target === figure);
    return one ? this.answer(one.id) : until;
  }

  /** What is asked next; null where the rule is at its end. */
  private step(made?: Answered): Prompt | null {
    const { rule } = this;
    const step = rule && (made ? resumed(this.game, this.emit, rule, made) : rule.next());
    return !step || step.done ? null : step.value;
  }

  private readonly emit = (event: EncounterEvent): void => {
    // What a rule puts in order behind itself when it is left.
    if (this.stopped) return;
    applyEvent(this.state, event);
    if (!this.before) return;
    this.events.push(event);
    this.stopped = endWith(event, this.state);
    if (this.stopped) throw LEFT;
  };
}

function isFriendlyFire({ state, cards }: Position, changes: readonly Change[], until: Until): boolean {
  const strikes = changes.flatMap((change) => {
    if (change.is === 'attack') return [{ by: change.attacker, at: [change.target] }];
    return change.is === 'spell' && isHarmful(cards, change.cause)
      ? [{ by: change.caster, at: change.targets }]
      : [];
  });
  if (until.is === 'question') strikes.push(...askedWhom(cards, until.prompt));
  const sideOf = (id: FigureId) => state.figures.find((figure) => figure.id === id)?.side;
  return strikes.some(({ by, at }) => at.length > 0 && at.every((one) => sideOf(one) === sideOf(by)));
}

/** Whom a question lets choose for something that harms. */
function askedWhom(cards: CardIndex, prompt: Prompt): { by: FigureId; at: FigureId[] }[] {
  const { question, figure } = prompt;
  const harms =
    question.ask === 'attack-whom' || (question.ask === 'whom' && isHarmful(cards, question.cause));
  if (!harms) return [];
  // Read here alone: where nobody is harmed the answers of the next question are not even listed.
  return [{ by: figure, at: prompt.options.flatMap(({ act }) => ('target' in act ? [act.target] : [])) }];
}

const OVER: Until = { is: 'over' };
const GOES_ON: Until = { is: 'goes-on' };
const HIDDEN: Until = { is: 'hidden' };

/** Thrown through a rule that is left. No error: for its stack all rules would be read once more as they are loaded. */
const LEFT = { left: true };

/** Whether nothing is followed behind an event, and why. */
function endWith(event: EncounterEvent, { figures }: EncounterState): Until | null {
  switch (event.type) {
    case 'scopeOpened': {
      // A jump of its own way.
      const { scope } = event;
      const its = scope.kind === 'check' && figures.find(({ id }) => id === scope.figure);
      return its && its.kind === 'intelligent' ? GOES_ON : null;
    }
    case 'boardTokenRemoved':
      return event.how === 'opened' ? HIDDEN : null;
    case 'boardTokenTurned':
    case 'totemSeen':
    case 'objectiveActivated':
    case 'achievementCompleted':
      return HIDDEN;
    case 'aiConditionChecked':
    case 'aiStepFollowed':
    case 'aiTargetChosen':
    case 'aiWayChosen':
    case 'aiInstructionSkipped':
      return GOES_ON;
    case 'turnBegan':
    case 'roundEnded':
      return OVER;
    default:
      return null;
  }
}

/**
 * Steps one answer may take: an eightieth of a decision's, some milliseconds, so that a page works it out between two
 * frames. An answer of our own encounters takes less than a tenth of it.
 */
const STEPS = 500_000;

function followed<Came>(goOn: () => Came, run: Run): Came | Until | null {
  let came: Came | null = null;
  try {
    withBudget(() => {
      came = goOn();
    }, STEPS);
    return came;
  } catch (error) {
    if (error instanceof OverBudget) return GOES_ON;
    if (error === LEFT) return run.stopped;
    throw error;
  }
}

/** The dice of the game up to the question; once there is a way to leave none is thrown and nothing drawn. */
class FirstChance implements ChancePort {
  leave: ((until: Until) => never) | null = null;

  pick: ChancePort['pick'] = (words, n, what) => {
    this.leave?.(untilThrown([what]));
    return seededChance.pick(words, n, what);
  };

  pickEach: NonNullable<ChancePort['pickEach']> = (words, n, what) => {
    this.leave?.(untilThrown(what));
    return pickEach(seededChance, words, n, what);
  };
}

function untilThrown(what: readonly string[]): Until {
  const dice = what.filter((one): one is Die => DICE.some((die) => die === one));
  return dice.length > 0 ? { is: 'dice', dice } : HIDDEN;
}
