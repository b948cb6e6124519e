import { describe, expect, test } from 'vitest';
import { makeBot } from '../../src/bots/bot.ts';
import {
  applyEvent,
  canonicalJson,
  cloneState,
  type EncounterState,
  encounterGame,
  type OwnState,
  oddsOf,
  Session,
  sameState,
  seededChance,
} from '../../src/engine/index.ts';
import { many, proved, sampleOf } from '../support/depth.ts';
import { drive, gameContent, newGame, sampleGames, street } from '../support/games.ts';

function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}

/** Everything below a state frozen, whatever it came from: a write throws (I1). */
function frozenBelow(state: EncounterState): EncounterState {
  for (const part of Object.values(state)) deepFreeze(part);
  return state;
}

describe('I1: nothing below a state is ever written', () => {
  test('the guard itself catches a write', () => {
    const state = frozenBelow(sameState(newGame(street, 'guard').state)) as OwnState;
    expect(() => {
      state.figures[0]!.sp += 1;
    }).toThrow(TypeError);
    expect(() => state.track.push({ id: 'x', figures: [], acted: false })).toThrow(TypeError);
  });

  test.each(sampleOf(sampleGames(4), 2, 'frozen'))(
    'a $policy game of $encounter, seed $seed',
    ({ encounter, policy, seed }) => {
      const start = newGame(encounter, seed);
      const position = { cards: gameContent.cards, encounter: start.encounter };
      const session = new Session(
        {
          ...encounterGame(position, seededChance, false),
          apply(state, event) {
            applyEvent(state, deepFreeze(event));
            frozenBelow(state);
          },
        },
        frozenBelow(sameState(start.state)),
      );
      const bot = makeBot(policy, seed);
      const looking = Object.assign(session, { position: { ...position, state: session.state } });
      for (let i = 0; i < many(60, 150) && session.pending; i++) session.decide(bot.choose(looking as never));
      expect(session.decisions.length).toBeGreaterThan(10);
      proved({ decisions: session.decisions.length });
    },
  );

  test.each(sampleOf(sampleGames(4), 1, 'listeners'))(
    'what listeners and the screen freeze is never written: $policy, $seed',
    (game) => {
      const session = newGame(game.encounter, game.seed);
      session.subscribe((event) => deepFreeze(event));
      for (const event of session.events) deepFreeze(event);
      drive(session, game.policy, game.seed, many(150, 300), ({ pending }) => {
        deepFreeze(pending);
      });
      expect(session.decisions.length).toBeGreaterThan(10);
    },
  );

  test('odds write nothing', () => {
    const session = drive(newGame(street, 'frozen'), 'simple', 'frozen', 40);
    const state = deepFreeze(cloneState(session.state));
    const position = { ...session.position, state };
    const before = canonicalJson(state);
    for (const attacker of state.figures)
      for (const target of state.figures)
        if (attacker.side !== target.side) oddsOf(position, attacker.id, target.id);
    expect(canonicalJson(state)).toBe(before);
  });
});

describe('I2: state and events survive JSON unchanged', () => {
  test.each(sampleOf(sampleGames(4), 2, 'JSON'))(
    '$policy, $encounter, $seed',
    ({ encounter, policy, seed }) => {
      const session = drive(
        newGame(encounter, seed),
        policy,
        seed,
        many(150, 300),
        ({ state, decisions }) => {
          if (decisions.length % 25 === 0) expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
        },
      );
      expect(JSON.parse(JSON.stringify(session.events))).toStrictEqual(session.events);
      expect(JSON.parse(JSON.stringify(session.toLog()))).toStrictEqual(session.toLog());
    },
  );
});
