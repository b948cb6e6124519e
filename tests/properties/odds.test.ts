import { describe, expect, test } from 'vitest';
import {
  attackProfileOf,
  attackVerdict,
  cloneState,
  type EncounterState,
  type Figure,
  figureIn,
  listOpponents,
  listStanding,
  oddsOf,
  type SymbolAbility,
  seededChance,
} from '../../src/engine/index.ts';
import { FACES } from '../../src/engine/model/dice.ts';
import type { Modifier } from '../../src/engine/model/language/ability-modifiers.ts';
import type { Test } from '../../src/engine/model/language/ability-tests.ts';
import type { Die } from '../../src/engine/model/vocabulary.ts';
import { wordsFromSeed } from '../../src/engine/rng/rng-words.ts';
import { arena, brute, hero } from '../support/arena.ts';
import { proved, sampleOf } from '../support/depth.ts';
import { editFigure } from '../support/edit.ts';
import { drive, newGame, street, yard } from '../support/games.ts';
import { attackOnce, type OddsAsked, oddsFaceByFace } from '../support/odds-by-hand.ts';

/** Legal attacks from positions of bot games, every few decisions. */
function collect(): OddsAsked[] {
  const found: OddsAsked[] = [];
  for (const [encounter, seed] of [
    [yard, 'odds-1'],
    [street, 'odds-2'],
    [street, 'odds-3'],
  ] as const) {
    drive(newGame(encounter, seed), 'simple', seed, 140, ({ position, decisions, state }) => {
      if (decisions.length % 4 > 0 || state.scopes.length > 0 || state.outcome) return;
      const snapshot = { ...position, state: cloneState(state) };
      const pairs = listStanding(state).flatMap((attacker) =>
        listOpponents(state, attacker)
          .filter(
            (target) => attackVerdict(snapshot, attacker, target, attackProfileOf(snapshot, attacker)).legal,
          )
          .map((target) => ({ attacker: attacker.id, target: target.id })),
      );
      const pair = pairs[found.length % Math.max(1, pairs.length)];
      if (!pair) return;
      const dodge = found.length % 3 === 1;
      const empower = found.length % 4 === 3 && figureIn(state, pair.attacker).kind === 'adventurer';
      found.push({ position: snapshot, ...pair, dodge, empower });
    });
  }
  return found;
}

const questions = collect();
const total = (fractions: Iterable<readonly [number, number]>): number =>
  [...fractions].reduce((sum, [n, d]) => sum + n / d, 0);

/** One attack with real dice. */
const sample = ({ position, ...asked }: OddsAsked, seed: string) => {
  const state = { ...position.state, rng: wordsFromSeed(seed) };
  return attackOnce({ ...asked, position: { ...position, state } }, seededChance);
};

