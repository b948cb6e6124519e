import { describe, expect, test } from 'vitest';
import { type EncounterDefinition, type EncounterSession, figureIn } from '../../../../src/engine/index.ts';
import { eventsOf } from '../../../support/arena.ts';
import {
  answerWith,
  changedGame,
  drive,
  gameContent,
  newGame,
  street,
  yard,
} from '../../../support/games.ts';

/** Lets everybody pass until so many rounds have begun. */
function passUntil(session: EncounterSession, rounds: number): EncounterSession {
  while (session.pending && session.state.clock.round < rounds) answerWith(session);
  return session;
}

const hall = (width: number): string[] => ['', '', ''].map(() => '.'.repeat(width));

/** A hall in which the party and six Cave Sickles are out of each other's sight and reach. */
const farApart = (changes: Partial<EncounterDefinition> = {}): Partial<EncounterDefinition> => ({
  board: { rows: hall(40), elevation: [], walls: [] },
  startingZone: [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
  ],
  tokens: [],
  combatants: [1, 2, 3, 4, 5, 6].map((number) => ({
    card: 'cave-sickle',
    number,
    at: [39 - Math.floor((number - 1) / 3), (number - 1) % 3] as const,
  })),
  ...changes,
});

describe('placement, p.14', () => {
  test('each Adventurer is asked for a space that is left', () => {
    const session = newGame(yard, 'place');
    const taken: string[] = [];
    while (session.pending?.kind === 'placement') {
      const ids = session.pending.options.map((option) => option.id);
      for (const id of taken) expect(ids).not.toContain(id);
      taken.push(ids[0]!);
      session.decide(ids[0]!);
    }
    expect(taken).toHaveLength(4);
    expect(session.state.figures.every((figure) => figure.at !== null)).toBe(true);
  });

  test('a forced choice is not asked: the last space goes to the last Adventurer', () => {
    const session = changedGame(yard, farApart());
    for (let i = 0; i < 3; i++) {
      expect(session.pending?.kind).toBe('placement');
      session.decide(session.pending!.options[0]!.id);
    }
    expect(session.pending?.kind).not.toBe('placement');
    expect(eventsOf(session, 'figurePlaced')).toHaveLength(4);
  });

  test('then a card for each Adventurer and Group is dealt, and the encounter begins', () => {
    const session = passUntil(newGame(street, 'deal'), 1);
    const [dealt] = eventsOf(session, 'initiativeDealt');
    expect(dealt?.track.map((card) => card.id).sort()).toEqual(
      ['animate', 'cave-sickle', 'cave-sickle#2', 'earth-loa', 'nightingale', 'remi', 'rook', 'zeke'].sort(),
    );
    expect(dealt?.track.find((card) => card.id === 'cave-sickle#2')?.figures).toHaveLength(3);
    const types = session.events.map((event) => event.type);
    expect(types.indexOf('encounterBegan')).toBeGreaterThan(types.lastIndexOf('figurePlaced'));
    expect(types.indexOf('roundBegan')).toBeGreaterThan(types.indexOf('encounterBegan'));
  });
});

