/** A Combatant's turn over all of its dice: what it may come to, each with its chance. */
import type { Space } from '../model/board.ts';
import { cardIn } from '../model/cards/cards.ts';
import { faceOf, hasSkull, numberOf, symbolsOf } from '../model/dice.ts';
import type { EncounterEvent } from '../model/events.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import { Likeness } from '../model/likeness.ts';
import type { Position } from '../model/position.ts';
import { innermostAttack } from '../model/scopes.ts';
import type { EncounterState } from '../model/state.ts';
import { type Die, type Symbol as DieSymbol, SYMBOLS } from '../model/vocabulary.ts';
import { listSpendable } from '../procedures/attack/spend-symbols.ts';
import { listStanding } from '../queries/figures/figures.ts';
import { listHeldAbilities } from '../queries/figures/held-abilities.ts';
import { showsFace } from '../queries/figures/tests.ts';
import {
  type Alike,
  type ChancePort,
  type Outcome,
  outcomesAlike,
  pickEach,
  seededChance,
} from '../rng/chance.ts';
import { sumUp } from '../rng/chance-tree.ts';
import { wordsFromSeed } from '../rng/rng-words.ts';
import { passingAnswer, runOn } from './run-on.ts';

type Told<T extends EncounterEvent['type']> = Extract<EncounterEvent, { type: T }>;

/** What it decided, in its order: which step it followed, whom it chose, where it went, what it left out. */
export type Thought = Told<'aiStepFollowed' | 'aiTargetChosen' | 'aiWayChosen' | 'aiInstructionSkipped'>;

/** An attack of its turn. */
export interface Blow {
  readonly target: FigureId;
  readonly hit: boolean;
}

/** One way a turn may go, and how likely. */
export interface TurnOutcome {
  /** Of all of them together one. */
  weight: number;
  /** The spaces it moves into, in order. */
  readonly way: readonly Space[];
  readonly thoughts: readonly Thought[];
  readonly blows: readonly Blow[];
  /** Points dealt to Adventurers and their allies. */
  readonly harm: ReadonlyMap<FigureId, number>;
  readonly fallen: readonly FigureId[];
  /** A question was put to a player before it had decided all it decides. */
  readonly asked: boolean;
  /** So many steps of the way and thoughts came before the first die and the first question. */
  readonly sure: { readonly steps: number; readonly thoughts: number };
  /** How it stands afterwards. */
  readonly state: EncounterState;
}

export interface TurnOutcomes {
  readonly outcomes: readonly TurnOutcome[];
  /** Every outcome of the dice was run; else what is thrown after the first throw fell as it would. */
  readonly exact: boolean;
  /** Something was thrown in it, or asked of a player. */
  readonly dice: boolean;
  readonly choices: boolean;
}

/** Runs that every throw of a turn may take: beyond them some are tried. */
const EVERY = 600;
/** Runs after which it is foreseen how many there will be. */
const LOOKED_AT = 100;
/** Runs of one turn, where there are more throws than can be gone through. */
const RUNS = 60;
/** Runs of one outcome of the first throw. */
const MOST = 6;

/**
 * How the next turn of a Combatant may go (X127) from a state between two turns: the turn itself, run for every outcome of
 * its throws, while the players let everything pass. Where these are too many, what is thrown after the first falls as it
 * will, several times over. It may be left after each run.
 */
export function* outcomesOfTurn(
  ground: Pick<Position, 'cards' | 'encounter'>,
  from: EncounterState,
  figure: FigureId,
): Generator<void, TurnOutcomes> {
  return (yield* everyThrow(ground, from, figure)) ?? (yield* firstThrow(ground, from, figure));
}

/** Every outcome of all its throws; those after which it stands alike, and did alike, are gone on from once. Null: too many. */
function* everyThrow(
  ground: Pick<Position, 'cards' | 'encounter'>,
  from: EncounterState,
  figure: FigureId,
): Generator<void, TurnOutcomes | null> {
  const seen = { dice: false, choices: false };
  const alike = alikeFor({ ...ground, state: from }, figure);
  const likeness = new Likeness(from);
  let isAttack = false;
  const tree = sumUp<TurnTold>(
    (port) => {
      isAttack = false;
      const onAttackStep = (step: number) => {
        isAttack = step === 5;
      };
      const onPlace = (state: EncounterState, soFar: () => string) =>
        port.mark(`${likeness.keyOf(state, NONE)} ${soFar()}`);
      return runTurn(ground, from, figure, undrawn(port, seen), seen, onAttackStep, onPlace);
    },
    keyOfTold,
    (n, what) => outcomesAlike(n, what, alike(isAttack)),
  );
  for (let done = 1; ; done++) {
    const step = tree.next();
    if (step.done) {
      const whole = Number(step.value.whole);
      const outcomes = [...step.value.each()].map(({ value, weight }) => ({
        ...value,
        weight: Number(weight) / whole,
      }));
      return { outcomes, exact: true, ...seen };
    }
    if (done >= EVERY || (done === LOOKED_AT && step.value < LOOKED_AT / EVERY / 2)) return null;
    yield;
  }
}

