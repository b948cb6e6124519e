import { describe, expect, test } from 'vitest';
import { tableFor } from '../../src/engine/encounter-session.ts';
import {
  attackProfileOf,
  attackVerdict,
  cloneState,
  type EncounterEvent,
  type EncounterState,
  type Figure,
  figureIn,
  listOpponents,
  listStanding,
  oddsOf,
  type Position,
  seededChance,
} from '../../src/engine/index.ts';
import { applyEvent } from '../../src/engine/model/apply/apply-event.ts';
import { FACES } from '../../src/engine/model/dice.ts';
import { resolveAttack } from '../../src/engine/procedures/attack/attack.ts';
import { EncounterEnded } from '../../src/engine/procedures/consequences/objectives.ts';
import type { Table } from '../../src/engine/procedures/core/table.ts';
import { wordsFromSeed } from '../../src/engine/rng/words.ts';
import { arena } from '../support/arena.ts';
import { editFigure } from '../support/edit.ts';
import { drive, newGame, street, yard } from '../support/games.ts';

interface Question {
  readonly position: Position;
  readonly attacker: string;
  readonly target: string;
  readonly empower: boolean;
  readonly dodge: boolean;
}

/** Legal attacks from positions of bot games, every few decisions. */
function collect(): Question[] {
  const found: Question[] = [];
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

/** One attack with real dice and no ability used. */
function sample({ position, attacker, target, empower, dodge }: Question, seed: string) {
  const state = cloneState(position.state);
  state.rng = wordsFromSeed(seed);
  for (const figure of state.figures)
    if (figure.id === target && dodge)
      Object.assign(figure, {
        sp: 5,
        kind: figure.kind === 'intelligent' ? 'command' : figure.kind,
        seat: 'odds',
      });
  let hit = false;
  let damage = 0;
  const emit = (event: EncounterEvent) => {
    applyEvent(state, event);
    if (event.type === 'attackJudged') hit = event.hit;
    if (event.type === 'finalDamageDetermined') damage = event.sum.total;
  };
  const plain = tableFor(position, state, emit, seededChance, false);
  const table: Table = {
    ...plain,
    hooks: {
      ...plain.hooks,
      // biome-ignore lint/correctness/useYield: no ability is used
      *offer() {
        return { entries: [], reroll: null, next: null };
      },
      // biome-ignore lint/correctness/useYield: nor does one answer
      *react() {
        return { entries: [], reroll: null, next: null };
      },
      interjections: () => [],
    },
  };
  const rule = resolveAttack(table, {
    attacker,
    target,
    profile: attackProfileOf(position, figureIn(position.state, attacker)),
    cause: 'action',
    empower,
  });
  try {
    let step = rule.next();
    while (!step.done && state.scopes.length > 0) {
      const ids = step.value.options.map((o) => o.id);
      const wanted = dodge && step.value.kind === 'dodge' ? ['dodge', 'dodge:token'] : ['best', 'no', 'done'];
      step = rule.next(wanted.find((id) => ids.includes(id)) ?? ids[0]!);
    }
  } catch (error) {
    if (!(error instanceof EncounterEnded)) throw error; // the last opponent fell
  }
  return { hit, damage };
}

describe('I12: odds add up to one and agree with sampling', { timeout: 60_000 }, () => {
  test('there are enough positions, of both sides', () => {
    expect(questions.length).toBeGreaterThan(15);
    const kinds = new Set(questions.map((q) => figureIn(q.position.state, q.attacker).kind));
    expect(kinds).toEqual(new Set(['adventurer', 'intelligent']));
    expect(questions.some((q) => q.dodge) && questions.some((q) => q.empower)).toBe(true);
  });

  test('exactly one, in lowest terms, none negative', () => {
    for (const { position, attacker, target, empower, dodge } of questions) {
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
  });

  test('what 300 attacks with real dice come to lies within five standard errors', () => {
    const n = 300;
    for (const [i, question] of questions.entries()) {
      if (i % 3 === 1) continue;
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

const body = { hp: 90, defense: 5, movement: 4, armor: 0, size: [1, 1], dice: ['white'] };
