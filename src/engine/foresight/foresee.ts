/** What opponents will do if the turn ended now: the line of their turns. */
import { listWays } from '../ai/ai-ways.ts';
import type { Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { Position } from '../model/position.ts';
import type { EncounterState, Figure } from '../model/state.ts';
import { canAct } from '../queries/figures/stats.ts';
import { passingAnswer, runOn, type Standing } from './run-on.ts';
import {
  diceOf,
  oneOutcomeOf,
  outcomesOfTurn,
  type Thought,
  type TurnOutcome,
  type TurnOutcomes,
} from './turn-outcomes.ts';

/** What lies between now and a turn: nothing that could go otherwise, what players may choose, dice. */
export type Between = 'nothing' | 'choices' | 'dice';

/** Somebody's attacks on one target, one after the other. */
export interface ForeseenBlow {
  readonly target: FigureId;
  /** Chances between 0 and 1: that it comes to it, and that it hits then. */
  readonly made: number;
  readonly hit: number;
}

/** What a turn may cost an Adventurer. */
export interface ForeseenHarm {
  /** Points dealt and their chance, which add up to one. */
  readonly spread: readonly (readonly [points: number, chance: number])[];
  /** The chance that it falls in it. */
  readonly falls: number;
}

/** A turn of a Combatant before it is taken, as far as it can be told. */
export interface ForeseenTurn {
  readonly figure: FigureId;
  readonly round: number;
  /** Where it begins, and all the spaces it could end a movement in. */
  readonly from: Space | null;
  readonly reach: readonly Space[];
  readonly between: Between;
  /** So many steps of the way and thoughts come before any die of its turn and any question to a player. */
  readonly sure: { readonly steps: number; readonly thoughts: number };
  /** It does this whatever is rolled in its turn, and before any question to the players (X126). */
  readonly certain: boolean;
  /** How likely it does this, from where it was looked at. */
  readonly chance: number;
  readonly way: readonly Space[];
  readonly thoughts: readonly Thought[];
  readonly blows: readonly ForeseenBlow[];
  /** By Adventurers that it may harm, whatever it does. */
  readonly harm: Readonly<Record<FigureId, ForeseenHarm>>;
  /** Its dice were gone through; else chances and harm are not known yet. */
  readonly counted: boolean;
  /** Every outcome of them was; else some were left to chance. */
  readonly exact: boolean;
}

/** How far the looking ahead has come. */
export interface Ahead {
  readonly standing: Standing;
  /** In whose next turn it ends. */
  readonly until: FigureId | null;
  readonly between: Between;
  readonly taken: readonly FigureId[];
}

type Ground = Pick<Position, 'cards' | 'encounter'>;

/**
 * The next Combatant's turn from there, if all players end their turns and let everything pass, and where it is to be
 * looked on from: what it does most likely, with what harm lies in the middle. Null where there is none before the turn
 * it is looked ahead to. Dice to come are not known: in the players' own turns they are thrown as they may fall.
 */
export function* foreseeNext(ground: Ground, ahead: Ahead): Generator<void, Next | null> {
  const coming = comingUp(ground, ahead);
  yield;
  if (!coming) return null;
  const outcomes = yield* outcomesOfTurn(ground, coming.before, coming.figure.id);
  return nextOf(ground, ahead, coming, outcomes, true);
}

/**
 * All the turns from there, at once and without their chances: each with dice that fall as they may, so that all that
 * comes before the first die is sure, and the rest one of the ways it may go.
 */
export function sketchTurns(ground: Ground, from: Ahead): ForeseenTurn[] {
  const turns: ForeseenTurn[] = [];
  let ahead = from;
  for (let coming = comingUp(ground, ahead); coming; coming = comingUp(ground, ahead)) {
    const { turn, on } = nextOf(
      ground,
      ahead,
      coming,
      oneOutcomeOf(ground, coming.before, coming.figure.id),
      false,
    );
    turns.push(turn);
    ahead = on;
  }
  return turns;
}

/** A turn foreseen, and where it is to be looked on from. */
export interface Next {
  readonly turn: ForeseenTurn;
  readonly on: Ahead;
}

/** A Combatant whose turn it is about to be. */
interface Coming {
  readonly figure: Figure;
  readonly before: EncounterState;
  readonly between: Between;
}

/** Who comes next, if all players end their turns and let everything pass. */
function comingUp(ground: Ground, { standing, until, between, taken }: Ahead): Coming | null {
  if (standing.state.clock.phase === 'placement') return null;
  const own = { dice: false, choices: false };
  const dice = diceOf('between');
  const before = runOn(
    standing,
    {
      ground,
      chance: {
        pick(...given) {
          own.dice = true;
          return dice.pick(...given);
        },
      },
      answer(prompt) {
        // That whoever's turn it is ends it is what is asked about.
        if (prompt.figure !== until || (prompt.kind !== 'turn' && prompt.kind !== 'move')) own.choices = true;
        return passingAnswer(prompt);
      },
    },
    (state) => state.outcome !== null || isTurnOf(state, until) || nextCombatant(state) !== null,
  );
  const figure = nextCombatant(before);
  if (figure === null || before.outcome !== null || taken.includes(figure.id)) return null;
  return {
    figure,
    before,
    between: later(between, own.dice ? 'dice' : own.choices ? 'choices' : 'nothing'),
  };
}

function nextOf(
  ground: Ground,
  { until, taken }: Ahead,
  { figure, before, between }: Coming,
  { outcomes, exact, dice, choices }: TurnOutcomes,
  counted: boolean,
): Next {
  const likely = likeliest(outcomes);
  const chance = Math.min(1, sum(likely));
  const middle = middleOf(likely);
  return {
    turn: {
      figure: figure.id,
      round: before.clock.round,
      from: figure.at,
      reach: reachOf({ ...ground, state: before }, figure),
      between,
      sure: middle.sure,
      certain:
        between === 'nothing' &&
        chance > 1 - 1e-9 &&
        !likely.some(({ asked }) => asked) &&
        (counted || isSettled(middle)),
      chance,
      way: middle.way,
      thoughts: middle.thoughts,
      blows: blowsOf(likely),
      harm: counted ? harmOf(outcomes) : {},
      counted,
      exact,
    },
    on: {
      standing: { state: middle.state, since: [] },
      until,
      between: later(between, dice ? 'dice' : choices ? 'choices' : 'nothing'),
      taken: [...taken, figure.id],
    },
  };
}

/** Nothing came before it had decided all it decides. */
const isSettled = ({ sure, way, thoughts }: TurnOutcome): boolean =>
  sure.steps === way.length && sure.thoughts === thoughts.length;

const ORDER: readonly Between[] = ['nothing', 'choices', 'dice'];
const later = (a: Between, b: Between): Between => (ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b);

/** Whether it is about to be the next turn of that figure. */
const isTurnOf = ({ turn, clock }: EncounterState, figure: FigureId | null): boolean =>
  turn === null && clock.phase === 'turns' && clock.queue[0] === figure;

/** The Combatant whose turn comes next, between two turns. */
function nextCombatant(state: EncounterState): Figure | null {
  const next = state.turn === null && state.clock.phase === 'turns' ? state.clock.queue[0] : undefined;
  const figure = next === undefined ? null : figureIn(state, next);
  return figure?.kind === 'intelligent' ? figure : null;
}

/** Where a movement of it could end. */
function reachOf(position: Position, figure: Figure): Space[] {
  if (figure.at === null || figure.defeated || !canAct(figure)) return [];
  const ways = listWays(position, figure, { jump: 2 });
  return Array.from({ length: ways.count }, (_, way) => ways.endOf(way));
}

/** The same deed: the same way, the same targets. */
const deedOf = ({ way, thoughts }: TurnOutcome): string =>
  `${way.join(' ')}|${thoughts.map((one) => (one.type === 'aiTargetChosen' ? one.target : '')).join(' ')}`;

const sum = (outcomes: readonly TurnOutcome[]): number =>
  outcomes.reduce((whole, { weight }) => whole + weight, 0);

/** The outcomes in which it does what it does most likely. */
function likeliest(outcomes: readonly TurnOutcome[]): readonly TurnOutcome[] {
  const deeds = new Map<string, TurnOutcome[]>();
  for (const outcome of outcomes) {
    const deed = deedOf(outcome);
    const same = deeds.get(deed);
    if (same) same.push(outcome);
    else deeds.set(deed, [outcome]);
  }
  return [...deeds.values()].reduce((best, one) => (sum(one) > sum(best) ? one : best));
}

/** Of outcomes by the harm they do, the one in the middle. */
function middleOf(outcomes: readonly TurnOutcome[]): TurnOutcome {
  const harmIn = ({ harm }: TurnOutcome) => [...harm.values()].reduce((whole, points) => whole + points, 0);
  const inOrder = [...outcomes].sort((a, b) => harmIn(a) - harmIn(b));
  const half = sum(outcomes) / 2;
  let weight = 0;
  for (const outcome of inOrder) {
    weight += outcome.weight;
    if (weight >= half - 1e-9) return outcome;
  }
  return inOrder.at(-1)!;
}

/** Its attacks, one after the other, each by whom it strikes at most often. */
function blowsOf(outcomes: readonly TurnOutcome[]): ForeseenBlow[] {
  const most = Math.max(...outcomes.map(({ blows }) => blows.length));
  const whole = sum(outcomes);
  return Array.from({ length: most }, (_, i) => {
    const made = outcomes.filter(({ blows }) => blows.length > i);
    const hits = made.filter(({ blows }) => blows[i]!.hit);
    return { target: made[0]!.blows[i]!.target, made: sum(made) / whole, hit: sum(hits) / sum(made) };
  });
}

function harmOf(outcomes: readonly TurnOutcome[]): Record<FigureId, ForeseenHarm> {
  const whole = sum(outcomes);
  const struck = new Set(outcomes.flatMap(({ harm, fallen }) => [...harm.keys(), ...fallen]));
  return Object.fromEntries(
    [...struck].map((id) => {
      const spread = new Map<number, number>();
      for (const { harm, weight } of outcomes) {
        const points = harm.get(id) ?? 0;
        spread.set(points, (spread.get(points) ?? 0) + weight / whole);
      }
      const falls = sum(outcomes.filter(({ fallen }) => fallen.includes(id))) / whole;
      return [id, { spread: [...spread].sort(([a], [b]) => a - b), falls }];
    }),
  );
}