const NONE: ReadonlySet<string> = new Set();

/** What is drawn from a pile is not looked into. */
function undrawn(port: ChancePort, seen: { dice: boolean }): ChancePort {
  const pickEachOf: NonNullable<ChancePort['pickEach']> = (words, n, what) => {
    if (what[0]?.startsWith('draw:')) return { values: what.map(() => 0), words };
    seen.dice = true;
    return pickEach(port, words, n, what);
  };
  return {
    pick: (words, n, what) => ({ value: pickEachOf(words, n, [what]).values[0]!, words }),
    pickEach: pickEachOf,
  };
}

/** The same for runs in which it did the same. */
const keyOfTold = ({ way, thoughts, blows, harm, fallen, asked }: TurnTold): string =>
  `${keyOfDeeds(way, thoughts, blows, harm)} ${fallen} ${asked}`;

const keyOfDeeds = (
  way: readonly Space[],
  thoughts: readonly Thought[],
  blows: readonly Blow[],
  harm: ReadonlyMap<FigureId, number>,
): string =>
  [
    way.join(' '),
    thoughts.map((one) => ('target' in one ? one.target : 'instruction' in one ? one.instruction : one.step)),
    blows.map(({ target, hit }) => `${target} ${hit}`),
    [...harm].join(' '),
  ].join('|');

/** Every outcome of its first throw; what is thrown after that falls as it will. */
function* firstThrow(
  ground: Pick<Position, 'cards' | 'encounter'>,
  from: EncounterState,
  figure: FigureId,
): Generator<void, TurnOutcomes> {
  const seen = { dice: false, choices: false };
  const alike = alikeFor({ ...ground, state: from }, figure);
  const first: { of: readonly Outcome[]; ways: number } = { of: ONE, ways: 1 };
  const runs: { readonly at: number; readonly throws: number; readonly outcome: TurnOutcome }[] = [];
  const run = function* (at: number, time: number): Generator<void, void> {
    const dice = diceOf(`${at} ${time}`);
    let throws = 0;
    let isAttack = false;
    const pickEachOf: NonNullable<ChancePort['pickEach']> = (words, n, what) => {
      throws += 1;
      if (throws > 1) return pickEach(dice, words, n, what);
      if (at === 0) {
        first.of = outcomesAlike(n, what, alike(isAttack));
        first.ways = n ** what.length;
      }
      return { values: first.of[at]!.values, words };
    };
    const told = runTurn(
      ground,
      from,
      figure,
      undrawn({ pick: dice.pick, pickEach: pickEachOf }, seen),
      seen,
      (step) => {
        isAttack = step === 5;
      },
    );
    runs.push({ at, throws, outcome: { ...told, weight: first.of[at]!.ways / first.ways } });
    yield;
  };
  for (let at = 0; at < first.of.length; at++) yield* run(at, 0);
  const open = runs.filter(({ throws }) => throws > 1).map(({ at }) => at);
  const times = open.length === 0 ? 1 : Math.min(MOST, Math.ceil(RUNS / open.length));
  for (let time = 1; time < times; time++) for (const at of open) yield* run(at, time);
  for (const { at, outcome } of runs) if (open.includes(at)) outcome.weight /= times;
  return { outcomes: runs.map(({ outcome }) => outcome), exact: open.length === 0, ...seen };
}

/** One way it may go, with dice that fall as they may: what it decides before the first of them is sure. */
export function oneOutcomeOf(
  ground: Pick<Position, 'cards' | 'encounter'>,
  from: EncounterState,
  figure: FigureId,
): TurnOutcomes {
  const seen = { choices: false };
  const told = runTurn(ground, from, figure, diceOf('one'), seen, () => {});
  return { outcomes: [{ ...told, weight: 1 }], exact: false, dice: told.thrown, ...seen };
}

const ONE: readonly Outcome[] = [{ values: [], ways: 1 }];

/** Dice of a seed, whatever the state's own would be: those to come are not known. */
export function diceOf(seed: string): ChancePort {
  let words = wordsFromSeed(seed);
  return {
    pick(_, n, what) {
      const picked = seededChance.pick(words, n, what);
      words = picked.words;
      return picked;
    },
  };
}

/** What a throw comes to for whatever reads it as a whole, and of its single dice what tests and amounts ask for. */
const whatIsRead =
  (symbols: readonly DieSymbol[], single: boolean): Alike =>
  (dice, values) => {
    const thrown = values.map((value, i) => ({ die: dice[i] as Die, face: value + 1 }));
    const skull = hasSkull(thrown);
    const counted = symbolsOf(thrown);
    const whole = `${numberOf(thrown)} ${skull} ${symbols.map((symbol) => counted[symbol])}`;
    if (!single) return whole;
    const highest = Math.max(...thrown.map((die) => faceOf(die).number));
    return `${whole} ${highest} ${SHOWN.map((face) => thrown.some((die) => showsFace(die, face)))}`;
  };

