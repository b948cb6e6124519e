import { describe, expect, test } from 'vitest';
import {
  cloneState,
  encounterGame,
  finished,
  type Position,
  Session,
  type Space,
  workOutWay,
} from '../../../src/engine/index.ts';
import { seededChance } from '../../../src/engine/rng/chance.ts';
import { arena, brute, hero } from '../../support/arena.ts';

/** WHITE and WHITE against Defense 9: 21 of 36 throws strike. */
const STRUCK = 21 / 36;
const FLED = 'them';

/** One who walks along the top row, with that Movement and SP, past whoever strikes at it. */
function scene(foes: readonly Space[], movement = 4, sp = 0): Position {
  const us = { ...hero('us', [0, 0], { movement, defense: 9 }), sp };
  const them = foes.map((at, i) => brute(i === 0 ? FLED : `${FLED}-${i}`, at));
  return arena({
    board: { rows: Array<string>(4).fill('........') },
    figures: [us, ...them, hero('mate', [7, 3])],
    active: 'us',
    round: 1,
  });
}

/** The odds of the rest of a way, once so much of it has been walked; null: nothing of the turn is answered yet. */
function oddsOf(position: Position, walked: readonly Space[] | null, way: readonly Space[], by = 'us') {
  const session = new Session(encounterGame(position, seededChance, false), position.state);
  const state = cloneState(session.state);
  const since: string[] = [];
  const take = (id: string) => {
    since.push(id);
    session.decide(id);
  };
  if (walked) {
    take('move');
    for (const [x, y] of walked)
      take(
        session.pending!.options.find(
          ({ act }) => act.do === 'step' && act.space[0] === x && act.space[1] === y,
        )!.id,
      );
  }
  const { cards, encounter } = position;
  const made = since.map((option) => ({ option }));
  return finished(workOutWay({ state, cards, encounter, since: made, byHand: false }, by, way));
}

const strikers = (odds: ReturnType<typeof oddsOf>) =>
  odds.attacks.map(({ attacker, hit }) => [attacker, Math.round(hit * 36)]);
const once = [[FLED, STRUCK * 36]];

describe('I12, p.44: a way that is walked is struck at wherever it leaves somebody', () => {
  const row = (...xs: readonly number[]): Space[] => xs.map((x) => [x, 0]);

  test.each<[what: string, Position, walked: Space[] | null, way: Space[], unknown]>([
    ['from the spot', scene([[1, 1]]), null, row(1, 2, 3), once],
    ['only on its way', scene([[4, 1]]), null, row(1, 2, 3, 4), once],
    ['and not before', scene([[4, 1]]), null, row(1, 2, 3), []],
    ['from the middle of a move', scene([[2, 1]]), row(1), row(2, 3), once],
    ['from where the move begins', scene([[1, 1]]), [], row(1, 2), once],
    ['after a strike by dice none is left to it', scene([[7, 0]]), row(1, 2), row(3, 4), []],
    ['with points that are bought', scene([[2, 1]], 2, 2), null, row(1, 2, 3, 4), once],
    ['bought once and again', scene([[6, 1]], 2, 4), null, row(1, 2, 3, 4, 5, 6), once],
    ['to a space it cannot step to', scene([[1, 1]]), null, row(3, 4), []],
    ['to nowhere', scene([[1, 1]]), null, [], []],
    [
      'each strikes once (M4)',
      scene([
        [1, 1],
        [3, 1],
      ]),
      null,
      row(1, 2, 3, 4),
      [...once, [`${FLED}-1`, expect.any(Number)]],
    ],
  ])('%s', (_, position, walked, way, struck) => {
    expect(strikers(oddsOf(position, walked, way))).toEqual(struck);
  });

  test('whose turn it is not goes nowhere', () => {
    const odds = oddsOf(scene([[1, 1]]), null, row(1, 2), 'mate');
    expect(odds).toMatchObject({ dice: false, attacks: [], figures: [] });
  });
});
