import { describe, expect, test } from 'vitest';
import { applyEvent, cloneState, type EncounterEvent, figureIn, term } from '../../../../src/engine/index.ts';
import { editFigure } from '../../../support/edit.ts';
import { drive, newGame, sampleGames, street } from '../../../support/games.ts';

const begun = drive(newGame(street, 'apply'), 'simple', 'apply', 4).state;
/** A board with everybody on it, between two actions. */
const start = () => ({ ...cloneState(begun), scopes: [] as typeof begun.scopes });
const as = (event: object) => event as EncounterEvent;

const move = (figure: string, points: number) => ({
  type: 'scopeOpened',
  rule: 'p.41',
  scope: {
    kind: 'move',
    figure,
    mode: 'free',
    flight: false,
    provokes: true,
    diagonal: false,
    points,
    passed: [],
    way: [[0, 0]],
  },
});

describe('applyEvent', () => {
  test('throws for an event nobody knows, and for what is not there', () => {
    expect(() => applyEvent(start(), as({ type: 'sunRose', rule: 'p.1' }))).toThrow(
      'no writer for event sunRose',
    );
    expect(() =>
      applyEvent(
        start(),
        as({ type: 'spGained', figure: 'ghost', amount: 1, cause: term('refresh'), rule: '' }),
      ),
    ).toThrow(/ghost/);
    expect(() => applyEvent(start(), as({ type: 'attackStepBegan', step: 2, rule: '' }))).toThrow(
      'no attack under way',
    );
    expect(() =>
      applyEvent(start(), as({ type: 'cardFlipped', figure: 'zeke', card: 'x', rule: '' })),
    ).toThrow('zeke has no card x');
  });

  test('scopes close in the order they opened', () => {
    const state = start();
    applyEvent(state, as(move('zeke', 3)));
    expect(() => applyEvent(state, as({ type: 'scopeClosed', kind: 'attack', rule: '' }))).toThrow(
      'closed attack inside move',
    );
  });

  test('copies what it is given: a frozen event leaves no frozen part in the state', () => {
    const state = start();
    const event = move('zeke', 3);
    Object.freeze(event.scope.way);
    Object.freeze(event.scope);
    applyEvent(state, as(event));
    const to = figureIn(state, 'zeke').at!;
    applyEvent(
      state,
      as({ type: 'figureMoved', figure: 'zeke', from: to, to, how: 'step', cost: 1, rule: '' }),
    );
    expect(state.scopes.at(-1)).toMatchObject({ points: 2, way: [[0, 0], to] });
    expect(event.scope).toMatchObject({ points: 3, way: [[0, 0]] });
  });

  test('a push inside a move takes its spaces from the push, and lies on the way of both', () => {
    const state = start();
    applyEvent(state, as(move('zeke', 6)));
    applyEvent(state, as(move('zeke', 2)));
    applyEvent(
      state,
      as({ type: 'figureMoved', figure: 'zeke', from: [0, 0], to: [1, 0], how: 'push', cost: 1, rule: '' }),
    );
    expect(state.scopes.map((s) => (s.kind === 'move' ? [s.points, s.way.length] : []))).toEqual([
      [6, 2],
      [1, 2],
    ]);
  });

  test('a defeated figure leaves board, track and queue; its Group stays while one of it stands', () => {
    const state = start();
    const defeat = (figure: string) =>
      applyEvent(state, as({ type: 'figureDefeated', figure, by: null, cause: term('fell'), rule: '' }));
    const cards = () => state.track.map((card) => card.id);
    state.clock.queue = ['cave-sickle-1', 'cave-sickle-2'];
    editFigure(state, 'cave-sickle-1').effects.push('poison');
    defeat('cave-sickle-1');
    expect(figureIn(state, 'cave-sickle-1')).toMatchObject({
      at: null,
      defeated: true,
      effects: [],
      tokens: {},
    });
    expect(state.clock.queue).toEqual(['cave-sickle-2']);
    expect(cards()).toContain('cave-sickle');
    defeat('cave-sickle-2');
    defeat('cave-sickle-3');
    expect(cards()).not.toContain('cave-sickle');
    expect(cards()).toContain('cave-sickle#2');
  });

  test('the last Dodge token leaves no zero behind', () => {
    const state = start();
    applyEvent(state, as({ type: 'tokenGained', figure: 'rook', token: 'dodge', amount: 2, rule: 'S4' }));
    applyEvent(state, as({ type: 'tokenSpent', figure: 'rook', token: 'dodge', rule: '' }));
    expect(figureIn(state, 'rook').tokens).toEqual({ dodge: 1 });
    applyEvent(state, as({ type: 'tokenSpent', figure: 'rook', token: 'dodge', rule: '' }));
    expect(figureIn(state, 'rook').tokens).toEqual({});
  });

  test('a new round lets every card act again', () => {
    const state = start();
    for (const card of state.track) card.acted = true;
    applyEvent(state, as({ type: 'roundBegan', round: 2, rule: 'p.38' }));
    expect(state.track.some((card) => card.acted)).toBe(false);
    expect(state.clock).toMatchObject({ round: 2, phase: 'turns' });
  });

  test('the outcome ends everything under way', () => {
    const state = start();
    applyEvent(state, as(move('zeke', 3)));
    const outcome = { result: 'won', condition: 'x', text: '' };
    applyEvent(state, as({ type: 'outcomeReached', outcome, rule: 'p.14' }));
    expect(state).toMatchObject({ outcome, scopes: [], turn: null, clock: { phase: 'over' } });
  });

  test('bot games use most of the events there are', () => {
    const types = new Set(
      sampleGames(2).flatMap(({ encounter, policy, seed }) =>
        drive(newGame(encounter, seed), policy, seed, 600).events.map((event) => event.type),
      ),
    );
    expect(types.size).toBeGreaterThan(40);
  });
});
