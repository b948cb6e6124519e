import { describe, expect, test } from 'vitest';
import { type EncounterSession, idOf, PROMPT_KINDS, RefusedDecision } from '../../src/engine/index.ts';
import { faultsOf } from '../../src/sim/sim-checks.ts';
import { many, proved, sampleOf } from '../support/depth.ts';
import { drive, newGame, sampleGames, street } from '../support/games.ts';

describe('I6: pending has at least two answers', () => {
  test.each(sampleOf(sampleGames(6), 2))('$policy, $encounter, $seed', ({ encounter, policy, seed }) => {
    const look = ({ pending, state }: EncounterSession) => {
      if (!pending) return;
      const ids = pending.options.map((option) => option.id);
      expect(ids.length).toBeGreaterThanOrEqual(2);
      expect(new Set(ids).size).toBe(ids.length);
      expect(PROMPT_KINDS).toContain(pending.kind);
      expect(state.seats.map((seat) => seat.id)).toContain(pending.seat);
      for (const { id, act } of pending.options) expect(id).toBe(idOf(act));
      for (const refusal of pending.refused ?? []) {
        expect(ids).not.toContain(refusal.id);
        expect(refusal.id).toBe(idOf(refusal.act));
        expect(refusal.reason.why).not.toBe('');
      }
    };
    const { decisions } = drive(newGame(encounter, seed), policy, seed, 400, look);
    proved({ questions: decisions.length });
  });

  test('what is offered is legal: every position of random games is sound', () => {
    for (const seed of sampleOf(['legal-1', 'legal-2'], 1))
      drive(newGame(street, seed), 'random', seed, many(150, 500), (session) => {
        expect(faultsOf(session.position)).toEqual([]);
      });
  });
});

describe('I10: a decision that is not pending is refused before anything runs', () => {
  test('at every question of a game', () => {
    drive(newGame(street, 'refuse'), 'simple', 'refuse', 80, (session) => {
      const { pending, hash } = session;
      const events = session.events.length;
      const decisions = session.decisions.length;
      const others = ['', 'nonsense', 'constructor', pending?.options[0]?.act.do ?? 'no act'];
      // What is no text, as whoever calls it from outside may give: half of them cannot be written into a message.
      const odd: readonly unknown[] = [null, undefined, 0, {}, ['x'], Symbol('x'), Object.create(null), 1n];
      for (const wrong of [...others, ...odd]) {
        if (pending?.options.some((option) => option.id === wrong)) continue;
        expect(() => session.decide(wrong as string)).toThrow(RefusedDecision);
      }
      expect(session.pending).toBe(pending);
      expect(session.events).toHaveLength(events);
      expect(session.decisions).toHaveLength(decisions);
      expect(session.hash).toBe(hash);
    });
  });

  test('an option that was refused with a reason is no answer', () => {
    let seen = 0;
    drive(newGame(street, 'reasons'), 'simple', 'reasons', 60, (session) => {
      const refused = session.pending?.refused?.[0];
      if (!refused) return;
      seen += 1;
      expect(() => session.decide(refused.id)).toThrow(RefusedDecision);
    });
    expect(seen).toBeGreaterThan(5);
  });

  test('when the encounter is over nothing is asked', () => {
    const session = drive(newGame(street, 'over'), 'simple', 'over');
    expect(session.state.outcome).not.toBeNull();
    expect(session.pending).toBeNull();
    expect(() => session.decide('end-turn')).toThrow(/no question is open/);
  });
});
