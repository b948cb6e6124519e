import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../src/check/limits.ts';
import {
  AsksForItself,
  asked,
  defaultSetup,
  type EncounterContent,
  EncounterSession,
  listMoveDestinations,
  oddsOf,
  remainingHpOf,
} from '../../../src/engine/index.ts';
import { deeper, STEPS_PER_QUERY, spend, withBudget } from '../../../src/engine/kernel/budget.ts';
import { problemLine } from '../../../src/words/en/problems.ts';
import { proved, proving } from '../../support/depth.ts';
import { content } from '../../support/table-of-memory.ts';
import { type Heavy, heavyContent, openBoard } from '../../support/worst-packs.ts';

const side = Math.sqrt(LIMITS.spaces);
const shoot = { id: 'a', if: { is: 'otherwise' }, do: [{ do: 'attack', kind: 'ranged', range: LIMITS.few }] };
const worst = { rows: openBoard(side), combatants: 20, size: 1, movement: LIMITS.movement, ai: [shoot] };

const passive = (id: string, modifiers: readonly unknown[], more: object = {}) => ({
  id,
  when: 'passive',
  modifiers,
  ...more,
});
/** As many auras as a card may have, each of which asks as much as it may. */
const auras = Array.from({ length: LIMITS.abilities }, (_, i) =>
  passive(
    `x${i}`,
    new Array(LIMITS.modifiers).fill({ stat: 'movement', amount: { count: 'opponents-in-soi' } }),
    {
      of: { side: 'figure', within: 'board' },
      conditions: {
        if: new Array(LIMITS.tests).fill({ is: 'not', test: { is: 'in-soi', side: 'opponent' } }),
      },
    },
  ),
);

/** The session at the first turn of an Adventurer, and what queries read. */
function firstTurn(of: EncounterContent, id: string) {
  const session = new EncounterSession(defaultSetup(of.encounters[id]!, 'budget', ['A']), of);
  while (session.pending!.kind !== 'turn') session.decide(session.pending!.options[0]!.id);
  return { session, position: session.position, figure: session.pending!.figure };
}

