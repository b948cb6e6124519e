import { describe, expect } from 'vitest';
import { term } from '../../src/engine/model/messages/cause.ts';
import { resolveDefeat } from '../../src/engine/procedures/consequences/defeat.ts';
import { eventsOf, type Roll } from '../support/arena.ts';
import { attackOn, now, play, rooksTurn } from '../support/card-play.ts';
import { cardTest } from '../support/card-test.ts';
import { body, corridor, inTurnOf, rook, run, scene, zeke } from '../support/encounter-arena.ts';

const foe = (at: readonly [number, number] = [2, 0], stats: object = {}) =>
  body('foe', at, { defense: 5, hp: 40, dice: ['purple', 'purple'], ...stats });
const knows = (discipline: string, rest: object = {}) => rook([1, 0], { disciplines: [discipline], ...rest });
const fives: readonly Roll[] = [
  ['purple', 4],
  ['purple', 4],
];
const high: readonly Roll[] = [
  ['purple', 6],
  ['purple', 6],
];

describe('SANCTUS: help for the others', () => {
  cardTest('mend', 'two Heal tokens; 1 SP back where one heals another', () => {
    const session = rooksTurn([knows('mend', { sp: 3, damage: 6 }), zeke([0, 0], { damage: 6 }), foe()]);
    play(session, 'mend/gather', 'token:heal', 'target:zeke');
    expect(now(session, 'rook')).toMatchObject({ tokens: { heal: 1 }, sp: 3 });
    play(session, 'token:heal', 'target:rook');
    expect(now(session, 'rook').sp).toBe(2);
  });

  cardTest('from-the-grave', 'a Defeated ally returns within SOI with half of its HP, once', () => {
    const session = run(
      scene({
        board: corridor(8),
        figures: [knows('from-the-grave'), zeke([3, 0]), foe([4, 0])],
      }),
      inTurnOf('rook', function* (table) {
        yield* resolveDefeat(table, 'zeke', 'foe', term('this-attack'));
        const { options } = table.hooks.actions(table, 'rook');
        yield* table.hooks.takeAbility(table, 'rook', options.find(({ id }) => id.endsWith('/call'))!.act);
      }),
      [['black', 5]],
    );
    play(session, 'space:2,0');
    expect(now(session, 'zeke')).toMatchObject({ defeated: false, damage: 6, at: [2, 0] });
    expect(now(session, 'rook').cards.at(-1)?.used).toEqual(['call']);
  });

  cardTest('font-of-renewal', 'whoever stands within 6 of it is healed, or rid of an effect', () => {
    const session = rooksTurn([
      knows('font-of-renewal', { sp: 2, damage: 5, effects: ['darkness'] }),
      foe([7, 0]),
    ]);
    play(session, 'font-of-renewal', 'space:0,0');
    play(session, 'end-turn', 'choose:heal');
    expect(now(session, 'rook')).toMatchObject({ damage: 3, effects: ['darkness'] });
    play(session, 'end-turn', 'choose:effect');
    expect(now(session, 'rook')).toMatchObject({ damage: 3, effects: [] });
  });

  cardTest('proof-of-divinity', 'Courage; 1 SP for the first damage by it each round', () => {
    const session = rooksTurn([knows('proof-of-divinity', { sp: 4 }), foe()], [...fives, ...fives]);
    play(session, 'inspire', 'attack:foe');
    expect(now(session, 'foe').damage).toBe(6);
    expect(now(session, 'rook').sp).toBe(4 - 2 + 1);
    play(session, 'attack:foe');
    expect(now(session, 'rook').sp).toBe(1);
  });

  cardTest(
    'aura-of-invincibility',
    'another ally is healed out of a Defeat; its healer takes as much',
    () => {
      const session = attackOn(
        'foe',
        'zeke',
        [knows('aura-of-invincibility', { sp: 0 }), zeke([3, 0], { damage: 11, sp: 0 }), foe()],
        [...high, ['purple', 3], ['purple', 4]],
      );
      play(session, 'take-it');
      expect(now(session, 'zeke')).toMatchObject({ defeated: false, damage: 12 - 8 });
      expect(now(session, 'rook').damage).toBe(8);
      expect(eventsOf(session, 'figureDefeated')).toEqual([]);
    },
  );
});
