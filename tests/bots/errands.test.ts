import { describe, expect, test } from 'vitest';
import { listErrands, listExits } from '../../src/bots/errands.ts';
import { playLabGame } from '../../src/bots/lab/lab-game.ts';
import { AimedBot } from '../../src/bots/planner/aimed-bot.ts';
import { placesOf, stylesOf } from '../../src/bots/planner/aims.ts';
import { imagine, runAhead } from '../../src/bots/planner/imagined.ts';
import { SimpleBot } from '../../src/bots/simple-bot.ts';
import type { EncounterSession, EncounterState, Position, Space } from '../../src/engine/index.ts';
import { proved, provedTest } from '../support/depth.ts';
import { gameContent, newGame } from '../support/games.ts';

const changed = (position: Position, changes: Partial<EncounterState>): Position => ({
  ...position,
  state: { ...position.state, ...changes },
});
const tokenAt = ({ state }: Position, id: string): Space =>
  state.boardTokens.find((token) => token.id === id)!.at;

/** A game at its first turn. */
function begun(encounter: string): EncounterSession {
  const session = newGame(encounter, 'errands');
  const bot = new SimpleBot();
  while (session.pending!.kind !== 'turn') session.decide(bot.choose(session));
  return session;
}

describe('an Objective is gone for only while it can be activated (p.17)', () => {
  test('the fourth wheel not before its planks lie', () => {
    const { position } = begun('wheels-within');
    const wheel = tokenAt(position, 'fourth-wheel');
    expect(listErrands(position)).toContainEqual(tokenAt(position, 'north-wheel'));
    expect(listErrands(position)).not.toContainEqual(wheel);
    const flags = { 'plank-north': 1, 'plank-west': 1, 'plank-east': 1 };
    expect(listErrands(changed(position, { counters: flags }))).toContainEqual(wheel);
  });

  test('a bell that comes again is, once it does not ring any more (X134)', () => {
    const { position } = begun('two-bells');
    const bell = tokenAt(position, 'west-rope');
    const boardTokens = [{ id: 'west-bell', kind: 'objective', colour: 'white', at: bell } as const];
    const rung = changed(position, { boardTokens, done: [...position.state.done, 'ring-west'] });
    expect(listErrands(rung)).toEqual([bell]);
    expect(listErrands(changed(rung, { counters: { 'west-rings': 1 } }))).toEqual([]);
  });

  test('and one that asks who carries something, by that one alone (X131)', () => {
    const { position } = begun('the-sleeping-house');
    const [first, second] = position.state.figures.filter(({ kind }) => kind === 'adventurer');
    const objective = {
      ...{ id: 'asks', text: '', do: [] },
      when: { is: 'adventurer-enters', spaces: [[1, 1]] } as const,
      if: [{ is: 'carries', who: 'doer', token: 'casket' } as const],
    };
    const encounter = { ...position.encounter, objectives: [objective] };
    const { boardTokens } = position.state;
    const casket = boardTokens.find(({ id }) => id === 'casket')!;
    const rest = boardTokens.filter((token) => token !== casket);
    const lying: Position = { ...position, encounter };
    const borne = changed(lying, { boardTokens: rest, carried: [{ token: casket, by: first!.id }] });
    expect(listErrands(lying)).not.toContainEqual([1, 1]);
    expect(listErrands(borne, first!.id)).toContainEqual([1, 1]);
    expect(listErrands(borne, second!.id)).not.toContainEqual([1, 1]);
    expect(listErrands(borne)).toContainEqual([1, 1]);
  });
});

describe('a way out that asks for the casket (p.14)', () => {
  const { position } = begun('the-sleeping-house');
  const [first, second] = position.state.figures.filter(({ kind }) => kind === 'adventurer');
  const { boardTokens } = position.state;
  const casket = boardTokens.find(({ id }) => id === 'casket')!;
  const exit = boardTokens.find(({ kind }) => kind === 'exit')!.at;

  test('is none before somebody bears it: it is fetched first', () => {
    expect(listExits(position)).toEqual([]);
    expect(placesOf(position, 'leave', first!.id)).toEqual([casket.at]);
    expect(stylesOf(position, { aim: 'fight', manner: 'plain' }).some(({ aim }) => aim === 'leave')).toBe(
      true,
    );
  });

  test('is one for its bearer, and for nobody else', () => {
    const borne = changed(position, {
      boardTokens: boardTokens.filter((token) => token !== casket),
      carried: [{ token: casket, by: first!.id }],
    });
    expect(placesOf(borne, 'leave', first!.id)).toEqual([exit]);
    expect(placesOf(borne, 'leave', second!.id)).toEqual([]);
    expect(placesOf(borne, 'leave')).toEqual([exit]);
  });

  test('is fetched by a party that wants to leave', () => {
    const session = begun('the-sleeping-house');
    // Its doors are locked until somebody has run for the butler's key.
    const errand = new AimedBot({ aim: 'errand', manner: 'plain' });
    const leave = new AimedBot({ aim: 'leave', manner: 'plain' });
    for (let i = 0; session.pending && i < 400; i++) {
      const bot = session.state.done.includes('the-key') ? leave : errand;
      session.decide(bot.choose(session));
    }
    expect(session.events.some((event) => event.type === 'tokenTaken' && event.token.id === 'casket')).toBe(
      true,
    );
  });
});

test('a run of the planner activates an Objective that comes again once, not for ever', () => {
  const session = begun('keep-the-beacon');
  const objective = session.encounter.objectives!.find(({ id }) => id === 'feed-the-fire')!;
  expect(objective.repeat).toBe(true);
  const game = runAhead(imagine(session)!, 'once');
  const bot = new AimedBot({ aim: 'errand', manner: 'plain' });
  for (let i = 0; game.pending && i < 300; i++) game.decide(bot.choose(game));
  const fed = game.events.filter(
    (event) => event.type === 'objectiveActivated' && event.objective === objective.id,
  );
  expect(fed).toHaveLength(1);
});

// What it asks of such a condition is asked above; thought ahead, these two games take most of the time of this file.
provedTest('the planner plays encounters with such conditions to their end', () => {
  for (const encounter of ['the-sleeping-house', 'two-bells']) {
    const game = playLabGame(gameContent, { encounter, bot: 'planner', difficulty: 'easy' }, 'errands');
    expect(game.fault).toBeNull();
    expect(game.outcome).not.toBeNull();
    proved({ games: 1 });
  }
});
