import { expect, test } from 'vitest';
import { DEFAULT_RULESET, type EncounterDefinition, EncounterSession } from '../../src/engine/index.ts';
import { caseCards } from '../support/cases.ts';

const base: EncounterDefinition = {
  id: 'yard',
  name: 'Yard',
  intro: '',
  sources: { default: 'original' },
  lootLevel: 'mundane',
  board: { rows: ['.'.repeat(30)], elevation: [], walls: [] },
  tokens: [],
  startingZone: [
    [0, 0],
    [1, 0],
  ],
  combatants: [{ card: 'animate', number: 1, at: [29, 0] }],
  endConditions: [
    { id: 'fallen', result: 'lost', text: 'Lost.', when: { is: 'all-adventurers-defeated' } },
    { id: 'out', result: 'won', text: 'Won.', when: { is: 'adventurer-ends-turn-on', exit: 'red' } },
  ],
  loot: {},
  rules: [],
  loadouts: {},
};

/** Remi alone, ending every turn at once; until the encounter is over or `rounds` have passed. */
function playOn(encounter: EncounterDefinition, rounds: number, ruleset = {}) {
  const session = new EncounterSession(
    {
      encounter: 'yard',
      ruleset: { ...DEFAULT_RULESET, ...ruleset },
      seed: 'clock',
      seats: [{ id: 'a', name: 'A' }],
      party: [{ card: 'remi-moretti', seat: 'a', loadout: { items: [], disciplines: [] } }],
      byHand: false,
    },
    { cards: caseCards, encounters: { yard: encounter } },
  );
  while (session.pending && session.state.clock.round <= rounds) {
    const ids = session.pending.options.map((option) => option.id);
    session.decide(ids.includes('end-turn') ? 'end-turn' : ids[0]!);
  }
  return session;
}

test('C8: figures set up count as spawned in round 1; then a token for each idle round, the fourth defeats all', () => {
  const session = playOn(base, 9);
  const urgencies = session.events.flatMap((event, i) =>
    event.type === 'urgencyAdded'
      ? [session.events.slice(0, i).filter((earlier) => earlier.type === 'roundBegan').length]
      : [],
  );
  expect(urgencies).toEqual([2, 3, 4, 5]);
  expect(session.state.outcome?.result).toBe('lost');
  expect(session.state.figures.filter((f) => f.kind === 'adventurer').every((f) => f.defeated)).toBe(true);
});

test.each([3, 5] as const)('urgencyLimit %i', (urgencyLimit) => {
  const session = playOn(base, 9, { urgencyLimit });
  expect(session.events.filter((event) => event.type === 'urgencyAdded')).toHaveLength(urgencyLimit);
  expect(session.state.outcome?.result).toBe('lost');
});

test('C10: on the exit, but Dangerous: won and lost at once is lost', () => {
  const session = playOn(
    {
      ...base,
      board: { ...base.board, rows: [`d${'.'.repeat(29)}`] },
      startingZone: [[0, 0]],
      tokens: [{ id: 'way', kind: 'exit', colour: 'red', at: [0, 0] }],
      // Printed first or last, the lost one is met.
      endConditions: [...base.endConditions].reverse(),
    },
    3,
  );
  expect(session.state.outcome?.result).toBe('lost');
});

test('C10: on a safe exit it is won', () => {
  const session = playOn(
    { ...base, startingZone: [[0, 0]], tokens: [{ id: 'way', kind: 'exit', colour: 'red', at: [0, 0] }] },
    3,
  );
  expect(session.state.outcome?.result).toBe('won');
});
