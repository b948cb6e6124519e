import { describe, expect, test } from 'vitest';
import { type ArenaSession, arena, brute } from '../../support/arena.ts';
import { playFrom } from '../../support/encounter-arena.ts';

/** Rook's turn with those items, Disciplines and whatever else of him is told. */
const rooksTurn = (rook: object, others: readonly object[] = []): ArenaSession =>
  playFrom(
    arena({
      figures: [
        { id: 'rook', card: 'rook-lars', at: [0, 0], sp: 5, ...rook },
        brute('foe', [5, 2]),
        ...others,
      ],
      initiative: ['rook', 'foe'],
      active: 'rook',
      round: 2,
    }),
  );

const noteOn = ({ pending }: ArenaSession, id: string): string | undefined => {
  const option = pending?.options.find((one) => one.id === id);
  expect(option, `${id} of ${pending?.options.map((one) => one.id)}`).toBeDefined();
  return option!.note?.note;
};

describe('what would do nothing is told before it is taken (X88)', () => {
  const heal = 'token:heal';
  test.each([
    ['nobody is hurt', {}, 'does-nothing'],
    ['somebody is hurt', { damage: 3 }, undefined],
    ['Disease keeps the damage (p.74)', { damage: 3, effects: ['disease'] }, 'does-nothing'],
  ])('a Heal token: %s', (_, rook, note) => {
    expect(noteOn(rooksTurn({ tokens: { heal: 1 }, ...rook }), heal)).toBe(note);
  });

  test('of several it could heal the one is told whom Disease holds', () => {
    const zeke = { id: 'zeke', card: 'zeke-jeong', at: [1, 0], damage: 4, effects: ['disease'] };
    const session = rooksTurn({ tokens: { heal: 1 }, damage: 3 }, [zeke]);
    session.decide(heal);
    expect(noteOn(session, 'target:zeke')).toBe('does-nothing');
    expect(noteOn(session, 'target:rook')).toBeUndefined();
  });

  const oil = 'use:rook.water-loa-oil/anoint';
  test.each([
    ['neither damage nor Effect', {}, 'does-nothing'],
    ['an Effect to take away', { effects: ['darkness'] }, undefined],
    ['Disease itself may be taken away (p.74)', { effects: ['disease'], damage: 3 }, undefined],
  ])('an item that heals and then cleanses: %s', (_, rook, note) => {
    expect(noteOn(rooksTurn({ items: ['water-loa-oil'], ...rook }), oil)).toBe(note);
  });

  test('who is not hurt but has an Effect is not called a waste of it', () => {
    const zeke = { id: 'zeke', card: 'zeke-jeong', at: [1, 0], effects: ['darkness'] };
    const session = rooksTurn({ items: ['water-loa-oil'], damage: 3 }, [zeke]);
    session.decide(oil);
    expect(noteOn(session, 'target:zeke')).toBeUndefined();
  });

  test('Disease keeps every other Effect from being chosen for removal', () => {
    const session = rooksTurn({ disciplines: ['soul-clear'], effects: ['darkness', 'disease', 'wilt'] });
    session.decide('use:rook.soul-clear/self');
    expect(session.pending?.kind).toBe('turn');
    expect(session.state.figures[0]!.effects).toEqual(['darkness', 'wilt']);
  });

  test('a Move with every way closed', () => {
    const beside = [brute('east', [1, 0]), brute('south', [0, 1])];
    expect(noteOn(rooksTurn({}, beside), 'move')).toBe('does-nothing');
    expect(noteOn(rooksTurn({}, beside.slice(1)), 'move')).toBeUndefined();
  });

  test.each([
    ['a Force on whoever the attack has Defeated', 'use:rook.paralyzing-point/needle', 'does-nothing', 1],
    ['a Force on whoever still stands', 'use:rook.paralyzing-point/needle', undefined, 20],
    ['another attack with nobody left to strike', 'use:rook.quick-blow/again', 'does-nothing', 1],
    ['another attack at the same', 'use:rook.quick-blow/again', undefined, 20],
  ])('a Follow-up: %s', (_, id, note, hp) => {
    const session = playFrom(
      arena({
        figures: [
          {
            id: 'rook',
            card: 'rook-lars',
            at: [0, 0],
            sp: 5,
            disciplines: ['paralyzing-point', 'quick-blow'],
          },
          brute('near', [1, 0], { hp, defense: 2 }),
          brute('far', [5, 2]),
        ],
        initiative: ['rook', 'near', 'far'],
        active: 'rook',
        round: 2,
      }),
      [
        ['purple', 1],
        ['purple', 4],
      ],
    );
    for (const answer of ['attack:near', 'no']) session.decide(answer);
    expect(session.pending?.kind).toBe('follow-up');
    expect(noteOn(session, id)).toBe(note);
  });
});
