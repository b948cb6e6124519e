/** The odds of every answer to a question, and of a way. */
import { isSameSpace, type Space } from '../model/board.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import { innermost } from '../model/scopes.ts';
import { type ChoiceOdds, workOutChoice } from './choice-odds.ts';
import { type Answer, type Came, type ChoiceMoment, PLAN_OVER, type Script } from './choice-run.ts';

/** What an answer may come to. Chances are between 0 and 1. */
export interface OptionOdds {
  /** So many throws were tried; null: they are exact, over every throw. */
  readonly throws: number | null;
  /** Whether dice are thrown for it. */
  readonly dice: boolean;
  /** That the attack asked about strikes; null where none is judged. */
  readonly hit: number | null;
  /** That a Skill Check is passed, by the figure or by who catches it; null where none is made. */
  readonly passed: number | null;
  /** That the spell takes hold. */
  readonly held: Readonly<Record<FigureId, number>>;
  /** Attacks made, by attacker. */
  readonly attacks: readonly AttackersOdds[];
  /** Who may be dealt damage, or fall. */
  readonly figures: readonly FiguresOdds[];
}

export interface AttackersOdds {
  readonly attacker: FigureId;
  readonly hit: number;
  /** Points it deals, misses counted. */
  readonly expected: number;
}

export interface FiguresOdds {
  readonly figure: FigureId;
  /** Points of damage dealt to it and their chance, from the fewest; adds up to one. */
  readonly damage: readonly (readonly [points: number, chance: number])[];
  readonly expected: number;
  readonly falls: number;
}

/**
 * The odds of an answer, in numbers; may be left after each run. With `next` the next question that has an answer of that
 * id is given it: both are ordered in one. `throws`: from so many alone. See `workOutChoice`.
 */
export function* workOutOption(
  moment: ChoiceMoment,
  answer: Answer,
  next?: string,
  throws?: number,
): Generator<void, OptionOdds, unknown> {
  const script = next === undefined ? undefined : () => once(next);
  return oddsOfChoice(yield* workOutChoice(moment, answer, script, throws));
}

/** Gives an answer where it is asked for first. */
function once(id: string): Script {
  let isGiven = false;
  return ({ options }) => {
    if (isGiven || !options.some((one) => one.id === id)) return null;
    isGiven = true;
    return id;
  };
}

/**
 * The odds of a way walked to its end, Break Attacks and all, from a turn's question or one of the move under way:
 * points are bought where they run out, and a figure that does not come to stand where it should stops there. `throws` as
 * above.
 */
export function* workOutWay(
  moment: ChoiceMoment,
  figure: FigureId,
  way: readonly Space[],
  throws?: number,
): Generator<void, OptionOdds, unknown> {
  return oddsOfChoice(yield* workOutChoice(moment, null, () => walk(figure, way), throws));
}

/** Walks, as somebody would who clicked where it ends. */
function walk(figure: FigureId, way: readonly Space[]): Script {
  let walked: number | null = null;
  return (prompt, state) => {
    if (prompt.kind === 'turn' && prompt.figure === figure && walked === null) {
      walked = 1;
      return prompt.options.find(({ act }) => act.do === 'move')?.id ?? PLAN_OVER;
    }
    const move = innermost(state, 'move');
    if (prompt.kind !== 'move' || move?.figure !== figure) return null;
    walked ??= move.way.length;
    const taken = move.way.length - walked;
    const to = way[taken];
    const at = taken === 0 ? null : way[taken - 1]!;
    if (!to || (at && !isSameSpace(figureIn(state, figure).at!, at))) return PLAN_OVER;
    const step = prompt.options.find(({ act }) => act.do === 'step' && isSameSpace(act.space, to));
    const buy = prompt.options.find(({ act }) => act.do === 'buy-movement');
    return (step ?? buy)?.id ?? PLAN_OVER;
  };
}

function oddsOfChoice({ spread, throws }: ChoiceOdds): OptionOdds {
  const whole = Number(spread.whole);
  const all = [...spread.each()].map(({ value, weight }) => ({
    came: value,
    chance: Number(weight) / whole,
  }));
  const chanceThat = (is: (came: Came) => boolean): number =>
    all.reduce((sum, { came, chance }) => (is(came) ? sum + chance : sum), 0);
  const isAny = (is: (came: Came) => boolean): boolean => all.some(({ came }) => is(came));
  const named = (list: (came: Came) => readonly FigureId[]): FigureId[] => [
    ...new Set(all.flatMap(({ came }) => list(came))),
  ];
  return {
    throws,
    dice: isAny(({ rolled }) => rolled),
    hit: isAny(({ hit }) => hit !== null) ? chanceThat(({ hit }) => hit === true) : null,
    passed: isAny(({ passed }) => passed !== null) ? chanceThat(({ passed }) => passed === true) : null,
    held: Object.fromEntries(
      named(({ held }) => Object.keys(held)).map((id) => [id, chanceThat(({ held }) => held[id] === true)]),
    ),
    attacks: named(({ attacks }) => Object.keys(attacks)).map((attacker) => ({
      attacker,
      hit: chanceThat(({ attacks }) => attacks[attacker]?.hit === true),
      expected: all.reduce(
        (sum, { came, chance }) => sum + chance * (came.attacks[attacker]?.damage ?? 0),
        0,
      ),
    })),
    figures: named(({ damage, falls }) => [...Object.keys(damage), ...falls]).map((figure) => {
      const byPoints = new Map<number, number>();
      for (const { came, chance } of all) {
        const points = came.damage[figure] ?? 0;
        byPoints.set(points, (byPoints.get(points) ?? 0) + chance);
      }
      const damage = [...byPoints].sort(([a], [b]) => a - b);
      return {
        figure,
        damage,
        expected: damage.reduce((sum, [points, chance]) => sum + points * chance, 0),
        falls: chanceThat(({ falls }) => falls.includes(figure)),
      };
    }),
  };
}