describe('I12: odds add up to one and agree with sampling', () => {
  test('there are enough positions, of both sides', () => {
    expect(questions.length).toBeGreaterThan(15);
    const kinds = new Set(questions.map((q) => figureIn(q.position.state, q.attacker).kind));
    expect(kinds).toEqual(new Set(['adventurer', 'intelligent']));
    expect(questions.some((q) => q.dodge) && questions.some((q) => q.empower)).toBe(true);
  });

  test('exactly one, in lowest terms, none negative', () => {
    const looked = sampleOf(questions, 3, 'sums');
    for (const { position, attacker, target, empower, dodge } of looked) {
      const { hit, damage, expected } = oddsOf(position, attacker, target, { empower, dodge });
      expect(total(Object.values(damage))).toBeCloseTo(1, 12);
      expect(hit[0] / hit[1]).toBeLessThanOrEqual(1);
      const mean = Object.entries(damage).reduce(
        (sum, [points, [n, d]]) => sum + Number(points) * (n / d),
        0,
      );
      expect(expected).toBeCloseTo(mean, 9);
      expect((damage[0]?.[0] ?? 0) / (damage[0]?.[1] ?? 1)).toBeGreaterThanOrEqual(
        1 - hit[0] / hit[1] - 1e-9,
      );
    }
    proved({ sums: looked.length });
  });

  test('what 300 attacks with real dice come to lies within five standard errors', () => {
    const n = 300;
    const looked = sampleOf(
      [...questions.entries()].filter(([i]) => i % 3 !== 1),
      2,
      'dice',
    );
    for (const [i, question] of looked) {
      const { empower, dodge } = question;
      const odds = oddsOf(question.position, question.attacker, question.target, { empower, dodge });
      const p = odds.hit[0] / odds.hit[1];
      const variance = Object.entries(odds.damage).reduce(
        (sum, [points, [a, b]]) => sum + (Number(points) - odds.expected) ** 2 * (a / b),
        0,
      );
      let hits = 0;
      let damage = 0;
      for (let k = 0; k < n; k++) {
        const one = sample(question, `${i}-${k}`);
        hits += Number(one.hit);
        damage += one.damage;
      }
      expect(Math.abs(hits / n - p)).toBeLessThanOrEqual(5 * Math.sqrt((p * (1 - p)) / n) + 1e-9);
      expect(Math.abs(damage / n - odds.expected)).toBeLessThanOrEqual(5 * Math.sqrt(variance / n) + 1e-9);
    }
    proved({ attacks: looked.length * n });
  });

  test('are those of every single face of every die, in lowest terms', () => {
    // Thousands of attacks each, of fewer questions.
    const looked = [...questions.entries()].filter(([i]) => i % 3 !== 0 || i === 0);
    for (const [i, question] of sampleOf(looked, 1, 'faces')) {
      const state = cloneState(question.position.state);
      if (i % 4 === 0) editFigure(state, question.target).effects.push('wilt');
      const asked = { ...question, position: { ...question.position, state }, dodge: i % 2 === 0 };
      const { hit, damage } = oddsOf(asked.position, asked.attacker, asked.target, asked);
      expect({ hit, damage }).toEqual(oddsFaceByFace(asked));
      proved({ questions: 1 });
    }
  });

  // Whatever a card may go by in an attack: its dice, its symbols, by how much it hit, whether and how it was Dodged.
  test.each<[string, readonly SymbolAbility[], Modifier | null, Test | null]>([
    ['nothing', [], null, null],
    ['a shield for the roll', [bought('aim', { shield: 1 }, 'attack-roll', 1)], null, null],
    [
      'two bursts for damage, a book for the roll',
      [bought('edge', { burst: 2 }, 'physical-damage', 4), bought('aim', { book: 1 }, 'attack-roll', 2)],
      null,
      null,
    ],
    [
      'a book and a shield for MAGIC, a shield to pierce',
      [
        bought('spark', { book: 1, shield: 1 }, 'magic-damage', 3),
        bought('gap', { shield: 1 }, 'piercing', 2),
      ],
      null,
      null,
    ],
    ['by how much it hit', [], { stat: 'irreducible-damage', amount: { count: 'difference' } }, null],
    [
      'a hit by four',
      [bought('edge', { book: 1 }, 'physical-damage', 1)],
      { stat: 'magic-damage', amount: 5 },
      { is: 'difference', atLeast: 4 },
    ],
    ['whether it was Dodged', [], { stat: 'physical-damage', amount: 3 }, { is: 'dodged' }],
    ['books of the Dodge', [], { dodgeSymbols: { book: 2 }, shields: 1 }, null],
    [
      'books as bursts',
      [bought('edge', { burst: 2 }, 'physical-damage', 4), bought('aim', { shield: 1 }, 'attack-roll', 2)],
      { symbol: 'book', symbolAs: 'burst', of: 'attack' },
      null,
    ],
    ['the highest die', [], { stat: 'physical-damage', amount: { count: 'highest-combat-die' } }, null],
    ['a face', [], { stat: 'physical-damage', amount: 3 }, { is: 'shows', face: 'burst' }],
    ['a face, for the roll', [], { stat: 'attack-roll', amount: 2 }, { is: 'shows', face: 'book' }],
  ])('are those of every face where a card goes by %s', (name, symbolAbilities, modifier, test) => {
    for (const { dice, empower, dodge, wilt } of sampleOf(DUELS, 1, name)) {
      const position = duel(dice, symbolAbilities, modifier, test, wilt);
      const asked = { position, attacker: 'striker', target: 'wall', empower, dodge };
      const { hit, damage } = oddsOf(position, 'striker', 'wall', asked);
      expect({ hit, damage }).toEqual(oddsFaceByFace(asked));
      proved({ duels: 1 });
    }
  });

  test('an attack that is not legal never hits', () => {
    const combatantsOf = (state: EncounterState) =>
      listStanding(state).filter((f) => f.kind === 'intelligent');
    const { position } = questions.find(({ position: { state } }) => combatantsOf(state).length > 1)!;
    const [one, ally] = combatantsOf(position.state) as [Figure, Figure];
    for (const target of [one, ally])
      expect(oddsOf(position, one.id, target.id)).toEqual({
        hit: [0, 1],
        damage: { 0: [1, 1] },
        expected: 0,
      });
  });

  test('where a card asks what single dice show, throws of the same total are told apart', () => {
    const figures = [
      {
        id: 'striker',
        side: 'adventurers',
        at: [0, 0],
        stats: { ...body, dice: ['purple', 'white', 'teal'], attack: { kind: 'melee' } },
      },
      { id: 'wall', side: 'combatants', at: [1, 0], stats: { ...body, defense: 0 } },
    ];
    const position = arena({ name: 'faces', figures, active: 'striker', initiative: ['striker', 'wall'] });
    const plain = oddsOf(position, 'striker', 'wall').expected;
    const striker = editFigure(position.state, 'striker');
    striker.granted = [
      {
        id: 'highest',
        cause: { kind: 'figure', figure: 'striker' },
        by: 'striker',
        until: { at: 'encounter' },
        abilities: [
          {
            id: 'highest',
            when: 'passive',
            modifiers: [{ stat: 'physical-damage', amount: { count: 'highest-combat-die' } }],
          },
        ],
      },
    ];
    const throws = FACES.purple.flatMap((a) =>
      FACES.white.flatMap((b) => FACES.teal.map((c) => Math.max(a.number, b.number, c.number))),
    );
    const meanHighest = throws.reduce((sum, n) => sum + n, 0) / throws.length;
    expect(oddsOf(position, 'striker', 'wall').expected - plain).toBeCloseTo(meanHighest, 9);
  });
});

