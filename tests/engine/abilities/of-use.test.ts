import { describe, expect, test } from 'vitest';
import { amountOf } from '../../../src/engine/abilities/amounts.ts';
import { answerRoll } from '../../../src/engine/abilities/on-rolls.ts';
import { listUsable } from '../../../src/engine/abilities/usable-now.ts';
import type { Use } from '../../../src/engine/abilities/use.ts';
import type { Ability, EffectOp, Position } from '../../../src/engine/index.ts';
import { FACES } from '../../../src/engine/model/dice.ts';
import type { Amount, Timing } from '../../../src/engine/model/language/abilities.ts';
import { term } from '../../../src/engine/model/messages/cause.ts';
import { DAMAGE_TYPES, DICE } from '../../../src/engine/model/vocabulary.ts';
import type { Occasion } from '../../../src/engine/procedures/core/table.ts';
import { declaredAttack } from '../../../src/engine/queries/attack/declared-attack.ts';
import { arena, brute, eventsOf, hero } from '../../support/arena.ts';
import { doing, run } from '../../support/encounter-arena.ts';
import { withCard } from '../../support/own-cards.ts';

const duel = (us: object = {}, them: object = {}): Position =>
  arena({ figures: [hero('us', [0, 0], us), brute('them', [1, 0], them)] });
const use = (): Use => ({ by: 'us', target: 'them', cause: term('this-attack'), about: {} });

/** Whether an ability of ours may be used on that occasion. */
function usable(ability: Ability, occasion: Occasion, position = duel()): boolean {
  let found: number | null = null;
  run(
    withCard(position, 'us', [ability]),
    doing((table) => {
      found = listUsable(table, ability.when, 'us', occasion).length;
    }),
  );
  return found === 1;
}

describe('A2, X161: what is asked of who is about to be dealt damage', () => {
  const all = ['physical', 'magic', 'irreducible'];
  test.each<[string, EffectOp, readonly string[]]>([
    ['less of any', { do: 'reduce', type: 'any', amount: 1 }, ['physical', 'magic']],
    ['less of one', { do: 'reduce', type: 'magic', amount: 1 }, ['magic']],
    ['half of all', { do: 'scale-damage', by: 'half' }, ['physical', 'magic']],
    ['half of one', { do: 'scale-damage', by: 'half', type: 'physical' }, ['physical']],
    ['twice all', { do: 'scale-damage', by: 'double' }, all],
    ['twice one', { do: 'scale-damage', by: 'double', type: 'irreducible' }, ['irreducible']],
    ['somebody else takes it', { do: 'redirect-damage', to: { who: 'target' } }, all],
    ['nothing to do with it', { do: 'gain-sp', amount: 1, to: { who: 'self' } }, []],
  ])('%s', (_, effect, types) => {
    const ability: Ability = { id: 'a', when: 'damage-reduction', effects: [effect] };
    const of = (amount: number) =>
      DAMAGE_TYPES.filter((type) => usable(ability, { damage: { type, amount } } as Occasion));
    expect([...of(2)].sort()).toEqual([...types].sort());
    expect(of(0)).toEqual([]);
  });
});

describe('whether a die shows a face is asked of the roll on the table, before it of the attack under way', () => {
  const highest: Ability = {
    id: 'a',
    when: 'before-roll',
    may: true,
    conditions: { if: [{ is: 'shows', face: 'highest' }] },
    effects: [{ do: 'modify-roll', amount: 1 }],
  };
  const low = { die: 'white', face: 1 } as const;
  const high = { die: 'white', face: 6 } as const;
  const attacking = (...rolled: (typeof low | typeof high)[]): Position => {
    const position = duel();
    const attack = {
      ...declaredAttack(position, 'us', 'them', { kind: 'melee', range: 1 }, 'action'),
      rolled,
    };
    return { ...position, state: { ...position.state, scopes: [attack] } };
  };
  const asked = (when: Timing, dice: object[], position: Position) =>
    usable(
      { ...highest, when },
      { roll: { purpose: 'check', dice, counting: [] } } as unknown as Occasion,
      position,
    );

  test.each([
    ['after a high throw', 'before-roll', [], attacking(high), true],
    ['after a low one', 'before-roll', [], attacking(low), false],
    ['without any', 'before-roll', [], duel(), false],
    ['of a high one after a low one', 'after-roll', [high], attacking(low), true],
    ['of a low one after a high one', 'after-roll', [low], attacking(high), false],
    ['of both', 'after-roll', [low, high], duel(), true],
  ] as const)('%s', (_, when, dice, position, is) => {
    expect(asked(when, [...dice], position)).toBe(is);
  });
});

