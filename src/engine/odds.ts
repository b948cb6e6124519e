import { sameState, tableFor } from './encounter-session.ts';
import { spend } from './kernel/budget.ts';
import { applyEvent } from './model/apply/apply-event.ts';
import { hasSkull, numberOf, symbolsOf } from './model/dice.ts';
import { figureIn } from './model/figures.ts';
import type { FigureId } from './model/ids.ts';
import type { Act } from './model/messages/act.ts';
import { term } from './model/messages/cause.ts';
import type { Position } from './model/position.ts';
import type { Prompt } from './model/prompts.ts';
import { innermostAttack } from './model/scopes.ts';
import type { EncounterState, Figure } from './model/state.ts';
import type { Die } from './model/vocabulary.ts';
import type { AttackDeclaration } from './procedures/attack/attack.ts';
import { resolveAttack } from './procedures/attack/attack.ts';
import { EncounterEnded } from './procedures/consequences/objectives.ts';
import type { Hooks, OfferResult, Rule, Table } from './procedures/core/table.ts';
import { attackVerdict } from './queries/attack/attack-verdict.ts';
import { type AttackProfile, aiProfileOf, attackProfileOf } from './queries/figures/attack-profile.ts';
import { areAllies } from './queries/figures/figures.ts';
import { type Alike, enumerateChance } from './rng/chance.ts';

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
  /** What if it dodges; false: what if it does not. Absent: as the rules have it, who dodges by its card does. */
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
  const outcomes = outcomesOf(start, declaration, question, alikeInTotal);
  // Where a card asks what single dice show, throws of the same total are not alike.
  return (outcomes ?? outcomesOf(start, declaration, question)!).odds();
}

/** Intelligent Combatants attack opponents alone (X89). */
function isOfOneMind({ state }: Position, attacker: FigureId, target: FigureId): boolean {
  const one = figureIn(state, attacker);
  return one.kind === 'intelligent' && areAllies(one, figureIn(state, target));
}

/** Every outcome of the attack; null where throws taken for alike were not. */
function outcomesOf(
  start: Position,
  declaration: AttackDeclaration,
  question: OddsQuestion,
  alike?: Alike,
): Weights | null {
  const weights = new Weights();
  let apart = false;
  enumerateChance(
    (chance) =>
      runOnce(start, declaration, chance, question, () => {
        apart = true;
      }),
    (run, numerator, denominator) => weights.add(run, numerator, denominator),
    alike,
    spend,
  );
  return alike && apart ? null : weights;
}

/** What an attack adds up of a throw: its number, its symbols, and whether a skull lies. */
const alikeInTotal: Alike = (dice, values) => {
  const thrown = values.map((value, i) => ({ die: dice[i] as Die, face: value + 1 }));
  const { book, shield, burst } = symbolsOf(thrown);
  return `${numberOf(thrown)} ${book} ${shield} ${burst} ${hasSkull(thrown)}`;
};

/** Outcomes brought to one denominator. */
class Weights {
  private readonly byDamage = new Map<number, bigint>();
  private hits = 0n;
  private whole = 1n;

  add({ hit, damage }: Run, numerator: bigint, denominator: bigint): void {
    // Every path through an attack rolls the same dice unless a skull cuts it short.
    if (denominator > this.whole) {
      const factor = denominator / this.whole;
      for (const [points, weight] of this.byDamage) this.byDamage.set(points, weight * factor);
      this.hits *= factor;
      this.whole = denominator;
    }
    const weight = numerator * (this.whole / denominator);
    this.byDamage.set(damage, (this.byDamage.get(damage) ?? 0n) + weight);
    if (hit) this.hits += weight;
  }

  odds(): AttackOdds {
    const { hits, whole } = this;
    const entries = [...this.byDamage].sort(([a], [b]) => a - b);
    return {
      hit: fraction(hits, whole),
      damage: Object.fromEntries(
        entries.map(([damage, weight]) => [String(damage), fraction(weight, whole)]),
      ),
      expected: entries.reduce((sum, [damage, weight]) => sum + damage * (Number(weight) / Number(whole)), 0),
    };
  }
}

