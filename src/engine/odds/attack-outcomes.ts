/** What an attack may come to, outcome by outcome. */

import { type Counted, once, spend } from '../kernel/budget.ts';
import { applyEvent } from '../model/apply/apply-event.ts';
import type { CardIndex } from '../model/cards/cards.ts';
import type { EncounterEvent } from '../model/events.ts';
import { keptBy } from '../model/kept.ts';
import { Likeness } from '../model/likeness.ts';
import type { Position } from '../model/position.ts';
import type { Prompt } from '../model/prompts.ts';
import { sameState } from '../model/same-state.ts';
import { type AttackScope, innermostAttack } from '../model/scopes.ts';
import type { EncounterState } from '../model/state.ts';
import type { Symbol as DieSymbol } from '../model/vocabulary.ts';
import { positionWith } from '../model/with.ts';
import {
  type AttackDeclaration,
  determineDamage,
  resolveAttack,
  rollToHit,
} from '../procedures/attack/attack.ts';
import { rollDodge } from '../procedures/attack/empower-and-dodge.ts';
import { listSpendable } from '../procedures/attack/spend-symbols.ts';
import { EncounterEnded } from '../procedures/consequences/objectives.ts';
import type { Hooks, OfferResult, Rule, Table } from '../procedures/core/table.ts';
import { differenceOf } from '../queries/figures/counts.ts';
import { type ChancePort, eachOutcome, enumerateChance, type Outcome, outcomesAlike } from '../rng/chance.ts';
import { Spread } from '../rng/spread.ts';
import { alikeFor, FACES, type Roll, watchFaces } from './throws-alike.ts';

/** What an attack came to: final damage in points, 0 for a miss. */
export interface AttackOutcome {
  readonly hit: boolean;
  readonly damage: number;
}

const MISS: AttackOutcome = { hit: false, damage: 0 };
const keyOf = ({ hit, damage }: AttackOutcome): string => `${hit} ${damage}`;

/**
 * Every outcome of an attack with its weight, no ability used (I12). It is the attack's own procedure (p.43), run in
 * three parts: to the roll, the roll, the damage. Each part begins from every state the one before it may end in, so
 * that nothing before a throw is run again for it, and states from which the same must come are one.
 *
 * Throws of the same total, symbols and skulls are run once. Where a rule looks at the single dice of the attack they
 * are not alike, and all is done again face by face. Stops after each run, so that whoever asks may do something else.
 */
export function* workOutOutcomes(
  start: Position,
  declaration: AttackDeclaration,
  answer: (prompt: Prompt) => string,
): Generator<void, Spread<AttackOutcome>> {
  try {
    return yield* new Parts(start, declaration, answer, false).outcomes();
  } catch (error) {
    if (error !== FACES) throw error;
    return yield* new Parts(start, declaration, answer, true).outcomes();
  }
}

/** Thrown through a rule once its part is over; made once, since a stack costs more than the dice. */
const OVER = new EncounterEnded('odds');

/** A part of an attack, in steps. */
const PART = 40;

/** A part of the attack: its rule, and the event that ends it where its own end comes too late. */
interface Part {
  readonly rule: (table: Table) => Rule<unknown>;
  readonly ends?: (event: EncounterEvent) => boolean;
}

/** Steps 1 to 4. */
const toTheRoll = (declaration: AttackDeclaration): Part => ({
  rule: (table) => resolveAttack(table, declaration),
  ends: (event) => event.type === 'attackStepBegan' && event.step === 5,
});

/** Step 5. */
const theRoll: Part = { rule: rollToHit };

/** Step 6: once the number is known nothing that follows can change it. */
const theDamage: Part = {
  *rule(table) {
    table.emit({ type: 'attackStepBegan', step: 6, rule: 'p.43 6' });
    yield* determineDamage(table);
  },
  ends: (event) => event.type === 'finalDamageDetermined',
};

class Parts {
  private readonly likeness: Likeness;
  /** What came of step 6, by what lay before its first throw. */
  private readonly thrown = new Map<string, Spread<AttackOutcome>>();
  private readonly hooks: Hooks;
  private roll: Roll | null = null;
  /** Symbols of the attack roll that are of use to the attacker. */
  private spendable: readonly DieSymbol[] = [];

  constructor(
    private readonly start: Position,
    private readonly declaration: AttackDeclaration,
    private readonly answer: (prompt: Prompt) => string,
    private readonly faces: boolean,
  ) {
    this.likeness = new Likeness(start.state);
    this.hooks = hooksOfNothing((roll) => {
      this.roll = roll;
    });
  }

  *outcomes(): Generator<void, Spread<AttackOutcome>> {
    const all = new Spread<AttackOutcome>();
    const ready = new Spread<EncounterState>();
    yield* this.each(this.start.state, toTheRoll(this.declaration), (state, n, d) => {
      if (state) ready.add(this.likeness.keyOf(state, NONE), state, n, d);
      else all.add(keyOf(MISS), MISS, n, d);
    });
    const hit = new Spread<EncounterState>();
    for (const { value: from, weight } of ready.each()) {
      this.spendable = listSpendable(positionWith(this.start, from), attackOf(from).attacker);
      yield* this.each(from, theRoll, (state, n, d) => {
        const [numerator, denominator] = [weight * n, ready.whole * d];
        if (state && attackOf(state).hit) hit.add(this.keyOfHit(state), state, numerator, denominator);
        else all.add(keyOf(MISS), MISS, numerator, denominator);
      });
    }
    for (const { value, weight } of hit.each())
      all.addAll(keyOf, yield* this.damageOf(value), weight, hit.whole);
    return all;
  }

