import { describe, expect, test } from 'vitest';
import {
  attackProfileOf,
  attackRangeOf,
  type EncounterSession,
  isSameSpace,
  listStanding,
  type Prompt,
  type Space,
  spacesOf,
} from '../../../src/engine/index.ts';
import { forMe, forMeAnswer } from '../../../src/stores/middara/for-me.ts';
import { placesForAll } from '../../../src/stores/middara/place-for-me.ts';
import { gameOf, playUntil, sessionOf } from '../../support/table-of-memory.ts';

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

const isAsked = ({ question }: Prompt): boolean =>
  question.ask === 'spawned-where' || question.ask === 'summoned-where';

/** A game at which somebody comes in. */
function atSpawn(): EncounterSession {
  for (let seed = 1; seed < 9; seed++) {
    const session = sessionOf(`for-me-${seed}`, 'proving-ground-broods');
    try {
      playUntil(session, isAsked, seed);
      return session;
    } catch {
      // Another seed.
    }
  }
  throw new Error('nobody comes in in any game');
}

/** Spaces to the nearest hero. */
function toHero({ state }: EncounterSession, at: Space): number {
  const heroes = listStanding(state).filter(({ seat }) => seat !== null);
  return Math.min(
    ...heroes.flatMap(spacesOf).map(([x, y]) => Math.max(Math.abs(x - at[0]), Math.abs(y - at[1]))),
  );
}

describe('where those go that come into play (p.19, C9)', () => {
  test('an opponent goes as far from the heroes as it may, and the table answers for all of its kind', () => {
    const session = atSpawn();
    const asked = session.pending!;
    const { key, option } = forMe(asked, session.position)!;
    const spaces = asked.options.flatMap(({ act }) => (act.do === 'choose-space' ? [act.space] : []));
    const far = Math.max(...spaces.map((at) => toHero(session, at)));
    expect(option.act.do === 'choose-space' && toHero(session, option.act.space)).toBe(far);
    expect(forMeAnswer(asked, session.position, [])).toBeNull();
    expect(forMeAnswer(asked, session.position, [key])).toBe(option);

    const game = gameOf(session);
    const before = session.decisions.length;
    const figures = session.state.figures.length;
    game.answerForNow([key]);
    expect(session.decisions[before]!.option).toBe(option.id);
    expect(session.state.figures.length).toBeGreaterThan(figures);
    const next = session.pending;
    const isSame = next && isAsked(next) && JSON.stringify(next.question) === JSON.stringify(asked.question);
    expect(isSame).toBe(false);
    game.undo();
    expect(game.store.getState().pending).toEqual(asked);
  });

  test('nothing else is answered by it', () => {
    const session = sessionOf('other');
    expect(forMe(session.pending!, session.position)).toBeNull();
  });
});
