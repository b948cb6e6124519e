import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEvent, cloneState, EncounterSession, hashOf, setUpEncounter } from '../../src/engine/index.ts';
import { many, proved, sampleOf } from '../support/depth.ts';
import { drive, gameContent, newGame, playedGame, sampleGames, street } from '../support/games.ts';

/** One long game with a bit of everything, and its state's hash before every decision. */
const game = newGame(street, 'rewind');
const hashes = [game.hash];
const questions = [game.pending];
drive(game, 'simple', 'rewind', 160, (session) => {
  hashes.push(session.hash);
  questions.push(session.pending);
});
const length = game.decisions.length;
const points = () => fc.integer({ min: 0, max: length });

describe('I3: same log, same events and hash', () => {
  test.each(sampleOf(sampleGames(4), 2))('$policy, $encounter, $seed', ({ encounter, policy, seed }) => {
    const session = playedGame(encounter, policy, seed);
    const log = JSON.parse(JSON.stringify(session.toLog())) as ReturnType<typeof session.toLog>;
    const again = new EncounterSession(log.setup, gameContent);
    for (const decision of log.decisions) again.decide(decision.option);
    expect(again.hash).toBe(log.hash);
    expect(again.events).toEqual(session.events);
    expect(again.toLog()).toEqual(log);
    proved({ games: 1 });
  });

  test('another seed is another game', () => {
    const ends = ['one', 'two', 'three'].map((seed) => drive(newGame(street, seed), 'simple', seed, 60).hash);
    expect(new Set(ends).size).toBe(3);
  });

  test('the events alone lead from the first state to the last', () => {
    const session = drive(newGame(street, 'fold'), 'random', 'fold');
    const state = setUpEncounter(session.setup, session.encounter, gameContent.cards);
    for (const event of JSON.parse(JSON.stringify(session.events))) applyEvent(state, event);
    expect(hashOf(state)).toBe(session.hash);
  });
});

describe('I5: rewind then redo is the identity', () => {
  test('the game visits nested prompts', () => {
    const depths = new Set(questions.map((q) => q?.kind));
    expect([...depths]).toEqual(expect.arrayContaining(['turn', 'move', 'dodge']));
  });

  test('anywhere', () => {
    const session = game.fork();
    const events = [...session.events];
    fc.assert(
      fc.property(points(), (n) => {
        session.rewind(n);
        expect(session.hash).toBe(hashes[n]);
        expect(session.pending).toEqual(questions[n]);
        while (session.canRedo) session.redo();
        expect(session.hash).toBe(hashes[length]);
        expect(session.events).toEqual(events);
        expect(session.decisions).toEqual(game.decisions);
        expect(session.marks).toEqual(game.marks);
      }),
      { numRuns: many(3, 12), seed: 5 },
    );
  });

  test('step by step back to the start and forth again', () => {
    const steps = many(20, 50);
    const session = game.fork(steps);
    for (let n = steps - 1; n >= 0; n--) {
      session.rewind(n);
      expect(session.hash).toBe(hashes[n]);
    }
    for (let n = 1; n <= steps; n++) {
      session.redo();
      expect(session.hash).toBe(hashes[n]);
    }
    proved({ steps: 2 * steps });
  });

  test('in any order of going back and going on', () => {
    const session = game.fork(100);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 6 }), (stops) => {
        for (const stop of stops) {
          if (stop <= session.decisions.length) session.rewind(stop);
          else while (session.canRedo && session.decisions.length < stop) session.redo();
          expect(session.hash).toBe(hashes[session.decisions.length]);
        }
      }),
      { numRuns: many(3, 10), seed: 6 },
    );
  });

  test('a fork or branch at any decision is the game as it was, and another game from then on', () => {
    fc.assert(
      fc.property(points(), (n) => {
        expect(hashOf(game.fork(n).state)).toBe(hashes[n]);
        const branch = game.fork(n);
        expect(branch.hash).toBe(hashes[n]);
        if (branch.pending) branch.decide(branch.pending.options.at(-1)!.id);
      }),
      { numRuns: 5, seed: 7 },
    );
    expect(game.hash).toBe(hashes[length]);
  });

  test('a checkpoint and the decisions since lead to the same state', () => {
    const session = game.fork(120);
    const { state, decisions } = session.checkpoint;
    expect(decisions).toBeLessThanOrEqual(120);
    expect(state.scopes).toEqual([]);
    expect(hashOf(cloneState(state))).toBe(hashOf(state));
  });
});