const DUELS = [
  { dice: ['purple', 'teal'], empower: false, dodge: true, wilt: false },
  { dice: ['red'], empower: true, dodge: true, wilt: true },
] as const;

const body = { hp: 90, defense: 5, movement: 4, armor: 0, size: [1, 1], dice: ['white'] };

const bought = (
  id: string,
  spend: SymbolAbility['spend'],
  stat: SymbolAbility['gain']['stat'],
  amount: number,
): SymbolAbility => ({ id, spend, gain: { stat, amount } });

/** A striker with those abilities beside a wall in armour; a change of Dodges is the wall's. */
function duel(
  dice: readonly Die[],
  symbolAbilities: readonly SymbolAbility[],
  modifier: Modifier | null,
  test: Test | null,
  wilt: boolean,
) {
  const plain = arena({
    figures: [
      brute('striker', [0, 0], { ...body, dice }),
      hero('wall', [1, 0], { ...body, defense: 7, armor: 2 }),
    ],
  });
  if (modifier) {
    const id = 'dodgeSymbols' in modifier ? 'wall' : 'striker';
    const conditions = test ? { conditions: { if: [test] } } : {};
    const given = {
      id: 'given',
      cause: { kind: 'figure', figure: id },
      by: id,
      until: { at: 'encounter' },
      abilities: [{ id: 'given', when: 'passive', modifiers: [modifier], ...conditions }],
    } as const;
    plain.state.figures = plain.state.figures.map((figure) =>
      figure.id === id ? { ...figure, granted: [given] } : figure,
    );
  }
  if (wilt) editFigure(plain.state, 'wall').effects.push('wilt');
  const { combatants } = plain.cards;
  const ref = figureIn(plain.state, 'striker').card;
  const card = { ...combatants[ref]!, symbolAbilities };
  return { ...plain, cards: { ...plain.cards, combatants: { ...combatants, [ref]: card } } };
}
