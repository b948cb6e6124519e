import { expect, test } from 'vitest';
import { attackProfileOf, attackRangeOf, isSameSpace } from '../../../src/engine/index.ts';
import { placesForAll } from '../../../src/stores/middara/place-for-me.ts';
import { gameOf, sessionOf } from '../../support/table-of-memory.ts';

test('one press places everybody in the Starting Zone, each on a space of their own; one undo takes it back', () => {
  const session = sessionOf('place-for-me');
  const game = gameOf(session);
  const before = session.decisions.length;
  const answers = placesForAll(session);
  expect(session.decisions).toHaveLength(before);
  game.decideAll(answers);
  const { figures } = session.position.state;
  const party = figures.filter(({ seat }) => seat !== null);
  expect(party.length).toBeGreaterThan(1);
  for (const { at } of party) {
    expect(at).not.toBeNull();
    expect(session.position.encounter.startingZone.some((space) => isSameSpace(space, at!))).toBe(true);
  }
  expect(new Set(party.map(({ at }) => at!.join())).size).toBe(party.length);
  game.undo();
  expect(session.pending?.kind).toBe('placement');
  expect(session.decisions).toHaveLength(before);
});

test('who reaches farther than beside does not stand in front of who does not', () => {
  const session = sessionOf('place-for-me', 'under-hallow-street');
  const copy = session.fork();
  const foes = copy.position.state.figures.filter(({ side, at }) => side === 'combatants' && at);
  for (const id of placesForAll(session)) copy.decide(id);
  const { figures } = copy.game.clone(copy.state);
  const away = (space: readonly [number, number]) =>
    Math.min(...foes.map(({ at }) => Math.max(Math.abs(at![0] - space[0]), Math.abs(at![1] - space[1]))));
  const party = figures.filter(({ seat, kind }) => seat !== null && kind === 'adventurer');
  const reach = (one: (typeof party)[number]) => attackRangeOf(attackProfileOf(copy.position, one));
  const [far, near] = [party.filter((one) => reach(one) > 1), party.filter((one) => reach(one) === 1)];
  expect(far.length * near.length).toBeGreaterThan(0);
  const mean = (these: typeof party) => these.reduce((sum, one) => sum + away(one.at!), 0) / these.length;
  expect(mean(far)).toBeGreaterThanOrEqual(mean(near));
});
