import { NOTHING_CAME } from '../abilities/gathered.ts';
import { isAutomatic } from '../abilities/usable-now.ts';
import { spend } from '../kernel/budget.ts';
import { hasSkull, numberOf, symbolsOf } from '../model/dice.ts';
import type { RollPurpose, Timing } from '../model/language/abilities.ts';
import type { Position } from '../model/position.ts';
import { innermostAttack, type RolledDie } from '../model/scopes.ts';
import type { EncounterState } from '../model/state.ts';
import type { Die, Symbol as DieSymbol } from '../model/vocabulary.ts';
import { attackWith } from '../model/with.ts';
import type { Hooks, Occasion } from '../procedures/core/table.ts';
import { listAbilities, listWatching } from '../queries/cards/abilities-of.ts';
import { type Alike, eachOutcome, type Outcome, outcomesAlike } from '../rng/chance.ts';
import { LEFT_OUT } from './choice-run.ts';

/** What is rolled for, and what it is read for, as the rules say before they throw. */
export type Roll = NonNullable<Occasion['roll']>;

/** Thrown where a rule looks at single dice that were taken for alike. */
export const FACES = new Error('single dice');

/**
 * What a roll comes to: its number, whether a skull lies, and the symbols it is read for. An attack roll with a skull
 * misses whatever lies beside it (p.50).
 */
export const alikeFor =
  (isAttack: boolean, counting: readonly DieSymbol[]): Alike =>
  (dice, values) => {
    const thrown = values.map((value, i) => ({ die: dice[i] as Die, face: value + 1 }));
    const skull = hasSkull(thrown);
    if (isAttack && skull) return 'skull';
    const symbols = symbolsOf(thrown);
    return `${numberOf(thrown)} ${skull} ${counting.map((symbol) => symbols[symbol])}`;
  };

/** Tells when a rule looks at the single dice of the attack, not at what they add up to. */
export function watchFaces(state: EncounterState): void {
  const attack = innermostAttack(state)!;
  const rolled = new Proxy(attack.rolled, {
    get() {
      throw FACES;
    },
  });
  state.scopes = state.scopes.map((scope) => (scope === attack ? attackWith(attack, { rolled }) : scope));
}

/** Rolls that go by what the dice add up to, unless an ability looks closer. */
const ADDED_UP: ReadonlySet<RollPurpose> = new Set<RollPurpose>([
  'attack',
  'dodge',
  'force',
  'conviction',
  'check',
]);

const DRAWN_APART: ReadonlySet<string> = new Set(['draw:effect']);

/**
 * What throws and draws may come to, those that lead to the same as one; with `faces` every throw for itself. It has to
 * be told of the rolls as the rules announce them: by the hooks it puts around theirs.
 */
export class Throws {
  private roll: Roll | null = null;

  constructor(
    private readonly faces: boolean,
    /** Symbols of an attack roll that are of use just now. */
    private readonly useful: () => readonly DieSymbol[],
  ) {}

  /** For one run. */
  readonly hooks = (hooks: Hooks): Hooks => {
    this.roll = null;
    const told = this;
    return {
      ...hooks,
      *react(table, timing, subject, occasion) {
        const roll = occasion?.roll;
        if (timing === 'before-roll' && roll) {
          const result = yield* hooks.react(table, timing, subject, occasion);
          told.roll = roll;
          return result;
        }
        if (timing !== 'after-roll' || !roll) return yield* hooks.react(table, timing, subject, occasion);
        told.roll = roll;
        if (!anyAnswers(table, timing)) return NOTHING_CAME;
        const isClose = told.faces || !ADDED_UP.has(roll.purpose);
        const watched = isClose ? occasion : { ...occasion, roll: { ...roll, dice: unread(roll.dice) } };
        const result = yield* hooks.react(table, timing, subject, watched);
        told.roll = roll; // what of it is thrown again is read like it
        return result;
      },
    };
  };

  readonly outcomesOf = (n: number, what: readonly string[]): readonly Outcome[] => {
    if (what[0]?.startsWith('draw:'))
      return DRAWN_APART.has(what[0]) ? eachOutcome(n, what) : anyOne(n, what);
    const { roll } = this;
    if (roll && LEFT_OUT.has(roll.purpose)) return anyOne(n, what);
    if (!roll || this.faces || !ADDED_UP.has(roll.purpose))
      return outcomesAlike(n, what, (_, values) => values.join(), spend);
    const isAttack = roll.purpose === 'attack';
    return outcomesAlike(n, what, alikeFor(isAttack, isAttack ? this.useful() : roll.counting), spend);
  };
}

/** Whether anybody's card does something by itself then; whoever is asked passes (`laterAnswer`). */
const anyAnswers = ({ state, cards }: Position, timing: Timing): boolean =>
  state.wards !== undefined ||
  state.figures.some((figure) =>
    [...listAbilities(cards, figure, timing), ...listWatching(cards, figure, timing)].some(
      ({ ability }) => figure.kind === 'intelligent' || isAutomatic(ability),
    ),
  );

const anyOne = (n: number, what: readonly string[]): readonly Outcome[] => [
  { values: what.map(() => 0), ways: n ** what.length },
];

/** Dice that are counted, but not looked at. */
const unread = (dice: readonly RolledDie[]): readonly RolledDie[] =>
  new Proxy(dice, {
    get(all, field, whole) {
      if (field === 'length') return all.length;
      if (typeof field === 'symbol') return Reflect.get(all, field, whole);
      throw FACES;
    },
  });
