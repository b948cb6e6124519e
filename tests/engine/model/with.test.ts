import { describe, expect, test } from 'vitest';
import { makeBot } from '../../../src/bots/bot.ts';
import { listStanding } from '../../../src/engine/index.ts';
import {
  attackWith,
  cardWith,
  clockWith,
  figureWith,
  scopeWith,
  stateWith,
  turnWith,
} from '../../../src/engine/model/with.ts';
import {
  armorOf,
  armorTotalOf,
  movementOf,
  movementTotalOf,
} from '../../../src/engine/queries/figures/stats.ts';
import { newGame, sampleGames } from '../../support/games.ts';

describe('values copied field by field, and totals without their ledgers', () => {
  test.each(sampleGames(2))('in $encounter, $policy, $seed', ({ encounter, policy, seed }) => {
    const session = newGame(encounter, seed);
    const bot = makeBot(policy, seed);
    let attacks = 0;
    session.subscribe(() => {
      const { state } = session;
      for (const scope of state.scopes) expect(scopeWith(scope)).toStrictEqual(scope);
      const at = state.scopes.findLast((scope) => scope.kind === 'attack');
      if (at?.kind !== 'attack') return;
      attacks += 1;
      expect(attackWith(at, {})).toStrictEqual(at);
      expect(attackWith(at, { step: 9 })).toStrictEqual({ ...at, step: 9 });
    });
    for (let i = 0; i < 60 && session.pending; i++) {
      const { state, position } = session;
      // What is absent stays absent: strictly equal, key by key.
      expect(stateWith(state)).toStrictEqual(state);
      expect(stateWith(state, { urgency: 7 })).toStrictEqual({ ...state, urgency: 7 });
      for (const figure of state.figures) {
        expect(figureWith(figure, {})).toStrictEqual(figure);
        expect(figureWith(figure, { granted: [] })).toStrictEqual({ ...figure, granted: [] });
        for (const card of [...figure.cards, ...figure.pack]) {
          expect(cardWith(card)).toStrictEqual(card);
          expect(cardWith(card, { energy: 3 })).toStrictEqual({ ...card, energy: 3 });
        }
      }
      expect(clockWith(state.clock)).toStrictEqual(state.clock);
      if (state.turn) expect(turnWith(state.turn, { aiStep: 5 })).toStrictEqual({ ...state.turn, aiStep: 5 });
      for (const figure of listStanding(state)) {
        expect(armorTotalOf(position, figure)).toBe(armorOf(position, figure).total);
        expect(movementTotalOf(position, figure)).toBe(movementOf(position, figure).total);
      }
      session.decide(bot.choose(session));
    }
    expect(attacks).toBeGreaterThan(0);
  });
});