describe('rounds and the track, p.38', () => {
  const session = drive(newGame(street, 'clock'), 'simple', 'clock', 150);

  test('cards act front to back, each once a round', () => {
    let cards: string[] = [];
    const rounds: string[][] = [];
    for (const event of session.events) {
      if (event.type === 'roundBegan') {
        cards = [];
        rounds.push(cards);
      }
      if (event.type === 'initiativeCardReached') cards.push(event.group);
    }
    const track = eventsOf(session, 'initiativeDealt')[0]!.track.map((card) => card.id);
    expect(rounds.length).toBeGreaterThan(2);
    expect(rounds[0]).toEqual(track);
    for (const round of rounds) {
      expect(new Set(round).size).toBe(round.length);
      expect(round).toEqual(track.filter((id) => round.includes(id)));
    }
  });

  test('the figures of a Group take their turns by number, one after the other', () => {
    for (const event of eventsOf(session, 'initiativeCardReached')) {
      const numbers = event.figures.map((id) => figureIn(session.state, id).number);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
    const quiet = passUntil(changedGame(street, farApart()), 2);
    const turns = eventsOf(quiet, 'turnBegan').map((event) => event.figure);
    for (const group of [
      [1, 2, 3],
      [4, 5, 6],
    ]) {
      const names = group.map((number) => `cave-sickle-${number}`);
      const first = turns.indexOf(names[0]!);
      expect(turns.slice(first, first + 3)).toEqual(names);
    }
  });

  test('rounds count up by one', () => {
    const rounds = eventsOf(session, 'roundBegan').map((event) => event.round);
    expect(rounds).toEqual(rounds.map((_, i) => i + 1));
  });

  test('Unpredictable Combat deals the track anew each round, and not otherwise', () => {
    const dealt = (on: boolean) =>
      eventsOf(passUntil(changedGame(yard, farApart(), { unpredictableCombat: on }), 3), 'initiativeDealt')
        .length;
    expect(dealt(false)).toBe(1);
    expect(dealt(true)).toBe(3);
  });
});

describe('the phases of a turn, pp.39, 56', () => {
  const session = passUntil(newGame(yard, 'phases'), 3);
  const phases = (figure: string): string[][] => {
    const turns: string[][] = [];
    for (const event of session.events) {
      if (event.type === 'turnBegan' && event.figure === figure) turns.push([]);
      if (event.type === 'phaseBegan' && event.figure === figure) turns.at(-1)!.push(event.phase);
    }
    return turns;
  };

  test('an Adventurer: start, status, refresh, action, end', () => {
    expect(phases('rook')[0]).toEqual(['status', 'refresh', 'action', 'end']);
  });

  test('an Intelligent Combatant: no refresh, an activation', () => {
    expect(phases('animate-1')[0]).toEqual(['status', 'activation', 'end']);
  });

  test('no SP is recovered in the first turn, then up to the bar', () => {
    const quiet = passUntil(changedGame(yard, farApart()), 3);
    const gained = eventsOf(quiet, 'spGained').filter((event) => event.figure === 'zeke');
    expect(gained.map((event) => event.amount)).toEqual([2]); // 3 at the start, 3 of recovery, 5 the most
    expect(figureIn(quiet.state, 'zeke').sp).toBe(5);
  });
});

describe('Urgency, p.18', () => {
  test('a token after each round in which no opponent acted, the first round left out; the fourth loses', () => {
    const session = passUntil(changedGame(street, farApart()), 20);
    expect(eventsOf(session, 'urgencyAdded').map((event) => event.count)).toEqual([1, 2, 3, 4]);
    expect(session.state.clock.round).toBe(5);
    expect(session.state.outcome).toMatchObject({ result: 'lost' });
    expect(session.pending).toBeNull();
  });

  test('none while opponents act', () => {
    const session = passUntil(newGame(yard, 'urgent'), 3);
    expect(eventsOf(session, 'urgencyAdded')).toEqual([]);
  });
});

describe('end conditions, p.14', () => {
  const both = (id: string, when: EncounterDefinition['endConditions'][number]['when']) => [
    { id: `${id}-won`, result: 'won' as const, text: 'won', when, gold: 7 },
    { id: `${id}-lost`, result: 'lost' as const, text: 'lost', when },
  ];

  test('lose comes before win when both hold (C10)', () => {
    const session = changedGame(
      yard,
      farApart({ endConditions: both('time', { is: 'rounds-passed', rounds: 1 }) }),
    );
    passUntil(session, 9);
    expect(session.state.outcome).toEqual({ result: 'lost', condition: 'time-lost' });
    expect(session.state.loot.gold).toBe(0);
  });

  test('an exit is looked at when a turn ends on it', () => {
    const exits = farApart({
      tokens: [{ id: 'out', kind: 'exit', colour: 'red', at: [1, 0] }],
      endConditions: [
        {
          id: 'red',
          result: 'won',
          text: 'out',
          when: { is: 'adventurer-ends-turn-on', exit: 'red' },
          gold: 7,
        },
      ],
    });
    const session = passUntil(changedGame(yard, exits), 2);
    const types = session.events.map((event) => event.type);
    expect(session.state.outcome).toMatchObject({ result: 'won', condition: 'red' });
    expect(session.state.loot.gold).toBe(7);
    expect(types.slice(-3)).toEqual(['turnEnded', 'goldGained', 'outcomeReached']);
    expect(figureIn(session.state, eventsOf(session, 'turnEnded').at(-1)!.figure).at).toEqual([1, 0]);
  });

  test('an exit of another colour is none', () => {
    const exits = farApart({
      tokens: [{ id: 'out', kind: 'exit', colour: 'blue', at: [1, 0] }],
      endConditions: [
        { id: 'red', result: 'won', text: 'out', when: { is: 'adventurer-ends-turn-on', exit: 'red' } },
      ],
    });
    expect(passUntil(changedGame(yard, exits), 3).state.outcome).toBeNull();
  });

  test('the last opponent down wins in the middle of the attack, with nothing after it', () => {
    const session = drive(newGame(yard, 'down'), 'simple', 'down');
    expect(session.state.outcome).toMatchObject({ result: 'won', condition: 'warden-down' });
    expect(session.events.at(-1)?.type).toBe('outcomeReached');
    expect(session.state.scopes).toEqual([]);
  });

  test('all Adventurers down loses', () => {
    const session = drive(newGame(street, 'lost'), 'random', 'lost');
    expect(session.state.outcome).toMatchObject({ result: 'lost', condition: 'all-fallen' });
  });

  test('the content has encounters to test with', () => {
    expect(Object.keys(gameContent.encounters)).toEqual(expect.arrayContaining([yard, street]));
  });
});
