import { describe, expect, test } from 'vitest';
import { makeBot, type Policy } from '../../src/bots/bot.ts';
import { sessionAhead } from '../../src/bots/foresight.ts';
import { defaultSetup, type EncounterEvent, EncounterSession } from '../../src/engine/index.ts';
import { BUILT_IN, loadPlace, playable } from '../../src/sim/pack-place.ts';

const content = playable(loadPlace(BUILT_IN));

const begin = (encounter: string, seed: string) =>
  new EncounterSession(defaultSetup(content.encounters[encounter]!, seed, ['North', 'South']), content);

function play(encounter: string, policy: Policy, seed: string): EncounterSession {
  const session = begin(encounter, seed);
  const bot = makeBot(policy, seed);
  while (session.pending) session.decide(bot.choose(session));
  return session;
}

/** The first turn of a game: placed by the simple bot. */
function firstTurn(encounter: string, seed: string): EncounterSession {
  const session = begin(encounter, seed);
  const bot = makeBot('simple', seed);
  while (session.pending?.kind !== 'turn') session.decide(bot.choose(session));
  return session;
}

const rollsOf = (events: readonly EncounterEvent[]) =>
  events.flatMap((event) => (event.type === 'diceRolled' ? [JSON.stringify(event.dice)] : [])).join();

describe('the bot that thinks ahead', { timeout: 120_000 }, () => {
  test('plays a game to its end, the same for the same seed', () => {
    const [a, b] = [play('training-yard', 'thinking', 'whole'), play('training-yard', 'thinking', 'whole')];
    expect(a.state.outcome).not.toBeNull();
    expect(b.hash).toBe(a.hash);
  });

  test('leaves the game it thinks about as it is', () => {
    const session = firstTurn('under-hallow-street', 'as-it-is');
    const before = JSON.stringify([session.toLog(), session.events]);
    makeBot('thinking', 'x').choose(session);
    expect(JSON.stringify([session.toLog(), session.events])).toBe(before);
  });

  test('does not know the dice to come, nor what lies hidden', () => {
    const session = firstTurn('under-hallow-street', 'hidden');
    const runs = ['a', 'a', 'b', 'c'].map((seed) => {
      const ahead = sessionAhead(session, seed)!;
      const bot = makeBot('simple', seed);
      while (ahead.pending && ahead.decisions.length < 60) ahead.decide(bot.choose(ahead));
      return ahead;
    });
    const bot = makeBot('simple', 'a');
    const placed = session.events.length;
    while (session.pending && session.decisions.length < 66) session.decide(bot.choose(session));
    const thrown = runs.map(({ events }) => rollsOf(events));
    expect(thrown[0]).toBe(thrown[1]);
    expect(new Set([...thrown.slice(1), rollsOf(session.events.slice(placed))]).size).toBe(4);
    const { loot, totems = {}, objectives = [], endConditions } = runs[0]!.encounter;
    expect(Object.values(loot)).toEqual(Object.values(loot).map(() => ({ text: '' })));
    const hidden = [...Object.values(totems), ...objectives].flatMap((reveal) => reveal.do);
    expect(hidden.filter((op) => op.do !== 'end')).toEqual([]);
    expect(endConditions).toEqual(session.encounter.endConditions);
  });

  test('thinks about no question within a rule: there is more under way than what lies on the table', () => {
    const session = firstTurn('training-yard', 'within');
    const move = session.pending!.options.find(({ act }) => act.do === 'move')!;
    session.decide(move.id);
    expect(session.pending!.kind).toBe('move');
    expect(sessionAhead(session, 'a')).toBeNull();
  });
});
