import { describe, expect, test } from 'vitest';
import { sessionFrom } from '../../../src/bots/lab/lab-moment.ts';
import { momentOf } from '../../../src/bots/lab/moment-of.ts';
import {
  type EncounterEvent,
  type EncounterSession,
  type ForeseenTurn,
  figureIn,
  finished,
  foreseeNext,
  harmInAll,
  passingAnswer,
  remainingHpOf,
  wordsFromSeed,
} from '../../../src/engine/index.ts';
import { many, proved, proving, sampleOf } from '../../support/depth.ts';
import { aheadOf, foreseenFrom, groundOf, turnsOf } from '../../support/foreseen.ts';

/** Of each position: 10,000 in all. */
const GAMES = many(100, 2_000);

interface Striking {
  readonly session: EncounterSession;
  readonly turn: ForeseenTurn;
}

type Place = readonly [encounter: string, skip: number];
const NEAR: readonly Place[] = [
  ['proving-ground-broods', 0],
  ['under-hallow-street', 1],
  ['proving-ground-spirits', 0],
];
/** To find these takes seconds: the dice of all positions before them are gone through. */
const FAR: readonly Place[] = [
  ['proving-ground-broods', 5],
  ['proving-ground-old-giants', 2],
];

/** The first position of some games in which the next Combatant strikes, and all of its dice could be gone through. */
function striking(encounter: string, skip: number): Striking {
  let left = skip;
  for (const session of turnsOf(encounter, 'chances', 60)) {
    const turn = foreseenFrom(session)?.turn;
    const strikes = turn?.between === 'nothing' && turn.exact && turn.blows.length > 0;
    if (strikes && left-- === 0) return { session: session.fork(), turn: turn };
  }
  throw new Error(`nobody strikes in ${encounter}`);
}

const OVER = new Error('over');

/** Lets everything pass until that figure's next turn is over; what comes after is not played. */
function playToTheEndOf(game: EncounterSession, figure: string): void {
  game.subscribe((event) => {
    if (event.type === 'turnEnded' && event.figure === figure) throw OVER;
  });
  try {
    while (game.pending) game.decide(passingAnswer(game.pending));
  } catch (error) {
    if (error !== OVER) throw error;
  }
}

/** What came of the first attack, and of all to whom it was made. */
function struckIn(events: readonly EncounterEvent[], target: string) {
  const judged = events.find((event) => event.type === 'attackJudged');
  const taken = events.reduce(
    (sum, event) => (event.type === 'damageDealt' && event.figure === target ? sum + event.amount : sum),
    0,
  );
  return { hit: judged?.type === 'attackJudged' && judged.hit, taken };
}

describe('chances foreseen are those of sampled games', () => {
  test.each([...sampleOf(NEAR, 2), ...(proving ? FAR : [])])('in %s, position %i', (encounter, skip) => {
    const { session, turn } = striking(encounter, skip);
    const { figure, blows, harm } = turn;
    const { target } = blows[0]!;
    const moment = momentOf(session)!;
    let hits = 0;
    const byDamage = new Map<number, number>();
    let falls = 0;
    for (let i = 0; i < GAMES; i++) {
      const game = sessionFrom(moment, `sampled-${i}`, session.content);
      const begun = game.events.length;
      playToTheEndOf(game, figure);
      const { hit, taken } = struckIn(game.events.slice(begun), target);
      hits += Number(hit);
      byDamage.set(taken, (byDamage.get(taken) ?? 0) + 1);
      const { defeated, felled } = figureIn(game.state, target);
      falls += Number(defeated || felled);
    }
    expectShare(hits, blows[0]!.hit);
    for (const [points, chance] of harm[target]!.spread) expectShare(byDamage.get(points) ?? 0, chance);
    // Nothing came about that was not foreseen.
    const foreseen = harm[target]!.spread.map(([points]) => points);
    expect([...byDamage.keys()].filter((points) => !foreseen.includes(points))).toEqual([]);
    expectShare(falls, harm[target]!.falls);
    proved({ games: GAMES });
  });
});

/**
 * Four standard errors of a share of so many games: of some tens of shares none is beside it by chance. Of few games even
 * two that hardly ever come about are far beside their share.
 */
function expectShare(count: number, chance: number): void {
  const error = Math.sqrt((chance * (1 - chance)) / GAMES);
  const rare = proving ? 0 : 2 / GAMES;
  expect(Math.abs(count / GAMES - chance)).toBeLessThanOrEqual(4 * error + rare + 1e-9);
}

describe('what is foreseen', () => {
  const { session, turn } = striking('proving-ground-broods', 0);

  test('does not hang on the dice to come', () => {
    const ahead = aheadOf(session);
    const rng = wordsFromSeed('other dice');
    const other = { ...ahead, standing: { ...ahead.standing, state: { ...ahead.standing.state, rng } } };
    expect(finished(foreseeNext(groundOf(session), other))?.turn).toEqual(turn);
  });

  test('leaves the game as it was', () => {
    const before = JSON.stringify(session.state);
    foreseenFrom(session);
    expect(JSON.stringify(session.state)).toBe(before);
  });

  test('adds up: chances of one, and of several turns as if none hung on another', () => {
    const target = turn.blows[0]!.target;
    const hp = remainingHpOf(session.position, figureIn(session.state, target));
    const { spread, falls } = turn.harm[target]!;
    expect(spread.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1);
    const mean = spread.reduce((sum, [points, chance]) => sum + points * chance, 0);
    expect(harmInAll([turn], target, hp)).toEqual({ expected: expect.closeTo(mean), falls });
    const twice = harmInAll([turn, turn], target, hp);
    expect(twice.expected).toBeCloseTo(2 * mean);
    let both = 0;
    for (const [a, p] of spread) for (const [b, q] of spread) if (a + b >= hp) both += p * q;
    expect(twice.falls).toBeCloseTo(Math.max(both, falls));
    expect(harmInAll([turn], 'nobody', 5)).toEqual({ expected: 0, falls: 0 });
  });

  test('goes on, turn after turn, each Combatant once, to the next turn of whoever asks', () => {
    const seen: string[] = [];
    for (let next = foreseenFrom(session); next; next = foreseenFrom(session, next.on)) {
      expect(next.on.until).toBe(session.state.turn!.figure);
      seen.push(next.turn.figure);
    }
    expect(new Set(seen).size).toBe(seen.length);
    const standing = session.state.figures.filter(
      ({ kind, defeated }) => kind === 'intelligent' && !defeated,
    );
    expect(seen.sort()).toEqual(standing.map(({ id }) => id).sort());
  });
});