/** Processor seconds: a hang is meant, not a stopwatch. */
function secondsOf(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const saidOf = (abilities: readonly unknown[]) =>
  heavyContent({ ...worst, combatants: 1, abilities } as Heavy)
    .problems.filter(({ file }) => file.startsWith('heavy/combatants'))
    .map(problemLine);

describe('what a screen asks outside of a decision', () => {
  test('is answered, or is too much; another fault is not hidden', () => {
    expect(asked(() => 7)).toBe(7);
    expect(asked(() => spend(11), 10)).toBeNull();
    expect(asked(() => spend(STEPS_PER_QUERY + 1))).toBeNull();
    expect(() =>
      asked(() => {
        throw new TypeError('planted');
      }),
    ).toThrow('planted');
  });

  test('takes less than a tenth of its budget in our own encounters', () => {
    const { session, position, figure } = firstTurn(content(), 'when-the-locks-opened');
    const took = withBudget(() => {
      expect(listMoveDestinations(position, figure).length).toBeGreaterThan(3);
      for (const one of session.state.figures) remainingHpOf(position, one);
      const opponent = session.state.figures.find((one) => one.side === 'combatants' && one.at)!;
      oddsOf(position, figure, opponent.id);
    });
    expect(took).toBeGreaterThan(100);
    expect(took * 10).toBeLessThan(STEPS_PER_QUERY);
  });

  test('twenty figures with as many auras as cards may have end, shown or told to be too much', () => {
    const of = heavyContent({ ...worst, abilities: auras });
    expect(of.problems.filter(({ file }) => file.startsWith('heavy/'))).toEqual([]);
    const { session, position, figure } = firstTurn(of, 'heavy');
    const seconds = secondsOf(() => {
      // One question after the other: each is bounded for itself.
      expect(asked(() => listMoveDestinations(position, figure))).toBeNull();
      for (const one of session.state.figures) asked(() => remainingHpOf(position, one));
      asked(() => oddsOf(position, session.state.figures.at(-1)!.id, figure));
    });
    expect(seconds).toBeLessThan(60);
    const without = firstTurn(heavyContent(worst), 'heavy');
    expect(asked(() => listMoveDestinations(without.position, without.figure))).not.toBeNull();
  });

  // Six to the power of twelve throws are more than a memory holds: they are only counted one by one where a card asks.
  test.each([
    [3, 'their total', false],
    [LIMITS.dice, 'their total', false],
    [3, 'the highest', false],
    // It goes through the whole of its budget: three seconds of a processor.
    ...(proving ? [[LIMITS.dice, 'the highest', true] as const] : []),
  ] as const)('the odds of %i dice by %s: too much is %s', (dice, by, isTooMuch) => {
    const highest = passive('highest', [
      { stat: 'physical-damage', amount: { count: 'highest-combat-die' } },
    ]);
    const abilities = by === 'the highest' ? { abilities: [highest] } : {};
    const of = heavyContent({ ...worst, ...abilities, combatants: 1, dice: new Array(dice).fill('red') });
    const { session, position, figure } = firstTurn(of, 'heavy');
    const odds = asked(() => oddsOf(position, session.state.figures.at(-1)!.id, figure));
    expect(odds === null).toBe(isTooMuch);
    proved({ odds: 1 });
  });
});

describe('cards that are made to ask without end', () => {
  test.each([
    [
      'abilities',
      Array.from({ length: LIMITS.abilities + 1 }, (_, i) => passive(`x${i}`, [{ tag: 'heavy' }])),
    ],
    ['modifiers', [passive('x', new Array(LIMITS.modifiers + 1).fill({ stat: 'armor', amount: 1 }))]],
    [
      'tests',
      [
        passive('x', [{ stat: 'armor', amount: 1 }], {
          conditions: { if: new Array(LIMITS.tests + 1).fill({ is: 'own-turn' }) },
        }),
      ],
    ],
  ])('too many %s are told', (_, abilities) => {
    expect(saidOf(abilities)[0]).toMatch(/expected at most \d+ entries/);
  });

  const armorByHp = passive('a', [{ stat: 'armor', amount: { count: 'own-hp' } }]);
  const hpByArmor = passive('b', [{ stat: 'hp', amount: { count: 'own-armor' } }]);
  test.each([
    ['HP by HP', [passive('a', [{ stat: 'hp', amount: { count: 'remaining-hp' } }])], 1],
    [
      'HP while half of it is gone',
      [passive('a', [{ stat: 'hp', amount: 3 }], { conditions: { if: [{ is: 'damage-at-least-half' }] } })],
      1,
    ],
    ['HP by armor by HP', [armorByHp, hpByArmor], 2],
    ['armor by HP alone', [armorByHp], 0],
    [
      'one tag by another',
      [passive('a', [{ tag: 'flight' }], { conditions: { if: [{ is: 'target-is', tag: 'hulking' }] } })],
      0,
    ],
    [
      'a tag by itself',
      [passive('a', [{ tag: 'flight' }], { conditions: { if: [{ is: 'target-is', tag: 'flight' }] } })],
      1,
    ],
  ])('%s: a ring on one card is told where it is written', (_, abilities, rings) => {
    const said = saidOf(abilities);
    expect(said).toHaveLength(rings);
    for (const line of said) expect(line).toMatch(/\$\.abilities\[\d\]\.modifiers\[0\]: .* never end/);
  });

  test('a ring across cards ends in an error of its own, not at the end of the stack', () => {
    const of = heavyContent({ ...worst, combatants: 1 });
    const card = of.cards.combatants.heavy!;
    const ringed = { ...card, abilities: [armorByHp, hpByArmor] as unknown as typeof card.abilities };
    const cards = { ...of.cards, combatants: { ...of.cards.combatants, heavy: ringed } };
    expect(() => firstTurn({ ...of, cards }, 'heavy')).toThrow(AsksForItself);
    // And what comes after it is counted from the start.
    expect(deeper(() => deeper(() => 1))).toBe(1);
  });
});
