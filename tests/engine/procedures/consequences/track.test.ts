import { describe, expect, test } from 'vitest';
import type { InitiativeCard, Position } from '../../../../src/engine/index.ts';
import { term } from '../../../../src/engine/model/messages/cause.ts';
import {
  moveOnTrack,
  placeOnTrack,
  putAtBack,
} from '../../../../src/engine/procedures/consequences/track.ts';
import { arena, eventsOf, type Roll } from '../../../support/arena.ts';
import { body, doing, inTurnOf, rook, run, zeke } from '../../../support/encounter-arena.ts';

/** Faces of BLACK by its books, p.19. */
const BOOKS: Readonly<Record<number, number>> = { 0: 4, 1: 3, 2: 1, 3: 2, 4: 5 };
const books = (n: number): readonly Roll[] => [['black', BOOKS[n]!]];

const card = (id: string, acted = false): InitiativeCard => ({ id, figures: [id], acted });

/** Three cards on the track, and somebody new. */
function table(
  track: readonly InitiativeCard[] = [card('rook'), card('foe'), card('zeke')],
  ruleset: object = {},
  queue: readonly string[] = ['zeke'],
): Position {
  const position = arena({
    figures: [rook([0, 0]), zeke([0, 1]), body('foe', [4, 0]), body('new', [5, 0])],
    ruleset,
  });
  const clock = { ...position.state.clock, queue: [...queue] };
  return { ...position, state: { ...position.state, clock, track: [...track] } };
}

const order = (session: ReturnType<typeof run>) => session.state.track.map(({ id }) => id);

describe('a spawned Combatant’s place on the track (p.19, D3, C9)', () => {
  const placed = (position: Position, rolls: readonly Roll[] = [], turn?: string) => {
    const rule = (at: Parameters<typeof placeOnTrack>[0]) => placeOnTrack(at, 'new', 'new');
    return run(position, turn ? inTurnOf(turn, rule) : rule, rolls);
  };

  test('in an Adventurer’s turn next after its card, one further down for each book (D3)', () => {
    expect(order(placed(table(), books(0), 'rook'))).toEqual(['rook', 'new', 'foe', 'zeke']);
    expect(order(placed(table(), books(1), 'rook'))).toEqual(['rook', 'foe', 'new', 'zeke']);
    expect(order(placed(table(), books(4), 'rook'))).toEqual(['rook', 'foe', 'zeke', 'new']);
  });

  test('in any other turn, or in nobody’s, it is counted from the front (X87)', () => {
    expect(order(placed(table(), books(0), 'foe'))).toEqual(['new', 'rook', 'foe', 'zeke']);
    expect(order(placed(table(), books(2), 'foe'))).toEqual(['rook', 'foe', 'new', 'zeke']);
    expect(order(placed(table(), books(1)))).toEqual(['rook', 'new', 'foe', 'zeke']);
  });

  test('with active Combatants after the active card, at the back in nobody’s turn, without a roll (p.71)', () => {
    const active = { activeCombatants: true };
    expect(order(placed(table(undefined, active), [], 'rook'))).toEqual(['rook', 'new', 'foe', 'zeke']);
    expect(order(placed(table(undefined, active), [], 'foe'))).toEqual(['rook', 'foe', 'new', 'zeke']);
    expect(order(placed(table(undefined, active)))).toEqual(['rook', 'foe', 'zeke', 'new']);
  });

  test('after the last turn of a round at the back (C9)', () => {
    const done = [card('rook', true), card('foe', true), card('zeke', true)];
    const session = placed(table(done, {}, []));
    expect(order(session)).toEqual(['rook', 'foe', 'zeke', 'new']);
    expect(session.state.track.at(-1)).toEqual(card('new'));
  });

  test('between rounds, where some have acted and some not, it is rolled for (D3)', () => {
    const some = [card('rook', true), card('foe'), card('zeke')];
    expect(order(placed(table(some, {}, []), books(1)))).toEqual(['rook', 'new', 'foe', 'zeke']);
  });

  test('where its card lies it joins its Group there (p.54)', () => {
    const session = placed(table([card('rook'), card('new'), card('zeke')]));
    expect(session.state.track.map(({ figures }) => figures.length)).toEqual([1, 2, 1]);
    expect(eventsOf(session, 'trackArranged')).toMatchObject([{ cause: term('joins-group'), rule: 'p.54' }]);
  });
});

describe('cards that move on the track (p.38)', () => {
  const moved = (group: string, direction: 'up' | 'down', places: number) =>
    order(
      run(
        table(),
        doing((at) => moveOnTrack(at, group, direction, places, term('reward'))),
      ),
    );

  test('up to the front, down to the back, never beyond', () => {
    expect(moved('zeke', 'up', 1)).toEqual(['rook', 'zeke', 'foe']);
    expect(moved('zeke', 'up', 9)).toEqual(['zeke', 'rook', 'foe']);
    expect(moved('rook', 'down', 1)).toEqual(['foe', 'rook', 'zeke']);
    expect(moved('rook', 'down', 9)).toEqual(['foe', 'zeke', 'rook']);
  });

  test('who has no card there moves nobody’s', () => {
    expect(moved('new', 'up', 1)).toEqual(['rook', 'foe', 'zeke']);
  });
});

test('a summoned Esper’s card goes to the back, the next of its Group with it (p.68)', () => {
  const session = run(
    table(),
    doing((at) => {
      putAtBack(at, 'espers', 'new');
      putAtBack(at, 'espers', 'other');
    }),
  );
  expect(session.state.track.at(-1)).toEqual({ id: 'espers', figures: ['new', 'other'], acted: false });
  expect(session.state.track).toHaveLength(4);
});
