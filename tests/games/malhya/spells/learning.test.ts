import { expect, test } from 'vitest';
import { mayDraw, talentPile } from '../../../../src/games/malhya/rules/growing/talents.ts';
import { begun, offered } from '../growing/grown.ts';

/** A level at which the kilnwright draws three talents; the hero has them on its own terms. */
const drawing = (talents: readonly string[], seed = 'mhay') =>
  begun({
    effects: [{ levelUp: 'each' }],
    heroes: ['kilnwright', 'picklock'],
    seed,
    as: (_, at) =>
      at === 0 ? { talents: talents.map((ref) => ({ ref, side: 'normal' as const })), spells: [] } : {},
  });

test('M062 M547 M549: the first Mhaÿ talent is a school; its attack spell comes with it, and a classic one', () => {
  const { session, own } = drawing(['sea-legs']);
  session.decide('value:strength');
  for (let n = 0; n < 3; n++) session.decide('class:mhay');
  expect(session.pending).toMatchObject({ kind: 'talent' });
  for (const option of offered(session)) {
    const talent = own.talents[option.replace('talent:', '')]!;
    expect(talent).toMatchObject({ class: 'mhay', mhay: { school: expect.any(String) } });
  }
  const [first] = offered(session);
  session.decide(first!);
  const { talents, spells } = session.state.heroes[0]!;
  // Mhaÿ talents go with those of other classes (L1261).
  expect(talents.map(({ ref }) => own.talents[ref]!.class)).toEqual(['ranger', 'mhay']);
  expect(spells.map((ref) => own.spells[ref]!.kind)).toEqual(['attack', 'classic']);
  expect(own.spells[spells[0]!]!.school).toBe(own.talents[talents[1]!.ref]!.mhay!.school);
});

test('M553 MA-80: with a school the pile has the others alone, each with one classic spell', () => {
  const { session, own } = drawing(['ballast']);
  session.decide('value:strength');
  for (let n = 0; n < 3; n++) session.decide('class:mhay');
  for (const option of offered(session))
    expect(own.talents[option.replace('talent:', '')]!.mhay).toBeUndefined();
  session.decide(offered(session)[0]!);
  expect(session.state.heroes[0]!.spells.map((ref) => own.spells[ref]!.kind)).toEqual(['classic']);
});

test('M060 M113: with two Mhaÿs nobody else is offered the pile', () => {
  const { session, own } = begun({ heroes: ['kilnwright', 'archivist', 'picklock'] });
  const mhay = (ref: string) => [{ ref, side: 'normal' as const }];
  const heroes = session.state.heroes.map((hero, at) => ({
    ...hero,
    talents: at === 0 ? mhay('ballast') : at === 1 ? mhay('dead-reckoning') : hero.talents,
  }));
  const position = { state: { ...session.state, heroes }, content: own };
  expect([0, 1, 2].map((hero) => mayDraw(position, hero, 'mhay'))).toEqual([true, true, false]);
  expect(talentPile(position, 2, 'mhay')).toEqual([]);
});