describe('p.48, D2: which own dice an amount throws', () => {
  const us = { dice: ['black', 'white', 'red'], conviction: ['purple', 'orange'], casting: 'teal' };
  const them = { dice: ['blue'], conviction: ['green', 'grey'], casting: 'red' };
  test.each<[Amount, readonly string[]]>([
    [{ die: 'combat' }, ['white', 'red']],
    [{ die: 'combat', dice: 1 }, ['red']],
    [{ die: 'combat', dice: 3 }, ['red', 'white']],
    [{ die: 'own-conviction' }, ['purple', 'orange']],
    [{ die: 'own-conviction', dice: 1 }, ['orange']],
    [{ die: 'target-conviction' }, ['green', 'grey']],
    [{ die: 'target-conviction', dice: 1 }, ['grey']],
    [{ die: 'casting' }, ['teal']],
    [{ die: 'casting', dice: 2 }, ['teal', 'teal']],
    [{ die: 'target-casting' }, ['red']],
    [{ dice: ['black', 'blue'] }, ['black', 'blue']],
  ])('%j', (amount, dice) => {
    const session = run(
      duel(us, them),
      (table) => amountOf(table, amount, use()),
      dice.map((die) => [die, 2]),
    );
    expect(
      eventsOf(session, 'diceRolled').flatMap(({ dice: thrown }) => thrown.map(({ die }) => die)),
    ).toEqual(dice);
  });

  test('none of who has none, or of nobody (p.54)', () => {
    for (const amount of [{ die: 'casting' }, { die: 'target-casting' }] as const) {
      const session = run(duel({ casting: null }), (table) =>
        amountOf(table, amount, { ...use(), target: null }),
      );
      expect(eventsOf(session, 'diceRolled')).toEqual([]);
    }
  });
});

describe('X47: a die is turned to another face with the highest or the lowest number, alike ones told once', () => {
  /** The faces a die that shows one of them may be turned to. */
  function turnedTo(
    die: (typeof DICE)[number],
    face: number,
    wanted: 'highest' | 'lowest' | 'any',
  ): number[] {
    const effect: EffectOp = { do: 'set-die', face: wanted };
    const roll = { purpose: 'check', dice: [{ die, face }], counting: [] } as unknown as Occasion['roll'];
    let only: number | undefined;
    const session = run(duel(), function* (table) {
      only = (yield* answerRoll(table, [effect], use(), { roll } as Occasion)).turned?.face;
    });
    if (!session.pending) return only === undefined ? [] : [only];
    return session.pending.options.flatMap(({ act }) => (act.do === 'turn-die' ? [act.face] : []));
  }
  const textOf = (die: (typeof DICE)[number], face: number) => JSON.stringify(FACES[die][face - 1]);

  test.each(DICE)('%s', (die) => {
    const numbers = FACES[die].map(({ number }) => number);
    const bounds = { highest: Math.max(...numbers), lowest: Math.min(...numbers) };
    for (const face of [1, 3, 6])
      for (const wanted of ['highest', 'lowest', 'any'] as const) {
        const faces = [1, 2, 3, 4, 5, 6].filter(
          (one) => wanted === 'any' || numbers[one - 1] === bounds[wanted],
        );
        const texts = new Set(faces.map((one) => textOf(die, one)));
        texts.delete(textOf(die, face));
        const turned = turnedTo(die, face, wanted);
        expect(
          turned.map((one) => textOf(die, one)),
          `${face} ${wanted}`,
        ).toEqual([...texts]);
      }
  });
});
