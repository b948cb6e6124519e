import { describe, expect, test } from 'vitest';
import { cloneState, type EncounterState, figureIn } from '../../src/engine/index.ts';
import { faultsOf } from '../../src/sim/sim-checks.ts';
import { type PlayedGame, playGame, replayFault } from '../../src/sim/sim-game.ts';
import { reportOf } from '../../src/sim/sim-report.ts';
import { editFigure } from '../support/edit.ts';
import { drive, gameContent, newGame, street, yard } from '../support/games.ts';

describe('a bot game', () => {
  const plan = { encounter: yard, policy: 'simple' } as const;
  const seeds = ['r-1', 'r-2'] as const;
  const games = seeds.map((seed) => playGame(gameContent, { ...plan, seed }));
  const [game] = games as [PlayedGame];

  test('ends, without a fault, with a log that leads to its hash', () => {
    expect(game).toMatchObject({ fault: null, outcome: { result: 'won' } });
    expect(game.log.decisions).toHaveLength(game.decisions);
    expect(replayFault(game.log, gameContent, { events: game.events, looked: true })).toBeNull();
  });

  test('is the same for the same seed, another for another, in every number of the report', () => {
    const again = seeds.map((seed) => playGame(gameContent, { ...plan, seed }));
    expect(again).toEqual(games);
    expect(reportOf(again)).toBe(reportOf(games));
    expect(new Set(games.map(({ log }) => log.hash)).size).toBe(seeds.length);
  });

  test('the random policy ends its games too', () => {
    expect(playGame(gameContent, { ...plan, seed: 'g', policy: 'random' }).fault).toBeNull();
  });

  test('a log that leads elsewhere is told with the place', () => {
    const { log } = game;
    expect(replayFault({ ...log, hash: '0' }, gameContent)).toMatch(/^replay: ends at [0-9a-f]{16}, not 0$/);
    expect(replayFault(log, gameContent, { events: 1 })).toMatch(/events, not 1$/);
    const [first, ...rest] = log.decisions;
    const other = { ...log, decisions: [{ ...first!, kind: 'dodge' }, ...rest] };
    expect(replayFault(other, gameContent)).toBe(
      'replay, decision 1: placement is asked, the log answers dodge',
    );
  });

  test('the report counts wins by condition and prints no time', () => {
    expect(reportOf(games)).toMatch(
      /^games 2 {3}won 2 \(100.0 %[^)]*\) {3}lost 0 \(0.0 %\)\n {2}won: warden-down/,
    );
    expect(reportOf(games)).toMatch(/rounds .* decisions .* events .* gold/);
    expect(reportOf(games)).not.toMatch(/ms|time/);
  });
});

describe('what is looked at in every position', () => {
  const session = drive(newGame(street, 'faults'), 'simple', 'faults', 4);
  const faults = (change: (state: EncounterState) => void) => {
    const state = { ...cloneState(session.state), scopes: [] };
    change(state);
    return faultsOf({ ...session.position, state });
  };

  test('a sound one has no fault', () => {
    expect(faults(() => {})).toEqual([]);
  });

  test('with all HP gone a figure may stand while that is answered (A5), not when the next action is asked for', () => {
    const state = { ...cloneState(session.state), scopes: [] };
    editFigure(state, 'zeke').damage = 12;
    const found = (asked: 'choose-target' | 'turn') => faultsOf({ ...session.position, state }, asked);
    expect(found('choose-target')).toEqual([]);
    expect(found('turn')).toEqual(['zeke is not down with 12 damage']);
  });

  test('once the encounter is over nobody is judged by the HP they have left (p.14)', () => {
    expect(
      faults((state) => {
        editFigure(state, 'zeke').damage = 12;
        state.outcome = { result: 'won', condition: 'out' };
      }),
    ).toEqual([]);
  });

  test.each<[string, (state: EncounterState) => void]>([
    ['zeke has 6 of 5 SP', (state) => Object.assign(figureIn(state, 'zeke'), { sp: 6 })],
    ['zeke has -1 SP', (state) => Object.assign(figureIn(state, 'zeke'), { sp: -1 })],
    ['zeke has -1 damage', (state) => Object.assign(figureIn(state, 'zeke'), { damage: -1 })],
    ['zeke is not down with 12 damage', (state) => Object.assign(figureIn(state, 'zeke'), { damage: 12 })],
    ['zeke has an effect twice', (state) => editFigure(state, 'zeke').effects.push('haste', 'haste')],
    ['zeke has 0 dodge', (state) => Object.assign(figureIn(state, 'zeke').tokens, { dodge: 0 })],
    [
      'zeke is there twice',
      (state) => {
        state.figures = [...state.figures, { ...figureIn(state, 'zeke'), at: [0, 7], cards: [] }];
      },
    ],
    ['-1 gold', (state) => Object.assign(state.loot, { gold: -1 })],
    [
      'a card lies in two places',
      (state) => editFigure(state, 'zeke').pack.push(editFigure(state, 'remi').cards[0]!),
    ],
  ])('%s', (fault, change) => {
    expect(faults(change)).toContain(fault);
  });

  test('two figures in one space', () => {
    const found = faults((state) => {
      editFigure(state, 'zeke').at = figureIn(state, 'remi').at;
    });
    expect(found).toEqual([expect.stringMatching(/^(zeke and remi|remi and zeke) share /)]);
  });
});