/** The plain attack; where a Combatant's cannot reach, the attack of its AI steps that can. */
function profileFor(position: Position, attackerId: FigureId, targetId: FigureId): AttackProfile {
  const attacker = figureIn(position.state, attackerId);
  const target = figureIn(position.state, targetId);
  const plain = attackProfileOf(position, attacker);
  const others = (position.cards.combatants[attacker.card]?.ai ?? [])
    .flatMap((step) => step.do)
    .flatMap((instruction) => (instruction.do === 'attack' ? [aiProfileOf(instruction)] : []));
  return [plain, ...others].find((p) => attackVerdict(position, attacker, target, p).legal) ?? plain;
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
    if (figure.id === attacker) return { ...figure, kind: 'intelligent', seat: null };
    if (figure.id !== target || !question.dodge) return figure;
    const ready: Figure = { ...figure, sp: Math.max(figure.sp, 2) };
    // Asked what if it dodges, so it may, even a Combatant whose card does not say so.
    return ready.kind === 'intelligent' ? { ...ready, kind: 'command', seat: 'odds' } : ready;
  });
  return { ...position, state: { ...position.state, figures } };
}

interface Run {
  hit: boolean;
  damage: number;
}

const NOTHING: OfferResult = { entries: [], reroll: null, next: null };

/** No ability is used: a plain attack. */
const plainHooks: Hooks = {
  *offer(): Rule<OfferResult> {
    return NOTHING;
  },
  *react(): Rule<OfferResult> {
    return NOTHING;
  },
  interjections: () => [],
  *interject(): Rule<void> {},
  actions: () => ({ options: [], refused: [] }),
  *takeAbility(): Rule<void> {},
  *carryOut(): Rule<void> {},
  *activate(): Rule<void> {},
};

/** Thrown through the attack once its number is known; made once, since a stack costs more than the dice. */
const KNOWN = new EncounterEnded('odds');

/** An attack from its declaration to its number, in steps. */
const RUN = 100;

function runOnce(
  position: Position,
  declaration: AttackDeclaration,
  chance: Table['chance'],
  question: OddsQuestion,
  onFaces: () => void,
): Run {
  spend(RUN);
  const state = sameState(position.state);
  const run: Run = { hit: false, damage: 0 };
  const table: Table = {
    ...tableFor(position, state, () => {}, chance, false),
    hooks: plainHooks,
    emit(event) {
      applyEvent(state, event);
      if (event.type === 'attackRollRecorded') watchFaces(state, onFaces);
      if (event.type === 'attackJudged') run.hit = event.hit;
      if (event.type === 'finalDamageDetermined') run.damage = event.sum.total;
      // Once the number is known nothing that follows can change it.
      if (event.type === 'finalDamageDetermined' || (event.type === 'attackJudged' && !event.hit))
        throw KNOWN;
    },
  };
  const rule = resolveAttack(table, declaration);
  try {
    let step = rule.next();
    while (!step.done) step = rule.next(answerTo(step.value, question));
  } catch (error) {
    if (error !== KNOWN) throw error;
  }
  return run;
}

/** Tells when a rule looks at the single dice of the attack, not at what they add up to. */
function watchFaces(state: EncounterState, onFaces: () => void): void {
  const attack = innermostAttack(state);
  if (!attack) return;
  const rolled = new Proxy(attack.rolled, {
    get(dice, key) {
      onFaces();
      return Reflect.get(dice, key);
    },
  });
  state.scopes = state.scopes.map((scope) => (scope === attack ? { ...attack, rolled } : scope));
}

/** The answer that leaves out all that was not asked for. */
function answerTo({ kind, options }: Prompt, { dodge }: OddsQuestion): string {
  const wanted: readonly ((act: Act) => boolean)[] = [
    (act) => kind === 'dodge' && dodge === true && act.do === 'dodge' && act.with === 'sp',
    (act) => kind === 'dodge' && dodge === true && act.do === 'dodge',
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

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
