/** The odds of an attack. */
import { finished } from '../kernel/finished.ts';
import { figureIn } from '../model/figure-in.ts';
import type { FigureId } from '../model/ids.ts';
import type { Act } from '../model/messages/act.ts';
import { term } from '../model/messages/cause.ts';
import type { Position } from '../model/position.ts';
import type { Prompt } from '../model/prompts.ts';
import type { Figure } from '../model/state.ts';
import { figureWith, positionWith, stateWith } from '../model/with.ts';
import type { AttackDeclaration } from '../procedures/attack/attack.ts';
import { hasPrice } from '../procedures/core/price.ts';
import { attackVerdict, mayAttack } from '../queries/attack/attack-verdict.ts';
import { listAbilities } from '../queries/cards/abilities-of.ts';
import { type AttackProfile, aiProfileOf, attackProfileOf } from '../queries/figures/attack-profile.ts';
import { actionPriceOf } from '../queries/figures/costs.ts';
import { areAllies } from '../queries/figures/figures.ts';
import { gcd, type Spread } from '../rng/spread.ts';
import { type AttackOutcome, workOutOutcomes } from './attack-outcomes.ts';

/** A probability as a fraction in lowest terms. */
export type Fraction = readonly [numerator: number, denominator: number];

export interface AttackOdds {
  readonly hit: Fraction;
  /** Points of final damage and their probability; a miss is 0. Adds up to one. */
  readonly damage: Readonly<Record<string, Fraction>>;
  /** Mean final damage in points. */
  readonly expected: number;
}

export interface OddsQuestion {
  readonly empower?: boolean;
  /** What if it dodges; false: what if it does not. Absent: as the rules have it, who dodges by its card for nothing does. */
  readonly dodge?: boolean;
  readonly profile?: AttackProfile;
}

/**
 * The exact odds of a plain attack (I12): the attack procedure itself, run over every outcome of its dice, with
 * symbols spent for the most damage and every other ability left unused. An attack that is not legal never hits.
 */
export function oddsOf(
  position: Position,
  attacker: FigureId,
  target: FigureId,
  question: OddsQuestion = {},
): AttackOdds {
  return finished(workOutOdds(position, attacker, target, question));
}

/** The same, stopping again and again, so that a page that works them out itself goes on. */
export function* workOutOdds(
  position: Position,
  attacker: FigureId,
  target: FigureId,
  question: OddsQuestion = {},
): Generator<void, AttackOdds> {
  const profile = question.profile ?? profileFor(position, attacker, target);
  const verdict = attackVerdict(
    position,
    figureIn(position.state, attacker),
    figureIn(position.state, target),
    profile,
  );
  if (!verdict.legal || isOfOneMind(position, attacker, target))
    return { hit: [0, 1], damage: { 0: [1, 1] }, expected: 0 };
  const declaration: AttackDeclaration = {
    attacker,
    target,
    profile,
    cause: 'action',
    empower: question.empower,
    ...(question.dodge === false
      ? { with: { cause: term('this-attack'), abilities: [], noDodge: true } }
      : {}),
  };
  const start = prepared(position, attacker, target, question);
  const free = question.dodge === undefined ? freeDodgesOf(start, target) : NO_CARDS;
  return oddsIn(yield* workOutOutcomes(start, declaration, (prompt) => answerTo(prompt, question, free)));
}

/** Intelligent Combatants attack opponents alone (X89). */
function isOfOneMind({ state }: Position, attacker: FigureId, target: FigureId): boolean {
  const one = figureIn(state, attacker);
  return one.kind === 'intelligent' && areAllies(one, figureIn(state, target));
}

function oddsIn(outcomes: Spread<AttackOutcome>): AttackOdds {
  const { whole } = outcomes;
  let hits = 0n;
  const byDamage = new Map<number, bigint>();
  for (const { value, weight } of outcomes.each()) {
    if (value.hit) hits += weight;
    byDamage.set(value.damage, (byDamage.get(value.damage) ?? 0n) + weight);
  }
  const entries = [...byDamage].sort(([a], [b]) => a - b);
  return {
    hit: fraction(hits, whole),
    damage: Object.fromEntries(entries.map(([damage, weight]) => [String(damage), fraction(weight, whole)])),
    expected: entries.reduce((sum, [damage, weight]) => sum + damage * (Number(weight) / Number(whole)), 0),
  };
}

/** The plain attack; where a Combatant's cannot reach, the attack of its AI steps that can. */
function profileFor(position: Position, attackerId: FigureId, targetId: FigureId): AttackProfile {
  const attacker = figureIn(position.state, attackerId);
  const target = figureIn(position.state, targetId);
  const plain = attackProfileOf(position, attacker);
  const others = (position.cards.combatants[attacker.card]?.ai ?? [])
    .flatMap((step) => step.do)
    .flatMap((instruction) => (instruction.do === 'attack' ? [aiProfileOf(instruction)] : []));
  return [plain, ...others].find((p) => mayAttack(position, attacker, target, p)) ?? plain;
}

/** The position the odds are asked of: nobody dies of a sum, and the defender has what it needs to Dodge. */
function prepared(
  position: Position,
  attacker: FigureId,
  target: FigureId,
  question: OddsQuestion,
): Position {
  const figures = position.state.figures.map((figure): Figure => {
    // A Combatant spends its symbols for the most damage without being asked, which is what is wanted here.
    if (figure.id === attacker) return figureWith(figure, { kind: 'intelligent', seat: null });
    if (figure.id !== target || !question.dodge) return figure;
    const ready = figureWith(figure, { sp: Math.max(figure.sp, actionPriceOf(position, figure, 'dodge')) });
    // Asked what if it dodges, so it may, even a Combatant whose card does not say so.
    return ready.kind === 'intelligent' ? figureWith(ready, { kind: 'command', seat: 'odds' }) : ready;
  });
  return positionWith(position, stateWith(position.state, { figures }));
}

/** Cards of its own that it Dodges by for nothing: it does (p.56). */
const freeDodgesOf = (position: Position, target: FigureId): ReadonlySet<string> =>
  new Set(
    listAbilities(position.cards, figureIn(position.state, target), 'dodge')
      .filter(({ ability }) => !hasPrice(ability))
      .map(({ key }) => key),
  );

const NO_CARDS: ReadonlySet<string> = new Set();

/** The answer that leaves out all that was not asked for. */
function answerTo({ kind, options }: Prompt, { dodge }: OddsQuestion, free: ReadonlySet<string>): string {
  const wanted: readonly ((act: Act) => boolean)[] = [
    (act) => kind === 'dodge' && dodge === true && act.do === 'dodge' && act.with === 'sp',
    (act) => kind === 'dodge' && dodge === true && act.do === 'dodge',
    (act) => act.do === 'dodge-with' && free.has(act.ability),
    (act) => kind === 'spend-symbols' && act.do === 'spend-best',
    (act) => act.do === 'decline',
    (act) => act.do === 'done',
  ];
  for (const isWanted of wanted) {
    const found = options.find(({ act }) => isWanted(act));
    if (found) return found.id;
  }
  return options[0]!.id;
}

function fraction(numerator: bigint, denominator: bigint): Fraction {
  const divisor = gcd(numerator, denominator) || 1n;
  return [Number(numerator / divisor), Number(denominator / divisor)];
}