const SHOWN = ['lowest', 'highest', ...SYMBOLS] as const;

/** Every die for itself, whichever of its colour. */
const everyDie: Alike = (dice, values) =>
  dice
    .map((die, i) => `${die}${values[i]}`)
    .sort()
    .join();

/** What its first throw is told apart by. Who throws dice again chooses single ones (D4). */
function alikeFor(position: Position, figure: FigureId): (isAttack: boolean) => Alike {
  const standing = listStanding(position.state);
  const throwsAgain = standing.some(
    (one) =>
      one.kind === 'intelligent' &&
      ((one.tokens.intervention ?? 0) > 0 || listHeldAbilities(position, one, 'after-roll').length > 0),
  );
  if (throwsAgain) return () => everyDie;
  const single = standing.some((one) =>
    one.cards.some((card) => readsSingleDice(cardIn(position.cards, card))),
  );
  return (isAttack) => whatIsRead(isAttack ? listSpendable(position, figure) : SYMBOLS, single);
}

const readsSingleDice = (card: object | undefined): boolean =>
  card !== undefined && /"shows"|"highest-combat-die"/.test(JSON.stringify(card));

/** What is seen of one run. */
type TurnTold = Omit<TurnOutcome, 'weight'> & { readonly thrown: boolean };

/**
 * One run of it. `onPlace` is told of the places from which it goes on by the state alone, and what it had done by then.
 */
function runTurn(
  ground: Pick<Position, 'cards' | 'encounter'>,
  from: EncounterState,
  figure: FigureId,
  chance: ChancePort,
  seen: { choices: boolean },
  onAttackStep: (step: number) => void,
  onPlace?: (state: EncounterState, soFar: () => string) => void,
): TurnTold {
  const way: Space[] = [];
  const thoughts: Thought[] = [];
  const blows: Blow[] = [];
  const harm = new Map<FigureId, number>();
  let questions = 0;
  let throws = 0;
  let asked = false;
  const sureOf: { sure?: TurnOutcome['sure'] } = {};
  const decides = () => {
    asked ||= questions > 0;
  };
  const isOpen = () => {
    sureOf.sure ??= { steps: way.length, thoughts: thoughts.length };
  };
  let isOver = false;
  const state = runOn(
    { state: from, since: [] },
    {
      ground,
      chance,
      answer(prompt) {
        seen.choices = true;
        questions += 1;
        isOpen();
        return passingAnswer(prompt);
      },
      watch(event, now, isPlain) {
        if (event.type === 'turnEnded' && event.figure === figure) isOver = true;
        if (isOver) return;
        switch (event.type) {
          case 'diceRolled':
            throws += 1;
            isOpen();
            break;
          case 'attackStepBegan':
            onAttackStep(innermostAttack(now)?.attacker === figure ? event.step : 0);
            break;
          case 'aiStepFollowed':
          case 'aiInstructionSkipped':
            thoughts.push(event);
            break;
          case 'aiTargetChosen':
            thoughts.push(event);
            decides();
            break;
          case 'aiWayChosen':
            // What it left is told where it is asked for: once it has gone.
            thoughts.push({ ...event, rejected: [], barred: [] });
            decides();
            break;
          case 'figureMoved':
            if (event.figure !== figure) break;
            way.push(event.to);
            decides();
            break;
          case 'attackJudged': {
            const attack = innermostAttack(now);
            if (attack?.attacker === figure) blows.push({ target: attack.target, hit: event.hit });
            break;
          }
          case 'damageDealt':
            if (figureIn(now, event.figure).side === 'adventurers')
              harm.set(event.figure, (harm.get(event.figure) ?? 0) + event.amount);
            break;
          case 'scopeClosed':
            if (isPlain && throws > 0 && event.kind === 'attack' && !innermostAttack(now))
              onPlace?.(now, () => `${keyOfDeeds(way, thoughts, blows, harm)} ${questions > 0} ${asked}`);
        }
      },
    },
    (now) => isOver || now.outcome !== null,
  );
  isOpen();
  return {
    way,
    thoughts,
    blows,
    harm,
    fallen: fallenSince(from, state),
    asked,
    sure: sureOf.sure!,
    thrown: throws > 0,
    state,
  };
}

function fallenSince(from: EncounterState, state: EncounterState): FigureId[] {
  const isDown = (of: EncounterState, id: FigureId) => {
    const { defeated, felled } = figureIn(of, id);
    return defeated || felled;
  };
  return state.figures
    .filter(({ id, side }) => side === 'adventurers' && isDown(state, id) && !isDown(from, id))
    .map(({ id }) => id);
}
