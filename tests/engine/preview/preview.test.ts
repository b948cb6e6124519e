import { describe, expect, test } from 'vitest';
import { type Change, type EncounterSession, previewOption } from '../../../src/engine/index.ts';
import { drive, newGame, street } from '../../support/games.ts';

const POLICY = 'random';

/** Looks at each question of a game. */
function atQuestions(seed: string, most: number, look: (session: EncounterSession) => void): void {
  drive(newGame(street, seed), POLICY, seed, most, (session) => {
    if (session.pending) look(session);
  });
}

describe('what is certain to come of an answer', () => {
  test('the game is only read: the same question, events and hash, whatever is looked at', () => {
    atQuestions('read', 60, (session) => {
      const { pending, hash, events, decisions } = session;
      const counts = [events.length, decisions.length];
      for (const { id } of pending!.options) previewOption(session, id);
      expect(session.pending).toBe(pending);
      expect([session.events.length, session.decisions.length]).toEqual(counts);
      expect(session.hash).toBe(hash);
    });
  });

  test('where no die comes before, it is what then happens', () => {
    let certain = 0;
    atQuestions('truth', 60, (session) => {
      for (const { id } of session.pending!.options.slice(0, 6)) {
        const preview = previewOption(session, id)!;
        if (preview.until.is !== 'question') continue;
        certain += 1;
        const fork = session.fork();
        fork.decide(id);
        expect(fork.pending?.kind).toBe(preview.until.prompt.kind);
        expect(fork.pending?.figure).toBe(preview.until.prompt.figure);
        for (const change of preview.changes) expectTrue(fork, change);
      }
    });
    expect(certain).toBeGreaterThan(100);
  });

  test('nothing is rolled, drawn or read beforehand', () => {
    let stopped = 0;
    atQuestions('hidden', 120, (session) => {
      for (const { id } of session.pending!.options) {
        const preview = previewOption(session, id)!;
        if (preview.until.is === 'dice') expect(preview.until.dice.length).toBeGreaterThan(0);
        if (preview.until.is === 'dice' || preview.until.is === 'hidden') stopped += 1;
      }
    });
    expect(stopped).toBeGreaterThan(20);
  });

  test('what is no answer has no consequences', () => {
    expect(previewOption(newGame(street, 'none'), 'nonsense')).toBeNull();
  });
});

/** A change that was foreseen stands in the game that took the answer. */
function expectTrue(session: EncounterSession, change: Change): void {
  const figureOf = (id: string) => session.state.figures.find((figure) => figure.id === id)!;
  if (change.is === 'sp') expect(figureOf(change.figure).sp).toBe(change.left);
  if (change.is === 'moves') expect(figureOf(change.figure).at).toEqual(change.to);
  if (change.is === 'falls') expect(figureOf(change.figure).defeated).toBe(true);
}
