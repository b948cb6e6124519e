import { describe, expect, test } from 'vitest';
import { type EffectOp, figureIn, hpOf } from '../../src/engine/index.ts';
import { term } from '../../src/engine/model/messages/cause.ts';
import { dealDamage } from '../../src/engine/procedures/consequences/damage.ts';
import { borneBy } from '../../src/engine/queries/figures/borne.ts';
import { eventsOf, type Roll } from '../support/arena.ts';
import { now, play, rooksTurn } from '../support/card-play.ts';
import { cardTest } from '../support/card-test.ts';
import { body, corridor, inTurnOf, playFrom, rook, run, scene, zeke } from '../support/encounter-arena.ts';

const weak = (id: string, at: readonly [number, number], stats: object = {}) =>
  body(id, at, { defense: 5, hp: 40, dice: ['purple', 'purple'], ...stats });
const knows = (discipline: string, rest: object = {}) =>
  rook([1, 0], { sp: 5, disciplines: [discipline], ...rest });
/** Two PURPLE dice: 5 and 5, which hit a Defense of 5 by 5. */
const fives: readonly Roll[] = [
  ['purple', 4],
  ['purple', 4],
];
const lethal = [{ cause: term('fell'), amount: 20, rule: 'p.44' }];
const source = { by: 'foe', cause: term('fell'), rule: 'p.44' };

describe('MARTIAL: whirls, marks and mastery', () => {
  cardTest('whirlwind', 'every adjacent opponent is attacked for 2 SP', () => {
    const figures = [knows('whirlwind'), weak('a', [0, 0]), weak('b', [2, 0]), weak('c', [3, 0])];
    const session = play(rooksTurn(figures, [...fives, ...fives]), 'whirlwind/spin');
    expect(['a', 'b', 'c'].map((id) => now(session, id).damage)).toEqual([5, 5, 0]);
    expect(now(session, 'rook').sp).toBe(3);
    const swept = play(rooksTurn(figures, [...fives, ...fives]), 'whirlwind/sweep');
    expect(now(swept, 'rook').sp).toBe(2);
  });

  cardTest('nemesis-enforcement', 'the Nemesis takes 2 more from any damage; there is one at a time', () => {
    const session = rooksTurn(
      [knows('nemesis-enforcement'), weak('a', [0, 0]), weak('b', [2, 0])],
      [...fives, ...fives],
    );
    play(session, 'declare', 'target:a', 'attack:a');
    expect(now(session, 'a').damage).toBe(5 + 2);
    play(session, 'attack:b');
    expect(now(session, 'b').damage).toBe(5);
    play(session, 'end-turn', 'declare', 'target:b');
    expect(['a', 'b'].map((id) => borneBy(now(session, id), 'nemesis'))).toEqual([0, 1]);
    // One blow of one type, by whoever struck it (X93).
    expect(
      eventsOf(session, 'damageDealt')
        .filter(({ figure }) => figure === 'a')
        .map(({ amount, damageType, by }) => [amount, damageType, by]),
    ).toEqual([[5 + 2, 'physical', 'rook']]);
  });

  cardTest('dead-end', 'shields by the level in a two-handed attack', () => {
    const session = rooksTurn(
      [knows('dead-end', { items: ['war-axe'] }), weak('foe', [2, 0])],
      [
        ['white', 1],
        ['orange', 3],
      ],
    );
    play(session, 'attack:foe', 'dead-end', 'best');
    expect(now(session, 'foe').damage).toBe(2 + 4 - 5 + 3); // three shields, each +1 with the axe
    expect(now(session, 'rook').sp).toBe(2);
  });

  cardTest('challenge-supreme', 'SP into the roll before it, 1 more after it', () => {
    const session = rooksTurn(
      [knows('challenge-supreme'), weak('foe', [2, 0])],
      [
        ['purple', 1],
        ['purple', 1],
      ],
    );
    play(session, 'attack:foe', 'number:2', 'challenge-supreme/press');
    expect(eventsOf(session, 'attackJudged')[0]).toMatchObject({ hit: true, roll: { total: 1 + 1 + 2 + 1 } });
    expect(now(session, 'rook').sp).toBe(1);
  });

  cardTest('master-of-the-vessel', 'a burst more on an attack roll', () => {
    const session = rooksTurn(
      [knows('master-of-the-vessel', { items: ['hand-axe'] }), weak('foe', [2, 0])],
      [
        ['white', 2],
        ['purple', 2],
      ],
    );
    play(session, 'attack:foe', 'master-of-the-vessel', 'best');
    expect(now(session, 'foe').damage).toBe(1); // 5 against 5, and a burst for +1
  });

  test('master-of-the-vessel: a burst more on any roll that is read for one (X94)', () => {
    const gamble: EffectOp = {
      do: 'roll',
      dice: ['purple'],
      outcomes: [{ face: 'burst', effects: [{ do: 'gain-sp', amount: 1, to: { who: 'self' } }] }],
    };
    const rolled = (effects: readonly EffectOp[], rolls: readonly Roll[]) =>
      run(
        scene({ figures: [knows('master-of-the-vessel', { sp: 0 }), weak('foe', [2, 0])] }),
        inTurnOf('rook', (table) => table.hooks.carryOut(table, effects, 'rook', 'foe', term('this-attack'))),
        rolls,
      );
    const session = play(rolled([gamble], [['purple', 1]]), 'master-of-the-vessel');
    expect(now(session, 'rook').sp).toBe(1);
    const check: EffectOp = { do: 'check', skill: 'lore', difficulty: 9, pass: [] };
    expect(
      rolled(
        [check],
        [
          ['purple', 1],
          ['purple', 1],
        ],
      ).pending,
    ).toBeNull();
  });

  cardTest('will-to-live', '4 HP more; what would Defeat does so only after the next turn', () => {
    const position = scene({ figures: [knows('will-to-live')] });
    expect(hpOf(position, figureIn(position.state, 'rook'))).toBe(18);
    const start = scene({
      figures: [knows('will-to-live', { damage: 15, sp: 2 }), zeke([7, 0]), weak('foe', [2, 0])],
      board: corridor(8),
    });
    const struck = run(
      start,
      inTurnOf('foe', (table) => dealDamage(table, 'rook', 'irreducible', lethal, source)),
    );
    expect(now(struck, 'rook')).toMatchObject({ defeated: false, damage: 18 });
    const { clock } = struck.state;
    const session = playFrom({
      ...start,
      state: { ...struck.state, turn: null, clock: { ...clock, queue: ['rook', 'zeke'] } },
    });
    expect(session.state.turn?.figure).toBe('rook');
    session.decide('end-turn');
    expect(now(session, 'rook').defeated).toBe(true);
  });
});