  /** What may come of step 6. */
  private *damageOf(judged: EncounterState): Generator<void, Spread<AttackOutcome>> {
    const all = new Spread<AttackOutcome>();
    let before: string | null = null;
    yield* this.each(
      judged,
      theDamage,
      (state, n, d) => {
        const outcome = { hit: true, damage: (state && attackOf(state).finalDamage) ?? 0 };
        all.add(keyOf(outcome), outcome, n, d);
      },
      (state) => {
        if (before !== null) return;
        before = this.keyOfThrow(state);
        if (this.thrown.has(before)) throw OVER;
      },
    );
    if (before === null) return all;
    const known = this.thrown.get(before) ?? all;
    this.thrown.set(before, known);
    return known;
  }

  /** Runs a part from a state for every outcome of its throws; null is taken where the attack was over before. */
  private *each(
    from: EncounterState,
    part: Part,
    take: (state: EncounterState | null, numerator: bigint, denominator: bigint) => void,
    beforeThrow: (state: EncounterState) => void = () => {},
  ): Generator<void, void> {
    const runs = enumerateChance(
      (chance) => this.run(from, part, chance, beforeThrow),
      (n, what) => this.outcomesOf(n, what),
    );
    for (const { result, numerator, denominator } of runs) {
      take(result, numerator, denominator);
      yield;
    }
  }

  private run(
    from: EncounterState,
    { rule, ends }: Part,
    chance: ChancePort,
    beforeThrow: (state: EncounterState) => void,
  ): EncounterState | null {
    spend(PART);
    const state = sameState(from);
    let isOver = ends === undefined;
    const table: Table = {
      state,
      cards: this.start.cards,
      encounter: this.start.encounter,
      chance: {
        pick: (...given) => {
          beforeThrow(state);
          return chance.pick(...given);
        },
        pickEach: (...given) => {
          beforeThrow(state);
          return chance.pickEach!(...given);
        },
      },
      byHand: false,
      settled: false,
      emit: (event) => {
        applyEvent(state, event);
        if (event.type === 'attackRollRecorded' && !this.faces) watchFaces(state);
        if (!ends?.(event)) return;
        isOver = true;
        throw OVER;
      },
      hooks: this.hooks,
      later: [],
      ended: new Map(),
      moments: [],
      within: { now: new Map(), since: new Map() },
    };
    const under = rule(table);
    try {
      let step = under.next();
      while (!step.done) step = under.next(this.answer(step.value));
    } catch (error) {
      if (error !== OVER) throw error;
    }
    return isOver ? state : null;
  }

  /** The throws of some dice, those that are alike for what they are rolled for as one. */
  private outcomesOf(n: number, what: readonly string[]): readonly Outcome[] {
    const { roll } = this;
    if (!roll || what[0]?.startsWith('draw:')) return eachOutcome(n, what);
    const isAttack = roll.purpose === 'attack';
    if (isAttack && this.faces) return outcomesAlike(n, what, (_, values) => values.join(), spend);
    const counting = isAttack ? this.spendable : roll.counting;
    const name = `${roll.purpose} ${counting} ${what}`;
    return once(throwsOf(this.start.cards), name, () =>
      outcomesAlike(n, what, alikeFor(isAttack, counting), spend),
    );
  }

  /** What step 6 goes by: of the roll the difference alone, what is left of its symbols, and the damage so far. */
  private keyOfHit(state: EncounterState): string {
    const attack = attackOf(state);
    const symbols = this.spendable.map((symbol) => attack.symbols[symbol] ?? 0);
    return `${this.keyOfThrow(state)} ${differenceOf({ attack })} ${symbols}`;
  }

  /** What a throw in step 6 is added to: the symbols are spent, the difference is in the damage. */
  private keyOfThrow(state: EncounterState): string {
    const attack = attackOf(state);
    const sums = SUMS.map((to) => attack[to].reduce((sum, { amount }) => sum + amount, 0));
    const faces = this.faces ? JSON.stringify(attack.rolled) : '';
    return `${this.likeness.keyOf(state, SUMMED)} ${attack.dodge === null} ${sums} ${faces}`;
  }
}

/** What throws of dice come to, once for all attacks: dice do not change. */
const throwsOf = keptBy((_: CardIndex) => new Map<string, Counted<readonly Outcome[]>>());

/** Of what an attack goes by after its roll: the sums alone, never single lines (the watch on faces sees to the dice). */
const SUMS = ['physical', 'magic', 'irreducible', 'piercing'] as const;
const SUMMED: ReadonlySet<string> = new Set([...SUMS, 'toHit', 'defense', 'symbols', 'rolled', 'dodge']);
const NONE: ReadonlySet<string> = new Set();

/** The attack of a state in which one is under way. */
const attackOf = (state: EncounterState): AttackScope => innermostAttack(state)!;

const NOTHING: OfferResult = { entries: [], reroll: null, next: null };

/** No ability is used but the card a figure Dodges by: a plain attack. `onRoll` is told what is about to be rolled. */
const hooksOfNothing = (onRoll: (roll: Roll) => void): Hooks => ({
  *offer(): Rule<OfferResult> {
    return NOTHING;
  },
  *react(_table, timing, _subject, occasion): Rule<OfferResult> {
    if (timing === 'before-roll' && occasion?.roll) onRoll(occasion.roll);
    return NOTHING;
  },
  interjections: () => [],
  *interject(): Rule<void> {},
  actions: () => ({ options: [], refused: [] }),
  *takeAbility(): Rule<void> {},
  *carryOut(table, effects): Rule<void> {
    if (effects.some((op) => op.do === 'dodge')) yield* rollDodge(table);
  },
  *activate(): Rule<void> {},
});
