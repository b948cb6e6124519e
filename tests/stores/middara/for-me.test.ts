import { describe, expect, test } from 'vitest';
import {
  type EncounterSession,
  listStanding,
  type Prompt,
  type Space,
  spacesOf,
} from '../../../src/engine/index.ts';
import { forMe, forMeAnswer } from '../../../src/stores/middara/for-me.ts';
import { gameOf, playUntil, sessionOf } from '../../support/table-of-memory.ts';

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
